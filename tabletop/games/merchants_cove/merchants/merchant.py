"""The interface between the core and a merchant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.engine.game import LogLine
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, Choice, Event, FreeActions, Step, Tell
from tabletop.engine.text import NO_TEXT, Text
from tabletop.games.merchants_cove.actions import SellAll
from tabletop.games.merchants_cove.component_schema import MerchantFile
from tabletop.games.merchants_cove.components import printed
from tabletop.games.merchants_cove.proposal import propose
from tabletop.games.merchants_cove.rules.sale import Rogues
from tabletop.games.merchants_cove.state import MerchantsCove

S = MerchantsCove


def _nothing(_s: S, _seat: int) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """An action space of a merchant's board.

    Attributes:
        hours: The printed cost.
        text: What it does, in three or four words.
        forbids: Given state and seat, the reason why a worker cannot go there now; None if it can.
        steps: Given state and seat, the steps of its action.
    """

    name: Text
    text: Text
    rule: str
    hours: int
    steps: Callable[[S, int], tuple[Step, ...]]
    forbids: Callable[[S, int], No | None] = _nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A staff place of a merchant's board: the ability of its owner once it is occupied.

    `daily`: True if it may be used once a day. A merchant may have fewer than four abilities: the last places
    then only hold a card.
    """

    name: Text
    text: Text
    rule: str
    daily: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Merchant:
    """A merchant. All functions take the state and, if they take a seat, the seat of its shop.

    Attributes:
        setup: Given state and seat, its shop as a match begins; it may use chance.
        paying: Choices before the hours of an action are paid.
        asides: Free actions at any time of its own turn.
        cleanup: Its part of MC-8.5.
        faults: The inconsistencies of a shop.
        actions, events: Its own classes.
        say, brief, effect: Texts for its own actions, as `say`, `short_label` and `outcome_text` in `Game`.
        log: The log lines of its own events.
        done: Given state and choice, the label of Done; NO_TEXT if it needs none.
        gives_up: Given state and choice, what Done or Decline would leave.
        estimate: The worth of its shop in gold, without gold, shelf and staff.
        brings: What going to one of its spaces brings for certain; NO_TEXT if that is yet to be chosen.
        worth: The gold that going to one of its spaces is expected to bring.
        gifts: Classes of free actions that cost nothing, so that bots do them first.
        shortlist: For its own choices and free actions, the actions worth searching, best first.
        others: For its own choices, further candidates for the deeper levels, unordered.
        proposal: The proposed sale of all its Goods in the Market.
    """

    id: str
    name: Text
    blurb: Text
    spaces: tuple[Space, ...]
    staff: tuple[Ability, ...]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    setup: Callable[[S, int], Any]
    faults: Callable[[Any], list[str]]
    say: Callable[[S, Action], Text]
    log: Callable[[Any, int], LogLine | None]
    estimate: Callable[[S, int], float]
    worth: Callable[[S, int, int], float]
    workers: int = 1
    asides: Callable[[S, int], tuple[FreeActions, ...]] = lambda _s, _seat: ()
    paying: Callable[[S, int], tuple[Step, ...]] = lambda _s, _seat: ()
    gifts: tuple[type[Action], ...] = ()
    cleanup: Callable[[S, int, Tell], None] = lambda _s, _seat, _tell: None
    brief: Callable[[S, Action], Text] = lambda _s, _action: NO_TEXT
    effect: Callable[[S, Action], Text] = lambda _s, _action: NO_TEXT
    brings: Callable[[S, int, int], Text] = lambda _s, _seat, _space: NO_TEXT
    done: Callable[[S, Choice], Text] = lambda _s, _step: NO_TEXT
    gives_up: Callable[[S, Choice], Text] = lambda _s, _step: NO_TEXT
    shortlist: Callable[[S, Choice, list[Action]], list[Action]] = lambda _s, _step, legal: legal
    others: Callable[[S, Choice], Sequence[Action]] = lambda _s, _step: ()
    proposal: Callable[[S, int, int, Rogues], SellAll] = propose


Steps = Callable[[S, int], tuple[Step, ...]]
Forbids = Callable[[S, int], No | None]


def spaces(
    word: str, board: MerchantFile, steps: tuple[Steps, ...], forbids: tuple[Forbids | None, ...] = ()
) -> tuple[Space, ...]:
    """The action spaces in a board's file, with the steps of each, in the order of the file."""
    held = (*forbids, *[None] * (len(steps) - len(forbids)))
    return tuple(
        Space(
            name=printed(word, words.name),
            text=printed(word, words.help).fill(n=words.number),
            rule=words.rule,
            hours=words.hours,
            steps=done,
            forbids=needs or _nothing,
        )
        for words, done, needs in zip(board.spaces, steps, held, strict=True)
    )


def abilities(word: str, board: MerchantFile) -> tuple[Ability, ...]:
    """The staff places in a board's file."""
    return tuple(
        Ability(
            name=printed(word, words.name),
            text=printed(word, words.help).fill(n=words.number),
            rule=words.rule,
            daily=words.daily,
        )
        for words in board.staff
    )
