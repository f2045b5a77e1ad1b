"""Another merchant's board in small: gold, its machine in signs, shelf, icons."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.art.face import Part, text_part
from tabletop.art.material import board
from tabletop.art.signs import automa_mark, seat_mark
from tabletop.art.svg import box, group, num, path
from tabletop.art.type import DISPLAY, Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.games.merchants_cove.art import plan
from tabletop.games.merchants_cove.art.badges import badge
from tabletop.games.merchants_cove.art.face import Assembled, Face
from tabletop.games.merchants_cove.art.goods import ROOM, Good
from tabletop.games.merchants_cove.art.palette import (
    FAINT,
    INK,
    OWN,
    PARCH,
    PARCH_DEEP,
    PARCH_PALE,
    PLANK,
    QUIET,
    RULE,
)
from tabletop.games.merchants_cove.art.people import worker
from tabletop.games.merchants_cove.art.shapes import SMALL, clipped, strip
from tabletop.games.merchants_cove.art.signs import coin, corruption

MACHINE = (167.6, 26.4)
"""Size of the area for a machine in signs."""


@frozen
class Folded(Assembled):
    """A board in small: owner, machine, shelf, and the rest, in four rows.

    `icons`: those of Townsfolk alone, as Corruption is hidden. `stands`: the action spaces of its workers.
    `framed`: True for the viewer's own board, which is shown here while another one is enlarged.
    """

    seat: int
    name: Text
    trade: Text
    automa: bool
    gold: int
    tint: str
    machine: Face
    goods: tuple[Good, ...]
    places: int
    icons: tuple[int, ...]
    masks: int
    stands: tuple[Text, ...]
    framed: bool = False

    @property
    def _count(self) -> int:
        """The number of places on its shelf."""
        return max(self.places, len(self.goods))

    def ground(self) -> Face:
        return _FoldedGround(
            self.seat, self.name, self.trade, self.automa, self.tint, self._count, self.framed
        )

    def parts(self, _ink: Ink, w: float, h: float) -> Iterator[Part]:
        yield text_part(w - 19, 15.4, str(self.gold), 11, INK, anchor="end", most=16)
        yield Part(self.machine, 13, 19.8, MACHINE[0] - 8.8, MACHINE[1])
        top, high, step = _shelf(w, h, self._count)
        scale = 0.86 * min(1, step / ROOM[0], high / 20.4)
        wide, tall = ROOM[0] * scale, ROOM[1] * scale
        for at, good in enumerate(self.goods):
            x = 8.6 + at * step + step / 2 - 0.6
            yield Part(good, x - wide / 2, top + high / 2 - tall / 2, wide, tall)
        low = h - plan.FOLDED[1]
        for colour, count in enumerate(self.icons):
            x = 13.6 + colour * 18.4
            yield Part(_Icon(colour, faded=not count), x - 5, low + 75.6, 10, 10)
            yield text_part(x + 5.8, low + 83.8, str(count), 8, INK if count else FAINT, anchor="start")
        yield Part(_Masks(self.masks), 104, low + 73, 28, 14)
        if self.stands:
            yield Part(_Stands(self.stands), 143, low + 66, w - 147, 24)


def _shelf(w: float, h: float, count: int) -> tuple[float, float, float]:
    """Return the top and height of the shelf, and the width of each of its places."""
    less = plan.FOLDED[1] - h
    return 48.6 - 0.12 * less, 20.4 - 0.68 * less, (w - 16) / count


@frozen
class _FoldedGround(Face):
    """A board in small without what changes; `count`: places on its shelf."""

    seat: int
    name: Text
    trade: Text
    automa: bool
    tint: str
    count: int
    framed: bool

    def paint(self, ink: Ink, w: float, h: float) -> str:
        body = board(w, h, 5, PARCH, height=1.6, thick=0.8) + strip(self.seat, h) + self._head(ink, w)
        ground = box(8.6, 19.4, MACHINE[0], MACHINE[1], 3)
        body += path(ground, self.tint, stroke=RULE, width=0.35, line_fade=0.6)
        if self.framed:
            body += path(box(0.9, 0.9, w - 1.8, h - 1.8, 4.4), "none", stroke=OWN, width=1.8)
        top, high, step = _shelf(w, h, self.count)
        for at in range(self.count):
            place = box(8.6 + at * step, top, step - 1.2, high, 2)
            body += path(place, PARCH_DEEP, stroke=RULE, width=0.35, line_fade=0.7)
        body += path(box(7.6, top + high, w - 14.4, 2.6, 0.8), PLANK, stroke=INK, width=0.4)
        return body + group(worker(self.seat), 131, h - plan.FOLDED[1] + 74, 13.4 / 40)

    def _head(self, ink: Ink, w: float) -> str:
        body = seat_mark(self.seat, 15, 11.4, 4.6, stroke=INK, width=0.4)
        if self.automa:
            body += automa_mark(19, 14.6, 3.2)
        name = clipped(ink.words(self.name), 9.2, 68, family=DISPLAY, weight=700)
        body += ink.display(25.6, 14.6, name, 9.2, INK, anchor="start")
        after = 29.6 + width(name, 9.2, family=DISPLAY, weight=700)
        body += ink.sans(after, 14.4, ink.words(self.trade), 7.2, QUIET, weight=500, most=w - 49 - after)
        body += coin(w - 41, 11.4, 5.6)
        body += path(box(w - 16.4, 6.4, 10, 10, 2), PARCH_PALE, stroke=RULE, width=0.5)
        return body + path(f"M{num(w - 13.8)} 10.2l2.4 2.6l2.4 -2.6", stroke="#7A4F1E", width=1.2)


@frozen
class _Icon(Face):
    """The icon of a Faction in the middle of its place, 10 x 10; `faded` if there is none."""

    colour: int
    faded: bool

    def paint(self, _ink: Ink, w: float, h: float) -> str:
        return badge(self.colour, w / 2, h / 2, 4.2, faded=self.faded)


@frozen
class _Masks(Face):
    """The sign of Corruption and the number of its cards, 28 x 14."""

    count: int

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        number, tone = f"\N{MULTIPLICATION SIGN}{self.count}", INK if self.count else FAINT
        body = group(corruption(7, 7.4, 12), opacity=1 if self.count else 0.35)
        return body + ink.display(13.6, 10.8, number, 8, tone, anchor="start", most=13)


@frozen
class _Stands(Face):
    """The names of action spaces, one below the other."""

    spaces: tuple[Text, ...]

    def paint(self, ink: Ink, w: float, _h: float) -> str:
        first = 17.4 - 3.9 * (len(self.spaces) - 1)
        lines = [clipped(ink.words(space), SMALL, w, weight=600) for space in self.spaces]
        return "".join(
            ink.sans(0, first + 7.8 * at, words, SMALL, INK, weight=600) for at, words in enumerate(lines)
        )
