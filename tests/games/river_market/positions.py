"""Positions of River Market for tests, and what is done in them."""

from __future__ import annotations

from tabletop.engine.game import Setup
from tabletop.engine.rules import (
    Action,
    Choice,
    Event,
    Said,
    Step,
    apply_action,
    pending_choice,
    run_until_choice,
)
from tabletop.engine.text import english
from tabletop.games.river_market import components as box
from tabletop.games.river_market.invariants import invariant_errors
from tabletop.games.river_market.rules.ch02_river import insert
from tabletop.games.river_market.rules.ch03_setup import setup
from tabletop.games.river_market.rules.ch04_moving import Move
from tabletop.games.river_market.rules.ch05_visiting import Landed
from tabletop.games.river_market.rules.ch06_acting import Act
from tabletop.games.river_market.state import TILE, RiverMarket, persons
from tests.automata import run_and_hold

V, F, C, T, L, COIN = range(6)
A, B, C_SW, D = range(4)
GARDEN, SWAP_MEET, PIER, WEAVER, POND, DOCK = (TILE + n for n in range(6))


def start(seats: int = 2, *, seed: int = 1, **options: str) -> RiverMarket:
    """A new match between people, in which seat 0 begins, at its first choice."""
    for chance in range(seed, seed + 60):
        s = given(("person",) * seats, seed=chance, **options)
        if s.first == 0:
            run_until_choice(s)
            return s
    raise AssertionError("sixty matches begin alike")


def solo(*, seed: int = 1, rival: int = 1, **options: str) -> RiverMarket:
    """A new match against the Rival, who sits in seat 1 or 0, at its first choice."""
    seats = ("person", "rival:normal") if rival else ("rival:normal", "person")
    s = given(seats, seed=seed, **options)
    run_until_choice(s)
    return s


def given(seats: tuple[str, ...], *, seed: int = 1, **options: str) -> RiverMarket:
    """A new match before its first step."""
    return setup(Setup(seed, seats, tuple(options.items())))


def card(word: str, copy: int = 0) -> int:
    """A card by its word in the component files; copies of Helpers and Finds are counted from 0."""
    return [n for n, one in enumerate(box.CARDS) if one.word == word][copy]


def take(s: RiverMarket, *cards: int) -> None:
    """Take these cards away from wherever they lie."""
    s.deck = [one for one in s.deck if one not in cards]
    s.events = [one for one in s.events if one not in cards]
    s.discards = tuple(one for one in s.discards if one not in cards)
    s.collection = tuple(one for one in s.collection if one not in cards)
    for p in s.players:
        p.hand = tuple(one for one in p.hand if one not in cards)
        p.helpers = tuple(one for one in p.helpers if one not in cards)


def hold(s: RiverMarket, seat: int, *words: str) -> tuple[int, ...]:
    """Let the hand of a seat be these cards; what it had goes under the deck. The cards."""
    cards = tuple(card(word) for word in words)
    s.deck = [*s.players[seat].hand, *s.deck]
    s.players[seat].hand = ()
    take(s, *cards)
    s.players[seat].hand = cards
    return cards


def hired(s: RiverMarket, seat: int, *words: str) -> None:
    """Let these Helpers lie before a seat."""
    cards = tuple(card(word) for word in words)
    take(s, *cards)
    s.players[seat].helpers += cards


def on_top(s: RiverMarket, *words: str) -> tuple[int, ...]:
    """Put these cards on the deck, the first of them on top. The cards."""
    cards = tuple(card(word) for word in words)
    take(s, *cards)
    s.deck += reversed(cards)
    return cards


def collected(s: RiverMarket, n: int) -> tuple[int, ...]:
    """Let the Rival's collection be so many cards of the deck that are no Booths: second copies."""
    second = [n for n in (*box.HELPERS, *box.FINDS) if box.CARDS[n].word == box.CARDS[n - 1].word]
    cards = tuple(one for one in s.deck if one in second)[:n]
    take(s, *cards)
    s.collection = cards
    return cards


def built(s: RiverMarket, seat: int, word: str, spot: int = A) -> int:
    """Let a Booth of a seat's stand on the river. Its card."""
    one = card(word)
    take(s, one)
    insert(s, one, spot)
    s.owners[one] = seat
    if seat == s.rival:
        s.row = s.row.replace("NR", "N", 1)[1:] if len(s.row) % 2 == 0 else s.row[1:]
    else:
        s.players[seat].houses -= 1
    return one


def goods(s: RiverMarket, seat: int, text: str, coins: int | None = None) -> None:
    """Let a seat have these goods, written as "VVFL", and so many coins."""
    v, f, c, t, lilies = (text.count(letter) for letter in "VFCTL")
    s.players[seat].goods = (v, f, c, t, lilies)
    if coins is not None:
        s.players[seat].coins = coins


def short_deck(s: RiverMarket, n: int) -> None:
    """Let the deck have so many cards, and the others lie on the discards."""
    s.discards += tuple(s.deck[:-n] if n else s.deck)
    s.deck = s.deck[-n:] if n else []


def ask(s: RiverMarket, *steps: Step) -> RiverMarket:
    """Let these steps be all that is still to do, the first of them now."""
    s.flow = list(reversed(steps))
    assert invariant_errors(s) == []
    run_until_choice(s)
    return s


def now(s: RiverMarket) -> Choice:
    """The choice that waits."""
    asked = pending_choice(s)
    assert asked is not None
    return asked


def legal(s: RiverMarket) -> list[Action]:
    """What may be done now: the quick list, which is what the rules leave of all tries."""
    asked = now(s)
    quick = asked.legal_actions(s)
    assert quick == [action for action in asked.all_candidate_actions(s) if asked.check(s, action) is None]
    return quick


def play(s: RiverMarket, *actions: Action) -> list[Event]:
    """Do these actions, all of them allowed, and return what happened."""
    told: list[Event] = []
    for action in actions:
        no = now(s).check(s, action)
        assert no is None, f"{action}: {no and english(no.reason)}"
        assert action in legal(s)
        apply_action(s, action, lambda _s, event: told.append(event))
        assert invariant_errors(s) == []
    return told


def run(s: RiverMarket, *steps: Step) -> list[Event]:
    """Run these steps up to the next choice, and return what happened. The automa's reasons have to hold."""
    s.flow = list(reversed(steps))
    assert invariant_errors(s) == []
    told = run_and_hold("river_market", s, s.rival)
    assert invariant_errors(s) == []
    return told


def visit(s: RiverMarket, booth: int, seat: int = 0) -> list[Event]:
    """Let the pawn of a seat have come to this Booth; what happened up to the next choice."""
    s.players[seat].pawn = booth
    return run(s, Landed(seat), Act(seat), Move(1))


def refused(s: RiverMarket, action: Action) -> tuple[str, str]:
    """The rule and the reason against an action."""
    no = now(s).check(s, action)
    assert no is not None, f"{action} is allowed"
    assert action not in legal(s)
    return no.rule, english(no.reason)


def happened(events: list[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def said(events: list[Event]) -> list[str]:
    """The rules by which the Rival told its reasons."""
    return [event.rule for event in events if isinstance(event, Said)]


def you(s: RiverMarket) -> int:
    """The person's seat against the Rival."""
    return persons(s)[0]
