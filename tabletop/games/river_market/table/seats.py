"""Round the river: one's own mat, hand and Helpers; the others; the Rival's board; the piles."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.table import Piece, Spot, Zone
from tabletop.engine.text import Text, translate
from tabletop.games.river_market.art import parts
from tabletop.games.river_market.table import places
from tabletop.games.river_market.table.river import piece, zone
from tabletop.games.river_market.table.seen import Rival, Seen

GOODS = (
    translate("river_market", "Veggies"),
    translate("river_market", "Fish"),
    translate("river_market", "Cloth"),
    translate("river_market", "Tools"),
    translate("river_market", "Lily"),
)


def zones(seen: Seen) -> Iterator[Zone]:
    """Every zone round the river."""
    own = seen.stocks[seen.seat]
    filled = (own.points, sum(own.goods), seen.goods_limit, own.coins, own.zoom, own.houses, seen.houses)
    mat = f"mat:{seen.seat}:" + ":".join(map(str, filled))
    yield zone("mat", places.MAT, translate("river_market", "Your mat"), mat)
    hand = f"hand:{len(own.hand)}:{seen.hand_limit}"
    yield zone("hand", places.HAND, translate("river_market", "Your hand"), hand)
    name = translate("river_market", "Your Helpers: drop a Helper here to hire it")
    yield zone("helpers", places.HELPERS, name, f"helpers:{len(own.helpers)}")
    told = translate("river_market", "What the others did")
    if seen.rival is not None:
        yield zone("slip", places.SLIP, told)
        yield _rival_zone(seen, seen.rival)
    else:
        yield zone("slip", places.SMALL_SLIP, told)
        yield zone("piles", places.PILES, translate("river_market", "Deck and discards"), "piles")
    for at, seat in enumerate(seen.others):
        name = translate("river_market", "Seat {n}").fill(n=seat + 1)
        yield zone(f"seat:{seat}", places.strip(at, len(seen.others)), name)
    yield zone("discards", _pile(seen, 1), translate("river_market", "Discards"), z=1)


def _rival_zone(seen: Seen, rival: Rival) -> Zone:
    face = f"rival:{rival.seat}:{rival.row}:{len(rival.collection)}:{seen.row}"
    return zone("rival", places.RIVAL, translate("river_market", "The Rival's board"), face)


def _pile(seen: Seen, place: int) -> Spot:
    return places.pile(place, rival=seen.rival is not None)


def pieces(seen: Seen) -> Iterator[Piece]:
    """Everything that lies round the river."""
    yield from _mat(seen)
    yield from _cards(seen)
    yield from _piles(seen)
    if seen.rival is not None:
        yield from _rival(seen, seen.rival)
    for at, seat in enumerate(seen.others):
        yield _strip(seen, at, seat)


def _mat(seen: Seen) -> Iterator[Piece]:
    own, seat = seen.stocks[seen.seat], seen.seat
    lying = [(kind, at) for kind, n in enumerate(own.goods) for at in range(n)]
    for there, (kind, at) in enumerate(lying):
        place, letter = places.good(there, len(lying), seen.goods_limit), "VFCTL"[kind]
        yield piece(f"good:{seat}:{letter}:{at}", "mat", place, f"good:{letter}", GOODS[kind], z=2 + there)
    for at in range(min(own.coins, places.COINS)):
        name = translate("river_market", "Coin")
        yield piece(f"coin:{seat}:{at}", "mat", places.coin(at), "good:$", name, z=2 + at)
    for at in range(min(own.zoom, places.ZOOMS)):
        name = translate("river_market", "Zoom token")
        yield piece(f"zoom:{seat}:{at}", "mat", places.zoom(at), "good:Z", name, z=2 + at)
    for at in range(own.houses):
        name, there_ = translate("river_market", "Your house"), places.house(at, seen.houses)
        yield piece(f"house:{seat}:{at}", "mat", there_, f"house:{seat}", name, z=2 + at)


def _cards(seen: Seen) -> Iterator[Piece]:
    own = seen.stocks[seen.seat]
    for at, card in enumerate(own.hand):
        place = places.hand(at, len(own.hand))
        yield piece(f"card:{card}", "hand", place, f"card:{card}", _name(card), z=2 + at)
    kind = "card" if len(own.helpers) <= 2 else "half" if len(own.helpers) <= 6 else "small"
    for at, card in enumerate(own.helpers):
        place = places.helper(at, len(own.helpers))
        yield piece(f"card:{card}", "helpers", place, f"{kind}:{card}", _name(card), z=2 + at)


def _name(card: int) -> Text:
    return parts.cards()[card].name


def _piles(seen: Seen) -> Iterator[Piece]:
    board = "piles" if seen.rival is None else "rival"
    if seen.deck:
        name = translate("river_market", "Deck: %n cards", "", seen.deck)
        face = f"back:deck:{min(seen.deck - 1, 3)}"
        yield piece("deck", board, _pile(seen, 0), face, name, count=seen.deck)
    if seen.discards:
        top, count = seen.discards[-1], len(seen.discards)
        yield piece(f"card:{top}", "discards", _pile(seen, 1), f"mini:{top}", _name(top), z=3, count=count)


def _rival(seen: Seen, rival: Rival) -> Iterator[Piece]:
    if rival.events:
        name = translate("river_market", "Event Booths: %n cards", "", rival.events)
        face = f"back:events:{min(rival.events - 1, 3)}"
        yield piece("events", "rival", _pile(seen, 2), face, name, count=rival.events)
    gone = seen.row - len(rival.row)
    for at, letter in enumerate(rival.row):
        place, owner = places.row_house(gone + at, seen.row), rival.seat if letter == "R" else -1
        name = translate("river_market", "Neutral house")
        if letter == "R":
            name = translate("river_market", "House of the Rival")
        yield piece(f"row:{gone + at}", "rival", place, f"house:{owner}", name, z=2 + at)
    for at, card in enumerate(rival.collection):
        yield piece(f"card:{card}", "rival", places.collected(at), f"mini:{card}", _name(card), z=2 + at)


def _strip(seen: Seen, at: int, seat: int) -> Piece:
    stock = seen.stocks[seat]
    goods = ",".join(map(str, stock.goods))
    counts = ",".join(map(str, (stock.coins, stock.zoom, stock.houses, stock.cards)))
    helpers = ",".join(map(str, stock.helpers))
    name = translate("river_market", "Seat {n}").fill(n=seat + 1)
    face = f"strip:{seat}:{stock.points}:{goods}:{counts}:{helpers}"
    return piece(f"seat:{seat}", f"seat:{seat}", places.strip(at, len(seen.others)), face, name)
