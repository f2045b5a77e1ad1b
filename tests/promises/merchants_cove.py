"""What Merchants Cove promises: hours, gold, Goods, marbles, dice and tiles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

from tabletop.engine.game import Game
from tabletop.engine.rules import Event, apply_action, pending_choices, run_until_choice
from tabletop.engine.text import english
from tabletop.games.merchants_cove import phrases
from tabletop.games.merchants_cove.harbour import PIER_OF, adventurers_at, fetched
from tabletop.games.merchants_cove.merchants.alchemist import phrases as marbles
from tabletop.games.merchants_cove.merchants.alchemist.ch13_taking import MarblesTaken
from tabletop.games.merchants_cove.merchants.alchemist.components import CAULDRONS
from tabletop.games.merchants_cove.merchants.alchemist.state import colour
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_dice import good_of
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_forging import FurnaceEmptied, PickFurnace
from tabletop.games.merchants_cove.merchants.blacksmith.ch12_stoking import FurnaceStoked, LayDie
from tabletop.games.merchants_cove.merchants.blacksmith.state import heat
from tabletop.games.merchants_cove.merchants.captain import phrases as chart
from tabletop.games.merchants_cove.merchants.captain.ch14_recall import SearchWreck
from tabletop.games.merchants_cove.merchants.captain.ch14_sailing import SailShips
from tabletop.games.merchants_cove.merchants.chronomancer import phrases as eras
from tabletop.games.merchants_cove.merchants.chronomancer.ch15_rifts import ChooseRift, EchoGained, OpenRift
from tabletop.games.merchants_cove.merchants.chronomancer.components import RIFT_PAST
from tabletop.games.merchants_cove.merchants.shops import packages
from tabletop.games.merchants_cove.rules.ch05_ending import Done
from tabletop.games.merchants_cove.rules.ch06_boats import ChooseBerth, Docked, Loaded, Moved, Robbers
from tabletop.games.merchants_cove.rules.ch07_market import ChooseSale, SellAll
from tabletop.games.merchants_cove.rules.supply import Corrupted, GoodsGained
from tabletop.games.merchants_cove.state import NOBODY, good
from tests.promises.deed import MORE, Check, Deed, place, things


def hours(deed: Deed, told: re.Match[str]) -> bool:
    """MC-4: the Timepiece goes so far, or the choice of what to save comes first."""
    hours = deed.own(deed.before).hour + int(told["hours"])
    return deed.until(lambda state: deed.own(state).hour == hours or state.day > deed.before.day)


def sponsor(deed: Deed, told: re.Match[str]) -> bool:
    """MC-5.5: the gold is there at once."""
    paid = deed.until(lambda state: deed.more("gold", state) >= int(told["gold"]))
    return paid and hours(deed, told)


def happened(deed: Deed, kind: type[Event], after: bool = True) -> Iterator[Any]:
    """What has happened of a kind, until the seat chooses between other things than how to go on."""
    state, told = deed.played
    told = list(told)
    for _ in range(MORE if after else 0):
        step = next(iter(pending_choices(state)), None)
        if step is None or step.seat != deed.seat or any(isinstance(event, kind) for event in told):
            break
        state = state.copy()
        apply_action(state, step.legal_actions(state)[0], lambda _state, event: told.append(event), step.seat)
    return (event for event in told if isinstance(event, kind))


def brings(deed: Deed, told: re.Match[str]) -> bool:
    """MC-12.5, MC-13.3, MC-14.3: these Goods come, and the Corruption that goes with them."""
    goods = told["goods"]
    masks = int(told.groupdict().get("masks") or 0)
    if isinstance(deed.action, PickFurnace):
        told_then = list[Event]()
        apply_action(deed.after.copy(), Done(), lambda _state, event: told_then.append(event), deed.seat)
        emptied = {event.furnace for event in told_then if isinstance(event, FurnaceEmptied)}
        made = [english(phrases.goods(event.goods)) for event in told_then if isinstance(event, GoodsGained)]
        return deed.action.furnace in emptied and goods in made
    if isinstance(deed.action, LayDie):
        furnace = deed.action.furnace
        return english(phrases.good(good_of(deed.own(deed.after).shop, furnace))) == goods
    if "of any colour" in goods:  # the person chooses it
        step = next(iter(pending_choices(deed.after)), None)
        drawn = [len(event.cards) for event in happened(deed, Corrupted)]
        return isinstance(step, SearchWreck) and step.large and drawn[:1] == [masks] * bool(masks)
    if goods.startswith("nothing"):
        return not [event for event in deed.played[1] if isinstance(event, GoodsGained)]
    gained = [english(phrases.goods(event.goods)) for event in happened(deed, GoodsGained)]
    larger = goods.replace("small", "large")  # the Diver makes it so
    drawn = sum(len(event.cards) for event in happened(deed, Corrupted))
    return bool(gained) and gained[0] in {goods, larger} and drawn >= masks


def heats(deed: Deed) -> int:
    """The heat of the furnace into which a die was laid."""
    mine = deed.own(deed.after).shop
    return heat(mine, mine.furnaces[deed.action.furnace])  # type: ignore[attr-defined]


def stoked(deed: Deed) -> int:
    """MC-12.4: the heat to which a furnace was stoked."""
    return next(event.heat for event in deed.played[1] if isinstance(event, FurnaceStoked))


def swaps(deed: Deed, told: re.Match[str]) -> bool:
    """MC-13.7: two marbles of these colours have changed places."""
    was, now = (deed.own(state).shop.rows for state in (deed.before, deed.after))
    row = next(n for n, (a, b) in enumerate(zip(was, now, strict=True)) if a != b)
    at = deed.action.place  # type: ignore[attr-defined]
    pair = was[row][at : at + 2]
    shades = [english(marbles.shade(colour(one))) for one in pair]
    return now[row][at : at + 2] == pair[::-1] and shades == [told[1], told[2]]


def takes(deed: Deed, told: re.Match[str]) -> bool:
    """MC-13.2: these marbles come off the row and lie on the Workbench."""
    off = next(event for event in deed.played[1] if isinstance(event, MarblesTaken))
    here = set(deed.own(deed.after).shop.bench)
    more = told["more"] or ""
    return (
        english(marbles.counted(off.marbles)) == told["goods"]
        and english(marbles.counted(off.reaction)) == more
        and {*off.marbles, *off.reaction} <= here
    )


def lacks(deed: Deed) -> int:
    """MC-13.3: how many marbles a cauldron lacks."""
    cauldron = deed.action.cauldron  # type: ignore[attr-defined]
    return CAULDRONS[cauldron].marbles - len(deed.own(deed.after).shop.cauldrons[cauldron])


def sails(deed: Deed, told: re.Match[str]) -> bool:
    """MC-14.3, MC-14.6: so many steps are left, and that is what lies at the site."""
    step = next(iter(pending_choices(deed.after)), None)
    left = step.steps if isinstance(step, SailShips) else 0
    ship, site = deed.action.ship, deed.action.site  # type: ignore[attr-defined]
    mine = deed.own(deed.after).shop
    found = english(chart.good(site)) if mine.goods[site] else "nothing until tomorrow"
    return left == int(told[1]) and mine.ships[ship] == site and told[2].startswith(found)


def falls_out(deed: Deed, told: re.Match[str]) -> bool:
    """MC-15.3: that tile is the spare now, and the Rift of the engine gives that."""
    spare = deed.own(deed.after).shop.spare
    return english(eras.tile(spare)) == told[1] and rift(deed, deed.action.engine) == told["rift"]  # type: ignore[attr-defined]


def opens(deed: Deed, told: re.Match[str]) -> bool:
    """MC-15.5: the Rift to which a worker goes gives that, and takes so long."""
    engine = deed.action.space - RIFT_PAST  # type: ignore[attr-defined]
    return hours(deed, told) and given(deed.before, deed.seat, engine) == told["rift"]


def rift(deed: Deed, engine: int) -> str:
    """MC-15.5: what the Rift of an engine gives, opened right after the action."""
    return given(deed.after, deed.seat, engine)


def given(before: Any, seat: int, engine: int) -> str:
    """MC-15.5: what the Rift of an engine gives."""
    told, state = list[Event](), before.copy()
    state.flow = [OpenRift(seat, engine)]
    run_until_choice(state, lambda _state, event: told.append(event))
    for event in told:
        if isinstance(event, GoodsGained):
            return english(phrases.goods(event.goods))
        if isinstance(event, EchoGained):
            return "nothing, as you hold all Echoes" if event.lost else "an Echo"
    step = pending_choices(state)[0]
    shades = [action.colour for action in step.legal_actions(state) if isinstance(action, ChooseRift)]
    return " or ".join(english(phrases.good(good(shade))) for shade in shades)


def when(deed: Deed, *kinds: type[Event]) -> Any:
    """The state right after the first event of these kinds that the action brings about; None without one."""
    seen = list[Any]()

    def tell(state: Any, event: Event) -> None:
        if isinstance(event, kinds):
            seen.append(state.copy())

    apply_action(deed.before.copy(), deed.action, tell, deed.seat)
    return seen[0] if seen else None


def aboard(deed: Deed, told: re.Match[str]) -> bool:
    """MC-6.2: so many sit in the boat then."""
    state = when(deed, Loaded, Moved)
    return len(state.boats[deed.action.boat]) == int(told[1])  # type: ignore[attr-defined]


def docks(deed: Deed, told: re.Match[str]) -> bool:
    """MC-6.2, MC-6.3: the full boat stays at sea, or docks where it is said, or its berth is asked for."""
    boat = deed.action.boat  # type: ignore[attr-defined]
    if told["where"] == ": it stays at sea":
        return boat not in deed.after.berths
    step = next(iter(pending_choices(deed.after)), None)
    if told["where"] == ": choose its berth":
        return isinstance(step, ChooseBerth)
    if told["where"] == ": Robbers act first":
        return isinstance(step, Robbers)
    state = when(deed, Docked)
    berth = english(phrases.berth(state.berths.index(boat)))
    return told["where"] == f", which docks: {berth}" and fetches(deed, told, state)


def berthed(deed: Deed, told: re.Match[str]) -> bool:
    """MC-6.3: these stand at the Pier then."""
    state = when(deed, Docked)
    people = adventurers_at(state, PIER_OF[deed.action.berth])  # type: ignore[attr-defined]
    return told["people"] == english(phrases.icons(people)) and fetches(deed, told, state)


def fetches(deed: Deed, told: re.Match[str], state: Any) -> bool:
    """MC-7.2: that much the Goods fetch then, if anything is told of them."""
    then = told["then"]
    return then is None or fetched(state, deed.own(deed.before).shelf) == int(then)


MARBLES = r"\d+ (?:red|green|blue|yellow|Ichor)"
THEN = r"(?:; your Goods: \d+ gold now, then (?P<then>\d+))?"
HOURS = r"(?P<hours>\d+) hour\(s\), .+"
TOLD: dict[str, Check] = {
    r"(\d+) gold": lambda deed, told: deed.more("gold") == int(told[1]),
    r"(\d+) gold, and \d+ Corruption card\(s\) after your sales": lambda deed, told: (
        deed.more("gold") == int(told[1])
    ),
    r"(\d+) gold, \d+ Good\(s\) kept": lambda deed, told: deed.more("gold") == int(told[1]),
    rf"(?P<gold>\d+) gold; {HOURS}": sponsor,
    rf"Gives: (?P<rift>[^;]+); {HOURS}": opens,
    HOURS: hours,
    r"1 Corruption card, nobody comes": lambda deed, _told: (
        len(deed.own(deed.after).corruption) == len(deed.own(deed.before).corruption) + 1
    ),
    r"Brings: (?P<goods>.+?)(?:, and (?P<masks>\d+) Corruption card\(s\))?": brings,
    r"Heat (\d+) of (\d+) to (\d+)": lambda deed, told: heats(deed) == int(told[1]) < int(told[3]),
    r"Heat (?P<heat>\d+): (?P<goods>.+)": lambda deed, told: (
        stoked(deed) == int(told["heat"]) and brings(deed, told)
    ),
    r"Swaps: (\w+) and (\w+)": swaps,
    rf"(?P<goods>{MARBLES}(?:(?:, | and ){MARBLES})*)(?:; then (?P<more>.+))?": takes,
    r"(\d+) more marble\(s\)": lambda deed, told: lacks(deed) == int(told[1]),
    r"(\d+) step\(s\) left; finds: (.+)": sails,
    r"Falls out: (\w+); a Rift then gives: (?P<rift>.+)": falls_out,
    r"A Rift then gives: (.+)": lambda deed, told: rift(deed, deed.action.engine) == told[1],  # type: ignore[attr-defined]
    r"(\d) of \d aboard": aboard,
    rf"Fills the boat(?P<where>(?:, which docks)?: .+?){THEN}": docks,
    rf"There then: (?P<people>.+?){THEN}": berthed,
}
ABILITIES = frozenset(
    english(ability.text)
    for package in packages()
    for ability in import_module(f"{package.__name__}.merchant").MERCHANT.staff
)
"""What staff places let their owners do: printed rules, each with tests of its own, and no promises."""


def shown(deed: Deed) -> Iterator[tuple[str, bool]]:
    """MC-5.3, MC-6.3, MC-7.2: the Timepiece stands on its ghost; prices are those that were shown."""
    if deed.shown is None:
        return
    found = things(deed.shown)
    if ghost := found.get("ghost"):
        hour = deed.own(deed.before).hour
        reached = deed.until(
            lambda state: (
                state.day > deed.before.day
                or (deed.own(state).hour > hour and stands(deed, state) in {None, place(ghost)[0]})
            )
        )
        yield f"ghost of the Timepiece at {place(ghost)}", reached
        return
    now = things(deed.laid(deed.before))
    if (
        deed.after.day != deed.before.day
        or deed.after.berths.count(NOBODY) != deed.before.berths.count(NOBODY) - 1
    ):
        return  # more docks with it, or the day has ended
    after = things(deed.laid(deed.after))
    for key in now:
        if key.startswith("pier:"):
            told, came = (replace(one[key].face, fresh=()) for one in (found, after))  # type: ignore[type-var]
            yield f"{key} shown as {told}, came as {came}", told == came
    worth, later = found.get("worth"), after.get("worth")
    if worth and later and deed.own(deed.after).shelf == deed.own(deed.before).shelf:
        yield f"Goods shown at {worth.face}", worth.face.then in {-1, later.face.now}  # type: ignore[union-attr]


def stands(deed: Deed, state: Any) -> float | None:
    """Across which point of the Clock the seat's Timepiece stands; None after the day."""
    timepiece = things(deed.laid(state)).get(f"time:{deed.seat}")
    return place(timepiece)[0] if timepiece else None


def sums(game: Game[Any], state: Any, seat: int) -> Iterator[tuple[str, int, int]]:
    """MC-9.1: what the icons come to is the gold of Townsfolk and Corruption cards in the score."""
    if seat == state.peddler:
        return
    found = things(game.table.layout(game.view(state, seat), seat))
    gold = sum(part.points for part in game.score(state, seat)) - state.players[seat].gold
    yield "gold of the icons", found["who"].face.end, gold  # type: ignore[union-attr]
    step = next(iter(pending_choices(state)), None)
    if isinstance(step, ChooseSale) and step.seat == seat:
        sales = next((action for action in step.legal_actions(state) if isinstance(action, SellAll)), None)
        if sales is None:
            return
        after = Deed.then(state, sales, seat)
        got = after.players[seat].gold - state.players[seat].gold
        if "worth" in found:
            yield "gold of the proposed sales", found["worth"].face.now, got  # type: ignore[union-attr]
