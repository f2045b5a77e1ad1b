"""The seed of a room is nobody's choice, and who chose it all the same is found out."""

import pytest

from tabletop.engine.text import english
from tabletop.session.fair import (
    SEED_BITS,
    Pledge,
    ShuffleProof,
    commitment,
    new_secret,
    shuffle_fault,
    shuffle_seed,
)

SECRET, ANN, BEN = "01" * 32, "ab" * 32, "cd" * 32
PROOF = ShuffleProof(SECRET, (ANN, BEN))


def pledge(known=(), salt=BEN):
    """What somebody holds who entered when these salts were there."""
    return Pledge(commitment(ShuffleProof(SECRET, known)), len(known), salt)


def test_seeds_have_63_bits():
    seeds = {shuffle_seed(ShuffleProof(new_secret(), (new_secret(),))) for _ in range(200)}
    assert len(seeds) == 200
    assert max(seeds) < 2**SEED_BITS
    assert max(seeds) >= 2 ** (SEED_BITS - 1)  # the highest bit is used, too


def test_every_part_counts():
    proofs = [
        PROOF,
        ShuffleProof("02" * 32, (ANN, BEN)),
        ShuffleProof(SECRET, (ANN, "ce" * 32)),
        ShuffleProof(SECRET, (BEN, ANN)),
        ShuffleProof(SECRET, (ANN,)),
        ShuffleProof(SECRET, ()),
    ]
    assert len({*map(shuffle_seed, proofs)}) == len({*map(commitment, proofs)}) == len(proofs)


def test_an_honest_host_is_believed():
    for held in (pledge(), pledge((), ANN), pledge((ANN,))):
        assert shuffle_fault(PROOF, held, shuffle_seed(PROOF)) is None


@pytest.mark.parametrize(
    ("proof", "held", "said"),
    [
        (ShuffleProof("02" * 32, (ANN, BEN)), pledge(), "another secret"),
        (ShuffleProof("no secret", (ANN, BEN)), pledge(), "another secret"),
        (ShuffleProof(SECRET, (ANN, BEN, "x")), pledge(), "another secret"),
        (ShuffleProof(SECRET, ("00" * 32, BEN)), pledge((ANN,)), "another secret"),  # chosen afterwards
        (ShuffleProof(SECRET, (ANN, "00" * 32)), pledge(), "without the number"),
        (ShuffleProof(SECRET, (ANN,)), pledge((ANN,)), "without the number"),
        (PROOF, pledge((ANN,), ANN), "without the number"),  # it was there before it was sent
    ],
)
def test_a_host_that_cheats_is_found_out(proof, held, said):
    try:
        seed = shuffle_seed(proof)
    except ValueError:
        seed = 0
    assert said in english(shuffle_fault(proof, held, seed))


def test_another_seed_is_found_out():
    assert "hasn't shuffled by" in english(shuffle_fault(PROOF, pledge(), shuffle_seed(PROOF) + 1))


def test_a_commitment_is_to_a_secret():
    for wrong in ("", "01" * 31, "0G" * 32, "AB" * 32, "01" * 32 + "\n"):
        with pytest.raises(ValueError, match="no 256 bits"):
            commitment(ShuffleProof(wrong, ()))
