"""The review of a match as it is kept: beside the match in the library, and in its record.

What is kept are findings, not sentences: these are made by whoever shows it, in the reader's language.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any

from annotated_types import Ge, Le, MaxLen
from pydantic import ValidationError

from tabletop.engine.match import Match
from tabletop.engine.rules import Data
from tabletop.files.codec import adapter
from tabletop.files.setup_codec import SEATS, Seed, Word

WAY = 2
"""The way of reckoning that this program has; a review made in another way is made anew."""
MORE_ACTIONS_THAN_A_RECORD = 20_000
"""More actions than any record may have."""

At = Annotated[int, Ge(0), Le(MORE_ACTIONS_THAN_A_RECORD)]
Points = Annotated[float, Ge(-1e6), Le(1e6)]
Written = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Look(Data):
    """A decision as the first pass saw it, after `at` actions.

    `better`: what looked better than what was played; None: it was as good as anything. `lost`: by how many
    points. That number only says where to look again: the largest of a hundred noisy numbers is too large.
    `sure`: whether it lies beyond chance.
    """

    at: At
    lost: Points = 0.0
    better: Written | None = None
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Finding(Data):
    """A decision held once more against what looked better, over fresh guesses.

    `lost`: how many points the better move would have brought, and `error`: the standard error of that.
    `reasons`: of what the difference is made, each by its key (see engine.game.Part), the largest first.
    """

    at: At
    better: Written
    lost: Points
    error: Points
    reasons: Annotated[tuple[tuple[Word, Points], ...], MaxLen(20)] = ()


@dataclass(frozen=True, slots=True)
class Review(Data):
    """All that was found in a match.

    `way`: how it was reckoned; `seed`: of the guesses; `seats`: whose decisions were looked at; `moves`: of
    how many actions, `digest`: of the position after them. `looks`: the first pass, `findings`: the second,
    both as far as they have come; `done`: whether that is all.
    """

    way: At
    seed: Seed
    seats: Annotated[tuple[At, ...], MaxLen(SEATS)]
    moves: At
    digest: Annotated[int, Ge(0), Le(0xFFFFFFFF)]
    looks: Annotated[tuple[Look, ...], MaxLen(MORE_ACTIONS_THAN_A_RECORD)] = ()
    findings: Annotated[tuple[Finding, ...], MaxLen(MORE_ACTIONS_THAN_A_RECORD)] = ()
    done: bool = False

    def of(self, match: Match[Any]) -> bool:
        """Whether it is about this match as it stands, and reckoned as this program does."""
        at = (self.way, self.moves, self.digest)
        return at == (WAY, match.now, match.state.digest())


def document(review: Review) -> dict[str, Any]:
    """A review as JSON values; what is as usual is left out."""
    values: dict[str, Any] = adapter(Review).dump_python(review, mode="json", exclude_defaults=True)
    return values


def dump(review: Review) -> str:
    """A review as JSON on one line."""
    return json.dumps(document(review), ensure_ascii=False)


def parse(text: str) -> Review | None:
    """The review that such a text holds; None where it holds none that this program understands."""
    try:
        return adapter(Review).validate_json(text)
    except ValidationError:
        return None
