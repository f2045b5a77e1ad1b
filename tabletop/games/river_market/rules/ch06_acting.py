"""RM-6: Build, Hire, use a Find, or Rest."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Step, Tell, pending_choice, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Gesture
from tabletop.engine.text import Text, dollars, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.rules.ch02_river import insert, no_such_spot, spots
from tabletop.games.river_market.rules.ch05_visiting import SWAPS, Swap, swap
from tabletop.games.river_market.rules.ch06_paying import (
    COSTS,
    Bill,
    can_pay,
    goods_off,
    helper_price,
    least,
    still_payable,
)
from tabletop.games.river_market.rules.ch08_booths import amount
from tabletop.games.river_market.rules.ch09_events import open_event
from tabletop.games.river_market.rules.ch10_powers import has_power, keep_lilies, no_peddling
from tabletop.games.river_market.rules.ch11_finds import is_handshake, shake
from tabletop.games.river_market.rules.ch12_end import YOU, trigger
from tabletop.games.river_market.rules.supply import WithCard, gain, lay_off, leave_hand, not_in_hand
from tabletop.games.river_market.state import COIN, NO_GOODS, CardNumber, Player, RiverMarket, SpotNumber

# RM-6.1: one of four, each with what forbids it and what it does


class ActAction(GameAction[RiverMarket]):
    """One of the four acts. `act`: the choice in which it is made."""

    __slots__ = ()

    def refusal(self, s: RiverMarket, act: Act) -> No | None:
        """Return the refusal by the first rule that forbids it; None if it is legal."""
        raise NotImplementedError

    def perform(self, s: RiverMarket, act: Act, tell: Tell) -> None:
        """Carry out the act."""
        raise NotImplementedError


def shaken_now(s: RiverMarket) -> int:
    """RM-11.2: return the Handshake of the pending Build or Hire; -1 if none."""
    step = pending_choice(s)
    return step.shaken if isinstance(step, Act) else -1


# RM-6.2, RM-6.3, RM-12.1: building


def can_build(s: RiverMarket, seat: int, card: int, off: int) -> bool:
    """RM-6.2, RM-6.3: return True if this Booth of the hand can be built with this discount (`goods_off`)."""
    p = s.players[seat]
    return p.houses > 0 and can_pay(p, COSTS[card], off, plain=s.flags.plain_lilies)


@frozen
class Build(WithCard, ActAction):
    """RM-6.2: build this Booth or Event of the hand at this place."""

    shows = True
    card: CardNumber
    spot: SpotNumber

    def say(self, s: RiverMarket) -> Text:
        text = translate("river_market", "Build {card} at {spot}")
        return text.fill(card=phrases.card(self.card), spot=phrases.any_spot(s, self.spot))

    def short_label(self, s: RiverMarket) -> Text:
        return translate("river_market", "Build at {spot}").fill(spot=phrases.any_spot(s, self.spot))

    def outcome_text(self, s: RiverMarket, step: Choice[RiverMarket]) -> Text:
        n = least(COSTS[self.card], goods_off(s, step.seat, shaken_now(s)))
        text = translate("river_market", "{points} VP for %n good(s)", "points for goods paid", n)
        return text.fill(points=box.CARDS[self.card].vp)

    def gesture(self, v: RiverMarket, _step: Choice[RiverMarket]) -> Gesture:
        return Drag(places.card_key(self.card), *places.new_booth(v, self.spot))

    def refusal(self, s: RiverMarket, act: Act) -> No | None:
        return self._no_card(s, act) or no_such_spot(s, self.spot)

    def _no_card(self, s: RiverMarket, act: Act) -> No | None:
        if no := not_in_hand(s, act.seat, self.card, "RM-6.2"):
            return no
        name = phrases.card(self.card)
        if self.card not in box.BUILDABLE:
            text = translate("river_market", "{card} isn't a Booth: you can only build Booths and Events.")
            return No("RM-6.2", lambda: text.fill(card=name))
        p = s.players[act.seat]
        if not p.houses:
            text = translate("river_market", "You have no house left for {card}.")
            return No("RM-6.3", lambda: text.fill(card=name))
        off, cost, plain = goods_off(s, act.seat, act.shaken), COSTS[self.card], s.flags.plain_lilies
        if can_pay(p, cost, off, plain=plain):
            return None
        usable = sum(still_payable(p, cost, NO_GOODS, plain=plain))
        if off:
            text = translate(
                "river_market", "{card} costs {cost}, less {off}; you have %n good(s) for it.", "", usable
            )
            text = text.fill(off=off)
        else:
            text = translate("river_market", "{card} costs {cost}; you have %n good(s) for it.", "", usable)
        return No("RM-6.8", lambda: text.fill(card=name, cost=phrases.bundle(cost)))

    def perform(self, s: RiverMarket, act: Act, tell: Tell) -> None:
        off = goods_off(s, act.seat, act.shaken)
        bill = Bill(act.seat, self.card, trade=False, off=off)
        push_steps(s, bill, Raise(act.seat, self.card, self.spot))


@frozen
class Built(GameEvent):
    """RM-6.2, RM-14.12: a card became a Booth of the river, with a house of the seat.

    `free`: True if the Rival built it. `spot`: as in Build. `rule`: the rule of this build. `behind`: the
    Booth before its gap (RM-16.1); -1 on an end spot.
    """

    seat: int
    card: int
    spot: int
    free: bool = False
    rule: str = "RM-6.2"
    behind: int = -1

    def line(self) -> LogLine:
        text = translate("river_market", "Builds {card} at {spot}")
        if self.free:
            text = translate("river_market", "Builds {card} at {spot} without paying")
        text = text.fill(card=phrases.card(self.card), spot=phrases.spot_behind(self.spot, self.behind))
        return LogLine(text, self.seat, (places.card_key(self.card),), self.rule)

    def reward(self) -> Reward:
        return Reward(self.seat, "close", large=places.card_key(self.card))

    def headline(self) -> Headline:
        did = translate("river_market", "built {things}")
        does = translate("river_market", "build {things}")
        return Headline(self.seat, "built", 9, did, (phrases.card(self.card),), does=does)


@frozen
class Raise(Step[RiverMarket]):
    """RM-6.2, RM-9.2, RM-12.1: puts the paid Booth on the river with a house, which may be the last one."""

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
        tell(s, Built(seat, self.card, self.spot, behind=behind))
        open_event(s, seat, self.card, tell)
        keep_lilies(s, seat, tell)
        if not p.houses:
            trigger(s, YOU, seat, tell)


# RM-6.4, RM-6.5: hiring


def has_kind(p: Player, card: int) -> bool:
    """RM-6.5: return True if the player has hired a Helper of the same kind."""
    return box.CARDS[card].which in [box.CARDS[other].which for other in p.helpers]


def can_hire(s: RiverMarket, seat: int, card: int, shaken: int) -> bool:
    """RM-6.4, RM-6.5: return True if this Helper of the hand can be hired."""
    p = s.players[seat]
    return p.coins >= helper_price(s, card, shaken) and not has_kind(p, card)


@frozen
class Hire(WithCard, ActAction):
    """RM-6.4: hire this Helper of the hand."""

    card: CardNumber
    onto = "helpers"

    def _price(self, s: RiverMarket) -> Text:
        """Return the present cost in words; a card that is no Helper costs no coins."""
        helper = box.CARDS[self.card].kind == "helper"
        return dollars(helper_price(s, self.card, shaken_now(s)) if helper else 0)

    def say(self, s: RiverMarket) -> Text:
        text = translate("river_market", "Hire {card} for {price}")
        return text.fill(card=phrases.card(self.card), price=self._price(s))

    def short_label(self, s: RiverMarket) -> Text:
        return translate("river_market", "Hire for {price}").fill(price=self._price(s))

    def outcome_text(self, s: RiverMarket, _step: Choice[RiverMarket]) -> Text:
        text = translate("river_market", "{points} VP for ${price}", "points for coins paid")
        return text.fill(points=box.CARDS[self.card].vp, price=helper_price(s, self.card, shaken_now(s)))

    def refusal(self, s: RiverMarket, act: Act) -> No | None:
        if no := not_in_hand(s, act.seat, self.card, "RM-6.4"):
            return no
        name, p = phrases.card(self.card), s.players[act.seat]
        if box.CARDS[self.card].kind != "helper":
            text = translate("river_market", "{card} isn't a Helper: you can only hire Helpers.")
            return No("RM-6.4", lambda: text.fill(card=name))
        if has_kind(p, self.card):
            text = translate("river_market", "You have one {card} already, and one of a kind is all.")
            return No("RM-6.5", lambda: text.fill(card=name))
        cost = helper_price(s, self.card, act.shaken)
        if p.coins < cost:
            text = translate("river_market", "{card} costs ${cost}; you have ${have}.")
            return No("RM-6.4", lambda: text.fill(card=name, cost=cost, have=p.coins))
        return None

    def perform(self, s: RiverMarket, act: Act, tell: Tell) -> None:
        p, cost = s.players[act.seat], helper_price(s, self.card, act.shaken)
        leave_hand(p, self.card)
        p.coins -= cost
        p.helpers = (*p.helpers, self.card)
        tell(s, Hired(act.seat, self.card, cost))
        keep_lilies(s, act.seat, tell)


@frozen
class Hired(GameEvent):
    """RM-6.4: a seat hired a Helper, for this number of coins."""

    seat: int
    card: int
    coins: int

    def line(self) -> LogLine:
        text = translate("river_market", "Hires {card} for {price}")
        text = text.fill(card=phrases.card(self.card), price=dollars(self.coins))
        return LogLine(text, self.seat, (places.card_key(self.card),), "RM-6.4")

    def reward(self) -> Reward:
        return Reward(self.seat, "close", large=places.card_key(self.card))

    def headline(self) -> Headline:
        did = translate("river_market", "hired {things}")
        does = translate("river_market", "hire {things}")
        return Headline(self.seat, "hired", 9, did, (phrases.card(self.card),), does=does)


# RM-6.6, RM-11: using a Find


def can_shake(s: RiverMarket, seat: int, card: int) -> bool:
    """RM-11.2: return True if a Handshake would let the seat build or hire something."""
    off = goods_off(s, seat, card)
    return any(
        can_build(s, seat, other, off)
        if other in box.BUILDABLE
        else box.CARDS[other].kind == "helper" and can_hire(s, seat, other, card)
        for other in s.players[seat].hand
    )


@frozen
class UseFind(WithCard, ActAction):
    """RM-6.6: use this Find of the hand and discard it."""

    shows = True
    card: CardNumber
    text = translate("river_market", "Use {card}")
    onto = "mat"

    def short_label(self, _s: RiverMarket) -> Text:
        return translate("river_market", "Use it")

    def outcome_text(self, _s: RiverMarket, _step: Choice[RiverMarket]) -> Text:
        use = box.CARDS[self.card].visit
        assert use is not None
        if use.effect == "gain":
            return amount(use.take)
        text = translate("river_market", "Build for {goods} goods less, or hire for ${coins} less")
        return text.fill(goods=use.goods_off, coins=use.coins_off)

    def refusal(self, s: RiverMarket, act: Act) -> No | None:
        if no := not_in_hand(s, act.seat, self.card, "RM-6.6"):
            return no
        name = phrases.card(self.card)
        if box.CARDS[self.card].kind != "find":
            text = translate("river_market", "{card} isn't a Find: you can only use Finds.")
            return No("RM-6.6", lambda: text.fill(card=name))
        if act.shaken >= 0:
            text = translate("river_market", "The Handshake is for building or hiring, not for {card}.")
            return No("RM-11.2", lambda: text.fill(card=name))
        if is_handshake(self.card) and not can_shake(s, act.seat, self.card):
            goods, coins = shake(self.card)
            text = translate(
                "river_market",
                "Even with {goods} goods or ${coins} less there is nothing you could build or hire.",
            )
            return No("RM-11.2", lambda: text.fill(goods=goods, coins=coins))
        return None

    def perform(self, s: RiverMarket, act: Act, tell: Tell) -> None:
        """RM-11.1, RM-11.2: discard it for its effect, or for a cheaper Build or Hire."""
        seat, use = act.seat, box.CARDS[self.card].visit
        leave_hand(s.players[seat], self.card)
        lay_off(s, self.card)
        tell(s, FindUsed(seat, self.card))
        if is_handshake(self.card):
            push_steps(s, Act(seat, swapped=True, shaken=self.card))
        elif use is not None:
            gain(s, seat, use.take.goods, tell, rule="RM-11.1", coins=use.take.coins, zooms=use.take.zooms)


@frozen
class FindUsed(GameEvent):
    """RM-6.6: a Find was used and discarded."""

    seat: int
    card: int

    def line(self) -> LogLine:
        text = translate("river_market", "Uses {card}").fill(card=phrases.card(self.card))
        return LogLine(text, self.seat, (places.card_key(self.card),), "RM-6.6")

    def headline(self) -> Headline:
        did = translate("river_market", "used {things}")
        does = translate("river_market", "use {things}")
        return Headline(self.seat, "find", 7, did, (phrases.card(self.card),), does=does)


# RM-6.7: resting


@frozen
class Rest(ActAction):
    """RM-6.7: take $1."""

    text = translate("river_market", "Rest and take {price}").fill(price=dollars(box.LIMITS.rest))
    hand = Drag(places.supply_key(COIN), "mat")
    picture = faces.GOODS[COIN]

    def refusal(self, s: RiverMarket, act: Act) -> No | None:
        if act.shaken < 0:
            return None
        text = translate("river_market", "The Handshake is for building or hiring: no $1 for resting.")
        return No("RM-11.2", lambda: text.fill(n=1))

    def perform(self, s: RiverMarket, act: Act, tell: Tell) -> None:
        s.players[act.seat].coins += box.LIMITS.rest
        tell(s, Rested(act.seat))


@frozen
class Rested(GameEvent):
    """RM-6.7: the seat took $1."""

    seat: int

    def line(self) -> LogLine:
        text = translate("river_market", "Rests and takes {price}").fill(price=dollars(box.LIMITS.rest))
        return LogLine(text, self.seat, (), "RM-6.7")

    def headline(self) -> Headline:
        did = translate("river_market", "rested")
        return Headline(self.seat, "rested", 7, did)


# RM-6.1, RM-10.8: the choice between them


@frozen
class Act(GameChoice[RiverMarket]):
    """RM-6.1: exactly one of Build, Hire, use a Find and Rest; before it the Peddler may swap (RM-10.8).

    `swapped`: True if the Peddler has. `shaken`: the Handshake of this Build or Hire; -1 for none.
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
        peddler = ("RM-10.8",) if has_power(p, "peddle") and not self.swapped else ()
        if self.shaken >= 0:
            return ("RM-11.2", "RM-6.2", "RM-6.4", "RM-6.8")
        return ("RM-6.1", "RM-6.2", "RM-6.4", "RM-6.6", "RM-6.7", "RM-6.8", *peddler)

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        numbers = range(spots(s))
        for card in s.players[self.seat].hand:
            yield from (Build(card, spot) for spot in numbers)
            yield Hire(card)
            yield UseFind(card)
        yield from SWAPS
        yield Rest()

    def own_legal_actions(self, s: RiverMarket) -> list[Action]:
        """Build the list card by card, each checked once: random play needs it for every third action."""
        found: list[Action] = []
        seat, shaken = self.seat, self.shaken
        p, off = s.players[seat], goods_off(s, seat, shaken)
        for card in p.hand:
            if card in box.BUILDABLE:
                if can_build(s, seat, card, off):
                    found += [Build(card, spot) for spot in range(spots(s))]
            elif box.CARDS[card].kind == "helper":
                if can_hire(s, seat, card, shaken):
                    found.append(Hire(card))
            elif shaken < 0 and (not is_handshake(card) or can_shake(s, seat, card)):
                found.append(UseFind(card))
        if shaken >= 0:
            return found
        if not self.swapped and p.helpers and has_power(p, "peddle"):
            found += [
                Swap(give, get)
                for give in range(4 if s.flags.plain_lilies else 5)
                if p.goods[give]
                for get in range(4)
                if get != give
            ]
        found.append(Rest())
        return found

    def forbids(self, s: RiverMarket, action: ActAction | Swap) -> No | None:
        if isinstance(action, ActAction):
            return action.refusal(s, self)
        late = self.swapped or self.shaken >= 0
        return no_peddling(s, self.seat, action.give, action.get, late=late)

    def apply(self, s: RiverMarket, action: ActAction | Swap, tell: Tell) -> None:
        if isinstance(action, ActAction):
            action.perform(s, self, tell)
        else:
            swap(s, self.seat, action.give, action.get, tell)
            push_steps(s, Act(self.seat, swapped=True))
