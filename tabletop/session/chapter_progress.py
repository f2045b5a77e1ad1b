"""How far the person came in each chapter of the lessons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tabletop.files.progress import Progress
from tabletop.session.match_store import MatchStore


@dataclass(frozen=True, slots=True)
class ChapterProgress:
    """The progress of a chapter.

    Attributes:
        done: True if it was completed at least once.
        open_: The progress where it was left since then, or None.
        helped: True if it was completed, but never without the solution of a challenge being shown.
    """

    done: bool = False
    open_: Progress | None = None
    helped: bool = False


def progress_of_all(learnt: Iterable[Progress]) -> dict[tuple[str, str], ChapterProgress]:
    """Return the progress of each chapter by game and chapter; `learnt`: all progress, last changed first."""
    found: dict[tuple[str, str], ChapterProgress] = {}
    for progress in learnt:
        key = progress.game, progress.chapter
        known = found.get(key)
        open_ = progress if known is None and progress.step else known.open_ if known is not None else None
        before = known if known is not None else ChapterProgress()
        alone = (before.done and not before.helped) or (progress.done and not progress.helped)
        done = before.done or progress.done
        found[key] = ChapterProgress(done, open_, done and not alone)
    return found


def last_touched(shelf: MatchStore, stands: Mapping[tuple[str, str], ChapterProgress]) -> str:
    """Return when the unfinished chapter that was changed last was changed; "" if there is none."""
    left = [each.open_.match for each in stands.values() if each.open_ is not None][:1]
    return "".join(stored.touched for stored in shelf.with_ids(left))
