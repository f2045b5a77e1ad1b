"""Turns beats into animation frames: how long each stays, its sound, and its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tabletop.engine.game import PERSON
from tabletop.engine.motion import CountUp, Fly, Motion, TurnOver
from tabletop.engine.reward import Reward
from tabletop.engine.rules import State
from tabletop.engine.table import Face, Layout, Piece, Zone
from tabletop.engine.text import NO_TEXT, Text
from tabletop.session.protocol import Session
from tabletop.session.views import BeatView
from tabletop.ui.play.reveal import lowest_first, not_yet_counted, without_detours
from tabletop.ui.style.i18n import to_language
from tabletop.ui.table.animation import AnimationFrame
from tabletop.ui.table.sounds import rising

OWN_MS, _COME_MS, OTHERS_MS = 200, 450, 600
"""Milliseconds of a beat at speed 1: the player's own, an automatic one that follows, and an opponent's."""
HEARD = 5
"""Maximum number of rewards with a sound in one animation."""
_LONG = 3
"""Number of events of a kind in an animation that have their full time, see `Motion.later`."""
_OWN_FLIGHT = 0.5
"""Part of a flight's time in one's own turn: mostly the piece lies there already, where it was dropped."""
_MOMENTS_MS = 8000
"""Maximum milliseconds of all frames with a motion in one animation."""
_ROLL_MS = 900
"""Minimum milliseconds of a frame in which dice roll or a needle spins."""


@dataclass(frozen=True, slots=True)
class Frame(AnimationFrame):
    """One frame of a match's animation.

    Attributes:
        view: The state at this frame, as the viewer sees it.
        seat: The seat of the event; -1 for an event at the table, which no seat causes.
        after: The seat in whose turn such an event is shown.
        reason: True if the words give a reason.
        rule: The number of the rule, or "".
        result: True if the words describe the outcome of an action, not the action.
        whose: The seat that the words are about; -1 for none.
        text: The words before they are translated.
        reward: The reward that somebody gets, or None.
        large: The thing that is shown large for the reward, where it lies or has lain, or None.
        coins: The number of coins that fly to the purse.
    """

    view: State
    seat: int
    after: int = -1
    reason: bool = False
    rule: str = ""
    result: bool = False
    whose: int = -1
    text: Text = NO_TEXT
    reward: Reward | None = None
    large: Piece | Zone | None = None
    coins: int = 1

    @property
    def turn(self) -> int:
        """The seat in whose turn it is shown; -1 for none."""
        return self.seat if self.seat >= 0 else self.after


class FrameBuilder:
    """Builds the animations of one match for one viewer."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.own_speed, self.others_speed = 1.0, 1.0

    def is_person(self, seat: int) -> bool:
        """Return True if a person plays this seat."""
        seats = self.session.setup.seats
        return 0 <= seat < len(seats) and seats[seat] == PERSON

    def frames(
        self,
        beats: Sequence[BeatView],
        actor: int,
        viewer: int,
        before: Layout,
        *,
        revealed: Layout | None = None,
    ) -> list[Frame]:
        """Return the animation of an action: a frame for each beat, with its words if there are any.

        Args:
            beats: The beats of the action.
            actor: The seat that acts.
            viewer: The seat that looks, or EVERYBODY.
            before: The layout before the action.
            revealed: The layout after the action if it reveals what several seats have sealed, else None.
        """
        table, made, rewards, moments = self.session.game.table, list[Frame](), 0, Counter[str]()
        layouts = [table.layout(beat.view, viewer) for beat in beats]
        if revealed is not None:
            layouts = without_detours(before, [*layouts, revealed])[:-1]
        layouts = _in_order(before, [table.motions.get(beat.motion) for beat in beats], layouts)
        for (beat, seat, turn), layout in zip(self.whose(beats, actor), layouts, strict=True):
            came = beat.line is not None and any(frame.words for frame in made)
            least = _ROLL_MS if rolls(before, layout) else 0
            frame = self._frame(beat, layout, (seat, turn), sound(before, layout), came=came, least=least)
            if (motion := table.motions.get(beat.motion)) is not None:
                moments[beat.motion] += 1
                frame = self._with_motion(frame, motion, moments[beat.motion], beat.coins)
            if (reward := frame.reward) is not None:
                thing = _thing(reward.large, layout, before) if reward.large else None
                frame = replace(frame, large=thing, sound=reward.sound if rewards < HEARD else "")
                rewards += 1
            made.append(frame)
            before = layout
        return within(made, _MOMENTS_MS)

    def _with_motion(self, frame: Frame, motion: Motion, number: int, coins: int) -> Frame:
        """Return a frame with a motion; `number`: the number of its event among those of its kind, from 1."""
        seconds = motion.later if motion.later and number > _LONG else motion.seconds
        own = self.is_person(frame.turn)
        if own and isinstance(motion, Fly) and not motion.coins:
            seconds *= _OWN_FLIGHT
        speed = self.own_speed if own else self.others_speed
        ms = round(seconds * 1000 / speed) if speed else 0
        pitch = rising(number - 1) if _counts(motion) else 1.0
        heard = motion.sound or frame.sound
        return replace(frame, motion=motion, ms=ms, coins=coins, sound=heard, pitch=pitch)

    @staticmethod
    def whose(beats: Iterable[BeatView], actor: int) -> Iterator[tuple[BeatView, int, int]]:
        """Yield each beat of an action, its seat (-1: the table), and the seat in whose turn it is shown.

        A beat of nobody, or without a line, is shown in the turn of the seat before it.
        """
        turn = actor
        for beat in beats:
            seat = beat.line.seat if beat.line is not None else -1
            turn = seat if seat >= 0 else turn
            yield beat, seat, turn

    def _frame(
        self, beat: BeatView, layout: Layout, whose: tuple[int, int], heard: str, *, came: bool, least: int
    ) -> Frame:
        line, (seat, turn) = beat.line, whose
        own = self.is_person(turn)
        speed = self.own_speed if own else self.others_speed
        lasts = max(OTHERS_MS if not own else _COME_MS if came else OWN_MS, least)
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
            text=line.text if line else NO_TEXT,
            reward=line.reward if line else None,
        )


def _counts(motion: Motion) -> bool:
    """Return True if events of this motion are counted: each is heard at a higher pitch."""
    coins = isinstance(motion, Fly) and motion.coins
    return bool(coins) or isinstance(motion, CountUp) or (isinstance(motion, TurnOver) and bool(motion.by))


def _in_order(before: Layout, motions: Sequence[Motion | None], layouts: list[Layout]) -> list[Layout]:
    """Return the layouts, in which events turn pieces over by their values, and count from zero."""
    made: list[Layout] = []
    for motion, run in groupby(zip(motions, layouts, strict=True), key=lambda pair: pair[0]):
        there = [layout for _, layout in run]
        if isinstance(motion, TurnOver) and motion.by:
            there = lowest_first(made[-1] if made else before, there, motion.by)
        made += there
    for at, motion in enumerate(motions):
        if isinstance(motion, CountUp) and motion.of:
            made = not_yet_counted(before, made, at, motion.of)
    return made


def within(frames: list[Frame], most: int) -> list[Frame]:
    """Return the frames, those with a motion shortened if together they take over `most` milliseconds."""
    whole = sum(frame.ms for frame in frames if frame.motion is not None)
    if whole <= most:
        return frames
    return [
        frame if frame.motion is None else replace(frame, ms=round(frame.ms * most / whole))
        for frame in frames
    ]


def _thing(key: str, *layouts: Layout) -> Piece | Zone | None:
    """Return a piece or a zone from the first of these layouts that has it; None if none has."""
    for layout in layouts:
        things: tuple[Piece | Zone, ...] = (*layout.pieces, *layout.zones)
        for thing in things:
            if thing.key == key:
                return thing
    return None


_WOOD, _CARD = 30.0, 40.0
"""Millimetres: narrower pieces are wooden ones, and pieces wider than the second number are cards."""
_MIXED = 3
"""Minimum number of pieces that return to a pile at once for the sound of shuffling."""


def rolls(before: Layout, after: Layout) -> bool:
    """Return True if a piece, dice or a needle, turns by more than 360 degrees between two layouts."""
    was = {piece.key: piece for piece in before.pieces}
    return any(p.angle - was[p.key].angle > 360 for p in after.pieces if p.key in was)


def sound(before: Layout, after: Layout) -> str:
    """Return the sound of the change between two layouts, by the largest kind of thing that moved; "" for
    none.

    A kind of polyomino that appears or disappears splashes: it comes out of the water or returns to it.
    """
    was = {piece.key: piece for piece in before.pieces}
    moved = [p for p in after.pieces if (o := was.get(p.key)) is None or (o.x, o.y) != (p.x, p.y)]
    changed = [p for p in after.pieces if p.key in was and was[p.key].face != p.face]
    if any(p.count >= was[p.key].count + _MIXED for p in after.pieces if p.key in was):
        return "shuffle"
    if {p.face for p in before.pieces if p.cells} ^ {p.face for p in after.pieces if p.cells}:
        return "splash"
    if any(piece.cells for piece in moved):
        return "drop"
    if any(piece.w > _CARD for piece in moved):
        return "card"
    if any(piece.w < _WOOD for piece in moved) or rolls(before, after):
        return "wood"
    heard = {heard_of(piece) for piece in changed}
    return next((name for name in ("coin", "card") if name in heard), "")


def heard_of(piece: Piece) -> str:
    """Return the sound when the drawing of a piece changes in place."""
    if isinstance(piece.face, Face):
        return piece.face.heard
    return "card" if piece.w > _CARD and ":" not in piece.face else ""
