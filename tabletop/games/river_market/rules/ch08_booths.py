"""RM-8: the effects of Booths for a visitor, and the choices that they offer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Step, Tell, pending_choice, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Gesture, Press
from tabletop.engine.text import NO_TEXT, Text, dollars, join_and, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.component_schema import Amount, Visit
from tabletop.games.river_market.rules.ch02_river import ahead, own_booths
from tabletop.games.river_market.rules.ch06_paying import Bill
from tabletop.games.river_market.rules.ch07_drawing import draw
from tabletop.games.river_market.rules.ch10_powers import give_more
from tabletop.games.river_market.rules.supply import GiveChoice, coins_in, gain, one, plus, take_away
from tabletop.games.river_market.state import COIN, LILY, NO_GOODS, TILE, MainGood, RiverMarket, Vec

# RM-8.1: what a Booth shows

EFFECT_RULES = {
    "gain": "RM-8.2",
    "sell": "RM-8.3",
    "hire_less": "RM-8.5",
    "build_less": "RM-8.6",
    "trade": "RM-8.8",
    "stage": "RM-8.9",
    "move_on": "RM-8.10",
    "swap": "RM-5.3",
    "handshake": "RM-11.2",
}
"""The rule of each effect of a Booth or a Find."""


def effect_of(booth: int) -> Visit:
    """RM-8.1: return the effect of a visit to a Booth."""
    visit = (box.RIVER_TILES[booth - TILE] if booth >= TILE else box.CARDS[booth]).visit
    assert visit is not None
    return visit


def amount(some: Amount, *, named: bool = False) -> Text:
    """Return an amount in words; `named`: True to name the goods to choose from."""
    parts = []
    if any((*some.goods, some.coins, some.zooms)):
        parts.append(phrases.bundle(some.goods, some.coins, some.zooms))
    if some.any and named:
        parts.append(translate("river_market", "%n of Veggies, Fish, Cloth and Tools", "", some.any))
    elif some.any:
        parts.append(translate("river_market", "%n good(s) of your choice", "", some.any))
    if some.cards:
        parts.append(translate("river_market", "%n card(s)", "", some.cards))
    return join_and(parts)


def offer(booth: int) -> Text:
    """Describe the yield of a visit to a Booth briefly."""
    does = effect_of(booth)
    match does.effect:
        case "gain":
            return amount(does.take)
        case "sell":
            text = translate("river_market", "{good} for ${n}, up to {most} times")
            good = phrases.amount(box.CARDS[booth].good, 1)
            return text.fill(good=good, n=does.coins, most=does.most)
        case "trade":
            text = translate("river_market", "${n} for {cost}")
            return text.fill(n=does.coins, cost=phrases.bundle(does.pay.goods))
        case "hire_less":
            return translate("river_market", "Hire for ${n} less").fill(n=does.less)
        case "build_less":
            return translate("river_market", "Build for %n good(s) less", "", does.less)
        case "stage":
            text = translate("river_market", "${n} and ${each} for each own Booth, at most ${most}")
            return text.fill(n=does.coins, each=does.each, most=does.most)
        case "move_on":
            return translate("river_market", "Up to %n Booth(s) on", "", does.most)
    return translate("river_market", "Up to %n swap(s)", "", does.most)


def effect_text(does: Visit, good: int) -> Text:
    """Describe the effect of a Booth or a Find as a sentence."""
    match does.effect:
        case "gain":
            return translate("river_market", "Take {amount}.").fill(amount=amount(does.take, named=True))
        case "sell":
            text = translate("river_market", "Sell up to {most} {good}, {coins} each.")
            return text.fill(most=does.most, good=phrases.RESOURCE_NAMES[good], coins=dollars(does.coins))
        case "trade":
            text = translate("river_market", "You may pay {cost} for {coins}.")
            return text.fill(cost=amount(does.pay), coins=dollars(does.coins))
        case "hire_less":
            text = translate("river_market", "Hiring costs {coins} less this turn.")
            return text.fill(coins=dollars(does.less))
        case "build_less":
            return translate("river_market", "Building costs %n good(s) less this turn.", "", does.less)
        case "stage":
            text = translate(
                "river_market", "Take {coins}, and {each} for each of your Booths: {most} at most."
            )
            each, most = dollars(does.each), dollars(does.most)
            return text.fill(coins=dollars(does.coins), each=each, most=most)
        case "move_on":
            text = translate("river_market", "Move on by 1 to {most} Booths and visit there.")
            return text.fill(most=does.most)
        case "swap":
            return _swaps(does.most)
        case "handshake":
            text = translate("river_market", "Build at once for %n good(s) less, or hire for {coins} less.")
            return text.count(does.goods_off).fill(coins=dollars(does.coins_off))


def _swaps(most: int) -> Text:
    text = translate(
        "river_market",
        "Up to {most} swaps: a good for another one or for {coins}, {price} for a good, or {n} for a Lily.",
    )
    rates = box.SWAPS
    two = translate("river_market", "%n resource(s) other than Lilies", "", rates.lily)
    return text.fill(most=most, coins=dollars(rates.coins), price=dollars(rates.price), n=two)


def use(s: RiverMarket, seat: int, booth: int, tell: Tell) -> None:
    """RM-5.1: carry out the effect of a visit, once."""
    does = effect_of(booth)
    match does.effect:
        case "gain":
            take_goods(s, seat, booth, does.take, tell)
        case "hire_less":
            s.hire_off += does.less
            tell(s, Cheaper(seat, 0, does.less))
        case "build_less":
            s.build_off += does.less
            tell(s, Cheaper(seat, does.less, 0))
        case "stage":
            coins = min(does.most, does.coins + does.each * own_booths(s, seat))
            gain(s, seat, NO_GOODS, tell, rule="RM-8.9", coins=coins)
        case "trade":
            push_steps(s, Bill(seat, booth, trade=True, off=0), Proceeds(seat, booth))
        case _:
            raise TypeError(f"{does.effect} at {booth} is a choice of its own")


# RM-5.1: leaving out what is left of a visit


@frozen
class Done(GameAction[RiverMarket]):
    """RM-5.1: use no visit effect, or no more of it."""

    text = translate("river_market", "Swap no more")
    hand = Press("button:done")
    declines = True

    def say(self, s: RiverMarket) -> Text:
        step = pending_choice(s)
        return step.decline_label(s) if isinstance(step, Declinable) else self.text

    def gives_up(self, s: RiverMarket, step: Choice[RiverMarket]) -> Text:
        return step.declined(s) if isinstance(step, Declinable) else NO_TEXT


class Declinable(GameChoice[RiverMarket]):
    """A choice that Done ends."""

    __slots__ = ()

    def decline_label(self, s: RiverMarket) -> Text:
        """Return the label of Done in this choice."""
        return Done.text

    def declined(self, s: RiverMarket) -> Text:
        """Describe what Done gives up; NO_TEXT if nothing is free."""
        return NO_TEXT


# RM-8.2, RM-8.4, RM-8.7: gains, cards, any goods


def take_goods(s: RiverMarket, seat: int, booth: int, some: Amount, tell: Tell) -> None:
    """RM-5.2, RM-8.2, RM-8.4, RM-8.7: give a seat the amount of a Booth."""
    goods, rule = some.goods, "RM-5.2" if booth >= TILE else "RM-8.2"
    if goods != NO_GOODS or some.coins or some.zooms:
        gain(s, seat, goods, tell, rule=rule, coins=some.coins, zooms=some.zooms)
        give_more(s, seat, goods, tell)
    if some.cards:
        draw(s, seat, some.cards, tell)
    if some.any:
        push_steps(s, Gaining(seat, booth, some.any, NO_GOODS, visit=True))


@frozen
class Gain(GameAction[RiverMarket]):
    """RM-8.7: take one Veggie, Fish, Cloth or Tool from the supply."""

    kind: MainGood

    def say(self, _s: RiverMarket) -> Text:
        return translate("river_market", "Take {amount}").fill(amount=phrases.amount(self.kind, 1))

    def gesture(self, _v: RiverMarket, _step: Choice[RiverMarket]) -> Gesture:
        return Drag(places.supply_key(self.kind), "mat")

    def thumb(self, _v: RiverMarket, _step: Choice[RiverMarket]) -> Face:
        return faces.GOODS[self.kind]


@frozen
class Gaining(Declinable):
    """RM-8.7: take one of Veggies, Fish, Cloth and Tools, by a visit or as Owner bonus; `got`: taken so far.

    A visitor may take no more of them (RM-5.1).
    """

    rule = "RM-8.7"
    accepts = (Gain, Done)
    seat: int
    booth: int
    left: int
    got: Vec
    visit: bool

    def prompt(self, s: RiverMarket) -> Text:
        if self.visit:
            text = translate("river_market", "{booth}: take %n good(s) of your choice.", "", self.left)
        else:
            text = translate(
                "river_market", "Owner bonus of {booth}: take %n good(s) of your choice.", "", self.left
            )
        return text.fill(booth=phrases.card(self.booth))

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        return ("RM-8.7", "RM-10.4") if self.visit else ("RM-8.7", "RM-5.4")

    def decline_label(self, s: RiverMarket) -> Text:
        return translate("river_market", "Take no more")

    def declined(self, s: RiverMarket) -> Text:
        return translate("river_market", "%n good(s) of your choice", "", self.left)

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        yield from map(Gain, range(LILY))
        if self.visit:
            yield Done()

    def forbids(self, s: RiverMarket, action: Gain | Done) -> No | None:
        if isinstance(action, Done) and not self.visit:
            text = translate("river_market", "The Owner bonus of {booth} is yours: take the goods.")
            return No("RM-5.4", lambda: text.fill(booth=phrases.booth(self.booth)))
        return None

    def apply(self, s: RiverMarket, action: Gain | Done, tell: Tell) -> None:
        if isinstance(action, Done):
            give_more(s, self.seat, self.got, tell)
            return
        gain(s, self.seat, one(action.kind), tell, rule="RM-8.7")
        got = plus(self.got, action.kind)
        if self.left > 1:
            push_steps(s, Gaining(self.seat, self.booth, self.left - 1, got, self.visit))
        elif self.visit:
            give_more(s, self.seat, got, tell)


# RM-8.3: selling


@frozen
class Sold(GameEvent):
    """RM-8.3: a good of this kind was sold."""

    seat: int
    kind: int
    coins: int

    def line(self) -> LogLine:
        text = translate("river_market", "Sells {good} for {price}")
        text = text.fill(good=phrases.amount(self.kind, 1), price=dollars(self.coins))
        return LogLine(text, self.seat, (), "RM-8.3")

    def reward(self) -> Reward | None:
        return coins_in(self.seat, self.coins) if self.coins else None

    def headline(self) -> Headline:
        did = translate("river_market", "sold %n good(s) for ${amount}", "", 1)
        earns = translate("river_market", "sell goods for ${amount}")
        return Headline(self.seat, "sold", 7, did, (), self.coins, earns=earns)


def can_sell(s: RiverMarket, seat: int, good: int) -> bool:
    """RM-8.3, RM-1.5: return True if the seat has this good, or a Lily for it."""
    goods = s.players[seat].goods
    return goods[good] > 0 or (goods[LILY] > 0 and not s.flags.plain_lilies)


@frozen
class Selling(GiveChoice, Declinable):
    """RM-8.3: sell a good to this Booth, or none; `left`: number it buys. A Lily may replace it (RM-1.5)."""

    rule = "RM-8.3"
    accepts = (*GiveChoice.accepts, Done)
    pile = COIN
    seat: int
    booth: int
    left: int

    def prompt(self, s: RiverMarket) -> Text:
        text = translate("river_market", "{booth} buys %n more: {good} for ${n} each.", "", self.left)
        good = phrases.RESOURCE_NAMES[box.CARDS[self.booth].good]
        return text.fill(booth=phrases.card(self.booth), good=good, n=effect_of(self.booth).coins)

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        return ("RM-8.3", *(() if s.flags.plain_lilies else ("RM-1.5",)))

    def decline_label(self, s: RiverMarket) -> Text:
        return translate("river_market", "Sell no more")

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        yield from GiveChoice.candidate_actions(self, s)
        yield Done()

    def forbids(self, s: RiverMarket, action: Any) -> No | None:
        return None if isinstance(action, Done) else GiveChoice.forbids(self, s, action)

    def unwanted(self, s: RiverMarket, kind: int) -> No | None:
        good = box.CARDS[self.booth].good
        if kind == good or (kind == LILY and not s.flags.plain_lilies):
            return None
        text, booth = translate("river_market", "{booth} buys {good}, not {resource}."), self.booth
        bought, other = phrases.RESOURCE_NAMES[good], phrases.RESOURCE_NAMES[kind]
        return No("RM-8.3", lambda: text.fill(booth=phrases.card(booth), good=bought, resource=other))

    def apply(self, s: RiverMarket, action: Any, tell: Tell) -> None:
        if not isinstance(action, Done):
            GiveChoice.apply(self, s, action, tell)

    def give(self, s: RiverMarket, kind: int, tell: Tell) -> None:
        p, coins = s.players[self.seat], effect_of(self.booth).coins
        take_away(p, one(kind))
        p.coins += coins
        tell(s, Sold(self.seat, kind, coins))
        if self.left > 1 and can_sell(s, self.seat, box.CARDS[self.booth].good):
            push_steps(s, Selling(self.seat, self.booth, self.left - 1))


# RM-8.5, RM-8.6: a cheaper Hire, a cheaper Build


@frozen
class Cheaper(GameEvent):
    """RM-8.5, RM-8.6: a Build costs this number of goods less in this turn, a Hire this number of coins."""

    seat: int
    goods: int
    coins: int

    def line(self) -> LogLine:
        if self.goods:
            text = translate("river_market", "Building costs %n good(s) less this turn", "", self.goods)
            return LogLine(text, self.seat, (), "RM-8.6")
        text = translate("river_market", "Hiring costs {price} less this turn")
        return LogLine(text.fill(price=dollars(self.coins)), self.seat, (), "RM-8.5")


# RM-8.8: trades


@frozen
class Proceeds(Step[RiverMarket]):
    """RM-8.8: pays the coins of a trade."""

    seat: int
    booth: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        gain(s, self.seat, NO_GOODS, tell, rule="RM-8.8", coins=effect_of(self.booth).coins)


# RM-8.10: Rowboat Rental


def no_boat(s: RiverMarket, booth: int, to: int) -> No | None:
    """RM-8.10: refuse a Booth that the boat of this one does not reach; None if it does."""
    if to == booth:
        text = translate("river_market", "The boat leaves {booth}: go on, or stay without using it.")
        return No("RM-8.10", lambda: text.fill(booth=phrases.booth(booth)))
    away, most = ahead(s, booth).index(to) + 1, effect_of(booth).most
    if away > most:
        text = translate(
            "river_market", "The boat takes you up to %n Booth(s) on; {booth} is {away} on.", "", most
        )
        return No("RM-8.10", lambda: text.fill(booth=phrases.booth(to), away=away))
    return None
