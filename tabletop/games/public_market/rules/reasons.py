"""PM-16: what the Solo Angler says of its decisions: what it compared, what it takes, what it leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.engine.text import Text, translate
from tabletop.games.public_market import phrases
from tabletop.games.public_market.state import PublicMarket


def too_dear(location: int, cost: int, money: int) -> Text:
    """PM-16.5: it cannot pay the bid of the card."""
    text = translate(
        "public_market", "The card bids at {where} for ${cost}, but the Angler has ${money}: it goes to $0."
    )
    return text.fill(where=phrases.location(location, sunset=False), cost=cost, money=money)


def bid_behind(location: int, there: int, *, arrow: bool) -> Text:
    """PM-16.4: it stands behind all because nothing on the card or at the place says otherwise.

    `there`: The number of Meeples at the location, its own included.
    """
    if not there and arrow:
        text = translate("public_market", "The card bids at {where} with the arrow, but nobody is there.")
    elif not there:
        text = translate("public_market", "The card bids at {where} without the arrow; nobody is there yet.")
    elif not arrow:
        text = translate(
            "public_market",
            "The card bids at {where} without the arrow: behind all %n Meeple(s).",
            "",
            there,
        )
    else:
        text = translate(
            "public_market",
            "The card bids at {where} with the arrow, but no other player is there: behind all.",
        )
    return text.fill(where=phrases.location(location, sunset=False))


def no_money_for_front(location: int, left: int, front: int) -> Text:
    """PM-16.4: it has not the dollar for going in front."""
    text = translate(
        "public_market",
        "The card bids at {where} with the arrow, but ${left} is left and ${front} needed: behind.",
    )
    return text.fill(where=phrases.location(location, sunset=False), left=left, front=front)


def bid_in_front(location: int, front: int) -> Text:
    """PM-16.4: it goes in front of the rightmost rival."""
    text = translate(
        "public_market",
        "The card bids at {where} with the arrow: in front of the other player, for ${front}.",
    )
    return text.fill(where=phrases.location(location, sunset=False), front=front)


def to_dock(fish: int, threshold: int) -> Text:
    """PM-16.6: it fishes."""
    text = translate(
        "public_market",
        "The Angler has %n fish, fewer than the {threshold} of the card: it fishes.",
        "",
        fish,
    )
    return text.fill(threshold=threshold)


def to_market(fish: int, threshold: int) -> Text:
    """PM-16.6: it goes to Market."""
    text = translate(
        "public_market",
        "The Angler has %n fish, at least the {threshold} of the card: it goes to Market.",
        "",
        fish,
    )
    return text.fill(threshold=threshold)


def tile(kinds: Sequence[int], equal: Sequence[int], at: int, *, up: bool) -> Text:
    """PM-16.7: which tile, and what the others would have brought."""
    if len(equal) == 1:
        text = translate(
            "public_market", "Kinds of fish from the Boat on: {counts}. The most, {most}, are on tile {n}."
        )
    elif up:
        text = translate(
            "public_market",
            "Kinds of fish from the Boat on: {counts}. %n have {most}; arrow up: the nearest, tile {n}.",
            "",
            len(equal),
        )
    else:
        text = translate(
            "public_market",
            "Kinds of fish from the Boat on: {counts}. %n have {most}; arrow down: the farthest, tile {n}.",
            "",
            len(equal),
        )
    return text.fill(counts=", ".join(map(str, kinds)), most=max(kinds), n=at + 1)


def card(s: PublicMarket, stack: int) -> Text:
    """PM-16.9: which card it takes."""
    if stack == s.boat:
        text = translate("public_market", "The card above the Boat, of stack {n}, is {card}.")
    else:
        text = translate(
            "public_market", "No card shows above the Boat; the next to the right is stack {n}, {card}."
        )
    return text.fill(n=stack + 1, card=phrases.card(s.open[stack]))


def no_card(s: PublicMarket) -> Text:
    """PM-16.9: no card shows anywhere."""
    text = translate(
        "public_market", "None of the {n} stacks shows a card: this bonus of the Angler is lost."
    )
    return text.fill(n=len(s.open))


def lighthouse(s: PublicMarket, path: Iterable[int], column: int, space: int, points: Sequence[int]) -> Text:
    """PM-16.10: which space, and the points of all that were free in its column."""
    text = translate(
        "public_market",
        "Path {path}: {column} is the first with a free half. Its free spaces give {points} VP: the {space}.",
    )
    text = text.fill(path=_path(path), column=phrases.column(column), points=", ".join(map(str, points)))
    return text.fill(space=phrases.space(s, column, space))


def crab_instead(path: Iterable[int], left: int, *, full: bool) -> Text:
    """PM-16.10: no Lighthouse can be placed; `full`: it has all its Crabs, too."""
    if not left and full:
        text = translate(
            "public_market", "No Lighthouse is left for the path {path}, and no Crab either: nothing."
        )
    elif not left:
        text = translate("public_market", "No Lighthouse is left for the path {path}: a Crab instead.")
    elif full:
        text = translate(
            "public_market", "Every half along the path {path} is taken, and no Crab is left: nothing."
        )
    else:
        text = translate("public_market", "Every half along the path {path} is taken: a Crab instead.")
    return text.fill(path=_path(path))


def _path(path: Iterable[int]) -> str:
    return "-".join(map(str, path))


def boat(s: PublicMarket, steps: int, old: int, new: int) -> Text:
    """PM-16.11: where it sets the Boat."""
    if s.flags.lowest_bidder_steers:
        text = translate(
            "public_market",
            "The Angler acted last; the card moves the Boat %n column(s) right, from {old} to {new}.",
        )
    else:
        text = translate(
            "public_market",
            "The Angler is last in line; the card moves the Boat %n column(s) right, from {old} to {new}.",
        )
    return text.count(steps).fill(old=phrases.column(old), new=phrases.column(new))
