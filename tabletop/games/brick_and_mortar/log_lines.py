"""The log lines of events. A line is about its seat, whose name it leaves out."""

from __future__ import annotations

from tabletop.engine.game import LogLine
from tabletop.engine.rules import Event, Revealed, Said
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases
from tabletop.games.brick_and_mortar.rules.ch03_draft import Kept, PassedOn
from tabletop.games.brick_and_mortar.rules.ch04_order import BidsShown, PointsChanged, TokenRemoved
from tabletop.games.brick_and_mortar.rules.ch05_paying import Paid
from tabletop.games.brick_and_mortar.rules.ch06_auction import AuctionWon, BidderLeft, BidMade, RowChanged
from tabletop.games.brick_and_mortar.rules.ch06_building import (
    BuilderPassed,
    StoreBought,
    StoreClosed,
    StoreLost,
    StoreOpened,
)
from tabletop.games.brick_and_mortar.rules.ch07_advertising import (
    CardsDiscarded,
    CardsDrawn,
    CardsPooled,
    DeckShuffled,
)
from tabletop.games.brick_and_mortar.rules.ch07_agency import CardAdded, PileSeen
from tabletop.games.brick_and_mortar.rules.ch08_stocking import Stocked, StockingBegan, StockPaid
from tabletop.games.brick_and_mortar.rules.ch08_supply import Crafted, MarketFilled, Supplied
from tabletop.games.brick_and_mortar.rules.ch09_bidding import SellingBegan
from tabletop.games.brick_and_mortar.rules.ch09_sale import (
    BonusPaid,
    DemandShown,
    Rescued,
    SaleEnded,
    Transferred,
)
from tabletop.games.brick_and_mortar.rules.ch09_selling import Sold
from tabletop.games.brick_and_mortar.rules.ch09_surplus import Converted, SurplusGone
from tabletop.games.brick_and_mortar.rules.ch10_inventory import ItemsAged, ItemsExpired, Pawned
from tabletop.games.brick_and_mortar.rules.ch11_utilities import BillPaid
from tabletop.games.brick_and_mortar.rules.ch12_investment import PointsTraded
from tabletop.games.brick_and_mortar.rules.ch13_end import MonthBegan
from tabletop.games.brick_and_mortar.rules.ch13_scoring import MatchEnded
from tabletop.games.brick_and_mortar.state import MARKET_SHELF, SALE, Bid


def log(event: Event, seat: int) -> LogLine | None:
    """The log line of an event as this seat may read it; None if another line says it."""
    if isinstance(event, Said):
        return LogLine(event.why, event.seat, (), event.rule)
    for speak in (_secret, _months, _stores, _auction, _cards, _supply, _sale, _after, _points):
        if line := speak(event, seat):
            return line
    return None


def _key(card: int) -> tuple[str, ...]:
    """The key of a store's piece."""
    return (f"store:{card}",)


def _secret(event: Event, seat: int) -> LogLine | None:
    """BM-16.2: events that only one seat may read in full."""
    match event:
        case Kept(who, card):
            if who == seat:
                text = translate("brick_and_mortar", "Keeps {store}").fill(store=phrases.store(card))
                return LogLine(text, who, _key(card), "BM-3.1")
            return LogLine(translate("brick_and_mortar", "Keeps a store"), who, (), "BM-3.1")
        case CardsDrawn(who, cards, rule) if cards:
            if who == seat:
                text = translate("brick_and_mortar", "Draws {cards}")
                named = text.fill(cards=_semicolons([phrases.card(card) for card in cards]))
                return LogLine(named, who, tuple(f"card:{card}" for card in cards), rule)
            text = translate("brick_and_mortar", "Draws %n Market Card(s)").count(len(cards))
            return LogLine(text, who, (), rule)
        case PileSeen(who, pile, cards):
            pile_name = phrases.PILES[pile]
            if who == seat:
                text = translate("brick_and_mortar", "Sees in the {pile}: {cards}")
                named = text.fill(pile=pile_name, cards=_semicolons([phrases.card(card) for card in cards]))
                return LogLine(named, who, (), "BM-7.6")
            text = translate("brick_and_mortar", "Looks at the {pile}")
            return LogLine(text.fill(pile=pile_name), who, (), "BM-7.6")
        case CardAdded(who, pile, card):
            if who == seat or not pile:
                text = translate("brick_and_mortar", "Adds {card} to the {pile}")
                return LogLine(
                    text.fill(card=phrases.card(card), pile=phrases.PILES[pile]), who, (), "BM-7.6"
                )
            text = translate("brick_and_mortar", "Adds a card to the {pile}")
            return LogLine(text.fill(pile=phrases.PILES[pile]), who, (), "BM-7.6")
    return None


def _semicolons(parts: list[Text]) -> Text:
    """Joins lists with semicolons."""
    row = parts[0] if parts else phrases.NO_ITEMS
    for part in parts[1:]:
        row = translate("brick_and_mortar", "{first}; {next}", "a list of lists").fill(first=row, next=part)
    return row


def _months(event: Event, _seat: int) -> LogLine | None:
    match event:
        case PassedOn(left):
            text = translate("brick_and_mortar", "The other stores go to the left")
            if not left:
                text = translate("brick_and_mortar", "The stores left over are discarded face down")
            return LogLine(text, -1, (), "BM-3.1")
        case MonthBegan(month, last):
            text = translate("brick_and_mortar", "{month} begins")
            if last:
                text = translate("brick_and_mortar", "{month} begins, the final month")
            return LogLine(text.fill(month=phrases.month(month)), -1, (), "BM-13.2")
        case MatchEnded(month):
            text = translate("brick_and_mortar", "The match is over, at the end of {month}")
            return LogLine(text.fill(month=phrases.month(month)), -1, (), "BM-13.3")
        case TokenRemoved(seat, space):
            text = translate(
                "brick_and_mortar", "Reaches the investment token on {space}: this month is the last"
            )
            return LogLine(text.fill(space=space), seat, (), "BM-13.1")
    return None


def _stores(event: Event, _seat: int) -> LogLine | None:
    match event:
        case StoreOpened(seat, card, slot, rule):
            text = translate("brick_and_mortar", "Opens {store} in slot {slot}")
            return LogLine(text.fill(store=phrases.store(card), slot=slot + 1), seat, _key(card), rule)
        case StoreLost(seat, card):
            text = translate("brick_and_mortar", "Discards {store} unopened").fill(store=phrases.store(card))
            return LogLine(text, seat, _key(card), "BM-6.9")
        case StoreClosed(seat, card, _, items, rule):
            text = translate("brick_and_mortar", "Closes {store}")
            if any(items):
                text = translate("brick_and_mortar", "Closes {store} and discards {items}")
            return LogLine(
                text.fill(store=phrases.store(card), items=phrases.bundle(items)), seat, _key(card), rule
            )
        case StoreBought(seat, card):
            text = translate("brick_and_mortar", "Buys {store} from the hand").fill(store=phrases.store(card))
            return LogLine(text, seat, _key(card), "BM-6.4")
        case BuilderPassed(seat):
            return LogLine(translate("brick_and_mortar", "Passes: no store this month"), seat, (), "BM-6.8")
        case RowChanged(gone, rule):
            if not gone:
                return LogLine(translate("brick_and_mortar", "A new store joins the row"), -1, (), rule)
            text = translate("brick_and_mortar", "Leaves the row: {stores}")
            named = text.fill(stores=phrases.joined([phrases.store(card) for card in gone]))
            return LogLine(named, -1, tuple(f"store:{card}" for card in gone), rule)
    return None


def _auction(event: Event, _seat: int) -> LogLine | None:
    match event:
        case BidMade(seat, card, bid, first):
            text = translate("brick_and_mortar", "Raises to {bid} for {store}")
            if first:
                text = translate("brick_and_mortar", "Starts the auction of {store} at {bid}")
            return LogLine(text.fill(bid=dollars(bid), store=phrases.store(card)), seat, _key(card), "BM-6.5")
        case BidderLeft(seat, card):
            text = translate("brick_and_mortar", "Leaves the auction of {store}").fill(
                store=phrases.store(card)
            )
            return LogLine(text, seat, _key(card), "BM-6.5")
        case AuctionWon(seat, card, bid):
            text = translate("brick_and_mortar", "Wins {store} at {bid}")
            return LogLine(text.fill(bid=dollars(bid), store=phrases.store(card)), seat, _key(card), "BM-6.5")
        case Paid(seat, cost, tokens, _, _):
            return LogLine(_payment(cost, tokens), seat, (), "BM-5.3")
    return None


def _payment(cost: int, tokens: int) -> Text:
    """The amount paid, and the number of debt tokens in it."""
    if tokens:
        text = translate("brick_and_mortar", "Pays {cost}, with %n debt token(s)").count(tokens)
    else:
        text = translate("brick_and_mortar", "Pays {cost}")
    return text.fill(cost=dollars(cost))


def _cards(event: Event, _seat: int) -> LogLine | None:
    match event:
        case DeckShuffled(cards):
            text = translate("brick_and_mortar", "Shuffles the discard pile (%n) into a new deck").count(
                cards
            )
            return LogLine(text, -1, (), "BM-7.7")
        case CardsDiscarded(seat, cards, rule):
            text = translate("brick_and_mortar", "Discards {cards}")
            named = text.fill(cards=_semicolons([phrases.card(card) for card in cards]))
            return LogLine(named, seat, tuple(f"card:{card}" for card in cards), rule)
        case CardsPooled(supply, demand):
            text = translate("brick_and_mortar", "The cards are gathered: Supply {supply}, Demand {demand}")
            return LogLine(text.fill(supply=len(supply), demand=demand), -1, (), "BM-7.5")
    return None


def _supply(event: Event, _seat: int) -> LogLine | None:
    match event:
        case Supplied(seat, card, _, kind, n):
            text = translate("brick_and_mortar", "{store} supplies {items}")
            return LogLine(
                text.fill(store=phrases.store(card), items=phrases.items(kind, n)),
                seat,
                _key(card),
                "BM-15.8",
            )
        case MarketFilled(_, items):
            text = translate("brick_and_mortar", "The market gains {items}").fill(items=phrases.bundle(items))
            return LogLine(text, -1, (), "BM-8.1")
        case StockingBegan(kind, items, room, _, contest):
            text = translate(
                "brick_and_mortar", "Nobody has to bid for {kind}: {items} in the market, room for {room}"
            )
            if contest:
                text = translate(
                    "brick_and_mortar", "All bid for {kind}: {items} in the market, room for {room}"
                )
            text = text.fill(kind=phrases.KINDS[kind], items=items, room=room)
            return LogLine(text, -1, (), "BM-8.5" if contest else "BM-8.4")
        case Stocked(seat, card, _, kind, n, free):
            text = translate("brick_and_mortar", "Stocks {items} into {store}")
            if free:
                text = translate("brick_and_mortar", "Takes {items} left over into {store}")
            text = text.fill(items=phrases.items(kind, n), store=phrases.store(card))
            return LogLine(text, seat, _key(card), "BM-8.9" if free else "BM-8.8")
        case StockPaid(seat, kind, 0, _, _):
            text = translate("brick_and_mortar", "Stocks no {kind}").fill(kind=phrases.KINDS[kind])
            return LogLine(text, seat, (), "BM-8.6")
        case StockPaid(seat, _, _, cost, tokens):
            return LogLine(_payment(cost, tokens), seat, (), "BM-8.7")
        case Crafted(seat, card, kind):
            text = translate("brick_and_mortar", "{store} supplies {items} to the market")
            return LogLine(
                text.fill(store=phrases.store(card), items=phrases.items(kind, 1)),
                seat,
                _key(card),
                "BM-14.4",
            )
    return None


def _sale(event: Event, _seat: int) -> LogLine | None:
    match event:
        case Revealed():
            return LogLine(translate("brick_and_mortar", "All have chosen"), -1, (), "BM-16.1")
        case BidsShown(phase, kind, bids):
            text = translate("brick_and_mortar", "Bids for {kind}, in the order of acting: {bids}")
            listed = phrases.joined([_bid(bid, phase) for bid in bids])
            return LogLine(
                text.fill(kind=phrases.KINDS[kind], bids=listed),
                -1,
                (),
                "BM-9.7" if phase == SALE else "BM-8.5",
            )
        case DemandShown(_, boxes):
            text = translate("brick_and_mortar", "Demand: {items}").fill(items=phrases.bundle(boxes))
            return LogLine(text, -1, (), "BM-9.1")
        case SellingBegan(kind, boxes, items, _, contest):
            text = translate("brick_and_mortar", "Nobody has to bid for {kind}: boxes {boxes}, items {items}")
            if contest:
                text = translate("brick_and_mortar", "All bid for {kind}: boxes {boxes}, items {items}")
            text = text.fill(kind=phrases.KINDS[kind], boxes=boxes, items=items)
            return LogLine(text, -1, (), "BM-9.6" if contest else "BM-9.5")
        case Sold(seat, card, _, shelf, kind, _, money):
            text = translate("brick_and_mortar", "Sells {item} of {store} for {money}")
            if shelf == MARKET_SHELF:
                text = translate("brick_and_mortar", "Sells {item} of the market through {store} for {money}")
            text = text.fill(item=phrases.items(kind, 1), store=phrases.store(card), money=dollars(money))
            return LogLine(text, seat, _key(card), "BM-9.8")
        case SurplusGone(seat, _, kind, n):
            text = translate("brick_and_mortar", "Discards {items} as surplus").fill(
                items=phrases.items(kind, n)
            )
            return LogLine(text, seat, (), "BM-9.7")
        case Transferred(seat, _, kind, _, card):
            text = translate("brick_and_mortar", "Moves {item} to {store}")
            return LogLine(
                text.fill(item=phrases.items(kind, 1), store=phrases.store(card)),
                seat,
                _key(card),
                "BM-15.19",
            )
    return None


def _bid(bid: Bid, phase: int) -> Text:
    """A revealed bid and its seat."""
    price, who = dollars(bid.price), phrases.player(bid.seat)
    if phase != SALE:
        return translate("brick_and_mortar", "{who}: {price}", "whose bid, and what it is").fill(
            who=who, price=price
        )
    text = translate(
        "brick_and_mortar", "{who}: {n} at {price}", "whose bid, to sell so many for so much each"
    )
    return text.fill(who=who, n=bid.quantity, price=price)


def _after(event: Event, _seat: int) -> LogLine | None:
    match event:
        case Converted(seat, card, n, money):
            text = translate("brick_and_mortar", "Takes points for %n item(s) of {store} instead of {money}")
            text = text.count(n).fill(store=phrases.store(card), money=dollars(money))
            return LogLine(text, seat, _key(card), "BM-15.3")
        case BonusPaid(seat, card, _, n, money):
            text = translate(
                "brick_and_mortar", "{store} earns {money} more for %n item(s): another player sold, too"
            )
            return LogLine(
                text.count(n).fill(store=phrases.store(card), money=dollars(money)),
                seat,
                _key(card),
                "BM-15.5",
            )
        case Rescued(seat, _, kind):
            text = translate("brick_and_mortar", "Resale Shop: takes {item}").fill(
                item=phrases.items(kind, 1)
            )
            return LogLine(text, seat, (), "BM-15.14")
        case SaleEnded(cards):
            text = translate("brick_and_mortar", "The boxes are emptied, and %n Demand Card(s) discarded")
            return LogLine(text.count(len(cards)), -1, (), "BM-9.10")
        case ItemsAged():
            return LogLine(translate("brick_and_mortar", "All items go down a shelf"), -1, (), "BM-10.1")
        case ItemsExpired(seat, items):
            text = translate("brick_and_mortar", "Loses {items} from the lowest shelves")
            return LogLine(text.fill(items=phrases.bundle(items)), seat, (), "BM-10.1")
        case Pawned(seat, card, kind):
            text = translate("brick_and_mortar", "{store} returns {item} to the market")
            return LogLine(
                text.fill(store=phrases.store(card), item=phrases.items(kind, 1)),
                seat,
                _key(card),
                "BM-15.15",
            )
        case BillPaid(seat, bill, tokens):
            text = translate("brick_and_mortar", "Utilities: {cost}").fill(cost=dollars(bill))
            if tokens:
                text = translate("brick_and_mortar", "Utilities: {cost}, with %n debt token(s)").count(tokens)
                text = text.fill(cost=dollars(bill))
            return LogLine(text, seat, (), "BM-11.1")
    return None


def _points(event: Event, _seat: int) -> LogLine | None:
    match event:
        case PointsTraded(seat, n, money):
            text = translate("brick_and_mortar", "Buys %n point(s) for {money}").count(n)
            if n < 0:
                text = translate("brick_and_mortar", "Sells %n point(s) for {money}").count(-n)
            return LogLine(text.fill(money=dollars(money)), seat, (), "BM-12.3" if n > 0 else "BM-12.2")
        case PointsChanged(seat, by, _, _, rule, card) if card in range(len(box.STORES)):
            text = translate("brick_and_mortar", "{store}: %n point(s)").count(by)
            return LogLine(text.fill(store=phrases.store(card)), seat, _key(card), rule)
    return None
