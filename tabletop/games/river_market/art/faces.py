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

from tabletop.art.faces import Faces, Kind
from tabletop.art.svg import group
from tabletop.art.type import Ink
from tabletop.engine.text import Text
from tabletop.games.river_market.art import boards, cards, eval_terms, goods, ring, river, wooden
from tabletop.games.river_market.art.palette import CLOTH
from tabletop.games.river_market.phrases import player


def _flag(given: str, word: str) -> bool:
    """Whether an optional word is there; another one in its place is refused."""
    if given not in ("", word):
        raise ValueError(f"only “{word}” may stand there")
    return bool(given)


def _card(paint: Callable[[Ink, cards.Part], str]) -> Callable[..., str]:
    return lambda ink, number: paint(ink, eval_terms.cards()[int(number)])


def _tile(paint: Callable[[Ink, cards.Part], str]) -> Callable[..., str]:
    return lambda ink, number: paint(ink, eval_terms.tiles()[int(number)])


def _thumb(_ink: Ink, form: str, number: str) -> str:
    return cards.thumb({"card": eval_terms.cards, "tile": eval_terms.tiles}[form]()[int(number)])


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


KINDS = {
    "card": Kind(_card(cards.face), *cards.CARD),
    "tile": Kind(_tile(cards.face), *cards.CARD),
    "compact": Kind(_card(cards.compact), *cards.COMPACT),
    "compacttile": Kind(_tile(cards.compact), *cards.COMPACT),
    "mini": Kind(_card(cards.mini), *cards.MINI),
    "half": Kind(_card(cards.half), *cards.HALF),
    "small": Kind(_card(cards.small), *cards.SMALL),
    "back": Kind(_back, *cards.CARD),
    "thumb": Kind(_thumb, *cards.THUMB),
    "emblem": Kind(boards.emblem),
    "here": Kind(lambda _ink, w, h: boards.here(w, h)),
    "nocard": Kind(lambda _ink, w, h: cards.no_card(w, h)),
    "house": Kind(lambda _ink, seat: wooden.house(int(seat)), *wooden.HOUSE),
    "pawn": Kind(
        lambda _ink, seat, automa="": wooden.pawn(int(seat), automa=_flag(automa, "automa")), *wooden.PAWN
    ),
    "ghost": Kind(lambda _ink, seat: group(wooden.pawn(int(seat)), opacity=0.55), *wooden.PAWN),
    "way": Kind(_way, *ring.BOARD),
    "river": Kind(_river, *ring.BOARD),
    "raft": Kind(lambda _ink, w, h: river.raft(w, h)),
    "end": Kind(river.end_spot),
    "rival": Kind(_rival, *boards.RIVAL),
    "piles": Kind(boards.piles),
    "mat": Kind(_mat, *boards.MAT),
    "strip": Kind(_strip),
    "hand": Kind(_hand),
    "helpers": Kind(_whole(boards.helpers)),
    "good": Kind(lambda _ink, kind: group(goods.token(kind, 8.4), 10, 10), 20, 20),
}
"""Every kind of face but the cloth."""
FACES = Faces(KINDS, {"": CLOTH})
