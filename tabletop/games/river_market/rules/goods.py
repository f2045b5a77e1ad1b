"""RM-1.4, RM-1.5, RM-10: what players have, what comes to them, and what their Helpers can do."""

from __future__ import annotations

from tabletop.engine.rules import Tell
from tabletop.games.river_market import components as box
from tabletop.games.river_market.component_schema import Power
from tabletop.games.river_market.events import Gained
from tabletop.games.river_market.state import NO_GOODS, Player, RiverMarket, Vec


def has(p: Player, power: Power) -> bool:
    """RM-10.1: whether a Helper with this power lies before the player."""
    return any(box.CARDS[card].power == power for card in p.helpers)


def helped(p: Player, power: Power) -> int:
    """RM-10.1: how much the player's Helpers with this power bring together."""
    return sum(box.CARDS[card].amount for card in p.helpers if box.CARDS[card].power == power)


def one(kind: int) -> Vec:
    """One good of this kind."""
    v, f, c, t, lilies = (int(each == kind) for each in range(5))
    return (v, f, c, t, lilies)


def add(p: Player, goods: Vec) -> None:
    """Put goods on the player's mat."""
    v, f, c, t, lilies = p.goods
    p.goods = (v + goods[0], f + goods[1], c + goods[2], t + goods[3], lilies + goods[4])


def take_away(p: Player, goods: Vec) -> None:
    """Take goods from the player's mat."""
    v, f, c, t, lilies = p.goods
    p.goods = (v - goods[0], f - goods[1], c - goods[2], t - goods[3], lilies - goods[4])


def gain(
    s: RiverMarket, seat: int, goods: Vec, tell: Tell, *, rule: str, coins: int = 0, zooms: int = 0
) -> None:
    """RM-1.4: goods, coins and Zoom tokens come from the supply, which has enough of everything."""
    p = s.players[seat]
    if goods != NO_GOODS:
        add(p, goods)
    p.coins += coins
    p.zooms += zooms
    tell(s, Gained(seat, goods, coins, zooms, rule))


def more(p: Player, goods: Vec) -> Vec:
    """RM-10.4: what the Helpers add to a visit that gives these goods."""
    extra = [0] * len(NO_GOODS)
    for number in p.helpers:
        if box.CARDS[number].power == "more" and goods[box.CARDS[number].good]:
            extra[box.CARDS[number].good] += box.CARDS[number].amount
    return (extra[0], extra[1], extra[2], extra[3], extra[4])
