"""The answers of serve about one match: what it shows, and what is played in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from tabletop.cli import json_answers
from tabletop.cli import requests as ask
from tabletop.cli.output import say
from tabletop.cli.requests import RequestError
from tabletop.engine import rules
from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import Action, Beat, State
from tabletop.files import positions
from tabletop.files.codec import read_action, write_action
from tabletop.files.documents import Document
from tabletop.files.json_errors import json_errors
from tabletop.session.match_store import MatchSaver
from tabletop.session.views import EVERYBODY

Answer = Document


class MatchAnswers:
    """One match and the answers about it."""

    def __init__(self, match: AnyMatch, keeper: MatchSaver | None = None, *, practice: bool = False) -> None:
        """Begin to answer.

        Args:
            match: The match.
            keeper: Saves it in the library; None if it is not saved.
            practice: True if undo went past hidden information.
        """
        self.match, self.keeper, self.practice = match, keeper, practice
        self._answers: dict[type[ask.Request], Callable[[Any], Answer]] = {
            ask.Status: lambda one: self.status(one.seat), ask.View: self._view, ask.Legal: self._legal,
            ask.Check: self._check, ask.Play: self._play, ask.Undo: self._undo, ask.Redo: self._redo,
            ask.Hint: self._hint,
        }  # fmt: skip

    def release_match(self) -> None:
        """Release the match if it is stored in the library."""
        keeper, self.keeper = self.keeper, None
        if keeper is not None:
            keeper.close()

    def answer_request(self, request: ask.Request) -> Answer:
        """Answer a request about the match.

        Raises:
            RequestError: The request cannot be answered; the match has not changed.
        """
        for seat in (getattr(request, "seat", None), getattr(request, "by", None)):
            everybody = seat == EVERYBODY and isinstance(request, ask.View)
            if seat is not None and not everybody:
                self.seat_of(seat)
        at, practice = self.match.now, self.practice
        try:
            return self._answers[type(request)](request)
        except BaseException:
            self.match.now, self.practice = at, practice
            raise

    def status(self, seat: int | None = None) -> Answer:
        """Return the match's status, all of it from a view: the full state's digest and points would leak."""
        match, step = self.match, self.match.choice
        game = match.game
        s = game.view(match.state, self.seat_of(seat))
        answer: Answer = {
            "game": game.id,
            "now": match.now,
            "length": len(match.entries),
            "clock": say(game.progress_text(s)),
            "digest": s.digest(),
        } | json_answers.points(game, s)
        if (end := game.result(s)) is not None:
            return answer | {"over": True, "ranks": list(end.ranks), "verdict": say(end.verdict)}
        assert step is not None
        view = s if seat is not None else game.view(match.state, step.seat)
        answer["waiting"] = [one.seat for one in match.waiting]
        choice = {
            "seat": step.seat,
            "step": type(step).__name__,
            "prompt": say(step.prompt(view)),
            "rules": list(step.rules_now(view)),
        }
        return answer | {"over": False, "choice": choice}

    def status_after(self, beats: list[Beat], seat: int | None) -> Answer:
        """Return the match's status, and the events before it as a seat may read them."""
        log = self.match.game.log
        lines = [line for beat in beats if (line := log(beat.event, -1 if seat is None else seat))]
        events = [{"text": say(line.text), "seat": line.seat, "rule": line.rule} for line in lines]
        return {"events": events} | self.status()

    def seat_of(self, given: int | None) -> int:
        """Return the seat given, or the seat that chooses now."""
        seats, step = len(self.match.setup.seats), self.match.choice
        if given is None:
            return step.seat if step else 0
        if not 0 <= given < seats:
            raise RequestError("request", f"There is no seat {given}; the match has 0 to {seats - 1}.")
        return given

    def _view(self, request: ask.View) -> Answer:
        match = self.match
        seat = self.seat_of(None) if request.seat is None else request.seat
        view = match.game.view(match.state, seat)
        layout = match.game.table.layout(view, seat)
        zones = [
            {"key": z.key, "name": say(z.name), "rect": json_answers.rect(z), "spots": len(z.spots)}
            for z in layout.zones
        ]
        pieces = [
            {
                "key": p.key,
                "zone": p.zone,
                "name": say(p.name),
                "text": say(p.text),
                "rect": json_answers.rect(p),
                "count": p.count,
                "turn": p.turn,
            }
            for p in layout.pieces
        ]
        lies = {"zones": zones, "pieces": pieces}
        return {"seat": seat, "state": positions.write(view), "digest": view.digest(), **lies}

    def _legal(self, request: ask.Legal) -> Answer:
        match, step = self.match, rules.pending_choice(self.match.state, request.seat)
        if step is None:
            return {"actions": []}
        view = match.game.view(match.state, step.seat)
        actions = [self._event_json(view, action) for action in match.legal_actions(step.seat)]
        if not request.tries:
            return {"actions": actions}
        refused = [
            self._event_json(view, action) | json_answers.refusal(no)
            for action in step.all_candidate_actions(match.state)
            if (no := step.check(match.state, action))
        ]
        return {"actions": actions, "refused": refused}

    def _event_json(self, view: State, action: Action) -> Answer:
        game = self.match.game
        return {
            "action": write_action(action),
            "words": say(game.say(view, action)),
            "effect": say(game.outcome_text(view, action)),
            "gesture": json_answers.gesture(game.table.gesture(view, action)),
        }

    def _check(self, request: ask.Check) -> Answer:
        no = self.match.check(self._action(request.action), request.seat)
        return {"allowed": True} if no is None else {"allowed": False} | json_answers.refusal(no)

    def _play(self, request: ask.Play) -> Answer:
        action = self._action(request.action)
        if no := self.match.check(action, request.by):
            raise RequestError("refused", say(no.reason), no.rule)
        seat = self.seat_of(request.seat if request.by is None else request.by)
        beats = self.match.play_or_go_back(action, request.by)
        if beats is None:
            self._moved()
        elif self.keeper is not None:
            self.keeper.save_move()
        return self.status_after(beats or [], seat)

    def _undo(self, request: ask.Undo) -> Answer:
        match = self.match
        if match.now == 0:
            raise RequestError("nothing", "There is nothing to undo.")
        if match.entries[match.now - 1].final:
            if not request.practice:
                text = "The last action showed something that was hidden. With “practice” it can be undone."
                raise RequestError("final", text)
            self.practice = True
            if self.keeper is not None:
                self.keeper.practise()
        match.goto(match.now - 1)
        self._moved()
        return self.status()

    def _moved(self) -> None:
        if self.keeper is not None:
            self.keeper.moved()

    def _redo(self, _request: ask.Redo) -> Answer:
        if self.match.now == len(self.match.entries):
            raise RequestError("nothing", "Nothing was undone.")
        seat = self.match.entries[self.match.now].seat
        beats = self.match.redo()
        self._moved()
        return self.status_after(beats, seat)

    def _hint(self, request: ask.Hint) -> Answer:
        from tabletop.opponents.bot_reasons import choose_and_explain, reason_texts
        from tabletop.opponents.hint import advise

        match, step = self.match, self.match.choice
        if step is None:
            raise RequestError("nothing", "The match is over.")
        if self.keeper is not None:
            self.keeper.note_hint()
        view = match.game.view(match.state, step.seat)
        if request.stage is not None:
            advice = advise(match.game, view, step.seat, request.seed)
            found = {"where": json_answers.hint_places(match.game, view, advice)}
            found |= self._event_json(view, advice.action) if request.stage > 1 else {}
            more = json_answers.compared(match, view, step.seat, advice) if request.stage > 2 else {}
            return found | more
        thought = choose_and_explain(match.game, view, step.seat, request.seed, request.level)
        why = reason_texts(match.game, view, thought, step.seat, match.game.seat_texts(match.setup))
        return self._event_json(view, thought.action) | {"why": [say(text) for text in why]}

    def _action(self, written: ask.Written) -> Action:
        try:
            return read_action(self.match.game.actions, written)
        except KeyError as error:
            raise RequestError("action", f"{error.args[0]}.") from error
        except ValidationError as error:
            raise RequestError("action", json_errors(error)) from error
