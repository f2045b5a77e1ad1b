"""Public Market: where a match stands, in words."""

from __future__ import annotations

from tabletop.engine.game import Setup
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.about import angler_seat
from tabletop.games.public_market.state import PublicMarket


def rounds(s: PublicMarket) -> int:
    """PM-10.3: how many day rounds this match has."""
    size = len(box.TILES) - len(s.left_out) - box.BOX.columns * box.BOX.column
    return size // box.BOX.column + 1


def progress_text(s: PublicMarket) -> Text:
    """Where the match stands."""
    if not s.flow:
        return translate("public_market", "The end")
    if s.dusk:
        return translate("public_market", "Sunset, round {n}").fill(n=s.dusk)
    return translate("public_market", "Round {n} of {all}").fill(n=max(1, s.round), all=rounds(s))


def round_of(s: PublicMarket) -> int:
    """The number of the round, sunset rounds counted on."""
    return s.round + s.dusk


def seat_names(setup: Setup) -> tuple[Text, ...]:
    """What the seats are called by default."""
    angler = angler_seat(setup)
    return tuple(phrases.ANGLER if n == angler else phrases.player(n) for n in range(len(setup.seats)))
