"""The host of a match, for clients in another process: gives out what each seat saw, as JSON."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.match import AnyMatch
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action
from tabletop.files import positions
from tabletop.files.codec import write_line, write_text
from tabletop.files.documents import Document
from tabletop.files.setup_codec import Seats
from tabletop.session.bot_seats import bot_level, level_of, seed_of
from tabletop.session.local import LocalSession
from tabletop.session.match_store import MatchSaver
from tabletop.session.views import BeatView, human_seats


class Host:
    """Gives out what some seats of a match may see, does what they may do, and plays the bots' seats."""

    def __init__(self, match: AnyMatch, seats: tuple[int, ...], keeper: MatchSaver | None = None) -> None:
        self._end = LocalSession(match, keeper, seats=seats)
        self._match, self._keeper = match, keeper

    def sit(self) -> Document:
        """Return the game's id, its setup without the seed, and whether it is saved (`kept`) and practice."""
        setup = Seats.of(replace(self._match.setup, seed=0)).document()
        saved = self._keeper is not None and not self._keeper.failing
        return {
            "game": self._match.game.id,
            "setup": setup,
            "kept": saved,
            "practice": self._end.history.practice,
        }

    def events_since(self, seat: int, since: int) -> Document:
        """Return what a seat saw of the entries from number `since` on, as the protocol's document.

        If `since` is 0, the opening and the first view are included.
        """
        first, entries = max(0, since), self._match.entries
        reply: Document = {"now": self._match.now}
        if not first:
            reply["opening"] = self._film(-1, seat)
            reply["view"] = positions.write(self._end.view(0, seat))
        moments = [
            {
                "by": entries[at].seat,
                "final": entries[at].final,
                "own": entries[at].own,
                "beats": self._film(at, seat),
                "view": positions.write(self._end.view(at + 1, seat)),
                "reasons": [
                    {"seat": whose, "why": [write_text(why) for why in whys]}
                    for whose, whys in self._end.bot_reasons(at, seat)
                ],
            }
            for at in range(first, len(entries))
        ]
        return reply | {"moments": moments}

    def _film(self, at: int, seat: int) -> list[Document]:
        return [_written(beat) for beat in self._end.beats(at, seat)]

    def reveal_all(self) -> list[Document] | None:
        """Every full state up to now, hidden parts included; None while the match lasts."""
        match = self._match
        if match.choice is not None:
            return None
        return [positions.write(state) for state in match.states[: match.now + 1]]

    def play(self, seat: int, action: Action) -> No | None:
        """Do an action of a seat, or undo what it takes back; returns the refusal, or None."""
        return self._end.submit(seat, action)

    def let_bot_act(self) -> bool:
        """Let the first bot whose choice waits act; True if there was one."""
        from tabletop.opponents.bot_reasons import choose_and_explain

        match = self._match
        step = next((one for one in match.waiting if bot_level(match.setup, one.seat)), None)
        if step is None:
            return False
        view, seed = match.game.view(match.state, step.seat), seed_of(match.setup, match.now)
        thought = choose_and_explain(match.game, view, step.seat, seed, level_of(match.setup, step))
        self._end.do(step.seat, thought.action, thought)
        return True

    def back(self, seat: int) -> int | None:
        """Undo the seat's sealed actions, or its last action with the automatic steps after it.

        Returns:
            The index of the first entry that has changed; None if nothing can be undone now.
        """
        match, before = self._match, list(self._match.entries[: self._match.now])
        try:
            match.unseal(seat)
        except ValueError:
            at = match.undo_target([seat], practice=self._end.history.practice)
            others = set(human_seats(match.setup)) - {seat}
            if at is None or any(entry.seat in others for entry in before[at:]):
                return None
            match.goto(at)
            if self._keeper is not None:
                self._keeper.moved()
            return at
        if self._keeper is not None:
            self._keeper.save_as_new()
        pairs = zip(before, match.entries[: match.now], strict=False)
        return next((at for at, (was, now) in enumerate(pairs) if was is not now), match.now)


def _written(beat: BeatView) -> Document:
    line = write_line(beat.line) if beat.line is not None else None
    written = {"line": line, "reason": beat.reason, "view": positions.write(beat.view)}
    return written | ({"motion": beat.motion, "coins": beat.coins} if beat.motion else {})
