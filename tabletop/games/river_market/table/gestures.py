"""What hands do for each action of River Market."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice, pending_choice
from tabletop.engine.table import Drag, Gesture, Press
from tabletop.games.river_market import actions as do
from tabletop.games.river_market import places
from tabletop.games.river_market.rules import trading
from tabletop.games.river_market.state import COIN, RiverMarket
from tabletop.games.river_market.table.context import Booth

LETTERS = "VFCTL$Z"
"""Resources as keys and faces name them; the last is a Zoom token."""


def gesture(v: RiverMarket, action: Action) -> Gesture:
    """The gesture of an action that can be tried now. Raises TypeError for an action without one."""
    found = _on_the_river(v, action) or _with_cards(v, action) or _with_resources(v, action)
    if found is None:
        raise TypeError(f"no gesture for {action}")
    return found


def _on_the_river(v: RiverMarket, action: Action) -> Gesture | None:
    seat = _seat(v)
    match action:
        case do.Wade(booth):
            return Drag(f"pawn:{seat}", "walk", _place(v, booth))
        case do.Play(card, booth):
            return Drag(f"card:{card}", "walk", _place(v, booth))
        case do.Zoom(booth):
            return Drag(places.zoom_key(v, seat), "walk", _place(v, booth))
        case do.Send(booth):
            return Drag(f"pawn:{v.rival}", "walk", _place(v, booth))
        case do.Use():
            return Press(Booth(v.players[seat].pawn).key)
        case do.UseSome(cards):
            return Press(f"button:cards:{cards}")
        case do.Done():
            return Press("button:done")
        case do.Answer(3, answer):
            return Press(f"supply:{LETTERS[answer]}")
        case do.Answer(_, answer):
            return Press(f"button:cause:{answer}")
    return None


def _with_cards(v: RiverMarket, action: Action) -> Gesture | None:
    match action:
        case do.Build(card, spot):
            return _built(v, card, spot)
        case do.Place(spot):
            return _built(v, v.drawn, spot)
        case do.Hire(card):
            return Drag(f"card:{card}", "helpers")
        case do.UseFind(card):
            return Drag(f"card:{card}", "mat")
        case do.Discard(card):
            return Drag(f"card:{card}", "discards")
    return None


def _built(v: RiverMarket, card: int, spot: int) -> Gesture:
    return Drag(f"card:{card}", "gaps", spot) if v.flags.gaps else Drag(f"card:{card}", f"end:{spot}")


def _with_resources(v: RiverMarket, action: Action) -> Gesture | None:
    seat, asked = _seat(v), pending_choice(v)
    match action:
        case do.Swap(give, get):
            return Drag(places.held_key(v, seat, give), f"supply:{LETTERS[get]}", 0)
        case do.Gain(kind):
            return Drag(f"supply:{LETTERS[kind]}", "mat")
        case do.Rest():
            return Drag(f"supply:{LETTERS[COIN]}", "mat")
        case do.Give(kind):
            return _given(places.held_key(v, seat, kind), asked)
    return None


def _given(piece: str, asked: Choice | None) -> Drag:
    """What is given goes onto the pile of what comes for it, or anywhere on the raft if nothing does."""
    if isinstance(asked, trading.Selling):
        return Drag(piece, f"supply:{LETTERS[COIN]}", 0)
    return Drag(piece, "supply:L", 0) if isinstance(asked, trading.ForLily) else Drag(piece, "raft")


def _seat(v: RiverMarket) -> int:
    step = pending_choice(v)
    return step.seat if step else 0


def _place(v: RiverMarket, booth: int) -> int:
    """A Booth's place on the walk; none for one that is not on the river."""
    return v.ring.index(booth) if booth in v.ring else len(v.ring)
