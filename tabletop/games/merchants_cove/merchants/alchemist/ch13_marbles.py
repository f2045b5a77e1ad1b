"""MC-13.1, MC-13.4, MC-13.5: the Alchemist's marbles, and getting rid of Toxic Waste."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.chance import HasChance, shuffle
from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    Choice,
    FreeActions,
    Step,
    Tell,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove.merchants.alchemist import art
from tabletop.games.merchants_cove.merchants.alchemist import components as box
from tabletop.games.merchants_cove.merchants.alchemist import phrases as said
from tabletop.games.merchants_cove.merchants.alchemist.state import (
    ICHOR,
    MARBLES,
    Laboratory,
    Marble,
    colour,
)
from tabletop.games.merchants_cove.rules.ch05_ending import Done, EndableChoice
from tabletop.games.merchants_cove.rules.supply import corrupt, put_into
from tabletop.games.merchants_cove.state import MerchantsCove, board

CAULDRONS = range(len(box.CAULDRONS))
COLOURS = range(ICHOR)

# MC-13.1: the marbles


def setup(s: HasChance, _seat: int) -> Laboratory:
    """MC-13.1: return the shop: rows filled at random, all other marbles in the bag."""
    marbles = list(range(MARBLES))
    shuffle(s, marbles)
    rows = [tuple(marbles[row * box.ROW : (row + 1) * box.ROW]) for row in range(box.ROWS)]
    bag = tuple(sorted(marbles[box.ROWS * box.ROW :]))
    return Laboratory(rows=rows, bench=(), cauldrons=[()] * len(CAULDRONS), waste=(), bag=bag)


def shop(s: MerchantsCove, seat: int) -> Laboratory:
    mine = s.players[seat].shop
    assert isinstance(mine, Laboratory)
    return mine


def marble_keys(marbles: tuple[int, ...]) -> tuple[str, ...]:
    """Return the keys of marbles on the table."""
    return tuple(f"marble:{marble}" for marble in marbles)


def without(marbles: tuple[int, ...], one: int) -> tuple[int, ...]:
    """Return marbles without this one."""
    return tuple(marble for marble in marbles if marble != one)


def not_on_bench(mine: Laboratory, marble: int, rule: str) -> No | None:
    """Refuse a marble that is not on the Workbench; None if it is."""
    if marble in mine.bench:
        return None
    text = translate("merchants_cove", "That marble, {colour}, isn't on the Workbench.")
    return No(rule, lambda: text.fill(colour=said.shade(colour(marble))))


# MC-13.4: Filter


@frozen
class IchorFiltered(GameEvent):
    """MC-13.4: an Ichor went from Toxic Waste into the bag."""

    seat: int
    marble: int

    def line(self) -> LogLine:
        return LogLine(translate("merchants_cove", "Filters 1 Ichor"), self.seat, (), "MC-13.4")


def no_filter(s: MerchantsCove, seat: int) -> No | None:
    """MC-13.4: refuse Filter if there is no Toxic Waste."""
    if shop(s, seat).waste:
        return None
    text = translate("merchants_cove", "There's no Toxic Waste. Filter moves up to {n} Ichor from there.")
    return No("MC-13.4", text.fill(n=box.FILTERED))


class MarbleToBag(GameAction[MerchantsCove]):
    """Move a marble from the board into the bag."""

    __slots__ = ()
    marble: Marble

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"marble:{self.marble}", "dump")

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return art.Marble(colour(self.marble))


@frozen
class FilterIchor(MarbleToBag):
    """MC-13.4: move an Ichor from Toxic Waste to the bag."""

    text = translate("merchants_cove", "Move 1 Ichor to the bag")
    marble: Marble


@frozen
class Filtering(Step[MerchantsCove]):
    """MC-13.4: asks for Ichor to filter, `left` at most, if there is any; a Dump may have taken it."""

    seat: int
    left: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if self.left and shop(s, self.seat).waste:
            push_steps(s, FilterWaste(self.seat, self.left))


@frozen
class FilterWaste(EndableChoice):
    """MC-13.4: the seat moves Ichor from Toxic Waste to the bag, up to `left` more."""

    rule = "MC-13.4"
    accepts = (FilterIchor, Done)
    seat: int
    left: int = box.FILTERED

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Move up to %n Ichor from Toxic Waste to the bag.")
        return text.count(min(self.left, len(shop(s, self.seat).waste)))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        yield from (FilterIchor(marble) for marble in shop(s, self.seat).waste)
        yield Done()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        waste = shop(s, self.seat).waste
        if isinstance(action, FilterIchor):
            if action.marble in waste:
                return None
            text = translate("merchants_cove", "That marble, {colour}, isn't in Toxic Waste.")
            return No("MC-13.4", lambda: text.fill(colour=said.shade(colour(action.marble))))
        if self.left < box.FILTERED:
            return None
        text = translate("merchants_cove", "Move at least one of the %n Ichor.")
        return No("MC-13.4", lambda: text.count(len(waste)))

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, FilterIchor):
            mine = shop(s, self.seat)
            mine.waste = without(mine.waste, action.marble)
            mine.bag = put_into(mine.bag, action.marble)
            tell(s, IchorFiltered(self.seat, action.marble))
            push_steps(s, Filtering(self.seat, self.left - 1))

    def resume_step(self) -> Step[MerchantsCove]:
        return Filtering(self.seat, self.left)

    def unused(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "%n more Ichor in the bag")
        return text.count(min(self.left, len(shop(s, self.seat).waste)))


def filter_waste(_s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-13.4: return the steps of Filter."""
    return (FilterWaste(seat),)


# MC-13.5: Dump, a free action


@frozen
class WasteDumped(GameEvent):
    """MC-13.5: these Ichor went from Toxic Waste into the bag."""

    seat: int
    marbles: tuple[int, ...]

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Dumps Toxic Waste: %n Ichor into the bag")
        return LogLine(text.count(len(self.marbles)), self.seat, (), "MC-13.5")

    def headline(self) -> Headline:
        return Headline(self.seat, "waste", 4, translate("merchants_cove", "dumped the waste"))


@frozen
class Dump(GameAction[MerchantsCove]):
    """MC-13.5: draw a Corruption card, and move all Ichor from Toxic Waste to the bag."""

    hand = Press("dump")
    picture = art.Marble(ICHOR)

    def say(self, s: MerchantsCove) -> Text:
        mine = board(s, Laboratory)
        text = translate("merchants_cove", "Dump: draw 1 Corruption card, move %n Ichor to the bag")
        return text.count(len(mine.waste) if mine else 0)


@frozen
class DumpWaste(FreeActions[MerchantsCove]):
    """MC-13.5: on its own turn the seat may move all Toxic Waste to the bag, for a Corruption card."""

    accepts = (Dump,)
    seat: int

    def available(self, s: MerchantsCove) -> bool:
        return bool(shop(s, self.seat).waste)

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield Dump()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:  # noqa: ARG002
        if shop(s, self.seat).waste:
            return None
        text = translate("merchants_cove", "There's no {marble} in Toxic Waste to dump.")
        return No("MC-13.5", text.fill(marble=said.shade(ICHOR)))

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:  # noqa: ARG002
        mine = shop(s, self.seat)
        waste, mine.waste = mine.waste, ()
        mine.bag = put_into(mine.bag, *waste)
        tell(s, WasteDumped(self.seat, waste))
        corrupt(s, self.seat, 1, tell, "MC-13.5")


def asides(_s: MerchantsCove, seat: int) -> tuple[FreeActions[MerchantsCove], ...]:
    return (DumpWaste(seat),)


def faults(mine: Laboratory) -> list[str]:
    """MC-13.1: check for a marble missing or twice, a colour in Toxic Waste, an overfull row."""
    found = []
    piles = [*mine.rows, mine.bench, *mine.cauldrons, mine.waste, mine.bag]
    if sorted(marble for pile in piles for marble in pile) != list(range(MARBLES)):
        found.append(f"marbles: {piles}")
    if any(colour(marble) != ICHOR for marble in mine.waste):
        found.append(f"Toxic Waste: {mine.waste}")
    if any(len(row) > box.ROW for row in mine.rows):
        found.append(f"rows: {mine.rows}")
    if sum(map(bool, mine.cauldrons)) > 1:
        found.append(f"cauldrons: {mine.cauldrons}")
    return found
