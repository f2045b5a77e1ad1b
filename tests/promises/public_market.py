"""What Public Market promises: costs, lines of the chest, cards, rings on the Catch Tracker."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tabletop.engine.game import Game
from tabletop.engine.text import english
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases
from tabletop.games.public_market.art.faces import Logos, Tracker
from tests.games.public_market import book as do
from tests.games.public_market.book import complete_lines, crab_surrounded, logos_of
from tests.promises.deed import Check, Deed, things


def lay(deed: Deed, told: re.Match[str]) -> bool:
    """PM-6: Shrimp covered, the Crab surrounded, lines completed."""
    before, after = deed.own(deed.before), deed.own(deed.after)
    if not after.filled & ~before.filled:  # it was sold at once
        return True
    shrimp = box.SHRIMP[before.chest]
    covered = (after.filled & shrimp).bit_count() - (before.filled & shrimp).bit_count()
    paid = len(complete_lines(after)[1]) - len(complete_lines(before)[1])
    return (
        covered == int(told["shrimp"] or 0)
        and (not told["crab"] or crab_surrounded(deed.after, after))
        and max(paid, 0) * box.MARKET_BOARD.pay.line == int(told["pay"] or 0)
    )


def card(deed: Deed, _told: re.Match[str]) -> bool:
    """PM-9.8: the card's Gears are on the tracker and its logos count, as soon as the seat has it."""
    was, now = deed.own(deed.before), deed.own(deed.after)
    gained = [now.gears[kind] - was.gears[kind] for kind in range(len(phrases.KIND_NAMES))]
    new = [one for one in now.cards if one not in was.cards]
    if not new:  # the Angler takes it, who keeps no cards
        return isinstance(deed.action, do.GiveCard)
    row = [
        f"{english(name)} Gear" for name, n in zip(phrases.KIND_NAMES, gained, strict=True) for _ in range(n)
    ]
    logos = [
        a - b for a, b in zip(logos_of(deed.after, deed.seat), logos_of(deed.before, deed.seat), strict=True)
    ]
    row += [english(name) for name, n in zip(phrases.LOGO_NAMES, logos, strict=True) for _ in range(n)]
    return sorted(re.split(", | and ", _told[0])) == sorted(row)


TOLD: dict[str, Check] = {
    r"Costs \$(\d+)": lambda deed, told: deed.more("money") == -int(told[1]),
    r"(?:(?P<shrimp>\d+) Shrimp covered)?(?:, | and )?(?P<crab>Crab surrounded)?(?:, | and )?"
    r"(?:\$(?P<pay>\d+) more payout)?": lay,
    r"(\d+) VP as things stand": lambda deed, told: deed.points() == int(told[1]),
    r"[A-Z]\w+(?: Gear)?(?:(?:, | and )[A-Z]\w+(?: Gear)?)*": card,
}


def shown(deed: Deed) -> Iterator[tuple[str, bool]]:
    """PM-7.1: rings where the tokens of the Catch Tracker stand once the fish in the hand are laid."""
    if deed.shown is None:
        return
    tracker = things(deed.shown)[f"tracker:{deed.seat}"].face
    assert isinstance(tracker, Tracker)
    ringed, fish = tracker.future, deed.own(deed.after).fish
    sold = deed.own(deed.after).chest != deed.own(deed.before).chest or not deed.own(deed.after).filled
    yield f"rings at {ringed}, but the fish are {fish}", ringed == fish or sold


def sums(game: Game[Any], state: Any, seat: int) -> Iterator[tuple[str, int, int]]:
    """PM-13.3: the points of the sets of Cannery Logos, as the board says and as they count."""
    if state.seats[seat].startswith("angler"):
        return
    logos = things(game.table.layout(game.view(state, seat), seat))[f"logos:{seat}"]
    points = {part.rule: part.points for part in game.score(state, seat)}
    assert isinstance(logos.face, Logos)
    yield "VP in sets", logos.face.points, points["PM-13.3"]
