"""What a drop would change, shown while a piece is held over its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.engine.rules import Action, choice
from tabletop.engine.table import Layout, Piece, Spot, piece
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco.square import COLUMN, ROW
from tabletop.games.morocco.state import COLUMNS, Morocco, colours
from tabletop.games.morocco.table import places
from tabletop.games.morocco.table.board import ON_TOP, rail_cube

PAYS = translate("morocco", "You pay this.")
COSTS = translate("morocco", "This cube tells what it costs.")
GAINS = translate("morocco", "You gain this cube.")


def preview(v: Morocco, action: Action, now: Layout, after: Layout | None) -> Layout | None:
    """The table while the piece of this action is held over its place; None where nothing is to be shown.

    `now` is how it lies, `after` how it would lie after a swap.
    """
    step = choice(v)
    if step is None:
        return None
    match action:
        case do.Swap(rail) if after is not None:
            held = next(one for one in now.pieces if one.key == rail_cube(v, rail))
            lying = tuple(held if one.key == held.key else one for one in after.pieces)
            return replace(after, pieces=(*lying, *_gold(v, step.seat)))
        case do.Assistant(stall) | do.Bodyguard(stall) | do.Tourist(stall) | do.Cousins(stall):
            extra = isinstance(action, do.Tourist | do.Cousins)
            return replace(now, pieces=(*now.pieces, *_cost(v, step.seat, stall, extra=extra)))
        case do.MoveScout(space):
            n = len(v.roof)
            beside = (places.terrace((space + side) % n) for side in (-1, 1))
            frames = (_frame(f"gains:{at}", "roof", spot, GAINS) for at, spot in enumerate(beside))
            return replace(now, pieces=(*now.pieces, *frames))
    return None


def swapped(v: Morocco, action: Action) -> Morocco | None:
    """The state with two cost cubes changed over; None for any other action."""
    if not isinstance(action, do.Swap):
        return None
    after, rails = v.copy(), list(v.rails)
    rails[action.rail], rails[action.other] = rails[action.other], rails[action.rail]
    after.rails = tuple(rails)
    return after


def _frame(key: str, where: str, at: Spot, name: Text) -> Piece:
    return piece(key, where, at, "pays", name, rule="MO-5.2", z=ON_TOP)


def _gold(v: Morocco, seat: int) -> Iterator[Piece]:
    """The frame round the gold that a swap costs."""
    if own := v.players[seat].gold:
        yield _frame("pays:gold", "mat", places.gold(own - 1, own), PAYS)


def _cost(v: Morocco, seat: int, stall: int, *, extra: bool) -> Iterator[Piece]:
    """Frames round the cost cubes of a stall and round the own cubes that pay them.

    `extra`: one cube more is paid; it is framed, too, where there is nothing to choose.
    """
    for rail in (ROW[stall], COLUMNS + COLUMN[stall]):
        yield _frame(f"costs:{rail}", f"rail:{rail}", places.rail(rail), COSTS)
    left = list(v.players[seat].cubes)
    paid = list(colours(v, stall))
    rest = [n - paid.count(colour) for colour, n in enumerate(left)]
    if extra and sum(n > 0 for n in rest) == 1:  # MO-5.5
        paid.append(next(colour for colour, n in enumerate(rest) if n > 0))
    for at, colour in enumerate(paid):
        count = v.players[seat].cubes[colour]
        if left[colour]:
            left[colour] -= 1
            yield _frame(f"pays:{at}", "mat", places.cube(colour, left[colour], count), PAYS)
