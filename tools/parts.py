"""Draw the parts of Public Market as one picture: docs/pictures/parts.png."""

from __future__ import annotations

from pathlib import Path

from picture import canvas, paint, start
from PySide6.QtGui import QPainter

from tabletop.art import MARGIN
from tabletop.art.face import Face, draw
from tabletop.art.material import coin
from tabletop.art.svg import document, group, line, path
from tabletop.art.type import Ink
from tabletop.engine.state import frozen
from tabletop.games.public_market import components
from tabletop.games.public_market.art import beach, faces, logos, wooden

OUT = Path(__file__).parents[1] / "docs" / "pictures" / "parts.png"
PX = 3.2
SHEET = (450.0, 298.0)
CLOTH, WORDS = "#1F4E55", "#C9DBD8"

CAPTIONS = (
    (12.0, 80.0, "Fish Tiles: fish are placed by search in any shape"),
    (78.0, 161.0, "Scraps, straw-coloured"),
    (210.0, 161.0, "Ice Chest: ice, the Crab and Shrimp"),
    (336.0, 61.0, "Power tokens of Shallow Waters"),
    (336.0, 93.0, "Coins"),
    (336.0, 120.0, "Fish, Gear, Shrimp cube"),
    (336.0, 152.0, "Cannery Logos"),
    (12.0, 205.0, "Scoring Location: closed spaces fade"),
    (12.0, 246.0, "Public Contracts"),
    (12.0, 290.0, "Meeples: colour and mark; the cog says automa"),
    (130.0, 246.0, "Today's Catch"),
    (336.0, 226.0, "Boat, Crab Meeple, Lighthouses"),
    (130.0, 290.0, "A shrimp power"),
    (186.0, 290.0, "The Angler's track"),
    (272.0, 251.0, "The Angler's card"),
    (336.0, 290.0, "Bag and chests"),
)


@frozen
class Sign(Face):
    """What is drawn on other faces only, alone in the middle of a square: a coin, a token, a logo, a Crab."""

    what: str
    number: int
    side: float

    def paint(self, ink: Ink, _w: float, _h: float) -> str:
        """Return the sign about its middle."""
        signs = {
            "coin": lambda: coin(ink, self.number, 8.4),
            "fish": lambda: wooden.fish_token(ink, 5.6, self.number),
            "gear": lambda: wooden.gear_token(ink, 5.6, self.number),
            "logo": lambda: logos.logo(self.number, 0, 0, 7.6),
            "crab": lambda: beach.wooden_crab(0, 0.6, 16.4),
        }
        return group(signs[self.what](), self.side / 2, self.side / 2)


FACES: tuple[tuple[Face, float, float, float, float], ...] = (
    (faces.Tile(19), 12, 32, 60, 40), (faces.Tile(28), 78, 32, 60, 40), (faces.Tile(10), 150, 32, 40, 40),
    (faces.Tile(56), 12, 92, 60, 60), (faces.Tile(65), 78, 86, 60, 40), (faces.Tile(24), 150, 86, 40, 40),
    (faces.Scrap(0), 78, 134, 20, 20), (faces.Scrap(2), 104, 134, 40, 20), (faces.Scrap(3), 150, 134, 40, 20),
    (faces.Chest(3), 210, 34, 116, 116),
    *((faces.Token(which), 334 + 26 * at, 30, 23, 23) for at, which in enumerate(components.TOKENS)),
    *((Sign("coin", value, 18), 336 + 22 * at, 69, 18, 18) for at, value in enumerate((1, 5, 10))),
    (Sign("fish", 3, 12), 336, 101, 12, 12), (Sign("gear", 1, 12), 354, 101, 12, 12),
    (faces.Cube(), 374, 102, 8, 10),
    *((Sign("logo", logo, 16), 336 + 20 * logo, 129, 16, 16) for logo in range(4)),
    (faces.Scoring(1, "2-3", (1, 2)), 12, 168, 100, 30), (faces.Contract(4), 12, 209, 54, 30),
    (faces.Contract(8), 70, 209, 54, 30), (faces.Catch(12), 132, 176, 41, 62),
    (faces.Catch(23), 178, 176, 41, 62), (faces.CatchBack("blue"), 224, 176, 41, 62),
    (faces.Solo("normal", 0), 272, 164, 52, 80), (faces.Boat(), 336, 176, 66, 36.3),
    (Sign("crab", 0, 18), 410, 171, 18, 18),
    *((faces.Lighthouse(seat, seat == 1), 406 + 15 * seat, 195, 11, 24) for seat in range(2)),
    *((faces.Meeple(seat, seat == 1), 14 + 21 * seat, 256, 15, 24) for seat in range(5)),
    (faces.Power("scrap"), 132, 250, 35.6, 32), (faces.Cube(), 156.7, 252.9, 6.88, 8.6),
    (faces.AnglerTracker(8, 2, 7), 186, 258, 124, 20), (faces.Bag(20), 338, 246, 30, 34),
    (faces.ChestPile(7), 378, 252, 36, 26),
)  # fmt: skip
"""Each drawing, where it lies and how large it is."""


def captions(ink: Ink) -> str:
    """Return the title and the captions as SVG."""
    body = ink.display(12, 17, "Public Market", 11.5, "#F6EEDC", anchor="start", weight=600)
    told = "The parts. Every drawing is made from data; light comes from the upper left."
    body += ink.sans(96, 16.6, told, 4, WORDS)
    body += path(line((12, 22), (438, 22)), stroke=WORDS, width=0.3, line_fade=0.4)
    return body + "".join(ink.sans(x, y, text, 3.6, WORDS, weight=500) for x, y, text in CAPTIONS)


def main() -> None:
    """Write the picture."""
    start()
    w, h = SHEET
    image = canvas(w * PX, h * PX, CLOTH)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cloth = draw(faces.DAY_CLOTH, 64, 64, px=1)
    for x in range(0, image.width(), 64):
        for y in range(0, image.height(), 64):
            paint(painter, cloth, x, y, 64, 64)
    for face, left, top, wide, high in FACES:
        box = (left - MARGIN, top - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)
        paint(painter, draw(face, wide, high, px=PX), *(value * PX for value in box))
    paint(painter, document(group(captions(Ink(PX))), w, h, 0), 0, 0, w * PX, h * PX)
    painter.end()
    OUT.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(OUT))


if __name__ == "__main__":
    main()
