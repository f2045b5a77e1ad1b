"""RM-5: a pawn arrives at a Booth: Owner bonus, visit, Swap Meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Annotated

from annotated_types import Ge, Le

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Step, Tell, pending_choice, push_steps, tell_reason
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Gesture, Piece, Press, Zone
from tabletop.engine.text import NO_TEXT, Text, join_and, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import marks, phrases, places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.component_schema import Visit
from tabletop.games.river_market.rules.ch02_river import ahead, no_such_booth, owner
from tabletop.games.river_market.rules.ch06_paying import TRADES, can_pay
from tabletop.games.river_market.rules.ch07_drawing import draw
from tabletop.games.river_market.rules.ch08_booths import (
    EFFECT_RULES,
    Declinable,
    Done,
    Gaining,
    Selling,
    amount,
    can_sell,
    effect_of,
    no_boat,
    offer,
    take_goods,
    use,
)
from tabletop.games.river_market.rules.ch10_powers import greet
from tabletop.games.river_market.rules.supply import GiveChoice, add, gain, held, one, take_away
from tabletop.games.river_market.state import (
    COIN,
    LILY,
    NO_GOODS,
    TILE,
    BoothNumber,
    Player,
    Resource,
    RiverMarket,
)

# RM-4.2, RM-4.3: coming to a Booth; a boat goes as one wades (RM-8.10)


@frozen
class PawnMoved(GameEvent):
    """RM-4.2, RM-14.6: a pawn came to this Booth, by this rule; `ahead`: Booths the Rival still goes on."""

    seat: int
    booth: int
    ahead: int
    rule: str

    def line(self) -> LogLine | None:
        if self.ahead:
            return None
        text = translate("river_market", "Goes to {booth}").fill(booth=phrases.booth(self.booth))
        about = places.pawn_key(self.seat), places.booth_key(self.booth)
        return LogLine(text, self.seat, about, self.rule)

    def headline(self) -> Headline | None:
        if self.ahead:
            return None
        did = translate("river_market", "went to {booth}").fill(booth=phrases.booth(self.booth))
        does = translate("river_market", "go to {booth}").fill(booth=phrases.booth(self.booth))
        return Headline(self.seat, "went", 5, did, does=does)


class ToBooth(GameAction[RiverMarket]):
    """Takes a pawn to a Booth, where it ends its move."""

    __slots__ = ()
    booth: int

    def say(self, s: RiverMarket) -> Text:
        return self.text.fill(booth=phrases.booth(self.booth))

    def outcome_text(self, s: RiverMarket, step: Choice[RiverMarket]) -> Text:
        """Return what the Booth would give, and the seat that would take an Owner bonus."""
        gives, seat = offer(self.booth), bonus_seat(s, self.booth, step.seat)
        if seat < 0:
            return gives
        bonus = amount(box.CARDS[self.booth].bonus)
        if seat == step.seat:
            text = translate("river_market", "{gives}; Owner bonus for you: {bonus}")
            return text.fill(gives=gives, bonus=bonus)
        text = translate("river_market", "{gives}; Owner bonus for {who}: {bonus}")
        return text.fill(gives=gives, who=phrases.seat(s, seat), bonus=bonus)

    def gesture(self, v: RiverMarket, step: Choice[RiverMarket]) -> Gesture:
        return Drag(self.held(v, step.seat), "walk", places.on_walk(v, self.booth))

    def thumb(self, _v: RiverMarket, _step: Choice[RiverMarket]) -> Face:
        return faces.Thumb(self.booth)

    def marks(self, v: RiverMarket, step: Choice[RiverMarket]) -> Iterable[Piece | Zone]:
        return marks.pawn_move(v, step.seat, self.booth, self.way(v, step.seat))

    def held(self, _v: RiverMarket, seat: int) -> str:
        """Return the key of the piece that is dragged there."""
        return places.pawn_key(seat)

    def way(self, _v: RiverMarket, _seat: int) -> int:
        """Return the number of Booths that the pawn passes, below 0 counter-clockwise; 0 for a Zoom."""
        return 0


@frozen
class Wade(ToBooth):
    """RM-4.3, RM-8.10: go to this Booth without a card: the next one, or from Rowboat Rental one of three."""

    booth: BoothNumber
    text = translate("river_market", "Wade to {booth}")

    def way(self, v: RiverMarket, seat: int) -> int:
        return ahead(v, v.players[seat].pawn).index(self.booth) + 1


# RM-5.4, RM-5.5: the Owner bonus


@frozen
class OwnerBonus(GameEvent):
    """RM-5.4: a seat took the Owner bonus of its Booth, because this visitor ended there."""

    seat: int
    booth: int
    visitor: int

    def line(self) -> LogLine:
        text = translate("river_market", "Takes the Owner bonus of {booth}")
        text = text.fill(booth=phrases.booth(self.booth))
        return LogLine(text, self.seat, (places.booth_key(self.booth),), "RM-5.4")

    def reward(self) -> Reward:
        return Reward(self.seat, "close", large=places.booth_key(self.booth))

    def headline(self) -> Headline:
        did = translate("river_market", "got the Owner bonus of {things}")
        does = translate("river_market", "get the Owner bonus of {things}")
        return Headline(self.seat, "bonus", 8, did, (phrases.booth(self.booth),), does=does)


def bonus_seat(s: RiverMarket, booth: int, visitor: int) -> int:
    """RM-5.4, RM-5.5, RM-14.15: return the seat that takes the Owner bonus for this visitor; -1 if none."""
    seat = owner(s, booth)
    return -1 if seat == s.rival or (seat == visitor and not s.flags.own_visits) else seat


def pay_owner(s: RiverMarket, booth: int, visitor: int, tell: Tell) -> None:
    """RM-5.4: give the owner of a Booth the Owner bonus."""
    seat = bonus_seat(s, booth, visitor)
    if seat < 0:
        return
    tell(s, OwnerBonus(seat, booth, visitor))
    bonus = box.CARDS[booth].bonus
    if bonus.goods != NO_GOODS or bonus.coins or bonus.zooms:
        gain(s, seat, bonus.goods, tell, rule="RM-5.4", coins=bonus.coins, zooms=bonus.zooms)
    if bonus.cards:
        draw(s, seat, bonus.cards, tell)
    greet(s, seat, tell)
    if bonus.any:
        push_steps(s, Gaining(seat, booth, bonus.any, NO_GOODS, visit=False))


@frozen
class Landed(Step[RiverMarket]):
    """RM-5.4: the pawn is at a Booth; its owner is paid first. `rowed`: it came by Rowboat (RM-8.10)."""

    seat: int
    rowed: bool = False

    def run(self, s: RiverMarket, tell: Tell) -> None:
        s.flow.append(Visiting(self.seat, self.rowed))
        pay_owner(s, s.players[self.seat].pawn, self.seat, tell)


# RM-5.1, RM-5.2: the visit


@frozen
class Visiting(Step[RiverMarket]):
    """RM-5.1: asks the visitor for its actions here, if there are any."""

    seat: int
    rowed: bool

    def run(self, s: RiverMarket, tell: Tell) -> None:
        seat, p = self.seat, s.players[self.seat]
        does = effect_of(p.pawn)
        match does.effect:
            case "swap" if can_swap(p):
                push_steps(s, Swapping(seat, does.most))
            case "sell" if can_sell(s, seat, box.CARDS[p.pawn].good):
                push_steps(s, Selling(seat, p.pawn, does.most))
            case "trade" if can_pay(p, TRADES[p.pawn], 0, plain=s.flags.plain_lilies):
                s.flow.append(VisitBooth(seat))
            case "move_on" if not self.rowed:
                s.flow.append(VisitBooth(seat))
            case "swap" | "sell" | "trade" | "move_on":
                tell_reason(s, tell, seat, "RM-5.1", lambda: _in_vain(p.pawn, does))
            case _:
                s.flow.append(VisitBooth(seat))


def _in_vain(booth: int, does: Visit) -> Text:
    """RM-5.1: explain why a visit brings nothing."""
    name = phrases.booth(booth)
    if does.effect == "move_on":
        return translate("river_market", "{booth} takes nobody on a second time.").fill(booth=name)
    if does.effect == "trade":
        text = translate("river_market", "{booth} asks for {cost}, more than there is.")
        return text.fill(booth=name, cost=phrases.bundle(does.pay.goods))
    return translate("river_market", "There is nothing to trade at {booth}.").fill(booth=name)


class UseBooth(GameAction[RiverMarket]):
    """Uses the visit effect of the pawn's Booth."""

    __slots__ = ()

    def thumb(self, v: RiverMarket, step: Choice[RiverMarket]) -> Face:
        return faces.Thumb(v.players[step.seat].pawn)


@frozen
class Use(UseBooth):
    """RM-5.1: use the visit effect of the Booth."""

    def say(self, s: RiverMarket) -> Text:
        step = pending_choice(s)
        booth = phrases.booth(s.players[step.seat].pawn if step else -1)
        return translate("river_market", "Visit {booth}").fill(booth=booth)

    def outcome_text(self, s: RiverMarket, step: Choice[RiverMarket]) -> Text:
        return offer(s.players[step.seat].pawn)

    def gesture(self, v: RiverMarket, step: Choice[RiverMarket]) -> Gesture:
        return Press(places.booth_key(v.players[step.seat].pawn))


@frozen
class UseSome(UseBooth):
    """RM-5.1: use the visit effect of the Booth, but draw only this number of its cards."""

    cards: Annotated[int, Ge(0), Le(12)]

    def say(self, _s: RiverMarket) -> Text:
        return translate("river_market", "Draw only %n card(s)", "", self.cards)

    def outcome_text(self, s: RiverMarket, step: Choice[RiverMarket]) -> Text:
        return amount(replace(effect_of(s.players[step.seat].pawn).take, cards=self.cards))

    def gives_up(self, s: RiverMarket, step: Choice[RiverMarket]) -> Text:
        if not isinstance(step, VisitBooth):
            return NO_TEXT
        left = effect_of(s.players[step.seat].pawn).take.cards - self.cards
        return translate("river_market", "%n card(s)", "", left)

    def gesture(self, _v: RiverMarket, _step: Choice[RiverMarket]) -> Gesture:
        return Press(f"button:cards:{self.cards}")


@frozen
class Visited(GameEvent):
    """RM-5.1: the visit effect of this Booth is used."""

    seat: int
    booth: int

    def line(self) -> LogLine:
        text = translate("river_market", "Visits {booth}").fill(booth=phrases.booth(self.booth))
        return LogLine(text, self.seat, (places.booth_key(self.booth),), "RM-5.1")

    def headline(self) -> Headline:
        did = translate("river_market", "visited {things}")
        return Headline(self.seat, "visited", 1, did, (phrases.booth(self.booth),))


@frozen
class VisitBooth(Declinable):
    """RM-5.1: use the effect of the Booth, or do not. Rowboat Rental is used by wading on (RM-8.10).

    Of several cards fewer may be drawn: they fill the hand, and the last of the deck ends the game.
    """

    rule = "RM-5.1"
    accepts = (Use, UseSome, Wade, Done)
    seat: int

    def _here(self, s: RiverMarket) -> tuple[int, Visit]:
        """Return the Booth and its effect."""
        booth = s.players[self.seat].pawn
        return booth, effect_of(booth)

    def prompt(self, s: RiverMarket) -> Text:
        booth, does = self._here(s)
        if does.effect == "move_on":
            text = translate(
                "river_market", "Go on by boat to one of the next %n Booth(s) and visit it, or stay."
            )
            return text.count(does.most)
        text = translate("river_market", "Use {booth}, or leave it.")
        return text.fill(booth=phrases.booth(booth))

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        booth, does = self._here(s)
        return ("RM-5.1", "RM-5.2" if booth >= TILE else EFFECT_RULES[does.effect])

    def decline_label(self, s: RiverMarket) -> Text:
        booth, does = self._here(s)
        if does.effect == "move_on":
            return translate("river_market", "Stay here")
        return translate("river_market", "Give up: {gives}").fill(gives=offer(booth))

    def declined(self, s: RiverMarket) -> Text:
        booth, does = self._here(s)
        return NO_TEXT if does.effect == "move_on" else offer(booth)

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        booth, does = self._here(s)
        if does.effect == "move_on":
            yield from map(Wade, (*ahead(s, booth), booth))
        else:
            yield Use()
            yield from map(UseSome, range(1, does.take.cards))
        yield Done()

    def forbids(self, s: RiverMarket, action: Use | UseSome | Wade | Done) -> No | None:
        booth, does = self._here(s)
        if isinstance(action, Done):
            return None
        if isinstance(action, Wade) != (does.effect == "move_on"):
            return self.deferral(s, action)
        if isinstance(action, Wade):
            return no_such_booth(s, action.booth) or no_boat(s, booth, action.booth)
        if isinstance(action, UseSome) and not 0 < action.cards < does.take.cards:
            return _no_fewer(booth, does.take.cards)
        return None

    def apply(self, s: RiverMarket, action: Use | UseSome | Wade | Done, tell: Tell) -> None:
        if isinstance(action, Done):
            return
        booth, does = self._here(s)
        tell(s, Visited(self.seat, booth))
        if isinstance(action, Use):
            use(s, self.seat, booth, tell)
        elif isinstance(action, UseSome):
            take_goods(s, self.seat, booth, replace(does.take, cards=action.cards), tell)
        else:
            s.players[self.seat].pawn = action.booth
            tell(s, PawnMoved(self.seat, action.booth, 0, "RM-8.10"))
            push_steps(s, Landed(self.seat, rowed=True))


def _no_fewer(booth: int, most: int) -> No:
    """RM-5.1: return the refusal to draw a number of cards that the visit does not allow."""
    text = translate("river_market", "{booth} lets you draw %n card(s): draw all, fewer, or none.", "", most)
    if most < 2:
        text = translate("river_market", "{booth} has no cards of which you could draw fewer.")
    return No("RM-5.1", lambda: text.fill(booth=phrases.booth(booth)))


# RM-5.3: the Swap Meet; the Peddler swaps likewise (RM-10.8)

RATES = box.SWAPS


@frozen
class Swap(GameAction[RiverMarket]):
    """RM-5.3, RM-10.8: give this resource (two coins for V, F, C or T) and take that one.

    For a Lily it is the first of two resources; the second is asked for next.
    """

    give: Resource
    get: Resource

    def say(self, _s: RiverMarket) -> Text:
        gave, coins = phrases.amount(self.give, 1), 1
        text = translate("river_market", "Swap {gave} for {got}")
        if self.get == LILY:
            text = translate("river_market", "Swap {gave} and one more for {got}")
        elif self.give == COIN:
            gave = phrases.amount(COIN, RATES.price)
        if self.get == COIN:
            coins = RATES.coins
        return text.fill(gave=gave, got=phrases.amount(self.get, coins))

    def gesture(self, v: RiverMarket, step: Choice[RiverMarket]) -> Gesture:
        return Drag(places.held_key(v, step.seat, self.give), places.supply_key(self.get), 0)

    def thumb(self, _v: RiverMarket, _step: Choice[RiverMarket]) -> Face:
        return faces.GOODS[self.get]


SWAPS = [Swap(give, get) for give in range(COIN + 1) for get in range(COIN + 1)]
"""Every candidate swap."""
_KINDS = (range(LILY), (LILY,), (COIN,))
_ALIKE = [
    [swap for swap in SWAPS if swap.give == give and swap.get in kinds and swap.get != give]
    for give in range(COIN + 1)
    for kinds in _KINDS
    if tuple(kinds) != (give,)
]
"""All swaps of one resource for another, in groups: if one is legal, all of its group are."""


@frozen
class Swapped(GameEvent):
    """RM-5.3, RM-10.8: these resources were given (a coin twice is two coins), and this one taken."""

    seat: int
    gave: tuple[int, ...]
    got: int

    def line(self) -> LogLine:
        gave = phrases.bundle([self.gave.count(kind) for kind in range(COIN)], self.gave.count(COIN))
        text = translate("river_market", "Swaps {gave} for {got}")
        return LogLine(text.fill(gave=gave, got=phrases.amount(self.got, 1)), self.seat, (), "RM-5.3")

    def headline(self) -> Headline:
        did = translate("river_market", "swapped for {things}")
        got = phrases.counted([int(kind == self.got) for kind in range(COIN)], int(self.got == COIN))
        return Headline(self.seat, "swapped", 6, did, got)


def add_to_mat(p: Player, kind: int, n: int) -> None:
    """Add one good to the player's mat, or take one away if `n` is negative; coins change by `n`."""
    if kind == COIN:
        p.coins += n
    elif n > 0:
        add(p, one(kind))
    else:
        take_away(p, one(kind))


def can_swap(p: Player) -> bool:
    """RM-5.3: return True if the player has anything that the Swap Meet takes."""
    return any(p.goods) or p.coins >= min(RATES.price, RATES.lily)


def no_swap(p: Player, give: int, get: int) -> No | None:
    """RM-5.3: refuse a swap of this resource for that one; None if it is legal."""
    if give == get:
        text = translate("river_market", "Swap {resource} for something else.")
        return No("RM-5.3", lambda: text.fill(resource=phrases.RESOURCE_NAMES[give]))
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
        return No("RM-5.3", lambda: text.fill(resource=phrases.RESOURCE_NAMES[give]))
    return None


def swap(s: RiverMarket, seat: int, give: int, get: int, tell: Tell) -> None:
    """RM-5.3, RM-10.8: exchange one resource, or the price in coins, for another."""
    p = s.players[seat]
    n = RATES.price if give == COIN else 1
    for _ in range(n):
        add_to_mat(p, give, -1)
    for _ in range(RATES.coins if get == COIN else 1):
        add_to_mat(p, get, 1)
    tell(s, Swapped(seat, (give,) * n, get))


@frozen
class Swapping(Declinable):
    """RM-5.3: make a swap, or none; `left`: the number still allowed."""

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
        """Check only resources that the seat has, and one swap of each group."""
        p = s.players[self.seat]
        found: list[Action] = []
        for alike in _ALIKE:
            first = alike[0]
            if held(p, first.give) and no_swap(p, first.give, first.get) is None:
                found += alike
        return [*found, Done()]

    def forbids(self, s: RiverMarket, action: Swap | Done) -> No | None:
        return no_swap(s.players[self.seat], action.give, action.get) if isinstance(action, Swap) else None

    def apply(self, s: RiverMarket, action: Swap | Done, tell: Tell) -> None:
        if not isinstance(action, Swap):
            return
        if action.get == LILY:
            add_to_mat(s.players[self.seat], action.give, -1)
            push_steps(s, ForLily(self.seat, self.left, (action.give,)))
        else:
            swap(s, self.seat, action.give, action.get, tell)
            swap_on(s, self.seat, self.left)


def swap_on(s: RiverMarket, seat: int, left: int) -> None:
    """RM-5.3: ask for the next swap, if one is left and the seat has something to swap."""
    if left > 1 and can_swap(s.players[seat]):
        push_steps(s, Swapping(seat, left - 1))


@frozen
class ForLily(GiveChoice):
    """RM-5.3: give another resource for the Lily; `gave` so far."""

    rule = "RM-5.3"
    pile = LILY
    seat: int
    left: int
    gave: tuple[int, ...]

    def prompt(self, s: RiverMarket) -> Text:
        gave = join_and([phrases.amount(kind, 1) for kind in self.gave])
        text = translate(
            "river_market", "For a Lily you gave {gave}: give %n more resource(s) other than Lilies."
        )
        return text.count(RATES.lily - len(self.gave)).fill(gave=gave)

    def unwanted(self, s: RiverMarket, kind: int) -> No | None:
        if kind != LILY:
            return None
        text = translate("river_market", "A Lily costs {n} resources other than Lilies.")
        return No("RM-5.3", lambda: text.fill(n=RATES.lily))

    def give(self, s: RiverMarket, kind: int, tell: Tell) -> None:
        p, gave = s.players[self.seat], (*self.gave, kind)
        add_to_mat(p, kind, -1)
        if len(gave) < RATES.lily:
            push_steps(s, ForLily(self.seat, self.left, gave))
            return
        add_to_mat(p, LILY, 1)
        tell(s, Swapped(self.seat, gave, LILY))
        swap_on(s, self.seat, self.left)
