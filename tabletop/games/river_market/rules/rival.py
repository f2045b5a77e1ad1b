"""RM-14: the Rival."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps, tell_reason
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import events, names, phrases
from tabletop.games.river_market.actions import Place, Send
from tabletop.games.river_market.rules import reasons
from tabletop.games.river_market.rules.acts import BUILDABLE, open_event
from tabletop.games.river_market.rules.drawing import lay_off, refill, trigger
from tabletop.games.river_market.rules.game_choice import GameChoice
from tabletop.games.river_market.rules.missing import no_such_booth, no_such_spot
from tabletop.games.river_market.rules.ring import ahead, counted, insert, onward, spots
from tabletop.games.river_market.rules.visits import pay_owner
from tabletop.games.river_market.state import RiverMarket, persons


def you(s: RiverMarket) -> int:
    """RM-14.8: the seat of the person, who chooses where the rules leave the Rival a choice."""
    return persons(s)[0]


@frozen
class RivalTurn(Step):
    """RM-14.5: the Rival draws the top card of the deck, and does what it says."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        if not refill(s, tell):
            tell_reason(s, tell, s.rival, "RM-14.5", reasons.no_card)
            return
        s.drawn = s.deck.pop()
        tell(s, events.RivalDrew(s.rival, s.drawn))
        last = not s.deck and s.last_turns < 0
        if last:
            trigger(s, names.DECK, s.rival, tell)
        push_steps(s, RivalBooth() if s.drawn in BUILDABLE else RivalKeeps(), RivalDone(last))


@frozen
class RivalKeeps(Step):
    """RM-14.6: a card that is no Booth joins the collection, and the pawn moves by it."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        card, s.drawn = s.drawn, -1
        s.collection += (card,)
        size = len(s.collection)
        tell(s, events.RivalKept(s.rival, card, size))
        tell_reason(s, tell, s.rival, "RM-14.6", lambda: reasons.kept(card, size, box.SOLO.collection))
        if n := box.CARDS[card].step:
            push_steps(s, RivalWalks(n), RivalFive())
        else:
            tell_reason(s, tell, s.rival, "RM-14.8", reasons.zoom)
            push_steps(s, RivalZoom(you(s)), RivalFive())


@frozen
class RivalWalks(Step):
    """RM-14.6, RM-14.7: the pawn goes exactly so many Booths clockwise, and may end where it began."""

    n: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        n, length = self.n, len(s.ring)
        tell_reason(
            s,
            tell,
            s.rival,
            "RM-14.7" if n % length == 0 else "RM-14.6",
            lambda: reasons.walk(n, came_round=n % length == 0),
        )
        p = s.players[s.rival]
        for left in range(n - 1, -1, -1):
            p.pawn = onward(s, p.pawn, 1)
            tell(s, events.PawnMoved(s.rival, p.pawn, left, "RM-14.6"))
        pay_owner(s, p.pawn, s.rival, tell)


@frozen
class RivalZoom(GameChoice):
    """RM-14.8: choose to which other Booth the Rival goes."""

    rule = "RM-14.8"
    rules = ("RM-14.8", "RM-14.9")
    accepts = (Send,)
    seat: int

    def prompt(self, s: RiverMarket) -> Text:
        text = translate("river_market", "Zoom: send the Rival from {booth} to any other Booth.")
        return text.fill(booth=phrases.booth(s.players[s.rival].pawn))

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        pawn = s.players[s.rival].pawn
        return (Send(booth) for booth in (*ahead(s, pawn), pawn))

    def forbids(self, s: RiverMarket, action: Send) -> No | None:
        if no := no_such_booth(s, action.booth):
            return no
        if action.booth == s.players[s.rival].pawn:
            text = translate("river_market", "The Rival stands on {booth}: a Zoom takes it to another Booth.")
            return No("RM-14.8", lambda: text.fill(booth=phrases.booth(action.booth)))
        return None

    def apply(self, s: RiverMarket, action: Send, tell: Tell) -> None:
        s.players[s.rival].pawn = action.booth
        tell(s, events.PawnMoved(s.rival, action.booth, 0, "RM-14.8"))
        pay_owner(s, action.booth, s.rival, tell)


@frozen
class RivalFive(Step):
    """RM-14.13, RM-14.14: a full collection is discarded for an Event, if a house is left for one."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        size = len(s.collection)
        if size < box.SOLO.collection:
            return
        builds = bool(s.row) and bool(s.events)
        tell_reason(s, tell, s.rival, "RM-14.13", lambda: reasons.five(size, event=builds))
        discard_collection(s, tell, "RM-14.13")
        if not builds:
            tell_reason(s, tell, s.rival, "RM-14.14", lambda: reasons.no_event(houses=bool(s.row)))
            return
        if s.row[0] == "N":
            neutral_leaves(s, "RM-14.13", tell)
        s.drawn = s.events.pop()
        tell(s, events.EventDrawn(s.rival, s.drawn))
        tell_reason(s, tell, s.rival, "RM-14.13", lambda: reasons.event_anywhere(s.drawn))
        push_steps(s, RivalSpot(you(s), s.drawn))


def discard_collection(s: RiverMarket, tell: Tell, rule: str) -> None:
    """RM-14.10, RM-14.11, RM-14.13: the collection goes onto the discards."""
    if s.collection:
        cards, s.collection = s.collection, ()
        lay_off(s, *cards)
        tell(s, events.CollectionGone(s.rival, cards, rule))


def neutral_leaves(s: RiverMarket, rule: str, tell: Tell) -> None:
    """RM-14.10, RM-14.13: the neutral house at the head of the House row leaves the game."""
    s.row = s.row[1:]
    tell(s, events.NeutralGone(s.rival, rule))


@frozen
class RivalBooth(Step):
    """RM-14.10 to RM-14.12, RM-14.14: the Rival has turned up a Booth, and looks at its House row."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        card = s.drawn
        n = box.CARDS[card].step
        if not s.row:
            tell_reason(s, tell, s.rival, "RM-14.14", lambda: reasons.no_house(card))
            discard_drawn(s, tell)
            if not s.flags.keep_collection:
                discard_collection(s, tell, "RM-14.14")
        elif s.row[0] == "N":
            tell_reason(
                s, tell, s.rival, "RM-14.10", lambda: reasons.neutral(card, collection=bool(s.collection))
            )
            neutral_leaves(s, "RM-14.10", tell)
            discard_drawn(s, tell)
            discard_collection(s, tell, "RM-14.10")
        elif n:
            spot = counted(s, s.players[s.rival].pawn, n)
            tell_reason(s, tell, s.rival, "RM-14.12", lambda: reasons.builds(s, card, n, spot))
            rival_builds(s, spot, tell)
            discard_collection(s, tell, "RM-14.11")
        else:
            tell_reason(s, tell, s.rival, "RM-14.12", lambda: reasons.builds_anywhere(card))
            push_steps(s, RivalSpot(you(s), card), CollectionAway())


def discard_drawn(s: RiverMarket, tell: Tell) -> None:
    """RM-14.10, RM-14.14: the Booth that was turned up goes onto the discards."""
    card, s.drawn = s.drawn, -1
    lay_off(s, card)
    tell(s, events.CardGone(s.rival, card))


def rival_builds(s: RiverMarket, spot: int, tell: Tell) -> None:
    """RM-14.11, RM-14.13: the Rival builds for nothing, with the first house of the row, one of its own."""
    card, s.drawn = s.drawn, -1
    rule = "RM-14.13" if card in box.EVENTS else "RM-14.12"
    s.row = s.row[1:]
    behind = phrases.behind(s, spot)
    insert(s, card, spot)
    s.owners[card] = s.rival
    tell(s, events.Built(s.rival, card, spot, free=True, rule=rule, behind=behind))
    open_event(s, s.rival, card, tell)


@frozen
class CollectionAway(Step):
    """RM-14.11: after the build the collection is discarded."""

    def run(self, s: RiverMarket, tell: Tell) -> None:
        discard_collection(s, tell, "RM-14.11")


@frozen
class RivalSpot(GameChoice):
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


@frozen
class RivalDone(Step):
    """RM-15.1, RM-15.3: the last house of the row triggers the end; `last`: the card drawn did so before."""

    last: bool

    def run(self, s: RiverMarket, tell: Tell) -> None:
        if s.row:
            return
        if self.last:
            s.causes = (names.DECK, names.RIVAL)
            tell_reason(s, tell, s.rival, "RM-15.3", reasons.both)
        else:
            trigger(s, names.RIVAL, s.rival, tell)
