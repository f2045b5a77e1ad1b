"""RM-7: drawing cards, and giving back what exceeds the limits."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.chance import shuffle
from tabletop.engine.described import GameChoice, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, join_and, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.rules.ch10_powers import has_power, helped
from tabletop.games.river_market.rules.ch12_end import DECK, trigger
from tabletop.games.river_market.rules.supply import (
    GiveChoice,
    WithCard,
    lay_off,
    leave_hand,
    not_in_hand,
    one,
    take_away,
)
from tabletop.games.river_market.state import COIN, CardNumber, RiverMarket, persons

# RM-7.1, RM-7.4: the deck

SHUFFLE = 1
"""The chance stream that shuffles the discard pile."""


@frozen
class DeckShuffled(GameEvent):
    """RM-7.4: the discards were shuffled into a new deck of this number of cards."""

    cards: int
    final = True

    def line(self) -> LogLine:
        text = translate("river_market", "Shuffles the discard pile (%n) into a new deck", "", self.cards)
        return LogLine(text, -1, (), "RM-7.4")


def refill(s: RiverMarket, tell: Tell) -> bool:
    """RM-7.4: shuffle the discards into an empty deck; return True if there is a card to draw."""
    if not s.deck and s.discards:
        deck = list(s.discards)
        shuffle(s, deck, SHUFFLE)
        s.deck, s.discards = deck, ()
        tell(s, DeckShuffled(len(deck)))
    return bool(s.deck)


@frozen
class CardsDrawn(GameEvent):
    """RM-7.1: a seat drew these cards; other seats may know only their number (RM-1.8)."""

    seat: int
    cards: tuple[int, ...]
    final = True

    def line_for(self, viewer: int) -> LogLine:
        if self.seat == viewer:
            text = translate("river_market", "Draws {cards}")
            text = text.fill(cards=join_and([phrases.card(card) for card in self.cards]))
            return LogLine(text, viewer, tuple(map(places.card_key, self.cards)), "RM-7.1")
        text = translate("river_market", "Draws %n card(s)", "", len(self.cards))
        return LogLine(text, self.seat, (), "RM-7.1")

    def headline(self) -> Headline:
        did = translate("river_market", "drew %n card(s)", "", len(self.cards))
        return Headline(self.seat, "drew", 4, did)


@frozen
class NothingToDraw(GameEvent):
    """RM-7.4: deck and discards are both empty."""

    seat: int

    def line(self) -> LogLine:
        return LogLine(translate("river_market", "No card is left to draw"), self.seat, (), "RM-7.4")


def draw(s: RiverMarket, seat: int, n: int, tell: Tell) -> int:
    """RM-7.1, RM-8.4: draw up to `n` cards; return their number. The last of the deck triggers the end."""
    p = s.players[seat]
    for drawn in range(n):
        if not refill(s, tell):
            tell(s, NothingToDraw(seat))
            return drawn
        card = s.deck.pop()
        p.hand = (*p.hand, card)
        tell(s, CardsDrawn(seat, (card,)))
        if not s.deck:
            trigger(s, DECK, seat, tell)
    return n


def draws(s: RiverMarket) -> int:
    """RM-7.1: return the number of cards drawn at the end of a turn."""
    return box.LIMITS.draw[len(persons(s)) - 1]


@frozen
class Draw(Step[RiverMarket]):
    """RM-7.1, RM-10.9: draws cards; with the Bookkeeper more, and the same number is discarded."""

    seat: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        p = s.players[self.seat]
        more = helped(p, "ledger")
        drawn = draw(s, self.seat, draws(s) + more, tell)
        least = more if drawn else 0
        too_many = max(least, len(p.hand) - box.LIMITS.hand)
        push_steps(s, *((TooManyCards(self.seat, too_many),) if too_many else ()), Keep(self.seat))


# RM-7.2: six cards


@frozen
class Discard(WithCard):
    """RM-7.2, RM-10.9: discard this card of the hand."""

    shows = True
    card: CardNumber
    text = translate("river_market", "Discard {card}")
    onto = "discards"

    def short_label(self, _s: RiverMarket) -> Text:
        return translate("river_market", "Discard it")


@frozen
class CardDiscarded(GameEvent):
    """RM-7.2, RM-10.9: a card of the hand was discarded."""

    seat: int
    card: int

    def line(self) -> LogLine:
        text = translate("river_market", "Discards {card}").fill(card=phrases.card(self.card))
        return LogLine(text, self.seat, (places.card_key(self.card),), "RM-7.2")


@frozen
class TooManyCards(GameChoice[RiverMarket]):
    """RM-7.2, RM-10.9: discard cards of the hand, one by one; `left`: number still to discard."""

    rule = "RM-7.2"
    accepts = (Discard,)
    seat: int
    left: int

    def prompt(self, s: RiverMarket) -> Text:
        return translate("river_market", "Discard %n card(s) of your hand.", "", self.left)

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        ledger = has_power(s.players[self.seat], "ledger")
        return ("RM-7.2", "RM-10.9") if ledger else ("RM-7.2",)

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        return map(Discard, s.players[self.seat].hand)

    def forbids(self, s: RiverMarket, action: Discard) -> No | None:
        return not_in_hand(s, self.seat, action.card, "RM-7.2")

    def apply(self, s: RiverMarket, action: Discard, tell: Tell) -> None:
        leave_hand(s.players[self.seat], action.card)
        lay_off(s, action.card)
        tell(s, CardDiscarded(self.seat, action.card))
        if self.left > 1:
            push_steps(s, TooManyCards(self.seat, self.left - 1))


# RM-7.3: nine goods


@frozen
class GoodDiscarded(GameEvent):
    """RM-7.3: a good beyond the limit went back to the supply."""

    seat: int
    kind: int

    def line(self) -> LogLine:
        text = translate("river_market", "Gives up {good}").fill(good=phrases.amount(self.kind, 1))
        return LogLine(text, self.seat, (), "RM-7.3")

    def headline(self) -> Headline:
        did = translate("river_market", "gave up {things}")
        return Headline(self.seat, "gave_up", 4, did, (phrases.amount(self.kind, 1),))


def give_back(s: RiverMarket, seat: int, kind: int, tell: Tell) -> None:
    """RM-7.3: put a good back into the supply."""
    take_away(s.players[seat], one(kind))
    tell(s, GoodDiscarded(seat, kind))


@frozen
class Keep(Step[RiverMarket]):
    """RM-7.3: goods beyond the limit go back; if there is only one kind, without a choice."""

    seat: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        p = s.players[self.seat]
        while sum(p.goods) > box.LIMITS.goods:
            kinds = [kind for kind, n in enumerate(p.goods) if n]
            if len(kinds) > 1:
                push_steps(s, TooManyGoods(self.seat), self)
                return
            give_back(s, self.seat, kinds[0], tell)


@frozen
class TooManyGoods(GiveChoice):
    """RM-7.3: give back a good."""

    rule = "RM-7.3"
    seat: int

    def prompt(self, s: RiverMarket) -> Text:
        most = box.LIMITS.goods
        over = sum(s.players[self.seat].goods) - most
        text = translate("river_market", "You may keep {most} goods: give up %n good(s).", "", over)
        return text.fill(most=most)

    def unwanted(self, s: RiverMarket, kind: int) -> No | None:
        if kind != COIN:
            return None
        text = translate("river_market", "You may keep all your coins, ${n}: give up goods.")
        return No("RM-7.3", lambda: text.fill(n=s.players[self.seat].coins))

    def give(self, s: RiverMarket, kind: int, tell: Tell) -> None:
        give_back(s, self.seat, kind, tell)
