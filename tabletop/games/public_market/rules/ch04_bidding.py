"""PM-4 and PM-12.2 to PM-12.4: bidding for the order of play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.foretell import right_after
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Press
from tabletop.engine.text import NO_TEXT, Text, join_or, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.rules.ch06_chest import hold, none_left
from tabletop.games.public_market.rules.ch08_shrimp import ANY_SCRAP, AnyScrap, OwnTurn, no_power
from tabletop.games.public_market.rules.ch14_two_players import GoesHome, leaves_at_once
from tabletop.games.public_market.rules.supply import payment
from tabletop.games.public_market.state import HOME, Four, Location, Meeple, Place, PublicMarket

# PM-4.2, PM-4.4, PM-12.2, PM-12.3: what bids cost

_BIDS = box.MARKET_BOARD.bids
DAY_COSTS = (_BIDS.nothing, *_BIDS.day)
SUNSET_COSTS = (*_BIDS.sunset, 0)


def costs(s: PublicMarket) -> tuple[int, ...]:
    """PM-4.2, PM-12.2: return the present costs of the bid locations."""
    return SUNSET_COSTS if s.dusk else DAY_COSTS


def fee(s: PublicMarket, location: int, place: int) -> int:
    """PM-4.4, PM-12.3: return the fee for going in front at a location."""
    if not place:
        return 0
    return _BIDS.home_front if s.dusk and location == HOME else _BIDS.front


@frozen
class Paid(GameEvent):
    """A seat paid another seat (`payee`), or the bank (-1), by this rule."""

    seat: int
    dollars: int
    to: int
    rule: str
    payee: Text = NO_TEXT

    def line(self) -> LogLine:
        text = translate("public_market", "Pays ${n} to the bank")
        if self.to == self.seat:
            text = translate("public_market", "Pays itself ${n} for going in front")
        elif self.to >= 0:
            text = translate("public_market", "Pays ${n} to {seats} for going in front")
            text = text.fill(seats=self.payee)
        return LogLine(text.fill(n=self.dollars), self.seat, (), self.rule)

    def reward(self) -> Reward | None:
        if self.to in {-1, self.seat}:
            return None
        return payment(self.to, self.dollars, f"money:{self.seat}", f"seat:{self.seat}")

    def headline(self) -> Headline | None:
        if self.to in {-1, self.seat}:
            return None
        did = translate("public_market", "paid {who} ${amount}").fill(who=self.payee)
        costs = translate("public_market", "pay other players ${amount}")
        return Headline(self.seat, f"paid:{self.to}", 6, did, (), self.dollars, costs=costs)


# PM-4.1 to PM-4.5: the bid


@frozen
class BidPlaced(GameEvent):
    """PM-4.1: a Meeple was put on a bid location, with `place` Meeples to its left."""

    seat: int
    meeple: int
    location: int
    place: int
    sunset: bool
    rule: str = field(default="PM-4.1", compare=False)

    def line(self) -> LogLine:
        text = translate("public_market", "Bids at {where}")
        if self.place:
            text = translate("public_market", "Bids at {where}, in front")
        where = phrases.location(self.location, sunset=self.sunset)
        return LogLine(text.fill(where=where), self.seat, (f"meeple:{self.meeple}",), self.rule)

    def headline(self) -> Headline:
        where = phrases.location(self.location, sunset=self.sunset)
        did = translate("public_market", "bid at {things}")
        return Headline(self.seat, "bid", 4, did, (where,))


@frozen
class Bid(GameAction[PublicMarket]):
    """PM-4.1, PM-12.2: put a Meeple on a bid location with `place` Meeples to its left (0: acts last)."""

    meeple: Meeple
    location: Location
    place: Place

    def say(self, s: PublicMarket) -> Text:
        text, who = translate("public_market", "Bid at {where}"), NO_TEXT
        queue, owners = s.queues[self.location], s.owners
        if 0 < self.place <= len(queue):
            ahead = owners[queue[self.place - 1]]
            who = phrases.seat(s, ahead)
            text = translate("public_market", "Bid at {where}, in front of {who}")
            if self.meeple < len(owners) and owners[self.meeple] == ahead:
                text = translate("public_market", "Bid at {where}, in front of your other Meeple")
        return text.fill(where=_where(s, self), who=who)

    def outcome_text(self, s: PublicMarket, step: Choice[PublicMarket]) -> Text:
        """Return the net cost: in front of the seat's own Meeple it gets the fee back."""
        after: PublicMarket = right_after(s, self)
        cost = s.players[step.seat].money - after.players[step.seat].money
        return translate("public_market", "Costs ${n}").fill(n=cost) if cost else NO_TEXT

    def gesture(self, _v: PublicMarket, _step: Choice[PublicMarket]) -> Drag:
        return Drag(f"meeple:{self.meeple}", f"bid:{self.location}", self.place)


def _where(s: PublicMarket, bid: Bid) -> Text:
    return phrases.location(bid.location, sunset=s.dusk > 0)


def sea_is_empty(s: PublicMarket) -> bool:
    """PM-12.8: return True if no tile remains in the Ocean."""
    return not any(s.ocean)


@frozen
class PlaceBid(OwnTurn):
    """PM-4.1: the next Meeple in line goes to a bid location."""

    rule = "PM-4.1"
    accepts = (Bid,)
    seat: int
    meeple: int

    def prompt(self, s: PublicMarket) -> Text:
        mine = phrases.meeple(s, self.meeple)
        if s.dusk and sea_is_empty(s):
            text = translate("public_market", "The Ocean is empty; {meeple} goes HOME (you have ${money}).")
        elif s.dusk:
            text = translate(
                "public_market", "Bid with {meeple}: a Scrap location, to fish, or HOME (you have ${money})."
            )
        else:
            text = translate(
                "public_market", "Bid with {meeple}: put it on a bid location (you have ${money})."
            )
        return text.fill(meeple=mine, money=s.players[self.seat].money)

    def rules_now(self, s: PublicMarket) -> tuple[str, ...]:
        if s.dusk:
            two = ("PM-14.7",) if len(s.players) == 2 else ()
            return ("PM-12.2", "PM-12.3", "PM-12.5", "PM-12.8", *two)
        return ("PM-4.1", "PM-4.2", "PM-4.3", "PM-4.4", "PM-4.5", "PM-4.6", "PM-4.8")

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        own = [m for m, owner in enumerate(s.owners) if owner == self.seat and m in s.track]
        for meeple in own:
            for location, queue in enumerate(s.queues):
                yield from (Bid(meeple, location, place) for place in range(len(queue) + 1))

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        """Return affordable places, location by location: checking each took a sixth of random play."""
        found: list[Action] = []
        meeple, money, queues = self.meeple, s.players[self.seat].money, s.queues
        only_home = s.dusk and sea_is_empty(s)
        for location, cost in enumerate(costs(s)):
            if cost <= money and (location == HOME or not only_home):
                found.append(Bid(meeple, location, 0))
                if (s.dusk or location) and queues[location] and cost + fee(s, location, 1) <= money:
                    found += [Bid(meeple, location, place + 1) for place in range(len(queues[location]))]
        return found

    def forbids(self, s: PublicMarket, action: Bid) -> No | None:
        return self._wrong_meeple(s, action) or self._wrong_place(s, action) or self._too_dear(s, action)

    def _wrong_meeple(self, s: PublicMarket, bid: Bid) -> No | None:
        if bid.meeple == self.meeple:
            return None
        if bid.meeple < len(s.owners) and s.owners[bid.meeple] == self.seat:
            if bid.meeple in s.track:
                text = translate("public_market", "Left to right: {first} bids before {other}.")
            else:
                text = translate("public_market", "Now {first} bids: {other} has bid already.")
            return No(
                "PM-3.2",
                lambda: text.fill(first=phrases.meeple(s, self.meeple), other=phrases.meeple(s, bid.meeple)),
            )
        text = translate("public_market", "Meeple {n} isn't yours; bid with {meeple}.")
        return No("PM-3.2", lambda: text.fill(n=bid.meeple + 1, meeple=phrases.meeple(s, self.meeple)))

    def _wrong_place(self, s: PublicMarket, bid: Bid) -> No | None:
        queue = s.queues[bid.location]
        if bid.place > len(queue):
            text = translate("public_market", "Only %n Meeple(s) stand at {where}.")
            return No("PM-4.3", lambda: text.count(len(queue)).fill(where=_where(s, bid)))
        if s.dusk and bid.location != HOME and sea_is_empty(s):
            text = translate(
                "public_market", "No tile is left in the Ocean, so nobody can bid at {where}; go HOME."
            )
            return No("PM-12.8", lambda: text.fill(where=_where(s, bid)))
        if s.dusk or bid.location != 0 or not bid.place:
            return None
        ahead = s.owners[queue[bid.place - 1]]
        if ahead == self.seat:
            text = translate(
                "public_market", "At {where} you can't go in front of your other Meeple; stand behind all."
            )
        else:
            text = translate("public_market", "At {where} you can't go in front of {who}; stand behind all.")
        return No("PM-4.5", lambda: text.fill(where=_where(s, bid), who=phrases.seat(s, ahead)))

    def _too_dear(self, s: PublicMarket, bid: Bid) -> No | None:
        money, cost = s.players[self.seat].money, costs(s)[bid.location]
        front = fee(s, bid.location, bid.place)
        if cost > money:
            text = translate("public_market", "You have ${money}; {where} costs ${cost}.")
            rule = "PM-12.3" if s.dusk else "PM-4.2"
        elif cost + front > money:
            text = translate(
                "public_market", "Going in front at {where} costs ${cost} plus ${front}; you have ${money}."
            )
            rule = "PM-12.3" if s.dusk else "PM-4.4"
        else:
            return None
        return No(rule, lambda: text.fill(money=money, where=_where(s, bid), cost=cost, front=front))

    def apply(self, s: PublicMarket, action: Bid, tell: Tell) -> None:
        first_of_two = s.dusk > 0 and action.location == HOME and leaves_at_once(s, self.meeple)
        stand(s, self.seat, action, tell)
        if first_of_two:
            push_steps(s, *_scrap_choices(s, self.seat, self.meeple, 3), GoesHome(self.seat, self.meeple))
        elif (dearest := dearest_scrap(s, action.location)) >= 0:
            push_steps(s, *_scrap_choices(s, self.seat, self.meeple, dearest))


def stand(s: PublicMarket, seat: int, bid: Bid, tell: Tell) -> None:
    """PM-4.2 to PM-4.4: put the Meeple on the location; cost and front fee are paid."""
    s.track[s.track.index(bid.meeple)] = -1
    queue, place = s.queues[bid.location], bid.place
    s.queues[bid.location] = (*queue[:place], bid.meeple, *queue[place:])
    if seat == s.angler:
        bids = pays = goes = "PM-16.4" if bid.location else "PM-16.5"
    elif s.dusk:
        bids, pays, goes = "PM-12.2", "PM-12.2", "PM-12.3"
    else:
        bids, pays, goes = "PM-4.4" if place else "PM-4.1", "PM-4.2", "PM-4.4"
    tell(s, BidPlaced(seat, bid.meeple, bid.location, place, s.dusk > 0, bids))
    if cost := costs(s)[bid.location]:
        s.players[seat].money -= cost
        tell(s, Paid(seat, cost, -1, pays))
    if place:
        front, other = fee(s, bid.location, place), s.owners[queue[place - 1]]
        s.players[seat].money -= front
        s.players[other].money += front
        tell(s, Paid(seat, front, other, goes, phrases.seat(s, other)))


# PM-4.6: a Scrap


def dearest_scrap(s: PublicMarket, location: int) -> int:
    """PM-4.6: return the dearest kind of Scrap that may be taken at a location; -1 for none."""
    if s.dusk:
        return -1 if location == HOME else location
    return location - 1


def _scrap_choices(s: PublicMarket, seat: int, meeple: int, dearest: int) -> tuple[Step[PublicMarket], ...]:
    return (ChooseScrap(seat, meeple, dearest),) if any(s.scraps[: dearest + 1]) else ()


@frozen
class TakeScrap(GameAction[PublicMarket]):
    """PM-4.6, PM-14.7: take a Scrap of this kind and hold it."""

    kind: Four

    def say(self, _s: PublicMarket) -> Text:
        return translate("public_market", "Take a {scrap}").fill(scrap=phrases.scrap(self.kind))

    def gesture(self, _v: PublicMarket, _step: Choice[PublicMarket]) -> Drag:
        return Drag(f"supply:{self.kind}", "held")


@frozen
class Decline(GameAction[PublicMarket]):
    """PM-4.6, PM-12.5: take no Scrap."""

    text = translate("public_market", "Take no Scrap")
    hand = Press("button:decline")
    declines = True

    def gives_up(self, _s: PublicMarket, _step: Choice[PublicMarket]) -> Text:
        return translate("public_market", "a Scrap")


@frozen
class ChooseScrap(OwnTurn):
    """PM-4.6, PM-14.7: take a Scrap of the kind `dearest` or of a cheaper one, or none."""

    rule = "PM-4.6"
    accepts = (TakeScrap, Decline)
    seat: int
    meeple: int
    dearest: int

    def prompt(self, s: PublicMarket) -> Text:
        kinds = [phrases.scrap(kind) for kind in range(self.dearest + 1) if s.scraps[kind]]
        return translate("public_market", "Take a Scrap if you like: {scraps}.").fill(scraps=join_or(kinds))

    def rules_now(self, s: PublicMarket) -> tuple[str, ...]:
        return ("PM-4.6", "PM-4.7", *(("PM-14.7",) if s.dusk else ()))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        yield from map(TakeScrap, range(len(box.KINDS)))
        yield Decline()

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        """Check only kinds that the bid allows."""
        kinds = range(self.dearest + 1)
        return [*(TakeScrap(kind) for kind in kinds if none_left(s, kind) is None), Decline()]

    def forbids(self, s: PublicMarket, action: TakeScrap | Decline) -> No | None:
        return None if isinstance(action, Decline) else self._no_scrap(s, action.kind)

    def _no_scrap(self, s: PublicMarket, kind: int) -> No | None:
        """PM-4.6: refuse a kind that cannot be taken; None if it can."""
        if kind <= self.dearest:
            return none_left(s, kind)
        text = translate(
            "public_market", "Your bid lets you take a {dearest} or a cheaper one; a {scrap} is dearer."
        )
        return No("PM-4.6", lambda: text.fill(dearest=phrases.scrap(self.dearest), scrap=phrases.scrap(kind)))

    def check(self, s: PublicMarket, action: Action) -> No | None:
        """PM-4.7: refuse a Scrap placed at once with its own reason, unless a power places another one."""
        if isinstance(action, AnyScrap.accepts) and no_power(s.players[self.seat], ANY_SCRAP):
            return self._no_scrap(s, action.kind) or self._not_at_once(action.kind)
        return OwnTurn.check(self, s, action)

    @staticmethod
    def _not_at_once(kind: int) -> No:
        text = translate(
            "public_market", "Put the {scrap} beside your Ice Chest; you lay it when you go fishing."
        )
        return No("PM-4.7", lambda: text.fill(scrap=phrases.scrap(kind)))

    def apply(self, s: PublicMarket, action: TakeScrap | Decline, tell: Tell) -> None:
        if isinstance(action, TakeScrap):
            hold(s, self.seat, action.kind, "PM-4.6", tell)
