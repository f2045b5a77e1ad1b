"""The interface between the core and a merchant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.engine.refusal import No
from tabletop.engine.rules import FreeActions, Step, Tell
from tabletop.engine.state import component
from tabletop.engine.table import Face
from tabletop.engine.text import NO_TEXT, Text
from tabletop.games.merchants_cove.art.goods import Good
from tabletop.games.merchants_cove.component_schema import MerchantFile
from tabletop.games.merchants_cove.components import printed
from tabletop.games.merchants_cove.state import MerchantsCove

S = MerchantsCove


@component
class SpaceAction:
    """The action of an action space. Functions take the state and the seat of its board.

    Attributes:
        steps: The steps of its action.
        forbids: The reason why a worker cannot go there now; None if it can.
        brings: What going there brings for certain; NO_TEXT if that is yet to be chosen.
        thumb: Its picture in lists of moves; "" for a worker.
    """

    steps: Callable[[S, int], tuple[Step[MerchantsCove], ...]]
    forbids: Callable[[S, int], No | None] = lambda _s, _seat: None
    brings: Callable[[S, int], Text] = lambda _s, _seat: NO_TEXT
    thumb: Callable[[S, int], Face | str] = lambda _v, _seat: ""


@component
class Space:
    """An action space of a merchant's board.

    Attributes:
        hours: The printed cost.
        text: What it does, in three or four words.
    """

    name: Text
    text: Text
    rule: str
    hours: int
    action: SpaceAction


@component
class Ability:
    """A staff place of a merchant's board: the ability of its owner once it is occupied.

    `daily`: True if it may be used once a day. A merchant may have fewer than four abilities: the last places
    then only hold a card.
    """

    name: Text
    text: Text
    rule: str
    daily: bool = False


@component
class Merchant:
    """A merchant. All functions take the state and, if they take a seat, the seat of its shop.

    Attributes:
        ware: The class of its Goods' faces.
        setup: Given state and seat, its shop as a match begins; it may use chance.
        paying: Choices before the hours of an action are paid.
        asides: Free actions at any time of its own turn.
        cleanup: Its part of MC-8.5.
        faults: The inconsistencies of a shop.
    """

    id: str
    name: Text
    blurb: Text
    spaces: tuple[Space, ...]
    staff: tuple[Ability, ...]
    ware: type[Good]
    setup: Callable[[S, int], Any]
    faults: Callable[[Any], list[str]]
    workers: int = 1
    asides: Callable[[S, int], tuple[FreeActions[MerchantsCove], ...]] = lambda _s, _seat: ()
    paying: Callable[[S, int], tuple[Step[MerchantsCove], ...]] = lambda _s, _seat: ()
    cleanup: Callable[[S, int, Tell], None] = lambda _s, _seat, _tell: None


def spaces(word: str, board: MerchantFile, *actions: SpaceAction) -> tuple[Space, ...]:
    """Return the action spaces in a board's file, with the action of each, in the order of the file."""
    return tuple(
        Space(
            name=printed(word, words.name),
            text=printed(word, words.help).fill(n=words.number),
            rule=words.rule,
            hours=words.hours,
            action=action,
        )
        for words, action in zip(board.spaces, actions, strict=True)
    )


def abilities(word: str, board: MerchantFile) -> tuple[Ability, ...]:
    """Return the abilities of the staff places in a board's file."""
    return tuple(
        Ability(
            name=printed(word, words.name),
            text=printed(word, words.help).fill(n=words.number),
            rule=words.rule,
            daily=words.daily,
        )
        for words in board.staff
    )
