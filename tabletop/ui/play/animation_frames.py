"""From beats to pictures: how long each stays, what it sounds like, and what is told of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tabletop.engine.game import PERSON
from tabletop.engine.reward import Reward
from tabletop.engine.table import Face, Layout, Piece, Zone
from tabletop.session.protocol import BeatView, Session
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table.animation import AnimationFrame

OWN_MS, COME_MS, OTHERS_MS = 200, 450, 600
"""How long a beat lasts at speed 1: the player's own, one that comes of it by itself, and an opponent's."""
HEARD = 5
"""So many rewards of a film are heard at most."""
ROLL_MS = 900
"""How long it lasts at least where dice roll or a needle spins, so that this is seen."""


@dataclass(frozen=True, slots=True)
class Frame(AnimationFrame):
    """One picture of a match: what else is known of it.

    `view`: the game at this picture, as who looks on sees it. `seat`: whose it is; -1: the table's, nobody
    has done it, and it is shown in the turn of the seat `after` which it comes.
    `result`: the words tell what came of an action, not the action.
    `whose`: the seat that the words are about; -1: nobody's.
    `reward`: what it brings somebody, and `large`: what is shown large for it, as it lies or has lain.
    """

    view: Any
    seat: int
    after: int = -1
    reason: bool = False
    rule: str = ""
    result: bool = False
    whose: int = -1
    reward: Reward | None = None
    large: Piece | Zone | None = None

    @property
    def turn(self) -> int:
        """The seat in whose turn it is shown; -1: nobody's."""
        return self.seat if self.seat >= 0 else self.after


class FrameBuilder:
    """Makes the films of one match for a pair of eyes."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.own_speed, self.others_speed = 1.0, 1.0

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        seats = self.session.setup.seats
        return 0 <= seat < len(seats) and seats[seat] == PERSON

    def frames(self, beats: Iterable[BeatView], actor: int, viewer: int, before: Layout) -> list[Frame]:
        """The film of an action by a seat: a picture for each beat, with its words if there are any.

        `before`: how the table lay until then.
        """
        table, made, rewards = self.session.game.table, list[Frame](), 0
        for beat, seat, turn in self.whose(beats, actor):
            layout = table.layout(beat.view, viewer)
            came = beat.line is not None and any(frame.words for frame in made)
            least = ROLL_MS if rolls(before, layout) else 0
            frame = self._frame(beat, layout, (seat, turn), sound(before, layout), came=came, least=least)
            if (reward := frame.reward) is not None:
                thing = _thing(reward.large, layout, before) if reward.large else None
                frame = replace(frame, large=thing, sound=reward.sound if rewards < HEARD else "")
                rewards += 1
            made.append(frame)
            before = layout
        return made

    @staticmethod
    def whose(beats: Iterable[BeatView], actor: int) -> Iterator[tuple[BeatView, int, int]]:
        """Each beat of an action by a seat, whose it is (-1: the table's), and in whose turn it is shown.

        A beat that is the table's belongs to the turn of the seat before it.
        """
        turn = actor
        for beat in beats:
            seat = beat.line.seat if beat.line is not None else turn
            turn = seat if seat >= 0 else turn
            yield beat, seat, turn

    def _frame(
        self, beat: BeatView, layout: Layout, whose: tuple[int, int], heard: str, *, came: bool, least: int
    ) -> Frame:
        line, (seat, turn) = beat.line, whose
        own = self.is_person(turn)
        speed = self.own_speed if own else self.others_speed
        lasts = max(OTHERS_MS if not own else COME_MS if came else OWN_MS, least)
        ms = round(lasts / speed) if speed else 0
        words = to_language(line.text) if line else ""
        return Frame(
            layout=layout,
            view=beat.view,
            ms=ms,
            sound=heard,
            words=words,
            seat=seat,
            after=turn,
            reason=beat.reason,
            rule=line.rule if line else "",
            result=came,
            whose=line.seat if line else -1,
            reward=line.reward if line else None,
        )


def _thing(key: str, *layouts: Layout) -> Piece | Zone | None:
    """A piece or a zone as it lies in the first of these layouts that has it."""
    for layout in layouts:
        things: tuple[Piece | Zone, ...] = (*layout.pieces, *layout.zones)
        for thing in things:
            if thing.key == key:
                return thing
    return None


WOOD, CARD = 30.0, 40.0
"""Millimetres: what is narrower than the first is a wooden piece, what is wider than the second a card."""
MIXED = 3
"""How many things must come back to a pile at once until it is heard to be mixed."""


def rolls(before: Layout, after: Layout) -> bool:
    """Whether anything goes round between two layouts, dice or a needle, by more than a whole turn."""
    was = {piece.key: piece for piece in before.pieces}
    return any(p.angle - was[p.key].angle > 360 for p in after.pieces if p.key in was)


def sound(before: Layout, after: Layout) -> str:
    """What is heard when the table changes so: the largest kind of thing that moved; "" for nothing.

    A polyomino of a kind that was not there comes out of the water, or goes back into it.
    """
    was = {piece.key: piece for piece in before.pieces}
    moved = [p for p in after.pieces if (o := was.get(p.key)) is None or (o.x, o.y) != (p.x, p.y)]
    changed = [p for p in after.pieces if p.key in was and was[p.key].face != p.face]
    if any(p.count >= was[p.key].count + MIXED for p in after.pieces if p.key in was):
        return "shuffle"
    if {p.face for p in before.pieces if p.cells} ^ {p.face for p in after.pieces if p.cells}:
        return "splash"
    if any(piece.cells for piece in moved):
        return "drop"
    if any(piece.w > CARD for piece in moved):
        return "card"
    if any(piece.w < WOOD for piece in moved) or rolls(before, after):
        return "wood"
    heard = {heard_of(piece) for piece in changed}
    return next((name for name in ("coin", "card") if name in heard), "")


def heard_of(piece: Piece) -> str:
    """What is heard when the drawing of a piece changes where it lies."""
    if isinstance(piece.face, Face):
        return piece.face.heard
    if piece.face.startswith("money"):
        return "coin"
    return "card" if piece.w > CARD and ":" not in piece.face else ""
