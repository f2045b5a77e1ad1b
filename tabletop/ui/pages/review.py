"""The page of a review: a match that is over, with the graph below it and its turning points as stops."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QResizeEvent

from tabletop.files.settings import Settings
from tabletop.session.review import GivenAway, ReviewSession
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
from tabletop.ui.play.lesson_pointer import places_of
from tabletop.ui.play.prompt_text import PromptTexts
from tabletop.ui.play.review_text import ReviewWords
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language

PACE_MS = 200
"""How often it is asked how far the reckoning has come."""
STAY_MS, BACK_MS = 1400, 500
"""How long the end of a film is seen, and how long it takes to be put back."""
ROOMY = 960
"""In a prompt bar of fewer pixels at 100 % what the paper offers, too, is left to the paper."""


class ReviewPage(MatchPage):
    """Looks at a match once more."""

    left = Signal()
    """The review is left; it can be gone on with later."""
    again_requested = Signal(object)
    """The session of a practice match that begins at one of the moments."""

    def __init__(self, session: ReviewSession, settings: Settings, commands: Commands, begin_at: int) -> None:
        """`begin_at`: the moment that is shown first; -1: the end."""
        self.review, self._begin_at = session, begin_at
        self.words = ReviewWords(session)
        self.seat = session.judged[0] if session.judged else 0
        """Whose decisions are shown."""
        self.filming = False
        """Whether the film of a better move runs."""
        self._turned = False
        """Whether there are turning points."""
        super().__init__(session, settings, commands)
        self.playback.viewer = self.seat
        self._poll = QTimer(self, interval=PACE_MS)
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
        self.popover.lay = self._place_popover
        super()._build()
        self.bar.help_not()
        self.panel.add_first("review", self.tab)
        self.foot.graph.show_end(self.review)

    def _connect(self) -> None:
        super()._connect()
        self.tab.action_requested.connect(self._do)
        self.tab.moment_requested.connect(self.playback.look)
        self.tab.rule_requested.connect(self.show_rule)
        self.tab.seat_requested.connect(self._show_seat)
        self.tab.undone_requested.connect(self._show_undone)
        self.tab.practise_requested.connect(self._practise)
        self.popover.rule_requested.connect(self.show_rule)
        self.popover.seen_requested.connect(self.see_it_played)
        self.popover.again_requested.connect(self.try_again)
        self.controller.film.ended.connect(self._come_back)

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
        """Show the match where it is to begin, and begin to reckon where that is not done."""
        super().open()
        self.review.begin()
        self._poll.start()
        self._show_found()
        if self._begin_at >= 0:
            self.playback.look(self._begin_at)

    def leave(self) -> None:
        """The page is left: its keys mean what they mean elsewhere again."""
        self._poll.stop()
        self._commands.begin_review(on=False)
        super().leave()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.words = ReviewWords(self.review)
        self.popover.hide()
        super().retranslate()
        self._show_found()

    # What was found

    @property
    def shown(self) -> GivenAway | None:
        """The decision that the table shows, if points were given away in it."""
        if self.playback.playing or self.playback.at is None:
            return None
        at = self.playback.moment
        return next((each for each in self.review.given_away(self.seat) if each.at == at), None)

    @property
    def turning(self) -> list[GivenAway]:
        """The turning points, in the order of the match."""
        return [each for each in self.review.given_away(self.seat) if each.turning]

    def _take_in(self) -> None:
        """Show what has been found meanwhile; the paper, too, where it is about that."""
        before = self.shown
        if self.review.take_in():
            self._show_found()
            if not self.filming and self.shown != before:
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
        self.foot.show_kind(expected=lines.expected)
        if bool(self.turning) != self._turned:  # there is somewhere to go now
            self._turned = not self._turned
            self._enable()
            self.asking.refresh()

    def refresh(self) -> None:
        """Show where the match stands, and what was found there."""
        super().refresh()
        self._show_found()
        shown = None if self.controller.film.running else self.shown
        self.table.preview(None)
        self.table.table_scene.lights.played([])
        if shown is None:
            self.popover.hide()
            return
        offer = self.words.offer(shown)
        self.table.preview(offer.gesture(shown.better))
        self.table.table_scene.lights.played(places_of(self.table, offer.gesture(shown.played)))
        self.popover.place = self.words.place(shown, len(self.turning))
        self.popover.write(self.words.verdict(shown))
        self.popover.bring_back()
        self._later.start()
        self.table.announce(f"{self.popover.place}. {self.popover.accessibleDescription()}")

    def _place_popover(self) -> None:
        if not self.popover.isHidden():
            room, clear = self.table.viewport().rect(), self.table.pointed_at()
            self.popover.lie(room, [clear], clear, lying(self.table, self.playback.layout()))

    def _enable(self) -> None:
        super()._enable()
        shown = self.shown is not None
        able = {"number": False, "hint": False, "review": False, "better": shown, "retry": shown}
        able |= dict.fromkeys(("point", "point_before"), bool(self.review.given_away(self.seat)))
        for name, on in able.items():
            self._commands[name].setEnabled(on)

    def _show_ending(self) -> None:
        """The result stands in the tab; the scores have a tab of their own."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the graph leaves the table more room."""
        super().resizeEvent(event)
        self.foot.fit_window(self.height())
        self.asking.refresh()

    # What can be asked

    def _do(self, name: str) -> None:
        """A button of the tab was pressed."""
        if name == "stop":
            self.review.stop()
            self._show_found()
        elif name == "go_on":
            self.review.begin()
            self._poll.start()
            self._show_found()
        else:
            heads, rows = self.words.table(self.seat)
            GraphTable(self, self.foot.graph.accessibleName(), heads, rows).exec()

    def _show_seat(self, seat: int) -> None:
        self.seat = seat
        self.playback.viewer = seat
        self.playback.look(None)

    def step_on(self, on: int) -> None:
        """To the next turning point, or the one before; where there are none, to what is smaller."""
        stops = [each.at for each in self.turning or self.review.given_away(self.seat)]
        at = self.playback.moment
        over = self.playback.at is None
        if not stops:
            return
        if on > 0:
            self.playback.look(next((each for each in stops if each > at and not over), stops[0]))
        else:
            self.playback.look(next((each for each in stops[::-1] if each < at), stops[-1]))

    def see_it_played(self) -> None:
        """Show the better move and what could come of it, and put everything back."""
        shown, c, playback = self.shown, self.controller, self.playback
        if shown is None:
            return
        c.film.skip()
        before = playback.layout()
        self._film(playback.director.frames(self.review.better_film(shown), shown.seat, c.viewer, before))

    def _show_undone(self, number: int) -> None:
        """Show what was played and undone, and put everything back."""
        c, playback, line = self.controller, self.playback, self.review.undone[number]
        playback.look(None)
        before = playback.layout_of(self.review.undone_view(number, c.viewer))
        self.table.show_layout(before)
        beats = self.review.undone_film(number, c.viewer)
        self._film(playback.director.frames(beats, line.seat, c.viewer, before))

    def _film(self, frames: list[Frame]) -> None:
        """Show this, and then what the table showed before."""
        self.popover.hide()
        self.table.preview(None)
        self.table.table_scene.lights.played([])
        shown = self.playback.last_frame(self.playback.moment, self.seat)
        back = replace(shown, ms=0 if self.table.still else BACK_MS)
        self.filming = True
        last = [replace(frame, ms=max(frame.ms, STAY_MS)) for frame in frames[-1:]]
        self.controller.film.play([*frames[:-1], *last, back])

    def _come_back(self) -> None:
        """The film has been seen: the paper lies there again."""
        if self.filming:
            self.filming = False
            self.refresh()

    def _practise(self, number: int) -> None:
        """Decide once more wherever the same thing cost points."""
        _, moments = self.review.twice(self.seat)[number]
        self.again_requested.emit(self.review.try_each(moments))

    def try_again(self) -> None:
        """Begin a practice match from here, in which what was not seen is dealt anew."""
        if (shown := self.shown) is not None:
            self.again_requested.emit(self.review.try_again(shown))


class ReviewAsking(PromptTexts):
    """The prompt bar of a review: at which turning point it stands, and where to go from there."""

    def __init__(self, page: ReviewPage) -> None:
        super().__init__(page.controller, page.bar)
        self._page, self._clock = page, ""

    def _film_shows(self, frame: Frame) -> None:
        """While a better move is seen, the bar tells what happens."""
        if self._page.filming and frame.words:
            self._bar.ask(
                frame.seat, frame.words, self._clock, automa=frame.seat not in self._page.review.seats
            )

    def refresh(self) -> None:
        """Say which moment is shown."""
        page, bar = self._page, self._bar
        session, playback = page.review, page.playback
        clock, shown = to_language(session.game.progress_text(playback.view)), page.shown
        self._clock = clock
        leave = bar_button(QCoreApplication.translate("Review", "&Close"), page.left.emit)
        words = QCoreApplication.translate("Review", "&Next turning point")
        on = bar_button(words, lambda: page.step_on(1), accent=shown is None)
        if shown is not None:
            bar.ask(shown.seat, page.words.prompt(shown, len(page.turning)), clock)
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
