"""The Peddler's Shop board."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.engine.rules import seat_name
from tabletop.engine.table import Piece, Zone, piece, zone
from tabletop.engine.text import NO_TEXT, Text, translate
from tabletop.games.merchants_cove import phrases, places
from tabletop.games.merchants_cove.art import card_faces, peddler, plan
from tabletop.games.merchants_cove.art import cards as faces
from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.merchants.guild import BY_KIND
from tabletop.games.merchants_cove.merchants.shops import WORDS
from tabletop.games.merchants_cove.rules import ch16_reasons as reasons
from tabletop.games.merchants_cove.rules.ch09_score import folk_icons
from tabletop.games.merchants_cove.rules.ch16_loading import stall
from tabletop.games.merchants_cove.state import NOBODY, MerchantsCove
from tabletop.games.merchants_cove.table import descriptions
from tabletop.games.merchants_cove.table.town import adventurer

_LYING = 4
"""Depth."""
_LEVELS = {
    "normal": translate("merchants_cove", "normal", "a level of the Peddler"),
    "hard": translate("merchants_cove", "hard", "a level of the Peddler"),
}


def zones(v: MerchantsCove) -> Iterator[Zone]:
    """Yield the Peddler's board and the places on it."""
    at, seat = places.peddler(), v.peddler
    p, board = v.players[seat], stall(v)
    level = v.seats[seat].rpartition(":")[2]
    face = peddler.Stall(
        seat,
        seat_name(v, seat, translate("merchants_cove", "The Peddler")),
        _LEVELS.get(level, NO_TEXT),
        p.gold,
        descriptions.peddler_says(v, board.left, board.right),
        len(p.shelf),
        sum(who != NOBODY for who in board.pool),
        len(p.corruption),
        len(p.staff),
        folk_icons(v, seat),
    )
    name = translate("merchants_cove", "Board of {who}").fill(who=phrases.seat(v, seat))
    yield zone("stall", at, name, face, rule="MC-16.22", text=phrases.sentences(_has(v), face.says))
    for side, key in enumerate(("left", "right")):
        name = (
            translate("merchants_cove", "Left action space of the Peddler"),
            translate("merchants_cove", "Right action space of the Peddler"),
        )[side]
        free = peddler.NextCard() if (board.left, board.right)[side] == NOBODY else ""
        yield zone(f"stall:{key}", plan.at(at, plan.CARDS[side]), name, free, rule="MC-16.6", z=1)


def _has(v: MerchantsCove) -> Text:
    """Describe the Peddler's possessions."""
    p = v.players[v.peddler]
    text = translate(
        "merchants_cove", "{gold} gold, %n Corruption card(s), Goods: {goods}, Townsfolk: {folk}."
    )
    return text.count(len(p.corruption)).fill(gold=p.gold, goods=len(p.shelf), folk=len(p.staff))


def ware(v: MerchantsCove, good: int) -> Good:
    """Return the face of a Peddler's Good: that of a merchant who does not play."""
    taken = {getattr(p.shop, "kind", "") for p in v.players}
    spare = next((word for word in reversed(WORDS) if word not in taken), WORDS[0])
    return BY_KIND[spare].ware(good % 4, good >= 4)


def pieces(v: MerchantsCove) -> Iterator[Piece]:
    """Yield the Peddler's cards, Goods, Adventurers and Corruption."""
    yield from _cards(v)
    p, at = v.players[v.peddler], places.peddler()
    seen: dict[int, int] = {}
    for place, good in enumerate(p.shelf):
        number = seen[good] = seen.get(good, -1) + 1
        name, text = (
            descriptions.GOODS[good],
            translate("merchants_cove", "Its rightmost Good chooses the Customer."),
        )
        spot, key = places.ware(place), f"good:{v.peddler}:{good}:{number}"
        yield piece(key, "stall", spot, ware(v, good), name, rule="MC-16.14", text=text, z=_LYING)
    for place, who in enumerate(stall(v).pool):
        if who != NOBODY:
            yield adventurer(who, "stall", places.pooled(place), _LYING + place)
    if p.corruption:
        name = translate("merchants_cove", "%n Corruption card(s) of the Peddler", "", len(p.corruption))
        face = faces.Back(faces.Kind.CORRUPTION)
        yield piece("masks:peddler", "stall", plan.at(at, plan.MASKS), face, name, rule="MC-16.12", z=_LYING)


def _cards(v: MerchantsCove) -> Iterator[Piece]:
    at, board = places.peddler(), stall(v)
    deck, gone = (plan.at(at, spot) for spot in plan.STACKS)
    if board.deck:
        name = translate("merchants_cove", "Deck of the Peddler: %n card(s)", "", len(board.deck))
        back = faces.Back(faces.Kind.PEDDLER)
        yield piece("cards", "stall", deck, back, name, rule="MC-16.2", z=_LYING, count=len(board.deck))
    if board.discards:
        top = board.discards[-1]
        name = translate("merchants_cove", "Discards of the Peddler: %n card(s)", "", len(board.discards))
        spent, key = peddler.Spent(card_faces.deed(top)), f"card:{top}"
        yield piece(key, "stall", gone, spent, name, rule="MC-16.6", z=_LYING, count=len(board.discards))
    for side, card in enumerate((board.left, board.right)):
        if card == NOBODY:
            continue
        quiet = peddler.Quiet.LEFT if side == 0 else peddler.Quiet.RIGHT
        face = card_faces.peddlers(card, quiet, mirrored=v.flags.mirrored)
        name = translate("merchants_cove", "The Peddler's {card}").fill(card=reasons.card(card))
        key, where = f"card:{card}", f"stall:{('left', 'right')[side]}"
        spot, text = (
            plan.at(at, plan.CARDS[side]),
            phrases.sentences(descriptions.peddler_card(v, card), descriptions.meant_now(v)),
        )
        yield piece(key, where, spot, face, name, rule="MC-16.23", text=text, z=_LYING + 1)
