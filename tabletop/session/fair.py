"""A shuffle that nobody has chosen: a room's seed comes from a secret of the host and a salt of each guest.

The host commits itself to its secret, and to the salts it has already, before a guest sends its own salt. At
the end it shows them all, and each guest checks that. It proves nothing to a guest if the host conspires
with one that entered later, who could then choose its salt.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256

from tabletop.engine.text import Text, translate

SEED_BITS = 63
"""A seed of a room is a whole number below 2 to the power of this."""
_HEX = re.compile(r"[0-9a-f]{64}")
"""A secret, a salt or a commitment: 256 bits as hexadecimal digits."""
_OTHER_SECRET = translate("session", "The host has shuffled with another secret than the one it promised.")
_OTHER_SALT = translate("session", "The host has shuffled without the number that your program gave.")
_OTHER_SEED = translate("session", "The host hasn't shuffled by the secret and the numbers of all players.")


@dataclass(frozen=True, slots=True)
class Pledge:
    """What a guest holds against its host.

    Attributes:
        commitment: The host's commitment, received before the salt was sent; "" if the host gave none.
        salts: How many salts that commitment is about.
        salt: The guest's own salt; "" if it has given none.
    """

    commitment: str = ""
    salts: int = 0
    salt: str = ""


@dataclass(frozen=True, slots=True)
class ShuffleProof:
    """What the host shows at the end of a match.

    Attributes:
        secret: The host's secret.
        salts: The salts of all who have entered, in that order, also of those who have left before it began.
    """

    secret: str
    salts: tuple[str, ...]


def new_secret() -> str:
    """Return a new secret or salt: 256 random bits as hexadecimal digits."""
    return secrets.token_hex(32)


def new_pledge(commitment: str, salts: int) -> Pledge:
    """Return what a guest holds who has just received a commitment, with a new salt to be sent."""
    return Pledge(commitment, salts, new_secret()) if commitment else Pledge()


def is_secret(text: str) -> bool:
    """Return True if a text has the form of a secret or a salt."""
    return _HEX.fullmatch(text) is not None


def commitment(proof: ShuffleProof) -> str:
    """Return the number by which a host commits itself to its secret and salts, without giving them away.

    Raises:
        ValueError: The secret or a salt is none.
    """
    return _hash("tabletop commitment", proof)


def shuffle_seed(proof: ShuffleProof) -> int:
    """Return the seed of a room.

    Raises:
        ValueError: The secret or a salt is none.
    """
    return int(_hash("tabletop seed", proof), 16) >> (256 - SEED_BITS)


def shuffle_fault(proof: ShuffleProof, pledge: Pledge, seed: int) -> Text | None:
    """Return what is wrong with a shuffle, for the player; None if it was nobody's choice.

    Args:
        proof: What the host has shown.
        pledge: What this guest holds against it.
        seed: The seed of the match.
    """
    before = ShuffleProof(proof.secret, proof.salts[: pledge.salts])
    try:
        if commitment(before) != pledge.commitment:
            return _OTHER_SECRET
        right_seed = shuffle_seed(proof) == seed
    except ValueError:
        return _OTHER_SECRET
    if pledge.salt not in proof.salts[pledge.salts :]:
        return _OTHER_SALT
    return None if right_seed else _OTHER_SEED


def _hash(purpose: str, proof: ShuffleProof) -> str:
    """Return the SHA-256 of lines, as hexadecimal digits. No line holds a line break."""
    for part in (proof.secret, *proof.salts):
        if not is_secret(part):
            raise ValueError(f"no 256 bits in hexadecimal digits: {part[:80]!r}")
    return sha256("\n".join((purpose, proof.secret, *proof.salts)).encode()).hexdigest()
