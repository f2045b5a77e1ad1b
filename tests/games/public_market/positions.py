"""Positions of Public Market for tests, and what is done in them."""

from __future__ import annotations

from tabletop.engine.game import Setup
from tabletop.engine.rules import Action, Choice, Event, Step, apply_action, pending_choice, run_until_choice
from tabletop.engine.text import english
from tabletop.games.public_market import components as box
from tabletop.games.public_market import grid
from tabletop.games.public_market.state import SCRAP, PublicMarket
from tests.automata import run_and_hold
from tests.games.public_market.book import count_fish, fish_of, setup, shape_of

S, H, C, SA = range(4)
ICE, SHRIMP, CRAB, MARKET = range(4)
COOLER, ANY_SCRAP, ANYWHERE, MONEY = range(4)
BOAT, WHEEL, ANCHOR, FISH = range(4)


def start(seats: int = 4, *, seed: int = 1, **options: str) -> PublicMarket:
    """A new match between people, before its first choice."""
    return given(("person",) * seats, seed=seed, **options)


def solo(level: str = "normal", *, seed: int = 1, angler_first: bool = False, **options: str) -> PublicMarket:
    """A new match of seat 0 against the Solo Angler in seat 1, who is first in line or not."""
    for chance in range(seed, seed + 40):
        s = given(("person", f"angler:{level}"), seed=chance, settled=False, **options)
        if (s.owners[s.track[0]] == s.angler) is angler_first:
            return s
    raise AssertionError("forty matches begin alike")


def given(seats: tuple[str, ...], *, seed: int = 1, settled: bool = True, **options: str) -> PublicMarket:
    """A new match at its first choice."""
    s = setup(Setup(seed, seats, tuple(options.items())))
    if settled:
        run_until_choice(s)
    return s


def line(s: PublicMarket, *meeples: int) -> None:
    """Put the Meeples on the dock in this order, and none anywhere else."""
    s.track = [*meeples, *[-1] * (len(s.track) - len(meeples))]
    s.queues = [()] * 5


def ask(s: PublicMarket, *steps: Step) -> PublicMarket:
    """Let these steps be all that is still to do, the first of them now."""
    s.flow = list(reversed(steps))
    run_until_choice(s)
    return s


def now(s: PublicMarket) -> Choice:
    """The choice that waits."""
    asked = pending_choice(s)
    assert asked is not None
    return asked


def legal(s: PublicMarket) -> list[Action]:
    """What may be done now: the quick list, which is what the rules leave of all tries."""
    asked = now(s)
    quick = asked.legal_actions(s)
    assert quick == [action for action in asked.all_candidate_actions(s) if asked.check(s, action) is None]
    return quick


def play(s: PublicMarket, *actions: Action) -> list[Event]:
    """Do these actions, all of them allowed, and return what happened."""
    told: list[Event] = []
    for action in actions:
        no = now(s).check(s, action)
        assert no is None, f"{action}: {no and english(no.reason)}"
        apply_action(s, action, lambda _s, event: told.append(event))
    return told


def run(s: PublicMarket, *steps: Step) -> list[Event]:
    """Run these steps and nothing else, and return what happened. The automa's reasons have to hold."""
    s.flow = list(reversed(steps))
    return run_and_hold("public_market", s, s.angler)


def refused(s: PublicMarket, action: Action) -> tuple[str, str]:
    """The rule and the reason against an action."""
    no = now(s).check(s, action)
    assert no is not None, f"{action} is allowed"
    assert action not in legal(s)
    return no.rule, english(no.reason)


def tile(name: str) -> int:
    """A Fish Tile by its name in tiles.toml."""
    return next(n for n, one in enumerate(box.TILES) if one.id == name)


def card(name: str) -> int:
    """A Today's Catch card by its name in catch.toml."""
    return next(n for n, one in enumerate(box.CATCH) if one.id == name)


def contract(ticket: int) -> int:
    """A Public Contract by its ticket number."""
    return next(n for n, one in enumerate(box.CONTRACTS) if one.ticket == ticket)


def space(s: PublicMarket, column: int, name: str) -> int:
    """A space of a Scoring Location (column 1 first) by its name in locations.toml."""
    return next(n for n, one in enumerate(box.SCORING[s.side][column - 1]) if one.id == name)


def cells(*places: tuple[int, int]) -> int:
    """A mask of (row, column) cells, counted from 1."""
    return grid.mask((row - 1, column - 1) for row, column in places)


def cell(row: int, column: int) -> int:
    """A cell, counted from 1."""
    return (row - 1) * 5 + column - 1


def put(s: PublicMarket, seat: int, thing: int, row: int, column: int, turn: int = 0) -> None:
    """Lay something in a chest and count its fish, whatever the rules say."""
    p = s.players[seat]
    p.placed = (*p.placed, (thing, cell(row, column), turn))
    p.filled |= grid.covers(shape_of(thing, single=s.flags.single_scraps), cell(row, column), turn)
    count_fish(p, fish_of(thing))
    if thing >= SCRAP:
        s.scraps[thing - SCRAP] -= 1
    else:
        take_out(s, thing)


def take_out(s: PublicMarket, *tiles: int) -> None:
    """Take tiles from wherever they are in bag and Ocean."""
    s.bag = [one for one in s.bag if one not in tiles]
    s.left_out = tuple(one for one in s.left_out if one not in tiles)
    s.ocean = [tuple(one for one in column if one not in tiles) for column in s.ocean]


def ocean(s: PublicMarket, *columns: tuple[int, ...]) -> None:
    """Let these tiles lie in the Ocean, all others in the bag."""
    shown = [one for column in columns for one in column]
    laid = [thing for p in s.players for thing, _, _ in p.placed]
    s.bag = [one for one in range(70) if one not in shown and one not in laid and one not in s.left_out]
    s.ocean = [*columns, *[()] * (4 - len(columns))]


def empty_bag(s: PublicMarket) -> None:
    """Let the bag be empty: its tiles have left the game."""
    for one in s.bag:
        s.gone |= 1 << one
    s.bag = []


def deal(s: PublicMarket, *names: str) -> None:
    """Lay these Today's Catch cards face up, on four stacks ("" for none), nothing else of them anywhere."""
    shown = [card(name) if name else -1 for name in names]
    rest = iter([n for n in range(30) if n not in shown and not any(n in p.cards for p in s.players)])
    s.open = shown
    s.stacks = [tuple(next(rest) for _ in stack) for stack in s.stacks]
    s.spare = tuple(rest)


def happened(events: list[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
