"""Another merchant's board in small: gold, its machine in signs, shelf, icons."""

from __future__ import annotations

from tabletop.art.face import painted
from tabletop.art.material import board
from tabletop.art.signs import automa_mark, seat_mark
from tabletop.art.svg import box, group, num, path
from tabletop.art.type import DISPLAY, Ink, width
from tabletop.engine.state import frozen
from tabletop.engine.text import Text
from tabletop.games.merchants_cove.art import plan
from tabletop.games.merchants_cove.art.badges import badge
from tabletop.games.merchants_cove.art.face import Face
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
class Folded(Face):
    """A board in small.

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

    def paint(self, ink: Ink, w: float, h: float) -> str:
        """Draw four rows: owner, machine, shelf, and the rest."""
        body = board(w, h, 5, PARCH, height=1.6, thick=0.8) + strip(self.seat, h) + self._head(ink, w)
        ground = box(8.6, 19.4, MACHINE[0], MACHINE[1], 3)
        body += path(ground, self.tint, stroke=RULE, width=0.35, line_fade=0.6)
        body += group(painted(self.machine, ink, MACHINE[0] - 8.8, MACHINE[1]), 13, 19.8)
        if self.framed:
            body += path(box(0.9, 0.9, w - 1.8, h - 1.8, 4.4), "none", stroke=OWN, width=1.8)
        return body + self._shelf(w, plan.FOLDED[1] - h) + group(self._foot(ink, w), 0, h - plan.FOLDED[1])

    def _head(self, ink: Ink, w: float) -> str:
        body = seat_mark(self.seat, 15, 11.4, 4.6, stroke=INK, width=0.4)
        if self.automa:
            body += automa_mark(19, 14.6, 3.2)
        name = clipped(ink.words(self.name), 9.2, 68, family=DISPLAY, weight=700)
        body += ink.display(25.6, 14.6, name, 9.2, INK, anchor="start")
        after = 29.6 + width(name, 9.2, family=DISPLAY, weight=700)
        body += ink.sans(after, 14.4, ink.words(self.trade), 7.2, QUIET, weight=500, most=w - 49 - after)
        body += coin(w - 41, 11.4, 5.6) + ink.display(
            w - 19, 15.4, str(self.gold), 11, INK, anchor="end", most=16
        )
        body += path(box(w - 16.4, 6.4, 10, 10, 2), PARCH_PALE, stroke=RULE, width=0.5)
        return body + path(f"M{num(w - 13.8)} 10.2l2.4 2.6l2.4 -2.6", stroke="#7A4F1E", width=1.2)

    def _shelf(self, w: float, less: float) -> str:
        """Draw the shelf; `less`: by how many millimetres the board is lower than usual."""
        count = max(self.places, len(self.goods))
        step, body = (w - 16) / count, ""
        top, high = 48.6 - 0.12 * less, 20.4 - 0.68 * less
        for at in range(count):
            x = 8.6 + at * step
            body += path(box(x, top, step - 1.2, high, 2), PARCH_DEEP, stroke=RULE, width=0.35, line_fade=0.7)
            if at < len(self.goods):
                scale = 0.86 * min(1, step / ROOM[0], high / 20.4)
                body += group(self.goods[at].body(), x + step / 2 - 0.6, top + high / 2, scale)
        return body + path(box(7.6, top + high, w - 14.4, 2.6, 0.8), PLANK, stroke=INK, width=0.4)

    def _foot(self, ink: Ink, w: float) -> str:
        body = ""
        for colour, count in enumerate(self.icons):
            x, tone = 13.6 + colour * 18.4, INK if count else FAINT
            body += badge(colour, x, 80.6, 4.2, faded=not count)
            body += ink.display(x + 5.8, 83.8, str(count), 8, tone, anchor="start")
        number, tone = f"\N{MULTIPLICATION SIGN}{self.masks}", INK if self.masks else FAINT
        body += group(corruption(111, 80.4, 12), opacity=1 if self.masks else 0.35)
        body += ink.display(117.6, 83.8, number, 8, tone, anchor="start", most=13)
        body += group(worker(self.seat), 131, 74, 13.4 / 40)
        first = 83.4 - 3.9 * (len(self.stands) - 1)
        return body + "".join(
            ink.sans(
                143,
                first + 7.8 * at,
                clipped(ink.words(space), SMALL, w - 147, weight=600),
                SMALL,
                INK,
                weight=600,
            )
            for at, space in enumerate(self.stands)
        )
