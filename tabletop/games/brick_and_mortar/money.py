"""Money in words, for covers too, which know nothing of the stores."""

from __future__ import annotations

from tabletop.engine.text import Text, translate


def dollars(n: int) -> Text:
    """An amount of money."""
    return translate("brick_and_mortar", "${n}", "an amount of money").fill(n=n)
