"""Positions of Merchants Cove for tests: matches begun, harbours arranged, steps run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.engine.game import Setup
from tabletop.engine.refusal import No
from tabletop.engine.rules import (
    Action,
    Event,
    Step,
    pending_choice,
    push_steps,
    run_until_choice,
)
from tabletop.engine.rules import apply_action as do_it
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.game import GAME
from tabletop.games.merchants_cove.rules.ch16_loading import stall
from tabletop.games.merchants_cove.state import MerchantsCove
from tests.automata import run_and_hold

SOLO = ("person", "peddler:normal")
LETTERS = "RGBYK"
SEA = ("", "", "", "", "", "")


def start(
    seats: Sequence[str] = SOLO, seed: int = 1, merchants: Sequence[str] = ("blacksmith",), **options: str
) -> MerchantsCove:
    """A match begun and settled: after the Arrival, at the first choice."""
    chosen = tuple((("merchant", word),) for word in merchants)
    s = GAME.setup(Setup(seed, tuple(seats), tuple(options.items()), (), chosen))
    run_until_choice(s)
    return s


def quiet(seats: Sequence[str] = SOLO, seed: int = 1, **options: str) -> MerchantsCove:
    """The same with nothing to do, for a step to be run in it; no Corruption, no Goods, hours 1."""
    s = start(seats, seed, **{"rogue_card": "criminals", **options})
    s.flow.clear()
    s.hours = s.market = 0
    for p in s.players:
        p.shelf, p.hour, p.gold, p.used = (), 1, 0, ()
        s.corruption += p.corruption
        p.corruption = ()
    return arrange(s)


def arrange(
    s: MerchantsCove,
    boats: Sequence[str] = SEA,
    halls: Sequence[int] = (1, 1, 1, 1),
    lair: int = 2,
    pool: str = "",
    docked: dict[int, int] | None = None,
    bag: str | None = None,
) -> MerchantsCove:
    """Put the Adventurers where they are wanted; the others go into the bag, or, with `bag`, to the Halls.

    `boats`: the letters of those in each; `docked`: by berth the boat in it.
    """
    left = {letter: [who for who, c in enumerate(box.COLOURS) if LETTERS[c] == letter] for letter in LETTERS}
    s.boats = tuple(tuple(left[letter].pop(0) for letter in inside) for inside in boats)
    s.halls = tuple(
        tuple(left[letter].pop(0) for _ in range(n)) for letter, n in zip("RGBY", halls, strict=True)
    )
    s.lair = tuple(left["K"].pop(0) for _ in range(lair))
    drawn = tuple(left[letter].pop(0) for letter in pool)
    if s.peddler >= 0:
        stall(s).pool = drawn
    s.berths = tuple((docked or {}).get(berth, -1) for berth in range(4))
    s.bag = tuple(sorted(who for those in left.values() for who in those))
    if bag is not None:
        kept = [left[letter].pop(0) for letter in bag]
        s.bag = tuple(sorted(kept))
        s.halls = tuple((*hall, *left[letter]) for hall, letter in zip(s.halls, "RGBY", strict=True))
        s.lair = (*s.lair, *left["K"])
    return s


def run(s: MerchantsCove, *steps: Step) -> list[Event]:
    """Run these steps to the next choice, and return what was told; the Peddler's reasons have to hold."""
    push_steps(s, *steps)
    return run_and_hold("merchants_cove", s, s.peddler)


def play(s: MerchantsCove, *actions: Action) -> list[Event]:
    """Play these actions, each of which must be allowed, and return what was told."""
    events: list[Event] = []
    for action in actions:
        assert refusal(s, action) is None, action
        do_it(s, action, lambda _s, event: events.append(event))
    return events


def refusal(s: MerchantsCove, action: Action) -> No | None:
    """Why an action is not allowed now."""
    step = pending_choice(s)
    assert step is not None
    return step.check(s, action)


def rule(s: MerchantsCove, action: Action) -> str:
    """The rule that forbids an action."""
    no = refusal(s, action)
    assert no is not None, action
    assert no.reason.source
    return no.rule


def legal(s: MerchantsCove) -> list[Action]:
    """What is allowed now."""
    step = pending_choice(s)
    return step.legal_actions(s) if step else []


def give_corruption(s: MerchantsCove, seat: int, *icons: str) -> None:
    """Corruption cards with these icons go from the deck to a seat."""
    for wanted in icons:
        counts = tuple(wanted.count(letter) for letter in LETTERS)
        card = next(c for c in s.corruption if box.CORRUPTION_ICONS[c] == counts)
        s.corruption.remove(card)
        s.players[seat].corruption += (card,)


def told(events: list[Event], kind: type[Any]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def letters(people: Sequence[int]) -> str:
    """Adventurers by the letters of their colours."""
    return "".join(LETTERS[box.COLOURS[who]] for who in people)


def card_id(number: int) -> str:
    """The id of one of the Peddler's cards."""
    return box.PEDDLER_CARDS[number].id


def card(id: str) -> int:  # noqa: A002
    """The number of one of the Peddler's cards."""
    return next(n for n, printed in enumerate(box.PEDDLER_CARDS) if printed.id == id)


def deal(s: MerchantsCove, right: str, *top: str, hard: bool = False) -> None:
    """The Peddler's right space shows one card, its deck these on top, the next one first."""
    board = stall(s)
    first = [card(each) for each in top]
    cards = [n for n in (*board.deck, *board.discards, board.right, board.left) if n >= 0]
    for each in (*first, card(right)):
        if each not in cards:
            assert hard
            cards.append(each)
        cards.remove(each)
    board.deck, board.discards = [*cards, *reversed(first)], ()
    board.right, board.left = card(right), -1
