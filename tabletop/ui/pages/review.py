"""The page of a review: a finished match with a graph below it and its turning points as stops."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QResizeEvent

from tabletop.files.settings import Settings
from tabletop.session.findings import GivenAway
from tabletop.session.review import ReviewSession
from tabletop.ui.commands import Commands
from tabletop.ui.dialogs.graph_table import GraphTable
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.panels.free_area import lying
from tabletop.ui.panels.prompt_bar import bar_button
from tabletop.ui.panels.review_graph import ReviewFoot
from tabletop.ui.panels.review_popover import ReviewPopover
from tabletop.ui.panels.review_tab import ReviewTab
from tabletop.ui.panels.timeline import Timeline
from tabletop.ui.play.animation_frames import Frame
from tabletop.ui.play.calculation import explain_calculation
from tabletop.ui.play.lesson_pointer import places_of
from tabletop.ui.play.prompt_text import PromptTexts
from tabletop.ui.play.review_film import ReviewFilm
from tabletop.ui.play.review_text import ReviewWords
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language

_PACE_MS = 200
"""Milliseconds between two checks of the analysis for new results."""
ROOMY = 960
"""A prompt bar narrower than this (pixels at 100 %) leaves out the buttons that the popover has, too."""


class ReviewPage(MatchPage):
    """The page that reviews a match."""

    left = Signal()
    """Emitted when the review is left; it can be continued later."""
    again_requested = Signal(object)
    """Emitted when a decision is to be tried again (the session of the practice match)."""

    def __init__(self, session: ReviewSession, settings: Settings, commands: Commands, begin_at: int) -> None:
        """Create it; `begin_at`: the moment shown first, -1 for the end."""
        self.review, self._begin_at = session, begin_at
        self.words = ReviewWords(session)
        self.seat = session.judged[0] if session.judged else 0
        """The seat whose decisions are shown."""
        self._turned = False
        """True if there are turning points."""
        super().__init__(session, settings, commands)
        self.playback.viewer = self.seat
        self._poll = QTimer(self, interval=_PACE_MS)
        self._poll.timeout.connect(self._take_in)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._place_popover)

    # Building

    def _new_timeline(self) -> Timeline:
        self.foot = ReviewFoot(self._speed)
        return self.foot

    def _new_asking(self) -> PromptTexts:
        return ReviewAsking(self)

    def _build(self) -> None:
        self.popover, self.tab = ReviewPopover(self.table.viewport()), ReviewTab()
        self.popover.placing = self._place_popover
        self.film = ReviewFilm(self.review, self.playback)
        super()._build()
        self.bar.help_not()
        self.panel.add_first("review", self.tab)
        self.foot.graph.show_end(self.review)

    def _connect(self) -> None:
        super()._connect()
        self.tab.action_requested.connect(self._do)
        self.tab.moment_requested.connect(self.playback.look)
        self.tab.rule_requested.connect(self.tabs.open_rule_book)
        self.tab.seat_requested.connect(self._show_seat)
        self.tab.undone_requested.connect(self.film.show_undone)
        self.tab.practise_requested.connect(self._practise_mistake)
        self.popover.reckoning_requested.connect(self._explain)
        self.popover.seen_requested.connect(self.see_it_played)
        self.popover.again_requested.connect(self.try_again)
        self.film.began.connect(self.popover.hide)
        self.film.ended.connect(self.refresh)

    def _follow_commands(self) -> None:
        super()._follow_commands()
        self._wire(
            {
                "point": lambda: self.step_on(1),
                "point_before": lambda: self.step_on(-1),
                "better": self.see_it_played,
                "retry": self.try_again,
            }
        )
        self._commands.begin_review(on=True)

    def open(self) -> None:
        """Show the match at its first moment, and start or continue the analysis."""
        super().open()
        self.review.begin()
        self._poll.start()
        self._show_found()
        if self._begin_at >= 0:
            self.playback.look(self._begin_at)

    def leave_match(self) -> None:
        """Leave the page and restore the usual shortcuts."""
        self._poll.stop()
        self._commands.begin_review(on=False)
        super().leave_match()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.words = ReviewWords(self.review)
        self.popover.hide()
        super().retranslate()
        self._show_found()

    # Results

    @property
    def shown(self) -> GivenAway | None:
        """The decision on the table if points were given away in it, else None."""
        if self.playback.playing or self.playback.at is None:
            return None
        at = self.playback.moment
        return next((each for each in self.review.given_away(self.seat) if each.at == at), None)

    @property
    def turning_stops(self) -> list[GivenAway]:
        """The turning points, in match order."""
        return [each for each in self.review.given_away(self.seat) if each.turning]

    def _take_in(self) -> None:
        """Show new results; update the popover if it is about one of them."""
        before = self.shown
        if self.review.take_in():
            self._show_found()
            if not self.film.running and self.shown != before:
                self.refresh()
        if not self.review.running:
            self._poll.stop()
            self.tab.show_progress(self.words.progress())

    def _show_found(self) -> None:
        shown = self.shown
        chosen = shown.at if shown is not None else -1
        self.tab.show_review(self.words.shown(self.seat, chosen))
        self.tab.show_progress(self.words.progress())
        lines = self.words.lines()
        self.foot.graph.show_lines(lines, self.words.whiskers(self.seat), chosen)
        self.foot.show_kind(expected=lines.expected, measured=self.review.expected is None)
        if bool(self.turning_stops) != self._turned:  # now the buttons have somewhere to go
            self._turned = not self._turned
            self._enable()
            self.asking.refresh()

    def refresh(self) -> None:
        """Update the page to the moment on the table, with the results for it."""
        super().refresh()
        self._show_found()
        shown = None if self.controller.film.running else self.shown
        self.table.marks.preview(None)
        self.table.table_scene.lights.highlight_played([])
        if shown is None:
            self.popover.hide()
            return
        offer = self.words.offer(shown)
        self.table.marks.preview(offer.gesture(shown.better))
        self.table.table_scene.lights.highlight_played(places_of(self.table, offer.gesture(shown.played)))
        self.popover.place = self.words.place(shown, len(self.turning_stops))
        self.popover.show_verdict(self.words.verdict_on(shown))
        self.popover.bring_back()
        self._later.start()
        self.table.announce(f"{self.popover.place}. {self.popover.accessibleDescription()}")

    def _place_popover(self) -> None:
        if not self.popover.isHidden():
            room, clear = self.table.viewport().rect(), self.table.marks.pointed_at()
            self.popover.lie(room, [clear], clear, lying(self.table, self.playback.layout()))

    def _enable(self) -> None:
        super()._enable()
        shown = self.shown is not None
        able = dict.fromkeys(("number", "hint", "review", "practice", "give_up"), False)
        able |= {"better": shown, "retry": shown}
        able |= dict.fromkeys(("point", "point_before"), bool(self.review.given_away(self.seat)))
        for name, on in able.items():
            self._commands[name].setEnabled(on)

    def _new_match_end(self) -> None:
        """Show no match result: it is in the tab, and the scores have a tab of their own."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height of the graph to the window."""
        super().resizeEvent(event)
        self.foot.fit_window(self.height())
        self.asking.refresh()

    # Commands

    def _do(self, name: str) -> None:
        """Carry out a button of the tab, by its name."""
        if name == "stop":
            self.review.stop()
            self._show_found()
        elif name == "go_on":
            self.review.begin()
            self._poll.start()
            self._show_found()
        else:
            expected, heads, rows = self.words.graph_table(self.seat)
            GraphTable(self, self.foot.lines_title(expected=expected), heads, rows).exec()

    def _show_seat(self, seat: int) -> None:
        self.seat = seat
        self.playback.viewer = seat
        self.playback.look(None)

    def step_on(self, on: int) -> None:
        """Go to the next (1) or previous (-1) turning point; without any, to smaller mistakes."""
        stops = [each.at for each in self.turning_stops or self.review.given_away(self.seat)]
        at = self.playback.moment
        over = self.playback.at is None
        if not stops:
            return
        if on > 0:
            self.playback.look(next((each for each in stops if each > at and not over), stops[0]))
        else:
            self.playback.look(next((each for each in stops[::-1] if each < at), stops[-1]))

    def see_it_played(self) -> None:
        """Animate the better move and a likely continuation, then return to the moment."""
        if (shown := self.shown) is not None:
            self.film.show_better(shown)

    def _explain(self) -> None:
        """Explain how the points given away were calculated, with their terms."""
        if (shown := self.shown) is not None:
            explain_calculation(self, shown.reasons)

    def _practise_mistake(self, number: int) -> None:
        """Practise all decisions of a repeated mistake, by its index."""
        _, moments = self.review.twice(self.seat)[number]
        self.again_requested.emit(self.review.try_each(moments))

    def try_again(self) -> None:
        """Start a practice match from here, with hidden state resampled."""
        if (shown := self.shown) is not None:
            self.again_requested.emit(self.review.try_again(shown))


class ReviewAsking(PromptTexts):
    """The prompt bar of a review: the present turning point and the ways on."""

    def __init__(self, page: ReviewPage) -> None:
        super().__init__(page.controller, page.bar)
        self._page, self._clock = page, ""

    def _film_shows(self, frame: Frame) -> None:
        """Show the text of the frame while a better move is animated."""
        if self._page.film.running and frame.words:
            self._bar.ask(
                frame.seat, frame.words, self._clock, automa=frame.seat not in self._page.review.seats
            )

    def refresh(self) -> None:
        """Name the moment on the table."""
        page, bar = self._page, self._bar
        session, playback = page.review, page.playback
        clock, shown = to_language(session.game.progress_text(playback.view)), page.shown
        self._clock = clock
        leave = bar_button(QCoreApplication.translate("Review", "&Close"), page.left.emit)
        words = QCoreApplication.translate("Review", "&Next turning point")
        on = bar_button(words, lambda: page.step_on(1), accent=shown is None)
        if shown is not None:
            bar.ask(shown.seat, page.words.stop_text(shown, len(page.turning_stops)), clock)
            see = bar_button(QCoreApplication.translate("Review", "&See it played"), page.see_it_played)
            words = QCoreApplication.translate("Review", "&Try again from here")
            again = bar_button(words, page.try_again, accent=True)
            room = bar.width() >= theme.scaled(ROOMY)
            bar.show_other(*((see, again) if room else ()), on, leave)
            return
        words = QCoreApplication.translate("MatchPage", "The match after %n move(s).", None, playback.moment)
        if playback.at is None:
            words = to_language(session.verdict_text)
        bar.ask(-1, words, clock)
        bar.show_other(*([on] if session.given_away(page.seat) else []), leave)
