"""MC-1: gains and moves of Goods, gold, Corruption cards and Townsfolk, shared by several chapters."""

from __future__ import annotations

from dataclasses import field

from tabletop.engine.chance import randbelow, shuffle
from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.reward import Reward
from tabletop.engine.rules import (
    Tell,
)
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.state import (
    Good,
    MerchantsCove,
)

BAG, CORRUPTION, PEDDLER_DECK, PEDDLER_CARD, SHOP = range(1, 6)
"""The chance streams after the setup. The first seat's shop uses SHOP, the next one's SHOP + 1."""

# MC-1.1: draws from the bag, and from other piles without an order


def draw_from(s: MerchantsCove, pile: tuple[int, ...], purpose: int = BAG) -> tuple[int, tuple[int, ...]]:
    """Draw a random thing from an unordered pile, not empty; return it and the rest of the pile."""
    at = randbelow(s, len(pile), purpose)
    return pile[at], pile[:at] + pile[at + 1 :]


def put_into(pile: tuple[int, ...], *things: int) -> tuple[int, ...]:
    """Add things to an unordered pile, which is kept sorted.

    >>> put_into((1, 4), 3)
    (1, 3, 4)
    """
    return tuple(sorted((*pile, *things)))


# MC-5.9: Goods


@frozen
class GoodsGained(GameEvent):
    """MC-5.9: Goods came onto a shelf, by this rule."""

    seat: int
    goods: tuple[int, ...]
    rule: str

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Gains: {goods}").fill(goods=phrases.goods(self.goods))
        return LogLine(text, self.seat, (), self.rule)

    def reward(self) -> Reward | None:
        return Reward(self.seat, "close", large=f"good:{self.seat}:{self.goods[0]}:0") if self.goods else None

    def headline(self) -> Headline:
        did = translate("merchants_cove", "made {things}")
        things = tuple(phrases.counted_goods(number, 1) for number in self.goods)
        instead = ("worked", "emptied", "brewed", "sailed")
        does = translate("merchants_cove", "make {things}")
        return Headline(self.seat, "made", 9, did, things, instead=instead, does=does)


def gain(s: MerchantsCove, seat: int, goods: tuple[Good, ...], tell: Tell, rule: str) -> None:
    """Put Goods onto a person's shelf. Surplus is discarded at the end of the action (MC-5.8)."""
    if goods:
        s.players[seat].shelf += goods
        tell(s, GoodsGained(seat, goods, rule))


# MC-1.8: Corruption cards


@frozen
class Corrupted(GameEvent):
    """A seat drew Corruption cards, which only this seat may see."""

    seat: int
    cards: tuple[int, ...]
    rule: str
    final = True

    def line_for(self, viewer: int) -> LogLine:
        """Return the log line; the drawn cards are named only for the seat that drew them."""
        if viewer != self.seat:
            text = translate("merchants_cove", "Draws %n Corruption card(s)").count(len(self.cards))
            return LogLine(text, self.seat, (), self.rule)
        cards = phrases.joined([phrases.corruption(card) for card in self.cards])
        text = translate("merchants_cove", "Draws {cards}").fill(cards=cards)
        return LogLine(text, self.seat, (), self.rule)

    def headline(self) -> Headline:
        did = translate("merchants_cove", "drew %n Corruption card(s)", "", len(self.cards))
        does = translate("merchants_cove", "draw Corruption cards")
        return Headline(self.seat, "corrupted", 6, did, does=does, bad=True)


@frozen
class CorruptionGone(GameEvent):
    """MC-1.8: a Corruption card was discarded, by this rule."""

    seat: int
    card: int
    rule: str

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Discards {card}").fill(card=phrases.corruption(self.card))
        return LogLine(text, self.seat, (), self.rule)

    def headline(self) -> Headline:
        did = translate("merchants_cove", "got rid of %n Corruption card(s)", "", 1)
        return Headline(self.seat, "clean", 6, did)


def corrupt(s: MerchantsCove, seat: int, n: int, tell: Tell, rule: str) -> None:
    """MC-1.8: draw `n` Corruption cards; the discards are shuffled if the deck is empty."""
    cards: list[int] = []
    for _ in range(n):
        if not s.corruption:
            s.corruption, s.corruption_gone = list(s.corruption_gone), ()
            shuffle(s, s.corruption, CORRUPTION)
        if s.corruption:
            cards.append(s.corruption.pop())
    if cards:
        s.players[seat].corruption += tuple(cards)
        tell(s, Corrupted(seat, tuple(cards), rule))


def give_back(s: MerchantsCove, seat: int, card: int, tell: Tell, rule: str) -> None:
    """Move a Corruption card from a seat to the discards."""
    p = s.players[seat]
    p.corruption = tuple(each for each in p.corruption if each != card)
    s.corruption_gone += (card,)
    tell(s, CorruptionGone(seat, card, rule))


# MC-4.4: the Clock Hands, for persons and for the Peddler


@frozen
class HandUsed(GameEvent):
    """MC-4.4: a Clock Hand was used at the icon after this hour."""

    seat: int
    hour: int
    rule: str = field(default="MC-4.4", compare=False)

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Uses the Clock Hand at {time}: nobody comes")
        return LogLine(text.fill(time=phrases.clock_time(self.hour)), self.seat, (), self.rule)

    def headline(self) -> Headline:
        return Headline(self.seat, "hand", 5, translate("merchants_cove", "let nobody aboard"))


def use_hand(s: MerchantsCove, seat: int, tell: Tell, rule: str = "MC-4.4") -> None:
    """Draw 1 Corruption card, and load no boat; by an option the next hour of this action is free."""
    tell(s, HandUsed(seat, s.players[seat].hour, rule))
    corrupt(s, seat, 1, tell, rule)
    if s.flags.hands == "save" and s.hours > 1:
        s.hours -= 1


# MC-1.9: gold

_GOLD = translate("merchants_cove", "+%n gold", "gold that comes in", 1)


def paid(seat: int, gold: int, source: str) -> Reward | None:
    """Return the reward for gold from a place of the table; None without any."""
    purse = f"money:{seat}", f"seat:{seat}", "stall"
    return Reward(seat, "pay", _GOLD, gold, purse, (source,)) if gold else None


@frozen
class Sponsored(GameEvent):
    """A seat received gold for the Customers in a Hall."""

    seat: int
    hall: int
    customers: int
    gold: int
    rule: str

    def line(self) -> LogLine:
        text = translate("merchants_cove", "{gold} gold for %n Customer(s): {hall}").count(self.customers)
        text = text.fill(gold=self.gold, hall=phrases.hall(self.hall))
        return LogLine(text, self.seat, (), self.rule)

    def reward(self) -> Reward | None:
        return paid(self.seat, self.gold, f"hall:{self.hall}")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "took {amount} gold in a Hall")
        earns = translate("merchants_cove", "take {amount} gold in the Halls")
        return Headline(self.seat, "sponsored", 8, did, (), self.gold, ("worked",), earns=earns)


# MC-1.7: the Town Square

PLACES = 4


@frozen
class Hired(GameEvent):
    """MC-5.6: a card was hired from this place of the Town Square."""

    seat: int
    card: int
    place: int
    rule: str = field(default="MC-5.6", compare=False)

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Hires {card} from place {n} of the Town Square")
        text = text.fill(card=phrases.townsperson(self.card), n=self.place + 1)
        return LogLine(text, self.seat, (f"folk:{self.card}",), self.rule)

    def headline(self) -> Headline:
        did = translate("merchants_cove", "hired {things}")
        does = translate("merchants_cove", "hire {things}")
        who = (phrases.townsperson(self.card),)
        return Headline(self.seat, "hired", 8, did, who, instead=("worked",), does=does)


@frozen
class TownRefilled(GameEvent):
    """MC-1.7: a new card came into the Town Square."""

    card: int
    final = True

    def line(self) -> LogLine:
        text = translate("merchants_cove", "{card} comes to the Town Square")
        text = text.fill(card=phrases.townsperson(self.card))
        return LogLine(text, -1, (f"folk:{self.card}",), "MC-1.7")


def leave(s: MerchantsCove, place: int) -> int:
    """Take the card from a place of the Town Square; those to the right of it slide left."""
    card = s.town[place]
    s.town = s.town[:place] + s.town[place + 1 :]
    return card


def refill(s: MerchantsCove, tell: Tell) -> None:
    """Add new cards on the right, while the deck lasts."""
    while len(s.town) < PLACES and s.town_deck:
        card = s.town_deck.pop()
        s.town += (card,)
        tell(s, TownRefilled(card))
