"""RM-3, RM-14.1 to RM-14.4: the state at the beginning of a match."""

from __future__ import annotations

from tabletop.engine.chance import randbelow, seeded, shuffle
from tabletop.engine.game import Setup
from tabletop.engine.refusal import No
from tabletop.engine.text import translate
from tabletop.games.river_market import components as box
from tabletop.games.river_market.about import rival_seat
from tabletop.games.river_market.rules.ch02_river import FIRST_RING
from tabletop.games.river_market.rules.ch04_moving import Turn
from tabletop.games.river_market.state import NO_GOODS, TILE, Flags, Player, RiverMarket, persons


def setup_refusal(setup: Setup) -> No | None:
    """RM-14: refuse more than one Rival, or a Rival with more than one other player."""
    rivals = sum(who.startswith("rival:") for who in setup.seats)
    if not rivals:
        return None
    if rivals > 1:
        text = translate("river_market", "The Rival can sit at one seat only; here it is at {n}.")
        return No("RM-14.2", lambda: text.fill(n=rivals))
    if len(setup.seats) != 2:
        text = translate(
            "river_market", "The Rival plays against one player, not with {n} seats. Choose two seats."
        )
        return No("RM-14.2", lambda: text.fill(n=len(setup.seats)))
    return None


def _flags(setup: Setup) -> Flags:
    """RM-16: return the options of a setup as flags."""
    chosen = dict(setup.options)
    return Flags(
        gaps=chosen.get("end_spots") == "gaps",
        houses=int(chosen.get("houses", str(box.SETUP.houses))),
        helpers_only=chosen.get("deck") == "helpers",
        plain_lilies=chosen.get("lilies") == "plain",
        own_visits=chosen.get("own_visits") == "on",
        best_leftovers=chosen.get("leftovers") == "best",
        gifts=chosen.get("gifts") != "off",
        keep_collection=chosen.get("skipped_build") == "keep",
    )


def deck_of(flags: Flags) -> tuple[int, ...]:
    """RM-1.2, RM-16.3: return the cards of a match, Events included."""
    rest = box.SPARES if flags.helpers_only else box.FINDS
    return (*box.BUILDABLE, *box.HELPERS, *rest)


def setup(given: Setup) -> RiverMarket:
    """RM-3, RM-14: return the state of a new match; the first seat is random (RM-3.4)."""
    rival = rival_seat(given)
    s = RiverMarket(
        chance=seeded(given.seed, streams=given.streams),
        flow=[],
        seats=given.seats,
        rival=rival,
        flags=_flags(given),
        first=0,
        turn=0,
        players=[],
        ring=FIRST_RING,
        north=box.NORTH,
        owners={},
        deck=[],
        discards=(),
        build_off=0,
        hire_off=0,
        last_turns=-1,
        causes=(),
        row=box.SOLO.row if rival >= 0 else "",
        collection=(),
        drawn=-1,
        events=[],
        resource=-1,
        cause=-1,
    )
    _shuffle(s)
    _deal(s)
    s.flow = [Turn(s.first)]
    return s


def _shuffle(s: RiverMarket) -> None:
    """RM-3.1, RM-14.1: shuffle the deck; in solo play the Events have their own deck."""
    s.deck = list(deck_of(s.flags))
    if s.rival >= 0:
        s.events = list(box.EVENTS)
        s.deck = [card for card in s.deck if card not in box.EVENTS]
        shuffle(s, s.events)
    shuffle(s, s.deck)


def _deal(s: RiverMarket) -> None:
    """RM-3.2 to RM-3.4, RM-14.2, RM-14.4: give each seat its first cards and coins."""
    cards = box.SETUP.cards[len(s.seats) - (s.rival >= 0) - 1]
    for seat in range(len(s.seats)):
        plays = seat != s.rival
        s.players.append(
            Player(
                goods=NO_GOODS,
                coins=0,
                zooms=box.SETUP.zooms if plays else 0,
                houses=s.flags.houses if plays else 0,
                hand=tuple(s.deck.pop() for _ in range(cards)) if plays else (),
                helpers=(),
                pawn=TILE + box.START_TILE,
            )
        )
    seats = persons(s)
    first = randbelow(s, len(seats))
    s.first = seats[first]
    if s.rival >= 0:
        s.players[s.first].coins = box.SOLO.coins
        return
    for n, coins in enumerate(box.SETUP.coins[: len(seats)]):
        s.players[seats[(first + n) % len(seats)]].coins = coins
