"""Gains and losses of resources and cards, shared by several chapters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import DOLLARS, Reward
from tabletop.engine.rules import Action, Choice, Tell
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Gesture
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.state import COIN, NO_GOODS, Player, Resource, RiverMarket, Vec

# RM-1.4: resources


_ONE: tuple[Vec, ...] = ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 1))


def one(kind: int) -> Vec:
    """Return one good of this kind."""
    return _ONE[kind]


def plus(goods: Vec, kind: int) -> Vec:
    """Return these goods and one more of this kind."""
    v, f, c, t, lilies = one(kind)
    return (goods[0] + v, goods[1] + f, goods[2] + c, goods[3] + t, goods[4] + lilies)


def add(p: Player, goods: Vec) -> None:
    """Put goods on the player's mat."""
    v, f, c, t, lilies = p.goods
    p.goods = (v + goods[0], f + goods[1], c + goods[2], t + goods[3], lilies + goods[4])


def take_away(p: Player, goods: Vec) -> None:
    """Take goods from the player's mat."""
    v, f, c, t, lilies = p.goods
    p.goods = (v - goods[0], f - goods[1], c - goods[2], t - goods[3], lilies - goods[4])


def held(p: Player, kind: int) -> int:
    """Return the player's number of a resource."""
    return p.coins if kind == COIN else p.goods[kind]


def has_none(s: RiverMarket, seat: int, kind: int, rule: str) -> No | None:
    """Refuse, by this rule, if the seat has none of a resource; None if it has some."""
    if held(s.players[seat], kind):
        return None
    text = translate("river_market", "You have no {resource}.")
    return No(rule, lambda: text.fill(resource=phrases.RESOURCE_NAMES[kind]))


def coins_in(seat: int, coins: int) -> Reward:
    """Return the reward for coins that a seat takes from the supply, for the animation."""
    return Reward(seat, "pay", DOLLARS, coins, places.purse(seat), (places.supply_key(COIN),))


@frozen
class Gained(GameEvent):
    """Goods, coins and Zoom tokens came from the supply, by this rule."""

    seat: int
    goods: Vec
    coins: int
    zooms: int
    rule: str

    def line(self) -> LogLine | None:
        if self.goods == NO_GOODS and not self.coins and not self.zooms:
            return None
        things = phrases.bundle(self.goods, self.coins, self.zooms)
        text = translate("river_market", "Takes {things}").fill(things=things)
        return LogLine(text, self.seat, (), self.rule)

    def reward(self) -> Reward | None:
        return coins_in(self.seat, self.coins) if self.coins else None

    def headline(self) -> Headline | None:
        things = phrases.counted(self.goods, self.coins, self.zooms)
        does = translate("river_market", "take {things}")
        return Headline(self.seat, "took", 6, translate("river_market", "took {things}"), things, does=does)


def gain(
    s: RiverMarket, seat: int, goods: Vec, tell: Tell, *, rule: str, coins: int = 0, zooms: int = 0
) -> None:
    """RM-1.4: give goods, coins and Zoom tokens from the supply, which is unlimited."""
    p = s.players[seat]
    if goods != NO_GOODS:
        add(p, goods)
    p.coins += coins
    p.zooms += zooms
    tell(s, Gained(seat, goods, coins, zooms, rule))


@frozen
class Give(GameAction[RiverMarket]):
    """RM-8.3, RM-6.8, RM-7.3: give one of this resource: to sell it, to pay, for a Lily, or to discard it."""

    kind: Resource

    def say(self, _s: RiverMarket) -> Text:
        return translate("river_market", "Give {amount}").fill(amount=phrases.amount(self.kind, 1))

    def gesture(self, v: RiverMarket, step: Choice[RiverMarket]) -> Gesture:
        """Drag it onto the pile of what is gained for it, or anywhere on the raft if nothing is."""
        piece = places.held_key(v, step.seat, self.kind)
        if isinstance(step, GiveChoice) and step.pile is not None:
            return Drag(piece, places.supply_key(step.pile), 0)
        return Drag(piece, "raft")

    def thumb(self, _v: RiverMarket, _step: Choice[RiverMarket]) -> Face:
        return faces.GOODS[self.kind]


class GiveChoice(GameChoice[RiverMarket]):
    """A choice in which the seat gives a resource that it has."""

    __slots__ = ()
    accepts: ClassVar[tuple[type[Action], ...]] = (Give,)
    pile: ClassVar[int | None] = None
    """The resource gained for it; None if nothing is."""

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        return map(Give, range(COIN + 1))

    def forbids(self, s: RiverMarket, action: Give) -> No | None:
        return self.unwanted(s, action.kind) or has_none(s, self.seat, action.kind, self.rule)

    def apply(self, s: RiverMarket, action: Give, tell: Tell) -> None:
        self.give(s, action.kind, tell)

    def unwanted(self, s: RiverMarket, kind: int) -> No | None:
        """Refuse a resource that is not needed here; None if it is."""
        raise NotImplementedError

    def give(self, s: RiverMarket, kind: int, tell: Tell) -> None:
        """Carry out the giving of the resource."""
        raise NotImplementedError


# RM-1.2: cards


def leave_hand(p: Player, card: int) -> None:
    """Take a card out of the hand."""
    p.hand = tuple([other for other in p.hand if other != card])


def lay_off(s: RiverMarket, *cards: int) -> None:
    """Put cards onto the discards, the last of them on top."""
    s.discards += cards


def not_in_hand(s: RiverMarket, seat: int, card: int, rule: str) -> No | None:
    """Refuse, by this rule, a card that is not in the hand of this seat; None if it is."""
    if card in s.players[seat].hand:
        return None
    text = translate("river_market", "{card} isn't in your hand.")
    return No(rule, lambda: text.fill(card=phrases.card(card)))


class WithCard(GameAction[RiverMarket]):
    """An action with a card of the hand, which is dropped on the zone `onto`."""

    __slots__ = ()
    onto: ClassVar[str]
    card: int

    def say(self, s: RiverMarket) -> Text:
        return self.text.fill(card=phrases.card(self.card))

    def gesture(self, v: RiverMarket, step: Choice[RiverMarket]) -> Gesture:
        return Drag(places.card_key(self.card), self.onto)

    def thumb(self, _v: RiverMarket, _step: Choice[RiverMarket]) -> Face:
        return faces.Thumb(self.card)
