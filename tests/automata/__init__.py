"""What the reasons of automata claim, and how each claim is held against the state."""

from typing import Any

from tabletop.engine.rules import Event, EventRecorder, run_until_choice
from tabletop.engine.text import english
from tests.automata import merchants_cove, morocco, public_market, river_market
from tests.automata.told import Claim, Told, reasons

__all__ = ["CLAIMS", "Claim", "Told", "reasons", "run_and_hold"]

CLAIMS: dict[str, dict[str, Claim]] = {
    "public_market": public_market.CLAIMS,
    "river_market": river_market.CLAIMS,
    "morocco": morocco.CLAIMS,
    "merchants_cove": merchants_cove.CLAIMS,
}


def run_and_hold(name: str, s: Any, seat: int) -> list[Event]:
    """Run to the next choice, and return what happened. Each reason of the automa has to hold."""
    film = EventRecorder([])
    run_until_choice(s, film)
    for told in reasons(film.beats, s, seat):
        assert CLAIMS[name][told.said.why.source](told), english(told.said.why)
    return [beat.event for beat in film.beats]
