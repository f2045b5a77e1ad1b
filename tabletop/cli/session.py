"""What serve answers to each request; it knows nothing of lines and pipes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tabletop import games
from tabletop.cli import requests as ask
from tabletop.cli.words import CommandError, checked, game_named, say
from tabletop.engine.match import Game, Match, Setup
from tabletop.engine.rules import Action, Beat, No, State
from tabletop.engine.table import Drag, Gesture, Piece, Zone
from tabletop.files import positions, records
from tabletop.files.places import places
from tabletop.files.replay import replay
from tabletop.files.words import read_action, write_action

Answer = dict[str, Any]


class RequestError(Exception):
    """A request cannot be answered; `kind` says what sort of trouble it is, `rule` which rule forbids it."""

    def __init__(self, kind: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.kind, self.rule = kind, rule


class Session:
    """One match at a time, and the answers about it."""

    def __init__(self) -> None:
        self._match: Match[Any] | None = None
        self.over = False
        """Whether the other side has said that it wants no more."""
        self._answers: dict[type[ask.Request], Callable[[Any], Answer]] = {
            ask.Games: self._games, ask.New: self._new, ask.Status: lambda _: self._status(),
            ask.View: self._view, ask.Legal: self._legal, ask.Check: self._check, ask.Play: self._play,
            ask.Undo: self._undo, ask.Redo: self._redo, ask.Hint: self._hint, ask.Save: self._save,
            ask.Load: self._load, ask.Position: self._position, ask.Quit: self._quit,
        }  # fmt: skip

    @property
    def match(self) -> Match[Any]:
        """The match that is being played."""
        if self._match is None:
            raise RequestError("no match", "There is no match yet: begin with “new”, “load” or “position”.")
        return self._match

    def answer(self, request: ask.Request) -> Answer:
        """The answer to a request. Raises RequestError; the match is then as it was."""
        return self._answers[type(request)](request)

    def _games(self, _request: ask.Games) -> Answer:
        return {"games": [_about(name) for name in games.GAMES]}

    def _new(self, request: ask.New) -> Answer:
        game = _game(request.game)
        setup = Setup(request.seed, request.seats, tuple(request.options.items()), request.names)
        match = Match(game, _checked(game, setup))
        self._match = match
        return self._happened(match.opening, None)

    def _status(self) -> Answer:
        match, step = self.match, self.match.choice
        game, s = match.game, match.state
        answer: Answer = {
            "game": game.id,
            "now": match.now,
            "length": len(match.entries),
            "clock": say(game.clock(s)),
            "scores": list(game.scores(s)),
            "digest": s.digest(),
        }
        if step is None:
            return answer | {"over": True, "ranks": list(game.ranks(s)), "verdict": say(game.verdict(s))}
        view = game.view(s, step.seat)
        choice = {
            "seat": step.seat,
            "step": type(step).__name__,
            "prompt": say(step.prompt(view)),
            "rules": list(step.rules_now(view)),
        }
        return answer | {"over": False, "choice": choice}

    def _view(self, request: ask.View) -> Answer:
        match = self.match
        seat = self._seat(request.seat)
        view = match.game.view(match.state, seat)
        layout = match.game.table.lay(view, seat)
        zones = [
            {"key": z.key, "name": say(z.name), "rect": _rect(z), "spots": len(z.spots)} for z in layout.zones
        ]
        pieces = [
            {
                "key": p.key,
                "zone": p.zone,
                "name": say(p.name),
                "text": say(p.text),
                "rect": _rect(p),
                "count": p.count,
                "turn": p.turn,
            }
            for p in layout.pieces
        ]
        return {"seat": seat, "state": positions.write(view), "zones": zones, "pieces": pieces}

    def _legal(self, request: ask.Legal) -> Answer:
        match, step = self.match, self.match.choice
        if step is None:
            return {"actions": []}
        view = match.game.view(match.state, step.seat)
        actions = [self._told(view, action) for action in match.legal()]
        if not request.tries:
            return {"actions": actions}
        refused = [
            self._told(view, action) | _no(no)
            for action in step.tries(match.state)
            if (no := step.check(match.state, action))
        ]
        return {"actions": actions, "refused": refused}

    def _told(self, view: State, action: Action) -> Answer:
        game = self.match.game
        return {
            "action": write_action(action),
            "words": say(game.say(view, action)),
            "effect": say(game.effect(view, action)),
            "gesture": _gesture(game.table.gesture(view, action)),
        }

    def _check(self, request: ask.Check) -> Answer:
        no = self.match.check(self._action(request.action))
        return {"allowed": True} if no is None else {"allowed": False} | _no(no)

    def _play(self, request: ask.Play) -> Answer:
        action = self._action(request.action)
        if no := self.match.check(action):
            raise RequestError("refused", say(no.reason), no.rule)
        seat = self._seat(request.seat)
        return self._happened(self.match.play(action), seat)

    def _undo(self, request: ask.Undo) -> Answer:
        match = self.match
        if match.now == 0:
            raise RequestError("nothing", "There is nothing to undo.")
        if match.entries[match.now - 1].final and not request.practice:
            text = "The last action showed something that was hidden. With “practice” it can be undone."
            raise RequestError("final", text)
        match.goto(match.now - 1)
        return self._status()

    def _redo(self, _request: ask.Redo) -> Answer:
        if self.match.now == len(self.match.entries):
            raise RequestError("nothing", "Nothing was undone.")
        seat = self.match.entries[self.match.now].seat
        return self._happened(self.match.redo_film(), seat)

    def _hint(self, request: ask.Hint) -> Answer:
        from tabletop.opponents import think_with

        match, step = self.match, self.match.choice
        if step is None:
            raise RequestError("nothing", "The match is over.")
        view = match.game.view(match.state, step.seat)
        thought = think_with(match.game, view, step.seat, request.seed, request.level)
        return self._told(view, thought.action) | {"why": [say(text) for text in thought.why]}

    def _save(self, request: ask.Save) -> Answer:
        made = records.record(self.match)
        if request.file is None:
            return {"record": records.document(made)}
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
        self._match = again.match
        gone = {"departure": say(again.departure.text)} if again.departure else {}
        return self._status() | gone

    def _position(self, request: ask.Position) -> Answer:
        if request.state is None and request.change is None:
            return {"state": positions.write(self.match.state)}
        game = _game(request.game) if request.game else self.match.game
        present = self.match.setup if self._match else Setup(1, ())
        seed = present.seed if request.seed is None else request.seed
        seats = present.seats if request.seats is None else request.seats
        chosen = present.options if request.options is None else tuple(request.options.items())
        setup = _checked(game, Setup(seed, seats, chosen))
        given = request.state if request.state is not None else positions.write(self.match.state)
        state = _changed(given, request.change or {})
        try:
            match = Match(game, setup, start=positions.read(game, state))
        except positions.PositionError as error:
            raise RequestError("position", str(error)) from error
        self._match = match
        return self._happened(match.opening, None)

    def _quit(self, _request: ask.Quit) -> Answer:
        self.over = True
        return {}

    def _happened(self, beats: list[Beat], seat: int | None) -> Answer:
        """Where the match stands, and what led there, as a seat may read it."""
        log = self.match.game.log
        lines = [line for beat in beats if (line := log(beat.event, -1 if seat is None else seat))]
        told = [{"text": say(line.text), "seat": line.seat, "rule": line.rule} for line in lines]
        return {"events": told} | self._status()

    def _seat(self, given: int | None) -> int:
        """The seat that is asked for: this one, or the one that chooses now."""
        seats, step = len(self.match.setup.seats), self.match.choice
        if given is None:
            return step.seat if step else 0
        if not 0 <= given < seats:
            raise RequestError("request", f"There is no seat {given}; the match has 0 to {seats - 1}.")
        return given

    def _action(self, written: ask.Written) -> Action:
        try:
            return read_action(self.match.game.actions, written)
        except KeyError as error:
            raise RequestError("action", f"{error.args[0]}.") from error
        except ValidationError as error:
            raise RequestError("action", places(error)) from error


def _about(name: str) -> Answer:
    about = games.about(name)
    return {
        "game": name,
        "title": say(about.title),
        "seats": list(about.seats),
        "automata": [f"{automa.id}:{level}" for automa in about.automata for level in automa.levels],
        "options": {option.key: [value.key for value in option.values] for option in about.options},
    }


def _game(name: str) -> Game[Any]:
    try:
        return game_named(name)
    except CommandError as error:
        raise RequestError("request", str(error)) from error


def _checked(game: Game[Any], setup: Setup) -> Setup:
    try:
        return checked(game, setup)
    except CommandError as error:
        raise RequestError("setup", str(error)) from error


def _no(no: No) -> Answer:
    return {"rule": no.rule, "reason": say(no.reason)}


def _rect(thing: Zone | Piece) -> list[float]:
    return [round(value, 2) for value in (thing.x, thing.y, thing.w, thing.h)]


def _changed(state: Answer, change: dict[str, Any]) -> Answer:
    """The same state with other values at some places, written “players.0.money”."""
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


def _gesture(gesture: Gesture) -> Answer:
    if isinstance(gesture, Drag):
        return {"drag": gesture.piece, "to": gesture.zone, "at": gesture.at, "turn": gesture.turn}
    return {"press": gesture.thing}
