"""Every face of Public Market: what its words and numbers mean, its own size, and how it is drawn.

Parts in [] may be left out. N is a component's number, K a kind of fish or a logo, 4 a list of four
numbers. Sizes are millimetres; "any" fills what it is given; the others are scaled to fit, in the middle.

    tile:N[:TURN]                     cells of 20     a Fish Tile
    scrap:K[:TURN]                    cells of 20     a Scrap; a square asked for: one cell
    chest:N  nochest                  116 x 116       a chest: frame 8, cells 20; an empty place
    chestpile:N  bag:N                36 x 26, 30 x 34  so many chests, so many tiles (slack at 0)
    mini:CHEST:FILLED[:TARGET]        26 x 26         a chest in a list; masks as in `grid`; CHEST -1 for none
    contract:N                        54 x 30         a Public Contract
    catch:N[:UNDER]                   41 x 62         a Today's Catch card, UNDER more below
    catchback:blue[:UNDER]            41 x 62         its back, blue or red
    scoring:COLUMN:SIDE[:CLOSED]      100 x 30        a Scoring Location; CLOSED lists spaces that fade
    collection:TILES                  76 x 82         the Collection Location, one tile or two
    market:day:N  market:sunset:N     326 x 82        the market board with N dock spaces, 4 or 5
    ocean[:COLUMN]  boat              415 x 259, 66 x 36.3  the Ocean, the Boat's column washed warm
    meeple:SEAT[:automa]              15 x 24         standing on its lower edge, like lighthouse: 11 x 24
    crab  cube                        18 x 16, 8 x 10
    fishtoken[:N]  gear[:N]           12 x 12         tokens, with their number
    coin:1  coin:5  coin:10           18 x 18
    money:N                           any             piles of coins and their sum, to the right
    logo:K  logos:4[:VP]              16 x 16, any    a logo; a panel of so many of each, and what they bring
    tracker:4:4[:4]                   59 x 116        fish, gears, fish after what is in hand
    angler_tracker:FISH:GEAR:THRESHOLD  124 x 20      THRESHOLD -1 for none
    solo:LEVEL:N  soloback            52 x 80         a Solo card at a level
    power:WHICH[:STATE]               35.6 x 32       cooler, scrap, anywhere, money; cube: none, ready, used
    held                              27 x 32         the place of held Scraps
    crabs:N  lighthouses:SEAT:N       110 x 26, any   so many on their places
    token:WHICH[:SEAT]                23 x 23         a Power token: ice, shrimp, crab, market
    rose[:WHICH:POINT]  bonus         70 x 62, 140 x 62  Compass Rose, with a token on a point; Bonus Board
    player:SEAT[:rose][:of:NAME]      190 x 278       the own board, or another's; NAME "" for the default
    summary:SEAT:MONEY:4:4:CRABS:LIGHTHOUSES:4:CARDS:CHEST:FILLED[:NAME]   any   the row with all its numbers
    angler:SEAT                       190 x 92        the Angler's panel
    angler_stock:SEAT:CRABS:LIGHTHOUSES:4  124 x 36   what the Angler owns; the list is its logos
    cloth:day  cloth:sunset           64 x 64 pixels  woven cloth that repeats, without a margin
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.art import material
from tabletop.art.faces import Faces, Kind
from tabletop.art.polyomino import spin
from tabletop.art.svg import group
from tabletop.art.type import Ink
from tabletop.engine.text import Text
from tabletop.games.public_market import components, phrases
from tabletop.games.public_market.art import (
    beach,
    boards,
    cards,
    chest,
    logos,
    others,
    own,
    shallow,
    tiles,
    wooden,
)
from tabletop.games.public_market.component_schema import Side

CLOTHS = {"day": "#1F4E55", "sunset": "#4A2F4A"}
"""The cloths to lie on, by day and at the End of the Day."""

Fours = tuple[int, ...]


def _four(text: str) -> Fours:
    numbers = tuple(int(part) for part in text.split(","))
    if len(numbers) != 4:
        raise ValueError("four numbers are wanted")
    return numbers


def _flag(given: str, word: str) -> bool:
    """Whether an optional word is there; another one in its place is refused."""
    if given not in ("", word):
        raise ValueError(f"only “{word}” may stand there")
    return bool(given)


def _tile(ink: Ink, number: str, turn: str = "0") -> str:
    return tiles.tile(ink, int(number), int(turn))


def _scrap(ink: Ink, w: float, h: float, kind: str, turn: str = "0") -> str:
    return tiles.scrap(ink, int(kind), int(turn), single=w == h)


def _scoring(ink: Ink, column: str, side: str, closed: str = "") -> str:
    sides: dict[str, Side] = {"2-3": "2-3", "4-5": "4-5"}
    shut = frozenset(int(part) for part in closed.split(",")) if closed else frozenset[int]()
    return boards.scoring(ink, int(column), sides[side], shut)


def _tracker(ink: Ink, caught: str, gears: str, future: str = "") -> str:
    return own.tracker(ink, _four(caught), _four(gears), _four(future) if future else None)


def _logos(ink: Ink, w: float, h: float, counts: str, worth: str = "") -> str:
    return own.logos(ink, w, h, _four(counts), int(worth) if worth else None)


def _rose(ink: Ink, token: str = "", place: str = "0") -> str:
    return shallow.rose(ink, token, int(place))


def _summary(
    ink: Ink,
    w: float,
    h: float,
    seat: str,
    dollars: str,
    caught: str,
    gears: str,
    crabs: str,
    lights: str,
    counts: str,
    won: str,
    number: str,
    filled: str,
    name: str = "",
) -> str:
    stock = (int(crabs), int(lights), int(won))
    lists = _four(caught), _four(gears)
    inside = (int(number), int(filled))
    return others.summary(ink, w, h, int(seat), int(dollars), *lists, stock, _four(counts), inside, name)


def _player(ink: Ink, seat: str, *more: str) -> str:
    rose = more[:1] == ("rose",)
    whose = more[1:] if rose else more
    if not whose:
        return own.player(ink, int(seat), rose=rose)
    if len(whose) != 2 or whose[0] != "of":
        raise ValueError("only “of” and a name may stand there")
    name = Text("", whose[1]) if whose[1] else phrases.player(int(seat))
    return own.player(ink, int(seat), rose=rose, whose=name)


def _power_token(ink: Ink, which: str, seat: str = "") -> str:
    return shallow.power_token(ink, which, seat=int(seat) if seat else None)


def _middle(paint: Callable[..., str], w: float, h: float) -> Callable[..., str]:
    """A painter about (0, 0), moved into the middle of its face."""
    return lambda ink, *args: group(paint(ink, *args), w / 2, h / 2)


def _token(paint: Callable[[Ink, float, int | None], str]) -> Callable[..., str]:
    def painted(ink: Ink, number: str = "") -> str:
        return paint(ink, 5.6, int(number) if number else None)

    return _middle(painted, 12, 12)


def _coin(ink: Ink, value: str) -> str:
    return material.coin(ink, int(value), 8.4)


class Polyominoes(Faces):
    """Tiles and Scraps beside the others: their size follows from their shape."""

    def size(self, face: str) -> tuple[float, float]:
        kind, _, rest = face.partition(":")
        if kind not in ("tile", "scrap"):
            return super().size(face)
        number, _, turn = rest.partition(":")
        shapes = components.TILE_CELLS if kind == "tile" else components.SCRAP_CELLS
        cells = spin(shapes[int(number)], int(turn or 0))
        return (max(c for _, c in cells) + 1) * tiles.CELL, (max(r for r, _ in cells) + 1) * tiles.CELL

    def body(self, face: str, ink: Ink, w: float, h: float, args: list[str]) -> str:
        kind = face.partition(":")[0]
        if kind == "tile":
            scale = w / self.size(face)[0]
            return group(self.kinds[kind].paint(ink.scaled(scale), *args), scale=scale)
        if kind == "scrap":
            scale, single = min(w, h) / tiles.CELL, abs(w - h) < 0.01
            shape = (1.0, 1.0 if single else 2.0)
            return group(self.kinds[kind].paint(ink.scaled(scale), *shape, *args), scale=scale)
        return super().body(face, ink, w, h, args)


KINDS = {
    "tile": Kind(_tile),
    "scrap": Kind(_scrap),
    "chest": Kind(lambda _ink, number: chest.chest(int(number)), chest.SIDE, chest.SIDE),
    "nochest": Kind(chest.no_chest, chest.SIDE, chest.SIDE),
    "chestpile": Kind(lambda _ink, count: chest.chest_pile(int(count)), 36, 26),
    "bag": Kind(lambda _ink, count: chest.bag(int(count)), 30, 34),
    "mini": Kind(
        lambda _ink, number, filled, target="0": chest.mini(int(number), int(filled), int(target)),
        chest.MINI,
        chest.MINI,
    ),
    "contract": Kind(lambda ink, number: cards.contract(ink, int(number)), *cards.TICKET),
    "catch": Kind(lambda ink, number, below="0": cards.catch_card(ink, int(number), int(below)), *cards.CARD),
    "catchback": Kind(lambda _ink, suit, below="0": cards.catch_back(suit, int(below)), *cards.CARD),
    "scoring": Kind(_scoring, *boards.SCORING),
    "collection": Kind(lambda ink, count: boards.collection(ink, int(count)), *boards.COLLECTION),
    "market": Kind(lambda ink, when, spaces: boards.market(ink, when, int(spaces)), *boards.MARKET),
    "ocean": Kind(lambda ink, column="-1": boards.ocean(ink, int(column)), *boards.OCEAN),
    "boat": Kind(lambda _ink: wooden.boat(), *wooden.BOAT),
    "meeple": Kind(
        lambda _ink, seat, automa="": wooden.meeple(int(seat), automa=_flag(automa, "automa")), *wooden.MEEPLE
    ),
    "lighthouse": Kind(
        lambda _ink, seat, automa="": wooden.lighthouse(int(seat), automa=_flag(automa, "automa")),
        *wooden.LIGHTHOUSE,
    ),
    "crab": Kind(lambda _ink: beach.wooden_crab(9, 8.6, 16.4), 18, 16),
    "cube": Kind(lambda _ink: wooden.cube(), 8, 10),
    "fishtoken": Kind(_token(wooden.fish_token), 12, 12),
    "gear": Kind(_token(wooden.gear_token), 12, 12),
    "coin": Kind(_middle(_coin, 18, 18), 18, 18),
    "money": Kind(lambda ink, w, h, dollars: own.money(ink, w, h, int(dollars))),
    "logo": Kind(lambda _ink, kind: logos.logo(int(kind), 8, 8, 7.6), 16, 16),
    "logos": Kind(_logos),
    "tracker": Kind(_tracker, *own.TRACKER),
    "angler_tracker": Kind(
        lambda ink, caught, gear, threshold: others.angler_tracker(
            ink, int(caught), int(gear), int(threshold)
        ),
        *others.ANGLER_TRACK,
    ),
    "solo": Kind(lambda ink, level, number: cards.solo_card(ink, level, int(number)), *cards.SOLO),
    "soloback": Kind(lambda _ink: cards.solo_back(), *cards.SOLO),
    "power": Kind(own.power, *own.POWER),
    "held": Kind(lambda _ink: own.held_place(), 27, 32),
    "crabs": Kind(lambda ink, count: own.crabs(ink, int(count)), *own.CRABS),
    "lighthouses": Kind(lambda _ink, w, h, seat, count: own.lighthouses(w, h, int(seat), int(count))),
    "token": Kind(_middle(_power_token, 23, 23), 23, 23),
    "rose": Kind(_rose, *shallow.ROSE),
    "bonus": Kind(shallow.bonus, *shallow.BONUS),
    "player": Kind(_player, *own.PLAYER),
    "summary": Kind(_summary),
    "angler": Kind(lambda ink, seat: others.angler(ink, int(seat)), *others.ANGLER),
    "angler_stock": Kind(
        lambda ink, seat, crabs, lights, counts: others.angler_stock(
            ink, int(seat), int(crabs), int(lights), _four(counts)
        ),
        *others.STOCK,
    ),
}
"""Every kind of face but the cloths."""
FACES = Polyominoes(KINDS, CLOTHS)
