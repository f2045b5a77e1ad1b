"""Draw the parts of Public Market as one picture: docs/pictures/parts.png."""

from __future__ import annotations

from pathlib import Path

from picture import canvas, paint, start
from PySide6.QtGui import QPainter

from tabletop.art import MARGIN
from tabletop.art.svg import document, group, line, path
from tabletop.art.type import Ink
from tabletop.games.public_market import art

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
FACES = (
    ("tile:19", 12, 32), ("tile:28", 78, 32), ("tile:10", 150, 32), ("tile:56", 12, 92),
    ("tile:65", 78, 86), ("tile:24", 150, 86), ("scrap:0", 78, 134), ("scrap:2", 104, 134),
    ("scrap:3", 150, 134), ("chest:3", 210, 34), ("token:ice", 334, 30), ("token:shrimp", 360, 30),
    ("token:crab", 386, 30), ("token:market", 412, 30), ("coin:1", 336, 69), ("coin:5", 358, 69),
    ("coin:10", 380, 69), ("fishtoken:3", 336, 101), ("gear:1", 354, 101), ("cube", 374, 102),
    ("logo:0", 336, 129), ("logo:1", 356, 129), ("logo:2", 376, 129), ("logo:3", 396, 129),
    ("scoring:1:2-3:1,2", 12, 168), ("contract:4", 12, 209), ("contract:8", 70, 209), ("catch:12", 132, 176),
    ("catch:23", 178, 176), ("catchback:blue", 224, 176), ("solo:normal:0", 272, 164), ("boat", 336, 176),
    ("crab", 410, 172), ("lighthouse:0", 406, 195), ("lighthouse:1:automa", 421, 195), ("meeple:0", 14, 256),
    ("meeple:1:automa", 35, 256), ("meeple:2", 56, 256), ("meeple:3", 77, 256), ("meeple:4", 98, 256),
    ("power:scrap:ready", 132, 250), ("angler_tracker:8:2:7", 186, 258), ("bag:20", 338, 246),
    ("chestpile:7", 378, 252),
)  # fmt: skip


def captions(ink: Ink) -> str:
    """The title and what is written under the parts."""
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
    cloth = art.draw("cloth:day", 64, 64, px=1)
    for x in range(0, image.width(), 64):
        for y in range(0, image.height(), 64):
            paint(painter, cloth, x, y, 64, 64)
    for face, x, y in FACES:
        wide, high = art.size(face)
        box = (x - MARGIN, y - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)
        paint(painter, art.draw(face, wide, high, px=PX), *(value * PX for value in box))
    paint(painter, document(group(captions(Ink(PX))), w, h, 0), 0, 0, w * PX, h * PX)
    painter.end()
    OUT.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(OUT))


if __name__ == "__main__":
    main()
