"""Explains the bids of bots; published once the bids are revealed.

The reasons are computed from public information with the bots' own estimates, so nothing hidden can leak.
"""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice, next_step
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.bot.eval_features import demand, gain, months_left
from tabletop.games.brick_and_mortar.bot.eval_plans import bonus
from tabletop.games.brick_and_mortar.bot.evaluation import bargain
from tabletop.games.brick_and_mortar.bot.order import BID_SHARE_OF_WORTH, resale, shortlist
from tabletop.games.brick_and_mortar.rules.ch01_goods import free
from tabletop.games.brick_and_mortar.rules.ch04_order import last_first
from tabletop.games.brick_and_mortar.rules.ch06_auction import Bidding, Raise
from tabletop.games.brick_and_mortar.rules.ch06_building import Auction, Buy
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Ask, Asking
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer, Offering, deliverable
from tabletop.games.brick_and_mortar.rules.ch09_boxes import free_boxes, most_deliverable, sellable
from tabletop.games.brick_and_mortar.rules.ch12_investment import Investing
from tabletop.games.brick_and_mortar.rules.ch13_end import is_last
from tabletop.games.brick_and_mortar.state import Bid, BrickAndMortar


def explain(v: BrickAndMortar, seat: int, action: Action) -> tuple[Text, ...]:
    """Return the reasons for an action of this seat, one line each; () for actions that are not explained.

    `v`: the public view just before the action.
    """
    step = next_step(v)
    match action:
        case Ask(price):
            return _stocking(v, seat, price)
        case Offer(quantity, price):
            return _selling(v, Bid(seat, price, quantity))
        case Auction(card, _) | Buy(card):
            return (_store(v, seat, card),)
    if isinstance(step, Bidding):
        return _auction(v, step, raises=isinstance(action, Raise))
    return (_investing(v),) if isinstance(step, Investing) else ()


def _stocking(v: BrickAndMortar, seat: int, price: int) -> tuple[Text, ...]:
    """BM-8.5: state the expected income per item, the likely bids of others, and the purpose of the bid."""
    kind = v.kind
    brings = int(resale(v, seat, kind)[0] + bonus(v.players[seat], kind))
    others = [at for at, p in enumerate(v.players) if at != seat and free(p, kind)]
    likely = [_first(v, Asking(at, kind)) for at in others]
    bids = [Bid(at, bid.price) for at, bid in zip(others, likely, strict=True) if isinstance(bid, Ask)]
    text = translate(
        "brick_and_mortar",
        "Estimate for {kind}: %n box(es) to come, about {brings} for an item; others bid up to {high}.",
    )
    high = max((bid.price for bid in bids), default=0)
    estimate = text.count(round(demand(v, kind))).fill(
        kind=phrases.KINDS[kind], brings=dollars(brings), high=dollars(high)
    )
    first = last_first(v, [Bid(seat, price), *bids], high=True)[0].seat == seat
    if price >= brings:
        why = translate("brick_and_mortar", "Bid {price}: nothing has to be bought.")
    elif first:
        why = translate("brick_and_mortar", "Bid {price} to choose first, with {left} to be gained on each.")
    else:
        why = translate(
            "brick_and_mortar", "Bid {price} to gain {left} on each, even if others choose first."
        )
    return estimate, why.fill(price=dollars(price), left=dollars(brings - price))


def _selling(v: BrickAndMortar, own: Bid) -> tuple[Text, ...]:
    """BM-9.6: state boxes and items, the likely bids of others, and the number the bid should sell."""
    kind = v.kind
    others = [at for at in range(len(v.players)) if at != own.seat and most_deliverable(v, at, kind)]
    likely = [_first(v, Offering(at, kind)) for at in others]
    bids = [
        Bid(at, bid.price, bid.quantity)
        for at, bid in zip(others, likely, strict=True)
        if isinstance(bid, Offer)
    ]
    items = sum(sellable(v, at, kind) for at in range(len(v.players)))
    low = min((bid.price for bid in bids), default=0)
    text = translate(
        "brick_and_mortar", "Estimate for {kind}: %n box(es), items: {items}; others ask {low} or more."
    )
    estimate = text.count(free_boxes(v, kind)).fill(kind=phrases.KINDS[kind], items=items, low=dollars(low))
    order = last_first(v, [own, *bids], high=False)
    return estimate, _offered(own, deliverable(v, own, order[: order.index(own)]))


def _offered(own: Bid, sold: int) -> Text:
    """Return the reason for the price and quantity of an offer; `sold`: the items expected to sell."""
    if not own.quantity:
        return translate("brick_and_mortar", "Offered none, to keep the goods.")
    if not sold:
        text = translate("brick_and_mortar", "Asked {price}, in case others ask even more.")
    elif sold < own.quantity:
        text = translate("brick_and_mortar", "Asked {price}, even if only %n of {quantity} should sell.")
    else:
        text = translate("brick_and_mortar", "Asked {price}, so that all %n should sell.")
    return text.count(sold).fill(price=dollars(own.price), quantity=own.quantity)


def _store(v: BrickAndMortar, seat: int, card: int) -> Text:
    """State the estimated worth of a store to a seat, in dollars a month."""
    months = months_left(v) + 1
    worth = max(0, round(gain(v, seat, card, months) / months))
    text = translate("brick_and_mortar", "Estimate for {store}: worth {worth} a month, for %n month(s).")
    return text.count(round(months)).fill(store=phrases.store(card), worth=dollars(worth))


def _auction(v: BrickAndMortar, step: Bidding, *, raises: bool) -> tuple[Text, ...]:
    """BM-6.5: state the worth of the store to the seat; if it leaves, also that the next bid is too high."""
    worth = _store(v, step.seat, step.card)
    limit = BID_SHARE_OF_WORTH * gain(v, step.seat, step.card, months_left(v) + 1)
    if raises or step.high + 1 <= limit:
        return (worth,)
    text = translate("brick_and_mortar", "More than {high} would leave too little of that.")
    return worth, text.fill(high=dollars(step.high))


def _investing(v: BrickAndMortar) -> Text:
    """BM-12.2: state the months in which money can still earn, and the dollars at which a point is cheap."""
    if is_last(v):
        return translate("brick_and_mortar", "This is the last month: money left over is worth nothing.")
    months = months_left(v)
    text = translate("brick_and_mortar", "Expects %n more month(s): a point for {dollars} is a bargain.")
    return text.count(max(1, round(months))).fill(dollars=dollars(round(bargain(months))))


def _first(v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Action:
    """Return the action that another seat is assumed to take: the first of its shortlist."""
    return shortlist(v, step, step.legal_actions(v))[0]
