"""BM-3: the draft before January."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Simultaneous, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.rules.phases import Decision
from tabletop.games.brick_and_mortar.state import BrickAndMortar, StoreCard

PASSES = box.START.kept


@frozen
class Draft(Step[BrickAndMortar]):
    """BM-3.1: `passes` more rounds: all keep a card at once and pass the others on."""

    passes: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        if self.passes:
            parts = tuple(Drafting(seat) for seat in s.order)
            push_steps(s, Simultaneous(parts), HandOn(self.passes - 1), Draft(self.passes - 1))


@frozen
class Kept(GameEvent):
    """BM-3.1: a seat kept a Store Card. Only this seat may learn which."""

    seat: int
    card: int

    def line_for(self, viewer: int) -> LogLine:
        if viewer == self.seat:
            text = translate("brick_and_mortar", "Keeps {store}").fill(store=phrases.store(self.card))
            return LogLine(text, self.seat, (places.store_key(self.card),), "BM-3.1")
        return LogLine(translate("brick_and_mortar", "Keeps a store"), self.seat, (), "BM-3.1")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "kept %n store(s)", "", 1)
        return Headline(self.seat, "kept", 5, did)


@frozen
class Keep(GameAction[BrickAndMortar]):
    """BM-3.1: keep this Store Card of those dealt or passed on."""

    card: StoreCard

    def say(self, _s: BrickAndMortar) -> Text:
        return translate("brick_and_mortar", "Keep {store}").fill(store=phrases.store(self.card))

    def outcome_text(self, _s: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Text:
        return box.STORES[self.card].help

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Drag:
        return Drag(places.store_key(self.card), "keep")


@frozen
class Drafting(Decision):
    """BM-3.1: the seat keeps one of the Store Cards in its pack."""

    rule = "BM-3.1"
    rules = ("BM-3.1", "BM-3.2")
    accepts = (Keep,)
    private = True
    seat: int

    def prompt(self, s: BrickAndMortar) -> Text:
        n = len(s.players[self.seat].pack)
        return translate("brick_and_mortar", "Keep one of these %n stores; the others go on.").count(n)

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        p = s.players[self.seat]
        return (Keep(card) for card in (*p.pack, *p.stores))

    def forbids(self, s: BrickAndMortar, action: Keep) -> No | None:
        p = s.players[self.seat]
        if action.card in p.pack:
            return None
        if action.card in p.stores:
            text = translate("brick_and_mortar", "You've kept {store} already.")
        else:
            text = translate("brick_and_mortar", "{store} isn't among the stores you hold.")
        return No("BM-3.1", lambda: text.fill(store=phrases.store(action.card)))

    def apply(self, s: BrickAndMortar, action: Keep, tell: Tell) -> None:
        p = s.players[self.seat]
        p.pack = tuple(card for card in p.pack if card != action.card)
        p.stores += (action.card,)
        tell(s, Kept(self.seat, action.card))


@frozen
class PassedOn(GameEvent):
    """BM-3.1: the other cards went to the left, or after the last pick (`left` is 0) face down away."""

    left: int
    final = True

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "The other stores go to the left")
        if not self.left:
            text = translate("brick_and_mortar", "The stores left over are discarded face down")
        return LogLine(text, -1, (), "BM-3.1")


@frozen
class HandOn(Step[BrickAndMortar]):
    """BM-3.1: the packs go to the left; after the last pick (`left` is 0) they are discarded face down."""

    left: int

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        packs = [p.pack for p in s.players]
        for seat, p in enumerate(s.players):
            p.pack = packs[seat - 1] if self.left else ()
        if not self.left:
            s.face_down = tuple(sorted(card for pack in packs for card in pack))
        tell(s, PassedOn(self.left))
