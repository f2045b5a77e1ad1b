"""BM-10: the Inventory Phase."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.table import Press
from tabletop.engine.text import Text, translate
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar import phrases, places
from tabletop.games.brick_and_mortar.components import Vec
from tabletop.games.brick_and_mortar.rules.ch01_goods import having, known_effect, sink, to_market
from tabletop.games.brick_and_mortar.rules.ch04_order import change_points
from tabletop.games.brick_and_mortar.rules.phases import Decision, begin_phase
from tabletop.games.brick_and_mortar.state import INVENTORY, BrickAndMortar


@frozen
class ItemsAged(GameEvent):
    """BM-10.1: all items went down a shelf."""

    def line(self) -> LogLine:
        return LogLine(translate("brick_and_mortar", "All items go down a shelf"), -1, (), "BM-10.1")


@frozen
class ItemsExpired(GameEvent):
    """BM-10.1: the items on a seat's lowest shelves expired; at least one."""

    seat: int
    items: Vec

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "Loses {items} from the lowest shelves")
        return LogLine(text.fill(items=phrases.bundle(self.items)), self.seat, (), "BM-10.1")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "lost %n item(s) grown old", "", sum(self.items))
        does = translate("brick_and_mortar", "lose items grown old")
        return Headline(self.seat, "expired", 6, did, does=does, bad=True)


@frozen
class InventoryPhase(Step[BrickAndMortar]):
    """BM-10.1: all items go down a shelf; those that fall off are lost, except a Pawn Shop's."""

    def run(self, s: BrickAndMortar, tell: Tell) -> None:
        begin_phase(s, INVENTORY, tell)
        fallen = [[sink(store) for store in p.building] for p in s.players]
        tell(s, ItemsAged())
        for seat in s.order:
            expired = tuple(map(sum, zip(*fallen[seat], strict=True)))
            if any(expired):
                tell(s, ItemsExpired(seat, expired))  # type: ignore[arg-type]
        pawned = (
            Pawning(seat, slot, kind, n)
            for seat in s.order
            for slot, _, found in having(s.players[seat], "expire_to_market")
            for kind in box.numbers(found.kinds)
            for n in range(fallen[seat][slot][kind], 0, -1)
        )
        push_steps(s, *pawned)


@frozen
class Pawned(GameEvent):
    """BM-15.15: an expired item went back to the market."""

    seat: int
    card: int
    kind: int

    def line(self) -> LogLine:
        text = translate("brick_and_mortar", "{store} returns {item} to the market")
        text = text.fill(store=phrases.store(self.card), item=phrases.items(self.kind, 1))
        return LogLine(text, self.seat, (places.store_key(self.card),), "BM-15.15")

    def headline(self) -> Headline:
        did = translate("brick_and_mortar", "pawned {things}")
        return Headline(self.seat, "pawned", 6, did, (phrases.counted_items(self.kind, 1),))


@frozen
class Pawn(GameAction[BrickAndMortar]):
    """BM-15.15: return an expiring item to the market for points (`back`), or let it go."""

    back: bool

    def say(self, _s: BrickAndMortar) -> Text:
        if self.back:
            return translate("brick_and_mortar", "Return it to the market")
        return translate("brick_and_mortar", "Let it go")

    def gesture(self, _v: BrickAndMortar, _step: Choice[BrickAndMortar]) -> Press:
        return Press("button:pawn" if self.back else "button:let go")


@frozen
class Pawning(Decision):
    """BM-15.15: the seat may return an expired item to the market for points; `n` are left."""

    rule = "BM-15.15"
    accepts = (Pawn,)
    public = True
    seat: int
    slot: int
    kind: int
    n: int

    def _points(self, s: BrickAndMortar) -> int:
        store = s.players[self.seat].building[self.slot]
        return box.figure(known_effect(store, "expire_to_market"), self.kind)

    def prompt(self, s: BrickAndMortar) -> Text:
        text = translate(
            "brick_and_mortar", "{store}: return the expiring {kind} to the market for %n point(s)?"
        )
        return text.count(self._points(s)).fill(
            store=phrases.slot(s, self.seat, self.slot), kind=phrases.KINDS[self.kind]
        )

    def candidate_actions(self, s: BrickAndMortar) -> Iterator[Action]:
        return iter((Pawn(back=True), Pawn(back=False)))

    def forbids(self, s: BrickAndMortar, action: Pawn) -> No | None:
        return None

    def apply(self, s: BrickAndMortar, action: Pawn, tell: Tell) -> None:
        if not action.back:
            return
        card = s.players[self.seat].building[self.slot].card
        to_market(s, self.kind, 1)
        tell(s, Pawned(self.seat, card, self.kind))
        change_points(s, self.seat, self._points(s), "BM-15.15", tell, card)
