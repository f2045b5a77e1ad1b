"""BM-2: the state at the beginning of a match."""

from __future__ import annotations

from tabletop.engine.chance import randbelow, seeded, shuffle
from tabletop.engine.game import Setup
from tabletop.engine.refusal import No
from tabletop.engine.rules import push_steps
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.rules.ch03_draft import PASSES, Draft
from tabletop.games.brick_and_mortar.rules.ch07_advertising import HAND
from tabletop.games.brick_and_mortar.rules.ch13_end import Month
from tabletop.games.brick_and_mortar.state import BUILT, DRAFT, NOTHING, BrickAndMortar, Flags, Player


def refuse(setup: Setup) -> No | None:  # noqa: ARG001
    """Return None: every number of seats is allowed with every option."""
    return None


def flags(setup: Setup) -> Flags:
    """BM-18: return the options of a setup as flags."""
    return Flags(
        first_match=setup.option("first_match", "off") == "on",
        equal_competes=setup.option("equal", "free") == "bid",
        month_lock=setup.option("debt_lock", "supply") == "month",
        both_piles=setup.option("agency", "one") == "both",
        bids_count=setup.option("knockoffs", "sale") == "bid",
        market_first=setup.option("surplus_store", "may") == "must",
    )


def setup(given: Setup) -> BrickAndMortar:
    """BM-2: return the state of a new match; the first seat is random (BM-2.6)."""
    n = len(given.seats)
    s = BrickAndMortar(
        chance=seeded(given.seed, streams=given.streams),
        flow=[],
        seats=given.seats,
        flags=flags(given),
        month=0,
        phase=DRAFT,
        kind=-1,
        order=(),
        players=[_player() for _ in given.seats],
        token=box.ENDS[n].token,
        market=NOTHING,
        row=(),
        on_deck=-1,
        store_deck=list(box.CARDS),
        closed=tuple(card for card in box.STARTING if box.STORES[card].players > n),
        face_down=(),
        starting=tuple(card for card in box.STARTING if box.STORES[card].players <= n),
        public_sale=False,
        deck=list(range(len(box.MARKET))),
        discards=(),
        supply=(),
        demand=(),
        looked=-1,
        boxes=NOTHING,
        filled=((),) * 5,
        bids=(),
        surplus=(0,) * n,
    )
    first = randbelow(s, n)
    s.order = tuple((first + seat) % n for seat in range(n))
    _deal(s)
    return s


def _player() -> Player:
    """BM-2.5, BM-2.7: return a player at the beginning."""
    return Player(
        money=box.START.money,
        points=box.START.points,
        debt=0,
        stores=(),
        pack=(),
        hand=(),
        played=(),
        down=(),
        building=[],
        bought=-1,
        stage=BUILT,
        locked=False,
        redrawn=False,
        sold=NOTHING,
    )


def _deal(s: BrickAndMortar) -> None:
    """BM-2.4, BM-2.7 to BM-2.9: deal cards to all seats and to the row."""
    first_match = s.flags.first_match
    hands = box.HANDS[-len(s.order) :]
    if first_match:
        for seat, hand in zip(s.order, hands, strict=True):
            s.players[seat].stores, s.players[seat].hand = hand.stores, hand.market
            s.store_deck = [card for card in s.store_deck if card not in hand.stores]
            s.deck = [card for card in s.deck if card not in hand.market]
    shuffle(s, s.store_deck)
    shuffle(s, s.deck)
    if not first_match:
        for seat in s.order:
            p = s.players[seat]
            p.hand = tuple(s.deck.pop() for _ in range(HAND))
            p.pack = tuple(s.store_deck.pop() for _ in range(box.START.store_cards))
    s.row = tuple(s.store_deck.pop() for _ in range(box.START.row))
    s.on_deck = s.store_deck.pop()
    push_steps(s, *(() if first_match else (Draft(PASSES),)), Month())
