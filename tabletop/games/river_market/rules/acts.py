"""RM-6, RM-9, RM-11: Build, Hire, use a Find, or Rest."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import events, names, phrases
from tabletop.games.river_market.actions import Build, Hire, Rest, Swap, UseFind
from tabletop.games.river_market.rules.costs import goods_off, price, shake
from tabletop.games.river_market.rules.drawing import has_none, lay_off, trigger
from tabletop.games.river_market.rules.game_choice import GameChoice
from tabletop.games.river_market.rules.goods import gain, has, helped
from tabletop.games.river_market.rules.missing import no_such_spot, not_in_hand
from tabletop.games.river_market.rules.paying import COSTS, Bill, payable, room
from tabletop.games.river_market.rules.ring import insert, spots
from tabletop.games.river_market.rules.trading import SWAPS, swap
from tabletop.games.river_market.state import COIN, LILY, NO_GOODS, Player, RiverMarket, persons

BUILDABLE = range(box.BOOTHS.start, box.EVENTS.stop)


def can_build(s: RiverMarket, seat: int, card: int, shaken: int) -> bool:
    """RM-6.2, RM-6.3: whether this Booth of the hand can be built."""
    p = s.players[seat]
    return p.houses > 0 and payable(p, COSTS[card], goods_off(s, seat, shaken), plain=s.flags.plain_lilies)


def can_hire(s: RiverMarket, seat: int, card: int, shaken: int) -> bool:
    """RM-6.4, RM-6.5: whether this Helper of the hand can be hired."""
    p, which = s.players[seat], box.CARDS[card].which
    return p.coins >= price(s, card, shaken) and all(box.CARDS[other].which != which for other in p.helpers)


def is_handshake(card: int) -> bool:
    """RM-11.2: whether this card is a Handshake."""
    use = box.CARDS[card].visit
    return box.CARDS[card].kind == "find" and use is not None and use.effect == "handshake"


def canshake(s: RiverMarket, seat: int, card: int) -> bool:
    """RM-11.2: whether a Handshake would let the seat build or hire something."""
    return any(
        can_build(s, seat, other, card)
        if other in BUILDABLE
        else box.CARDS[other].kind == "helper" and can_hire(s, seat, other, card)
        for other in s.players[seat].hand
    )


@frozen
class Act(GameChoice):
    """RM-6.1: exactly one of Build, Hire, use a Find and Rest; before it the Peddler may swap (RM-10.8).

    `swapped`: the Peddler has. `shaken`: the Handshake whose Build or Hire this is, -1 for none.
    """

    rule = "RM-6.1"
    accepts = (Build, Hire, UseFind, Swap, Rest)
    seat: int
    swapped: bool = False
    shaken: int = -1

    def prompt(self, s: RiverMarket) -> Text:
        if self.shaken >= 0:
            goods, coins = shake(self.shaken)
            text = translate(
                "river_market", "Handshake: build with {goods} goods less, or hire with ${coins} less."
            )
            return text.fill(goods=goods, coins=coins)
        text = translate("river_market", "Build, hire, use a Find, or rest. You have {goods}.")
        p = s.players[self.seat]
        return text.fill(goods=phrases.bundle(p.goods, p.coins))

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        p = s.players[self.seat]
        peddler = ("RM-10.8",) if has(p, "peddle") and not self.swapped else ()
        if self.shaken >= 0:
            return ("RM-11.2", "RM-6.2", "RM-6.4", "RM-6.8")
        return ("RM-6.1", "RM-6.2", "RM-6.4", "RM-6.6", "RM-6.7", "RM-6.8", *peddler)

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        places = range(spots(s))
        for card in s.players[self.seat].hand:
            yield from (Build(card, spot) for spot in places)
            yield Hire(card)
            yield UseFind(card)
        yield from SWAPS
        yield Rest()

    def own_legal_actions(self, s: RiverMarket) -> list[Action]:
        """Card by card of the hand, each asked about once: random play asks for it at every third action."""
        found: list[Action] = []
        seat, shaken = self.seat, self.shaken
        p = s.players[seat]
        for card in p.hand:
            kind = box.CARDS[card].kind
            if card in BUILDABLE:
                if can_build(s, seat, card, shaken):
                    found += [Build(card, spot) for spot in range(spots(s))]
            elif kind == "helper":
                if can_hire(s, seat, card, shaken):
                    found.append(Hire(card))
            elif shaken < 0 and (not is_handshake(card) or canshake(s, seat, card)):
                found.append(UseFind(card))
        if shaken >= 0:
            return found
        if not self.swapped and p.helpers and has(p, "peddle"):
            found += [
                Swap(give, get)
                for give in range(4 if s.flags.plain_lilies else 5)
                if p.goods[give]
                for get in range(4)
                if get != give
            ]
        found.append(Rest())
        return found

    def forbids(self, s: RiverMarket, action: Build | Hire | UseFind | Swap | Rest) -> No | None:
        match action:
            case Build(card, spot):
                return self._no_build(s, card) or no_such_spot(s, spot)
            case Hire(card):
                return self._no_hire(s, card)
            case UseFind(card):
                return self._no_find(s, card)
            case Swap(give, get):
                return self._no_swap(s, give, get)
            case Rest():
                return self._no_rest()

    def _no_build(self, s: RiverMarket, card: int) -> No | None:
        if no := not_in_hand(s, self.seat, card, "RM-6.2"):
            return no
        name = phrases.card(card)
        if card not in BUILDABLE:
            text = translate("river_market", "{card} isn't a Booth: you can only build Booths and Events.")
            return No("RM-6.2", lambda: text.fill(card=name))
        p = s.players[self.seat]
        if not p.houses:
            text = translate("river_market", "You have no house left for {card}.")
            return No("RM-6.3", lambda: text.fill(card=name))
        off, cost, plain = goods_off(s, self.seat, self.shaken), COSTS[card], s.flags.plain_lilies
        if payable(p, cost, off, plain=plain):
            return None
        usable = sum(room(p, cost, NO_GOODS, plain=plain))
        if off:
            text = translate(
                "river_market", "{card} costs {cost}, less {off}; you have %n good(s) for it.", "", usable
            )
            text = text.fill(off=off)
        else:
            text = translate("river_market", "{card} costs {cost}; you have %n good(s) for it.", "", usable)
        return No("RM-6.8", lambda: text.fill(card=name, cost=phrases.bundle(cost)))

    def _no_hire(self, s: RiverMarket, card: int) -> No | None:
        if no := not_in_hand(s, self.seat, card, "RM-6.4"):
            return no
        name, p = phrases.card(card), s.players[self.seat]
        if box.CARDS[card].kind != "helper":
            text = translate("river_market", "{card} isn't a Helper: you can only hire Helpers.")
            return No("RM-6.4", lambda: text.fill(card=name))
        if any(box.CARDS[other].which == box.CARDS[card].which for other in p.helpers):
            text = translate("river_market", "You have one {card} already, and one of a kind is all.")
            return No("RM-6.5", lambda: text.fill(card=name))
        cost = price(s, card, self.shaken)
        if p.coins < cost:
            text = translate("river_market", "{card} costs ${cost}; you have ${have}.")
            return No("RM-6.4", lambda: text.fill(card=name, cost=cost, have=p.coins))
        return None

    def _no_find(self, s: RiverMarket, card: int) -> No | None:
        if no := not_in_hand(s, self.seat, card, "RM-6.6"):
            return no
        name = phrases.card(card)
        if box.CARDS[card].kind != "find":
            text = translate("river_market", "{card} isn't a Find: you can only use Finds.")
            return No("RM-6.6", lambda: text.fill(card=name))
        if self.shaken >= 0:
            text = translate("river_market", "The Handshake is for building or hiring, not for {card}.")
            return No("RM-11.2", lambda: text.fill(card=name))
        if is_handshake(card) and not canshake(s, self.seat, card):
            goods, coins = shake(card)
            text = translate(
                "river_market",
                "Even with {goods} goods or ${coins} less there is nothing you could build or hire.",
            )
            return No("RM-11.2", lambda: text.fill(goods=goods, coins=coins))
        return None

    def _no_swap(self, s: RiverMarket, give: int, get: int) -> No | None:
        p, text = s.players[self.seat], None
        one, other = names.RESOURCE_NAMES[give], names.RESOURCE_NAMES[get]
        if not has(p, "peddle"):
            text = translate("river_market", "Only the Peddler allows this swap ({give} for {get}).")
        elif self.swapped or self.shaken >= 0:
            text = translate(
                "river_market", "The Peddler swaps once, before all else: no {give} for {get} any more."
            )
        elif COIN in (give, get) or get == LILY or (give == LILY and s.flags.plain_lilies):
            text = translate(
                "river_market", "The Peddler only gives Veggies, Fish, Cloth or Tools ({give} for {get})."
            )
        elif give == get:
            text = translate("river_market", "The Peddler swaps {give} for another good, not for {get}.")
        if text is not None:
            return No("RM-10.8", lambda: text.fill(give=one, get=other))
        return has_none(s, self.seat, give, "RM-10.8")

    def _no_rest(self) -> No | None:
        if self.shaken < 0:
            return None
        text = translate("river_market", "The Handshake is for building or hiring: no $1 for resting.")
        return No("RM-11.2", lambda: text.fill(n=1))

    def apply(self, s: RiverMarket, action: Build | Hire | UseFind | Swap | Rest, tell: Tell) -> None:
        seat = self.seat
        match action:
            case Build(card, spot):
                push_steps(
                    s,
                    Bill(seat, card, trade=False, off=goods_off(s, seat, self.shaken)),
                    Raise(seat, card, spot),
                )
            case Hire(card):
                hire(s, seat, card, price(s, card, self.shaken), tell)
            case UseFind(card):
                use_find(s, seat, card, tell)
            case Swap(give, get):
                swap(s, seat, give, get, tell)
                push_steps(s, Act(seat, swapped=True))
            case _:
                s.players[seat].coins += box.LIMITS.rest
                tell(s, events.Rested(seat))


def leave_hand(p: Player, card: int) -> None:
    """A card leaves the hand."""
    p.hand = tuple(other for other in p.hand if other != card)


@frozen
class Raise(Step):
    """RM-6.2, RM-9.2, RM-12.1: the paid Booth goes onto the river with a house; it may be the last one."""

    seat: int
    card: int
    spot: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        seat, p = self.seat, s.players[self.seat]
        leave_hand(p, self.card)
        p.houses -= 1
        behind = phrases.behind(s, self.spot)
        insert(s, self.card, self.spot)
        s.owners[self.card] = seat
        tell(s, events.Built(seat, self.card, self.spot, behind=behind))
        open_event(s, seat, self.card, tell)
        keep_lilies(s, seat, tell)
        if not p.houses:
            trigger(s, names.YOU, seat, tell)


def open_event(s: RiverMarket, builder: int, card: int, tell: Tell) -> None:
    """RM-9.2: every player takes the opening gift of an Event, from the builder on; the Rival never does."""
    gift = box.CARDS[card].gift
    if not gift or not s.flags.gifts:
        return
    seats = persons(s)
    for seat in [one for one in seats if one >= builder] + [one for one in seats if one < builder]:
        gain(s, seat, gift.goods, tell, rule="RM-9.2", coins=gift.coins, zooms=gift.zooms)


def keep_lilies(s: RiverMarket, seat: int, tell: Tell) -> None:
    """RM-10.5: the Lily Keeper brings a Lily for a Build or a Hire."""
    if lilies := helped(s.players[seat], "lily"):
        gain(s, seat, (0, 0, 0, 0, lilies), tell, rule="RM-10.5")


def hire(s: RiverMarket, seat: int, card: int, cost: int, tell: Tell) -> None:
    """RM-6.4: a Helper is paid and lies before the player."""
    p = s.players[seat]
    leave_hand(p, card)
    p.coins -= cost
    p.helpers = (*p.helpers, card)
    tell(s, events.Hired(seat, card, cost))
    keep_lilies(s, seat, tell)


def use_find(s: RiverMarket, seat: int, card: int, tell: Tell) -> None:
    """RM-6.6, RM-11.1, RM-11.2: a Find is discarded for what it gives, or for a cheaper Build or Hire."""
    leave_hand(s.players[seat], card)
    lay_off(s, card)
    tell(s, events.FindUsed(seat, card))
    effect = box.CARDS[card].visit
    if is_handshake(card):
        push_steps(s, Act(seat, swapped=True, shaken=card))
    elif effect is not None:
        take = effect.take
        gain(s, seat, take.goods, tell, rule="RM-11.1", coins=take.coins, zooms=take.zooms)
