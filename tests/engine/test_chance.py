"""Chance is one number: the same everywhere, fair enough, and never out of range."""

from dataclasses import dataclass

from tabletop.engine.chance import randbelow, shuffle


@dataclass
class Dice:
    chance: int


def test_the_numbers_are_splitmix64():
    """The first outputs for seed 1234567, as published with the generator."""
    dice = Dice(1234567)

    assert [randbelow(dice, 1 << 64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_numbers_stay_below_and_every_one_occurs():
    dice = Dice(1)

    assert {randbelow(dice, 6) for _ in range(200)} == set(range(6))


def test_a_shuffle_keeps_every_thing_and_is_the_same_for_the_same_seed():
    one, two, three = list(range(50)), list(range(50)), list(range(50))
    shuffle(Dice(7), one)
    shuffle(Dice(7), two)
    shuffle(Dice(8), three)

    assert sorted(one) == list(range(50))
    assert one == two
    assert one != three
