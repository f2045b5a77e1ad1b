"""What Morocco promises: places left, what a full stall brings, cubes of the scout, what is paid."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tabletop.engine.game import Game
from tabletop.engine.rules import waiting
from tabletop.engine.text import english
from tabletop.games.morocco import actions as do
from tabletop.games.morocco import names, words
from tabletop.games.morocco.events import TouristWalked
from tabletop.games.morocco.rules.closing import ChooseWalkerSpace
from tabletop.games.morocco.score import juice_of
from tabletop.games.morocco.square import CORNERS, STALLS
from tabletop.games.morocco.state import colours
from tabletop.games.morocco.table import places
from tests.promises.deed import Check, Deed, place, things


def left(deed: Deed, told: re.Match[str]) -> bool:
    """MO-5: the room that is left in the stall, where none comes of a closing that follows."""
    first = deed.action.stall * CORNERS  # type: ignore[attr-defined]
    left = sum(who < 0 for who in deed.after.spaces[first : first + CORNERS])
    followed = type(next(iter(waiting(deed.after)), None)).__name__ in ("ChooseWalkerSpace", "ChooseWild")
    followed |= any(isinstance(e, TouristWalked) and e.stall * CORNERS == first for e in deed.played[1])
    merchant = deed.before.merchant >= 0  # it acts at once, perhaps in the same stall
    return (
        left == int(told[1])
        or followed
        or (merchant and (left < int(told[1]) or deed.after.tiles[deed.action.stall] >= 0))
    )  # type: ignore[attr-defined]


def fills(deed: Deed, told: re.Match[str]) -> bool:
    """MO-8: VP and juice of all who gain, once cubes are paid and prizes chosen; gold where it is one."""
    seats = {f"Player {n + 1}": n for n in range(len(deed.before.players))} | {"you": deed.seat}
    seats["Merchant"] = deed.before.merchant
    shares = [share.split(": ", 1) for share in told[1].split("; ")]
    return deed.until(lambda state: all(shared(deed, state, seats[who], gains) for who, gains in shares))


def shared(deed: Deed, state: Any, seat: int, gains: str) -> bool:
    """Whether a seat has gained its share of a stall."""
    was, now = (s.players[seat] for s in (deed.before, state))
    juice = [sum(juice_of(s, seat)) for s in (deed.before, state)]
    vp, drunk = (re.findall(rf"(\d+) {what}", gains) or ["0"] for what in ("VP", "juice"))
    gold = bool(re.search(r"a gold\b(?! or)", gains))
    return (
        now.vp - was.vp >= int(vp[0]) and juice[1] - juice[0] >= int(drunk[0]) and now.gold - was.gold >= gold
    )


def scout(deed: Deed, told: re.Match[str]) -> bool:
    """MO-4.3: the cubes beside the scout, and its own for the others, as far as the supply has them."""

    def cubes(words: str) -> dict[int, int]:
        colours = {english(name): n for n, name in enumerate(names.COLOUR_NAMES)}
        return {colours[name]: int(n) for n, name in re.findall(r"(\d+) (\w+) cube", words)}

    for seat, player in enumerate(deed.after.players):
        if seat == deed.after.merchant:
            continue
        promised = cubes(told["mine"] if seat == deed.seat else told["theirs"] or "")
        was = deed.before.players[seat].cubes
        if any(player.cubes[colour] - was[colour] < n for colour, n in promised.items()):
            return False
    return True


def payable(deed: Deed) -> int:
    """MO-6.1: how many stalls could not be paid for before the swap, and can be now."""
    cubes = deed.own(deed.before).cubes

    def paid(state: Any) -> set[int]:
        costs = {stall: Counter(colours(state, stall)) for stall in range(STALLS) if state.tiles[stall] < 0}
        return {stall for stall, cost in costs.items() if all(cubes[one] >= n for one, n in cost.items())}

    return len(paid(deed.after) - paid(deed.before))


def walks(deed: Deed, told: re.Match[str]) -> bool:
    """MO-10.2: Assistants walk into that stall for the Tourists, or none does."""
    closed = next(iter(waiting(deed.before))).stall  # type: ignore[attr-defined]
    came = {
        event.stall for event in deed.played[1] if isinstance(event, TouristWalked) and event.origin == closed
    }
    step = next(iter(waiting(deed.after)), None)
    if isinstance(step, ChooseWalkerSpace) and step.origin == closed:
        came.add(step.stall)
    return [english(words.place(stall)) for stall in came] == [*told.groupdict().values()]


TOLD: dict[str, Check] = {
    r"(\d+) space\(s\) left, you .+": left,
    r"Fills the stall: (.+)": fills,
    r"You gain (?P<mine>.+?)(?:, all others (?P<theirs>.+))?": scout,
    r"You could pay for (\d+) other stall\(s\)": lambda deed, told: payable(deed) == int(told[1]),
    r"You couldn't pay for any other stall": lambda deed, _told: payable(deed) == 0,
    r"Tourists go to (?P<stall>.+)": walks,
    r"Tourists only go home": walks,
}


def shown(deed: Deed) -> Iterator[tuple[str, bool]]:
    """MO-5.2, MO-4.3, MO-6.1: the framed cubes and gold are paid or gained; swapped cubes have swapped."""
    if deed.shown is None:
        return
    found, was, now = things(deed.shown), deed.own(deed.before), deed.own(deed.after)
    gold = "pays:gold" in found
    yield "gold is paid", now.gold == was.gold - gold or now.gold > was.gold
    if isinstance(deed.action, do.Swap):
        after = things(deed.laid(deed.after))
        cubes = [key for key in found if key.startswith("rail:") and found[key] != after.get(key)]
        yield f"other cubes on the rails: {cubes}", not cubes
    lying = {
        place(piece): piece for piece in deed.laid(deed.before).pieces if str(piece.face).startswith("cube:")
    }
    paid = Counter(
        int(str(lying[place(frame)].face).split(":")[1])
        for key, frame in found.items()
        if key.startswith("pays:") and key != "pays:gold"
    )
    gone = Counter({n: a - b for n, (a, b) in enumerate(zip(was.cubes, now.cubes, strict=True)) if a > b})
    ended = deed.after.round != deed.before.round or deed.after.scout != deed.before.scout
    yield f"framed {paid}, paid {gone}", paid == gone or (not paid) or ended
    if isinstance(deed.action, do.MoveScout):
        roof = {place(places.terrace(at)): colour for at, colour in enumerate(deed.before.roof)}
        framed = Counter(roof[place(frame)] for key, frame in found.items() if key.startswith("gains:"))
        more = Counter({n: b - a for n, (a, b) in enumerate(zip(was.cubes, now.cubes, strict=True)) if b > a})
        yield f"framed {framed}, gained {more}", not framed - more


def sums(game: Game[Any], state: Any, seat: int) -> Iterator[tuple[str, int, int]]:
    """MO-12: VP, gold and juice on the mats, and districts at the end, are those of the score."""
    points = {part.rule: part.points for part in game.score(state, seat)}
    found = things(game.table.lay(game.view(state, seat), seat))
    mat = str(found["mat"].face).split(":")
    counts = [int(n) for n in mat[3].split(",")]
    yield "VP on the mat", int(mat[2]), state.players[seat].vp
    yield "juice on the mat", counts[6], points["MO-12.4"]
    if f"worth:{seat}" in found:
        yield "district", int(str(found[f"worth:{seat}"].face).split(":")[2]), points["MO-12.5"]
