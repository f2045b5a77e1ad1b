"""Positions of Morocco for tests, and what is done in them."""

from __future__ import annotations

from tabletop.engine.game import Setup
from tabletop.engine.rules import Action, Choice, Event, Step, act, choice, settle
from tabletop.engine.text import english
from tabletop.games.morocco.faults import faults
from tabletop.games.morocco.rules.assign import Act
from tabletop.games.morocco.rules.closing import Check
from tabletop.games.morocco.rules.setup import setup
from tabletop.games.morocco.square import CORNERS
from tabletop.games.morocco.state import (
    ASSISTANT,
    BODYGUARD,
    BODYGUARDS,
    EACH,
    MASKS,
    NEUTRAL,
    TOURIST,
    Morocco,
    people,
)

K, G, P, B, OR = range(5)
A, GUARD, T = ASSISTANT, BODYGUARD, TOURIST
NW, NE, SE, SW = range(4)
N, E, S, W = range(4)
LETTERS = "KGPBO"


def start(seats: int = 4, *, seed: int = 1, **options: str) -> Morocco:
    """A new match between people, with the cubes of the fixed sample; seat 0 is first, nothing is to do."""
    return sample(("person",) * seats, seed, options)


def solo(*, seed: int = 1, merchant: int = 1, **options: str) -> Morocco:
    """A new match against the Merchant, in this seat."""
    seats = ("person", "merchant:normal") if merchant else ("merchant:normal", "person")
    return sample(seats, seed, options)


def sample(seats: tuple[str, ...], seed: int, options: dict[str, str]) -> Morocco:
    """A match with rows G K O P B, columns B O K G P and the roof K G P B O."""
    s = setup(Setup(seed, seats, tuple(options.items())))
    s.rails = (G, K, OR, P, B, B, OR, K, G, P)
    s.roof = (K, G, P, B, OR)
    s.first = 0 if s.merchant < 0 else 1 - s.merchant
    s.flow = []
    s.round = 1
    return s


def at(row: int, column: int) -> int:
    """A stall, row and column 0 first, as in the specification."""
    return row * 5 + column


def cubes(s: Morocco, seat: int, letters: str) -> None:
    """Let a seat have these cubes, one letter each."""
    k, g, p, b, o = (letters.count(letter) for letter in LETTERS)
    s.players[seat].cubes = (k, g, p, b, o)


def held(s: Morocco, seat: int) -> str:
    """The cubes of a seat, one letter each."""
    return "".join(LETTERS[colour] * n for colour, n in enumerate(s.players[seat].cubes))


def gold(s: Morocco, seat: int, n: int) -> None:
    """Give a seat so much gold."""
    s.gold -= n - s.players[seat].gold
    s.players[seat].gold = n


def win(s: Morocco, seat: int, n: int = 1) -> None:
    """Let so many Bodyguards come from the Guard Quarters into the supply."""
    p = s.players[seat]
    for person in people(seat, p.quarters)[:n]:
        p.quarters &= ~(1 << person % EACH)
        p.supply |= 1 << person % EACH


def put(s: Morocco, seat: int, kind: int, stall: int, *corners: int) -> int:
    """Let a person of this kind stand on these corners, whatever the rules say; returns the person."""
    p = s.players[seat]
    person = people(seat, (p.supply | (p.quarters & BODYGUARDS)) & MASKS[kind])[0]
    p.supply &= ~(1 << person % EACH)
    p.quarters &= ~(1 << person % EACH)
    for corner in corners:
        s.spaces[stall * CORNERS + corner] = person
    return person


def people_in(s: Morocco, stall: int) -> list[int]:
    """The persons on the four spaces of a stall; -1 for a free one."""
    return s.spaces[stall * CORNERS : stall * CORNERS + CORNERS]


def kinds_in(s: Morocco, seat: int) -> tuple[int, int, int]:
    """How many Assistants, Bodyguards and Tourists are in a seat's supply."""
    a, b, c = ((s.players[seat].supply & mask).bit_count() for mask in MASKS)
    return a, b, c


def close(s: Morocco, *stalls: int, tile: int = NEUTRAL) -> None:
    """Let these stalls be closed."""
    for stall in stalls:
        s.tiles[stall], s.arrows[stall] = tile, 0


def closed_but(s: Morocco, *stalls: int) -> None:
    """Let all stalls be closed but these."""
    close(s, *(stall for stall in range(25) if stall not in stalls))


def no_people(s: Morocco, seat: int) -> None:
    """Let everybody of a seat stand somewhere: three in a stall, from the last stall on."""
    stall = 24
    while own := people(seat, s.players[seat].supply):
        while people_in(s, stall).count(-1) < 2 or s.tiles[stall] >= 0:
            stall -= 1
        kind = next(kind for kind in (A, GUARD, T) if MASKS[kind] >> own[0] % EACH & 1)
        put(s, seat, kind, stall, people_in(s, stall).index(-1))


def ask(s: Morocco, *steps: Step) -> Morocco:
    """Let these steps be all that is still to do, the first of them now."""
    s.flow = list(reversed(steps))
    settle(s)
    return s


def acting(s: Morocco, seat: int = 0, letters: str = "") -> Morocco:
    """Let a seat, with these cubes, have an action of the Assign step, and nothing else be to do."""
    if letters:
        cubes(s, seat, letters)
    return ask(s, Act(seat))


def now(s: Morocco) -> Choice:
    """The choice that waits."""
    asked = choice(s)
    assert asked is not None
    return asked


def legal(s: Morocco) -> list[Action]:
    """What may be done now: the quick list, which is what the rules leave of all tries."""
    asked = now(s)
    quick = asked.legal(s)
    assert quick == [action for action in asked.all_tries(s) if asked.check(s, action) is None]
    return quick


def legal_of(s: Morocco, kind: type[Action]) -> list[Action]:
    """The legal actions of one kind."""
    return [action for action in legal(s) if isinstance(action, kind)]


def play(s: Morocco, *actions: Action) -> list[Event]:
    """Do these actions, all of them allowed, and return what happened."""
    told: list[Event] = []
    for action in actions:
        no = now(s).check(s, action)
        assert no is None, f"{action}: {no and english(no.reason)}"
        act(s, action, lambda _s, event: told.append(event))
        assert faults(s) == []
    return told


def run(s: Morocco, *steps: Step) -> list[Event]:
    """Run these steps up to the next choice, and return what happened."""
    told: list[Event] = []
    s.flow = list(reversed(steps))
    settle(s, lambda _s, event: told.append(event))
    return told


def closing(s: Morocco, stall: int, active: int = 0) -> list[Event]:
    """Let a stall be checked after an action of this seat."""
    return run(s, Check(active, stall, chained=False))


def refused(s: Morocco, action: Action) -> tuple[str, str]:
    """The rule and the reason against an action."""
    no = now(s).check(s, action)
    assert no is not None, f"{action} is allowed"
    assert action not in legal(s)
    return no.rule, english(no.reason)


def happened(events: list[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def standing(s: Morocco) -> list[tuple[int, int]]:
    """VP and gold of every seat."""
    return [(p.vp, p.gold) for p in s.players]
