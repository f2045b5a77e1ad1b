"""MC-13: the Alchemist: taking marbles off the decanter, and brewing Goods in cauldrons."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletop.engine.chance import HasChance, shuffle
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, FreeActions, Step, Tell, push_steps
from tabletop.engine.state import frozen
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import state
from tabletop.games.merchants_cove.actions import Decline
from tabletop.games.merchants_cove.merchants.actions import Done
from tabletop.games.merchants_cove.merchants.alchemist import components as box
from tabletop.games.merchants_cove.merchants.alchemist import events
from tabletop.games.merchants_cove.merchants.alchemist import phrases as said
from tabletop.games.merchants_cove.merchants.alchemist.actions import (
    Announce,
    Dump,
    FilterIchor,
    Pour,
    ReturnMarble,
    SwapMarbles,
    UseBottler,
)
from tabletop.games.merchants_cove.merchants.alchemist.components import BOTTLER, GATHERER, TAMER
from tabletop.games.merchants_cove.merchants.alchemist.state import ICHOR, MARBLES, Laboratory, colour
from tabletop.games.merchants_cove.rules.game_choice import GameChoice
from tabletop.games.merchants_cove.rules.goods import SHOP, corrupt, draw_from, gain, put_into
from tabletop.games.merchants_cove.rules.staff import has, ready, spend
from tabletop.games.merchants_cove.state import MerchantsCove

CAULDRONS = range(len(box.CAULDRONS))
COLOURS = range(ICHOR)


def setup(s: HasChance, _seat: int) -> Laboratory:
    """MC-13.1: fills the rows at random; all other marbles are in the bag."""
    marbles = list(range(MARBLES))
    shuffle(s, marbles)
    rows = [tuple(marbles[row * box.ROW : (row + 1) * box.ROW]) for row in range(box.ROWS)]
    bag = tuple(sorted(marbles[box.ROWS * box.ROW :]))
    return Laboratory(rows=rows, bench=(), cauldrons=[()] * len(CAULDRONS), waste=(), bag=bag)


def shop(s: MerchantsCove, seat: int) -> Laboratory:
    """The Alchemist's board of a seat."""
    mine = s.players[seat].shop
    assert isinstance(mine, Laboratory)
    return mine


@frozen
class Taking:
    """MC-13.2: the marbles that come off a row, left, right and by reaction; and those that stay."""

    left: tuple[int, ...]
    right: tuple[int, ...]
    reaction: tuple[int, ...]
    stays: tuple[int, ...]

    @property
    def taken(self) -> tuple[int, ...]:
        """The marbles that come off for the colour itself."""
        return self.left + self.right


def take(row: tuple[int, ...], announced: int) -> Taking:
    """MC-13.2: the marbles that come off a row if a colour is announced."""
    left = _run(row, announced)
    right = _run(row[len(left) :][::-1], announced)
    stays = row[len(left) : len(row) - len(right)]
    reaction: tuple[int, ...] = ()
    while len(stays) > 1 and colour(stays[0]) == colour(stays[-1]) and (left or right):
        reaction += (stays[0], stays[-1])
        stays = stays[1:-1]
    return Taking(left, right, reaction, stays)


def _run(row: tuple[int, ...], announced: int) -> tuple[int, ...]:
    """The first marbles that are of a colour or Ichor."""
    end = next((n for n, one in enumerate(row) if colour(one) not in (announced, ICHOR)), len(row))
    return row[:end]


@frozen
class TakeMarbles(GameChoice):
    """MC-13.2, MC-13.7: the seat announces a colour for a row; first the Gatherer may swap two marbles."""

    rule = "MC-13.2"
    accepts = (Announce, SwapMarbles)
    seat: int
    row: int

    def rules_now(self, s: MerchantsCove) -> tuple[str, ...]:
        return ("MC-13.2", "MC-13.7") if ready(s, self.seat, GATHERER) else ("MC-13.2",)

    def prompt(self, s: MerchantsCove) -> Text:  # noqa: ARG002
        text = translate("merchants_cove", "Announce a colour for row {row}: take what comes off its ends.")
        return text.fill(row=said.ROWS[self.row])

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        yield from (Announce(each) for each in COLOURS)
        if has(s, self.seat, GATHERER):
            yield from (SwapMarbles(place) for place in range(len(shop(s, self.seat).rows[self.row]) - 1))

    def free_actions(self, s: MerchantsCove) -> tuple[FreeActions, ...]:
        return asides(s, self.seat)

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        row = shop(s, self.seat).rows[self.row]
        if isinstance(action, SwapMarbles):
            return self._no_swap(s, row, action.place)
        assert isinstance(action, Announce)
        if take(row, action.colour).taken:
            return None
        text = translate("merchants_cove", "No end of row {row} is {colour} or Ichor.")
        text = text.fill(row=said.ROWS[self.row])
        return No("MC-13.2", lambda: text.fill(colour=said.shade(action.colour)))

    def _no_swap(self, s: MerchantsCove, row: tuple[int, ...], place: int) -> No | None:
        letter = said.ROWS[self.row]
        if not ready(s, self.seat, GATHERER):
            text = translate("merchants_cove", "Without a rested Gatherer nothing is swapped in row {row}.")
            return No("MC-13.7", lambda: text.fill(row=letter))
        if place + 1 >= len(row):
            text = translate("merchants_cove", "Row {row} has only %n marble(s).").count(len(row))
            return No("MC-13.7", lambda: text.fill(row=letter))
        if colour(row[place]) == colour(row[place + 1]):
            text = translate("merchants_cove", "Both marbles are {colour}.")
            return No("MC-13.7", lambda: text.fill(colour=said.shade(colour(row[place]))))
        return None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        rows = shop(s, self.seat).rows
        row = rows[self.row]
        if isinstance(action, SwapMarbles):
            at = action.place
            rows[self.row] = (*row[:at], row[at + 1], row[at], *row[at + 2 :])
            spend(s, self.seat, GATHERER)
            tell(s, events.MarblesSwapped(self.seat, self.row, at))
            push_steps(s, self)
            return
        assert isinstance(action, Announce)
        off = take(row, action.colour)
        rows[self.row] = off.stays
        mine = shop(s, self.seat)
        mine.bench += off.taken + off.reaction
        tell(s, events.MarblesTaken(self.seat, self.row, action.colour, off.taken, off.reaction))
        refill(s, self.seat, self.row, tell)
        if len(mine.bench) > box.BENCH:
            push_steps(s, ClearBench(self.seat))


def refill(s: MerchantsCove, seat: int, row: int, tell: Tell) -> None:
    """MC-13.2: fills a row from the bag as far as possible, at its left and right end in turn."""
    mine = shop(s, seat)
    came: tuple[int, ...] = ()
    while len(mine.rows[row]) < box.ROW and mine.bag:
        marble, mine.bag = draw_from(s, mine.bag, SHOP + seat)
        mine.rows[row] = (*mine.rows[row], marble) if len(came) % 2 else (marble, *mine.rows[row])
        came += (marble,)
    if came:
        tell(s, events.RowRefilled(seat, row, came))


@frozen
class ClearBench(GameChoice):
    """MC-13.2: the seat returns marbles to the bag until the Workbench has room for the rest."""

    rule = "MC-13.2"
    accepts = (ReturnMarble,)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "The Workbench is too full: return %n marble(s) to the bag.")
        return text.count(len(shop(s, self.seat).bench) - box.BENCH)

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        return (ReturnMarble(marble) for marble in shop(s, self.seat).bench)

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        assert isinstance(action, ReturnMarble)
        return _not_on_bench(shop(s, self.seat), action.marble, "MC-13.2")

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        assert isinstance(action, ReturnMarble)
        mine = shop(s, self.seat)
        mine.bench = _without(mine.bench, action.marble)
        mine.bag = put_into(mine.bag, action.marble)
        tell(s, events.MarbleReturned(self.seat, action.marble))
        if len(mine.bench) > box.BENCH:
            push_steps(s, self)


def _without(marbles: tuple[int, ...], one: int) -> tuple[int, ...]:
    return tuple(marble for marble in marbles if marble != one)


def _not_on_bench(mine: Laboratory, marble: int, rule: str) -> No | None:
    if marble in mine.bench:
        return None
    text = translate("merchants_cove", "That marble, {colour}, isn't on the Workbench.")
    return No(rule, lambda: text.fill(colour=said.shade(colour(marble))))


def open_cauldron(mine: Laboratory) -> int:
    """MC-13.3: the cauldron whose set of marbles is begun and not complete; -1 if there is none."""
    return next((n for n in CAULDRONS if mine.cauldrons[n]), -1)


def can_pour(mine: Laboratory, marble: int, cauldron: int, used: tuple[int, ...]) -> bool:
    """MC-13.3: True if a marble of the Workbench can be next in a cauldron whose set can be completed."""
    if cauldron in used or open_cauldron(mine) not in (-1, cauldron) or marble not in mine.bench:
        return False
    laid = (*mine.cauldrons[cauldron], marble)
    lie = [0] * (ICHOR + 1)
    for one in mine.bench:
        lie[colour(one)] += one != marble
    needs = box.CAULDRONS[cauldron].marbles - len(laid)
    real = {colour(one) for one in laid if colour(one) != ICHOR}
    if real:
        return len(real) == 1 and lie[real.pop()] + lie[ICHOR] >= needs
    return any(lie[each] and lie[each] + lie[ICHOR] >= needs > 0 for each in COLOURS)


def no_brew(s: MerchantsCove, seat: int) -> No | None:
    """MC-13.3: refuses a Brew if no cauldron can be filled."""
    mine = shop(s, seat)
    if any(can_pour(mine, marble, cauldron, ()) for cauldron in CAULDRONS for marble in mine.bench):
        return None
    if not mine.bench:
        text = translate("merchants_cove", "Your Workbench is empty: nothing for the {n} cauldrons.")
        return No("MC-13.3", text.fill(n=len(CAULDRONS)))
    text = translate("merchants_cove", "No cauldron can be filled with {marbles}.")
    return No("MC-13.3", lambda: text.fill(marbles=said.counted(mine.bench)))


@frozen
class Brewing(Step):
    """MC-13.3: asks for cauldrons as long as any can be filled.

    `used`: cauldrons already used; `saved`: Ichor that the Ichor Tamer has saved.
    """

    seat: int
    used: tuple[int, ...] = ()
    saved: int = 0

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        mine = shop(s, self.seat)
        if any(can_pour(mine, marble, n, self.used) for n in CAULDRONS for marble in mine.bench):
            push_steps(s, FillCauldrons(self.seat, self.used, self.saved))


@frozen
class FillCauldrons(GameChoice):
    """MC-13.3: the seat fills cauldrons, each used at most once; one is completed before the next."""

    rule = "MC-13.3"
    accepts = (Pour, Done)
    seat: int
    used: tuple[int, ...] = ()
    saved: int = 0

    def rules_now(self, s: MerchantsCove) -> tuple[str, ...]:
        return ("MC-13.3", "MC-13.8") if has(s, self.seat, TAMER) else ("MC-13.3",)

    def prompt(self, s: MerchantsCove) -> Text:
        mine = shop(s, self.seat)
        begun = open_cauldron(mine)
        if begun < 0:
            return translate("merchants_cove", "Put marbles of one colour into a cauldron.")
        text = translate("merchants_cove", "Complete {cauldron}: %n more marble(s).")
        left = box.CAULDRONS[begun].marbles - len(mine.cauldrons[begun])
        return text.count(left).fill(cauldron=said.cauldron(begun))

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        yield from (Pour(marble, n) for marble in shop(s, self.seat).bench for n in CAULDRONS)
        yield Done()

    def own_legal_actions(self, s: MerchantsCove) -> list[Action]:
        """Checks one marble of each colour instead of all of them, which is faster."""
        mine = shop(s, self.seat)
        one = {colour(marble): marble for marble in mine.bench}
        into = {shade: [n for n in CAULDRONS if can_pour(mine, one[shade], n, self.used)] for shade in one}
        found: list[Action] = [Pour(marble, n) for marble in mine.bench for n in into[colour(marble)]]
        return [*found, Done()] if self.forbids(s, Done()) is None else found

    def free_actions(self, s: MerchantsCove) -> tuple[FreeActions, ...]:
        return asides(s, self.seat)

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:
        mine = shop(s, self.seat)
        if isinstance(action, Pour):
            return self._no_pour(mine, action.marble, action.cauldron)
        begun = open_cauldron(mine)
        if begun >= 0:
            text = translate("merchants_cove", "{cauldron} still lacks %n marble(s). Complete it, or undo.")
            text = text.count(box.CAULDRONS[begun].marbles - len(mine.cauldrons[begun]))
            return No("MC-13.3", lambda: text.fill(cauldron=said.cauldron(begun)))
        if not self.used:
            text = translate("merchants_cove", "Use at least one of the %n cauldron(s).")
            return No("MC-13.3", lambda: text.count(len(CAULDRONS)))
        return None

    def _no_pour(self, mine: Laboratory, marble: int, cauldron: int) -> No | None:
        if no := _not_on_bench(mine, marble, "MC-13.3"):
            return no
        begun = open_cauldron(mine)
        if cauldron in self.used:
            text = translate("merchants_cove", "{cauldron} has been used in this Brew.")
            return No("MC-13.3", lambda: text.fill(cauldron=said.cauldron(cauldron)))
        if begun not in (-1, cauldron):
            text = translate("merchants_cove", "Complete {cauldron} first, or undo.")
            return No("MC-13.3", lambda: text.fill(cauldron=said.cauldron(begun)))
        if can_pour(mine, marble, cauldron, self.used):
            return None
        shade, laid = colour(marble), [colour(one) for one in mine.cauldrons[cauldron]]
        real = next((each for each in laid if each != ICHOR), ICHOR)
        if real != ICHOR and shade not in (real, ICHOR):
            text = translate("merchants_cove", "{cauldron} holds {colour}; this marble is {other}.")
            return No(
                "MC-13.3",
                lambda: text.fill(
                    cauldron=said.cauldron(cauldron), colour=said.shade(real), other=said.shade(shade)
                ),
            )
        text = translate("merchants_cove", "{cauldron} takes {n} of one colour; {colour} won't do.")
        text = text.fill(n=box.CAULDRONS[cauldron].marbles)
        return No(
            "MC-13.3",
            lambda: text.fill(cauldron=said.cauldron(cauldron), colour=said.shade(shade)),
        )

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if not isinstance(action, Pour):
            return
        mine, n = shop(s, self.seat), action.cauldron
        mine.bench = _without(mine.bench, action.marble)
        mine.cauldrons[n] += (action.marble,)
        if len(mine.cauldrons[n]) < box.CAULDRONS[n].marbles:
            push_steps(s, self)
            return
        saved = boil(s, self.seat, n, self.saved, tell)
        push_steps(s, Brewing(self.seat, tuple(sorted((*self.used, n))), saved))


def boil(s: MerchantsCove, seat: int, cauldron: int, saved: int, tell: Tell) -> int:
    """MC-13.3, MC-13.8: makes the Good of a complete cauldron; returns the Ichor saved so far."""
    mine = shop(s, seat)
    marbles, mine.cauldrons[cauldron] = mine.cauldrons[cauldron], ()
    ichor = tuple(marble for marble in marbles if colour(marble) == ICHOR)
    most = box.SAVED - saved if has(s, seat, TAMER) else 0
    tamed, wasted = ichor[:most], ichor[most:]
    real = tuple(marble for marble in marbles if marble not in ichor)
    mine.bag = put_into(mine.bag, *real, *tamed)
    mine.waste = put_into(mine.waste, *wasted)
    tell(s, events.CauldronUsed(seat, cauldron, marbles, len(wasted)))
    made = state.good(colour(real[0]), large=box.CAULDRONS[cauldron].large)
    gain(s, seat, (made,), tell, "MC-13.3")
    return saved + len(tamed)


@frozen
class Bottling(Step):
    """MC-13.6: offers the Bottler for a Brew, once a day."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if box.BREW in s.players[self.seat].workers and ready(s, self.seat, BOTTLER):
            push_steps(s, AskBottler(self.seat))


@frozen
class AskBottler(GameChoice):
    """MC-13.6: the seat may use the Bottler to make this Brew cheaper."""

    rule = "MC-13.6"
    accepts = (UseBottler, Decline)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate(
            "merchants_cove", "Use the Bottler, so that this Brew costs %n hour(s) instead of {n}?"
        )
        return text.count(box.BOTTLED).fill(n=s.hours)

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:  # noqa: ARG002
        yield UseBottler()
        yield Decline()

    def forbids(self, s: MerchantsCove, action: Action) -> No | None:  # noqa: ARG002
        return None

    def apply(self, s: MerchantsCove, action: Action, tell: Tell) -> None:
        if isinstance(action, UseBottler):
            spend(s, self.seat, BOTTLER)
            s.hours = box.BOTTLED
            tell(s, events.BrewBottled(self.seat, s.hours))


def no_filter(s: MerchantsCove, seat: int) -> No | None:
    """MC-13.4: refuses Filter if there is no Toxic Waste."""
    if shop(s, seat).waste:
        return None
    text = translate("merchants_cove", "There's no Toxic Waste. Filter moves up to {n} Ichor from there.")
    return No("MC-13.4", text.fill(n=box.FILTERED))


@frozen
class FilterWaste(GameChoice):
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
            mine.waste = _without(mine.waste, action.marble)
            mine.bag = put_into(mine.bag, action.marble)
            tell(s, events.IchorFiltered(self.seat, action.marble))
            if self.left > 1 and mine.waste:
                push_steps(s, FilterWaste(self.seat, self.left - 1))


@frozen
class DumpWaste(FreeActions):
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
        tell(s, events.WasteDumped(self.seat, waste))
        corrupt(s, self.seat, 1, tell, "MC-13.5")


def take_row(row: int) -> Callable[[MerchantsCove, int], tuple[Step, ...]]:
    """MC-13.2: the action of a row's space."""
    return lambda _s, seat: (TakeMarbles(seat, row),)


def brew(_s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-13.3: the action of Brew."""
    return (Brewing(seat),)


def filter_waste(_s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """MC-13.4: the action of Filter."""
    return (FilterWaste(seat),)


def asides(_s: MerchantsCove, seat: int) -> tuple[FreeActions, ...]:
    """The free actions of the Alchemist's own turn."""
    return (DumpWaste(seat),)


def paying(_s: MerchantsCove, seat: int) -> tuple[Step, ...]:
    """The choice before an action is paid."""
    return (Bottling(seat),)


def faults(mine: Laboratory) -> list[str]:
    """MC-13.1: inconsistencies: a marble missing or twice, a colour in Toxic Waste, an overfull row."""
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
