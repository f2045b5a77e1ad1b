"""RM-7, RM-12: cards are drawn, what is too much is given back, and the end is triggered."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.chance import shuffle
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import events, names
from tabletop.games.river_market.actions import Discard, Give
from tabletop.games.river_market.rules.game_choice import GameChoice
from tabletop.games.river_market.rules.goods import has, helped, one, take_away
from tabletop.games.river_market.rules.missing import not_in_hand
from tabletop.games.river_market.state import COIN, RiverMarket, persons

DECK = 1
"""The purpose of chance for which the discards are shuffled anew."""


def trigger(s: RiverMarket, cause: int, seat: int, tell: Tell) -> None:
    """RM-12.1 to RM-12.5, RM-15.1: the end is near: a Zoom token for all, and two more turns for each."""
    if s.last_turns >= 0:
        return
    seats = persons(s)
    s.last_turns, s.causes = box.END.turns * len(seats), (cause,)
    for each in seats:
        s.players[each].zooms += box.END.zooms
    tell(s, events.EndTriggered(cause, seat))


def refill(s: RiverMarket, tell: Tell) -> bool:
    """RM-7.4: an empty deck is made anew of the discards; whether there is a card to draw."""
    if not s.deck and s.discards:
        deck = list(s.discards)
        shuffle(s, deck, DECK)
        s.deck, s.discards = deck, ()
        tell(s, events.DeckShuffled(len(deck)))
    return bool(s.deck)


def draw(s: RiverMarket, seat: int, n: int, tell: Tell) -> int:
    """RM-7.1, RM-8.4: cards come into the hand; how many. The last of the deck triggers the end (RM-12.2)."""
    p = s.players[seat]
    for drawn in range(n):
        if not refill(s, tell):
            tell(s, events.NothingToDraw(seat))
            return drawn
        card = s.deck.pop()
        p.hand = (*p.hand, card)
        tell(s, events.CardsDrawn(seat, (card,)))
        if not s.deck:
            trigger(s, names.DECK, seat, tell)
    return n


def lay_off(s: RiverMarket, *cards: int) -> None:
    """Cards come onto the discards, the last of them on top."""
    s.discards += cards


@frozen
class Draw(Step):
    """RM-7.1, RM-10.9: cards are drawn; with the Bookkeeper more, and as many of the hand are discarded."""

    seat: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        p = s.players[self.seat]
        more = helped(p, "ledger")
        drawn = draw(s, self.seat, box.LIMITS.draw[len(persons(s)) - 1] + more, tell)
        least = more if drawn else 0
        too_many = max(least, len(p.hand) - box.LIMITS.hand)
        push_steps(s, *((TooManyCards(self.seat, too_many),) if too_many else ()), Keep(self.seat))


@frozen
class TooManyCards(GameChoice):
    """RM-7.2, RM-10.9: discard so many cards of the hand, one by one."""

    rule = "RM-7.2"
    accepts = (Discard,)
    seat: int
    left: int

    def prompt(self, s: RiverMarket) -> Text:
        return translate("river_market", "Discard %n card(s) of your hand.", "", self.left)

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        ledger = has(s.players[self.seat], "ledger")
        return ("RM-7.2", "RM-10.9") if ledger else ("RM-7.2",)

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        return (Discard(card) for card in s.players[self.seat].hand)

    def forbids(self, s: RiverMarket, action: Discard) -> No | None:
        return not_in_hand(s, self.seat, action.card, "RM-7.2")

    def apply(self, s: RiverMarket, action: Discard, tell: Tell) -> None:
        p = s.players[self.seat]
        p.hand = tuple(card for card in p.hand if card != action.card)
        lay_off(s, action.card)
        tell(s, events.CardDiscarded(self.seat, action.card))
        if self.left > 1:
            push_steps(s, TooManyCards(self.seat, self.left - 1))


@frozen
class Keep(Step):
    """RM-7.3: only so many goods may be kept; where there is but one kind, it needs no choice."""

    seat: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        p = s.players[self.seat]
        while sum(p.goods) > box.LIMITS.goods:
            kinds = [kind for kind, n in enumerate(p.goods) if n]
            if len(kinds) > 1:
                push_steps(s, TooManyGoods(self.seat), self)
                return
            give_back(s, self.seat, kinds[0], tell)


def give_back(s: RiverMarket, seat: int, kind: int, tell: Tell) -> None:
    """RM-7.3: a good goes back to the supply."""
    take_away(s.players[seat], one(kind))
    tell(s, events.GoodDiscarded(seat, kind))


@frozen
class TooManyGoods(GameChoice):
    """RM-7.3: give back a good."""

    rule = "RM-7.3"
    accepts = (Give,)
    seat: int

    def prompt(self, s: RiverMarket) -> Text:
        most = box.LIMITS.goods
        over = sum(s.players[self.seat].goods) - most
        text = translate("river_market", "You may keep {most} goods: give up %n good(s).", "", over)
        return text.fill(most=most)

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        return map(Give, range(COIN + 1))

    def forbids(self, s: RiverMarket, action: Give) -> No | None:
        if action.kind == COIN:
            text = translate("river_market", "You may keep all your coins, ${n}: give up goods.")
            return No("RM-7.3", lambda: text.fill(n=s.players[self.seat].coins))
        return has_none(s, self.seat, action.kind, "RM-7.3")

    def apply(self, s: RiverMarket, action: Give, tell: Tell) -> None:
        give_back(s, self.seat, action.kind, tell)


def has_none(s: RiverMarket, seat: int, kind: int, rule: str) -> No | None:
    """Whether the seat has none of a resource."""
    p = s.players[seat]
    if p.coins if kind == COIN else p.goods[kind]:
        return None
    text = translate("river_market", "You have no {resource}.")
    return No(rule, lambda: text.fill(resource=names.RESOURCE_NAMES[kind]))
