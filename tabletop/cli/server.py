"""Answers the requests of serve, without knowing about lines and pipes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tabletop import games
from tabletop.cli import json_answers
from tabletop.cli import requests as ask
from tabletop.cli.arguments import CommandError, checked, game_named
from tabletop.cli.autosave import Autosave
from tabletop.cli.match_answers import Answer, MatchAnswers
from tabletop.cli.output import say
from tabletop.cli.requests import RequestError
from tabletop.engine.game import AnyGame, Setup
from tabletop.engine.match import AnyMatch, Match
from tabletop.files import position_check, positions, records
from tabletop.files.documents import Document
from tabletop.files.replay import replay
from tabletop.files.setup_codec import Seats
from tabletop.session.match_store import MatchSaver


class Session:
    """One match at a time, and the answers about it."""

    def __init__(self) -> None:
        self._answers: MatchAnswers | None = None
        self._keeping = Autosave()
        self.over = False
        """True if the client has quit."""
        self._own: dict[type[ask.Request], Callable[[Any], Answer]] = {
            ask.Games: self._games, ask.New: self._new, ask.Open: self._open, ask.Save: self._save,
            ask.Load: self._load, ask.Position: self._position, ask.Quit: self._quit,
        }  # fmt: skip
        """What answers the requests that are not about the present match."""

    @property
    def answers(self) -> MatchAnswers:
        """The answers about the match being played."""
        if self._answers is None:
            raise RequestError("no match", "There is no match yet: begin with “new”, “load” or “position”.")
        return self._answers

    @property
    def match(self) -> AnyMatch:
        """The match being played."""
        return self.answers.match

    def replace_match(
        self, match: AnyMatch, keeper: MatchSaver | None = None, *, practice: bool = False
    ) -> MatchAnswers:
        """Answer about another match from now on; `keeper` saves it in the library."""
        if self._answers is not None:
            self._answers.release_match()
        self._answers = MatchAnswers(match, keeper, practice=practice)
        return self._answers

    def close(self) -> None:
        """Release the library, and the match if it is stored there."""
        if self._answers is not None:
            self._answers.release_match()
        self._keeping.close()

    def answer(self, request: ask.Request) -> Answer:
        """Answer a request.

        Raises:
            RequestError: The request cannot be answered; the match has not changed.
        """
        own, before = self._own.get(type(request)), self._answers
        try:
            answer = own(request) if own is not None else self.answers.answer_request(request)
        except BaseException:
            self._answers = before
            raise
        notices = self._keeping.failed_before()
        return answer | ({"told": notices} if notices else {})

    def _games(self, _request: ask.Games) -> Answer:
        return {"games": [json_answers.about(name) for name in games.GAMES]}

    def _new(self, request: ask.New) -> Answer:
        game = _game(request.game)
        given = Seats(request.seed, request.seats, request.options, request.names, request.seat_options)
        match = Match(game, _checked(game, given.setup()))
        keeper = self._keeping.begun(match) if request.keep else None
        opened = self.replace_match(match, keeper).status_after(match.opening, None)
        return ({"match": keeper.id} if keeper else {}) | opened

    def _open(self, request: ask.Open) -> Answer:
        keeper = self._keeping.resumed(request.match, _game(self._keeping.game_of(request.match)))
        answers = self.replace_match(keeper.match, keeper, practice=keeper.practice)
        return {"match": keeper.id} | answers.status()

    def _save(self, request: ask.Save) -> Answer:
        keeper = self.answers.keeper
        began = keeper.shelf.began(keeper.id) if keeper is not None else ""
        made = records.record(self.match, practice=self.answers.practice, began=began)
        if request.file is None:
            records.check_size(made, "record")
            return {"record": records.record_json(made)}
        records.write(Path(request.file), made)
        return {"file": request.file}

    def _load(self, request: ask.Load) -> Answer:
        if (request.file is None) == (request.record is None):
            raise RequestError("request", "“load” needs “file” or “record”, one of them.")
        if request.file is not None:
            name, record = Path(request.file).name, records.read(Path(request.file))
        else:
            name = "record"
            record = records.parse(records.dump_action({"format": 1} | (request.record or {})), name)
        again = replay(record, _game(record.game), name)
        answers = self.replace_match(again.match, practice=again.practice)
        gone = {"departure": say(again.departure.text)} if again.departure else {}
        return answers.status() | gone

    def _position(self, request: ask.Position) -> Answer:
        if request.state is None and request.change is None:
            return {"state": positions.write(self.match.state)}
        game = _game(request.game) if request.game else self.match.game
        present = self.match.setup if self._answers else Setup(1, ())
        seed = present.seed if request.seed is None else request.seed
        seats = present.seats if request.seats is None else request.seats
        chosen = present.options if request.options is None else tuple(request.options.items())
        setup = _checked(game, Setup(seed, seats, chosen))
        given = request.state if request.state is not None else positions.write(self.match.state)
        state = _changed(given, request.change or {})
        try:
            match = position_check.begun(game, setup, positions.read(game, state))
        except positions.PositionError as error:
            raise RequestError("position", str(error)) from error
        return self.replace_match(match).status_after(match.opening, None)

    def _quit(self, _request: ask.Quit) -> Answer:
        self.over = True
        return {}


def _game(name: str) -> AnyGame:
    try:
        return game_named(name)
    except CommandError as error:
        raise RequestError("request", str(error)) from error


def _checked(game: AnyGame, setup: Setup) -> Setup:
    try:
        return checked(game, setup)
    except CommandError as error:
        raise RequestError("setup", str(error)) from error


def _changed(state: Answer, change: Document) -> Answer:
    """Set values in the state by path ("players.0.money") and return it."""
    for place, value in change.items():
        *way, last = place.split(".")
        part: Any = state
        try:
            for step in way:
                part = part[int(step)] if isinstance(part, list) else part[step]
            key: int | str = int(last) if isinstance(part, list) else last
            part[key] = value
        except (LookupError, TypeError, ValueError) as error:
            raise RequestError("position", f"The state has no place “{place}”.") from error
    return state
