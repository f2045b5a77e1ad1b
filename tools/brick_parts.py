"""Draw the parts of Brick & Mortar: docs/pictures/brick_and_mortar_parts.png, or the path given."""

from __future__ import annotations

import sys
from pathlib import Path

from picture import canvas, paint, start
from PySide6.QtGui import QPainter

from tabletop.art import MARGIN
from tabletop.art.face import Face, draw
from tabletop.engine.text import Text
from tabletop.games.brick_and_mortar.art import faces as f
from tabletop.games.brick_and_mortar.art import plan
from tabletop.games.brick_and_mortar.components import MARKET, NUMBER

OUT = Path(__file__).parents[1] / "docs" / "pictures" / "brick_and_mortar_parts.png"
PX, WIDE, GAP = 2.0, 640.0, 7.0
FULL = {
    "Designer Boutique": ((2, 0),),
    "Trading Post": ((1, 1), (2, 0), (0, 1), (1, 0)),
    "Warehouse": ((1, 0, 1), (2, 0, 0), (0, 1, 0)),
    "Mio's Corner Store": ((2, 0), (1, 0), (0, 1)),
    "Fulfillment Center (Hybrid)": (),
    "Bank": (),
}
COMPACT = ("Supermarket", "Art Studio", "Fulfillment Center (Premium)", "Advertisement Agency", "Warehouse")
MINI = (
    "Farmers Market",
    "Large Loading Dock",
    "Fulfillment Center (Premium)",
    "Canning Factory",
    "Consignment Store",
)
Some = list[tuple[Face, float, float]]


def text(source: str) -> Text:
    """Return a text that is shown as it is."""
    return Text("", source)


def rows() -> list[Some]:
    """Return the rows of the picture: faces with their sizes."""
    whole: Some = [(f.Store(NUMBER[name], stock), *plan.FULL) for name, stock in FULL.items()]
    small: Some = [(f.Store(NUMBER[name]), *plan.COMPACT) for name in COMPACT]
    minis: Some = [(f.Store(NUMBER[name]), *plan.MINI) for name in MINI if name in NUMBER]
    cards: Some = [
        (f.MarketCard(len(MARKET) - 1), *plan.CARD), (f.MarketCard(0, demand=True), *plan.CARD),
        (f.MarketBack(), *plan.CARD), (f.StoreBack(), 34, 44), (f.Debt(1), 14, 16), (f.Debt(5), 14, 16),
        *((f.Notes(value), 30.0, 15.0) for value in (1, 5, 10, 20)),
    ]  # fmt: skip
    goods: Some = [(f.Crate(kind), 16, 16) for kind in range(5)]
    goods += [(f.DemandBox(kind), 16, 16) for kind in range(5)]
    goods += [(f.Token(seat), 9.2, 9.2) for seat in range(4)]
    tags: Some = [
        (f.Tag(0, 1, 3, 5), *plan.TAG), (f.TagBack(1), *plan.TAG), (f.Tag(2, 3, -1, 9), *plan.TAG),
        (f.Tag(3), *plan.TAG), (f.Tag(2, 3, 0, -1), *plan.TAG),
        (f.TagPlace(text("your bid"), mine=True), *plan.TAG),
        (f.TagPlace(text("no clothing")), *plan.TAG),
    ]  # fmt: skip
    board: Some = [(f.Calendar(4, 8), 166, 21), (f.Phases(3), 134, 21), (f.TurnOrder(4), 92, 21)]
    bays: Some = [
        (
            f.Bay(
                kind, (2, 1, 0, 0, 0)[kind], (kind == 2, kind == 1), text("8 boxes for 11 items"), kind == 3
            ),
            77.6,
            108,
        )
        for kind in range(5)
    ]
    track: Some = [
        (f.Track(45, 35), 401, 25.5),
        (f.Counter(text("Bids for clothing"), (text("The lowest price sells first."),)), 401, 39),
    ]
    mats: Some = [
        (f.Mat(1, text("Player 2"), 18, 2, 1, 5), 192, 94.8),
        (f.Building(0, text("Your building"), 21, 23, 1, 6), 367, 143),
    ]
    chart = tuple(str(n * p) for n in (4, 3, 2, 1) for p in range(9))
    slates: Some = [
        (f.Slate(0, 37), 237, 143), (f.Shutter(2, text("Player 3's screen")), 237, 143),
        (f.Chart(1, tuple(range(9)), (4, 3, 2, 1), chart, none=True), 223, 74),
        (f.Chart(3, tuple(range(7, 21)), (2,), tuple(str(2 * p) for p in range(7, 21))), 206, 40),
        (f.Pad(text("Supply"), text("face up"), chalk=False), 48, 34),
        (f.Tab(NUMBER["Auction House"]), 108, 14.8),
        (f.Sum(text("$12")), 14, 12), (f.Bin(2), 52, 30),
    ]  # fmt: skip
    return [whole, [*small], [*minis, *cards], goods + tags, board, bays, track, mats, slates]


def main() -> None:
    """Write the picture."""
    start()
    placed, y = [], GAP
    for row in rows():
        x, high = GAP, 0.0
        for face, w, h in row:
            if x > GAP and x + w + GAP > WIDE:
                x, y, high = GAP, y + high + GAP, 0.0
            placed.append((face, x, y, w, h))
            x, high = x + w + GAP, max(high, h)
        y += high + GAP
    image = canvas(WIDE * PX, y * PX, "#3B4A46")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for face, x, top, w, h in placed:
        place = (x - MARGIN, top - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN)
        paint(painter, draw(face, w, h, px=PX), *(value * PX for value in place))
    painter.end()
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    out.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(out))


if __name__ == "__main__":
    main()
