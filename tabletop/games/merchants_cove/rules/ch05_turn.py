"""MC-5: a turn: a worker moves to an action space, whose action is done and paid for."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    Choice,
    Step,
    Tell,
    pending_choice,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Piece, Zone
from tabletop.engine.text import NO_TEXT, Text, join_and, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import marks, phrases, places
from tabletop.games.merchants_cove.art import card_faces, people, thumbs
from tabletop.games.merchants_cove.merchants.guild import MERCHANTS, merchant, ware
from tabletop.games.merchants_cove.rules.ch04_clock import Advance, hand, loads
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch07_sale import take_good
from tabletop.games.merchants_cove.rules.ch11_townsfolk import PutHired
from tabletop.games.merchants_cove.rules.supply import Sponsored
from tabletop.games.merchants_cove.state import (
    HIRE,
    NOBODY,
    SPONSOR,
    Four,
    MerchantsCove,
    ShelfPlace,
    SpaceNumber,
    Worker,
)

COSTS = box.BOARD.town.hours
SPONSORING = box.BOARD.sponsor
SHELF = box.BOARD.shelf.places

# MC-5.1: the worker


def space_name(s: MerchantsCove, seat: int, space: int) -> Text:
    if space == HIRE:
        return translate("merchants_cove", "Hire", "an action space")
    if space == SPONSOR:
        return translate("merchants_cove", "Sponsor", "an action space")
    return merchant(s, seat).spaces[space].name


@frozen
class Worked(GameEvent):
    """MC-5.1: a worker moved to an action space, whose action costs this number of hours."""

    seat: int
    space: int
    worker: int
    hours: int
    rule: str

    def line(self) -> LogLine | None:
        if self.space in (HIRE, SPONSOR):
            return None
        spaces = [each.spaces[self.space] for each in MERCHANTS if self.space < len(each.spaces)]
        name = next(space.name for space in spaces if space.rule == self.rule)
        text = translate("merchants_cove", "Works: {space}, %n hour(s)").count(self.hours)
        return LogLine(text.fill(space=name), self.seat, (), self.rule)

    def headline(self) -> Headline | None:
        if not self.hours or self.space in (HIRE, SPONSOR):
            return None
        did = translate("merchants_cove", "worked for %n hour(s)", "", self.hours)
        return Headline(self.seat, "worked", 3, did)


def acting(s: MerchantsCove) -> int:
    """Return the seat of the pending choice; if there is none, the first seat that is not the Peddler's."""
    step = pending_choice(s)
    return step.seat if step else next(seat for seat in range(len(s.players)) if seat != s.peddler)


def hours_text(s: MerchantsCove, seat: int, n: int) -> Text:
    """Return the hours that the Timepiece moves, and the icons that it crosses, in words."""
    hour = s.players[seat].hour
    text = translate("merchants_cove", "%n hour(s), {first} to {last}").count(n)
    text = text.fill(first=phrases.shown(hour), last=phrases.shown(hour + n))
    for each in range(hour, hour + n):
        if loads(s, each):
            more = translate("merchants_cove", "{told}; boarding at {time}")
            if hand(s, each):
                more = translate("merchants_cove", "{told}; boarding or Clock Hand at {time}")
            text = more.fill(told=text, time=phrases.clock_time(each))
    return text


@frozen
class Work(GameAction[MerchantsCove]):
    """MC-5.1: move a worker to an action space of the merchant's own."""

    space: SpaceNumber
    worker: Worker = 0

    def say(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Work: {space}")
        if self.worker:
            text = translate("merchants_cove", "Work: {space}, with the second worker")
        return text.fill(space=self.short_label(s))

    def short_label(self, s: MerchantsCove) -> Text:
        seat = acting(s)
        spaces = merchant(s, seat).spaces if seat != s.peddler else ()
        if self.space < len(spaces):
            return spaces[self.space].name
        return translate("merchants_cove", "another action space")

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        """Return what the space brings for certain, and its hours."""
        space = merchant(s, step.seat).spaces[self.space]
        hours, what = hours_text(s, step.seat, space.hours), space.action.brings(s, step.seat)
        if what == NO_TEXT:
            return hours
        return translate("merchants_cove", "Gives: {what}; {hours}").fill(what=what, hours=hours)

    def gesture(self, _v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"worker:{step.seat}:{self.worker}", f"act:{self.space}")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face | str:
        return merchant(v, step.seat).spaces[self.space].action.thumb(v, step.seat) or people.Worker(
            step.seat
        )

    def marks(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Iterable[Piece | Zone]:
        return marks.clock_way(v, step.seat, merchant(v, step.seat).spaces[self.space].hours)


@frozen
class Hire(GameAction[MerchantsCove]):
    """MC-5.6: move a worker to Hire, for the card on this place of the Town Square."""

    place: Four
    worker: Worker = 0

    def say(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Hire {card}")
        if self.worker:
            text = translate("merchants_cove", "Hire {card}, with the second worker")
        return text.fill(card=self._card(s))

    def short_label(self, s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Hire {card}").fill(card=self._card(s))

    def _card(self, s: MerchantsCove) -> Text:
        return phrases.townsperson(s.town[self.place] if self.place < len(s.town) else NOBODY)

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        return hours_text(s, step.seat, COSTS[self.place])

    def gesture(self, _v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"worker:{step.seat}:{self.worker}", f"slot:{self.place}")

    def thumb(self, v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face | str:
        if self.place >= len(v.town):
            return ""
        shown = card_faces.folk(v.town[self.place])
        return thumbs.Person(shown.picture, shown.suit)

    def marks(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Iterable[Piece | Zone]:
        return marks.clock_way(v, step.seat, COSTS[self.place])


@frozen
class Sponsor(GameAction[MerchantsCove]):
    """MC-5.7: move a worker to Sponsor, for this Hall."""

    hall: Four
    worker: Worker = 0

    def say(self, s: MerchantsCove) -> Text:
        if not self.worker:
            return self.short_label(s)
        text = translate("merchants_cove", "Sponsor the {hall}, with the second worker")
        return text.fill(hall=phrases.hall(self.hall))

    def short_label(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Sponsor the {hall}").fill(hall=phrases.hall(self.hall))

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        text = translate("merchants_cove", "{gold} gold; {hours}").fill(gold=sponsored(s, self.hall))
        return text.fill(hours=hours_text(s, step.seat, SPONSORING.hours))

    def gesture(self, _v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"worker:{step.seat}:{self.worker}", f"hall:{self.hall}")

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return thumbs.Sponsored(self.hall)

    def marks(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Iterable[Piece | Zone]:
        return marks.clock_way(v, step.seat, SPONSORING.hours)


@frozen
class TakeTurn(OwnTurnChoice):
    """MC-5.1: move a worker to another action space, and do its action."""

    rule = "MC-5.1"
    rules = ("MC-5.1", "MC-5.2", "MC-5.3", "MC-5.6", "MC-5.7", "MC-4.3")
    accepts = (Work, Hire, Sponsor)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        return translate("merchants_cove", "Move your worker to another action space.")

    def holdings(self, s: MerchantsCove) -> Text:
        """Return the seat's hour and gold in words, and where the others are on the Clock."""
        text = translate("merchants_cove", "Your hour is {hour}, and you have %n gold.")
        p = s.players[self.seat]
        own = text.count(p.gold).fill(hour=phrases.shown(p.hour))
        at = translate("merchants_cove", "{who} at {hour}", "on the Clock")
        others = [
            at.fill(who=phrases.seat(s, seat), hour=phrases.shown(s.players[seat].hour))
            for seat in sorted(s.stack, key=lambda seat: (s.players[seat].hour, -s.stack.index(seat)))
            if seat != self.seat
        ]
        if not others:
            return own
        clock = translate("merchants_cove", "{own} On the Clock: {others}.")
        return clock.fill(own=own, others=join_and(others))

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:
        own = range(len(merchant(s, self.seat).spaces))
        for worker in range(len(s.players[self.seat].workers)):
            yield from (Work(space, worker) for space in own)
            yield from (Hire(place, worker) for place in range(4))
            yield from (Sponsor(hall, worker) for hall in range(4))

    def own_legal_actions(self, s: MerchantsCove) -> list[Action]:
        """Ask once for each space and place, whichever worker goes there."""
        taken, spaces = s.players[self.seat].workers, merchant(s, self.seat).spaces
        own = [n for n, at in enumerate(spaces) if n not in taken and not at.action.forbids(s, self.seat)]
        town = [place for place in range(4) if HIRE not in taken and not self._hire(s, place)]
        found: list[Action] = []
        for worker in range(len(taken)):
            found += [Work(space, worker) for space in own]
            found += [Hire(place, worker) for place in town]
            found += [Sponsor(hall, worker) for hall in range(4) if SPONSOR not in taken]
        return found

    def forbids(self, s: MerchantsCove, action: Work | Hire | Sponsor) -> No | None:
        if action.worker >= len(s.players[self.seat].workers):
            text = translate("merchants_cove", "You have only %n worker(s).")
            return No("MC-5.1", lambda: text.count(len(s.players[self.seat].workers)))
        match action:
            case Hire(place, _):
                return self._stands(s, HIRE) or self._hire(s, place)
            case Sponsor():
                return self._stands(s, SPONSOR)
        spaces = merchant(s, self.seat).spaces
        if action.space >= len(spaces):
            text = translate("merchants_cove", "Your board has %n action space(s) besides Hire and Sponsor.")
            return No("MC-5.1", lambda: text.count(len(spaces)))
        return self._stands(s, action.space) or spaces[action.space].action.forbids(s, self.seat)

    def _stands(self, s: MerchantsCove, space: int) -> No | None:
        if space not in s.players[self.seat].workers:
            return None
        text = translate(
            "merchants_cove", "Your worker stands on {space} already: choose another action space."
        )
        return No("MC-5.1", lambda: text.fill(space=space_name(s, self.seat, space)))

    def _hire(self, s: MerchantsCove, place: int) -> No | None:
        if NOBODY not in s.players[self.seat].staff:
            text = translate("merchants_cove", "All %n of your staff places are taken.")
            return No("MC-5.6", lambda: text.count(len(s.players[self.seat].staff)))
        if place >= len(s.town):
            text = translate("merchants_cove", "No card is left on place {n} of the Town Square.")
            return No("MC-1.7", lambda: text.fill(n=place + 1))
        return None

    def apply(self, s: MerchantsCove, action: Work | Hire | Sponsor, tell: Tell) -> None:
        p = s.players[self.seat]
        steps: tuple[Step[MerchantsCove], ...]
        match action:
            case Hire(place, _):
                space, hours, rule, steps = HIRE, COSTS[place], "MC-5.6", (PutHired(self.seat, place),)
            case Sponsor(hall, _):
                space, hours, rule, steps = SPONSOR, SPONSORING.hours, "MC-5.7", (Gift(self.seat, hall),)
            case Work(space, _):
                own = merchant(s, self.seat).spaces[space]
                hours, rule, steps = own.hours, own.rule, own.action.steps(s, self.seat)
        p.workers = (*p.workers[: action.worker], space, *p.workers[action.worker + 1 :])
        s.hours = hours
        tell(s, Worked(self.seat, space, action.worker, hours, rule))
        push_steps(s, *steps, TooMany(self.seat), Paying(self.seat), Advance(self.seat))


@frozen
class Paying(Step[MerchantsCove]):
    """MC-5.3: before the hours are paid, the merchant may add a choice."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        push_steps(s, *merchant(s, self.seat).paying(s, self.seat))


# MC-5.7: Sponsor


def sponsor_gold(s: MerchantsCove) -> int:
    """MC-5.7: return the gold for each Customer in the Hall."""
    return SPONSORING.gold - 1 if s.flags.gold_less else SPONSORING.gold


def sponsored(s: MerchantsCove, hall: int) -> int:
    """MC-5.7: return the gold for sponsoring a Hall now."""
    return len(s.halls[hall]) * sponsor_gold(s)


@frozen
class Gift(Step[MerchantsCove]):
    """MC-5.7: gold for each Customer in a Hall."""

    seat: int
    hall: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        gold = sponsored(s, self.hall)
        s.players[self.seat].gold += gold
        tell(s, Sponsored(self.seat, self.hall, len(s.halls[self.hall]), gold, "MC-5.7"))


# MC-5.8: the shelf


@frozen
class GoodLost(GameEvent):
    """MC-5.8: a Good was discarded."""

    seat: int
    good: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Discards: {good}").fill(good=phrases.good(self.good))
        return LogLine(text, self.seat, (), "MC-5.8")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "discarded {things}")
        return Headline(self.seat, "lost", 6, did, (phrases.counted_goods(self.good, 1),))


def good_at(s: MerchantsCove, place: int) -> Text:
    """Name the Good on a place of the shelf of the seat that must choose."""
    shelf = s.players[acting(s)].shelf
    if place < len(shelf):
        return phrases.good(shelf[place])
    return translate("merchants_cove", "Good on place {n}").fill(n=place + 1)


@frozen
class Discard(GameAction[MerchantsCove]):
    """MC-5.8: discard the Good on this place of the shelf, counted from 0."""

    place: ShelfPlace

    def say(self, s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Discard the {good}").fill(good=good_at(s, self.place))

    def gesture(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        return Drag(places.good_keys(v, step.seat)[self.place], "sea")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return ware(v, step.seat, v.players[step.seat].shelf[self.place])


@frozen
class TooMany(Step[MerchantsCove]):
    """MC-5.8: a seat with too many Goods discards some."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if len(s.players[self.seat].shelf) > SHELF:
            push_steps(s, ChooseDiscard(self.seat), TooMany(self.seat))


@frozen
class ChooseDiscard(OwnTurnChoice):
    """MC-5.8: discard a Good."""

    rule = "MC-5.8"
    accepts = (Discard,)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:
        over = len(s.players[self.seat].shelf) - SHELF
        return (
            translate("merchants_cove", "Your shelf holds {most} Goods: discard %n.")
            .count(over)
            .fill(most=SHELF)
        )

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:
        return (Discard(place) for place in range(len(s.players[self.seat].shelf)))

    def forbids(self, s: MerchantsCove, action: Discard) -> No | None:
        return no_good(s, self.seat, action.place, "MC-5.8")

    def apply(self, s: MerchantsCove, action: Discard, tell: Tell) -> None:
        good = take_good(s, self.seat, action.place)
        tell(s, GoodLost(self.seat, good))


def no_good(s: MerchantsCove, seat: int, place: int, rule: str) -> No | None:
    """Refuse an empty place of the shelf; None if there is a Good."""
    goods = len(s.players[seat].shelf)
    if place < goods:
        return None
    text = translate("merchants_cove", "Place {n} of your shelf is empty.")
    return No(rule, lambda: text.fill(n=place + 1))
