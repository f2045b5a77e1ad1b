"""A line of the log."""

from __future__ import annotations

from tabletop.engine.headline import Headline
from tabletop.engine.reward import Reward
from tabletop.engine.state import frozen
from tabletop.engine.text import Text


@frozen
class LogLine:
    """A line of the log.

    Attributes:
        text: A sentence without a subject ("Sells 3 fish").
        seat: Who did it; -1 for nobody.
        pieces: Keys of the pieces and zones it is about.
        rule: The number of its rule.
        reward: What it brings a seat, if that is animated.
        headline: What it is worth telling in the sentence about a turn.
    """

    text: Text
    seat: int = -1
    pieces: tuple[str, ...] = ()
    rule: str = ""
    reward: Reward | None = None
    headline: Headline | None = None
