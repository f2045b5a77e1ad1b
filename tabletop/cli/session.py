"""What serve answers to each request; it knows nothing of lines and pipes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from tabletop import games
from tabletop.cli import requests as ask
from tabletop.cli.words import CommandError, checked, game_named, say
from tabletop.engine import rules
from tabletop.engine.game import HOUSE, PERSON, Game, Setup
from tabletop.engine.match import Match
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Beat, Said, State
from tabletop.engine.table import Drag, Gesture, Piece, Zone
from tabletop.files import positions, records, soundness
from tabletop.files.places import places
from tabletop.files.replay import replay
from tabletop.files.seats import Seats
from tabletop.files.words import read_action, write_action, write_line

Answer = dict[str, Any]


class RequestError(Exception):
    """A request cannot be answered; `kind` says what sort of trouble it is, `rule` which rule forbids it."""

    def __init__(self, kind: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.kind, self.rule = kind, rule


SEATED = (ask.Status, ask.Watch, ask.Legal, ask.Check, ask.Play, ask.Back, ask.Quit)
"""What may be asked by whoever sits at some seats only."""


class Session:
    """One match at a time, and the answers about it."""

    def __init__(self) -> None:
        self._match: Match[Any] | None = None
        self._practice = False
        """Whether undo went past what was hidden."""
        self.seats: tuple[int, ...] | None = None
        """The seats that the other side has; None: it is trusted with all."""
        self.over = False
        """Whether the other side has said that it wants no more."""
        self._answers: dict[type[ask.Request], Callable[[Any], Answer]] = {
            ask.Games: self._games, ask.New: self._new, ask.Status: lambda asked: self._status(asked.seat),
            ask.View: self._view, ask.Legal: self._legal, ask.Check: self._check, ask.Play: self._play,
            ask.Undo: self._undo, ask.Redo: self._redo, ask.Hint: self._hint, ask.Save: self._save,
            ask.Load: self._load, ask.Position: self._position, ask.Quit: self._quit,
            ask.Sit: self._sit, ask.Watch: self._watch, ask.Back: self._back,
        }  # fmt: skip

    @property
    def match(self) -> Match[Any]:
        """The match that is being played."""
        if self._match is None:
            raise RequestError("no match", "There is no match yet: begin with “new”, “load” or “position”.")
        return self._match

    def answer(self, request: ask.Request) -> Answer:
        """The answer to a request. Raises RequestError; the match is then as it was."""
        if self.seats is not None:
            self._guard(request)
        before, practice = self._match, self._practice
        at = before.now if before else 0
        try:
            return self._answers[type(request)](request)
        except BaseException:
            self._match, self._practice = before, practice
            if before:
                before.now = at
            raise

    def _guard(self, request: ask.Request) -> None:
        """Refuse what would show or do more than the seats of the other side may."""
        if not isinstance(request, SEATED):
            raise RequestError(
                "request", "Whoever sits at a seat can watch, legal, check, play, back, status and quit."
            )
        seat = getattr(request, "by", None) if isinstance(request, ask.Play) else getattr(request, "seat", -1)
        if isinstance(request, ask.Status) and seat is None:
            return
        if seat != -1 and seat not in (self.seats or ()):
            raise RequestError("request", f"Name one of your seats: {', '.join(map(str, self.seats or ()))}.")

    def _sit(self, request: ask.Sit) -> Answer:
        self.seats = tuple(self._seat(seat) for seat in request.seats)
        self._house()
        setup = self.match.setup
        written = Seats.of(replace(setup, seed=0)).document()
        return {"game": self.match.game.id, "setup": written} | self._status()

    def _house(self) -> None:
        """Let house opponents play their seats, where this end is the host of others."""
        from tabletop.opponents import think_with

        match = self.match
        while (
            step := next((one for one in match.waiting if match.setup.seats[one.seat] in HOUSE), None)
        ) is not None:
            view, level = match.game.view(match.state, step.seat), match.setup.seats[step.seat]
            match.play(
                think_with(match.game, view, step.seat, match.setup.seed + match.now, level).action, step.seat
            )

    def _watch(self, request: ask.Watch) -> Answer:
        match, seat = self.match, request.seat
        first = max(0, request.since)
        moments = [
            {
                "by": match.entries[at].seat,
                "final": match.entries[at].final,
                "beats": self._seen(match.film(at), seat),
                "view": positions.write(match.game.view(match.states[at + 1], seat)),
            }
            for at in range(first, len(match.entries))
        ]
        began = {
            "opening": self._seen(match.opening, seat),
            "view": positions.write(match.game.view(match.states[0], seat)),
        }
        return {"now": match.now, "moments": moments} | ({} if request.since else began)

    def _seen(self, beats: list[Beat], seat: int) -> list[Answer]:
        game = self.match.game
        return [
            {
                "line": write_line(line) if (line := game.log(beat.event, seat)) else None,
                "reason": isinstance(beat.event, Said),
                "view": positions.write(game.view(beat.state, seat)),
            }
            for beat in beats
        ]

    def _back(self, request: ask.Back) -> Answer:
        match, seat = self.match, request.seat
        try:
            match.unseal(seat)
        except ValueError:
            at = match.undo_to([seat])
            persons = {one for one, who in enumerate(match.setup.seats) if who == PERSON} - {seat}
            if at is None or any(entry.seat in persons for entry in match.entries[at : match.now]):
                raise RequestError("final", "Nothing of yours can be taken back now.") from None
            match.goto(at)
        return self._status()

    def _games(self, _request: ask.Games) -> Answer:
        return {"games": [_about(name) for name in games.GAMES]}

    def _new(self, request: ask.New) -> Answer:
        game = _game(request.game)
        given = Seats(request.seed, request.seats, request.options, request.names, request.seat_options)
        match = Match(game, _checked(game, given.setup()))
        self._match, self._practice = match, False
        return self._happened(match.opening, None)

    def _status(self, seat: int | None = None) -> Answer:
        """Where the match stands, all of it from a view: digest and points of the truth would tell of it."""
        match, step = self.match, self.match.choice
        game = match.game
        s = game.view(match.state, self.seats[0] if self.seats and seat is None else self._seat(seat))
        answer: Answer = {
            "game": game.id,
            "now": match.now,
            "length": len(match.entries),
            "clock": say(game.clock(s)),
            "scores": list(game.scores(s)),
        }
        if self.seats is None:
            answer["digest"] = s.digest()
        if step is None:
            return answer | {"over": True, "ranks": list(game.ranks(s)), "verdict": say(game.verdict(s))}
        view = s if self.seats or seat is not None else game.view(match.state, step.seat)
        answer["waiting"] = [one.seat for one in match.waiting]
        choice = {
            "seat": step.seat,
            "step": type(step).__name__,
            "prompt": say(step.prompt(view)),
            "rules": list(step.rules_now(view)),
        }
        return answer | {"over": False, "choice": choice}

    def _view(self, request: ask.View) -> Answer:
        match = self.match
        seat = soundness.EVERYBODY if request.seat == soundness.EVERYBODY else self._seat(request.seat)
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
        lies = {"zones": zones, "pieces": pieces}
        return {"seat": seat, "state": positions.write(view), "digest": view.digest(), **lies}

    def _legal(self, request: ask.Legal) -> Answer:
        match, step = self.match, rules.choice(self.match.state, request.seat)
        if step is None:
            return {"actions": []}
        view = match.game.view(match.state, step.seat)
        actions = [self._told(view, action) for action in match.legal(step.seat)]
        if not request.tries:
            return {"actions": actions}
        refused = [
            self._told(view, action) | _no(no)
            for action in step.all_tries(match.state)
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
        no = self.match.check(self._action(request.action), request.seat)
        return {"allowed": True} if no is None else {"allowed": False} | _no(no)

    def _play(self, request: ask.Play) -> Answer:
        action = self._action(request.action)
        if no := self.match.check(action, request.by):
            raise RequestError("refused", say(no.reason), no.rule)
        seat = request.by if self.seats else self._seat(request.seat if request.by is None else request.by)
        beats = self.match.play(action, request.by)
        if self.seats is not None:
            self._house()
        return self._happened(beats, seat)

    def _undo(self, request: ask.Undo) -> Answer:
        match = self.match
        if match.now == 0:
            raise RequestError("nothing", "There is nothing to undo.")
        if match.entries[match.now - 1].final:
            if not request.practice:
                text = "The last action showed something that was hidden. With “practice” it can be undone."
                raise RequestError("final", text)
            self._practice = True
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
        made = records.record(self.match, practice=self._practice)
        if request.file is None:
            records.measure(made, "record")
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
        self._match, self._practice = again.match, again.practice
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
            match = soundness.begun(game, setup, positions.read(game, state))
        except positions.PositionError as error:
            raise RequestError("position", str(error)) from error
        self._match, self._practice = match, False
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
        "seat_options": {o.key: [value.key for value in o.values] for o in about.own_options},
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
