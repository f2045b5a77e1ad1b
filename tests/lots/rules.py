"""The rules of Lots, in the order of its book; numbers in docstrings are the book's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from tabletop.engine.chance import seeded, shuffle
from tabletop.engine.game import Setup
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    AnyChoice,
    AnyStep,
    Event,
    Simultaneous,
    State,
    Tell,
    push_steps,
)
from tabletop.engine.state import Copyable, frozen, state
from tabletop.engine.text import Text, translate

VALUES = (1, 2, 3, 4, 5) * 4
DEALT, KEPT, MONEY, CREDIT = 5, 2, 12, 3
HIDDEN = 1 << 20


@state
class Saver(Copyable):
    """1.1: coins put by, a point each."""

    kind: Literal["saver"] = "saver"
    put_by: int = 0


@state
class Spender(Copyable):
    """1.2: may bid more than it has, and pays two points for each coin it lacks."""

    kind: Literal["spender"] = "spender"
    debt: int = 0


@state
class Player(Copyable):
    """What lies before a player."""

    money: int
    hand: list[int]
    kept: list[int]
    won: list[int]
    trade: Saver | Spender


@state
class Lots(State):
    """Lots are numbers into VALUES; a hidden one is HIDDEN."""

    deck: list[int]
    row: list[int]
    gone: list[int]
    players: list[Player]
    bids: list[int]
    first: int


@frozen
class Keep(Action):
    """2.1: keep a lot of the hand."""

    lot: int


@frozen
class Bid(Action):
    """3.1: bid so much in secret."""

    coins: int


@frozen
class Raise(Action):
    """4.1: bid so much aloud."""

    coins: int


@frozen
class Drop(Action):
    """4.2: bid no more."""


@frozen
class Bought(Event):
    """A lot was bought; in an auction by sealed bids these were the bids."""

    seat: int
    lot: int
    coins: int
    bids: tuple[int, ...] = ()


@frozen
class Kept(Event):
    """A seat has kept so many lots."""

    seat: int
    n: int


def lot_name(lot: int) -> Text:
    """What a lot is called."""
    if not 0 <= lot < len(VALUES):
        return translate("lots", "a hidden lot")
    return translate("lots", "lot {n}, worth {value}").fill(n=lot, value=VALUES[lot])


def say(_s: Lots, action: Action) -> Text:
    """What an action is, in words."""
    match action:
        case Keep(lot):
            return translate("lots", "Keep {lot}").fill(lot=lot_name(lot))
        case Bid(coins):
            return translate("lots", "Bid {n} in secret").fill(n=coins)
        case Raise(coins):
            return translate("lots", "Bid {n} aloud").fill(n=coins)
    return translate("lots", "Drop out")


class Asked(AnyChoice):
    """What all choices of Lots have in common: they can say what an action is."""

    __slots__ = ()

    def action_label(self, s: Lots, action: Action) -> Text:
        return say(s, action)


def setup(given: Setup) -> Lots:
    """1: deal five lots to each player, each with the trade it has chosen."""
    n = len(given.seats)
    trades = [given.seat_option(seat, "trade", "saver") for seat in range(n)]
    s = Lots(
        chance=seeded(given.seed, streams=given.streams),
        flow=[],
        deck=list(range(len(VALUES))),
        row=[],
        gone=[],
        players=[
            Player(money=MONEY, hand=[], kept=[], won=[], trade=Spender() if one == "spender" else Saver())
            for one in trades
        ],
        bids=[0] * n,
        first=0,
    )
    shuffle(s, s.deck)
    for p in s.players:
        p.hand = [s.deck.pop() for _ in range(DEALT)]
    push_steps(s, Draft(KEPT), PassOn(), Draft(1), Show(), NextLot())
    return s


def order(s: Lots) -> list[int]:
    """The seats, the first in turn order first."""
    n = len(s.players)
    return [(s.first + seat) % n for seat in range(n)]


def can_bid(s: Lots, seat: int) -> int:
    """3.2: the most a seat may bid."""
    p = s.players[seat]
    return p.money + CREDIT if isinstance(p.trade, Spender) else p.money


@frozen
class Draft(AnyStep):
    """2.1: all keep so many lots at the same time, in secret."""

    n: int

    def run(self, s: Lots, tell: Tell) -> None:
        push_steps(s, Simultaneous(tuple(KeepSome(seat, self.n) for seat in order(s))))


@frozen
class KeepSome(Asked):
    """2.1: the seat keeps `n` lots, one after the other; `chosen` are chosen."""

    rule = "2.1"
    accepts = (Keep,)
    private = True
    seat: int
    n: int
    chosen: tuple[int, ...] = ()

    def prompt(self, s: Lots) -> Text:
        left = self.n - len(self.chosen)
        return translate("lots", "Keep %n lot(s) of your hand; the others go on.").count(left)

    def candidate_actions(self, s: Lots) -> Iterator[Action]:
        return (Keep(lot) for lot in s.players[self.seat].hand)

    def forbids(self, s: Lots, action: Keep) -> No | None:
        hand = s.players[self.seat].hand
        if action.lot not in hand:
            return No("2.1", lambda: translate("lots", "Keep one of your %n lot(s).").count(len(hand)))
        if action.lot in self.chosen:
            text = translate("lots", "You keep {lot} already.")
            return No("2.2", lambda: text.fill(lot=lot_name(action.lot)))
        return None

    def next_choice(self, s: Lots, action: Any) -> AnyChoice | None:
        chosen = (*self.chosen, action.lot)
        return KeepSome(self.seat, self.n, chosen) if len(chosen) < self.n else None

    def apply(self, s: Lots, action: Keep, tell: Tell) -> None:
        p = s.players[self.seat]
        p.hand.remove(action.lot)
        p.kept.append(action.lot)
        tell(s, Kept(self.seat, len(p.kept)))


@frozen
class PassOn(AnyStep):
    """2.3: the hands go to the left."""

    def run(self, s: Lots, tell: Tell) -> None:
        hands = [p.hand for p in s.players]
        for seat, p in enumerate(s.players):
            p.hand = hands[seat - 1]


@frozen
class Show(AnyStep):
    """2.4: what is left of the hands is for sale."""

    def run(self, s: Lots, tell: Tell) -> None:
        for p in s.players:
            s.row += p.hand
            p.hand = []
        s.row.sort()


@frozen
class NextLot(AnyStep):
    """3: lots are sold by sealed bids, the last of them aloud."""

    def run(self, s: Lots, tell: Tell) -> None:
        if len(s.row) > 1:
            push_steps(s, Simultaneous(tuple(SealBid(seat) for seat in order(s))), Sell(), NextLot())
        elif s.row:
            push_steps(s, RaiseOrDrop(s.first, 0, tuple(order(s))))


@frozen
class SealBid(Asked):
    """3.1: the seat bids for the first lot of the row, in secret."""

    rule = "3.1"
    accepts = (Bid,)
    seat: int

    def prompt(self, s: Lots) -> Text:
        return translate("lots", "Bid in secret for {lot}.").fill(lot=lot_name(s.row[0]))

    def candidate_actions(self, s: Lots) -> Iterator[Action]:
        return (Bid(coins) for coins in range(MONEY + CREDIT + 1))

    def forbids(self, s: Lots, action: Bid) -> No | None:
        most = can_bid(s, self.seat)
        if action.coins < 0:
            return No("3.1", lambda: translate("lots", "Now you bid up to {n}.").fill(n=most))
        if action.coins > most:
            return No("3.2", lambda: translate("lots", "You can bid {n} at most.").fill(n=most))
        return None

    def apply(self, s: Lots, action: Bid, tell: Tell) -> None:
        s.bids[self.seat] = action.coins


@frozen
class Sell(AnyStep):
    """3.3: the highest bid buys, of equal ones the first in turn order; a saver who bids nothing puts by."""

    def run(self, s: Lots, tell: Tell) -> None:
        best = max(order(s), key=lambda seat: s.bids[seat])
        bids = tuple(s.bids)
        for seat, p in enumerate(s.players):
            if not s.bids[seat] and isinstance(p.trade, Saver):
                p.trade.put_by += 1
        s.bids = [0] * len(s.players)
        if not bids[best]:
            s.gone.append(s.row.pop(0))
            return
        buy(s, best, bids[best], bids, tell)


def buy(s: Lots, seat: int, coins: int, bids: tuple[int, ...], tell: Tell) -> None:
    """3.4: the buyer pays, owes what it has not, and is last in turn order from now on."""
    p, lot = s.players[seat], s.row.pop(0)
    p.won.append(lot)
    p.money -= coins
    if p.money < 0:
        assert isinstance(p.trade, Spender)
        p.trade.debt -= p.money
        p.money = 0
    s.first = (seat + 1) % len(s.players)
    tell(s, Bought(seat, lot, coins, bids))


@frozen
class RaiseOrDrop(Asked):
    """4.1: the seat bids more than `high` aloud, or drops; `still` bid on."""

    rule = "4.1"
    accepts = (Raise, Drop)
    public = True
    seat: int
    high: int
    still: tuple[int, ...]

    def prompt(self, s: Lots) -> Text:
        return translate("lots", "Bid more than {n} for {lot}, or drop.").fill(
            n=self.high, lot=lot_name(s.row[0])
        )

    def candidate_actions(self, s: Lots) -> Iterator[Action]:
        yield from (Raise(coins) for coins in range(1, MONEY + CREDIT + 1))
        yield Drop()

    def forbids(self, s: Lots, action: Raise | Drop) -> No | None:
        most = can_bid(s, self.seat)
        if isinstance(action, Drop):
            return None
        if action.coins <= self.high:
            return No("4.1", lambda: translate("lots", "{n} is bid already.").fill(n=self.high))
        if action.coins > most:
            return No("3.2", lambda: translate("lots", "You can bid {n} at most.").fill(n=most))
        return None

    def apply(self, s: Lots, action: Raise | Drop, tell: Tell) -> None:
        left = tuple(seat for seat in self.still if seat != self.seat)
        high = self.high
        if isinstance(action, Raise):
            left, high = (*left, self.seat), action.coins
        if len(left) > 1 or (left and not high):
            push_steps(s, RaiseOrDrop(left[0], high, left))
        elif left:
            buy(s, left[0], high, (), tell)
        else:
            s.gone.append(s.row.pop())
