"""The stored form of a review, in the library and in records.

It has findings, not sentences: the program that shows it writes these in the reader's language.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le, MaxLen
from pydantic import ValidationError

from tabletop.engine.match import AnyMatch
from tabletop.engine.rules import Data
from tabletop.files.codec import adapter
from tabletop.files.documents import Document
from tabletop.files.setup_codec import SEATS, Seed, Word

WAY = 2
"""Version of the review algorithm; older reviews are recomputed."""
_MORE_ACTIONS_THAN_A_RECORD = 20_000
"""Upper limit of the indices and lengths in a review."""

At = Annotated[int, Ge(0), Le(_MORE_ACTIONS_THAN_A_RECORD)]
Points = Annotated[float, Ge(-1e6), Le(1e6)]
Written = Document


@dataclass(frozen=True, slots=True)
class Look(Data):
    """The first pass of the review at one decision.

    Attributes:
        at: The moment: the number of actions before the decision.
        lost: The points that `better` is ahead of the action played. It only decides where the second pass
            looks, as the largest of a hundred noisy numbers is too large.
        better: A better action; None if the one played is as good as any.
        sure: True if the difference is significant.
    """

    at: At
    lost: Points = 0.0
    better: Written | None = None
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Finding(Data):
    """The second pass: the action played compared with the better one, with new determinizations.

    Attributes:
        at: The moment: the number of actions before the decision.
        better: The better action.
        lost: The points that it would have brought.
        error: The standard error of `lost`.
        reasons: Pairs of a reason's key and its points, the largest first; see `engine.evaluation.EvalTerm`.
    """

    at: At
    better: Written
    lost: Points
    error: Points
    reasons: Annotated[tuple[tuple[Word, Points], ...], MaxLen(20)] = ()


@dataclass(frozen=True, slots=True)
class Review(Data):
    """The review of a match, as far as it is computed.

    Attributes:
        way: The version of the algorithm; see WAY.
        seed: The seed of the determinizations.
        seats: The seats whose decisions were analysed.
        moves: The number of actions of the match.
        digest: The digest of the state after them.
        looks: The results of the first pass.
        findings: The results of the second pass.
        done: True if the review is complete.
    """

    way: At
    seed: Seed
    seats: Annotated[tuple[At, ...], MaxLen(SEATS)]
    moves: At
    digest: Annotated[int, Ge(0), Le(0xFFFFFFFF)]
    looks: Annotated[tuple[Look, ...], MaxLen(_MORE_ACTIONS_THAN_A_RECORD)] = ()
    findings: Annotated[tuple[Finding, ...], MaxLen(_MORE_ACTIONS_THAN_A_RECORD)] = ()
    done: bool = False

    def of(self, match: AnyMatch) -> bool:
        """Return True if it says to be of this match as it is now, by this version of the algorithm.

        Whether its findings fit the match, `review_check` knows.
        """
        at = (self.way, self.moves, self.digest)
        return at == (WAY, match.now, match.state.digest())


def review_json(review: Review) -> Document:
    """Return a review as JSON values, without defaults."""
    values: Document = adapter(Review).dump_python(review, mode="json", exclude_defaults=True)
    return values


def dump(review: Review) -> str:
    """Return a review as JSON on one line."""
    return json.dumps(review_json(review), ensure_ascii=False)


def parse(text: str) -> Review | None:
    """Return the review in a JSON text; None if this program does not understand it."""
    try:
        return adapter(Review).validate_json(text)
    except ValidationError:
        return None
