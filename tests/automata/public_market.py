"""Public Market: what the Angler claims of its decisions, and how each claim is held against the state."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.text import english
from tabletop.games.public_market import components as box
from tabletop.games.public_market import phrases as publics
from tabletop.games.public_market.rules import ch16_angler as angler
from tabletop.games.public_market.rules.ch04_bidding import costs
from tabletop.games.public_market.state import PublicMarket
from tests.automata.told import Claim, Told


def bids(*, arrow: bool, mine: bool | None, other: bool, money: bool = True) -> Claim:
    """It bids where it says, with or without the arrow, and stands behind all there.

    `mine`, `other`: whether Meeples of its own, and of the other player, are there. `money`: for the front.
    """

    def holds(t: Told) -> bool:
        bid, s = t.did("BidPlaced"), t.s
        owners = [s.owners[meeple] for meeple in s.queues[bid.location]]
        card = angler.card_now(s)
        left = t.me.money - costs(s)[bid.location]
        return (
            bid.place == 0
            and t["where"] == english(publics.location(bid.location, sunset=False))
            and any(each.arrow is arrow for each in card.bids)
            and (mine is None or (s.angler in owners) is mine)
            and (1 - s.angler in owners) is other
            and (t.n < 0 or t.n == len(owners) > 0)
            and (money or left == int(t["left"]) < int(t["front"]))
        )

    return holds


def behind_all(t: Told) -> bool:
    bid = t.did("BidPlaced")
    return bid.place == 0 and t.n == len(t.s.queues[bid.location]) > 0


def in_front(t: Told) -> bool:
    bid, s = t.did("BidPlaced"), t.s
    queue = s.queues[bid.location]
    others = [at for at, meeple in enumerate(queue) if s.owners[meeple] != s.angler]
    paid = [event for event in t.all("Paid") if event.to == 1 - s.angler]
    return bid.place == others[-1] + 1 and [event.dollars for event in paid] == [int(t["front"])]


def too_dear(t: Told) -> bool:
    return t.me.money == int(t["money"]) < int(t["cost"]) and t.did("BidPlaced").location == 0


def goes(event: str, *, fewer: bool) -> Claim:
    return lambda t: (
        t.n == t.s.angler_fish
        and (t.n < int(t["threshold"])) is fewer
        and angler.card_now(t.s).threshold == int(t["threshold"])
        and t.did(event) is not None
    )


def tile(pick: Callable[[list[int]], int]) -> Claim:
    def holds(t: Told) -> bool:
        column = t.s.ocean[t.s.boat]
        kinds = [int(each) for each in t["counts"].split(", ")]
        best = [at for at, n in enumerate(kinds) if n == max(kinds) == int(t["most"])]
        at = pick(best)
        fished = t.did("AnglerFished").tile == column[at] and int(t["n"]) == at + 1
        return fished and len(kinds) == len(column) and (len(best) == t.n or (t.n < 0 and len(best) == 1))

    return holds


def takes_card(t: Told) -> bool:
    taken, s = t.did("CardTaken"), t.s
    first = next(n % len(s.open) for n in range(s.boat, s.boat + 4) if s.open[n % len(s.open)] >= 0)
    shown = english(publics.card(s.open[first])) == t["card"]
    return taken.stack == first == int(t["n"]) - 1 and shown


def free_spaces(s: PublicMarket, column: int) -> list[int]:
    """The spaces of a column on halves without any Lighthouse."""
    return angler.free_spaces(s.side, column, s.lights[column], halves=True)


def lights(t: Told) -> bool:
    placed, s = t.did("LighthousePlaced"), t.s
    points = [box.SCORING[s.side][placed.column][n].vp for n in free_spaces(s, placed.column)]
    first = next(n - 1 for n in map(int, t["path"].split("-")) if free_spaces(s, n - 1))
    return placed.column == first and t["points"] == ", ".join(map(str, points)) and t.me.lighthouses > 0


def crab(*, left: bool, full: bool) -> Claim:
    def holds(t: Told) -> bool:
        free = any(free_spaces(t.s, int(n) - 1) for n in t["path"].split("-"))
        none = not free if left else True
        return (t.me.lighthouses > 0) is left and none and (t.did("CrabsWon") is None) is full

    return holds


def steers(t: Told) -> bool:
    return t.did("BoatMoved").column == t.s.boat and english(publics.column(t.s.boat)) == t["new"]


CLAIMS: dict[str, Claim] = {
    "The card bids at {where} for ${cost}, but the Angler has ${money}: it goes to $0.": too_dear,
    "The card bids at {where} without the arrow; nobody is there yet.": bids(
        arrow=False, mine=False, other=False
    ),
    "The card bids at {where} without the arrow: behind all %n Meeple(s).": behind_all,
    "The card bids at {where} with the arrow, but nobody is there.": bids(
        arrow=True, mine=False, other=False
    ),
    "The card bids at {where} with the arrow, but no other player is there: behind all.": bids(
        arrow=True, mine=True, other=False
    ),
    "The card bids at {where} with the arrow, but ${left} is left and ${front} needed: behind.": bids(
        arrow=True, mine=None, other=True, money=False
    ),
    "The card bids at {where} with the arrow: in front of the other player, for ${front}.": in_front,
    "The Angler has %n fish, fewer than the {threshold} of the card: it fishes.": goes(
        "WentFishing", fewer=True
    ),
    "The Angler has %n fish, at least the {threshold} of the card: it goes to Market.": goes(
        "WentToMarket", fewer=False
    ),
    "Kinds of fish from the Boat on: {counts}. The most, {most}, are on tile {n}.": tile(min),
    "Kinds of fish from the Boat on: {counts}. %n have {most}; arrow up: the nearest, tile {n}.": tile(min),
    "Kinds of fish from the Boat on: {counts}. %n have {most}; arrow down: the farthest, tile {n}.": tile(
        max
    ),
    "The card above the Boat, of stack {n}, is {card}.": lambda t: (
        takes_card(t) and int(t["n"]) == t.s.boat + 1
    ),
    "No card shows above the Boat; the next to the right is stack {n}, {card}.": lambda t: (
        takes_card(t) and t.s.open[t.s.boat] < 0
    ),
    "None of the {n} stacks shows a card: this bonus of the Angler is lost.": lambda t: (
        max(t.s.open) < 0 and t.did("CardTaken") is None
    ),
    (
        "Path {path}: {column} is the first with a free half. Its free spaces give {points} VP: the {space}."
    ): lights,
    "No Lighthouse is left for the path {path}, and no Crab either: nothing.": crab(left=False, full=True),
    "No Lighthouse is left for the path {path}: a Crab instead.": crab(left=False, full=False),
    "Every half along the path {path} is taken, and no Crab is left: nothing.": crab(left=True, full=True),
    "Every half along the path {path} is taken: a Crab instead.": crab(left=True, full=False),
    "The Angler acted last; the card moves the Boat %n column(s) right, from {old} to {new}.": steers,
    "The Angler is last in line; the card moves the Boat %n column(s) right, from {old} to {new}.": steers,
}
