"""Short texts for the outcome of an action."""

from __future__ import annotations

from tabletop.engine.rules import Action, Choice, pending_choices
from tabletop.engine.text import NO_TEXT, Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.rules.ch03_draft import Keep
from tabletop.games.brick_and_mortar.rules.ch05_paying import Pay, Paying
from tabletop.games.brick_and_mortar.rules.ch06_auction import price
from tabletop.games.brick_and_mortar.rules.ch06_building import Buy, Take
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Stock, Stocking, bill
from tabletop.games.brick_and_mortar.rules.ch08_supply import Crafting, Supplying, TakingLeft
from tabletop.games.brick_and_mortar.rules.ch09_bidding import Offer, Offering
from tabletop.games.brick_and_mortar.rules.ch09_boxes import from_market
from tabletop.games.brick_and_mortar.rules.ch09_earning import points_instead, worth
from tabletop.games.brick_and_mortar.rules.ch09_selling import Sell, Selling
from tabletop.games.brick_and_mortar.rules.ch12_investment import (
    BuyPoints,
    Investing,
    SellPoints,
    points_cost,
)
from tabletop.games.brick_and_mortar.rules.phases import Done
from tabletop.games.brick_and_mortar.state import HIDDEN, MARKET_SHELF, BrickAndMortar


def outcome_text(s: BrickAndMortar, action: Action) -> Text:
    """The outcome of an action; NO_TEXT if its label says everything.

    If several seats choose at once, it is the outcome for the seat whose money the view shows.
    """
    steps = pending_choices(s)
    for step in [step for step in steps if s.players[step.seat].money < HIDDEN] or steps:
        if text := _effect(s, step, action):
            return text
    return NO_TEXT


def gives_up(s: BrickAndMortar, action: Action) -> Text:
    """BM-14.4: free items that an action would leave behind; NO_TEXT for other actions."""
    if not isinstance(action, Done):
        return NO_TEXT
    for step in pending_choices(s):
        match step:
            case Crafting():
                return translate("brick_and_mortar", "an item for the market, or points")
            case Supplying(left=left):
                return translate("brick_and_mortar", "%n free item(s)").count(sum(left))
            case TakingLeft(kind=kind):
                text = translate("brick_and_mortar", "free {kind} from the market")
                return text.fill(kind=phrases.KINDS[kind])
    return NO_TEXT


def _effect(s: BrickAndMortar, step: Choice, action: Action) -> Text:
    p = s.players[step.seat]
    match action:
        case Keep(card) | Take(card) if card < len(box.STORES):
            return box.STORES[card].help
        case Buy(card):
            return _for(price(s, card, box.STORES[card].cost))
        case Stock(slot, n) if isinstance(step, Stocking) and slot < len(p.building):
            counts = tuple(k + n * (at == slot) for at, k in enumerate(step.counts))
            return _for(bill(p, step.price, counts)[0])
        case Pay(tokens) if isinstance(step, Paying | Stocking) and tokens:
            text = translate("brick_and_mortar", "%n point(s) less in the end")
            return text.count(tokens * box.DEBT.points)
        case Sell(slot, shelf, _) if isinstance(step, Selling) and slot < len(p.building):
            return _for(worth(p.building[slot], step.kind, step.price, shelf))
        case Offer(quantity, bid) if isinstance(step, Offering) and quantity:
            text = translate("brick_and_mortar", "{money} if sold")
            return text.fill(money=phrases.earned(*sales(s, step.seat, step.kind, quantity, bid)))
        case BuyPoints(n) if isinstance(step, Investing) and n <= len(box.LADDER):
            return _for(points_cost(n))
        case SellPoints(n):
            return _for(n * box.POINT_SALE)
    return NO_TEXT


def _for(money: int) -> Text:
    return translate("brick_and_mortar", "Total: {money}").fill(money=dollars(money))


def sales(s: BrickAndMortar, seat: int, kind: int, quantity: int, bid: int) -> tuple[int, int]:
    """BM-9.8, BM-15.4: money and points for selling `quantity` items at this price, best-paid items first."""
    found: list[tuple[int, int]] = []
    for slot, store in enumerate(s.players[seat].building):
        points = points_instead(store, kind)
        for shelf, count in enumerate(store.items[kind]):
            found += [(worth(store, kind, bid, shelf), points)] * count
        found += [(worth(store, kind, bid, MARKET_SHELF), 0)] * from_market(s, seat, kind, slot)
    best = sorted(found, reverse=True)[:quantity]
    return sum(money for money, _ in best), sum(points for _, points in best)
