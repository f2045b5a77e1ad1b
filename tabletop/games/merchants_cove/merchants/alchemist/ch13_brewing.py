"""MC-13.3, MC-13.6, MC-13.8: brewing Goods in the Alchemist's cauldrons."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.described import GameAction, GameEvent
from tabletop.engine.foretell import right_after
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
from tabletop.engine.table import Drag, Face, Press
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import phrases, state
from tabletop.games.merchants_cove.merchants.alchemist import art
from tabletop.games.merchants_cove.merchants.alchemist import components as box
from tabletop.games.merchants_cove.merchants.alchemist import phrases as said
from tabletop.games.merchants_cove.merchants.alchemist.ch13_marbles import (
    CAULDRONS,
    COLOURS,
    marble_keys,
    not_on_bench,
    shop,
    without,
)
from tabletop.games.merchants_cove.merchants.alchemist.components import BOTTLER, TAMER
from tabletop.games.merchants_cove.merchants.alchemist.state import (
    ICHOR,
    CauldronNumber,
    Laboratory,
    Marble,
    colour,
)
from tabletop.games.merchants_cove.rules.ch05_asides import OwnTurnChoice
from tabletop.games.merchants_cove.rules.ch05_ending import Decline, Done, EndableChoice
from tabletop.games.merchants_cove.rules.ch05_staff import has, ready, spend
from tabletop.games.merchants_cove.rules.supply import gain, put_into
from tabletop.games.merchants_cove.state import MerchantsCove

# MC-13.3: cauldrons that can be filled


def open_cauldron(mine: Laboratory) -> int:
    """MC-13.3: return the cauldron whose set of marbles is begun and not complete; -1 if there is none."""
    return next((n for n in CAULDRONS if mine.cauldrons[n]), -1)


def can_pour(mine: Laboratory, marble: int, cauldron: int, used: tuple[int, ...]) -> bool:
    """MC-13.3: return True if a marble can be next in a cauldron whose set can still be completed."""
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


def usable(mine: Laboratory, used: tuple[int, ...]) -> list[int]:
    """MC-13.3: return the cauldrons that can still be used in a Brew."""
    return [n for n in CAULDRONS if any(can_pour(mine, marble, n, used) for marble in mine.bench)]


def no_brew(s: MerchantsCove, seat: int) -> No | None:
    """MC-13.3: refuse a Brew if no cauldron can be filled."""
    mine = shop(s, seat)
    if any(can_pour(mine, marble, cauldron, ()) for cauldron in CAULDRONS for marble in mine.bench):
        return None
    if not mine.bench:
        text = translate("merchants_cove", "Your Workbench is empty: nothing for the {n} cauldrons.")
        return No("MC-13.3", text.fill(n=len(CAULDRONS)))
    text = translate("merchants_cove", "No cauldron can be filled with {marbles}.")
    return No("MC-13.3", lambda: text.fill(marbles=said.counted(mine.bench)))


# MC-13.3: filling them


@frozen
class CauldronUsed(GameEvent):
    """MC-13.3: a cauldron made its Good of these marbles; `wasted`: Ichor that went to Toxic Waste."""

    seat: int
    cauldron: int
    marbles: tuple[int, ...]
    wasted: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "Fills {cauldron} with {marbles}")
        if self.wasted:
            text = translate(
                "merchants_cove", "Fills {cauldron} with {marbles}; %n Ichor go(es) to Toxic Waste"
            ).count(self.wasted)
        text = text.fill(cauldron=said.cauldron(self.cauldron), marbles=said.counted(self.marbles))
        return LogLine(text, self.seat, marble_keys(self.marbles), "MC-13.3")

    def headline(self) -> Headline:
        did = translate("merchants_cove", "filled %n cauldron(s)", "", 1)
        return Headline(self.seat, "brewed", 5, did)


@frozen
class Brewing(Step[MerchantsCove]):
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
class Pour(GameAction[MerchantsCove]):
    """MC-13.3: put a marble of the Workbench into a cauldron."""

    marble: Marble
    cauldron: CauldronNumber

    def say(self, _s: MerchantsCove) -> Text:
        text = translate("merchants_cove", "Put into {cauldron}: {colour}")
        return text.fill(cauldron=said.cauldron(self.cauldron), colour=said.shade(colour(self.marble)))

    def short_label(self, _s: MerchantsCove) -> Text:
        return said.cauldron(self.cauldron)

    def outcome_text(self, s: MerchantsCove, step: Choice[MerchantsCove]) -> Text:
        """Return the Good that the cauldron makes, or the number of marbles it still needs."""
        after = right_after(s, self)
        made = after.players[step.seat].shelf[len(s.players[step.seat].shelf) :]
        if made:
            return translate("merchants_cove", "Brings: {what}").fill(what=phrases.good(made[0]))
        laid = len(shop(after, step.seat).cauldrons[self.cauldron])
        return translate("merchants_cove", "%n more marble(s)").count(
            box.CAULDRONS[self.cauldron].marbles - laid
        )

    def gesture(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Drag:
        return Drag(f"marble:{self.marble}", f"cauldron:{self.cauldron}")

    def thumb(self, _v: MerchantsCove, _step: Choice[MerchantsCove]) -> Face:
        return art.Marble(colour(self.marble))


@frozen
class FillCauldrons(EndableChoice):
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
        """Check one marble of each colour instead of all of them, which is faster."""
        mine = shop(s, self.seat)
        one = {colour(marble): marble for marble in mine.bench}
        into = {shade: [n for n in CAULDRONS if can_pour(mine, one[shade], n, self.used)] for shade in one}
        found: list[Action] = [Pour(marble, n) for marble in mine.bench for n in into[colour(marble)]]
        return [*found, Done()] if self.forbids(s, Done()) is None else found

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
        if no := not_on_bench(mine, marble, "MC-13.3"):
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
        mine.bench = without(mine.bench, action.marble)
        mine.cauldrons[n] += (action.marble,)
        if len(mine.cauldrons[n]) < box.CAULDRONS[n].marbles:
            push_steps(s, self)
            return
        saved = boil(s, self.seat, n, self.saved, tell)
        push_steps(s, Brewing(self.seat, tuple(sorted((*self.used, n))), saved))

    def unused(self, s: MerchantsCove) -> Text:
        free = usable(shop(s, self.seat), self.used) if self.used else []
        if any(box.CAULDRONS[n].large for n in free):
            return phrases.ANY[True]
        return phrases.ANY[False] if free else NO_TEXT


def boil(s: MerchantsCove, seat: int, cauldron: int, saved: int, tell: Tell) -> int:
    """MC-13.3, MC-13.8: make the Good of a complete cauldron; return the Ichor saved so far."""
    mine = shop(s, seat)
    marbles, mine.cauldrons[cauldron] = mine.cauldrons[cauldron], ()
    ichor = tuple(marble for marble in marbles if colour(marble) == ICHOR)
    most = box.SAVED - saved if has(s, seat, TAMER) else 0
    tamed, wasted = ichor[:most], ichor[most:]
    real = tuple(marble for marble in marbles if marble not in ichor)
    mine.bag = put_into(mine.bag, *real, *tamed)
    mine.waste = put_into(mine.waste, *wasted)
    tell(s, CauldronUsed(seat, cauldron, marbles, len(wasted)))
    made = state.good(colour(real[0]), large=box.CAULDRONS[cauldron].large)
    gain(s, seat, (made,), tell, "MC-13.3")
    return saved + len(tamed)


def brew(_s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """MC-13.3: return the steps of Brew."""
    return (Brewing(seat),)


# MC-13.6: the Bottler makes a Brew cheaper


@frozen
class BrewBottled(GameEvent):
    """MC-13.6: the Bottler made this Brew cost this number of hours."""

    seat: int
    hours: int

    def line(self) -> LogLine:
        text = translate("merchants_cove", "The Bottler helps: this Brew costs %n hour(s)")
        return LogLine(text.count(self.hours), self.seat, (), "MC-13.6")


@frozen
class Bottling(Step[MerchantsCove]):
    """MC-13.6: offers the Bottler for a Brew, once a day."""

    seat: int

    def run(self, s: MerchantsCove, tell: Tell) -> None:  # noqa: ARG002
        if box.BREW in s.players[self.seat].workers and ready(s, self.seat, BOTTLER):
            push_steps(s, AskBottler(self.seat))


@frozen
class UseBottler(GameAction[MerchantsCove]):
    """MC-13.6: the Bottler makes this Brew cheaper."""

    hand = Press(f"staff:{BOTTLER}")

    def say(self, _s: MerchantsCove) -> Text:
        return translate("merchants_cove", "Use the Bottler: %n hour(s)").count(box.BOTTLED)


@frozen
class AskBottler(OwnTurnChoice):
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
            tell(s, BrewBottled(self.seat, s.hours))


def paying(_s: MerchantsCove, seat: int) -> tuple[Step[MerchantsCove], ...]:
    """Return the choice before an action is paid."""
    return (Bottling(seat),)
