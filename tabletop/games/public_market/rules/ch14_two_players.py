"""PM-14.6, PM-14.7: two Meeples per seat: halves of Scoring Locations, and the first Meeple on HOME.

The other rules of the chapter are numbers of the setup (chapter 2); solo (chapter 16) follows them, too.
"""

from __future__ import annotations

from tabletop.engine.described import GameEvent
from tabletop.engine.headline import Headline
from tabletop.engine.log_line import LogLine
from tabletop.engine.rules import Step, Tell
from tabletop.engine.state import frozen
from tabletop.engine.text import translate
from tabletop.games.public_market import components as box
from tabletop.games.public_market.component_schema import Side
from tabletop.games.public_market.state import HOME, PublicMarket

# PM-14.6: halves

HALVES = {
    side: tuple(
        tuple(tuple(n for n, other in enumerate(spaces) if other.id[0] == space.id[0]) for space in spaces)
        for spaces in columns
    )
    for side, columns in box.SCORING.items()
}
"""By side, column and space: the spaces of the same half."""


def by_halves(s: PublicMarket) -> bool:
    """PM-14.6: return True if a half of a Scoring Location takes only one Lighthouse (2 players, solo)."""
    return len(s.owners) > len(s.players)


def half_is_free(side: Side, column: int, space: int, lights: tuple[int, ...]) -> bool:
    """PM-14.6: return True if the half of this space has no Lighthouse; `lights`: those of its column."""
    return max([lights[other] for other in HALVES[side][column][space]]) < 0


# PM-14.7, PM-12.5: a Meeple goes home


@frozen
class MeepleLeft(GameEvent):
    """PM-12.5, PM-14.7: a Meeple went home for good."""

    seat: int
    meeple: int

    def line(self) -> LogLine:
        text = translate("public_market", "Goes home")
        return LogLine(text, self.seat, (f"meeple:{self.meeple}",), "PM-12.5")

    def headline(self) -> Headline:
        did = translate("public_market", "sent a Meeple home")
        return Headline(self.seat, "home", 3, did)


def leaves_at_once(s: PublicMarket, meeple: int) -> bool:
    """PM-14.7: return True if this is the first of a player's two Meeples on HOME."""
    owner = s.owners[meeple]
    others = [m for m, own in enumerate(s.owners) if own == owner and m != meeple]
    return any(other in s.track or any(other in q for q in s.queues[:HOME]) for other in others)


@frozen
class GoesHome(Step[PublicMarket]):
    """PM-14.7, PM-12.5: the Meeple on HOME leaves the board."""

    seat: int
    meeple: int

    def run(self, s: PublicMarket, tell: Tell) -> None:
        s.queues[HOME] = tuple(m for m in s.queues[HOME] if m != self.meeple)
        s.last = self.meeple
        tell(s, MeepleLeft(self.seat, self.meeple))
