"""Creates the pages of the header when they are first requested, and the pages of matches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from tabletop.engine.game import Setup
from tabletop.files.settings import Settings
from tabletop.session.protocol import Session
from tabletop.session.retry import Retry
from tabletop.ui.clock import WindowClock
from tabletop.ui.commands import Commands
from tabletop.ui.pages.deals import Deals
from tabletop.ui.pages.learn import Learn
from tabletop.ui.pages.library import Matches
from tabletop.ui.pages.rule_books import Books
from tabletop.ui.pages.statistics import Statistics
from tabletop.ui.services import Services

if TYPE_CHECKING:
    from tabletop.files.guest_seats import GuestSeat
    from tabletop.session.remote_match import RemoteMatch
    from tabletop.ui.pages.match import MatchPage
    from tabletop.ui.rooms import Rooms


class Ways(Protocol):
    """Where the pages lead: what the window shows next."""

    def show_page(self, name: str) -> QWidget:
        """Show a page of the header and return it."""

    def play(self, session: Session) -> None:
        """Show a match."""

    def open_match(self, match_id: int) -> None:
        """Show a match of the library."""

    def review(self, match_id: int, at: int = -1) -> None:
        """Show the review of a match."""


class StartingWays(Ways, Protocol):
    """As `Ways`, with what is begun from the pages of the header, and the clock that they listen to."""

    clock: WindowClock

    def deal(self, game: str, setup: Setup) -> None:
        """Play a numbered deal."""

    def learn(self, game: str, chapter: str) -> None:
        """Teach a chapter."""

    def show_setup(self, game: str) -> None:
        """Show the form for a new match of a game."""

    def show_book(self, game: str, rule: str) -> None:
        """Show the rule book of a game at a rule."""

    def show_waiting_room(self, match: RemoteMatch, invite: str) -> None:
        """Show the waiting room of a seat, with the invite for others or ""."""

    def ask_file(self) -> None:
        """Ask for a match file and import it."""


class SettingsOwner(Protocol):
    """Who has the settings and saves others."""

    settings: Settings

    def use(self, settings: Settings) -> None:
        """Save these settings and apply them at once."""


def make_page(name: str, services: Services, ways: StartingWays, owner: SettingsOwner) -> QWidget:
    """Create the page of this name and connect its signals to the window's ways."""
    if name == "books":
        books = Books()
        books.notice.connect(services.notice)
        return books
    if name == "statistics":
        return Statistics(services.shelf)
    if name == "deals":
        page = Deals(services)
        ways.clock.day.connect(page.show_day)
        page.played.connect(ways.deal)
        return page
    if name == "together":
        return _together(services, ways, owner)
    if name == "learn":
        return _learn(services, ways)
    matches = Matches(services, lambda: owner.settings.confirmations)
    matches.opened.connect(ways.open_match)
    ways.clock.minute.connect(matches.show_times)
    matches.review_requested.connect(ways.review)
    matches.import_requested.connect(ways.ask_file)
    return matches


def match_page(
    session: Session, settings: Settings, commands: Commands, services: Services, ways: StartingWays
) -> MatchPage:
    """Create the page of a match; for a decision that is tried again, the page that judges it."""
    from tabletop.ui.pages.match import MatchPage
    from tabletop.ui.pages.retry import RetryPage

    if isinstance(session, Retry):
        again = RetryPage(session, settings, commands)
        again.review_left.connect(ways.review)
        again.next_requested.connect(partial(_practise, services, ways))
        return again
    page = MatchPage(session, settings, commands)
    if session.room is not None:
        from tabletop.ui.play.room_parts import RoomParts

        assert services.rooms is not None  # by which the player has come into the room
        parts = RoomParts(page, session.room, services.rooms)
        parts.play_again.seated.connect(ways.show_waiting_room)
        parts.deeds.handed_over.connect(partial(_sit_down, services, services.rooms, ways))
    return page


def _practise(services: Services, ways: Ways, match_id: int, moments: Sequence[int]) -> None:
    """Try the decisions at these moments of a reviewed match again, one after another."""
    if (review := services.review(match_id)) is None:
        ways.show_page("matches")
        return
    retry = review.try_each(moments)
    review.close()
    ways.play(retry)


def _learn(services: Services, ways: StartingWays) -> Learn:
    page = Learn(services)
    page.chapter_requested.connect(ways.learn)
    page.game_chosen.connect(ways.show_setup)
    page.book_requested.connect(ways.show_book)
    page.deals_requested.connect(lambda: ways.show_page("deals"))
    page.marks_requested.connect(partial(_show_marks, ways))
    return page


def rooms_of(services: Services, owner: SettingsOwner) -> Rooms:
    """Return the rooms for playing together, which are the same for all pages."""
    from tabletop.ui.rooms import Rooms

    if services.rooms is None:
        services.rooms = Rooms(lambda: owner.settings, owner.use, services)
        services.rooms.failed.connect(services.notice)
    return services.rooms


def enter_room(services: Services, ways: StartingWays, owner: SettingsOwner, seat: GuestSeat) -> None:
    """Go to a seat in a room."""
    _sit_down(services, rooms_of(services, owner), ways, seat)


def _sit_down(services: Services, rooms: Rooms, ways: StartingWays, seat: GuestSeat) -> None:
    from tabletop.together.invite import InviteError

    try:
        match = rooms.sit_down(seat)
    except InviteError as error:
        services.notice.emit(error.text)
    else:
        ways.show_waiting_room(match, seat.invite if seat.opener else "")


def _together(services: Services, ways: StartingWays, owner: SettingsOwner) -> QWidget:
    from tabletop.ui.pages.together import Together

    page = Together(rooms_of(services, owner))
    page.seated.connect(ways.show_waiting_room)
    return page


def _show_marks(ways: Ways, game: str) -> None:
    """Show the achievements of a game, on the page of statistics."""
    page = ways.show_page("statistics")
    assert isinstance(page, Statistics)
    page.show_results_of(game)
