"""RM-5.3, RM-8.3, RM-10.8: swaps at the Swap Meet and with the Peddler, and selling."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, join_and, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import events, names, phrases
from tabletop.games.river_market.actions import Done, Give, Swap
from tabletop.games.river_market.rules.drawing import has_none
from tabletop.games.river_market.rules.game_choice import GameChoice
from tabletop.games.river_market.rules.goods import add, one, take_away
from tabletop.games.river_market.state import COIN, LILY, Player, RiverMarket

RATES = box.SWAPS


SWAPS = [Swap(give, get) for give in range(COIN + 1) for get in range(COIN + 1)]
"""What hands could try to swap."""


def held(p: Player, kind: int) -> int:
    """How much of a resource the player has."""
    return p.coins if kind == COIN else p.goods[kind]


def put(p: Player, kind: int, n: int) -> None:
    """So many of a resource come to the player, or go for a negative number."""
    if kind == COIN:
        p.coins += n
    elif n > 0:
        add(p, one(kind))
    else:
        take_away(p, one(kind))


def can_swap(p: Player) -> bool:
    """RM-5.3: whether the player has anything that the Swap Meet takes."""
    return any(p.goods) or p.coins >= min(RATES.price, RATES.lily)


def no_swap(p: Player, give: int, get: int) -> No | None:
    """RM-5.3: why the Swap Meet does not swap this resource for that one."""
    if give == get:
        text = translate("river_market", "Swap {resource} for something else.")
        return No("RM-5.3", lambda: text.fill(resource=names.RESOURCE_NAMES[give]))
    have = held(p, give)
    if get == LILY:
        others = sum(p.goods[:LILY]) + p.coins
        if have and others < RATES.lily:
            text = translate("river_market", "A Lily costs {n} other resources; you have {have}.")
            return No("RM-5.3", lambda: text.fill(n=RATES.lily, have=others))
    elif give == COIN and have < RATES.price:
        text = translate("river_market", "{good} costs ${n} here; you have ${have}.")
        return No("RM-5.3", lambda: text.fill(good=phrases.amount(get, 1), n=RATES.price, have=have))
    if not have:
        text = translate("river_market", "You have no {resource} to swap.")
        return No("RM-5.3", lambda: text.fill(resource=names.RESOURCE_NAMES[give]))
    return None


def swap(s: RiverMarket, seat: int, give: int, get: int, tell: Tell) -> None:
    """RM-5.3, RM-10.8: one resource, or the price in coins, for another."""
    p = s.players[seat]
    n = RATES.price if give == COIN else 1
    for _ in range(n):
        put(p, give, -1)
    for _ in range(RATES.coins if get == COIN else 1):
        put(p, get, 1)
    tell(s, events.Swapped(seat, (give,) * n, get))


@frozen
class Swapping(GameChoice):
    """RM-5.3: make a swap, one of so many left, or none."""

    rule = "RM-5.3"
    rules = ("RM-5.3", "RM-1.5")
    accepts = (Swap, Done)
    seat: int
    left: int

    def prompt(self, s: RiverMarket) -> Text:
        return translate("river_market", "Swap Meet: %n swap(s) left.", "", self.left)

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        yield from SWAPS
        yield Done()

    def own_legal_actions(self, s: RiverMarket) -> list[Action]:
        """Only what the seat has is asked about: mostly a third of all swaps."""
        p = s.players[self.seat]
        have = [swap for swap in SWAPS if held(p, swap.give)]
        return [*(swap for swap in have if no_swap(p, swap.give, swap.get) is None), Done()]

    def forbids(self, s: RiverMarket, action: Swap | Done) -> No | None:
        return no_swap(s.players[self.seat], action.give, action.get) if isinstance(action, Swap) else None

    def apply(self, s: RiverMarket, action: Swap | Done, tell: Tell) -> None:
        if not isinstance(action, Swap):
            return
        if action.get == LILY:
            put(s.players[self.seat], action.give, -1)
            push_steps(s, ForLily(self.seat, self.left, (action.give,)))
        else:
            swap(s, self.seat, action.give, action.get, tell)
            swap_on(s, self.seat, self.left)


def swap_on(s: RiverMarket, seat: int, left: int) -> None:
    """RM-5.3: the next swap, if one is left and anything to swap."""
    if left > 1 and can_swap(s.players[seat]):
        push_steps(s, Swapping(seat, left - 1))


@frozen
class ForLily(GameChoice):
    """RM-5.3: give another resource for the Lily; `gave` so far."""

    rule = "RM-5.3"
    accepts = (Give,)
    seat: int
    left: int
    gave: tuple[int, ...]

    def prompt(self, s: RiverMarket) -> Text:
        gave = join_and([phrases.amount(kind, 1) for kind in self.gave])
        text = translate(
            "river_market",
            "For a Lily you gave {gave}: give %n more resource(s) other than Lilies.",
            "",
            RATES.lily - len(self.gave),
        )
        return text.fill(gave=gave)

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        return map(Give, range(COIN + 1))

    def forbids(self, s: RiverMarket, action: Give) -> No | None:
        if action.kind == LILY:
            text = translate("river_market", "A Lily costs {n} resources other than Lilies.")
            return No("RM-5.3", lambda: text.fill(n=RATES.lily))
        return has_none(s, self.seat, action.kind, "RM-5.3")

    def apply(self, s: RiverMarket, action: Give, tell: Tell) -> None:
        p, gave = s.players[self.seat], (*self.gave, action.kind)
        put(p, action.kind, -1)
        if len(gave) < RATES.lily:
            push_steps(s, ForLily(self.seat, self.left, gave))
            return
        put(p, LILY, 1)
        tell(s, events.Swapped(self.seat, gave, LILY))
        swap_on(s, self.seat, self.left)


def can_sell(s: RiverMarket, seat: int, good: int) -> bool:
    """RM-8.3, RM-1.5: whether the seat has this good, or a Lily for it."""
    goods = s.players[seat].goods
    return goods[good] > 0 or (goods[LILY] > 0 and not s.flags.plain_lilies)


@frozen
class Selling(GameChoice):
    """RM-8.3: sell a good to this Booth, one of so many, or none. A Lily stands for it (RM-1.5)."""

    rule = "RM-8.3"
    accepts = (Give, Done)
    seat: int
    booth: int
    left: int

    def prompt(self, s: RiverMarket) -> Text:
        text = translate("river_market", "{booth} buys %n more: {good} for ${n} each.", "", self.left)
        card = box.CARDS[self.booth]
        coins = card.visit.coins if card.visit else 0
        good = names.RESOURCE_NAMES[card.good]
        return text.fill(booth=phrases.card(self.booth), good=good, n=coins)

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        return ("RM-8.3", *(() if s.flags.plain_lilies else ("RM-1.5",)))

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        yield from map(Give, range(COIN + 1))
        yield Done()

    def forbids(self, s: RiverMarket, action: Give | Done) -> No | None:
        if isinstance(action, Done):
            return None
        good = box.CARDS[self.booth].good
        wild = action.kind == LILY and not s.flags.plain_lilies
        if action.kind != good and not wild:
            text = translate("river_market", "{booth} buys {good}, not {resource}.")
            return No(
                "RM-8.3",
                lambda: text.fill(
                    booth=phrases.card(self.booth),
                    good=names.RESOURCE_NAMES[good],
                    resource=names.RESOURCE_NAMES[action.kind],
                ),
            )
        return has_none(s, self.seat, action.kind, "RM-8.3")

    def apply(self, s: RiverMarket, action: Give | Done, tell: Tell) -> None:
        if not isinstance(action, Give):
            return
        p, effect = s.players[self.seat], box.CARDS[self.booth].visit
        assert effect is not None
        take_away(p, one(action.kind))
        p.coins += effect.coins
        tell(s, events.Sold(self.seat, action.kind, effect.coins))
        if self.left > 1 and can_sell(s, self.seat, box.CARDS[self.booth].good):
            push_steps(s, Selling(self.seat, self.booth, self.left - 1))
