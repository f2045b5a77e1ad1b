"""The seed of a room is nobody's choice, and who chose it all the same is found out."""

import pytest

from tabletop.engine.text import english
from tabletop.together.fair import (
    SEED_BITS,
    ShuffleProof,
    commitment,
    new_secret,
    shuffle_fault,
    shuffle_seed,
)

PROOF = ShuffleProof("01" * 32, {0: "ab" * 32, 2: "cd" * 32})


def test_the_seed_is_the_same_everywhere():
    assert shuffle_seed(PROOF) == 921358972288652209
    assert commitment(PROOF.secret).startswith("c3b3bea8ea1db4a1e3d1e660f6d24f90")
    assert shuffle_seed(ShuffleProof(PROOF.secret, dict(reversed(PROOF.salts.items())))) == shuffle_seed(
        PROOF
    )


def test_seeds_have_63_bits():
    seeds = {shuffle_seed(ShuffleProof(new_secret(), {0: new_secret()})) for _ in range(200)}
    assert len(seeds) == 200
    assert max(seeds) < 2**SEED_BITS
    assert max(seeds) >= 2 ** (SEED_BITS - 1)  # the highest bit is used, too


def test_every_part_counts():
    seeds = {
        shuffle_seed(PROOF),
        shuffle_seed(ShuffleProof("02" * 32, PROOF.salts)),
        shuffle_seed(ShuffleProof(PROOF.secret, {0: "ab" * 32, 2: "ce" * 32})),
        shuffle_seed(ShuffleProof(PROOF.secret, {0: "ab" * 32, 3: "cd" * 32})),
        shuffle_seed(ShuffleProof(PROOF.secret, {0: "cd" * 32, 2: "ab" * 32})),
        shuffle_seed(ShuffleProof(PROOF.secret, {0: "ab" * 32})),
    }
    assert len(seeds) == 6


def test_an_honest_host_is_believed():
    committed, seed = commitment(PROOF.secret), shuffle_seed(PROOF)
    assert shuffle_fault(PROOF, committed, {2: "cd" * 32}, seed) is None
    assert shuffle_fault(PROOF, committed, {}, seed) is None


def test_a_host_that_cheats_is_found_out():
    committed, seed, own = commitment(PROOF.secret), shuffle_seed(PROOF), {2: "cd" * 32}
    other = ShuffleProof("02" * 32, PROOF.salts)
    without = ShuffleProof(PROOF.secret, {0: "ab" * 32, 2: "00" * 32})
    alone = ShuffleProof(PROOF.secret, {0: "ab" * 32})
    for proof, said in (
        (other, "another secret"),
        (ShuffleProof("no secret", {}), "another secret"),
        (ShuffleProof(PROOF.secret, {2: "x"}), "another secret"),
        (without, "without the number"),
        (alone, "without the number"),
    ):
        fault = shuffle_fault(proof, committed, own, seed)
        assert fault is not None
        assert said in english(fault)
    fault = shuffle_fault(PROOF, committed, own, seed + 1)
    assert fault is not None
    assert "hasn't shuffled by" in english(fault)


def test_a_commitment_is_to_a_secret():
    for wrong in ("", "01" * 31, "0G" * 32, "AB" * 32, "01" * 32 + "\n"):
        with pytest.raises(ValueError, match="no 256 bits"):
            commitment(wrong)
