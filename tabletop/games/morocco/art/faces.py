"""Every face of Morocco: what its words and numbers mean, its own size, and how it is drawn.

Parts in [] may be left out. SEAT is 0 to 4, on market tiles also 5: neutral. C is a colour of cubes, 0 to 4.
Lists are joined by ",". Sizes are millimetres; "any" fills what it is given; the others are scaled to fit.

    square                            235 x 236       the market square without what changes
    stall:TONE                        37.8 x 37.8     an open stall, 0 or 1
    price:C:C:HELD                    18.4 x 7        row and column cube of a stall; HELD 00, 01, 10 or 11
    lead:SEATS                        any             who leads in a stall
    tally:SEAT-STRENGTH-VP,...        any             what a closing counts
    roof:CCCCC                        76 x 86         the roof with its five cubes
    quarters:SEATS                    any             the Guard Quarters
    supply:GOLD:DICE                  any             DICE 1 where the market die is used
    mat:SEAT:POINTS:COUNTS:CUBES      395 x 45        one's own mat: a number for each of its columns;
                                                      :of:NAME or :merchant:NAME: another's
    other:SEAT:POINTS:ROBOT:PEOPLE:CUBES:REST:NAME   any   another's: 4, 5 and 3 numbers, a typed name
    assistant:SEAT[:flat]  tourist:SEAT[:flat]        9.6 x 12    flat: without a shadow
    bodyguard:SEAT[:flat]             10.8 x 12.3
    cousins:SEAT[:flat]               12 x 12
    reach:SEAT:DX:DY                  any             joins two spaces that lie DX, DY millimetres apart
    cube:C                            9 x 9
    tile:SEAT[:DIRECTION]             37.8 x 37.8     a market tile, with its arrow once it is pointed
    carpet:SEAT                       any             joins two neighbouring tiles of a seat
    arrow:DIRECTION                   12 x 12         points a tile
    juice:VALUE[:flat]                11.6 x 11.6
    gold[:flat]                       11 x 11
    first                             10 x 10         the first player's marker
    scout                             7.6 x 12.4
    die:C                             17 x 17         5 for wild
    pick  pays                        any             frames round what can be chosen, what will be paid
    district:SEAT                     37.8 x 37.8     round a tile of the largest district
    worth:COUNT:POINTS                any             what the largest district is worth
    move:KIND:SEAT:C:C                26 x 26         a placement in a list of moves; KIND as in state
    cloth                             64 x 64 pixels  woven cloth that repeats, without a margin
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.art.faces import Faces, Kind
from tabletop.art.svg import group
from tabletop.art.type import Ink
from tabletop.engine.text import Text
from tabletop.games.morocco.art import boards, cubes, mats, people, plan, tokens
from tabletop.games.morocco.art.palette import CLOTH, CUBES
from tabletop.games.morocco.names import MERCHANT
from tabletop.games.morocco.words import player

THUMB = (26.0, 26.0)


def _flat(given: str) -> bool:
    """Whether it lies without a shadow; another word in the place of “flat” is refused."""
    if given not in ("", "flat"):
        raise ValueError("only “flat” may stand there")
    return bool(given)


def _numbers(text: str, count: int = 0) -> tuple[int, ...]:
    """A list of numbers; with `count` exactly so many of them."""
    found = tuple(int(part) for part in text.split(",")) if text else ()
    if count and len(found) != count:
        raise ValueError(f"{count} numbers are wanted, not {len(found)}")
    return found


def _colour(text: str) -> int:
    """A colour of cubes."""
    if not 0 <= int(text) < len(CUBES):
        raise ValueError(f"colours are 0 to {len(CUBES) - 1}")
    return int(text)


def _upright(paint: Callable[..., str]) -> Callable[..., str]:
    return lambda _ink, seat, flat="": paint(int(seat), flat=_flat(flat))


def _price(_ink: Ink, row: str, column: str, held: str) -> str:
    if held not in ("00", "01", "10", "11"):
        raise ValueError("what is held is 00, 01, 10 or 11")
    return boards.price(_colour(row), _colour(column), held)


def _tally(ink: Ink, w: float, h: float, shares: str) -> str:
    found = []
    for share in shares.split(","):
        seat, strength, vp = map(int, share.split("-"))
        found.append((seat, strength, vp))
    return boards.tally(ink, w, h, tuple(found))


def _mat(ink: Ink, seat: str, points: str, counts: str, held: str, *whose: str) -> str:
    lists = _numbers(counts, len(plan.COLUMNS)), _numbers(held, len(CUBES))
    if not whose:
        return mats.mat(ink, int(seat), int(points), *lists)
    of, name = whose
    if of not in ("of", "merchant"):
        raise ValueError("only “of” or “merchant” and a name may stand there")
    default = MERCHANT if of == "merchant" else player(int(seat))
    return mats.mat(ink, int(seat), int(points), *lists, Text("", name) if name else default)


def _other(ink: Ink, w: float, h: float, *given: str) -> str:
    seat, points, robot, *lists, name = given
    folk, held, rest = (_numbers(part, n) for part, n in zip(lists, (4, 5, 3), strict=True))
    return mats.other(ink, w, h, mats.Sitter(int(seat), int(points), int(robot), name), folk, held, rest)


def _reach(_ink: Ink, w: float, h: float, seat: str, dx: str, dy: str) -> str:
    return people.reach(w, h, int(seat), float(dx), float(dy))


def _tile(_ink: Ink, seat: str, direction: str = str(tokens.UNPOINTED)) -> str:
    return tokens.tile(int(seat), int(direction))


def _move(_ink: Ink, kind: str, seat: str, row: str, column: str) -> str:
    paint, (w, h) = people.KINDS[int(kind)]
    scale = min(16 / w, 17 / h)
    body = group(paint(int(seat), flat=True), (26 - w * scale) / 2, 0.4, scale)
    return body + cubes.flat(_colour(row), 3.6, 16.6, 9.2) + cubes.flat(_colour(column), 13.4, 16.6, 9.2)


KINDS = {
    "square": Kind(lambda _ink: boards.square(), *plan.SQUARE),
    "stall": Kind(lambda _ink, tone: boards.stall(int(tone)), *plan.STALL),
    "price": Kind(_price, *plan.PRICE),
    "lead": Kind(lambda _ink, w, h, seats: boards.lead(w, h, _numbers(seats))),
    "tally": Kind(_tally),
    "roof": Kind(lambda ink, ring: boards.roof(ink, tuple(map(_colour, ring))), *plan.ROOF),
    "quarters": Kind(lambda ink, w, h, seats: boards.quarters(ink, w, h, _numbers(seats))),
    "supply": Kind(lambda ink, w, h, gold, dice: boards.supply(ink, w, h, int(gold), dice=dice == "1")),
    "mat": Kind(_mat, *plan.MAT),
    "other": Kind(_other),
    "assistant": Kind(_upright(people.assistant), *people.PERSON),
    "bodyguard": Kind(_upright(people.bodyguard), *people.GUARD),
    "tourist": Kind(_upright(people.tourist), *people.PERSON),
    "cousins": Kind(_upright(people.cousins), *people.TOKEN),
    "reach": Kind(_reach),
    "cube": Kind(lambda _ink, colour: cubes.cube(_colour(colour)), *cubes.CUBE),
    "tile": Kind(_tile, *plan.STALL),
    "carpet": Kind(lambda _ink, w, h, seat: tokens.carpet(w, h, int(seat))),
    "arrow": Kind(lambda _ink, direction: tokens.chevron(int(direction)), *tokens.ARROW),
    "juice": Kind(lambda ink, value, flat="": tokens.juice(ink, int(value), flat=_flat(flat)), *tokens.JUICE),
    "gold": Kind(lambda _ink, flat="": tokens.gold(flat=_flat(flat)), *tokens.GOLD),
    "first": Kind(tokens.first, *tokens.FIRST),
    "scout": Kind(lambda _ink: people.scout(), *people.SCOUT),
    "die": Kind(lambda _ink, face: cubes.die(int(face)), *cubes.DIE),
    "pick": Kind(lambda _ink, w, h: tokens.pick(w, h)),
    "pays": Kind(lambda _ink, w, h: tokens.pays(w, h)),
    "district": Kind(lambda _ink, seat: tokens.district(int(seat)), *plan.STALL),
    "worth": Kind(lambda ink, w, h, count, points: tokens.worth(ink, w, h, int(count), int(points))),
    "move": Kind(_move, *THUMB),
}
"""Every kind of face but the cloth."""
FACES = Faces(KINDS, {"": CLOTH})
