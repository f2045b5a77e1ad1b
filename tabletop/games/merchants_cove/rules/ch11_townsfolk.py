"""MC-5.6, MC-11: Townsfolk: the hired card's staff place, and its effect."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import (
    Action,
    Choice,
    Step,
    Tell,
    pending_choice,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.art import boats, card_faces, people
from tabletop.games.merchants_cove.component_schema import COLOUR_WORDS
from tabletop.games.merchants_cove.harbour import (
    BOATS,
    at_sea,
    boat_of,
    loadable,
    put,
    take_out,
)
from tabletop.games.merchants_cove.merchants.guild import merchant, ware
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, EndableChoice
from tabletop.games.merchants_cove.rules.ch06_boats import LoadBoats, who_sits
from tabletop.games.merchants_cove.rules.supply import Hired, gain, give_back, leave, put_into, refill
from tabletop.games.merchants_cove.state import (
    NOBODY,
    Adventurer,
    CorruptionCard,
    Four,
    MerchantsCove,
    good,
)

# MC-5.6: the staff place


@frozen
class StaffPut(GameEvent):
    """MC-5.6: a hired card came onto a staff place; `ability`: its name, NO_TEXT if it has no ability."""

    seat: int
    card: int
    place: int
    ability: Text = field(default=NO_TEXT, compare=False)

    def line(self) -> LogLine:
        text = translate("merchants_cove", "{card} takes a staff place without an ability")
        if self.ability.source:
            text = translate("merchants_cove", "{card} takes the staff place {place}")
        text = text.fill(card=phrases.townsperson(self.card), place=self.ability)
        return LogLine(text, self.seat, (f"folk:{self.card}",), "MC-5.6")

    def reward(self) -> Reward:
        return Reward(self.seat, "close", large=f"folk:{self.card}")


def staff_place(s: MerchantsCove, seat: int, place: int) -> Text:
    """Name a staff place by its ability: "Collier"."""
    return _ability_name(s, seat, place) or translate("merchants_cove", "Place without an ability")


def _ability_name(s: MerchantsCove, seat: int, place: int) -> Text | None:
    """Return the name of a staff place's ability; None if it has none."""
    abilities = merchant(s, seat).staff
    return abilities[place].name if place < len(abilities) else None


@frozen
class PutStaff(GameAction[MerchantsCove]):
    """MC-5.6: put the hired card on a staff place."""

    place: Four

    def say(self, s: MerchantsCove) -> Text:
        """Name card and place; only the place's number if another choice is pending, which refuses this."""
        step, text = pending_choice(s), translate("merchants_cove", "Put {card} here: {place}")
        if not isinstance(step, PutHired):
            return translate("merchants_cove", "Put a card on staff place {n}").fill(n=self.place + 1)
        return text.fill(card=phrases.townsperson(s.town[step.place]), place=self.short_label(s))

    def short_label(self, s: MerchantsCove) -> Text:
        step = pending_choice(s)
        return staff_place(s, step.seat, self.place) if isinstance(step, PutHired) else NO_TEXT

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        abilities = merchant(s, step.seat).staff
        return abilities[self.place].text if self.place < len(abilities) else NO_TEXT

    def gesture(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        assert isinstance(step, PutHired)
        return Drag(f"folk:{v.town[step.place]}", f"staff:{self.place}")


@frozen
class PutHired(OwnTurnChoice):
    """MC-5.6: put the hired card on an empty staff place."""

    rule = "MC-5.6"
    rules = ("MC-5.6", "MC-5.4", "MC-1.7")
    accepts = (PutStaff,)
    seat: int
    place: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Choose a staff place for {card}.")
        return text.fill(card=phrases.townsperson(s.town[self.place]))

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:
        return (PutStaff(place) for place in range(len(s.players[self.seat].staff)))

    def forbids(self, s: MerchantsCove, action: PutStaff) -> No | None:
        card = s.players[self.seat].staff[action.place]
        if card == NOBODY:
            return None
        text = translate("merchants_cove", "{card} has this place already: {place}.")
        name = staff_place(s, self.seat, action.place)
        return No("MC-5.6", lambda: text.fill(card=phrases.townsperson(card), place=name))

    def apply(self, s: MerchantsCove, action: PutStaff, tell: Tell) -> None:
        p = s.players[self.seat]
        card = leave(s, self.place)
        p.staff = (*p.staff[: action.place], card, *p.staff[action.place + 1 :])
        tell(s, Hired(self.seat, card, self.place))
        named = _ability_name(s, self.seat, action.place) or NO_TEXT
        tell(s, StaffPut(self.seat, card, action.place, named))
        push_steps(s, *ability(self.seat, card), RefillTown())


@frozen
class RefillTown(Step[MerchantsCove]):
    """MC-1.7: fills the Town Square."""

    def run(self, s: MerchantsCove, tell: Tell) -> None:
        refill(s, tell)


def ability(seat: int, card: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-11: return the steps of a card's ability when a person hires it."""
    printed = box.TOWNSFOLK[card]
    match printed.does:
        case "clean":
            return (Cleaning(seat, printed.amount),)
        case "small" | "large":
            any_ = printed.colour == "any"
            colours = COLOURS if any_ else (COLOUR_WORDS.index(printed.colour),)
            return (ChooseGood(seat, printed.does == "large", colours),)
        case "overboard":
            return (Overboard(seat),)
        case "pilot":
            return (Piloting(seat),)
        case "swap":
            return (Swapping(seat),)


# MC-5.6: abilities may be declined


class Declinable(EndableChoice):
    """MC-5.6: an ability that may be declined."""

    __slots__ = ()

    def options(self, s: MerchantsCove) -> Iterable[Action]:
        """Return all candidate actions except Decline."""
        raise NotImplementedError

    def candidate_actions(self, s: MerchantsCove) -> Iterable[Action]:
        yield from self.options(s)
        yield Decline()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        return None if isinstance(action, Decline) else self.against(s, action)

    def against(self, s: MerchantsCove, action: Action) -> No | None:
        """Refuse any action except Decline, as `forbids` does."""
        raise NotImplementedError

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if not isinstance(action, Decline):
            self.use(s, action, tell)

    def use(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        """Carry out any action except Decline, as `apply` does."""
        raise NotImplementedError


# MC-11.1: cleaning


@frozen
class Clean(GameAction[MerchantsCove]):
    """MC-11.1: discard a Corruption card."""

    shows = True
    card: CorruptionCard

    def say(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Discard {card}").fill(card=phrases.corruption(self.card))

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"mask:{self.card}", "masks")

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return card_faces.corruption(self.card)


@frozen
class Cleaning(Step[MerchantsCove]):
    """MC-11.1: asks for a Corruption card to discard, while there are any and `left` are allowed."""

    seat: int
    left: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if self.left and s.players[self.seat].corruption:
            push_steps(s, ChooseClean(self.seat, self.left))


@frozen
class ChooseClean(Declinable):
    """MC-11.1: the seat discards a Corruption card of its choice, or declines."""

    rule = "MC-11.1"
    accepts = (Clean, Decline)
    seat: int
    left: int

    def prompt(self, s: MerchantsCove) -> Text:
        most = min(self.left, len(s.players[self.seat].corruption))
        if most == 1:
            return translate("merchants_cove", "Discard one Corruption card, or none.")
        return translate("merchants_cove", "Discard up to %n of your Corruption card(s).").count(most)

    def options(self, s: MerchantsCove) -> Iterable[Action]:
        return (Clean(card) for card in s.players[self.seat].corruption)

    def against(self, s: MerchantsCove, action: Clean) -> No | None:  # type: ignore[override]
        if action.card in s.players[self.seat].corruption:
            return None
        text = translate("merchants_cove", "Discard one of your own %n Corruption card(s).")
        return No("MC-11.1", lambda: text.count(len(s.players[self.seat].corruption)))

    def use(self, s: MerchantsCove, action: Clean, tell: Tell) -> None:  # type: ignore[override]
        give_back(s, self.seat, action.card, tell, "MC-11.1")
        push_steps(s, Cleaning(self.seat, self.left - 1))

    def unused(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "discarding %n Corruption card(s)")
        return text.count(min(self.left, len(s.players[self.seat].corruption)))


# MC-11.2: Goods

COLOURS = tuple(range(len(box.FACTIONS)))


def offered(s: MerchantsCove, colour: int) -> int:
    """Return the Good of a colour that a card brings now; a small one if none is pending."""
    step = pending_choice(s)
    return good(colour, large=isinstance(step, ChooseGood) and step.large)


@frozen
class TakeGood(GameAction[MerchantsCove]):
    """MC-11.2: take the Good of a Townsfolk card, in this colour."""

    colour: Four

    def say(self, s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Take: {good}").fill(good=phrases.good(offered(s, self.colour)))

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"offer:{self.colour}", "shelf")

    def thumb(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Face:
        return ware(v, step.seat, offered(v, self.colour))


@frozen
class ChooseGood(Declinable):
    """MC-11.2: the seat takes the Good that the card brings, in one of its `colours`, or declines."""

    rule = "MC-11.2"
    rules = ("MC-11.2", "MC-5.6")
    accepts = (TakeGood, Decline)
    seat: int
    large: bool
    colours: tuple[int, ...]

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        if len(self.colours) == 1:
            text = translate("merchants_cove", "Take the {good}, or decline it.")
            return text.fill(good=phrases.good(good(self.colours[0], large=self.large)))
        if self.large:
            return translate("merchants_cove", "Choose the colour of your large Good, or decline it.")
        return translate("merchants_cove", "Choose the colour of your small Good, or decline it.")

    def options(self, s: MerchantsCove) -> Iterable[Action]:  # noqa: ARG002
        return (TakeGood(colour) for colour in COLOURS)

    def against(self, s: MerchantsCove, action: TakeGood) -> No | None:  # type: ignore[override]  # noqa: ARG002
        if action.colour in self.colours:
            return None
        text = translate("merchants_cove", "The card brings a {good}, not a {colour} one.")
        brings = phrases.good(good(self.colours[0], large=self.large))
        return No("MC-11.2", lambda: text.fill(colour=phrases.COLOURS[action.colour], good=brings))

    def use(self, s: MerchantsCove, action: TakeGood, tell: Tell) -> None:  # type: ignore[override]
        gain(s, self.seat, (good(action.colour, large=self.large),), tell, "MC-11.2")

    def unused(self, _s: MerchantsCove) -> Text:
        if len(self.colours) == 1:
            return phrases.good(good(self.colours[0], large=self.large))
        return phrases.ANY[self.large]


# MC-11.4: the Press Gang


@frozen
class BackToBag(GameEvent):
    """MC-11.4: an Adventurer went from a boat back into the bag."""

    seat: int
    adventurer: int
    boat: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The {adventurer} of the {boat} goes back into the bag")
        text = text.fill(adventurer=phrases.adventurer(self.adventurer), boat=phrases.boat(self.boat))
        return LogLine(text, self.seat, (), "MC-11.4")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "put {things} back into the bag")
        return Headline(self.seat, "home", 5, did, (phrases.counted_adventurer(self.adventurer),))


@frozen
class PutBack(GameAction[MerchantsCove]):
    """MC-11.4: put an Adventurer from a boat at sea back into the bag."""

    adventurer: Adventurer

    def say(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Put the {adventurer} of the {boat} back into the bag")
        boat = phrases.boat_with(s, self.adventurer)
        return text.fill(adventurer=phrases.adventurer(self.adventurer), boat=boat)

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"who:{self.adventurer}", "bag")

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return people.Adventurer(box.COLOURS[self.adventurer])


def afloat(s: MerchantsCove) -> list[int]:
    """Return the Adventurers in boats at sea."""
    return [who for boat in BOATS if at_sea(s, boat) for who in s.boats[boat]]


@frozen
class Overboard(Step[MerchantsCove]):
    """MC-11.4: asks the seat if anybody is in a boat at sea."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if afloat(s):
            push_steps(s, ChooseOverboard(self.seat))


@frozen
class ChooseOverboard(Declinable):
    """MC-11.4: put an Adventurer from a boat at sea back into the bag."""

    rule = "MC-11.4"
    accepts = (PutBack, Decline)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        return translate(
            "merchants_cove", "Put an Adventurer from a boat at sea back into the bag, or don't."
        )

    def options(self, s: MerchantsCove) -> Iterable[Action]:
        return (PutBack(who) for boat in s.boats for who in boat)

    def against(self, s: MerchantsCove, action: PutBack) -> No | None:  # type: ignore[override]
        return who_sits(s, action.adventurer, "MC-11.4")

    def use(self, s: MerchantsCove, action: PutBack, tell: Tell) -> None:  # type: ignore[override]
        boat = boat_of(s, action.adventurer)
        take_out(s, boat, action.adventurer)
        s.bag = put_into(s.bag, action.adventurer)
        tell(s, BackToBag(self.seat, action.adventurer, boat))

    def unused(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "putting 1 Adventurer back")


# MC-11.5: the Harbour Pilot


@frozen
class LoadNow(GameAction[MerchantsCove]):
    """MC-11.5: Load the Boats once."""

    text = translate("merchants_cove", "Load the Boats once")
    hand = Press("bag")
    picture = boats.Bag()


@frozen
class Piloting(Step[MerchantsCove]):
    """MC-11.5: asks the seat if anybody can be loaded."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if s.bag and loadable(s):
            push_steps(s, ChoosePilot(self.seat))


@frozen
class ChoosePilot(Declinable):
    """MC-11.5: Load the Boats once now."""

    rule = "MC-11.5"
    accepts = (LoadNow, Decline)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        return translate("merchants_cove", "Load the Boats once now, or don't.")

    def options(self, s: MerchantsCove) -> Iterable[Action]:  # noqa: ARG002
        return (LoadNow(),)

    def against(self, s: MerchantsCove, action: Action) -> No | None:  # noqa: ARG002
        return None

    def use(self, s: MerchantsCove, action: Action, tell: Tell) -> None:  # noqa: ARG002
        push_steps(s, LoadBoats(self.seat))

    def unused(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "1 more Adventurer in a boat")


# MC-11.6: the Deckhand


@frozen
class Swapped(GameEvent):
    """MC-11.6: two Adventurers of two boats were swapped."""

    seat: int
    adventurer: int
    other: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Swaps: {one} and {other}")
        text = text.fill(one=phrases.adventurer(self.adventurer), other=phrases.adventurer(self.other))
        keys = f"who:{self.adventurer}", f"who:{self.other}"
        return LogLine(text, self.seat, keys, "MC-11.6")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "swapped {things} between boats")
        swapped = self.adventurer, self.other
        return Headline(self.seat, "swapped", 6, did, tuple(map(phrases.counted_adventurer, swapped)))


@frozen
class Swap(GameAction[MerchantsCove]):
    """MC-11.6: swap two Adventurers of two boats at sea."""

    adventurer: Adventurer
    other: Adventurer

    def say(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Swap: {one} ({boat}) and {other} ({second})")
        text = text.fill(one=phrases.adventurer(self.adventurer), boat=phrases.boat_with(s, self.adventurer))
        return text.fill(other=phrases.adventurer(self.other), second=phrases.boat_with(s, self.other))

    def gesture(self, v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        boat = boat_of(v, self.other)
        zone = f"berth:{v.berths.index(boat)}" if boat in v.berths else f"boat:{boat}"
        return Drag(f"who:{self.adventurer}", zone, v.boats[boat].index(self.other))

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return people.Adventurer(box.COLOURS[self.adventurer])


@frozen
class Swapping(Step[MerchantsCove]):
    """MC-11.6: asks the seat if there are Adventurers in two boats at sea."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if len({boat_of(s, who) for who in afloat(s)}) > 1:
            push_steps(s, ChooseSwap(self.seat))


@frozen
class ChooseSwap(Declinable):
    """MC-11.6: the seat swaps two Adventurers of two boats at sea, or declines."""

    rule = "MC-11.6"
    accepts = (Swap, Decline)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        return translate("merchants_cove", "Swap two Adventurers between two boats at sea, or don't.")

    def options(self, s: MerchantsCove) -> Iterable[Action]:
        everybody = [who for boat in s.boats for who in boat]
        return (Swap(one, other) for n, one in enumerate(everybody) for other in everybody[n + 1 :])

    def against(self, s: MerchantsCove, action: Swap) -> No | None:  # type: ignore[override]
        for who in (action.adventurer, action.other):
            if no := who_sits(s, who, "MC-11.6"):
                return no
        boat = boat_of(s, action.adventurer)
        if boat != boat_of(s, action.other):
            return None
        text = translate("merchants_cove", "Both sit in the {boat}: swap between two boats.")
        return No("MC-11.6", lambda: text.fill(boat=phrases.boat(boat)))

    def use(self, s: MerchantsCove, action: Swap, tell: Tell) -> None:  # type: ignore[override]
        one, other = boat_of(s, action.adventurer), boat_of(s, action.other)
        take_out(s, one, action.adventurer)
        take_out(s, other, action.other)
        put(s, one, action.other)
        put(s, other, action.adventurer)
        tell(s, Swapped(self.seat, action.adventurer, action.other))

    def unused(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "swapping 2 Adventurers")
