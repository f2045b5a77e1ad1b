"""RM-5, RM-8: the pawn has come to a Booth: its owner's bonus, and what the Booth does for the visitor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps, tell_reason
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import events, phrases
from tabletop.games.river_market.actions import Done, Gain, Use, UseSome, Wade
from tabletop.games.river_market.component_schema import Amount, Visit
from tabletop.games.river_market.rules import trading
from tabletop.games.river_market.rules.drawing import draw
from tabletop.games.river_market.rules.game_choice import GameChoice
from tabletop.games.river_market.rules.goods import gain, has, helped, more, one
from tabletop.games.river_market.rules.missing import no_such_booth
from tabletop.games.river_market.rules.paying import TRADES, Bill, payable, plus
from tabletop.games.river_market.rules.ring import ahead, own_booths, owner
from tabletop.games.river_market.state import LILY, NO_GOODS, TILE, RiverMarket, Vec


def effect_of(booth: int) -> Visit:
    """RM-5.1: what a visit to a Booth does."""
    visit = (box.TILES[booth - TILE] if booth >= TILE else box.CARDS[booth]).visit
    assert visit is not None
    return visit


@frozen
class Landed(Step):
    """RM-5.4: the pawn stands on a Booth; its owner is paid first. `rowed`: it came by Rowboat (RM-8.10)."""

    seat: int
    rowed: bool = False

    def run(self, s: RiverMarket, tell: Tell) -> None:
        s.flow.append(Visiting(self.seat, self.rowed))
        pay_owner(s, s.players[self.seat].pawn, self.seat, tell)


def bonus_seat(s: RiverMarket, booth: int, visitor: int) -> int:
    """RM-5.4, RM-5.5, RM-14.15: the seat that takes the Owner bonus for this visitor; -1: none does."""
    seat = owner(s, booth)
    return -1 if seat == s.rival or (seat == visitor and not s.flags.own_visits) else seat


def pay_owner(s: RiverMarket, booth: int, visitor: int, tell: Tell) -> None:
    """RM-5.4: the owner of a Booth takes the Owner bonus."""
    seat = bonus_seat(s, booth, visitor)
    if seat < 0:
        return
    tell(s, events.OwnerBonus(seat, booth, visitor))
    p, bonus = s.players[seat], box.CARDS[booth].bonus
    if bonus.goods != NO_GOODS or bonus.coins or bonus.zooms:
        gain(s, seat, bonus.goods, tell, rule="RM-5.4", coins=bonus.coins, zooms=bonus.zooms)
    if bonus.cards:
        draw(s, seat, bonus.cards, tell)
    if has(p, "greet"):
        gain(s, seat, NO_GOODS, tell, rule="RM-10.7", coins=helped(p, "greet"))
    if bonus.any:
        push_steps(s, Gaining(seat, booth, bonus.any, NO_GOODS, visit=False))


@frozen
class Visiting(Step):
    """RM-5.1: what the visitor may do here; nothing is asked where nothing can be done."""

    seat: int
    rowed: bool

    def run(self, s: RiverMarket, tell: Tell) -> None:
        seat, p = self.seat, s.players[self.seat]
        effect = effect_of(p.pawn)
        match effect.effect:
            case "swap" if trading.can_swap(p):
                push_steps(s, trading.Swapping(seat, effect.most))
            case "sell" if trading.can_sell(s, seat, box.CARDS[p.pawn].good):
                push_steps(s, trading.Selling(seat, p.pawn, effect.most))
            case "trade" if payable(p, TRADES[p.pawn], 0, plain=s.flags.plain_lilies):
                s.flow.append(VisitBooth(seat))
            case "move_on" if not self.rowed:
                s.flow.append(VisitBooth(seat))
            case "swap" | "sell" | "trade" | "move_on":
                tell_reason(s, tell, seat, "RM-5.1", lambda: _in_vain(p.pawn, effect))
            case _:
                s.flow.append(VisitBooth(seat))


def _in_vain(booth: int, effect: Visit) -> Text:
    """RM-5.1: why a visit brings nothing."""
    name = phrases.booth(booth)
    if effect.effect == "move_on":
        return translate("river_market", "{booth} takes nobody on a second time.").fill(booth=name)
    if effect.effect == "trade":
        text = translate("river_market", "{booth} asks for {cost}, more than there is.")
        return text.fill(booth=name, cost=phrases.bundle(effect.pay.goods))
    return translate("river_market", "There is nothing to trade at {booth}.").fill(booth=name)


@frozen
class VisitBooth(GameChoice):
    """RM-5.1: use the effect of the Booth, or do not. Rowboat Rental is used by wading on (RM-8.10).

    Of several cards fewer may be drawn: they fill the hand, and the last of the deck ends the game.
    """

    rule = "RM-5.1"
    accepts = (Use, UseSome, Wade, Done)
    seat: int

    def prompt(self, s: RiverMarket) -> Text:
        booth = s.players[self.seat].pawn
        if effect_of(booth).effect == "move_on":
            most = effect_of(booth).most
            return translate(
                "river_market",
                "Go on by boat to one of the next %n Booth(s) and visit it, or stay.",
                "",
                most,
            )
        text = translate("river_market", "Use {booth}, or leave it.")
        return text.fill(booth=phrases.booth(booth))

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        booth = s.players[self.seat].pawn
        return ("RM-5.1", "RM-5.2" if booth >= TILE else EFFECT_RULES[effect_of(booth).effect])

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        booth = s.players[self.seat].pawn
        if effect_of(booth).effect == "move_on":
            yield from (Wade(to) for to in (*ahead(s, booth), booth))
        else:
            yield Use()
            yield from map(UseSome, range(1, effect_of(booth).take.cards))
        yield Done()

    def forbids(self, s: RiverMarket, action: Use | UseSome | Wade | Done) -> No | None:
        booth = s.players[self.seat].pawn
        effect = effect_of(booth)
        match action:
            case Done():
                return None
            case Use() if effect.effect != "move_on":
                return None
            case UseSome(cards) if effect.effect != "move_on":
                return None if 0 < cards < effect.take.cards else _no_fewer(booth, effect.take.cards)
            case Wade(to) if effect.effect == "move_on":
                return no_such_booth(s, to) or _no_boat(s, booth, to, effect.most)
        return self.deferral(s, action)

    def apply(self, s: RiverMarket, action: Use | UseSome | Wade | Done, tell: Tell) -> None:
        booth = s.players[self.seat].pawn
        if isinstance(action, Use):
            tell(s, events.Visited(self.seat, booth))
            use(s, self.seat, booth, tell)
        elif isinstance(action, UseSome):
            tell(s, events.Visited(self.seat, booth))
            _take(s, self.seat, booth, replace(effect_of(booth).take, cards=action.cards), tell)
        elif isinstance(action, Wade):
            tell(s, events.Visited(self.seat, booth))
            s.players[self.seat].pawn = action.booth
            tell(s, events.PawnMoved(self.seat, action.booth, 0, "RM-8.10"))
            push_steps(s, Landed(self.seat, rowed=True))


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


def _no_fewer(booth: int, most: int) -> No:
    """RM-5.1: a visit has no such part that could be left out."""
    text = translate("river_market", "{booth} lets you draw %n card(s): draw all, fewer, or none.", "", most)
    if most < 2:
        text = translate("river_market", "{booth} has no cards of which you could draw fewer.")
    return No("RM-5.1", lambda: text.fill(booth=phrases.booth(booth)))


def _no_boat(s: RiverMarket, booth: int, to: int, most: int) -> No | None:
    """RM-8.10: whether the boat does not go there."""
    if to == booth:
        text = translate("river_market", "The boat leaves {booth}: go on, or stay without using it.")
        return No("RM-8.10", lambda: text.fill(booth=phrases.booth(booth)))
    away = ahead(s, booth).index(to) + 1
    if away > most:
        text = translate(
            "river_market", "The boat takes you up to %n Booth(s) on; {booth} is {away} on.", "", most
        )
        return No("RM-8.10", lambda: text.fill(booth=phrases.booth(to), away=away))
    return None


def use(s: RiverMarket, seat: int, booth: int, tell: Tell) -> None:
    """RM-5.1: the effect of a visit, once."""
    p, effect = s.players[seat], effect_of(booth)
    match effect.effect:
        case "gain":
            _take(s, seat, booth, effect.take, tell)
        case "hire_less":
            s.hire_off += effect.less
            tell(s, events.Cheaper(seat, 0, effect.less))
        case "build_less":
            s.build_off += effect.less
            tell(s, events.Cheaper(seat, effect.less, 0))
        case "stage":
            coins = min(effect.most, effect.coins + effect.each * own_booths(s, seat))
            gain(s, seat, NO_GOODS, tell, rule="RM-8.9", coins=coins)
        case "trade":
            push_steps(s, Bill(seat, booth, trade=True, off=0), Proceeds(seat, booth))
        case _:
            raise TypeError(f"{effect.effect} at {p.pawn} is a choice of its own")


def _take(s: RiverMarket, seat: int, booth: int, take: Amount, tell: Tell) -> None:
    """RM-5.2, RM-8.2, RM-8.4, RM-8.7: what a Booth gives."""
    goods, rule = take.goods, "RM-5.2" if booth >= TILE else "RM-8.2"
    if goods != NO_GOODS or take.coins or take.zooms:
        gain(s, seat, goods, tell, rule=rule, coins=take.coins, zooms=take.zooms)
        give_more(s, seat, goods, tell)
    if take.cards:
        draw(s, seat, take.cards, tell)
    if take.any:
        push_steps(s, Gaining(seat, booth, take.any, NO_GOODS, visit=True))


def give_more(s: RiverMarket, seat: int, goods: Vec, tell: Tell) -> None:
    """RM-10.4: Helpers add to a visit that gave these goods."""
    extra = more(s.players[seat], goods)
    if extra != NO_GOODS:
        gain(s, seat, extra, tell, rule="RM-10.4")


@frozen
class Proceeds(Step):
    """RM-8.8: the coins of a trade."""

    seat: int
    booth: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        gain(s, self.seat, NO_GOODS, tell, rule="RM-8.8", coins=effect_of(self.booth).coins)


@frozen
class Gaining(GameChoice):
    """RM-8.7: take one of Veggies, Fish, Cloth and Tools, by a visit or as Owner bonus; `got` so far.

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
