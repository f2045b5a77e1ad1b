"""Morocco: all that is true at one moment.

Seats are 0 first. Stalls, spaces, points and directions are numbered as in `square`. Colours of cubes are
0 to 4: black, green, purple, brown, orange. -1 stands for nobody, nothing and nowhere.

Every person has a number of its own, so that it can be followed over the table: person = seat * 16 + n, where
n is 0 to 11 for an Assistant, 12 and 13 for a Tourist, 14 and 15 for a Bodyguard. A mask of persons has
bit n.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from tabletop.engine.rules import Data, State
from tabletop.engine.state import Copied, Mask, state
from tabletop.games.morocco.square import COLUMN, CORNERS, ROW, STALLS

ASSISTANT, BODYGUARD, TOURIST, COUSINS = range(4)
"""MO-5: the kinds of people (Cousins are two Assistants), in the order of `names.KIND_NAMES`."""
EACH = 16
"""Person numbers of a seat."""
FIRST_TOURIST, FIRST_BODYGUARD = 12, 14
ASSISTANTS, TOURISTS, BODYGUARDS = 0x0FFF, 0x3000, 0xC000
"""Masks of all persons of a kind."""
NEUTRAL = 5
"""In `Morocco.tiles`: a neutral market tile."""
WILD = 5
"""The sixth face of the market die."""
ROWS, COLUMNS = 0, 5
"""Rails: 0 to 4 are the cubes of rows 0 to 4, 5 to 9 those of columns 0 to 4."""

Cubes = tuple[int, int, int, int, int]
"""So many of each colour."""
NO_CUBES: Cubes = (0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Flags(Data):
    """The options of a match, see `about`."""

    squeeze: bool = True
    """A Bodyguard may enter the last free space."""
    guard_juice: int = 2
    """How many juice tokens a Bodyguard on two spaces takes."""
    recall: bool = True
    neutral_by_chance: bool = False
    """A neutral tile is pointed by chance instead of by the active player."""
    cousins_return: bool = False
    free_pass: bool = False
    quiet_end: bool = True
    """30 rounds in a row without a closing end the match."""
    late_gold: bool = False
    """Gold may be spent after a placement as well."""
    cousins_apart: bool = False
    """The first of the Cousins closes its stall before the second is placed."""

    def __repr__(self) -> str:
        """All options; of LATER ones those alone that are not as usual.

        Digests are made of it: so matches from before there was an option still lead to the same ones.
        """
        told = [(each.name, getattr(self, each.name), each.default) for each in fields(self)]
        shown = [f"{name}={value!r}" for name, value, usual in told if name not in LATER or value != usual]
        return f"Flags({', '.join(shown)})"


LATER = ("late_gold", "cousins_apart")
"""Options that came when there were matches already."""


@state
class Player(Copied):
    """What lies before one seat."""

    cubes: Cubes
    gold: int
    vp: int
    """Victory points won so far (the track); juice, districts and gold are counted at the end."""
    supply: Mask
    """Mask of the persons in the own supply."""
    quarters: Mask
    """Mask of the own Bodyguards in the Guard Quarters (MO-2)."""
    cousins: int
    """Cousins tokens not yet used."""


@state
class Morocco(State):
    """The table and everything on it."""

    seats: tuple[str, ...]
    merchant: int
    """The seat of the solo opponent; -1 in a match without it."""
    flags: Flags
    players: list[Player]
    round: int
    """From 1 on; 0 before the first round."""
    first: int
    """The first player."""
    rails: tuple[int, ...]
    """The colours of the ten cost cubes: rows 0 to 4, then columns 0 to 4."""
    roof: tuple[int, ...]
    """The colours of the five roof spaces, clockwise."""
    scout: int
    """The roof space of the scout; -1 in the centre."""
    die: int
    """What the die shows: a colour or WILD; -1 before the first roll."""
    gold: int
    """Gold in the supply."""
    spaces: list[int]
    """The person on each of the 100 spaces, -1 for a free one; a Bodyguard may stand on two."""
    tiles: list[int]
    """The market tile on each stall: the owner's seat, NEUTRAL, or -1 for an open stall."""
    arrows: list[int]
    """The direction of each market tile; -1 while there is none or it is not yet pointed."""
    juice: tuple[int, ...]
    """The value of the juice token dealt to each point; it never changes."""
    taken: list[int]
    """Who has the juice token of each point; -1 while it lies there."""
    placed: bool
    """MO-12: whether somebody was placed in this round."""
    closed: bool
    """MO-12: whether a stall was closed in this round."""
    quiet: int
    """MO-12: rounds in a row without a closing."""


def owner(person: int) -> int:
    """Whose a person is."""
    return person // EACH


def kind(person: int) -> int:
    """ASSISTANT, BODYGUARD or TOURIST."""
    n = person % EACH
    return ASSISTANT if n < FIRST_TOURIST else TOURIST if n < FIRST_BODYGUARD else BODYGUARD


def people(seat: int, mask: int) -> list[int]:
    """The persons of a seat in a mask, lowest first."""
    return [seat * EACH + n for n in range(EACH) if mask >> n & 1]


MASKS = (ASSISTANTS, BODYGUARDS, TOURISTS)
"""The mask of each kind of person."""


def in_supply(p: Player, kind: int) -> int:
    """How many of a kind are in a player's supply; for COUSINS the tokens."""
    return p.cousins if kind == COUSINS else (p.supply & MASKS[kind]).bit_count()


def open_stalls(s: Morocco) -> list[int]:
    """The stalls without a market tile."""
    return [stall for stall in range(STALLS) if s.tiles[stall] < 0]


FREE = tuple(tuple(corner for corner in range(CORNERS) if mask >> corner & 1) for mask in range(1 << CORNERS))
"""The corners of each mask of corners, bit 0 for the first."""


def free_masks(s: Morocco, stalls: list[int]) -> list[tuple[int, int]]:
    """These stalls, each with the corners on which nobody stands, as a mask."""
    spaces, found = s.spaces, []
    for stall in stalls:
        at, mask = stall * CORNERS, 0
        if spaces[at] < 0:
            mask = 1
        if spaces[at + 1] < 0:
            mask += 2
        if spaces[at + 2] < 0:
            mask += 4
        if spaces[at + 3] < 0:
            mask += 8
        found.append((stall, mask))
    return found


def standing(s: Morocco, stall: int) -> list[int]:
    """Who stands on each space of a stall; -1: nobody."""
    return s.spaces[stall * CORNERS : stall * CORNERS + CORNERS]


def room(s: Morocco, stall: int) -> int:
    """How many spaces of a stall are free."""
    return standing(s, stall).count(-1)


def free_corners(s: Morocco, stall: int) -> tuple[int, ...]:
    """The corners of a stall on which nobody stands."""
    return FREE[free_masks(s, [stall])[0][1]]


def colours(s: Morocco, stall: int) -> tuple[int, int]:
    """MO-5: the colours of a stall's row cube and column cube."""
    return s.rails[ROW[stall]], s.rails[COLUMNS + COLUMN[stall]]


def in_order(s: Morocco, first: int) -> list[int]:
    """All seats in turn order, from this one on."""
    return list(_ORDERS[len(s.players)][first])


_ORDERS = tuple(tuple(tuple((first + k) % n for k in range(n)) for first in range(n)) for n in range(6))
