"""The game Quay, put together."""

from __future__ import annotations

from itertools import chain

from tabletop.engine.chance import shuffle
from tabletop.engine.evaluation import Evaluation
from tabletop.engine.game import About, Automa, Game, Option, OptionValue, Setup
from tabletop.engine.points import Points
from tabletop.engine.refusal import No
from tabletop.engine.text import Text, translate

from . import rules, table
from .rules import HIDDEN, Quay

MASTER = Automa(
    "master",
    translate("quay", "Harbour Master"),
    translate("quay", "Docks what it turns up."),
    ("normal",),
    "normal",
)
BERTHS = Option(
    "open",
    translate("quay", "Open hands"),
    translate("quay", "All hands lie open."),
    "2",
    (OptionValue("off", translate("quay", "Off")), OptionValue("on", translate("quay", "On"))),
)
ABOUT = About(
    "quay",
    translate("quay", "Quay"),
    translate("quay", "Dock three of a kind."),
    (1, 4),
    (5, 10),
    (MASTER,),
    (BERTHS,),
    lambda: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 200"/>',
)


def view(s: Quay, seat: int) -> Quay:
    """The state as the seat sees it: HIDDEN stands for each ship it cannot see."""
    v = s.copy()
    v.chance = 0
    v.deck = [HIDDEN] * len(s.deck)
    v.hands = [hand if own == seat else [HIDDEN] * len(hand) for own, hand in enumerate(v.hands)]
    return v


def guess(v: Quay, seat: int, seed: int) -> Quay:
    """A whole state that looks like this view: the unseen ships are dealt at random."""
    s = v.copy()
    s.chance = seed
    seen = {*s.row, *s.hands[seat], *(ship for quay in s.quays for ship in quay), *s.gone}
    unseen = [ship for ship in range(len(rules.SHIPS)) if ship not in seen]
    shuffle(s, unseen)
    s.deck = [unseen.pop() for _ in s.deck]
    s.hands = [hand if own == seat else [unseen.pop() for _ in hand] for own, hand in enumerate(s.hands)]
    return s


def score(s: Quay, seat: int) -> tuple[Points, ...]:
    """Coins are points."""
    return (Points(translate("quay", "Coins"), "6.1", s.coins[seat]),)


def ranks(s: Quay) -> tuple[int, ...]:
    """1 for the most coins."""
    return tuple(1 + sum(other > own for other in s.coins) for own in s.coins)


def verdict(s: Quay) -> Text:
    """Who has won."""
    return translate("quay", "The best merchant has {coins} coins.").fill(coins=max(s.coins))


def names(given: Setup) -> tuple[Text, ...]:
    """What the seats are called."""
    return tuple(
        MASTER.name if rules.is_automa(who) else translate("quay", "Player {n}").fill(n=n + 1)
        for n, who in enumerate(given.seats)
    )


def faults(s: Quay) -> list[str]:
    """Every ship is somewhere, once."""
    ships = [*s.deck, *s.row, *s.gone, *chain(*s.hands, *s.quays)]
    return [] if sorted(ships) == list(range(len(rules.SHIPS))) else [f"ships: {sorted(ships)}"]


def refuse(given: Setup) -> No | None:
    """At least one seat must be somebody's."""
    if all(rules.is_automa(who) for who in given.seats):
        return No("1", translate("quay", "All {n} seats are the Harbour Master's.").fill(n=len(given.seats)))
    return None


GAME = Game(
    about=ABOUT,
    revision=1,
    state=Quay,
    actions=(rules.Dock, rules.Take, rules.Pass),
    steps=(rules.Turn, rules.DockOne, rules.TakeOne, rules.Draw, rules.AutomaTurn),
    setup=rules.setup,
    refuse=refuse,
    hide=view,
    hidden_fields=frozenset({"Quay.deck", "Quay.hands"}),
    determinize=guess,
    table=table.TABLE,
    score=score,
    ranks=ranks,
    verdict=verdict,
    names=names,
    progress_text=lambda s: translate("quay", "Turn {n}").fill(n=s.turn),
    round=lambda s: s.turn,
    invariant_errors=faults,
    evaluation=Evaluation(lambda s: tuple(float(c) for c in s.coins)),
)
