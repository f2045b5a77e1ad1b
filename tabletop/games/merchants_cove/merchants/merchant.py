"""What the core may ask of a merchant."""

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

    `hours`: what is printed there. `text`: what it does, in three or four words.
    `forbids(s, seat)`: why a worker cannot go there now, or None. `steps(s, seat)`: what is done there.
    """

    name: Text
    text: Text
    rule: str
    hours: int
    steps: Callable[[S, int], tuple[Step, ...]]
    forbids: Callable[[S, int], No | None] = _nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """What a staff place of a merchant's board lets its owner do once somebody stands there.

    `daily`: once a day. A merchant may have fewer than four: the last places then only hold a card.
    """

    name: Text
    text: Text
    rule: str
    daily: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Merchant:
    """A merchant, whole. All functions take the state and the seat whose shop it is, where they take a seat.

    `setup(s, seat)`: its shop as a match begins; it may use chance. `paying`: what is asked before the hours
    of an action are paid. `asides`: what may be done at any time of the own turn. `cleanup`: for MC-8.5.
    `faults(shop)`: what does not add up. `actions`, `events`: the classes that are its own.
    `say`, `brief`, `effect`: as in `Game`, for its own actions. `log(event, seat)`: for its own events.
    `done(s, step)`: what being done with one of its own choices is; NONE where that needs no words.
    `forgoes(s, step)`: what being done with one of its own choices, or declining it, would leave.
    `estimate(s, seat)`: what its shop is worth in gold, beside gold, shelf and staff.
    `brings(s, seat, space)`: what going to one of its spaces brings for sure; NONE where that is yet to be
    chosen. `worth(s, seat, space)`: what it is likely to bring, in gold.
    `gifts`: asides that cost nothing, so that opponents do them before they go on.
    `shortlist(s, step, legal)`: for its own choices (and asides): what is worth a thought, best first.
    `others(s, step)`: for its own choices: what who takes more time looks at as well, in no order.
    `proposal(s, seat, black, rogues)`: the sale of all its Goods that it is offered in the Market.
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
    """The action spaces of a board's file with what is done on each, in the order of the file."""
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
    """The staff places of a board's file."""
    return tuple(
        Ability(
            name=printed(word, words.name),
            text=printed(word, words.help).fill(n=words.number),
            rule=words.rule,
            daily=words.daily,
        )
        for words in board.staff
    )
