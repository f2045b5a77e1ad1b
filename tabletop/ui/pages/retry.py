"""The page of a decision that is tried again: the verdict on it, and the way back to the review."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QSize, Signal

from tabletop.files.settings import Settings
from tabletop.session.retry import Retry
from tabletop.ui.commands import Commands
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.pages.review import ROOMY
from tabletop.ui.panels.free_area import lying
from tabletop.ui.panels.prompt_bar import bar_button
from tabletop.ui.panels.retry_popover import RetryPopover
from tabletop.ui.play.prompt_text import PromptTexts
from tabletop.ui.play.review_text import judged_verdict, judged_words
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.soon import soon


class RetryPage(MatchPage):
    """The page of a practice match whose first decision is judged before the match goes on."""

    review_left = Signal(int, int)
    """Emitted to go back to the review (id of the match, the moment to show; -1 for its end)."""
    next_requested = Signal(int, object)
    """Emitted to practise the next decision (id of the match, the moments still to practise)."""

    def __init__(self, session: Retry, settings: Settings, commands: Commands) -> None:
        self.retry = session
        super().__init__(session, settings, commands)
        session.verdict.connect(self._judged)

    def _build(self) -> None:
        self.popover = RetryPopover(self.table.viewport(), self.way_on())
        self.popover.placing = self._place_popover
        super()._build()
        self.popover.again_requested.connect(self.try_again)
        self.popover.on_requested.connect(self.play_on)
        self.popover.back_requested.connect(self.go_back)

    def _new_asking(self) -> PromptTexts:
        return RetryAsking(self)

    def leave_match(self) -> None:
        """Leave the page and stop waiting for the verdict."""
        self.retry.verdict.disconnect(self._judged)
        super().leave_match()

    def _judged(self, _verdict: object) -> None:
        self.refresh()
        self.table.announce(self.words())

    def refresh(self) -> None:
        """Update the page to the present state, and show the verdict if there is one."""
        super().refresh()
        judged = self.retry.judged
        shown = judged is not None and self.playback.at is None
        if shown and judged is not None and self.popover.isHidden():
            self.popover.show_verdict(judged_verdict(judged))
            self.popover.raise_()
            soon(self, self._place_popover)  # once its text has its size
        self.popover.arrange(on=shown)

    def _place_popover(self) -> None:
        room, middle = self.table.viewport().rect(), self.table.viewport().rect().center()
        at = QRect(middle, QSize(1, 1))
        self.popover.lie(room, [at], at, lying(self.table, self.playback.layout()))

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.popover.hide()
        super().retranslate()

    def words(self) -> str:
        """Return the verdict in words, or that it is not known yet."""
        judged = self.retry.judged
        if judged is None:
            return QCoreApplication.translate("Retry", "Judging your move…")
        return judged_words(judged)

    def try_again(self) -> None:
        """Undo the decision, to try it again."""
        self.controller.undo_redo.turn(self.retry.again, on=False)

    def play_on(self) -> None:
        """Continue the match without further verdicts."""
        self.retry.play_on()
        self.controller.look_again()

    def way_on(self) -> str:
        """Return the label of the button that goes on."""
        if self.retry.then:
            return QCoreApplication.translate("Retry", "Practise the next")
        if self.retry.following < 0:
            return QCoreApplication.translate("Retry", "Back to the review")
        return QCoreApplication.translate("Retry", "Next turning point")

    def go_back(self) -> None:
        """Go to the next decision to practise, or to the review's next turning point or end."""
        if self.retry.then:
            self.next_requested.emit(self.retry.review, self.retry.then)
        else:
            self.review_left.emit(self.retry.review, self.retry.following)


class RetryAsking(PromptTexts):
    """The prompt bar of such a match: after the decision it shows the verdict and the ways on."""

    def __init__(self, page: RetryPage) -> None:
        super().__init__(page.controller, page.bar)
        self._page = page

    def refresh(self) -> None:
        """Show the prompt, or the verdict on the decision."""
        page, playback = self._page, self._controller.playback
        held = page.retry.held and playback.at is None
        self._bar.undo.setVisible(not held)  # the buttons offer all that is possible then
        if not held:
            super().refresh()
            return
        clock = to_language(page.session.game.progress_text(playback.view))
        self._bar.ask(page.retry.given.seat, page.words(), clock)
        self._bar.hint.hide()
        again = bar_button(QCoreApplication.translate("Retry", "&Try again"), page.try_again)
        on = bar_button(QCoreApplication.translate("Retry", "Play &on"), page.play_on)
        back = bar_button(page.way_on(), page.go_back, accent=True)
        room = self._bar.width() >= theme.scaled(ROOMY)
        self._bar.show_other(*((again, on) if room else ()), back)
