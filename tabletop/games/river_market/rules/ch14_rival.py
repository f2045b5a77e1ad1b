"""RM-14: the Rival, whose turns follow those of its opponent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop.engine.described import GameAction, GameChoice, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps, tell_reason
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Gesture, Piece, Zone
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import marks, phrases, places
from tabletop.games.river_market.art import faces
from tabletop.games.river_market.rules.ch02_river import (
    ahead,
    counted,
    insert,
    no_such_booth,
    no_such_spot,
    onward,
    spots,
)
from tabletop.games.river_market.rules.ch05_visiting import PawnMoved, ToBooth, bonus_seat, pay_owner
from tabletop.games.river_market.rules.ch06_acting import Built
from tabletop.games.river_market.rules.ch07_drawing import refill
from tabletop.games.river_market.rules.ch08_booths import amount
from tabletop.games.river_market.rules.ch09_events import open_event
from tabletop.games.river_market.rules.ch12_end import DECK, RIVAL, trigger
from tabletop.games.river_market.rules.supply import lay_off
from tabletop.games.river_market.state import BoothNumber, RiverMarket, SpotNumber, persons


def you(s: RiverMarket) -> int:
    """RM-14.8: return the person's seat, which decides where the rules leave the Rival a choice."""
    return persons(s)[0]


# RM-14.5: its turn


@frozen
class RivalDrew(GameEvent):
    """RM-14.5: the Rival turned up this card."""

    seat: int
    card: int
    final = True

    def line(self) -> LogLine:
        card = self.card
        text = translate("river_market", "Draws {card}: {form}, {step}")
        text = text.fill(card=phrases.card(card), form=phrases.form(card), step=phrases.step_name(card))
        return LogLine(text, self.seat, (places.card_key(card),), "RM-14.5")

    def headline(self) -> Headline:
        did = translate("river_market", "turned up {things}")
        return Headline(self.seat, "turned_up", 5, did, (phrases.card(self.card),))


@frozen
class RivalTurn(Step[RiverMarket]):
    """RM-14.5: the Rival draws the top card of the deck, and acts by it."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        if not refill(s, tell):
            tell_reason(s, tell, s.rival, "RM-14.5", _no_card)
            return
        s.drawn = s.deck.pop()
        tell(s, RivalDrew(s.rival, s.drawn))
        last = not s.deck and s.last_turns < 0
        if last:
            trigger(s, DECK, s.rival, tell)
        push_steps(s, RivalBooth() if s.drawn in box.BUILDABLE else RivalKeeps(), RivalDone(last))


def _no_card() -> Text:
    return translate("river_market", "Deck and discards are empty: the Rival has no turn.")


# RM-14.6, RM-14.7: a card that is no Booth


@frozen
class RivalKept(GameEvent):
    """RM-14.6: a card joined the Rival's collection; `size`: the number of cards in it now."""

    seat: int
    card: int
    size: int


@frozen
class RivalKeeps(Step[RiverMarket]):
    """RM-14.6: a card that is no Booth joins the collection, and the pawn moves by it."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        card, s.drawn = s.drawn, -1
        s.collection += (card,)
        size = len(s.collection)
        tell(s, RivalKept(s.rival, card, size))
        tell_reason(s, tell, s.rival, "RM-14.6", lambda: _collected_text(card, size))
        if n := box.CARDS[card].step:
            push_steps(s, RivalWalks(n), RivalFive())
        else:
            tell_reason(s, tell, s.rival, "RM-14.8", _zoom)
            push_steps(s, RivalZoom(you(s)), RivalFive())


def _collected_text(card: int, size: int) -> Text:
    text = translate("river_market", "{card} isn't a Booth: it joins the collection, {n} of {most}.")
    return text.fill(card=phrases.card(card), n=size, most=box.SOLO.collection)


@frozen
class RivalWalks(Step[RiverMarket]):
    """RM-14.6, RM-14.7: the pawn goes exactly `n` Booths clockwise, and may end where it began."""

    n: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        n, lap = self.n, self.n % len(s.ring) == 0
        rule = "RM-14.7" if lap else "RM-14.6"
        tell_reason(s, tell, s.rival, rule, lambda: _walk(n, lap=lap))
        p = s.players[s.rival]
        for left in range(n - 1, -1, -1):
            p.pawn = onward(s, p.pawn, 1)
            tell(s, PawnMoved(s.rival, p.pawn, left, "RM-14.6"))
        pay_owner(s, p.pawn, s.rival, tell)


def _walk(n: int, *, lap: bool) -> Text:
    if lap:
        return translate("river_market", "Exactly %n Booth(s) on: a full lap.", "", n)
    return translate("river_market", "Its pawn goes exactly %n Booth(s) on.", "", n)


# RM-14.8, RM-14.9: Zoom


def _zoom() -> Text:
    return translate("river_market", "Zoom: its pawn goes to any other Booth, and you choose.")


@frozen
class Send(ToBooth):
    """RM-14.8: the Rival goes to this Booth."""

    booth: BoothNumber
    text = translate("river_market", "Send the Rival to {booth}")

    def outcome_text(self, s: RiverMarket, _step: Choice[RiverMarket]) -> Text:
        """RM-14.9: name who would take an Owner bonus: you, or nobody."""
        if bonus_seat(s, self.booth, s.rival) < 0:
            return NO_TEXT
        bonus = amount(box.CARDS[self.booth].bonus)
        return translate("river_market", "Owner bonus for you: {bonus}").fill(bonus=bonus)

    def held(self, v: RiverMarket, _seat: int) -> str:
        return places.pawn_key(v.rival)

    def marks(self, v: RiverMarket, _step: Choice[RiverMarket]) -> Iterable[Piece | Zone]:
        return marks.pawn_move(v, v.rival, self.booth, 0)


@frozen
class RivalZoom(GameChoice[RiverMarket]):
    """RM-14.8: choose the Booth to which the Rival goes."""

    rule = "RM-14.8"
    rules = ("RM-14.8", "RM-14.9")
    accepts = (Send,)
    seat: int

    def prompt(self, s: RiverMarket) -> Text:
        text = translate("river_market", "Zoom: send the Rival from {booth} to any other Booth.")
        return text.fill(booth=phrases.booth(s.players[s.rival].pawn))

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        pawn = s.players[s.rival].pawn
        return map(Send, (*ahead(s, pawn), pawn))

    def forbids(self, s: RiverMarket, action: Send) -> No | None:
        if no := no_such_booth(s, action.booth):
            return no
        if action.booth == s.players[s.rival].pawn:
            text = translate("river_market", "The Rival stands on {booth}: a Zoom takes it to another Booth.")
            return No("RM-14.8", lambda: text.fill(booth=phrases.booth(action.booth)))
        return None

    def apply(self, s: RiverMarket, action: Send, tell: Tell) -> None:
        s.players[s.rival].pawn = action.booth
        tell(s, PawnMoved(s.rival, action.booth, 0, "RM-14.8"))
        pay_owner(s, action.booth, s.rival, tell)


# RM-14.10, RM-14.11, RM-14.14: it turns up a Booth


@frozen
class RivalBooth(Step[RiverMarket]):
    """RM-14.10 to RM-14.12, RM-14.14: a Booth was turned up; the House row decides whether it is built."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        card = s.drawn
        n = box.CARDS[card].step
        if not s.row:
            tell_reason(s, tell, s.rival, "RM-14.14", lambda: _no_house(card))
            discard_drawn(s, tell)
            if not s.flags.keep_collection:
                discard_collection(s, tell, "RM-14.14")
        elif s.row[0] == "N":
            tell_reason(s, tell, s.rival, "RM-14.10", lambda: _neutral(card, collection=bool(s.collection)))
            neutral_leaves(s, "RM-14.10", tell)
            discard_drawn(s, tell)
            discard_collection(s, tell, "RM-14.10")
        elif n:
            spot = counted(s, s.players[s.rival].pawn, n)
            tell_reason(s, tell, s.rival, "RM-14.12", lambda: where_it_builds(s, card, n, spot))
            rival_builds(s, spot, tell)
            discard_collection(s, tell, "RM-14.11")
        else:
            tell_reason(s, tell, s.rival, "RM-14.12", lambda: _builds_anywhere(card))
            push_steps(s, RivalSpot(you(s), card), CollectionAway())


def _no_house(card: int) -> Text:
    text = translate("river_market", "The House row is empty: {card} isn't built but discarded.")
    return text.fill(card=phrases.card(card))


def _neutral(card: int, *, collection: bool) -> Text:
    if collection:
        text = translate(
            "river_market",
            "A neutral house is first: it leaves the game, {card} and the collection are discarded.",
        )
    else:
        text = translate(
            "river_market", "A neutral house is first: it leaves the game, and {card} is discarded."
        )
    return text.fill(card=phrases.card(card))


def where_it_builds(s: RiverMarket, card: int, n: int, spot: int) -> Text:
    """RM-14.11, RM-14.12: explain why the Rival builds at a place, number `n` from its pawn."""
    text = translate(
        "river_market", "A house of its own is first: it builds {card} at {spot}, place {n} from its pawn on."
    )
    return text.fill(card=phrases.card(card), n=n, spot=phrases.spot(s, spot))


def _builds_anywhere(card: int) -> Text:
    text = translate("river_market", "A house of its own is first: it builds {card}, and you choose where.")
    return text.fill(card=phrases.card(card))


@frozen
class CardGone(GameEvent):
    """RM-14.10, RM-14.14: the Booth that the Rival turned up was discarded."""

    seat: int
    card: int


def discard_drawn(s: RiverMarket, tell: Tell) -> None:
    """RM-14.10, RM-14.14: discard the Booth that was turned up."""
    card, s.drawn = s.drawn, -1
    lay_off(s, card)
    tell(s, CardGone(s.rival, card))


@frozen
class CollectionGone(GameEvent):
    """RM-14.10 to RM-14.14: the Rival's collection was discarded, by this rule."""

    seat: int
    cards: tuple[int, ...]
    rule: str

    def line(self) -> LogLine:
        text = translate("river_market", "Discards its collection, %n card(s)", "", len(self.cards))
        return LogLine(text, self.seat, tuple(map(places.card_key, self.cards)), self.rule)

    def headline(self) -> Headline:
        did = translate("river_market", "discarded its collection")
        return Headline(self.seat, "gone", 5, did)


def discard_collection(s: RiverMarket, tell: Tell, rule: str) -> None:
    """RM-14.10, RM-14.11, RM-14.13: discard the collection."""
    if s.collection:
        cards, s.collection = s.collection, ()
        lay_off(s, *cards)
        tell(s, CollectionGone(s.rival, cards, rule))


@frozen
class CollectionAway(Step[RiverMarket]):
    """RM-14.11: discards the collection after the build."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        discard_collection(s, tell, "RM-14.11")


@frozen
class NeutralGone(GameEvent):
    """RM-14.10, RM-14.13: the first house of the House row was a neutral one and left the game."""

    seat: int
    rule: str

    def line(self) -> LogLine:
        text = translate("river_market", "The neutral house at the head of its row leaves the game")
        return LogLine(text, self.seat, (), self.rule)


def neutral_leaves(s: RiverMarket, rule: str, tell: Tell) -> None:
    """RM-14.10, RM-14.13: remove the neutral house at the head of the House row."""
    s.row = s.row[1:]
    tell(s, NeutralGone(s.rival, rule))


# RM-14.11, RM-14.12: where it builds


def rival_builds(s: RiverMarket, spot: int, tell: Tell) -> None:
    """RM-14.11, RM-14.13: build for free, with the first house of the row, which is the Rival's."""
    card, s.drawn = s.drawn, -1
    rule = "RM-14.13" if card in box.EVENTS else "RM-14.12"
    s.row = s.row[1:]
    behind = phrases.behind(s, spot)
    insert(s, card, spot)
    s.owners[card] = s.rival
    tell(s, Built(s.rival, card, spot, free=True, rule=rule, behind=behind))
    open_event(s, s.rival, card, tell)


@frozen
class Place(GameAction[RiverMarket]):
    """RM-14.12, RM-14.13: the Rival builds at this place."""

    spot: SpotNumber

    def say(self, s: RiverMarket) -> Text:
        text = translate("river_market", "The Rival builds {card} at {spot}")
        return text.fill(card=phrases.card(s.drawn), spot=phrases.any_spot(s, self.spot))

    def short_label(self, s: RiverMarket) -> Text:
        return translate("river_market", "Build at {spot}").fill(spot=phrases.any_spot(s, self.spot))

    def gesture(self, v: RiverMarket, _step: Choice[RiverMarket]) -> Gesture:
        return Drag(places.card_key(v.drawn), *places.new_booth(v, self.spot))

    def thumb(self, v: RiverMarket, _step: Choice[RiverMarket]) -> Face:
        return faces.Thumb(v.drawn)


@frozen
class RivalSpot(GameChoice[RiverMarket]):
    """RM-14.12, RM-14.13: choose where the Rival builds an Event, or a Booth that shows Zoom."""

    rule = "RM-14.12"
    accepts = (Place,)
    seat: int
    card: int

    def prompt(self, s: RiverMarket) -> Text:
        text = translate(
            "river_market", "The Rival builds {card}: choose one of %n places for it.", "", spots(s)
        )
        return text.fill(card=phrases.card(self.card))

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        return ("RM-14.13", "RM-2.4") if self.card in box.EVENTS else ("RM-14.12", "RM-2.4")

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        return map(Place, range(spots(s)))

    def forbids(self, s: RiverMarket, action: Place) -> No | None:
        return no_such_spot(s, action.spot)

    def apply(self, s: RiverMarket, action: Place, tell: Tell) -> None:
        rival_builds(s, action.spot, tell)


# RM-14.13, RM-14.14: five cards


@frozen
class EventDrawn(GameEvent):
    """RM-14.13: the top Event of the Event deck was turned up."""

    seat: int
    card: int
    final = True


@frozen
class RivalFive(Step[RiverMarket]):
    """RM-14.13, RM-14.14: a full collection is discarded for an Event, if a house is left for one."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        size = len(s.collection)
        if size < box.SOLO.collection:
            return
        builds = bool(s.row) and bool(s.events)
        tell_reason(s, tell, s.rival, "RM-14.13", lambda: _five(size, event=builds))
        discard_collection(s, tell, "RM-14.13")
        if not builds:
            tell_reason(s, tell, s.rival, "RM-14.14", lambda: _no_event(houses=bool(s.row)))
            return
        if s.row[0] == "N":
            neutral_leaves(s, "RM-14.13", tell)
        s.drawn = s.events.pop()
        tell(s, EventDrawn(s.rival, s.drawn))
        tell_reason(s, tell, s.rival, "RM-14.13", lambda: _event_anywhere(s.drawn))
        push_steps(s, RivalSpot(you(s), s.drawn))


def _five(n: int, *, event: bool) -> Text:
    if event:
        text = translate("river_market", "The collection has %n cards: they are discarded for an Event.")
    else:
        text = translate("river_market", "The collection has %n cards: they are discarded.")
    return text.count(n)


def _no_event(*, houses: bool) -> Text:
    if houses:
        return translate("river_market", "The Event deck is empty: nothing is built.")
    return translate("river_market", "The House row is empty: no Event is built.")


def _event_anywhere(card: int) -> Text:
    text = translate("river_market", "It builds the Event {card} with its first house, and you choose where.")
    return text.fill(card=phrases.card(card))


# RM-15.1, RM-15.3: its last house


@frozen
class RivalDone(Step[RiverMarket]):
    """RM-15.1, RM-15.3: the last house of the row triggers the end; `last`: the drawn card did so before."""

    last: bool

    def run(self, s: RiverMarket, tell: Tell) -> None:
        if s.row:
            return
        if self.last:
            s.causes = (DECK, RIVAL)
            tell_reason(s, tell, s.rival, "RM-15.3", _both)
        else:
            trigger(s, RIVAL, s.rival, tell)


def _both() -> Text:
    return translate(
        "river_market", "The same card was the last of the deck and took the last house: you may name either."
    )
