"""Merchants' boards of Merchants Cove for tests, and what is done on them."""

from __future__ import annotations

from tabletop.engine.described import log, outcome_text, say
from tabletop.engine.game import Setup
from tabletop.engine.rules import Action, Choice, Event, Step, apply_action, pending_choice, run_until_choice
from tabletop.engine.text import english
from tabletop.games.merchants_cove import components as box
from tabletop.games.merchants_cove.invariants import invariant_errors
from tabletop.games.merchants_cove.merchants.guild import merchant
from tabletop.games.merchants_cove.rules.ch02_setup import setup
from tabletop.games.merchants_cove.rules.ch04_clock import HourPassed
from tabletop.games.merchants_cove.rules.ch05_turn import TakeTurn, Work
from tabletop.games.merchants_cove.rules.supply import Corrupted, GoodsGained
from tabletop.games.merchants_cove.state import LARGE, NOBODY, ROGUE, MerchantsCove

R, G, B, Y = range(4)
LR, LG, LB, LY = (LARGE + colour for colour in range(4))
OTHERS = {
    "blacksmith": "captain",
    "captain": "alchemist",
    "alchemist": "chronomancer",
    "chronomancer": "blacksmith",
}


def start(word: str, *, seed: int = 1) -> MerchantsCove:
    """A match of two in which seat 0 has this merchant, and takes a turn; with an empty bag nobody comes."""
    options = ((("merchant", word),), (("merchant", OTHERS[word]),))
    s = setup(Setup(seed, ("person",) * 2, (("rogue_card", "criminals"),), (), options))
    run_until_choice(s)
    for who in s.bag:
        colour = box.COLOURS[who]
        if colour == ROGUE:
            s.lair = (*s.lair, who)
        else:
            s.halls = (*s.halls[:colour], (*s.halls[colour], who), *s.halls[colour + 1 :])
    s.bag = ()
    s.drawn = NOBODY
    return turn(s)


def turn(s: MerchantsCove) -> MerchantsCove:
    """Let it be the turn of seat 0, and all that is still to do."""
    s.flow = [TakeTurn(0)]
    s.players[0].hour = 8
    s.hours = 0
    assert invariant_errors(s) == []
    return s


def staffed(s: MerchantsCove, *places: int) -> None:
    """Let somebody stand on these staff places of seat 0, and on no others."""
    p = s.players[0]
    s.town_deck += [card for card in p.staff if card >= 0]
    p.staff = tuple(s.town_deck.pop() if place in places else -1 for place in range(4))
    p.used = ()


def now(s: MerchantsCove) -> Choice:
    """The choice that waits."""
    asked = pending_choice(s)
    assert asked is not None
    english(asked.prompt(s))
    return asked


def legal(s: MerchantsCove) -> list[Action]:
    """What may be done now; what it is and what it brings is told of each."""
    found = now(s).legal_actions(s)
    assert found
    for action in found:
        assert english(say(s, action))
        english(outcome_text(s, action))
    return found


def play(s: MerchantsCove, *actions: Action) -> list[Event]:
    """Do these actions, all of them allowed, and return what happened."""
    told: list[Event] = []
    for action in actions:
        no = now(s).check(s, action)
        assert no is None, f"{action}: {no and english(no.reason)}"
        assert action in legal(s)
        apply_action(s, action, lambda _s, event: told.append(event))
        assert invariant_errors(s) == []
    for event in told:
        if (line := log(event, 0)) is not None:
            assert english(line.text)
            assert line.rule
    return told


def work(s: MerchantsCove, space: int, *actions: Action) -> list[Event]:
    """Let seat 0 begin its turn at an action space, and go on with these actions; what happened."""
    turn(s)
    s.players[0].workers = (-1,) * len(s.players[0].workers)
    return play(s, Work(space), *actions)


def refused(s: MerchantsCove, action: Action) -> tuple[str, str]:
    """The rule and the reason against an action."""
    no = now(s).check(s, action)
    assert no is not None, f"{action} is allowed"
    assert action not in legal(s)
    assert english(say(s, action))
    return no.rule, english(no.reason)


def run(s: MerchantsCove, *steps: Step) -> list[Event]:
    """Run these steps up to the next choice, and return what happened."""
    told: list[Event] = []
    s.flow = list(reversed(steps))
    run_until_choice(s, lambda _s, event: told.append(event))
    assert invariant_errors(s) == []
    return told


def gained(told: list[Event]) -> tuple[int, ...]:
    """The Goods that have come onto a shelf."""
    return tuple(good for event in told if isinstance(event, GoodsGained) for good in event.goods)


def corrupted(told: list[Event]) -> int:
    """How many Corruption cards have been drawn."""
    return sum(len(event.cards) for event in told if isinstance(event, Corrupted))


def paid(told: list[Event]) -> int:
    """How many hours have passed."""
    return sum(isinstance(event, HourPassed) for event in told)


def brings(s: MerchantsCove, action: Action) -> str:
    """What an action is told to bring."""
    return english(outcome_text(s, action))


def printed(s: MerchantsCove) -> list[tuple[str, int]]:
    """The action spaces of seat 0 with the hours that are printed there."""
    return [(english(space.name), space.hours) for space in merchant(s, 0).spaces]


def staff(s: MerchantsCove) -> list[tuple[str, bool]]:
    """The abilities of seat 0, and whether each is for once a day."""
    return [(english(each.name), each.daily) for each in merchant(s, 0).staff]
