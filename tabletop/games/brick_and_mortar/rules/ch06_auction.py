"""BM-6.5 to BM-6.7: the auction of a public store."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Face, Press
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch04_order import clockwise_from
from tabletop.games.brick_and_mortar.rules.ch05_paying import Charge
from tabletop.games.brick_and_mortar.rules.phases import Decision
from tabletop.games.brick_and_mortar.state import CHOOSING, MANAGING, BrickAndMortar, Money

CAP = 20
"""A-10: dollars above the printed cost up to which any bid is legal; a higher one may be a slip."""
JUMP = 5
"""A-10: dollars by which a still higher bid may exceed the one before it, so a raise is always possible."""


def price(s: BrickAndMortar, card: int, bid: int) -> int:
    """BM-15.10: return the dollars paid for a store: bid or printed cost, less a Peddler's discount."""
    off = box.STORES[card].effect("peddle")
    if off is None:
        return bid
    return max(0, bid - off.n * sum(s.market[kind] for kind in box.numbers(off.kinds)))


def highest_bid(card: int, high: int = 0) -> int:
    """A-10: return the highest bid in dollars that is not taken for a slip, after a bid of `high`.

    It does not depend on the bidder's cash: cash is secret, and debt covers every price (BM-5.4).
    """
    return max(box.STORES[card].cost + CAP, high + JUMP)


def too_much(card: int, bid: int, high: int = 0) -> No | None:
    """A-10: refuse a bid above `highest_bid`; None if it is not."""
    most = highest_bid(card, high)
    if bid <= most:
        return None
    text = translate("brick_and_mortar", "{bid} is too much: bid {most} at most.")
    return No("BM-6.5", lambda: text.fill(bid=dollars(bid), most=dollars(most)))


def refill(s: BrickAndMortar) -> tuple[int, ...]:
    """BM-6.6: move the store on deck to the row and return it; turn up another from the deck."""
    came = (s.on_deck,) if s.on_deck >= 0 else ()
    s.row += came
    s.on_deck = s.store_deck.pop() if s.store_deck else -1
    return came


@frozen
class BidMade(GameEvent):
    """BM-6.5: a bid in an auction; `first`: True if it started the auction."""

    seat: int
    card: int
    bid: int
    first: bool

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Raises to {bid} for {store}")
        if self.first:
            text = translate("brick_and_mortar", "Starts the auction of {store} at {bid}")
        text = text.fill(bid=dollars(self.bid), store=phrases.store(self.card))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-6.5")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "bid ${bid} for {store}")
        text = did.fill(bid=self.bid, store=phrases.store(self.card))
        return Headline(self.seat, f"bid {self.card}", 4, text)


@frozen
class BidderLeft(GameEvent):
    """BM-6.5: a seat left an auction."""

    seat: int
    card: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Leaves the auction of {store}")
        text = text.fill(store=phrases.store(self.card))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-6.5")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "let {things} go")
        return Headline(self.seat, "left", 5, did, (phrases.store(self.card),), 0, (f"bid {self.card}",))


@frozen
class AuctionWon(GameEvent):
    """BM-6.5: a seat won an auction with this bid."""

    seat: int
    card: int
    bid: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Wins {store} at {bid}")
        text = text.fill(bid=dollars(self.bid), store=phrases.store(self.card))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-6.5")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "won {things} for ${amount}")
        does = translate("brick_and_mortar", "win {things}")
        costs = translate("brick_and_mortar", "pay ${amount} at auctions")
        store, instead = (phrases.store(self.card),), (f"bid {self.card}", "opened")
        return Headline(self.seat, "won", 8, did, store, self.bid, instead, does, costs=costs)


@frozen
class AuctionBegins(Step[BrickAndMortar]):
    """BM-6.5: starts the bidding of all that have neither obtained a store nor passed.

    They bid in turn order, beginning after the seat that started the auction.
    """

    seat: int
    card: int
    bid: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        others = [seat for seat in clockwise_from(s, self.seat) if s.players[seat].stage == CHOOSING]
        push_steps(s, Bids(self.card, self.bid, self.seat, (*others, self.seat)))


@frozen
class Bids(Step[BrickAndMortar]):
    """BM-6.5: asks the next seat in the auction; the last one left has won.

    `still`: the seats in the auction, the leader last.
    """

    card: int
    high: int
    leader: int
    still: tuple[int, ...]

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        if len(self.still) > 1:
            push_steps(s, Bidding(self.still[0], self.card, self.high, self.leader, self.still))
            return
        p = s.players[self.leader]
        s.row = tuple(card for card in s.row if card != self.card)
        s.public_sale = True
        p.bought, p.stage = self.card, MANAGING
        tell(s, AuctionWon(self.leader, self.card, self.high))
        push_steps(s, Charge(self.leader, price(s, self.card, self.high), self.card), RowMoves())


@frozen
class RowChanged(GameEvent):
    """BM-6.6, BM-6.11: stores `gone` left the row, `came` joined it, and the deck turned up another."""

    gone: tuple[int, ...]
    came: tuple[int, ...]
    rule: str
    final = True

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Leaves the row: {gone}. Joins it: {came}")
        if not self.gone:
            text = translate("brick_and_mortar", "Joins the row: {came}")
        elif not self.came:
            text = translate("brick_and_mortar", "Leaves the row: {gone}")
        gone, came = (phrases.joined([*map(phrases.store, cards)]) for cards in (self.gone, self.came))
        text = text.fill(gone=gone, came=came)
        return LogLine(text, -1, tuple(map(places.store_key, (*self.gone, *self.came))), self.rule)


@frozen
class RowMoves(Step[BrickAndMortar]):
    """BM-6.6: the row shifts, and a new store is turned up."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        tell(s, RowChanged((), refill(s), "BM-6.6"))


class OpenBid(GameAction[BrickAndMortar]):
    """A bid that is made openly."""

    __slots__ = ()
    bid: Money

    def short_label(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Bid {bid}").fill(bid=dollars(self.bid))

    def thumb(self, _v: BrickAndMortar, step: Choice[BrickAndMortar]) -> Face:
        return faces.BidMove(step.seat, dollars(self.bid))


@frozen
class Raise(OpenBid):
    """BM-6.5: raise the bid in the auction to this amount of dollars."""

    bid: Money

    def say(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Raise to {bid}").fill(bid=dollars(self.bid))

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Press:
        return Press(places.sum_key(self.bid))


@frozen
class Drop(GameAction[BrickAndMortar]):
    """BM-6.5: leave the auction."""

    text = translate("brick_and_mortar", "Leave the auction")
    hand = Press("button:leave")
    declines = True


@frozen
class Bidding(Decision):
    """BM-6.5: the seat bids more than `high`, or leaves the auction."""

    rule = "BM-6.5"
    rules = ("BM-6.5", "BM-6.7", "BM-5.4", "BM-15.10")
    accepts = (Raise, Drop)
    public = True
    costs = True
    seat: int
    card: int
    high: int
    leader: int
    still: tuple[int, ...]

    def prompt(self, s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Bid more than {high} for {store}, or leave the auction.")
        return text.fill(high=dollars(self.high), store=phrases.store(self.card))

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        yield Drop()
        for bid in range(max(0, self.high - 1), highest_bid(self.card, self.high) + 2):
            yield Raise(bid)

    def own_legal_actions(self, s: BrickAndMortar) -> list[Action]:
        """Build the list directly: a third of all decisions are this one."""
        return [Drop(), *map(Raise, range(self.high + 1, highest_bid(self.card, self.high) + 1))]

    def forbids(self, s: BrickAndMortar, action: Raise | Drop) -> No | None:
        if isinstance(action, Drop):
            return None
        if action.bid <= self.high:
            text = translate("brick_and_mortar", "{who} has bid {high}: bid more.")
            return No("BM-6.5", lambda: text.fill(who=phrases.seat(s, self.leader), high=dollars(self.high)))
        return too_much(self.card, action.bid, self.high)

    def apply(self, s: BrickAndMortar, action: Raise | Drop, tell: Tell) -> None:
        others = self.still[1:]
        if isinstance(action, Raise):
            push_steps(s, Bids(self.card, action.bid, self.seat, (*others, self.seat)))
            tell(s, BidMade(self.seat, self.card, action.bid, first=False))
        else:
            push_steps(s, Bids(self.card, self.high, self.leader, others))
            tell(s, BidderLeft(self.seat, self.card))
