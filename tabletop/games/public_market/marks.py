"""The rings on the Catch Tracker that show where its tokens would be after a move."""

from __future__ import annotations

from tabletop.engine.table import Piece, piece
from tabletop.engine.text import translate
from tabletop.games.public_market import phrases, places
from tabletop.games.public_market.art import faces
from tabletop.games.public_market.state import Player, Vec


def tracker(p: Player, seat: int, future: Vec | None = None) -> Piece:
    """Return the Catch Tracker of a seat; `future`: the fish that rings show."""
    text = translate("public_market", "Catch Tracker: {fish}. Gears: {gears}.")
    name = text.fill(fish=phrases.fish(p.fish), gears=phrases.gears(p.gears))
    face = faces.Tracker(p.fish, p.gears, future)
    return piece(f"tracker:{seat}", "tracker", places.TRACKER, face, name, rule="PM-7.1", text=name)
