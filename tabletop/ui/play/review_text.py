"""A review in words: the lines of its tab, the text of its popover, and the data of its graph."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from tabletop.files.rule_books import titles
from tabletop.opponents.consequence_text import ESTIMATE, consequence_texts, recurring_text
from tabletop.opponents.retry_verdict import RetryVerdict
from tabletop.session.findings import GivenAway
from tabletop.session.review import ReviewSession
from tabletop.session.views import EVERYBODY
from tabletop.ui.panels.reasons_popover import Verdict
from tabletop.ui.panels.review_graph import Lines, Whisker
from tabletop.ui.panels.review_tab import PhaseLine, Progress, ReviewShown, StopLine
from tabletop.ui.play.move_options import MoveOptions
from tabletop.ui.style.i18n import join_names, player_names, rounded, tenths, to_language
from tabletop.ui.style.language import spoken


class ReviewWords:
    """The texts of the review of one match."""

    def __init__(self, session: ReviewSession) -> None:
        self._session = session
        self._offers: dict[int, MoveOptions] = {}

    @property
    def player_names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return player_names(self._session.game, self._session.setup)

    def offer(self, given: GivenAway) -> MoveOptions:
        """Return the options at the decision of that moment."""
        if given.at not in self._offers:
            session = self._session
            view = session.view(given.at, given.seat)
            self._offers[given.at] = MoveOptions(session.game, view, session.decision_at(given), given.seat)
        return self._offers[given.at]

    def clock(self, at: int) -> str:
        """Return the progress text of the match after `at` actions."""
        return to_language(self._session.game.progress_text(self._session.view(at, EVERYBODY)))

    # The tab

    def shown(self, seat: int, chosen: int) -> ReviewShown:
        """Return the contents of the tab for a seat.

        Args:
            seat: The seat.
            chosen: The decision shown on the table, as the number of actions before it.
        """
        session = self._session
        verdict = to_language(session.verdict_text)
        given = session.given_away(seat)
        judged = tuple((each, self.player_names[each]) for each in session.judged)
        return ReviewShown(
            verdict,
            judged,
            seat,
            self._phases(seat),
            tuple(self._line(each) for each in given if each.turning),
            tuple(self._line(each) for each in given if not each.turning),
            tuple(self._twice(seat)),
            tuple(self._undone()),
            session.review.done,
            chosen,
        )

    def _phases(self, seat: int) -> tuple[PhaseLine, ...]:
        book = titles(self._session.game.id, spoken())
        phases = sorted(self._session.quality_by_phase(seat).items(), key=lambda pair: -pair[1][2])
        return tuple(
            PhaseLine(book.get(chapter, chapter), chapter, good, of, lost)
            for chapter, (good, of, lost) in phases
        )

    def _line(self, given: GivenAway) -> StopLine:
        where = self.clock(given.at)
        if given.consequences:
            words = QCoreApplication.translate("Review", "{clock}. {reason}")
            where = words.format(clock=where, reason=self._happens(given)[0])
        return StopLine(given.at, given.turning, self.offer(given).words(given.played), where, given.lost)

    def _twice(self, seat: int) -> list[str]:
        """One sentence for each thing that the seat's better moves would have led to more than once."""
        names, reader = self._session.game.seat_texts(self._session.setup), self._reader(seat)
        return [
            QCoreApplication.translate("Review", "{moments}: {what}").format(
                moments=join_names(list(dict.fromkeys(map(self.clock, at)))),
                what=to_language(recurring_text(found, reader, names)),
            )
            for found, at in self._session.twice(seat)
        ]

    def _undone(self) -> Iterator[str]:
        """One line for each side line: where it began and its first move."""
        session = self._session
        for number, line in enumerate(session.undone):
            view = session.undone_view(number, line.seat)
            words = QCoreApplication.translate("Review", "{clock}: {move} (%n move(s))", None, line.moves)
            clock = to_language(session.game.progress_text(view))
            move = to_language(session.game.say(view, line.action))
            yield f"{number + 1}. {words.format(clock=clock, move=move)}"

    def progress(self) -> Progress:
        """Return the progress of the review."""
        session = self._session
        done, failed = session.review.done, bool(session.error)
        return Progress(session.looked, session.whole, session.running and not done, done, failed)

    # The popover

    def place(self, given: GivenAway, of: int) -> str:
        """Which of the turning points it is, and when it happened."""
        words = QCoreApplication.translate("Review", "Turning point {n} of {of} · {clock}")
        if not given.turning:
            words = QCoreApplication.translate("Review", "Smaller mistake · {clock}")
        return words.format(n=given.turning, of=of, clock=self.clock(given.at))

    def stop_text(self, given: GivenAway, of: int) -> str:
        """Return the text of the prompt bar for it."""
        words = QCoreApplication.translate("Review", "Turning point {n} of {of}: {points} points given away.")
        if not given.turning:
            words = QCoreApplication.translate("Review", "{points} points given away.")
        return words.format(n=given.turning, of=of, points=tenths(given.lost))

    def verdict_on(self, given: GivenAway) -> Verdict:
        """Return the better move, and why it is better: the same sentences as in a hint."""
        offer = self.offer(given)
        head = QCoreApplication.translate("Review", "Better: {move}").format(move=offer.words(given.better))
        against = QCoreApplication.translate("Review", "You played: {move}")
        if not self._is_reader(given):
            against = QCoreApplication.translate("Review", "{name} played: {move}")
        against = against.format(name=self.player_names[given.seat], move=offer.words(given.played))
        if self._session.warned(given):
            words = QCoreApplication.translate("Review", "{played}. The coach had asked to think again.")
            against = words.format(played=against)
        total = QCoreApplication.translate("Review", "In total {points} ± {error} points more.")
        total = total.format(points=tenths(given.lost), error=tenths(max(given.error, 0.1)))
        return Verdict(head, against, total, happens=self._happens(given))

    def _is_reader(self, given: GivenAway) -> bool:
        """Return True if the seat that decided is the only one judged, and played here."""
        return self._reader(given.seat) == given.seat

    def _reader(self, seat: int) -> int:
        """Return the seat, if it is the only one judged and played here, so that it is "you"; else -1."""
        return seat if len(self._session.judged) == 1 and seat in self._session.seats else -1

    def _happens(self, given: GivenAway) -> tuple[str, ...]:
        """Return what happens after the better move rather than after the one played, the main thing first.

        Empty if it is not known yet.
        """
        if given.consequences is None:
            return ()
        names = self._session.game.seat_texts(self._session.setup)
        texts = consequence_texts(given.consequences, self._reader(given.seat), names)
        return tuple(map(to_language, texts or (ESTIMATE,)))

    # The graph

    def lines(self) -> Lines:
        """Return the expected points, none until they are known; the points so far if none will be."""
        session = self._session
        if session.expected is None and session.running:
            return Lines(expected=True)
        if session.expected:
            expected_points = session.expected
            points, spread = (
                tuple(each.points for each in expected_points),
                tuple(each.spread for each in expected_points),
            )
            return Lines(tuple(each.at for each in expected_points), points, spread, expected=True)
        return self._points_so_far()

    def _points_so_far(self) -> Lines:
        session = self._session
        at = range(session.now + 1)
        totals = (session.game.totals(session.full_view(each, EVERYBODY)) for each in at)
        return Lines(tuple(at), tuple(tuple(float(each.points) for each in row) for row in totals))

    def whiskers(self, seat: int) -> tuple[Whisker, ...]:
        """Return the losses of the seat's decisions."""
        given = self._session.given_away(seat)
        return tuple(Whisker(each.at, each.seat, each.lost, each.turning) for each in given)

    def graph_table(self, seat: int) -> tuple[bool, list[str], list[list[str]]]:
        """Return the graph as a table: `Lines.expected`, headings, a row for each round and one for the end.

        While the first forecasts are computed it has the points so far.
        """
        session, lines = self._session, self.lines()
        lines = lines if lines.at else self._points_so_far()
        scored = session.game.scoring_seats(session.full_view(session.now, EVERYBODY))
        given = QCoreApplication.translate("Review", "given away")
        heads = [
            QCoreApplication.translate("Review", "When"),
            *(self.player_names[each] for each in scored),
            given,
        ]
        clocks = [self.clock(at) for at in lines.at]
        starts = [n for n, clock in enumerate(clocks) if n == 0 or clocks[n - 1] != clock]
        rows = []
        for n, following in zip(starts, [*starts[1:], None], strict=True):
            until = lines.at[following] if following is not None else session.now + 1
            lost = sum(each.lost for each in self.whiskers(seat) if lines.at[n] <= each.at < until)
            spread = lines.spread[n] if lines.spread else (0.0,) * len(self.player_names)
            cells = [_about(lines.points[n][each], spread[each]) for each in scored]
            rows.append([clocks[n], *cells, tenths(lost) if lost else ""])
        return lines.expected, heads, rows


def judged_verdict(judged: RetryVerdict) -> Verdict:
    """Return the verdict on a decision that was played again."""
    played, better = judged.played, judged.better
    points = tenths(abs(played.points)), tenths(max(played.error, 0.1))
    if not played.points and not played.error:
        head = QCoreApplication.translate("Review", "The same move as in the match")
        much = QCoreApplication.translate("Review", "No difference.")
    elif not played.sure:
        head = QCoreApplication.translate("Review", "As good as what was played")
        much = QCoreApplication.translate("Review", "The difference may be luck.")
    elif played.points > 0:
        head = QCoreApplication.translate("Review", "Better than what was played")
        much = QCoreApplication.translate("Review", "{points} ± {error} points more.")
    else:
        head = QCoreApplication.translate("Review", "Worse than what was played")
        much = QCoreApplication.translate("Review", "{points} ± {error} points fewer.")
    if better.sure and better.points > 0:
        more = QCoreApplication.translate("Review", "It is even better than the suggested move.")
    elif better.sure:
        more = QCoreApplication.translate("Review", "{points} points less than the suggested move.")
    else:
        more = QCoreApplication.translate("Review", "It is as good as the suggested move.")
    much = much.format(points=points[0], error=points[1])
    return Verdict(head, much, more.format(points=tenths(abs(better.points))))


def judged_words(judged: RetryVerdict) -> str:
    """Return the same verdict in one sentence."""
    verdict = judged_verdict(judged)
    return QCoreApplication.translate("Review", "{head}: {points} {more}").format(
        head=verdict.head, points=verdict.against, more=verdict.total
    )


def _about(points: float, spread: float) -> str:
    """Points with their spread, if it is not 0."""
    whole = rounded(points)
    return f"{whole} \N{PLUS-MINUS SIGN} {rounded(spread)}" if spread else whole
