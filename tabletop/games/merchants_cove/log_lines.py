"""The log lines of events. A line is about its seat, whose name it leaves out."""

from __future__ import annotations

from tabletop.engine.game import LogLine
from tabletop.engine.rules import Event, Said
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import events as done
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.merchants.guild import MERCHANTS, whose
from tabletop.games.merchants_cove.rules import reasons
from tabletop.games.merchants_cove.state import HIRE, SPONSOR


def log(event: Event, seat: int) -> LogLine | None:
    """The log line of an event as this seat may read it; None if another line says it."""
    if isinstance(event, Said):
        return LogLine(event.why, event.seat, (), event.rule)
    if own := whose(type(event)):
        return own.log(event, seat)
    if isinstance(event, done.Corrupted):
        return _corrupted(event, seat)
    if isinstance(event, done.CorruptionGone):
        return _clean(event)
    for speak in (_day, _turn, _clock, _boats, _market, _peddler):
        if line := speak(event):
            return line
    return None


def _day(event: Event) -> LogLine | None:
    match event:
        case done.DayBegan(day):
            return LogLine(translate("merchants_cove", "Day {n} begins").fill(n=day), -1, (), "MC-3.1")
        case done.Arrived(boat, people) if people:
            text = translate("merchants_cove", "Arrive in the {boat}: {people}")
            text = text.fill(
                boat=phrases.boat(boat), people=phrases.joined([phrases.adventurer(who) for who in people])
            )
            return LogLine(text, -1, tuple(f"adventurer:{who}" for who in people), "MC-3.2")
        case done.SentHome(boat, people):
            text = translate("merchants_cove", "Home from the {boat}: {people}")
            text = text.fill(
                boat=phrases.boat(boat), people=phrases.joined([phrases.adventurer(who) for who in people])
            )
            return LogLine(text, -1, tuple(f"adventurer:{who}" for who in people), "MC-8.1")
        case done.Cleared(n) if n:
            text = translate("merchants_cove", "%n docked Adventurer(s) go back into the bag").count(n)
            return LogLine(text, -1, (), "MC-8.2")
        case done.TownLeft(card):
            text = translate("merchants_cove", "{card} leaves the Town Square")
            return LogLine(text.fill(card=phrases.townsperson(card)), -1, (f"folk:{card}",), "MC-8.6")
        case done.MatchEnded():
            return LogLine(translate("merchants_cove", "The match is over"), -1, (), "MC-9.1")
    return None


def _turn(event: Event) -> LogLine | None:
    match event:
        case done.Worked(seat, space, _, hours, rule) if space not in (HIRE, SPONSOR):
            text = translate("merchants_cove", "Works: {space}, %n hour(s)").count(hours)
            return LogLine(text.fill(space=_space(space, rule)), seat, (), rule)
        case done.Hired(seat, card, place, rule):
            text = translate("merchants_cove", "Hires {card} from place {n} of the Town Square")
            text = text.fill(card=phrases.townsperson(card), n=place + 1)
            return LogLine(text, seat, (f"folk:{card}",), rule)
        case done.TownRefilled(card):
            text = translate("merchants_cove", "{card} comes to the Town Square")
            return LogLine(text.fill(card=phrases.townsperson(card)), -1, (f"folk:{card}",), "MC-1.7")
        case done.StaffPut(seat, card, place):
            text = translate("merchants_cove", "{card} takes staff place {n}")
            text = text.fill(card=phrases.townsperson(card), n=place + 1)
            return LogLine(text, seat, (f"folk:{card}",), "MC-5.6")
        case done.Sponsored(seat, hall, customers, gold, rule):
            text = translate("merchants_cove", "{gold} gold for %n Customer(s): {hall}").count(customers)
            return LogLine(text.fill(gold=gold, hall=phrases.hall(hall)), seat, (), rule)
        case done.GoodsGained(seat, goods, rule):
            text = translate("merchants_cove", "Gains: {goods}").fill(goods=phrases.goods(goods))
            return LogLine(text, seat, (), rule)
        case done.GoodLost(seat, good):
            text = translate("merchants_cove", "Discards: {good}").fill(good=phrases.good(good))
            return LogLine(text, seat, (), "MC-5.8")
    return None


def _space(number: int, rule: str) -> Text:
    """The action space with this number and rule, of any merchant."""
    spaces = [each.spaces[number] for each in MERCHANTS if number < len(each.spaces)]
    return next(space.name for space in spaces if space.rule == rule)


def _corrupted(event: done.Corrupted, seat: int) -> LogLine:
    """MC-1.8: the drawn cards, named only for the seat that drew them."""
    if event.seat == seat:
        text = translate("merchants_cove", "Draws {cards}")
        cards = phrases.joined([phrases.corruption(card) for card in event.cards])
        return LogLine(text.fill(cards=cards), seat, (), event.rule)
    text = translate("merchants_cove", "Draws %n Corruption card(s)").count(len(event.cards))
    return LogLine(text, event.seat, (), event.rule)


def _clean(event: done.CorruptionGone) -> LogLine:
    text = translate("merchants_cove", "Discards {card}").fill(card=phrases.corruption(event.card))
    return LogLine(text, event.seat, (), event.rule)


def _clock(event: Event) -> LogLine | None:
    match event:
        case done.HourPassed(seat, hour, 0, rule):
            text = translate("merchants_cove", "Stands at hour {n}").fill(n=phrases.shown(hour))
            return LogLine(text, seat, (f"timepiece:{seat}",), rule)
        case done.HandUsed(seat, hour, rule):
            text = translate("merchants_cove", "Uses the Clock Hand at {time}: nobody comes")
            return LogLine(text.fill(time=phrases.clock_time(hour)), seat, (), rule)
        case done.MarketToken(hour, True):
            text = translate("merchants_cove", "All berths are taken: the Market token goes to hour {n}")
            return LogLine(text.fill(n=phrases.shown(hour)), -1, ("market",), "MC-4.5")
        case done.MarketToken(hour, _):
            text = translate("merchants_cove", "The twelve hours are over: the Market token goes to hour {n}")
            return LogLine(text.fill(n=phrases.shown(hour)), -1, ("market",), "MC-4.5")
    return None


def _boats(event: Event) -> LogLine | None:
    match event:
        case done.Drawn(seat, who, rule):
            text = translate("merchants_cove", "Draws from the bag: {adventurer}")
            return LogLine(text.fill(adventurer=phrases.adventurer(who)), seat, (f"adventurer:{who}",), rule)
        case done.Loaded(seat, who, boat, rule):
            text = translate("merchants_cove", "The {adventurer} boards the {boat}")
            text = text.fill(adventurer=phrases.adventurer(who), boat=phrases.boat(boat))
            return LogLine(text, seat, (f"adventurer:{who}",), rule)
        case done.NobodyCame(seat, True, rule):
            text = translate("merchants_cove", "No boat at sea has a free seat: nobody comes")
            return LogLine(text, seat, (), rule or "MC-6.1")
        case done.NobodyCame(seat, _, rule):
            text = translate("merchants_cove", "The bag is empty: nobody comes")
            return LogLine(text, seat, (), rule or "MC-6.2")
        case done.Moved(seat, who, boat):
            text = translate("merchants_cove", "Robbers: the {adventurer} moves to the {boat}")
            text = text.fill(adventurer=phrases.adventurer(who), boat=phrases.boat(boat))
            return LogLine(text, seat, (f"adventurer:{who}",), "MC-10.3")
        case done.Swapped(seat, one, other):
            text = translate("merchants_cove", "Swaps: {one} and {other}")
            text = text.fill(one=phrases.adventurer(one), other=phrases.adventurer(other))
            return LogLine(text, seat, (f"adventurer:{one}", f"adventurer:{other}"), "MC-11.6")
        case done.BackToBag(seat, who, boat):
            text = translate("merchants_cove", "The {adventurer} of the {boat} goes back into the bag")
            text = text.fill(adventurer=phrases.adventurer(who), boat=phrases.boat(boat))
            return LogLine(text, seat, (), "MC-11.4")
        case done.Docked(seat, boat, berth, rule):
            text = translate("merchants_cove", "The {boat} is full and docks: {berth}")
            text = text.fill(boat=phrases.boat(boat), berth=phrases.berth(berth))
            return LogLine(text, seat, (f"boat:{boat}",), rule)
        case done.StaysAtSea(seat, boat, rule):
            text = translate("merchants_cove", "The {boat} is full, but no berth of its side is free")
            return LogLine(text.fill(boat=phrases.boat(boat)), seat, (f"boat:{boat}",), rule)
    return None


def _market(event: Event) -> LogLine | None:
    match event:
        case done.MarketBegan():
            return LogLine(translate("merchants_cove", "The Market begins"), -1, (), "MC-7.1")
        case done.Sold(seat, good, pier, customers, rogues, gold, rule):
            text = translate("merchants_cove", "Sells a {good} for {gold} gold: {pier}, %n Customer(s)")
            if rogues:
                text = translate(
                    "merchants_cove", "Sells a {good} for {gold} gold: {pier}, %n Customer(s), Rogues counted"
                )
            text = text.count(customers).fill(good=phrases.good(good), gold=gold, pier=phrases.pier(pier))
            return LogLine(text, seat, (), "MC-10.2" if rogues and rule == "MC-7.2" else rule)
        case done.Given(seat, good, gold):
            text = translate("merchants_cove", "Gives a {good} to its Hall for {gold} gold")
            return LogLine(text.fill(good=phrases.good(good), gold=gold), seat, (), "MC-7.3")
    return None


def _peddler(event: Event) -> LogLine | None:
    """MC-16: events of the Peddler that the reasons it gives (`rules.reasons`) do not mention."""
    match event:
        case done.PeddlerDrew(seat, card, True):
            text = translate("merchants_cove", "Turns up {card} into the right space")
            return LogLine(text.fill(card=reasons.card(card)), seat, (f"peddler:{card}",), "MC-16.5")
        case done.PeddlerDrew(seat, card, _):
            text = translate("merchants_cove", "Turns up {card} into the left space")
            return LogLine(text.fill(card=reasons.card(card)), seat, (f"peddler:{card}",), "MC-16.6")
        case done.PoolFilled(seat, who, rule):
            text = translate("merchants_cove", "Comes into the pool: {adventurer}")
            return LogLine(text.fill(adventurer=phrases.adventurer(who)), seat, (f"adventurer:{who}",), rule)
        case done.PeddlerShifted(seat, gone, kept):
            text = translate("merchants_cove", "Discards {gone}; {kept} goes to the right space")
            text = text.fill(gone=reasons.card(gone), kept=reasons.card(kept))
            return LogLine(text, seat, (f"peddler:{kept}",), "MC-16.6")
        case done.PeddlerGathered(seat, n):
            text = translate("merchants_cove", "Shuffles all %n of its cards into a new deck").count(n)
            return LogLine(text, seat, (), "MC-16.20")
    return None
