"""What Brick & Mortar promises: sums of money, charts of prices, the ledger of a sale."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tabletop.engine.game import Game
from tabletop.engine.rules import pending_choices
from tabletop.engine.text import english
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch08_stocking import prices
from tabletop.games.brick_and_mortar.rules.ch11_utilities import BillPaid, utility_bill
from tests.games.brick_and_mortar import book as do
from tests.promises.deed import Check, Deed, things


def total(deed: Deed, told: re.Match[str]) -> bool:
    """BM: money that changes hands, once it is paid in cash."""
    state, had = deed.after, deed.own(deed.before).money
    for action in (do.Done(), do.Pay(0)):
        step = next((step for step in pending_choices(state) if step.seat == deed.seat), None)
        if step is not None and deed.own(state).money == had and action in step.legal_actions(state):
            state = Deed.then(state, action, deed.seat)
    changed = abs(deed.more("money", state))
    if isinstance(deed.action, do.Sell):  # after the last item the bills are paid
        return changed >= int(told[1]) - utility_bill(deed.own(deed.before))
    cash = int(told[1]) + utility_bill(deed.own(deed.before)) - deed.more("debt", state) * box.DEBT.money
    billed = state.phase > deed.before.phase and changed == cash
    return changed == int(told[1]) or billed or (not changed and had < int(told[1]))


def offer(deed: Deed, told: re.Match[str]) -> bool:
    """BM-9.8: what a bid to sell earns if all are sold."""
    points = f"+{told['points']}*" if told["points"] else ""
    return sold(deed, f"{told['money'] or 0}{points}")


def debt(deed: Deed, told: re.Match[str]) -> bool:
    """BM-5.2: debt tokens count against the score; the bills that follow may take more of them."""
    bills = [
        event.tokens for event in deed.played[1] if isinstance(event, BillPaid) and event.seat == deed.seat
    ]
    return (deed.more("debt") - sum(bills)) * box.DEBT.points == int(told[1])


TOLD: dict[str, Check] = {
    r"Total: \$(\d+)": total,
    r"(?:\$(?P<money>\d+))?(?: and )?(?:(?P<points>\d+) point\(s\))? if sold": offer,
    r"(\d+) point\(s\) less in the end": debt,
    r"[A-Z].*\.": lambda deed, _told: isinstance(deed.action, do.Keep | do.Take),  # the text of a store
}


def shown(deed: Deed) -> Iterator[tuple[str, bool]]:
    """BM-8.5, BM-9.6: a tag has the bid that is sealed; the chart of prices says what it costs or earns."""
    action = deed.action
    if deed.shown is None or not isinstance(action, do.Offer | do.Ask):
        return
    found = things(deed.shown)
    tag = found[f"tag:{deed.seat}"].face
    assert isinstance(tag, faces.Tag)
    bid = next((bid for bid in after_bids(deed) if bid.seat == deed.seat), None)
    yield (
        f"the tag says {tag}, the bid is {bid}",
        bid is None
        or (
            tag.price == bid.price
            and tag.quantity == (action.quantity if isinstance(action, do.Offer) else -1)
        ),
    )
    chart = found["chart"].face
    assert isinstance(chart, faces.Chart)
    if isinstance(action, do.Ask):
        cell = chart.worth[chart.prices.index(action.price)]
        yield (
            f"the chart says ${cell} for {chart.rows[0]} at {action.price}",
            stocked(deed, chart.rows[0], cell),
        )
    elif action.quantity:
        at = chart.rows.index(action.quantity) * len(chart.prices) + chart.prices.index(action.price)
        yield f"the chart says {chart.worth[at]} for {action}", sold(deed, chart.worth[at])


def after_bids(deed: Deed) -> tuple[Any, ...]:
    """The bids that lie open once all others have bid least."""
    return tuple(others(deed).bids)


def others(deed: Deed) -> Any:
    """The state once everybody else has bid least: nothing to sell, the least price."""
    state = deed.after
    while waits := [
        step for step in pending_choices(state) if do.Offer in step.accepts or do.Ask in step.accepts
    ]:
        step = waits[0]
        legal = step.legal_actions(state)
        action = do.Offer(0, 0) if do.Offer in step.accepts else min(legal, key=lambda bid: bid.price)
        state = Deed.then(state, action, step.seat)
    return state


def sold(deed: Deed, cell: str) -> bool:
    """BM-9.8: money and points of a bid, where all can be delivered; those who ask less sell first."""
    state = others(deed)
    while (
        (step := next(iter(pending_choices(state)), None))
        and step.seat != deed.seat
        and do.Sell in step.accepts
    ):
        state = Deed.then(state, do.SellAll(), step.seat)
    if step is None or step.seat != deed.seat or state.kind != deed.before.kind:
        return True  # no box is left for it, or nothing to choose
    if do.SellAll() not in step.legal_actions(state):
        return True  # no box
    quantity = deed.action.quantity  # type: ignore[attr-defined]
    if step.left(state) < quantity:  # type: ignore[attr-defined]
        return True  # not all will be sold
    after = Deed.then(state, do.SellAll(), deed.seat)
    if after.phase != state.phase or any(waits.seat == deed.seat for waits in pending_choices(after)):
        return True  # the bills are paid, or points may be taken for some of it
    money, _, points = cell.removesuffix("*").rpartition("+") if "*" in cell else (cell, "", "0")
    had, has = deed.own(state), deed.own(after)
    return has.money - had.money == int(money or 0) and has.points - had.points >= int(points)


def stocked(deed: Deed, n: int, cell: str) -> bool:
    """BM-8.7: what so many items cost at this price, stocked where they cost least."""
    state, left = others(deed), n
    step = next(iter(pending_choices(state)), None)
    if step is None or step.seat != deed.seat or do.Stock not in step.accepts or deed.own(state).locked:
        return True  # others stock first, or it has no money for any
    money = deed.own(state).money
    each = prices(deed.own(state), step.price, n)
    while left:
        fits = [one for one in step.legal_actions(state) if isinstance(one, do.Stock) and one.n <= left]
        if not fits:
            return True  # it has not the money for all of them
        best = min(fits, key=lambda one: (each[one.slot], -one.n))
        state, left = Deed.then(state, best, deed.seat), left - best.n
        step = next(iter(pending_choices(state)))
    if do.Pay(0) not in step.legal_actions(state):
        return True
    after = Deed.then(state, do.Pay(0), deed.seat)
    return after.phase != state.phase or money - deed.own(after).money == int(cell)


def sums(game: Game[Any], state: Any, seat: int) -> Iterator[tuple[str, int, int]]:
    """BM-14: points over the building, those at the end among them."""
    found = things(game.table.layout(game.view(state, seat), seat))
    if "building" not in found:  # the draft
        return
    points = re.search(r"Points: (-?\d+), at the end (-?\d+)", english(found["building"].text))
    assert points
    yield "points", int(points[1]), state.players[seat].points
    yield "points at the end", int(points[2]), game.scores(state)[seat]
