"""RM-4: the turn, and its first part, the move."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameChoice, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market import phrases, places
from tabletop.games.river_market.rules.ch02_river import ahead, no_such_booth
from tabletop.games.river_market.rules.ch05_visiting import Landed, PawnMoved, ToBooth, Wade
from tabletop.games.river_market.rules.ch06_acting import Act
from tabletop.games.river_market.rules.ch07_drawing import Draw
from tabletop.games.river_market.rules.ch10_powers import has_power, helped
from tabletop.games.river_market.rules.ch13_scoring import End
from tabletop.games.river_market.rules.ch14_rival import RivalTurn
from tabletop.games.river_market.rules.supply import lay_off, leave_hand, not_in_hand
from tabletop.games.river_market.state import BoothNumber, CardNumber, Player, RiverMarket, persons

# RM-4.1, RM-12.4: turns


@frozen
class TurnBegan(GameEvent):
    """RM-4.1: a seat's turn began; `last`: turns it has left, this one included, or 0 before the end."""

    seat: int
    turn: int
    last: int

    def line(self) -> LogLine | None:
        if not self.last:
            return None
        text = translate("river_market", "Begins turn {n}, the last but one")
        if self.last == 1:
            text = translate("river_market", "Begins turn {n}, the last")
        return LogLine(text.fill(n=self.turn), self.seat, (), "RM-12.4")

    def headline(self) -> Headline | None:
        if not self.last:
            return None
        did = translate("river_market", "began the last turn but one")
        if self.last == 1:
            did = translate("river_market", "began the last turn")
        return Headline(self.seat, "began", 1, did)


@frozen
class Turn(Step[RiverMarket]):
    """RM-4.1: a turn: Move, Visit, Act, Draw; in solo play the Rival's follows (RM-14.5)."""

    seat: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        s.turn += 1
        last = 0
        if s.last_turns > 0:
            seats = len(persons(s))
            last = (s.last_turns + seats - 1) // seats
            s.last_turns -= 1
        tell(s, TurnBegan(self.seat, s.turn, last))
        push_steps(s, Move(self.seat), Act(self.seat), Draw(self.seat), TurnEnd(self.seat))


@frozen
class TurnEnd(Step[RiverMarket]):
    """RM-14.5: ends the turn's discounts; then the Rival has its turn, if it plays."""

    seat: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        s.build_off = s.hire_off = 0
        push_steps(s, *((RivalTurn(),) if s.rival >= 0 else ()), Next(self.seat))


@frozen
class Next(Step[RiverMarket]):
    """RM-3.4, RM-12.4: starts the next seat's turn, or after the last turn the end."""

    seat: int

    def run(self, s: RiverMarket, tell: Tell) -> None:
        if s.last_turns == 0:
            push_steps(s, End())
            return
        seat = (self.seat + 1) % len(s.players)
        push_steps(s, Turn(self.seat if seat == s.rival else seat))


# RM-4.4 to RM-4.6: ways to move; wading (RM-4.3) is in chapter 5, since boats do it, too


def farthest(p: Player, card: int) -> int:
    """RM-4.4, RM-10.2: return the maximum number of Booths that a card with a number moves the pawn."""
    return box.CARDS[card].step + helped(p, "further")


def reach(s: RiverMarket, seat: int, card: int) -> tuple[int, ...]:
    """RM-4.4, RM-4.5, RM-10.2, RM-10.3: return the Booths to which a card takes the pawn, in ring order."""
    p = s.players[seat]
    return _reach(card, ahead(s, p.pawn), helped(p, "further"), back=has_power(p, "backwards"))


def _reach(card: int, others: tuple[int, ...], further: int, *, back: bool) -> tuple[int, ...]:
    """As `reach`, given the Booths ahead of the pawn and what its Helpers can."""
    n = box.CARDS[card].step
    if not n:
        return others
    n += further
    if not back:
        return others[:n]
    return others if 2 * n >= len(others) else others[:n] + others[-n:]


@frozen
class Play(ToBooth):
    """RM-4.4, RM-4.5: discard this card of the hand and go to this Booth."""

    shows = True
    card: CardNumber
    booth: BoothNumber

    def say(self, _s: RiverMarket) -> Text:
        text, card = translate("river_market", "Play {card} ({step}) and go to {booth}"), self.card
        return text.fill(
            card=phrases.card(card), step=phrases.step_name(card), booth=phrases.booth(self.booth)
        )

    def short_label(self, _s: RiverMarket) -> Text:
        return translate("river_market", "Go to {booth}").fill(booth=phrases.booth(self.booth))

    def held(self, _v: RiverMarket, _seat: int) -> str:
        return places.card_key(self.card)

    def way(self, v: RiverMarket, seat: int) -> int:
        """RM-10.3: return the Booths passed: negative only if the card does not reach it clockwise."""
        p = v.players[seat]
        if box.CARDS[self.card].step == box.ZOOM:
            return 0
        away = ahead(v, p.pawn).index(self.booth) + 1
        return away if away <= farthest(p, self.card) else away - len(v.ring)


@frozen
class CardPlayed(GameEvent):
    """RM-4.4, RM-4.5: a card of the hand was discarded for the move."""

    seat: int
    card: int

    def line(self) -> LogLine:
        text = translate("river_market", "Plays {card} ({step}) to move")
        text = text.fill(card=phrases.card(self.card), step=phrases.step_name(self.card))
        rule = "RM-4.4" if box.CARDS[self.card].step else "RM-4.5"
        return LogLine(text, self.seat, (places.card_key(self.card),), rule)

    def headline(self) -> Headline:
        did = translate("river_market", "played {things}")
        return Headline(self.seat, "played", 2, did, (phrases.card(self.card),))


@frozen
class Zoom(ToBooth):
    """RM-4.6: give back a Zoom token and go to this Booth."""

    booth: BoothNumber
    text = translate("river_market", "Spend a Zoom token and go to {booth}")

    def short_label(self, _s: RiverMarket) -> Text:
        return translate("river_market", "Go to {booth}").fill(booth=phrases.booth(self.booth))

    def held(self, v: RiverMarket, seat: int) -> str:
        return places.zoom_key(v, seat)


@frozen
class ZoomSpent(GameEvent):
    """RM-4.6: a Zoom token went back to the supply."""

    seat: int

    def line(self) -> LogLine:
        return LogLine(translate("river_market", "Spends a Zoom token"), self.seat, (), "RM-4.6")


# RM-4.2: the move

_WAYS = {
    (True, True): translate(
        "river_market", "Move on from {booth}: wade to {next}, play a card, or spend a Zoom token."
    ),
    (True, False): translate("river_market", "Move on from {booth}: wade to {next}, or play a card."),
    (False, True): translate("river_market", "Move on from {booth}: wade to {next}, or spend a Zoom token."),
    (False, False): translate("river_market", "Move on from {booth}: wade to {next}."),
}
"""The prompt, with cards in hand or none, with Zoom tokens or none."""


@frozen
class Move(GameChoice[RiverMarket]):
    """RM-4.2: wade, play a card of the hand, or spend a Zoom token, to another Booth."""

    rule = "RM-4.2"
    accepts = (Wade, Play, Zoom)
    seat: int

    def prompt(self, s: RiverMarket) -> Text:
        p = s.players[self.seat]
        text = _WAYS[bool(p.hand), bool(p.zooms)]
        return text.fill(booth=phrases.booth(p.pawn), next=phrases.booth(ahead(s, p.pawn)[0]))

    def rules_now(self, s: RiverMarket) -> tuple[str, ...]:
        p = s.players[self.seat]
        further = ("RM-10.2",) if has_power(p, "further") else ()
        backwards = ("RM-10.3",) if has_power(p, "backwards") else ()
        return ("RM-4.2", "RM-4.3", "RM-4.4", "RM-4.5", "RM-4.6", *further, *backwards)

    def candidate_actions(self, s: RiverMarket) -> Iterator[Action]:
        p = s.players[self.seat]
        booths = (*ahead(s, p.pawn), p.pawn)
        yield from map(Wade, booths)
        for card in p.hand:
            yield from (Play(card, booth) for booth in booths)
        yield from map(Zoom, booths)

    def own_legal_actions(self, s: RiverMarket) -> list[Action]:
        """Build the list from the reach of each way: checking every Booth took half of random play's time."""
        p = s.players[self.seat]
        others = ahead(s, p.pawn)
        found: list[Action] = [Wade(others[0])]
        further, back = helped(p, "further"), has_power(p, "backwards")
        for card in p.hand:
            found += [Play(card, booth) for booth in _reach(card, others, further, back=back)]
        if p.zooms:
            found += map(Zoom, others)
        return found

    def forbids(self, s: RiverMarket, action: Wade | Play | Zoom) -> No | None:
        booth = action.booth
        if isinstance(action, Wade):
            return self._no_place(s, booth) or self._no_wade(s, booth)
        if isinstance(action, Zoom):
            return self._no_token(s, booth) or self._no_place(s, booth)
        no = not_in_hand(s, self.seat, action.card, "RM-4.4") or self._no_place(s, booth)
        return no or self._no_play(s, action.card, booth)

    def _no_place(self, s: RiverMarket, booth: int) -> No | None:
        if no := no_such_booth(s, booth):
            return no
        if booth != s.players[self.seat].pawn:
            return None
        text = translate("river_market", "Your pawn stands on {booth} and has to end on another Booth.")
        return No("RM-4.2", lambda: text.fill(booth=phrases.booth(booth)))

    def _no_wade(self, s: RiverMarket, booth: int) -> No | None:
        others = ahead(s, s.players[self.seat].pawn)
        if booth == others[0]:
            return None
        text = translate("river_market", "Without a card you wade 1 Booth, to {next}; {booth} is {n} on.")
        return No(
            "RM-4.3",
            lambda: text.fill(
                next=phrases.booth(others[0]), booth=phrases.booth(booth), n=others.index(booth) + 1
            ),
        )

    def _no_play(self, s: RiverMarket, card: int, booth: int) -> No | None:
        if booth in reach(s, self.seat, card):
            return None
        p = s.players[self.seat]
        n, away = farthest(p, card), ahead(s, p.pawn).index(booth) + 1
        if has_power(p, "backwards"):
            text = translate(
                "river_market", "{card} takes you up to %n Booth(s) either way; {booth} is {away} on.", "", n
            )
        else:
            text = translate(
                "river_market", "{card} takes you up to %n Booth(s) on; {booth} is {away} on.", "", n
            )
        return No("RM-4.4", lambda: text.fill(card=phrases.card(card), booth=phrases.booth(booth), away=away))

    def _no_token(self, s: RiverMarket, booth: int) -> No | None:
        if s.players[self.seat].zooms:
            return None
        if no := no_such_booth(s, booth):
            return no
        text = translate("river_market", "You have no Zoom token to go to {booth}.")
        return No("RM-4.6", lambda: text.fill(booth=phrases.booth(booth)))

    def apply(self, s: RiverMarket, action: Wade | Play | Zoom, tell: Tell) -> None:
        seat, p = self.seat, s.players[self.seat]
        rule = "RM-4.3"
        if isinstance(action, Play):
            rule = "RM-4.4" if box.CARDS[action.card].step else "RM-4.5"
            leave_hand(p, action.card)
            lay_off(s, action.card)
            tell(s, CardPlayed(seat, action.card))
        elif isinstance(action, Zoom):
            rule = "RM-4.6"
            p.zooms -= 1
            tell(s, ZoomSpent(seat))
        p.pawn = action.booth
        tell(s, PawnMoved(seat, action.booth, 0, rule))
        push_steps(s, Landed(seat))
