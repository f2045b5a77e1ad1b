"""River Market: where a match stands, in words."""

from __future__ import annotations

from tabletop.engine.game import Setup
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import phrases
from tabletop.games.river_market.about import rival_seat
from tabletop.games.river_market.state import RiverMarket, persons


def progress_text(s: RiverMarket) -> Text:
    """Where the match stands."""
    if not s.flow:
        return translate("river_market", "The end")
    if s.last_turns >= 0:
        text = translate("river_market", "Round {round}, %n more turn(s) to come", "", s.last_turns)
        return text.fill(round=round_of(s))
    return translate("river_market", "Round {n}").fill(n=max(1, round_of(s)))


def round_of(s: RiverMarket) -> int:
    """The number of the round: once round the table is one."""
    seats = len(persons(s))
    return (s.turn + seats - 1) // seats


def seat_names(setup: Setup) -> tuple[Text, ...]:
    """What the seats are called by default."""
    rival = rival_seat(setup)
    return tuple(phrases.RIVAL if n == rival else phrases.player(n) for n in range(len(setup.seats)))
