"""What River Market promises: what visits bring, prices and points, the way of the pawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tabletop.engine.game import Game
from tabletop.engine.rules import pending_choices
from tabletop.games.river_market import components as box
from tabletop.games.river_market.rules.ch05_visiting import Swapping, VisitBooth
from tabletop.games.river_market.rules.ch06_paying import Paying
from tabletop.games.river_market.rules.ch08_booths import Gaining, Selling
from tabletop.games.river_market.rules.ch10_powers import helped
from tabletop.games.river_market.state import LILY
from tests.games.river_market import book as do
from tests.promises.deed import Check, Deed, place, things

AMOUNT = r"\d+ (?:Veggie\(s\)|Fish|Cloth|Tool\(s\)|Lily\(s\)|Zoom token\(s\)|card\(s\))|\$\d+"
AMOUNTS = rf"(?:{AMOUNT})(?:(?:, | and )(?:{AMOUNT}))*"
KINDS = ("Veggie(s)", "Fish", "Cloth", "Tool(s)", "Lily(s)")


def named(words: str) -> dict[str, int]:
    """The amounts that a sentence of River Market names."""
    found = {
        kind: int(n) for n, kind in re.findall(r"(\d+) ([A-Z]\w+(?: token)?(?:\(s\))?|card\(s\))", words)
    }
    if money := re.search(r"\$(\d+)", words):
        found["$"] = int(money[1])
    return found


def gained(deed: Deed, seat: int, after: Any) -> dict[str, int]:
    """What a seat of River Market has more than before."""
    was, now = deed.before.players[seat], after.players[seat]
    found = {kind: now.goods[n] - was.goods[n] for n, kind in enumerate(KINDS)}
    found |= {"$": now.coins - was.coins, "Zoom token(s)": now.zooms - was.zooms}
    spent = isinstance(deed.action, do.Play | do.UseFind) and seat == deed.seat
    return found | {"card(s)": len(now.hand) - len(was.hand) + spent}


def gains(deed: Deed, told: re.Match[str]) -> bool:
    """RM-5, RM-11: at a Booth once it is used, at once by a Find; Helpers add to it."""
    after = deed.after
    if isinstance(deed.action, do.Wade | do.Play | do.Zoom):
        after = deed.on(VisitBooth, do.Use())
        if after is None:  # the owner of the Booth chooses first
            return any(isinstance(step, Gaining) for step in pending_choices(deed.after))
    spent = {"Zoom token(s)": int(isinstance(deed.action, do.Zoom))}
    bonus = named(told.groupdict().get("bonus") or "") if told.groupdict().get("who") == "you" else {}
    end = after.last_turns >= 0 > deed.before.last_turns  # RM-12.1: it gives all a Zoom token
    found = gained(deed, deed.seat, after)
    if sum(deed.own(deed.after).goods) == box.LIMITS.goods:
        return True  # the turn is over, and what is too much is given up
    return all(
        found.get(kind, 0) + spent.get(kind, 0) >= n + bonus.get(kind, 0)
        and (
            found.get(kind, 0) + spent.get(kind, 0) <= n + bonus.get(kind, 0) + end
            or bool(deed.own(deed.before).helpers)
            or deed.before.rival >= 0  # it moves at once, perhaps to an own Booth
            or not deed.before.deck
        )
        for kind, n in named(told["gives"]).items()
        if kind != "card(s)" or len(deed.before.deck) + len(deed.before.discards) > n + 2
    )


def bonus(deed: Deed, told: re.Match[str]) -> bool:
    """RM-5.4: the owner of the Booth has its bonus once the pawn is there."""
    if told["who"] == "you":
        return True  # held with what the visit gives
    seats = {f"Player {n + 1}": n for n in range(len(deed.before.players))}
    if any(isinstance(step, Gaining) for step in pending_choices(deed.after)) or not deed.before.deck:
        return True
    found = gained(deed, seats[told["who"]], deed.after)
    return all(found.get(kind, 0) >= n for kind, n in named(told["bonus"]).items())


def paid(deed: Deed, told: re.Match[str]) -> bool:
    """RM-6: Booths are paid for in goods, Helpers in coins; what is built or hired counts its VP."""
    state = deed.after
    while isinstance(step := next(iter(pending_choices(state)), None), Paying) and step.seat == deed.seat:
        state = Deed.then(state, step.legal_actions(state)[0], deed.seat)
    was, now = (
        {p.rule: p.points for p in deed.game.score(s, deed.seat)}["RM-13.1" if told["goods"] else "RM-13.2"]
        for s in (deed.before, state)
    )
    if told["goods"]:  # with a Lily Keeper a Lily stands for two
        lilies = deed.own(deed.before).goods[LILY] - deed.own(state).goods[LILY]
        gift = (
            helped(deed.own(deed.before), "lily")
            + sum(box.CARDS[deed.action.card].gift.goods) * deed.before.flags.gifts
        )  # type: ignore[attr-defined]
        goods = sum(deed.own(deed.before).goods) - sum(deed.own(state).goods) + gift
        return now - was == int(told["vp"]) and (
            goods <= int(told["goods"]) <= goods + max(lilies, 0) or deed.before.rival >= 0
        )
    return now - was == int(told["vp"]) and -deed.more("coins", state) == int(told["coins"])


def sells(deed: Deed, told: re.Match[str]) -> bool:
    """RM-8.3: so many coins for each good, and so often."""
    step = next(iter(pending_choices(deed.after)), None)
    if not isinstance(step, Selling):
        return True  # nothing to sell, or the owner chooses first
    state = Deed.then(deed.after, step.legal_actions(deed.after)[0], deed.seat)
    coins = deed.own(state).coins - deed.own(deed.after).coins
    return coins == int(told[1]) and step.left == int(told[2])


def trades(deed: Deed, told: re.Match[str]) -> bool:
    """RM-8.8: the coins, once the goods are given."""
    state = deed.after
    if isinstance(deed.action, do.Wade | do.Play | do.Zoom):
        state = deed.on(VisitBooth, do.Use())
    while state is not None and isinstance(step := next(iter(pending_choices(state)), None), Paying):
        state = Deed.then(state, step.legal_actions(state)[0], deed.seat)
    return state is None or deed.more("coins", state) >= int(told[1])


def cheaper(deed: Deed, told: re.Match[str]) -> bool:
    """RM-8.5, RM-8.6: less to pay this turn."""
    after = deed.after if isinstance(deed.action, do.Use) else deed.on(VisitBooth, do.Use())
    return after is None or after.hire_off + after.build_off == int(told[1])


def swaps(deed: Deed, told: re.Match[str]) -> bool:
    """RM-5.3: so many swaps are offered."""
    step = next(iter(pending_choices(deed.after)), None)
    return not isinstance(step, Swapping) or step.left == int(told[1])


def boats(deed: Deed, told: re.Match[str]) -> bool:
    """RM-8.10: so far the boat goes."""
    step = next(iter(pending_choices(deed.after)), None)
    if not isinstance(step, VisitBooth):
        return True
    boats = [action for action in step.legal_actions(deed.after) if isinstance(action, do.Wade)]
    return len(boats) == min(int(told[1]), len(deed.after.ring) - 1)


def stage(deed: Deed, told: re.Match[str]) -> bool:
    """RM-8.9: coins for own Booths."""
    after = deed.after if isinstance(deed.action, do.Use) else deed.on(VisitBooth, do.Use())
    if after is None:
        return True
    state = deed.before if isinstance(deed.action, do.Use) else deed.after
    booths = sum(owner == deed.seat for owner in deed.before.owners.values())
    coins = deed.own(after).coins - deed.own(state).coins
    return coins == min(int(told[3]), int(told[1]) + int(told[2]) * booths)


OWNER = r"(?:; Owner bonus for (?P<who>[^:]+): (?P<bonus>.+))?"
TOLD: dict[str, Check] = {
    rf"(?P<gives>{AMOUNTS}){OWNER}": gains,
    r".+; Owner bonus for (?P<who>[^:]+): (?P<bonus>.+)": bonus,
    r"Owner bonus for you: (?P<bonus>.+)": lambda deed, told: all(
        gained(deed, deed.seat, deed.after).get(kind, 0) >= n for kind, n in named(told["bonus"]).items()
    ),
    r"(?P<vp>\d+) VP for (?:(?P<goods>\d+) good\(s\)|\$(?P<coins>\d+))": paid,
    rf".+ for \$(\d+), up to (\d+) times{OWNER}": sells,
    rf"\$(\d+) for [^$;]+{OWNER}": trades,
    rf"Hire for \$(\d+) less{OWNER}": cheaper,
    rf"Build for (\d+) good\(s\) less{OWNER}": cheaper,
    rf"Up to (\d+) swap\(s\){OWNER}": swaps,
    rf"Up to (\d+) Booth\(s\) on{OWNER}": boats,
    rf"\$(\d+) and \$(\d+) for each own Booth, at most \$(\d+){OWNER}": stage,
    rf"(\d+) good\(s\) of your choice{OWNER}": lambda deed, told: (
        (state := deed.after if isinstance(deed.action, do.Use) else deed.on(VisitBooth, do.Use())) is None
        or any(isinstance(step, Gaining) and step.left == int(told[1]) for step in pending_choices(state))
    ),
    r"Build for (\d+) goods less, or hire for \$(\d+) less": lambda deed, _told: (
        len(deed.own(deed.after).hand) == len(deed.own(deed.before).hand) - 1
    ),
}


def shown(deed: Deed) -> Iterator[tuple[str, bool]]:
    """RM-4.2: the pawn stands where its ghost stood, unless the visit has moved it on."""
    if deed.shown is None:
        return
    ghost: Any = things(deed.shown)["ghost"]
    seat = ghost.face.seat
    pawn = deed.after.players[seat].pawn
    yield f"the pawn of seat {seat} at {pawn}", pawn == deed.action.booth  # type: ignore[attr-defined]
    beside = things(deed.laid(deed.after))[f"pawn:{seat}"]
    same = deed.after.ring == deed.before.ring and seat == deed.seat
    yield f"ghost at {place(ghost)}, pawn at {place(beside)}", not same or place(ghost) == place(beside)


def sums(game: Game[Any], state: Any, seat: int) -> Iterator[tuple[str, int, int]]:
    """RM-13: the points on mats and strips are those of the score, as far as they count now."""
    if seat == state.rival:
        return
    found: dict[str, Any] = things(game.table.layout(game.view(state, seat), seat))
    yield "points on the mat", found["mat"].face.points, game.scores(state)[seat]
    for other in range(len(state.players)):
        if strip := found.get(f"seat:{other}"):
            yield f"points of seat {other}", strip.face.points, game.scores(state)[other]
