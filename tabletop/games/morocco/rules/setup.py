"""MO-2 and MO-13.1: what lies on the table when a match begins."""

from __future__ import annotations

from tabletop.engine.chance import begin, below, shuffle
from tabletop.engine.game import Setup
from tabletop.engine.refusal import No
from tabletop.engine.text import translate
from tabletop.games.morocco import components as box
from tabletop.games.morocco.about import merchant_seat
from tabletop.games.morocco.rules.rounds import Round
from tabletop.games.morocco.square import CORNERS, POINTS, STALLS
from tabletop.games.morocco.state import FIRST_BODYGUARD, FIRST_TOURIST, NO_CUBES, Flags, Morocco, Player


def refuse(setup: Setup) -> No | None:
    """MO-13.1: the Merchant plays once, against one other."""
    merchants = sum(who.startswith("merchant:") for who in setup.seats)
    if merchants > 1:
        text = translate("morocco", "The Merchant can sit at one seat only; here it is at {n}.")
        return No("MO-13.1", lambda: text.fill(n=merchants))
    if merchants and len(setup.seats) != 2:
        text = translate(
            "morocco", "The Merchant plays against one player, not with {n} seats. Choose two seats."
        )
        return No("MO-13.1", lambda: text.fill(n=len(setup.seats)))
    return None


def flags(setup: Setup) -> Flags:
    """The options as the rules ask for them."""
    return Flags(
        squeeze=setup.option("bodyguard_squeeze", "on") == "on",
        guard_juice=2 if setup.option("bodyguard_juice", "two") == "two" else 1,
        recall=setup.option("recall", "on") == "on",
        neutral_by_chance=setup.option("neutral_pointer", "active") == "chance",
        cousins_return=setup.option("cousins", "once") == "return",
        free_pass=setup.option("passing", "forced") == "free",
        quiet_end=setup.option("quiet_end", "on") == "on",
        late_gold=setup.option("gold", "before") == "any_time",
        cousins_apart=setup.option("cousins_close", "together") == "one_by_one",
    )


def setup(given: Setup) -> Morocco:
    """MO-2: the table before the first round."""
    gold = int(given.option("start_gold", "0"))
    s = Morocco(
        chance=begin(given.seed, streams=given.streams),
        flow=[Round()],
        seats=given.seats,
        merchant=merchant_seat(given),
        flags=flags(given),
        players=[_player(gold, merchant=who.startswith("merchant:")) for who in given.seats],
        round=0,
        first=0,
        rails=(),
        roof=(),
        scout=-1,
        die=-1,
        gold=box.BOX.gold - gold * len(given.seats),
        spaces=[-1] * (STALLS * CORNERS),
        tiles=[-1] * STALLS,
        arrows=[-1] * STALLS,
        juice=(),
        taken=[-1] * POINTS,
        placed=False,
        closed=False,
        quiet=0,
    )
    s.rails = (*_shuffled(s), *_shuffled(s))
    s.roof = _shuffled(s)
    juice = list(box.JUICE[given.option("juice_values", "1-3")])
    shuffle(s, juice)
    s.juice = tuple(juice)
    s.first = below(s, len(given.seats)) if s.merchant < 0 else 1 - s.merchant
    return s


def _shuffled(s: Morocco) -> tuple[int, ...]:
    """MO-2.1: one cube of each colour, in a chance order."""
    colours = list(range(len(NO_CUBES)))
    shuffle(s, colours)
    return tuple(colours)


def _player(gold: int, *, merchant: bool) -> Player:
    """MO-2.3, MO-14.6: what a seat begins with; the Merchant has no Tourists and no Cousins (MO-13.1)."""
    people = (1 << box.BOX.assistants) - 1
    if not merchant:
        people |= ((1 << box.BOX.tourists) - 1) << FIRST_TOURIST
    return Player(
        cubes=NO_CUBES,
        gold=gold,
        vp=0,
        supply=people,
        quarters=((1 << box.BOX.bodyguards) - 1) << FIRST_BODYGUARD,
        cousins=0 if merchant else box.BOX.cousins,
    )
