"""A shuffle that nobody has chosen: a room's seed comes from a secret of the host and a salt of each guest.

The host commits itself to its secret before it knows the salts, so each guest must have the commitment before
it sends its own salt. At the end the host shows the secret and all salts, and each guest checks them. That
proves nothing if the host conspires with the last guest to enter, who could then choose its salt.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from tabletop.engine.text import Text, translate

SEED_BITS = 63
"""A seed of a room is a whole number below 2 to the power of this."""
_HEX = re.compile(r"[0-9a-f]{64}")
"""A secret, a salt or a commitment: 256 bits as hexadecimal digits."""
_OTHER_SECRET = translate("together", "The host has shuffled with another secret than the one it promised.")
_OTHER_SALT = translate("together", "The host has shuffled without the number that your program gave.")
_OTHER_SEED = translate("together", "The host hasn't shuffled by the secret and the numbers of all players.")


@dataclass(frozen=True, slots=True)
class ShuffleProof:
    """What the host shows at the end of a match.

    Attributes:
        secret: The host's secret.
        salts: The salt of each guest, by seat.
    """

    secret: str
    salts: Mapping[int, str]


def new_secret() -> str:
    """Return a new secret or salt: 256 random bits as hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """Return the number by which a host commits itself to a secret, without giving it away.

    Raises:
        ValueError: It is no secret.
    """
    return _hash("tabletop commitment", _checked(secret))


def shuffle_seed(proof: ShuffleProof) -> int:
    """Return the seed of a room.

    Raises:
        ValueError: The secret or a salt is none.
    """
    salts = [f"{seat} {_checked(salt)}" for seat, salt in sorted(proof.salts.items())]
    return int(_hash("tabletop seed", _checked(proof.secret), *salts), 16) >> (256 - SEED_BITS)


def shuffle_fault(proof: ShuffleProof, committed: str, own: Mapping[int, str], seed: int) -> Text | None:
    """Return what is wrong with a shuffle, for the player; None if it was nobody's choice.

    Args:
        proof: What the host has shown.
        committed: The host's commitment, received before the own salts were sent.
        own: The salts of the own seats.
        seed: The seed of the match.
    """
    try:
        right_secret = commitment(proof.secret) == committed
        right_seed = shuffle_seed(proof) == seed
    except ValueError:
        return _OTHER_SECRET
    if not right_secret:
        return _OTHER_SECRET
    if any(proof.salts.get(seat) != salt for seat, salt in own.items()):
        return _OTHER_SALT
    return None if right_seed else _OTHER_SEED


def _checked(part: str) -> str:
    if _HEX.fullmatch(part) is None:
        raise ValueError(f"no 256 bits in hexadecimal digits: {part[:80]!r}")
    return part


def _hash(*lines: str) -> str:
    """Return the SHA-256 of lines, as hexadecimal digits. No line holds a line break."""
    return sha256("\n".join(lines).encode()).hexdigest()
