"""PM-9.4 to PM-9.9: the yield of contracts and cards: Lighthouses, bonuses of spaces, gears, logos."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import ClassVar

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.reward import Reward
from tabletop.engine.rules import Action, Choice, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag
from tabletop.engine.text import Text, translate
from tabletop.games.public_market import component_schema, phrases, places
from tabletop.games.public_market import components as box
from tabletop.games.public_market.component_schema import Side
from tabletop.games.public_market.rules.ch06_chest import hold
from tabletop.games.public_market.rules.ch07_tracker import raise_gear
from tabletop.games.public_market.rules.ch14_two_players import by_halves, half_is_free
from tabletop.games.public_market.rules.supply import Earned
from tabletop.games.public_market.state import CollectionTile, Four, PublicMarket, Space, bag_is_empty

# PM-9.8: a Today's Catch card


@frozen
class CardTaken(GameEvent):
    """PM-9.8: a Today's Catch card was won; `free`: True if it was not paid for."""

    seat: int
    card: int
    stack: int
    free: bool
    rule: str = field(default="PM-9.8", compare=False)

    def line(self) -> LogLine:
        text = translate("public_market", "Takes {card} without paying")
        if not self.free:
            text = translate("public_market", "Buys {card} for {cost}")
            text = text.fill(cost=phrases.fish(box.CATCH[self.card].cost))
        text = text.fill(card=phrases.card(self.card))
        return LogLine(text, self.seat, (f"catch:{self.card}",), self.rule)

    def reward(self) -> Reward:
        return Reward(self.seat, "close", large=f"catch:{self.card}")

    def headline(self) -> Headline:
        card = (phrases.card(self.card),)
        if self.free:
            did = translate("public_market", "took {things} without paying")
            does = translate("public_market", "take {things}")
            return Headline(self.seat, "free", 9, did, card, does=does)
        does = translate("public_market", "take {things}")
        return Headline(self.seat, "card", 9, translate("public_market", "bought {things}"), card, does=does)


class OfStack(GameAction[PublicMarket]):
    """An action that takes the face-up card of a stack."""

    __slots__ = ()
    stack: int
    target: ClassVar[str] = "own"
    """The key of the zone where the card is dropped."""

    def say(self, s: PublicMarket) -> Text:
        card = s.open[self.stack]
        if card < 0:
            return translate("public_market", "Take from stack {n}").fill(n=self.stack + 1)
        return self.text.fill(card=phrases.card(card), cost=phrases.fish(box.CATCH[card].cost))

    def outcome_text(self, s: PublicMarket, _step: Choice[PublicMarket]) -> Text:
        return phrases.card_gains(s.open[self.stack])

    def gesture(self, v: PublicMarket, _step: Choice[PublicMarket]) -> Drag:
        return Drag(places.open_card_key(v, self.stack), self.target)


def no_open_card(s: PublicMarket, stack: int) -> No | None:
    """PM-9.8: refuse a stack without a face-up card; None if it has one."""
    if s.open[stack] >= 0:
        return None
    if s.stacks[stack]:
        text = translate(
            "public_market", "The card of stack {n} was taken; the next is turned up when the turn is over."
        )
    else:
        text = translate("public_market", "Stack {n} of Today's Catch is used up.")
    return No("PM-9.8", lambda: text.fill(n=stack + 1))


def win_card(
    s: PublicMarket, seat: int, stack: int, tell: Tell, *, free: bool, rule: str = "PM-9.8"
) -> component_schema.Catch:
    """PM-9.8, PM-16.9: give the card to its winner; return its printed data."""
    card = s.open[stack]
    s.open[stack] = -1
    s.players[seat].cards += (card,)
    tell(s, CardTaken(seat, card, stack, free, rule))
    return box.CATCH[card]


def take_card(s: PublicMarket, seat: int, stack: int, tell: Tell, *, free: bool) -> None:
    """PM-9.8: give the card to its winner, and raise its gears."""
    for kind, gears in enumerate(win_card(s, seat, stack, tell, free=free).gears):
        for _ in range(gears):
            raise_gear(s, seat, kind, tell)


# PM-9.4, PM-9.5: spaces for a Lighthouse


def free_spaces(side: Side, column: int, lights: tuple[int, ...], *, halves: bool) -> list[int]:
    """PM-9.4, PM-14.6: return the spaces of a Scoring Location that can take a Lighthouse.

    Args:
        side: The side of the Scoring Locations.
        column: The column of the location.
        lights: The seat whose Lighthouse is on each of its spaces, -1 if free.
        halves: True if a half takes only one.
    """
    return [
        space
        for space, owner in enumerate(lights)
        if owner < 0 and (not halves or half_is_free(side, column, space, lights))
    ]


def free_for(s: PublicMarket, column: int) -> bool:
    """PM-9.5: return True if any space is free for a contract of this column."""
    return -1 in s.collected or bool(free_spaces(s.side, column, s.lights[column], halves=by_halves(s)))


# PM-9.4, PM-9.6, PM-9.7: the Lighthouse


@frozen
class LighthousePlaced(GameEvent):
    """PM-9.6: a Lighthouse was put on a space of a Scoring Location."""

    seat: int
    column: int
    space: int
    rule: str = field(default="PM-9.4", compare=False)

    def line(self) -> LogLine:
        text = translate("public_market", "Puts a Lighthouse on the Scoring Location of {column}")
        return LogLine(text.fill(column=phrases.column(self.column)), self.seat, (), self.rule)

    def headline(self) -> Headline:
        did = translate("public_market", "placed %n Lighthouse(s)", "", 1)
        does = translate("public_market", "place a Lighthouse")
        return Headline(self.seat, "lighthouse", 8, did, does=does)


@frozen
class LogoCollected(GameEvent):
    """PM-9.7: a Lighthouse was put on a Collection Location."""

    seat: int
    tile: int
    logo: int

    def line(self) -> LogLine:
        text = translate("public_market", "Puts a Lighthouse on the {logo} logo of a Collection Location")
        return LogLine(text.fill(logo=phrases.LOGO_NAMES[self.logo]), self.seat, (), "PM-9.7")

    def reward(self) -> Reward:
        return Reward(self.seat, "gain")

    def headline(self) -> Headline:
        did = translate("public_market", "collected {things}")
        does = translate("public_market", "collect {things}")
        return Headline(self.seat, "logo", 8, did, (phrases.LOGO_NAMES[self.logo],), does=does)


def place_lighthouse(
    s: PublicMarket, seat: int, column: int, space: int, tell: Tell, *, rule: str = "PM-9.4"
) -> None:
    """PM-9.4, PM-16.10: put a Lighthouse on a space of a Scoring Location."""
    s.players[seat].lighthouses -= 1
    lights = s.lights[column]
    s.lights[column] = (*lights[:space], seat, *lights[space + 1 :])
    tell(s, LighthousePlaced(seat, column, space, rule))


@frozen
class PlaceLighthouse(GameAction[PublicMarket]):
    """PM-9.4: place a Lighthouse on a space of the Scoring Location of this column."""

    column: Four
    space: Space

    def say(self, s: PublicMarket) -> Text:
        if self.space >= len(s.lights[self.column]):
            text = translate("public_market", "Put a Lighthouse on a space of {column}")
            return text.fill(column=phrases.column(self.column))
        text = translate("public_market", "Put a Lighthouse on the {space}")
        return text.fill(space=phrases.space(s, self.column, self.space))

    def gesture(self, v: PublicMarket, step: Choice[PublicMarket]) -> Drag:
        return Drag(places.lighthouse_key(v, step.seat), f"space:{self.column}:{self.space}")


@frozen
class PlaceCollection(GameAction[PublicMarket]):
    """PM-9.7: place a Lighthouse on the space of this logo on a Collection Location."""

    tile: CollectionTile
    logo: Four

    def say(self, _s: PublicMarket) -> Text:
        text = translate("public_market", "Put a Lighthouse on the {logo} logo and take $3")
        return text.fill(logo=phrases.LOGO_NAMES[self.logo])

    def gesture(self, v: PublicMarket, step: Choice[PublicMarket]) -> Drag:
        return Drag(places.lighthouse_key(v, step.seat), f"collection:{self.tile}:{self.logo}")


@frozen
class Deploy(GameChoice[PublicMarket]):
    """PM-9.4: put a Lighthouse on a space of the contract's column or on a Collection Location."""

    rule = "PM-9.4"
    accepts = (PlaceLighthouse, PlaceCollection)
    seat: int
    column: int

    def prompt(self, s: PublicMarket) -> Text:
        text = translate(
            "public_market", "Put a Lighthouse on a free space of {column} or of a Collection Location."
        )
        return text.fill(column=phrases.column(self.column))

    def rules_now(self, s: PublicMarket) -> tuple[str, ...]:
        return ("PM-9.4", "PM-9.6", "PM-9.7", *(("PM-14.6",) if by_halves(s) else ()))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        for column, lights in enumerate(s.lights):
            yield from (PlaceLighthouse(column, space) for space in range(len(lights)))
        for here in range(len(s.collected)):
            yield PlaceCollection(*divmod(here, 4))

    def own_legal_actions(self, s: PublicMarket) -> list[Action]:
        """Check only the spaces of the contract's column."""
        spaces = [PlaceLighthouse(self.column, space) for space in range(len(s.lights[self.column]))]
        logos = [PlaceCollection(*divmod(here, 4)) for here in range(len(s.collected))]
        found: list[Action] = [each for each in spaces if self.forbids(s, each) is None]
        return [*found, *(each for each in logos if self.forbids(s, each) is None)]

    def forbids(self, s: PublicMarket, action: PlaceLighthouse | PlaceCollection) -> No | None:
        if isinstance(action, PlaceLighthouse):
            return self._no_space(s, action.column, action.space)
        here = action.tile * 4 + action.logo
        if here >= len(s.collected):
            text = translate("public_market", "There is no Collection Location {n} in this match.")
            return No("PM-2.4", lambda: text.fill(n=action.tile + 1))
        if (owner := s.collected[here]) >= 0:
            text = translate("public_market", "{who} has a Lighthouse on the {logo} logo.")
            logo = phrases.LOGO_NAMES[action.logo]
            return No("PM-9.4", lambda: text.fill(who=phrases.seat(s, owner), logo=logo))
        return None

    def _no_space(self, s: PublicMarket, column: int, space: int) -> No | None:
        if column != self.column:
            text = translate("public_market", "The contract was of {column}; this space is in {other}.")
            return No(
                "PM-9.4", lambda: text.fill(column=phrases.column(self.column), other=phrases.column(column))
            )
        lights = s.lights[column]
        if space >= len(lights):
            text = translate("public_market", "The Scoring Location of {column} has no space {n}.")
            return No("PM-9.4", lambda: text.fill(column=phrases.column(column), n=space + 1))
        if lights[space] >= 0:
            text = translate("public_market", "{who} has a Lighthouse on the {space}.")
            return No(
                "PM-9.4",
                lambda: text.fill(who=phrases.seat(s, lights[space]), space=phrases.space(s, column, space)),
            )
        if by_halves(s) and not half_is_free(s.side, column, space, lights):
            text = translate(
                "public_market", "A Lighthouse stands on this half already, so the {space} is closed."
            )
            return No("PM-14.6", lambda: text.fill(space=phrases.space(s, column, space)))
        return None

    def apply(self, s: PublicMarket, action: PlaceLighthouse | PlaceCollection, tell: Tell) -> None:
        if isinstance(action, PlaceLighthouse):
            place_lighthouse(s, self.seat, action.column, action.space, tell)
            space_bonus(s, self.seat, box.SCORING[s.side][action.column][action.space], tell)
            return
        p = s.players[self.seat]
        p.lighthouses -= 1
        s.collected[action.tile * 4 + action.logo] = self.seat
        p.money += box.COLLECTION.money
        tell(s, LogoCollected(self.seat, action.tile, action.logo))
        tell(s, Earned(self.seat, box.COLLECTION.money, "PM-9.7"))


# PM-9.6: the bonus of a space


@frozen
class BonusLost(GameEvent):
    """PM-9.6: the bonus of a space ("scrap", "gear" or "card", of this kind or -1) could not be given."""

    seat: int
    bonus: str
    kind: int

    def line(self) -> LogLine:
        if self.bonus == "card":
            text = translate("public_market", "No card lies face up, so the free card is lost")
        else:
            text = translate("public_market", "The {scrap} of the space can't be used and is lost")
            text = text.fill(scrap=phrases.scrap(self.kind))
        return LogLine(text, self.seat, (), "PM-9.6")


def space_bonus(s: PublicMarket, seat: int, space: component_schema.Space, tell: Tell) -> None:
    """PM-9.6: give the bonus of a space now; if that is impossible it is lost."""
    kind = box.KINDS.index(space.kind) if space.kind else -1
    if space.bonus == "scrap":
        if s.scraps[kind] and not bag_is_empty(s):  # A42: without a next chest it would be lost at once
            hold(s, seat, kind, "PM-9.6", tell)
        else:
            tell(s, BonusLost(seat, "scrap", kind))
    elif space.bonus == "gear":
        raise_gear(s, seat, kind, tell)
    elif space.bonus == "card":
        if max(s.open) >= 0:
            push_steps(s, FreeCard(seat))
        else:
            tell(s, BonusLost(seat, "card", -1))


@frozen
class TakeFree(OfStack):
    """PM-9.6 (iii): take the face-up card of this stack without paying."""

    stack: Four
    text = translate("public_market", "Take {card} for nothing")


@frozen
class FreeCard(GameChoice[PublicMarket]):
    """PM-9.6 (iii): take a face-up Today's Catch card without paying."""

    rule = "PM-9.6"
    rules = ("PM-9.6", "PM-9.8", "PM-13.3")
    accepts = (TakeFree,)
    seat: int

    def prompt(self, s: PublicMarket) -> Text:
        text = translate("public_market", "Take a card without paying: {cards}.")
        return text.fill(cards=phrases.cards(s.open))

    def candidate_actions(self, s: PublicMarket) -> Iterator[Action]:
        return map(TakeFree, range(len(s.open)))

    def forbids(self, s: PublicMarket, action: TakeFree) -> No | None:
        return no_open_card(s, action.stack)

    def apply(self, s: PublicMarket, action: TakeFree, tell: Tell) -> None:
        take_card(s, self.seat, action.stack, tell, free=True)
