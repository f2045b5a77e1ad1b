"""How Morocco lies on the table."""

from __future__ import annotations

from tabletop.engine.rules import Action
from tabletop.engine.table import Layout, Table
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import art
from tabletop.games.morocco.square import CORNERS
from tabletop.games.morocco.state import ASSISTANT, BODYGUARD, COUSINS, TOURIST, Morocco, colours, kind
from tabletop.games.morocco.table import board, foreseen, people, places, seats
from tabletop.games.morocco.table.gestures import acting, gesture


def lay(v: Morocco, seat: int, opened: int = -1) -> Layout:
    """Everything on the table as `seat` sees it; `v` is its view. -1: for all, from who acts.

    `opened`: the seat whose board lies large in place of the own one; by default none does.
    """
    home = seat if seat >= 0 else acting(v)
    large = opened if opened >= 0 else home
    mats = seats.others(v, home, large)
    zones = (*board.zones(v, home), *seats.zones(v, home, large, mats))
    round_it = (*people.pieces(v, home, large, mats), *seats.pieces(v, home, large, mats))
    return Layout(zones, (*board.pieces(v), *round_it))


def preview(v: Morocco, action: Action) -> Layout | None:
    """The table while the piece of this action is held over its place: what it costs, what it changes."""
    seat = acting(v)
    after = foreseen.swapped(v, action)
    return foreseen.preview(v, action, lay(v, seat), lay(after, seat) if after else None)


PLACED: dict[type[Action], int] = {
    do.Assistant: ASSISTANT,
    do.Bodyguard: BODYGUARD,
    do.Tourist: TOURIST,
    do.Cousins: COUSINS,
    do.SecondCousin: ASSISTANT,
}
"""Who is placed by an action."""


def thumb(v: Morocco, action: Action) -> str:
    """Who is placed and for what, or what a move takes: a small picture for the list of moves."""
    seat = acting(v)
    match action:
        case do.SecondCousin():
            return f"assistant:{seat}"
        case do.Assistant(stall) | do.Bodyguard(stall) | do.Tourist(stall) | do.Cousins(stall):
            row, column = colours(v, stall)
            return f"move:{PLACED[type(action)]}:{seat}:{row}:{column}"
        case do.PayExtra(colour) | do.Keep(colour) | do.TakeCube(colour):
            return f"cube:{colour}"
        case do.Swap(rail):
            return f"cube:{v.rails[rail]}"
        case do.MoveScout(space):
            return f"cube:{v.roof[space]}"
        case do.PointTile(direction):
            return f"arrow:{direction}"
        case do.Recall(stall, corner):
            return f"{people.FACES[kind(v.spaces[stall * CORNERS + corner])]}:{seat}"
        case do.TakeGold():
            return "gold"
        case do.WinBodyguard():
            return f"bodyguard:{seat}"
        case do.PlaceWalker():
            return f"assistant:{seat}"
    return ""


TABLE = Table(
    size=places.SIZE,
    lay=lay,
    gesture=gesture,
    draw=art.draw,
    thumb=thumb,
    preview=preview,
    opened=lay,
)
