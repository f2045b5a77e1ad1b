"""MO-6: gold, which changes what stalls cost."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import events, words
from tabletop.games.morocco.rules.choices import Asked
from tabletop.games.morocco.state import COLUMNS, Morocco

SWAPS = [
    do.Swap(a, b) for low in (0, COLUMNS) for a in range(low, low + 5) for b in range(low, low + 5) if a != b
]
"""MO-6.2: the swaps of rows with rows and of columns with columns."""
EVERY_SWAP = [do.Swap(a, b) for a in range(2 * COLUMNS) for b in range(2 * COLUMNS) if a != b]
"""All that can be tried."""


def no_swap(s: Morocco, seat: int, action: do.Swap) -> No | None:
    """MO-6: whether two cost cubes may not change places."""
    rule = "MO-6.2"
    if (action.rail < COLUMNS) != (action.other < COLUMNS):
        text = translate(
            "morocco", "Only swap rows with rows or columns with columns: not {one} with {other}."
        )
    elif action.rail == action.other:
        text = translate("morocco", "The cube of {one} needs another cube to swap with.")
    elif not s.players[seat].gold:
        rule = "MO-6.1"
        text = translate(
            "morocco", "Swapping the cubes of {one} and {other} costs a gold, and you have none."
        )
    else:
        return None
    return No(rule, lambda: text.fill(one=words.rail(action.rail), other=words.rail(action.other)))


def swap(s: Morocco, seat: int, rail: int, other: int, tell: Tell) -> None:
    """MO-6.1: a gold for two cubes that change places."""
    rails = list(s.rails)
    rails[rail], rails[other] = rails[other], rails[rail]
    s.rails = tuple(rails)
    s.players[seat].gold -= 1
    s.gold += 1
    tell(s, events.Swapped(seat, rail, other, (rails[rail], rails[other])))


@frozen
class LateGold(Step):
    """MO-14.11: after a placement and all that came of it, gold may be spent, if there is any."""

    seat: int

    def run(self, s: Morocco, tell: Tell) -> None:
        if s.players[self.seat].gold:
            s.flow.append(SpendGold(self.seat))


@frozen
class SpendGold(Asked):
    """MO-14.11: the action is done; swap cost cubes for gold, or leave it at that."""

    rule = "MO-14.11"
    rules = ("MO-14.11", "MO-6.1", "MO-6.2")
    takes = (do.Finish, do.Swap)
    seat: int

    def prompt(self, s: Morocco) -> Text:
        text = translate("morocco", "End your action, or swap cost cubes first. You have %n gold.")
        return text.count(s.players[self.seat].gold)

    def tries(self, s: Morocco) -> Iterator[Action]:
        yield do.Finish()
        yield from EVERY_SWAP

    def forbids(self, s: Morocco, action: do.Finish | do.Swap) -> No | None:
        return None if isinstance(action, do.Finish) else no_swap(s, self.seat, action)

    def apply(self, s: Morocco, action: do.Finish | do.Swap, tell: Tell) -> None:
        if isinstance(action, do.Swap):
            swap(s, self.seat, action.rail, action.other, tell)
            s.flow.append(LateGold(self.seat))
