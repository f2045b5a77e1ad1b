"""MC-13.2, MC-13.7: taking marbles off the decanter."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    Choice,
    Step,
    Tell,
    push_steps,
)
from tabletop.engine.state import frozen
from tabletop.engine.table import Drag, Face, Gesture, Press
from tabletop.engine.text import Text, translate
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.merchants.alchemist import art
from tabletop.games.merchants_cove.merchants.alchemist import components as box
from tabletop.games.merchants_cove.merchants.alchemist import phrases as said
from tabletop.games.merchants_cove.merchants.alchemist.ch13_marbles import (
    COLOURS,
    MarbleToBag,
    marble_keys,
    not_on_bench,
    shop,
    without,
)
from tabletop.games.merchants_cove.merchants.alchemist.components import GATHERER
from tabletop.games.merchants_cove.merchants.alchemist.state import (
    ICHOR,
    Gap,
    Marble,
    colour,
)
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch05_staff import has, ready, spend
from tabletop.games.merchants_cove.rules.supply import SHOP, draw_from, put_into
from tabletop.games.merchants_cove.state import Four, MerchantsCove

# MC-13.2: what comes off a row


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
    """MC-13.2: return the marbles that come off a row if a colour is announced."""
    left = _run(row, announced)
    right = _run(row[len(left) :][::-1], announced)
    stays = row[len(left) : len(row) - len(right)]
    reaction: tuple[int, ...] = ()
    while len(stays) > 1 and colour(stays[0]) == colour(stays[-1]) and (left or right):
        reaction += (stays[0], stays[-1])
        stays = stays[1:-1]
    return Taking(left, right, reaction, stays)


def _run(row: tuple[int, ...], announced: int) -> tuple[int, ...]:
    """Return the first marbles that are of a colour or Ichor."""
    end = next((n for n, one in enumerate(row) if colour(one) not in (announced, ICHOR)), len(row))
    return row[:end]


def ichor_end(row: tuple[int, ...]) -> int | None:
    """Return the Ichor at an end of a row; None if there is none."""
    return next((one for one in (row[0], row[-1]) if colour(one) == ICHOR), None) if row else None


@frozen
class MarblesTaken(GameEvent):
    """MC-13.2: for a colour, these marbles came off the ends of a row, then those of the reaction."""

    seat: int
    row: int
    colour: int
    marbles: tuple[int, ...]
    reaction: tuple[int, ...]

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Announces {colour} for row {row} and takes {marbles}")
        if self.reaction:
            text = translate(
                "merchants_cove", "Announces {colour} for row {row} and takes {marbles}; then {reaction}"
            ).fill(reaction=said.counted(self.reaction))
        text = text.fill(colour=said.shade(self.colour), row=said.ROWS[self.row])
        keys = marble_keys(self.marbles + self.reaction)
        return LogLine(text.fill(marbles=said.counted(self.marbles)), self.seat, keys, "MC-13.2")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "took %n marble(s)", "", len(self.marbles) + len(self.reaction))
        return Headline(self.seat, "marbles", 4, did)


@frozen
class RowRefilled(GameEvent):
    """MC-13.2: these marbles came from the bag into a row."""

    seat: int
    row: int
    marbles: tuple[int, ...]
    final = True

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Refills row {row}: {marbles}")
        text = text.fill(row=said.ROWS[self.row], marbles=said.counted(self.marbles))
        return LogLine(text, self.seat, marble_keys(self.marbles), "MC-13.2")


def refill(s: MerchantsCove, seat: int, row: int, tell: Tell) -> None:
    """MC-13.2: fill a row from the bag as far as possible, at its left and right end in turn."""
    mine = shop(s, seat)
    came: tuple[int, ...] = ()
    while len(mine.rows[row]) < box.ROW and mine.bag:
        marble, mine.bag = draw_from(s, mine.bag, SHOP + seat)
        mine.rows[row] = (*mine.rows[row], marble) if len(came) % 2 else (marble, *mine.rows[row])
        came += (marble,)
    if came:
        tell(s, RowRefilled(seat, row, came))


@frozen
class Announce(GameAction[MerchantsCove]):
    """MC-13.2: announce this colour, and take the marbles that come off the row."""

    colour: Four

    def say(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Announce: {colour}").fill(colour=said.shade(self.colour))

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        """Return the marbles that come off: "3 green, 1 Ichor; then 2 red"."""
        assert isinstance(step, TakeMarbles)
        off = take(shop(s, step.seat).rows[step.row], self.colour)
        if not off.reaction:
            return said.counted(off.taken)
        text = translate("merchants_cove", "{marbles}; then {reaction}", "marbles that come off a row")
        return text.fill(marbles=said.counted(off.taken), reaction=said.counted(off.reaction))

    def gesture(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Gesture:
        """Drag an end marble of the colour to the Workbench; else an Ichor to the colour, or an inner one."""
        assert isinstance(step, TakeMarbles)
        row = shop(v, step.seat).rows[step.row]
        ends = [one for one in (*row[:1], *row[-1:]) if colour(one) == self.colour]
        if ends:
            return Drag(f"marble:{ends[0]}", "bench")
        if (ichor := ichor_end(row)) is not None:
            return Drag(f"marble:{ichor}", "offer", self.colour)
        within = next((one for one in row if colour(one) == self.colour), None)
        return (
            Press(f"button:announce:{self.colour}") if within is None else Drag(f"marble:{within}", "bench")
        )

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return art.Marble(self.colour)


# MC-13.7: the Gatherer swaps two marbles


@frozen
class MarblesSwapped(GameEvent):
    """MC-13.7: the marble in this place of a row and the next one were swapped."""

    seat: int
    row: int
    place: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The Gatherer swaps marbles {n} and {next} of row {row}")
        text = text.fill(n=self.place + 1, next=self.place + 2, row=said.ROWS[self.row])
        return LogLine(text, self.seat, (), "MC-13.7")


@frozen
class SwapMarbles(GameAction[MerchantsCove]):
    """MC-13.7: the Gatherer swaps the marble on this place of the row, 0 the leftmost, with the next one."""

    place: Gap

    def say(self, _s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Swap marbles {n} and {next} of the row")
        return text.fill(n=self.place + 1, next=self.place + 2)

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        assert isinstance(step, TakeMarbles)
        pair = shop(s, step.seat).rows[step.row][self.place : self.place + 2]
        text = translate("merchants_cove", "Swaps: {marbles}")
        return text.fill(marbles=phrases.joined([said.shade(colour(marble)) for marble in pair]))

    def gesture(self, v: MerchantsCove, step: Choice[MerchantsCove]) -> Drag:
        assert isinstance(step, TakeMarbles)
        marble = shop(v, step.seat).rows[step.row][self.place]
        return Drag(f"marble:{marble}", f"act:{step.row}", self.place + 1)


@frozen
class TakeMarbles(OwnTurnChoice):
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

    def forbids(self, s: MerchantsCove, action: Announce | SwapMarbles) -> No | None:
        row = shop(s, self.seat).rows[self.row]
        if isinstance(action, SwapMarbles):
            return self._no_swap(s, row, action.place)
        if _run(row, action.colour) or _run(row[::-1], action.colour):
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

    def apply(self, s: MerchantsCove, action: Announce | SwapMarbles, tell: Tell) -> None:
        rows = shop(s, self.seat).rows
        row = rows[self.row]
        if isinstance(action, SwapMarbles):
            at = action.place
            rows[self.row] = (*row[:at], row[at + 1], row[at], *row[at + 2 :])
            spend(s, self.seat, GATHERER)
            tell(s, MarblesSwapped(self.seat, self.row, at))
            push_steps(s, self)
            return
        off = take(row, action.colour)
        rows[self.row] = off.stays
        mine = shop(s, self.seat)
        mine.bench += off.taken + off.reaction
        tell(s, MarblesTaken(self.seat, self.row, action.colour, off.taken, off.reaction))
        refill(s, self.seat, self.row, tell)
        if len(mine.bench) > box.BENCH:
            push_steps(s, ClearBench(self.seat))


def take_row(row: int) -> Callable[[MerchantsCove, int], tuple[Step[MerchantsCove], ...]]:
    """MC-13.2: return a function that gives the steps of a row's action space."""
    return lambda _s, seat: (TakeMarbles(seat, row),)


def row_thumb(row: int) -> Callable[[MerchantsCove, int], Face | str]:
    """Return the picture for going to a row: its first marble."""
    return lambda v, seat: art.Marble(colour(marbles[0])) if (marbles := shop(v, seat).rows[row]) else ""


# MC-13.2: what is too much for the Workbench


@frozen
class MarbleReturned(GameEvent):
    """MC-13.2: a surplus marble went from the Workbench into the bag."""

    seat: int
    marble: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Returns to the bag: {colour}")
        return LogLine(text.fill(colour=said.shade(colour(self.marble))), self.seat, (), "MC-13.2")


@frozen
class ReturnMarble(MarbleToBag):
    """MC-13.2: return a surplus marble of the Workbench to the bag."""

    marble: Marble

    def say(self, _s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Return to the bag: {colour}")
        return text.fill(colour=said.shade(colour(self.marble)))


@frozen
class ClearBench(OwnTurnChoice):
    """MC-13.2: the seat returns marbles to the bag until the Workbench has room for the rest."""

    rule = "MC-13.2"
    accepts = (ReturnMarble,)
    seat: int

    def prompt(self, s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "The Workbench is too full: return %n marble(s) to the bag.")
        return text.count(len(shop(s, self.seat).bench) - box.BENCH)

    def candidate_actions(self, s: MerchantsCove) -> Iterator[Action]:
        return (ReturnMarble(marble) for marble in shop(s, self.seat).bench)

    def forbids(self, s: MerchantsCove, action: ReturnMarble) -> No | None:
        return not_on_bench(shop(s, self.seat), action.marble, "MC-13.2")

    def apply(self, s: MerchantsCove, action: ReturnMarble, tell: Tell) -> None:
        mine = shop(s, self.seat)
        mine.bench = without(mine.bench, action.marble)
        mine.bag = put_into(mine.bag, action.marble)
        tell(s, MarbleReturned(self.seat, action.marble))
        if len(mine.bench) > box.BENCH:
            push_steps(s, self)
