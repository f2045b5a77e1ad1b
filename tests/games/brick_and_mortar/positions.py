"""Positions of Brick & Mortar for tests, and what is done in them."""

from __future__ import annotations

from tabletop.engine.game import Setup
from tabletop.engine.rules import Action, Choice, Event, Step, apply_action, pending_choice, run_until_choice
from tabletop.engine.text import english
from tabletop.games.brick_and_mortar import components as box
from tabletop.games.brick_and_mortar.invariants import invariant_errors
from tabletop.games.brick_and_mortar.rules.ch01_goods import new_store
from tabletop.games.brick_and_mortar.rules.ch02_setup import setup
from tabletop.games.brick_and_mortar.rules.ch04_order import sort_order
from tabletop.games.brick_and_mortar.state import BUILDING, SALE, SUPPLY, BrickAndMortar, Store

F, C, E, J, A = range(5)
LETTERS = "FCEJA"


def given(seats: int = 2, *, seed: int = 1, **options: str) -> BrickAndMortar:
    """A new match before its first step."""
    return setup(Setup(seed, ("person",) * seats, tuple(options.items())))


def start(seats: int = 2, *, seed: int = 1, **options: str) -> BrickAndMortar:
    """March: seat 0 is first, all have three stores in hand and $15; nothing is to do, nothing is open."""
    s = given(seats, seed=seed, **options)
    s.flow, s.month, s.phase, s.order = [], 3, BUILDING, tuple(range(seats))
    for p in s.players:
        if p.pack:
            p.stores, s.face_down, p.pack = p.pack[:3], (*s.face_down, *p.pack[3:]), ()
    s.closed += s.starting
    s.starting = ()
    assert invariant_errors(s) == []
    return s


def number(name: str) -> int:
    """A store by its name."""
    return box.NUMBER[name]


def remove(s: BrickAndMortar, *cards: int) -> None:
    """Take these stores away from wherever they lie; others of the deck fill the row."""
    s.store_deck = [card for card in s.store_deck if card not in cards]
    s.closed = tuple(card for card in s.closed if card not in cards)
    s.face_down = tuple(card for card in s.face_down if card not in cards)
    for p in s.players:
        p.stores = tuple(card for card in p.stores if card not in cards)
    while s.on_deck in cards:
        s.on_deck = s.store_deck.pop()
    s.row = tuple(card if card not in cards else s.store_deck.pop() for card in s.row)


def build(s: BrickAndMortar, seat: int, name: str, **rows: tuple[int, ...]) -> Store:
    """Open a store with these items, by letter of the type and by shelf, the top one first."""
    card = number(name)
    remove(s, card)
    store = new_store(card)
    for letter, given_row in rows.items():
        kind = LETTERS.index(letter)
        row = (*given_row, *(0,) * (box.STORES[card].shelves[kind] - len(given_row)))
        store.items = (*store.items[:kind], row, *store.items[kind + 1 :])
    s.players[seat].building.append(store)
    return store


def hold(s: BrickAndMortar, seat: int, *names: str) -> None:
    """Let the stores in a seat's hand be these."""
    p, cards = s.players[seat], tuple(map(number, names))
    s.store_deck = [*p.stores, *s.store_deck]
    p.stores = ()
    remove(s, *cards)
    p.stores = cards


def lay_out(s: BrickAndMortar, *names: str) -> None:
    """Let the public row be these stores, the oldest first."""
    cards = tuple(map(number, names))
    s.store_deck = [*s.row, *s.store_deck]
    s.row = ()
    remove(s, *cards)
    s.row = cards


def cards(*faces: int) -> tuple[int, ...]:
    """Market Cards by the numbers of their faces, from 1; copies of a face one after the other."""
    seen: dict[int, int] = {}
    found = []
    for face in faces:
        copy = seen.get(face, 0)
        seen[face] = copy + 1
        found.append((face - 1) * 3 + copy)
    return tuple(found)


def deal(s: BrickAndMortar, seat: int, *faces: int) -> tuple[int, ...]:
    """Let a seat's Market Cards be these faces."""
    wanted = cards(*faces)
    p = s.players[seat]
    s.deck = [*p.hand, *s.deck]
    p.hand = ()
    drop_cards(s, wanted)
    p.hand = wanted
    return wanted


def drop_cards(s: BrickAndMortar, wanted: tuple[int, ...]) -> None:
    """Take these Market Cards away from hands and deck; hands are filled from the deck."""
    s.deck = [card for card in s.deck if card not in wanted]
    s.discards = tuple(card for card in s.discards if card not in wanted)
    for p in s.players:
        p.hand = tuple(card if card not in wanted else s.deck.pop(0) for card in p.hand)


def money(s: BrickAndMortar, *amounts: int) -> None:
    """Let the seats have so much money."""
    for p, amount in zip(s.players, amounts, strict=True):
        p.money = amount


def points(s: BrickAndMortar, *amounts: int) -> None:
    """Let the seats have so many points; who has more is further ahead."""
    for p, amount in zip(s.players, amounts, strict=True):
        p.points = amount
    sort_order(s)


def market(s: BrickAndMortar, **items: int) -> None:
    """Let the market hold these items, and the Supply Phase be on."""
    s.market = tuple(items.get(letter, 0) for letter in LETTERS)  # type: ignore[assignment]
    s.phase = SUPPLY


def demand(s: BrickAndMortar, **boxes: int) -> None:
    """Let there be these boxes, and the Sale Phase be on."""
    s.boxes = tuple(boxes.get(letter, 0) for letter in LETTERS)  # type: ignore[assignment]
    s.phase = SALE


def run(s: BrickAndMortar, *steps: Step) -> list[Event]:
    """Run these steps up to the next choice, and return what happened."""
    told: list[Event] = []
    s.flow = list(reversed(steps))
    run_until_choice(s, lambda _s, event: told.append(event))
    return told


def now(s: BrickAndMortar, seat: int | None = None) -> Choice:
    """The choice that waits, or that of a seat."""
    asked = pending_choice(s, seat)
    assert asked is not None
    return asked


def legal(s: BrickAndMortar, seat: int | None = None) -> list[Action]:
    """What may be done now."""
    return now(s, seat).legal_actions(s)


def play(s: BrickAndMortar, *actions: Action, seat: int | None = None) -> list[Event]:
    """Do these actions, all of them allowed, and return what happened."""
    told: list[Event] = []
    for action in actions:
        step = now(s, seat)
        no = step.check(s, action)
        assert no is None, f"{action}: {no and english(no.reason)}"
        assert action in step.legal_actions(s)
        apply_action(s, action, lambda _s, event: told.append(event), step.seat)
    return told


def refused(s: BrickAndMortar, action: Action, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason against an action."""
    no = now(s, seat).check(s, action)
    assert no is not None, f"{action} is allowed"
    assert action not in legal(s, seat)
    return no.rule, english(no.reason)


def happened(events: list[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def rows(s: BrickAndMortar, seat: int, kind: int) -> list[tuple[int, ...]]:
    """The shelves of a type in each store of a seat."""
    return [store.items[kind] for store in s.players[seat].building]
