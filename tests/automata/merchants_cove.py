"""Merchants Cove: what the Peddler claims of its decisions, and how each claim is held against the state."""

from __future__ import annotations

from tabletop.engine.text import english
from tabletop.games.merchants_cove import components as cove
from tabletop.games.merchants_cove import phrases as coves
from tabletop.games.merchants_cove.harbour import adventurers_at, loadable, side
from tabletop.games.merchants_cove.rules.ch16_loading import halves, stall, where
from tabletop.games.merchants_cove.rules.ch16_peddler import meant_place, town_place
from tabletop.games.merchants_cove.rules.ch16_reasons import deed
from tabletop.games.merchants_cove.state import ROGUE, colour_of
from tests.automata.told import Claim, Told


def pool(t: Told) -> list[int]:
    return [cove.COLOURS[who] for who in stall(t.s).pool]


def procures(*, pool_full: bool, bag_empty: bool = False) -> Claim:
    return lambda t: (
        len(t.me.shelf) == cove.PEDDLER.shelf
        and (len(pool(t)) == cove.PEDDLER.pool) is pool_full
        and (pool_full or (not t.s.bag) is bag_empty)
        and (t.did("PoolFilled") is None) is (pool_full or bag_empty)
    )


def hires(*, nearest: bool) -> Claim:
    return lambda t: (
        t.did("Hired").place == int(t["n"]) - 1 == town_place(t.s)
        and (meant_place(t.s) >= len(t.s.town)) is nearest
    )


def sheds(*, card: bool) -> Claim:
    return lambda t: (
        len(pool(t)) == cove.PEDDLER.pool
        and bool(t.me.corruption) is card
        and (t.did("CorruptionGone") is not None) is card
    )


def hand(*, used: bool) -> Claim:
    return lambda t: (
        t.n == len(t.me.shelf)
        and (t.n <= cove.PEDDLER.few) is used
        and (t.did("HandUsed") is not None) is used
    )


def for_good(t: Told) -> bool:
    good = next(good for good in reversed(t.me.shelf) if colour_of(good) in pool(t))
    loaded = t.did("Loaded", later=True)
    return english(coves.good(good)) == t["good"] and cove.COLOURS[loaded.adventurer] == colour_of(good)


def unwanted(*, goods: bool, rogue: bool, event: str) -> Claim:
    """Nobody in its pool wants its Goods, if it has any; a Rogue is there or not; and this happens."""
    return lambda t: (
        bool(t.me.shelf) is goods
        and not {colour_of(good) for good in t.me.shelf} & set(pool(t))
        and (ROGUE in pool(t)) is rogue
        and bool(t.did(event, later=True))
        and (not rogue or cove.COLOURS[t.did(event, later=True).adventurer] == ROGUE)
    )


def boat(*, other_half: bool) -> Claim:
    def holds(t: Told) -> bool:
        half = int(where(t.s).side == "right")
        own = [boat for boat in loadable(t.s) if side(boat) == half]
        return english(coves.boat(t.did("Loaded").boat)) == t["boat"] and (not own) is other_half

    return holds


def berth(*, taken: bool) -> Claim:
    def holds(t: Told) -> bool:
        at = t.did("Docked").berth
        meant = [n for n in range(4) if taken and english(coves.berth(n)) == t["meant"]]
        return english(coves.berth(at)) == t["berth"] and all(t.s.berths[n] >= 0 for n in meant)

    return holds


def sells(*, rogues: bool) -> Claim:
    def holds(t: Told) -> bool:
        sold = t.all("Sold")
        there = {event.pier for event in sold if english(coves.pier(event.pier)) == t["pier"]}
        counted = all(adventurers_at(t.s, pier)[ROGUE] > 0 for pier in there)
        return len(sold) == t.n > 0 and len(there) == 1 and (not rogues or counted)

    return holds


def pool_pays(t: Told) -> bool:
    paid = t.did("Sponsored")
    there = pool(t).count(paid.hall)
    return (int(t["n"]), int(t["gold"])) == (there, paid.gold) and english(coves.hall(paid.hall)) == t["hall"]


CLAIMS: dict[str, Claim] = {
    "The inner halves: {what} ({card}); %n time(s), {location} ({other}).": lambda t: (
        english(deed(halves(t.s)[0])) == t["what"] and t.n == where(t.s).times
    ),
    "Time {n} of {of}.": lambda t: int(t["n"]) <= int(t["of"]) == where(t.s).times,
    "No space for a {good}: an Adventurer comes into the pool instead.": procures(pool_full=False),
    "No space for a {good}, and the pool is full: nothing comes.": procures(pool_full=True),
    "No space for a {good}, and the bag is empty: nothing comes.": procures(pool_full=False, bag_empty=True),
    "Location {location}: it hires from place {n} of the Town Square.": hires(nearest=False),
    "Location {location}: that place is empty; the nearest card is on place {n}.": hires(nearest=True),
    "The Town Square is empty: it hires nobody.": lambda t: not t.s.town and t.did("Hired") is None,
    "The pool is full: it discards a Corruption card instead.": sheds(card=True),
    "The pool is full, and it has no Corruption card to discard.": sheds(card=False),
    "It pays %n hour(s): {one} and {other} on the inner halves.": lambda t: (
        t.n == t.s.hours == int(t["one"]) + int(t["other"])
    ),
    "%n Good(s) on its shelf: it uses the Clock Hand.": hand(used=True),
    "%n Good(s) on its shelf: it doesn't use the Clock Hand.": hand(used=False),
    "From the right, its {good} is the first with a {customer} in the pool.": for_good,
    "Nobody in the pool wants its Goods: it takes a Rogue of the pool.": unwanted(
        goods=True, rogue=True, event="Loaded"
    ),
    "It has no Goods: it takes a Rogue of the pool.": unwanted(goods=False, rogue=True, event="Loaded"),
    "Nobody in the pool wants its Goods, no Rogue is there: it draws from the bag.": unwanted(
        goods=True, rogue=False, event="Drawn"
    ),
    "It has no Goods, no Rogue is in the pool: it draws from the bag.": unwanted(
        goods=False, rogue=False, event="Drawn"
    ),
    "Nobody in the pool wants its Goods, no Rogue is there, and the bag is empty.": unwanted(
        goods=True, rogue=False, event="NobodyCame"
    ),
    "It has no Goods, no Rogue is in the pool, and the bag is empty.": unwanted(
        goods=False, rogue=False, event="NobodyCame"
    ),
    "Location {location}: the {boat}.": boat(other_half=False),
    "Location {location}; no boat with a seat on that half: the {boat}.": boat(other_half=True),
    "Location {location}: the boat docks at the {berth}.": berth(taken=False),
    "The {meant} is taken: the boat docks at the {berth}.": berth(taken=True),
    "{pier}: it sells %n Good(s), and counts the Rogues there.": sells(rogues=True),
    "{pier}: it sells all it can there, %n Good(s).": sells(rogues=False),
    "{kind} in the pool: {n}. {hall}: {customers}. That is {gold} gold.": pool_pays,
}
