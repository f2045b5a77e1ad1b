"""How Quay lies on the table, and how its faces are drawn."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.described import gesture
from tabletop.engine.table import Layout, Piece, Spot, Table, Zone
from tabletop.engine.text import translate

from . import rules
from .rules import HIDDEN, Quay

ZONES = (
    Zone("deck", 10, 10, 63, 88, translate("quay", "Deck")),
    Zone("row", 90, 10, 140, 88, translate("quay", "Market row")),
    Zone("gone", 250, 10, 63, 88, translate("quay", "Ships that are gone")),
    *(
        Zone(
            f"quay{i}",
            10 + i * 80,
            110,
            70,
            140,
            translate("quay", "Quay {n}").fill(n=i + 1),
            face="quay",
            spots=tuple(Spot(10 + i * 80, 110 + 24 * at, 63, 88) for at in range(3)),
        )
        for i in range(3)
    ),
    Zone("hand", 10, 262, 240, 88, translate("quay", "Your hand")),
)
WHERE = {zone.key: zone for zone in ZONES}


def lay(v: Quay, seat: int) -> Layout:
    """Every ship, where it lies."""

    def pile(zone: str, ships: Iterable[int], dx: float, dy: float) -> list[Piece]:
        at = WHERE[zone]
        return [
            Piece(
                f"{zone}:{n}" if ship == HIDDEN else f"ship:{ship}",
                zone,
                at.x + n * dx,
                at.y + n * dy,
                63,
                88,
                face(ship),
                rules.ship_name(ship),
                z=n + 1,
            )
            for n, ship in enumerate(ships)
        ]

    quays = [piece for i, ships in enumerate(v.quays) for piece in pile(f"quay{i}", ships, 0, 24)]
    pieces = [
        *pile("deck", v.deck, 0.2, 0.2),
        *pile("row", v.row, 70, 0),
        *pile("gone", v.gone, 0, 0),
        *quays,
        *pile("hand", v.hands[max(seat, 0)], 66, 0),
    ]
    return Layout(ZONES, tuple(pieces))


def face(ship: int) -> str:
    """The name of a ship's drawing."""
    return "back" if ship == HIDDEN else f"ship:{ship}"


COLOURS = {"salt": "#dfe6ea", "wool": "#efe3c2", "wine": "#b34a5e", "tin": "#8c9aa5"}


def draw(face: str, w: float, h: float, *, px: float = 4.0, words: object = None) -> str:
    """A plain card with its good and value; the px and words of finer drawings are not needed."""
    kind, _, number = face.partition(":")
    fill, label = "#3c5a78", ""
    if kind == "ship":
        good, value = rules.SHIPS[int(number)]
        fill, label = COLOURS[good], f"{good} {value}"
    if kind == "quay":
        fill = "#b98b5e"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 {w + 6} {h + 6}">'
        f'<rect width="{w}" height="{h}" rx="4" fill="{fill}" stroke="#222"/>'
        f'<text x="{w / 2}" y="{h / 2}" font-size="12" text-anchor="middle">{label}</text></svg>'
    )


TABLE = Table(size=(330, 360), layout=lay, gesture=gesture, draw=draw, own_zones=("hand",))
