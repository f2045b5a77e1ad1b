"""Every face of River Market: what its words and numbers mean, its own size, and how it is drawn.

Parts in [] may be left out. N is a card's number in the box, 0 to 65; T a fixed tile, 0 to 5. Sizes are
millimetres; "any" fills what it is given; the others are scaled to fit, in the middle.

    card:N  tile:T                    63 x 88         a whole card, a fixed tile
    compact:N  compacttile:T          50 x 52         the same on a long river
    mini:N                            35 x 49         the same in piles and in the collection
    half:N                            57 x 38         a Helper in a row of many
    small:N                           38 x 30         the same, where they are very many
    back:deck[:N]  back:events[:N]    63 x 88         backs, N cards under the top one (three are drawn)
    thumb:card:N  thumb:tile:T        26 x 26         its picture, in a list of moves
    emblem                            any             the name of the game on the cloth
    nocard                            any             an empty place
    here                              any             the light round a Booth that may be used
    house:SEAT                        20 x 18         SEAT -1 for a neutral one
    pawn:SEAT[:automa]  ghost:SEAT    18 x 26         a pawn; where it would stand
    river:NORTH:SOUTH[:W:W]           679 x 281       so many Booths on its banks, see art.ring
    way:START:N:NORTH:SOUTH:W:W       679 x 281       the way of a pawn: N Booths on from START, back below 0
    raft                              any             the raft of the supply
    end:LETTER                        any             an end spot
    rival:SEAT:ROW:COLLECTED[:ALL]    509 x 75        the Rival's board; ROW its houses left, as N and R
    piles                             any             the board of deck and discards where no Rival plays
    mat:SEAT:POINTS:GOODS:LIMIT:COINS:ZOOM:HOUSES:ALL:FOR:BEST   221 x 119  one's own mat; 1 VP FOR so many
                                                    leftovers, BEST 1 where only one kind counts;
                                                    with :of:NAME another's
    strip:SEAT:POINTS:5:4:HELPERS[:NAME]   any        goods; coins, Zoom, houses, hand; cards; its own name
    hand:COUNT:LIMIT[:of]  helpers:COUNT   any        words over them; of: another's hand
    good:K                            20 x 20         K one of V F C T L $ Z
    cloth                             64 x 64 pixels  woven cloth that repeats, without a margin
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.art import MARGIN
from tabletop.art.signs import cloth
from tabletop.art.svg import document, group
from tabletop.art.type import Ink
from tabletop.engine.text import Text, english
from tabletop.games.river_market.art import boards, cards, goods, parts, ring, river, wooden
from tabletop.games.river_market.art.palette import CLOTH
from tabletop.games.river_market.words import player


class Face(NamedTuple):
    """A kind of face: how it is drawn, and its own size (0 x 0: it fills what it is given)."""

    paint: Callable[..., str]
    w: float = 0.0
    h: float = 0.0


def _flag(given: str, word: str) -> bool:
    """Whether an optional word is there; another one in its place is refused."""
    if given not in ("", word):
        raise ValueError(f"only “{word}” may stand there")
    return bool(given)


def _card(paint: Callable[[Ink, cards.Part], str]) -> Callable[..., str]:
    return lambda ink, number: paint(ink, parts.cards()[int(number)])


def _tile(paint: Callable[[Ink, cards.Part], str]) -> Callable[..., str]:
    return lambda ink, number: paint(ink, parts.tiles()[int(number)])


def _thumb(_ink: Ink, form: str, number: str) -> str:
    return cards.thumb({"card": parts.cards, "tile": parts.tiles}[form]()[int(number)])


def _back(_ink: Ink, kind: str, below: str = "0") -> str:
    if kind not in ("deck", "events"):
        raise ValueError("backs are “deck” and “events”")
    return cards.back(kind, int(below))


def _river(ink: Ink, north: str, south: str, north_west: str = "0", south_west: str = "0") -> str:
    return river.river(ink, ring.Ring((int(north), int(south)), (int(north_west), int(south_west))))


def _way(_ink: Ink, start: str, booths: str, north: str, south: str, north_west: str, south_west: str) -> str:
    there = ring.Ring((int(north), int(south)), (int(north_west), int(south_west)))
    return river.way(there, int(start), int(booths))


def _rival(ink: Ink, seat: str, row: str, collected: str, count: str = "10") -> str:
    if set(row) - {"N", "R"}:
        raise ValueError("houses of the row are N and R")
    return boards.rival(ink, int(seat), row, int(collected), int(count))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(",")) if text else ()


def _strip(ink: Ink, w: float, h: float, seat: str, points: str, *more: str) -> str:
    stock, counts, hired, name = more if len(more) > 3 else (*more, "")
    lists = _numbers(stock), _numbers(counts), _numbers(hired)
    return boards.strip(ink, w, h, int(seat), int(points), *lists, name)


def _whole(paint: Callable[..., str]) -> Callable[..., str]:
    """A painter that takes numbers, after the size if it fills one."""
    return lambda ink, *args: paint(ink, *(int(a) if isinstance(a, str) else a for a in args))


def _mat(ink: Ink, *given: str) -> str:
    numbers, whose = given[:10], given[10:]
    if not whose:
        return _whole(boards.mat)(ink, *numbers)
    of, name = whose
    if of != "of":
        raise ValueError("only “of” and a name may stand there")
    called = Text("", name) if name else player(int(numbers[0]))
    return _whole(boards.mat)(ink, *numbers, called)


def _hand(ink: Ink, w: float, h: float, count: str, limit: str, whose: str = "") -> str:
    if whose not in ("", "of"):
        raise ValueError("only “of” may stand there")
    return boards.hand(ink, w, h, int(count), int(limit), mine=not whose)


FACES: dict[str, Face] = {
    "card": Face(_card(cards.face), *cards.CARD),
    "tile": Face(_tile(cards.face), *cards.CARD),
    "compact": Face(_card(cards.compact), *cards.COMPACT),
    "compacttile": Face(_tile(cards.compact), *cards.COMPACT),
    "mini": Face(_card(cards.mini), *cards.MINI),
    "half": Face(_card(cards.half), *cards.HALF),
    "small": Face(_card(cards.small), *cards.SMALL),
    "back": Face(_back, *cards.CARD),
    "thumb": Face(_thumb, *cards.THUMB),
    "emblem": Face(boards.emblem),
    "here": Face(lambda _ink, w, h: boards.here(w, h)),
    "nocard": Face(lambda _ink, w, h: cards.no_card(w, h)),
    "house": Face(lambda _ink, seat: wooden.house(int(seat)), *wooden.HOUSE),
    "pawn": Face(
        lambda _ink, seat, automa="": wooden.pawn(int(seat), automa=_flag(automa, "automa")), *wooden.PAWN
    ),
    "ghost": Face(lambda _ink, seat: group(wooden.pawn(int(seat)), opacity=0.55), *wooden.PAWN),
    "way": Face(_way, *ring.BOARD),
    "river": Face(_river, *ring.BOARD),
    "raft": Face(lambda _ink, w, h: river.raft(w, h)),
    "end": Face(river.end_spot),
    "rival": Face(_rival, *boards.RIVAL),
    "piles": Face(boards.piles),
    "mat": Face(_mat, *boards.MAT),
    "strip": Face(_strip),
    "hand": Face(_hand),
    "helpers": Face(_whole(boards.helpers)),
    "good": Face(lambda _ink, kind: group(goods.token(kind, 8.4), 10, 10), 20, 20),
}
"""Every kind of face but the cloth."""


def size(face: str) -> tuple[float, float]:
    """A face's own size in millimetres; (0, 0) for one that fills what it is given."""
    known = FACES[face.partition(":")[0]]
    return known.w, known.h


def draw(
    face: str, w: float, h: float, *, px: float = 4.0, words: Callable[[Text], str] | None = None
) -> str:
    """A face as an SVG document of w x h with MARGIN round it; `px` is pixels per millimetre.

    A face with a size of its own is scaled to fit, in the middle. `words` gives the language of the few words
    on pieces. Raises ValueError for a face that is none.
    """
    kind, *args = face.split(":")
    if kind == "cloth":
        return document(cloth(64, CLOTH), 64, 64, 0)
    if kind not in FACES:
        raise ValueError(f"no face is called “{face}”; known kinds: {', '.join(sorted(FACES))}")
    known, ink = FACES[kind], Ink(px, words or english)
    try:
        if known.w:
            return document(_fitted(known, ink, w, h, args), w, h, MARGIN)
        return document(known.paint(ink, w, h, *args), w, h, MARGIN)
    except (ValueError, KeyError, IndexError, TypeError) as error:
        raise ValueError(f"the face “{face}” cannot be drawn: {error}") from error


def _fitted(known: Face, ink: Ink, w: float, h: float, args: list[str]) -> str:
    scale = min(w / known.w, h / known.h)
    body = known.paint(ink.scaled(scale), *args)
    return group(body, (w - known.w * scale) / 2, (h - known.h * scale) / 2, scale)
