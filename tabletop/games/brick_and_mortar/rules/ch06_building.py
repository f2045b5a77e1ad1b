"""BM-6: the Building Phase: Starting Stores, store actions, managing, and the row."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.foretell import right_after
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Press
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.components import Vec
from tabletop.games.brick_and_mortar.rules.ch01_goods import KINDS, add, effect, held, new_store
from tabletop.games.brick_and_mortar.rules.ch04_order import change_points
from tabletop.games.brick_and_mortar.rules.ch05_paying import Charge
from tabletop.games.brick_and_mortar.rules.ch06_auction import (
    AuctionBegins,
    BidMade,
    OpenBid,
    RowChanged,
    highest_bid,
    price,
    refill,
    too_much,
)
from tabletop.games.brick_and_mortar.rules.phases import GO_ON, Decision, Done, begin_phase, no_store
from tabletop.games.brick_and_mortar.state import (
    BUILDING,
    BUILT,
    CHOOSING,
    MANAGING,
    BrickAndMortar,
    Money,
    Slot,
    Store,
    StoreCard,
    acting_seat,
)


@frozen
class BuildingPhase(Step[BrickAndMortar]):
    """BM-6.1, BM-6.2: Starting Stores in January, building turns in the other months."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        s.public_sale = False
        begin_phase(s, BUILDING, tell)
        if s.month > 1:
            for p in s.players:
                p.stage, p.bought = CHOOSING, -1
            push_steps(s, Builders())
        elif s.flags.first_match:
            hands = box.HANDS[-len(s.order) :]
            for seat, hand in zip(s.order, hands, strict=True):
                open_starting(s, seat, hand.starting, tell)
            push_steps(s, Leftovers())
        else:
            push_steps(s, *(TakeStarting(seat) for seat in s.order), Leftovers())


@frozen
class StoreOpened(GameEvent):
    """BM-6.1, BM-6.9: a store was opened in this slot."""

    seat: int
    card: int
    slot: int
    rule: str

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Opens {store} in slot {slot}")
        text = text.fill(store=phrases.store(self.card), slot=self.slot + 1)
        return LogLine(text, self.seat, (places.store_key(self.card),), self.rule)

    def reward(self) -> Reward:
        return Reward(self.seat, "close", large=places.store_key(self.card))

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "opened {things}")
        does = translate("brick_and_mortar", "open {things}")
        return Headline(self.seat, "opened", 9, did, (phrases.store(self.card),), 0, ("bought",), does=does)


def open_starting(s: BrickAndMortar, seat: int, card: int, tell: Tell) -> None:
    """BM-6.1: open a Starting Store in slot 1, filled to capacity."""
    store = new_store(card)
    for kind in box.STORES[card].kinds:
        add(store, kind, box.STORES[card].capacity[kind])
    s.players[seat].building.append(store)
    s.starting = tuple(one for one in s.starting if one != card)
    tell(s, StoreOpened(seat, card, 0, "BM-6.1"))


@frozen
class Take(GameAction[BrickAndMortar]):
    """BM-6.1: take this Starting Store."""

    card: StoreCard

    def say(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Take {store}").fill(store=phrases.store(self.card))

    def outcome_text(self, _s: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Text:
        return box.STORES[self.card].help

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Drag:
        return Drag(places.store_key(self.card), places.slot_key(0))


@frozen
class TakeStarting(Decision):
    """BM-6.1: the seat takes a Starting Store."""

    rule = "BM-6.1"
    accepts = (Take,)
    public = True
    seat: int

    def prompt(self, s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Take one of %n Starting Stores.").count(len(s.starting))

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        return (Take(card) for card in box.STARTING)

    def forbids(self, s: BrickAndMortar, action: Take) -> No | None:
        if action.card in s.starting:
            return None
        if action.card not in box.STARTING:
            text = translate("brick_and_mortar", "{store} isn't a Starting Store.")
        elif box.STORES[action.card].players > len(s.players):
            text = translate("brick_and_mortar", "{store} is only for matches of more players.")
        else:
            text = translate("brick_and_mortar", "{store} has been taken.")
        return No("BM-6.1", lambda: text.fill(store=phrases.store(action.card)))

    def apply(self, s: BrickAndMortar, action: Take, tell: Tell) -> None:
        open_starting(s, self.seat, action.card, tell)


@frozen
class Leftovers(Step[BrickAndMortar]):
    """BM-6.1: Starting Stores that nobody has taken leave the match."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        s.closed += s.starting
        s.starting = ()


@frozen
class Builders(Step[BrickAndMortar]):
    """BM-6.2: the first seat in turn order that is not done continues; once all are, the row changes."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        seat = next((seat for seat in s.order if s.players[seat].stage != BUILT), -1)
        if seat < 0:
            push_steps(s, UpdateRow())
            return
        p = s.players[seat]
        if p.stage == CHOOSING:
            push_steps(s, ChooseStore(seat), self)
        elif p.building or p.bought >= 0:
            push_steps(s, Manage(seat), self)
        else:
            p.stage = BUILT
            push_steps(s, self)


@frozen
class StoreBought(GameEvent):
    """BM-6.4: a seat bought a store from its hand."""

    seat: int
    card: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Buys {store} from the hand").fill(
            store=phrases.store(self.card)
        )
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-6.4")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "bought {things}")
        does = translate("brick_and_mortar", "buy {things}")
        return Headline(self.seat, "bought", 8, did, (phrases.store(self.card),), does=does)


@frozen
class BuilderPassed(GameEvent):
    """BM-6.8: a seat passed and obtains no store this month."""

    seat: int

    def line(self) -> LogLine:
        return LogLine(translate("brick_and_mortar", "Passes: no store this month"), self.seat, (), "BM-6.8")

    def headline(self) -> Headline:
        return Headline(self.seat, "passed", 5, translate("brick_and_mortar", "built nothing"))


@frozen
class Buy(GameAction[BrickAndMortar]):
    """BM-6.4: buy this store from the hand."""

    shows = True
    card: StoreCard

    def say(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Buy {store}").fill(store=phrases.store(self.card))

    def outcome_text(self, s: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Text:
        charge = right_after(s, self).flow[-1]
        assert isinstance(charge, Charge)
        return phrases.in_all(charge.cost)

    def gesture(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Drag:
        return Drag(places.store_key(self.card), places.site(v.players[step.seat]))


@frozen
class Auction(OpenBid):
    """BM-6.5: start the auction of this public store with this bid."""

    card: StoreCard
    bid: Money

    def say(self, _s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Start the auction of {store} at {bid}")
        return text.fill(store=phrases.store(self.card), bid=dollars(self.bid))

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Drag:
        return Drag(places.store_key(self.card), places.sum_key(self.bid))


AUCTIONS = [
    [Auction(card, bid) for bid in range(store.cost, highest_bid(card) + 1)]
    for card, store in enumerate(box.STORES)
]
"""By store: every legal bid that opens its auction; made once, as there are a hundred to choose from."""


@frozen
class Pass(GameAction[BrickAndMortar]):
    """BM-6.8: obtain no store this month."""

    text = translate("brick_and_mortar", "Pass: no store this month")
    hand = Press("button:pass")
    declines = True


@frozen
class ChooseStore(Decision):
    """BM-6.3: the seat buys a store from its hand, starts an auction, or passes."""

    rule = "BM-6.3"
    rules = ("BM-6.3", "BM-6.4", "BM-6.5", "BM-6.8", "BM-15.10")
    accepts = (Buy, Auction, Pass)
    costs = True
    seat: int

    def prompt(self, s: BrickAndMortar) -> Text:
        n = len(s.players[self.seat].stores)
        if not n:
            return translate("brick_and_mortar", "Start an auction of a public store, or pass.")
        text = translate("brick_and_mortar", "Buy one of your %n store(s), start an auction, or pass.")
        return text.count(n)

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        p = s.players[self.seat]
        for card in p.stores:
            yield Buy(card)
        for card in (*s.row, *((s.on_deck,) if s.on_deck >= 0 else ())):
            least = box.STORES[card].cost
            for bid in range(max(0, least - 2), highest_bid(card) + 2):
                yield Auction(card, bid)
        yield Pass()

    def own_legal_actions(self, s: BrickAndMortar) -> list[Action]:
        """Put the list together from those of each store: checking a hundred bids takes long."""
        found: list[Action] = [*map(Buy, s.players[self.seat].stores)]
        for card in s.row:
            found += AUCTIONS[card]
        return [*found, Pass()]

    def forbids(self, s: BrickAndMortar, action: Buy | Auction | Pass) -> No | None:
        match action:
            case Buy(card) if card not in s.players[self.seat].stores:
                text = translate("brick_and_mortar", "{store} isn't in your hand.")
                return No("BM-6.4", lambda: text.fill(store=phrases.store(card)))
            case Auction(card, bid):
                return self._no_auction(s, card, bid)
        return None

    def _no_auction(self, s: BrickAndMortar, card: int, bid: int) -> No | None:
        if card not in s.row:
            text = translate("brick_and_mortar", "{store} isn't up for auction.")
            if card == s.on_deck:
                text = translate("brick_and_mortar", "{store} is on deck: it joins the row later.")
            return No("BM-6.5", lambda: text.fill(store=phrases.store(card)))
        least = box.STORES[card].cost
        if bid < least:
            low = translate("brick_and_mortar", "{store} costs {cost}: bid that at least.")
            return No("BM-6.5", lambda: low.fill(store=phrases.store(card), cost=dollars(least)))
        return too_much(card, bid)

    def apply(self, s: BrickAndMortar, action: Buy | Auction | Pass, tell: Tell) -> None:
        p = s.players[self.seat]
        match action:
            case Buy(card):
                p.stores = tuple(one for one in p.stores if one != card)
                p.bought, p.stage = card, MANAGING
                tell(s, StoreBought(self.seat, card))
                push_steps(s, Charge(self.seat, price(s, card, box.STORES[card].cost), card))
            case Auction(card, bid):
                push_steps(s, AuctionBegins(self.seat, card, bid))
                tell(s, BidMade(self.seat, card, bid, first=True))
            case Pass():
                p.stage = MANAGING
                tell(s, BuilderPassed(self.seat))


@frozen
class StoreLost(GameEvent):
    """BM-6.9: a store was obtained and not opened."""

    seat: int
    card: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Discards {store} unopened").fill(store=phrases.store(self.card))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-6.9")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "discarded {things}")
        return Headline(self.seat, "lost", 6, did, (phrases.store(self.card),))


@frozen
class Close(GameAction[BrickAndMortar]):
    """BM-6.9: close the store in this slot."""

    slot: Slot

    def say(self, s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Close {store}").fill(store=phrases.acting_slot(s, self.slot))

    def gesture(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Drag:
        building = v.players[step.seat].building
        inside = self.slot < len(building)
        return Drag(
            places.store_key(building[self.slot].card) if inside else places.slot_key(self.slot), "away"
        )


@frozen
class Open(GameAction[BrickAndMortar]):
    """BM-6.9: open the store obtained this month."""

    def say(self, s: BrickAndMortar) -> Text:
        bought = s.players[acting_seat(s)].bought
        return translate("brick_and_mortar", "Open {store}").fill(store=phrases.store(bought))

    def gesture(self, v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Drag:
        p = v.players[step.seat]
        return Drag(places.store_key(p.bought), places.site(p))


@frozen
class Manage(Decision):
    """BM-6.9: the seat closes stores, then opens the store it has obtained."""

    rule = "BM-6.9"
    rules = ("BM-6.9", "BM-6.10", "BM-15.16")
    accepts = (Close, Open, Done)
    public = True
    seat: int

    def prompt(self, s: BrickAndMortar) -> Text:
        p = s.players[self.seat]
        if p.bought < 0:
            return translate("brick_and_mortar", "Close any of your %n store(s), or go on.").count(
                len(p.building)
            )
        if len(p.building) < box.SLOTS:
            text = translate("brick_and_mortar", "Open {store}; you may close others first.")
        else:
            text = translate("brick_and_mortar", "Close a store to make room for {store}, or discard it.")
        return text.fill(store=phrases.store(p.bought))

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        yield Open()
        yield GO_ON
        for slot in range(box.SLOTS):
            yield Close(slot)

    def forbids(self, s: BrickAndMortar, action: Close | Open | Done) -> No | None:
        p = s.players[self.seat]
        match action:
            case Close(slot):
                return no_store(s, self.seat, slot, "BM-6.9")
            case Open() if p.bought < 0:
                text = translate("brick_and_mortar", "You've obtained no store in {month}.")
                return No("BM-6.9", lambda: text.fill(month=phrases.month(s.month)))
            case Open() if len(p.building) == box.SLOTS:
                full = translate("brick_and_mortar", "All %n slots are taken: close a store first.")
                return No("BM-6.9", lambda: full.count(box.SLOTS))
        return None

    def apply(self, s: BrickAndMortar, action: Close | Open | Done, tell: Tell) -> None:
        p, seat = s.players[self.seat], self.seat
        match action:
            case Close(slot):
                close(s, seat, slot, "BM-6.9", tell)
                return
            case Open():
                card, p.bought = p.bought, -1
                p.building.append(new_store(card))
                tell(s, StoreOpened(seat, card, len(p.building) - 1, "BM-6.9"))
            case Done() if p.bought >= 0:
                card, p.bought = p.bought, -1
                s.closed += (card,)
                tell(s, StoreLost(seat, card))
        p.stage = BUILT


@frozen
class StoreClosed(GameEvent):
    """BM-6.9, BM-15.10, BM-15.17: a store was closed with these items in it."""

    seat: int
    card: int
    slot: int
    items: Vec
    rule: str

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Closes {store}")
        if any(self.items):
            text = translate("brick_and_mortar", "Closes {store} and discards {items}")
        text = text.fill(store=phrases.store(self.card), items=phrases.bundle(self.items))
        return LogLine(text, self.seat, (places.store_key(self.card),), self.rule)

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "closed {things}")
        does = translate("brick_and_mortar", "close {things}")
        return Headline(self.seat, "closed", 8, did, (phrases.store(self.card),), does=does)


def close(s: BrickAndMortar, seat: int, slot: int, rule: str, tell: Tell) -> None:
    """BM-1.9, BM-6.9: close a store: its items return to the supply, and later stores move one slot left."""
    store = s.players[seat].building.pop(slot)
    s.closed += (store.card,)
    items = tuple(held(store, kind) for kind in KINDS)
    tell(s, StoreClosed(seat, store.card, slot, items, rule))  # type: ignore[arg-type]
    if s.phase == BUILDING:
        change_points(s, seat, closing_points(store), "BM-15.16", tell, store.card)


def closing_points(store: Store) -> int:
    """BM-15.16: return the points for closing a store in Building."""
    found = effect(store, "close_points")
    return found.points * sum(map(sum, store.items)) if found else 0


@frozen
class UpdateRow(Step[BrickAndMortar]):
    """BM-6.11: the oldest public store leaves the row; all of them if none was obtained this month."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        n = 1 if s.public_sale else len(s.row)
        gone = s.row[:n]
        s.closed += gone
        s.row = s.row[n:]
        came = tuple(card for _ in gone for card in refill(s))
        tell(s, RowChanged(gone, came, "BM-6.11"))
