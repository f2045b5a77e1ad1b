"""A state's copy shares nothing that changes, and its class refuses what could not be copied."""

from dataclasses import dataclass

import pytest

from tabletop.engine.rules import Step
from tabletop.engine.state import Copied, state


@dataclass(frozen=True)
class Tile:
    size: int


@state
class Purse(Copied):
    coins: int


@state
class Whole(Copied):
    number: int
    tile: Tile | None
    pair: tuple[int, ...]
    hands: list[list[int]]
    stacks: dict[str, list[Tile]]
    names: dict[str, str]
    purses: list[Purse]
    flow: list[Step]


def whole() -> Whole:
    return Whole(
        number=1,
        tile=Tile(2),
        pair=(3, 4),
        hands=[[5], [6]],
        stacks={"a": [Tile(7)]},
        names={"b": "c"},
        purses=[Purse(coins=8)],
        flow=[],
    )


def test_a_copy_is_equal_and_has_the_same_digest():
    assert whole().copy() == whole()
    assert whole().copy().digest() == whole().digest()


def test_changing_a_copy_at_any_depth_leaves_the_original_alone():
    first = whole()
    other = first.copy()
    other.hands[0].append(9)
    other.stacks["a"].append(Tile(9))
    other.names["x"] = "y"
    other.purses[0].coins = 9
    other.flow.append(Step())

    assert first == whole()
    assert other.digest() != first.digest()


@pytest.mark.parametrize("hint", [set[int], list[set[int]], object, dict, float])
def test_a_field_that_cannot_be_copied_quickly_and_surely_is_refused(hint):
    with pytest.raises(TypeError, match="a state cannot hold"):
        state(type("Bad", (Copied,), {"__annotations__": {"field": hint}}))


def test_what_is_no_state_says_how_to_become_one():
    with pytest.raises(NotImplementedError, match="@state"):
        Copied().copy()
