"""The names of players from elsewhere, without what could disturb others."""

from __future__ import annotations

import unicodedata

NAME_LETTERS = 24
"""Maximum length of a player's name, in characters."""


def clean_name(given: str) -> str:
    r"""Return a player's name without what could disturb others: 24 letters at most, in normal form C.

    Control, direction, private and unassigned characters and lone surrogates are left out; white space is one
    blank.

    >>> clean_name("  Ann\u202e \t Lee\n")
    'Ann Lee'
    >>> clean_name("x" * 10_000) == "x" * 24
    True
    """
    spaced = " ".join(unicodedata.normalize("NFC", given[:1000]).split())
    plain = "".join(sign for sign in spaced if unicodedata.category(sign)[0] != "C")
    return unicodedata.normalize("NFC", " ".join(plain.split()))[:NAME_LETTERS].strip()
