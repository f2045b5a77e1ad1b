"""BM-7.6: the Advertisement Agency: a look at a pile, and a card for it."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.art import faces
from tabletop.games.brick_and_mortar.rules.ch01_goods import having
from tabletop.games.brick_and_mortar.rules.phases import Decision, MayGoOn, not_in_hand
from tabletop.games.brick_and_mortar.state import DEMAND_PILE, SUPPLY_PILE, BrickAndMortar, MarketCard, Pile


@frozen
class Agencies(Step[BrickAndMortar]):
    """BM-7.6: owners of an Advertisement Agency get their choice."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        owners = [seat for seat in s.order if any(having(s.players[seat], "extra_card"))]
        push_steps(s, *(ChoosePile(seat) for seat in owners))


@frozen
class PileSeen(GameEvent):
    """BM-7.6: a seat looked at a pile. Only this seat may learn which cards it saw."""

    seat: int
    pile: int
    cards: tuple[int, ...]
    final = True

    def line_for(self, viewer: int) -> LogLine:
        text = translate("brick_and_mortar", "Looks at the {pile}")
        if viewer == self.seat:
            text = translate("brick_and_mortar", "Sees in the {pile}: {cards}").fill(
                cards=phrases.cards(self.cards)
            )
        return LogLine(text.fill(pile=phrases.PILES[self.pile]), self.seat, (), "BM-7.6")


@frozen
class Look(GameAction[BrickAndMortar]):
    """BM-7.6: look at this pile, to add a card to it."""

    pile: Pile

    def say(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Look at the {pile}").fill(pile=phrases.PILES[self.pile])

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Press:
        return Press(places.pad_key(self.pile))


EMPTY_DEMAND = (
    translate(
        "brick_and_mortar", "Advertisement Agency: look at a pile and add a card to it? Demand has no cards."
    ),
    translate(
        "brick_and_mortar", "Advertisement Agency: look at both piles and add a card? Demand has no cards."
    ),
)
"""The question while no card lies in demand: with one pile to look at, and with both (BM-18.3)."""


@frozen
class ChoosePile(MayGoOn):
    """BM-7.6, BM-18.3: the seat looks at a pile in order to add a card to it, or passes."""

    rule = "BM-7.6"
    takes = (Look,)
    seat: int

    def prompt(self, s: BrickAndMortar) -> Text:
        n, both = len(s.demand), s.flags.both_piles
        if not n:
            return EMPTY_DEMAND[both]
        text = translate(
            "brick_and_mortar", "Advertisement Agency: look at a pile and add a card to it? Demand has %n."
        )
        if both:
            text = translate(
                "brick_and_mortar", "Advertisement Agency: look at both piles and add a card? Demand has %n."
            )
        return text.count(n)

    def other_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        yield Look(SUPPLY_PILE)
        yield Look(DEMAND_PILE)

    def refuses(self, s: BrickAndMortar, action: Look) -> No | None:
        if isinstance(action, Look) and action.pile == SUPPLY_PILE and s.flags.both_piles:
            text = translate("brick_and_mortar", "Looking at the {pile} shows you both.")
            return No("BM-18.3", lambda: text.fill(pile=phrases.PILES[DEMAND_PILE]))
        return None

    def carry_out(self, s: BrickAndMortar, action: Look, tell: Tell) -> None:
        if action.pile == DEMAND_PILE:
            s.looked = self.seat
        tell(s, PileSeen(self.seat, action.pile, (s.supply, s.demand)[action.pile]))
        push_steps(s, Adding(self.seat, -1 if s.flags.both_piles else action.pile))


@frozen
class CardAdded(GameEvent):
    """BM-7.6: a seat added a card to a pile."""

    seat: int
    pile: int
    card: int

    def line_for(self, viewer: int) -> LogLine:
        text = translate("brick_and_mortar", "Adds a card to the {pile}")
        if viewer == self.seat or self.pile == SUPPLY_PILE:
            text = translate("brick_and_mortar", "Adds {card} to the {pile}").fill(
                card=phrases.card(self.card)
            )
        return LogLine(text.fill(pile=phrases.PILES[self.pile]), self.seat, (), "BM-7.6")


@frozen
class Add(GameAction[BrickAndMortar]):
    """BM-7.6: add this Market Card to a pile."""

    card: MarketCard
    pile: Pile

    def say(self, _s: BrickAndMortar) -> Text:
        text = translate("brick_and_mortar", "Add {card} to the {pile}")
        return text.fill(card=phrases.card(self.card), pile=phrases.PILES[self.pile])

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Drag:
        return Drag(places.card_key(self.card), places.pad_key(self.pile))

    def thumb(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Face:
        return faces.MarketCard(self.card)


@frozen
class Adding(Decision):
    """BM-7.6: the seat adds a Market Card to the pile it has looked at; `pile` is -1 for either."""

    rule = "BM-7.6"
    accepts = (Add,)
    private = True
    seat: int
    pile: int

    def prompt(self, s: BrickAndMortar) -> Text:
        n = len(s.players[self.seat].hand)
        if self.pile < 0:
            return translate("brick_and_mortar", "Add one of your %n Market Card(s) to a pile.").count(n)
        text = translate("brick_and_mortar", "Add one of your %n Market Card(s) to the {pile}.").count(n)
        return text.fill(pile=phrases.PILES[self.pile])

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        for card in s.players[self.seat].hand:
            yield Add(card, SUPPLY_PILE)
            yield Add(card, DEMAND_PILE)

    def forbids(self, s: BrickAndMortar, action: Add) -> No | None:
        if self.pile not in (-1, action.pile):
            text = translate("brick_and_mortar", "You've looked at the {pile}: add the card to it.")
            return No("BM-7.6", lambda: text.fill(pile=phrases.PILES[self.pile]))
        return not_in_hand(s, self.seat, action.card, "BM-7.6")

    def apply(self, s: BrickAndMortar, action: Add, tell: Tell) -> None:
        p = s.players[self.seat]
        p.hand = tuple(card for card in p.hand if card != action.card)
        if action.pile == SUPPLY_PILE:
            s.supply = tuple(sorted((*s.supply, action.card)))
        else:
            p.down = tuple(sorted((*p.down, action.card)))
            s.demand = tuple(sorted((*s.demand, action.card)))
        tell(s, CardAdded(self.seat, action.pile, action.card))
