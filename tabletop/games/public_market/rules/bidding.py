"""PM-4 and PM-12.2 to PM-12.4: bidding for the order of play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, hush, then
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market import events, words
from tabletop.games.public_market.actions import Bid, Decline, SupplyScrap, TakeScrap, UseMoney
from tabletop.games.public_market.rules.asked import not_asked
from tabletop.games.public_market.rules.powers import (
    ANY_SCRAP,
    no_power,
    power_apply,
    power_check,
    power_legal,
    power_tries,
)
from tabletop.games.public_market.state import HOME, PublicMarket

_BIDS = box.MARKET.bids
DAY_COSTS = (_BIDS.nothing, *_BIDS.day)
SUNSET_COSTS = (*_BIDS.sunset, 0)
DECLINE = Decline()
TAKE = tuple(TakeScrap(kind) for kind in range(4))
_BID = tuple(
    tuple(tuple(Bid(meeple, location, place) for place in range(5)) for location in range(5))
    for meeple in range(5)
)


def costs(s: PublicMarket) -> tuple[int, ...]:
    """PM-4.2, PM-12.2: what the bid locations cost now."""
    return SUNSET_COSTS if s.dusk else DAY_COSTS


def fee(s: PublicMarket, location: int, place: int) -> int:
    """PM-4.4, PM-12.3: what going in front costs there."""
    if not place:
        return 0
    return _BIDS.home_front if s.dusk and location == HOME else _BIDS.front


def dearest_scrap(s: PublicMarket, location: int) -> int:
    """PM-4.6: the kind of the location, of which and below which a Scrap may be taken; -1 for none."""
    if s.dusk:
        return -1 if location == HOME else location
    return location - 1


def sea_is_empty(s: PublicMarket) -> bool:
    """PM-12.8: whether no tile remains in the Ocean."""
    return not any(s.ocean)


def leaves_at_once(s: PublicMarket, meeple: int) -> bool:
    """PM-14.7: whether this is the first of a player's two Meeples on HOME."""
    owner = s.owners[meeple]
    others = [m for m, own in enumerate(s.owners) if own == owner and m != meeple]
    return any(other in s.track or any(other in q for q in s.queues[:HOME]) for other in others)


@dataclass(frozen=True, slots=True)
class PlaceBid(Choice):
    """PM-4.1: the next Meeple in line goes to a bid location."""

    rule = "PM-4.1"
    seat: int
    meeple: int

    def prompt(self, s: PublicMarket) -> Text:
        mine = words.meeple(s, self.meeple)
        if s.dusk and sea_is_empty(s):
            text = translate("public_market", "The Ocean is empty: {meeple} goes HOME (you have ${money}).")
        elif s.dusk:
            text = translate(
                "public_market", "Bid with {meeple}: a Scrap location, to fish, or HOME (you have ${money})."
            )
        else:
            text = translate(
                "public_market", "Bid with {meeple}: drag it to a bid location (you have ${money})."
            )
        return text.fill(meeple=mine, money=s.players[self.seat].money)

    def rules_now(self, s: PublicMarket) -> tuple[str, ...]:
        if s.dusk:
            return (
                "PM-12.2",
                "PM-12.3",
                "PM-12.5",
                "PM-12.8",
                *(("PM-14.7",) if len(s.players) == 2 else ()),
            )
        return ("PM-4.1", "PM-4.2", "PM-4.3", "PM-4.4", "PM-4.5", "PM-4.6", "PM-4.8")

    def tries(self, s: PublicMarket) -> Iterator[Action]:
        own = [m for m, owner in enumerate(s.owners) if owner == self.seat and m in s.track]
        for meeple in own:
            for location, queue in enumerate(s.queues):
                yield from _BID[meeple][location][: len(queue) + 1]
        yield from power_tries(s)

    def allowed(self, s: PublicMarket) -> list[Action]:
        money, mine = s.players[self.seat].money, _BID[self.meeple]
        found: list[Action] = []
        dusk = s.dusk
        only_home = dusk and sea_is_empty(s)
        for location, cost in enumerate(SUNSET_COSTS if dusk else DAY_COSTS):
            if cost > money or (only_home and location != HOME):
                continue
            queue = s.queues[location]
            if not queue or (not dusk and location == 0) or cost + fee(s, location, 1) > money:
                found.append(mine[location][0])
            else:
                found += mine[location][: len(queue) + 1]
        if s.players[self.seat].ready:
            found += power_legal(s, self.seat)
        return found

    def forbids(self, s: PublicMarket, action: Action) -> No | None:
        if isinstance(action, (SupplyScrap, UseMoney)):
            return power_check(s, self.seat, action)
        if not isinstance(action, Bid):
            return not_asked(self, s, action)
        return self._wrong_meeple(s, action) or self._wrong_place(s, action) or self._too_dear(s, action)

    def _wrong_meeple(self, s: PublicMarket, bid: Bid) -> No | None:
        if bid.meeple == self.meeple:
            return None
        if bid.meeple < len(s.owners) and s.owners[bid.meeple] == self.seat:
            text = translate("public_market", "Left to right: {first} bids before {other}.")
            first, other = words.meeple(s, self.meeple), words.meeple(s, bid.meeple)
            return No("PM-3.2", lambda: text.fill(first=first, other=other))
        text = translate("public_market", "Meeple {n} is not yours; bid with {meeple}.")
        return No("PM-3.2", lambda: text.fill(n=bid.meeple + 1, meeple=words.meeple(s, self.meeple)))

    def _wrong_place(self, s: PublicMarket, bid: Bid) -> No | None:
        queue, where = s.queues[bid.location], words.location(bid.location, sunset=s.dusk > 0)
        if bid.place > len(queue):
            text = translate("public_market", "Only %n Meeple(s) stand at {where}.", "", len(queue))
            return No("PM-4.3", lambda: text.fill(where=where))
        if s.dusk and bid.location != HOME and sea_is_empty(s):
            text = translate(
                "public_market", "No tile is left in the Ocean, so nobody can bid at {where}; go HOME."
            )
            return No("PM-12.8", lambda: text.fill(where=where))
        if not s.dusk and bid.location == 0 and bid.place:
            ahead = s.owners[queue[bid.place - 1]]
            text = (
                translate(
                    "public_market",
                    "At {where} you cannot go in front of your other Meeple; stand behind all.",
                )
                if ahead == self.seat
                else translate(
                    "public_market", "At {where} you cannot go in front of {who}; stand behind all."
                ).fill(who=words.seat(s, ahead))
            )
            return No("PM-4.5", lambda: text.fill(where=where))
        return None

    def _too_dear(self, s: PublicMarket, bid: Bid) -> No | None:
        money, cost, front = (
            s.players[self.seat].money,
            costs(s)[bid.location],
            fee(s, bid.location, bid.place),
        )
        where = words.location(bid.location, sunset=s.dusk > 0)
        if cost > money:
            text = translate("public_market", "You have ${money}; {where} costs ${cost}.")
            return No(
                "PM-12.3" if s.dusk else "PM-4.2", lambda: text.fill(money=money, where=where, cost=cost)
            )
        if cost + front > money:
            text = translate(
                "public_market", "You have ${money}; {where} costs ${cost} and going in front ${front} more."
            )
            rule = "PM-12.3" if s.dusk else "PM-4.4"
            return No(rule, lambda: text.fill(money=money, where=where, cost=cost, front=front))
        return None

    def apply(self, s: PublicMarket, action: Action, tell: Tell) -> None:
        if not isinstance(action, Bid):
            assert isinstance(action, (SupplyScrap, UseMoney))
            power_apply(s, self.seat, action, self, tell)
            return
        first_of_two = s.dusk > 0 and action.location == HOME and leaves_at_once(s, self.meeple)
        stand(s, self.seat, action, tell)
        if first_of_two:
            then(s, *_scrap_choices(s, self.seat, self.meeple, 3), GoesHome(self.seat, self.meeple))
        elif (dearest := dearest_scrap(s, action.location)) >= 0:
            then(s, *_scrap_choices(s, self.seat, self.meeple, dearest))


def stand(s: PublicMarket, seat: int, bid: Bid, tell: Tell) -> None:
    """PM-4.2 to PM-4.4: the Meeple stands at the location; cost and front fee are paid."""
    s.track[s.track.index(bid.meeple)] = -1
    queue, place = s.queues[bid.location], bid.place
    s.queues[bid.location] = (*queue[:place], bid.meeple, *queue[place:])
    tell(s, events.BidPlaced(seat, bid.meeple, bid.location, place, s.dusk > 0))
    if cost := costs(s)[bid.location]:
        s.players[seat].money -= cost
        tell(s, events.Paid(seat, cost, -1, "PM-12.2" if s.dusk else "PM-4.2"))
    if place:
        front, other = fee(s, bid.location, place), s.owners[queue[place - 1]]
        s.players[seat].money -= front
        s.players[other].money += front
        if tell is not hush:
            rule, payee = "PM-12.3" if s.dusk else "PM-4.4", words.seat(s, other)
            tell(s, events.Paid(seat, front, other, rule, payee))


def _scrap_choices(s: PublicMarket, seat: int, meeple: int, dearest: int) -> tuple[Step, ...]:
    return (ChooseScrap(seat, meeple, dearest),) if any(s.scraps[: dearest + 1]) else ()


@dataclass(frozen=True, slots=True)
class ChooseScrap(Choice):
    """PM-4.6, PM-14.7: take a Scrap of the kind `dearest` or of a cheaper one, or none."""

    rule = "PM-4.6"
    seat: int
    meeple: int
    dearest: int

    def prompt(self, s: PublicMarket) -> Text:
        kinds = [words.scrap(kind) for kind in range(self.dearest + 1) if s.scraps[kind]]
        return translate("public_market", "Take a Scrap if you like: {scraps}.").fill(
            scraps=words.either(kinds)
        )

    def rules_now(self, s: PublicMarket) -> tuple[str, ...]:
        return ("PM-4.6", "PM-4.7", *(("PM-14.7",) if s.dusk else ()))

    def tries(self, s: PublicMarket) -> Iterator[Action]:
        yield from TAKE
        yield DECLINE
        yield from power_tries(s)

    def forbids(self, s: PublicMarket, action: Action) -> No | None:
        if isinstance(action, SupplyScrap) and no_power(s.players[self.seat], ANY_SCRAP):
            return self._no_scrap(s, action.kind) or self._beside(action.kind)
        if isinstance(action, (SupplyScrap, UseMoney)):
            return power_check(s, self.seat, action)
        if isinstance(action, Decline):
            return None
        if not isinstance(action, TakeScrap):
            return not_asked(self, s, action)
        return self._no_scrap(s, action.kind)

    def _no_scrap(self, s: PublicMarket, kind: int) -> No | None:
        """PM-4.6: why this kind cannot be taken."""
        scrap, dearest = words.scrap(kind), words.scrap(self.dearest)
        if kind > self.dearest:
            text = translate(
                "public_market", "Your bid lets you take a {dearest} or a cheaper one; a {scrap} is dearer."
            )
            return No("PM-4.6", lambda: text.fill(dearest=dearest, scrap=scrap))
        if not s.scraps[kind]:
            none = translate("public_market", "No {scrap} is left in supply.")
            return No("PM-4.6", lambda: none.fill(scrap=scrap))
        return None

    @staticmethod
    def _beside(kind: int) -> No:
        """PM-4.7: a Scrap that is taken is not laid yet."""
        text = translate(
            "public_market", "Put the {scrap} beside your Ice Chest; you lay it when you go fishing."
        )
        return No("PM-4.7", lambda: text.fill(scrap=words.scrap(kind)))

    def allowed(self, s: PublicMarket) -> list[Action]:
        scraps = s.scraps
        found: list[Action] = [TAKE[kind] for kind in range(self.dearest + 1) if scraps[kind]]
        found.append(DECLINE)
        if s.players[self.seat].ready:
            found += power_legal(s, self.seat)
        return found

    def apply(self, s: PublicMarket, action: Action, tell: Tell) -> None:
        if isinstance(action, TakeScrap):
            hold(s, self.seat, action.kind, tell)
        elif not isinstance(action, Decline):
            assert isinstance(action, (SupplyScrap, UseMoney))
            power_apply(s, self.seat, action, self, tell)


def hold(s: PublicMarket, seat: int, kind: int, tell: Tell) -> None:
    """PM-4.7: a Scrap lies beside the chest."""
    s.scraps[kind] -= 1
    s.players[seat].held += (kind,)
    tell(s, events.ScrapTaken(seat, kind))


@dataclass(frozen=True, slots=True)
class GoesHome(Step):
    """PM-14.7, PM-12.5: the Meeple on HOME leaves the board."""

    seat: int
    meeple: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        s.queues[HOME] = tuple(m for m in s.queues[HOME] if m != self.meeple)
        s.last = self.meeple
        tell(s, events.MeepleLeft(self.seat, self.meeple))
