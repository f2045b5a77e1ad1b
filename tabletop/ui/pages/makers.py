"""Creates the pages of the header when they are first requested, and the pages of matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tabletop.session.retry import Retry
from tabletop.ui.pages.deals import Deals
from tabletop.ui.pages.learn import Learn
from tabletop.ui.pages.library import Matches
from tabletop.ui.pages.rule_books import Books
from tabletop.ui.pages.statistics import Statistics

if TYPE_CHECKING:
    from tabletop.session.protocol import Session
    from tabletop.ui.pages.match import MatchPage
    from tabletop.ui.window import Window


def made(name: str, window: Window) -> QWidget:
    """Creates the page of this name and connects its signals to the window."""
    if name == "books":
        return Books()
    if name == "statistics":
        return Statistics(window.services.shelf)
    if name == "deals":
        page = Deals(window.services)
        page.played.connect(window.deal)
        return page
    if name == "learn":
        return _learn(window)
    matches = Matches(window.services, lambda: window.settings.confirmations)
    matches.opened.connect(window.open_match)
    matches.review_requested.connect(window.review)
    matches.import_requested.connect(window.ask_file)
    return matches


def match_page(session: Session, window: Window) -> MatchPage:
    """Creates the page of a match; for a decision that is tried again, the page that judges it."""
    from tabletop.ui.pages.match import MatchPage
    from tabletop.ui.pages.retry import RetryPage

    if isinstance(session, Retry):
        page = RetryPage(session, window.settings, window.commands)
        page.review_left.connect(window.review)
        page.next_requested.connect(partial(_practise, window))
        return page
    return MatchPage(session, window.settings, window.commands)


def _practise(window: Window, match_id: int, moments: Sequence[int]) -> None:
    """Try the decisions at these moments of a reviewed match again, one after another."""
    if (review := window.services.review(match_id)) is None:
        window.show_page("matches")
        return
    retry = review.try_each(moments)
    review.close()
    window.play(retry)


def _learn(window: Window) -> Learn:
    page = Learn(window.services)
    page.chapter_requested.connect(window.learn)
    page.game_chosen.connect(window.show_setup)
    page.book_requested.connect(window.show_book)
    page.deals_requested.connect(lambda: window.show_page("deals"))
    page.marks_requested.connect(partial(_show_marks, window))
    return page


def _show_marks(window: Window, game: str) -> None:
    """Show the achievements of a game, on the page of statistics."""
    window.show_page("statistics")
    page = window.stack.currentWidget()
    assert isinstance(page, Statistics)
    page.show_game(game)
