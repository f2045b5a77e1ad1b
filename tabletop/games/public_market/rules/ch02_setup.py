"""PM-2, PM-14.1 to PM-14.4, PM-15.1 and PM-16.2: the state at the beginning of a match."""

from __future__ import annotations

from tabletop.engine.chance import randbelow, seeded, shuffle
from tabletop.engine.game import Setup
from tabletop.engine.refusal import No
from tabletop.engine.rules import Step
from tabletop.engine.text import translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market.about import angler_seat
from tabletop.games.public_market.rules.ch03_round import Day
from tabletop.games.public_market.rules.ch15_waters import ChooseToken
from tabletop.games.public_market.state import NO_FISH, Flags, Player, PublicMarket

_TILES, BLUE, _CARDS = len(box.TILES), 16, len(box.CATCH)


def setup_refusal(setup: Setup) -> No | None:
    """PM-16.1: refuse more than one Solo Angler, or one with more than one other player."""
    anglers = sum(who.startswith("angler:") for who in setup.seats)
    if not anglers:
        return None
    if anglers > 1:
        text = translate("public_market", "The Solo Angler can sit at one seat only; here it is at {n}.")
        return No("PM-16.1", lambda: text.fill(n=anglers))
    if len(setup.seats) != 2:
        text = translate(
            "public_market", "The Solo Angler plays against one player, not with {n} seats. Choose two seats."
        )
        return No("PM-16.1", lambda: text.fill(n=len(setup.seats)))
    return None


def _flags(setup: Setup) -> Flags:
    """Return the options of a setup as flags."""
    chosen = dict(setup.options)

    def on(key: str, default: str = "off") -> bool:
        return chosen.get(key, default) == "on"

    solo = angler_seat(setup) >= 0
    return Flags(
        shallow_waters=on("shallow_waters") and (not solo or on("solo_shallow_waters")),
        crab_must_be_open=on("crab_must_be_open"),
        strict_empty_bag=on("strict_empty_bag", "on"),
        lowest_bidder_steers=chosen.get("boat_setter", "rightmost") == "lowest_bidder",
        flip=on("allow_flip"),
        single_scraps=on("scrap_all_monomino"),
        row2_counts_self=on("row2_counts_self"),
    )


def setup(given: Setup) -> PublicMarket:
    """PM-2: return the state of a new match; the first player is random (PM-2.9)."""
    angler, seats = angler_seat(given), len(given.seats)
    layout = box.TABLES[1 if angler >= 0 else seats]
    s = PublicMarket(
        chance=seeded(given.seed, streams=given.streams),
        flow=[Day()],
        seats=given.seats,
        angler=angler,
        flags=_flags(given),
        side=layout.side,
        owners=tuple(seat for seat in range(seats) for _ in range(layout.meeples)),
        players=[],
        round=0,
        dusk=0,
        bag=list(range(_TILES)),
        left_out=(),
        gone=0,
        ocean=[],
        boat=0,
        scraps=[scrap.count for scrap in box.SCRAPS],
        chests=list(range(len(box.CHESTS))),
        contracts=(),
        stacks=[],
        open=[],
        spare=(),
        lights=[(-1,) * len(spaces) for spaces in box.SCORING[layout.side]],
        collected=[-1] * (4 * layout.collection),
        queues=[()] * 5,
        track=[],
        last=-1,
        bonus=[-1] * len(box.BONUS),
        angler_fish=0,
        angler_gear=0,
        deck=(),
        card=-1,
        discards=(),
    )
    _deal_tiles(s, layout.bag)
    _deal_cards(s, layout.blue, (3, 3, 3, 3) if given.option("red_2p", "4433") == "3333" else layout.red)
    _deal_contracts(s)
    _deal_players(s, layout.money)
    _deal_line(s, randbelow(s, seats))
    return s


def _deal_tiles(s: PublicMarket, size: int) -> None:
    """PM-2.7, PM-14.2, PM-16.2: put `size` tiles into the bag, and 20 of them into the Ocean."""
    shuffle(s, s.bag)
    s.left_out = tuple(s.bag[size:])
    del s.bag[size:]
    s.ocean = [tuple(s.bag.pop() for _ in range(box.BOX.column)) for _ in range(box.BOX.columns)]


def _deal_cards(s: PublicMarket, blue: int, red: tuple[int, ...]) -> None:
    """PM-2.5, PM-14.3: stack red cards, then blue ones on top, and turn the top one face up."""
    blues, reds = list(range(BLUE)), list(range(BLUE, _CARDS))
    shuffle(s, blues)
    shuffle(s, reds)
    stacks = [[reds.pop() for _ in range(n)] + [blues.pop() for _ in range(blue)] for n in red]
    s.open = [stack.pop() for stack in stacks]
    s.stacks = [tuple(stack) for stack in stacks]
    s.spare = (*blues, *reds)


def _deal_contracts(s: PublicMarket) -> None:
    """PM-2.3: deal two Public Contracts to each column."""
    columns = []
    for column in range(1, box.BOX.columns + 1):
        here = [n for n, contract in enumerate(box.CONTRACTS) if contract.column == column]
        shuffle(s, here)
        columns.append(tuple(sorted(here[: box.BOX.contracts])))
    s.contracts = tuple(columns)


def _deal_players(s: PublicMarket, money: int) -> None:
    """PM-2.8, PM-14.1, PM-15.1, PM-16.1: give each seat its pieces and money."""
    shuffle(s, s.chests)
    for seat in range(len(s.seats)):
        person = seat != s.angler
        s.players.append(
            Player(
                money=money,
                fish=NO_FISH,
                gears=NO_FISH,
                chest=s.chests.pop() if person else -1,
                filled=0,
                placed=(),
                cooler=(),
                held=(),
                cube=-1,
                ready=False,
                shrimped=False,
                crabs=0,
                lighthouses=box.BOX.lighthouses,
                cards=(),
                token=-1,
                rose=0,
                tokens=tuple(range(len(box.TOKENS))) if person and s.flags.shallow_waters else (),
            )
        )
    if s.angler >= 0:
        deck = list(range(len(box.ANGLER["normal"])))
        shuffle(s, deck)
        s.deck = tuple(deck)


def _deal_line(s: PublicMarket, first: int) -> None:
    """PM-3.2, PM-14.4, PM-16.2: line up Meeples for the first Bidding; push choices of Power tokens (D9)."""
    seats = [(first + n) % len(s.seats) for n in range(len(s.seats))]
    own = {seat: [m for m, owner in enumerate(s.owners) if owner == seat] for seat in seats}
    if s.angler >= 0:
        line = [own[seat][n] for n in range(2) for seat in seats]
    else:
        line = [meeple for seat in seats for meeple in own[seat]]
    places = max(4, len(line))
    s.track = line + [-1] * (2 * places - len(line))
    if s.flags.shallow_waters:
        tokens: list[Step[PublicMarket]] = [ChooseToken(seat) for seat in seats if seat != s.angler]
        s.flow = [Day(), *reversed(tokens)]
