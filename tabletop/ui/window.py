"""The main window: its header, its commands, its settings, and the pages that it shows."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QMessageBox, QVBoxLayout, QWidget

from tabletop.engine.text import Text
from tabletop.files import paths
from tabletop.files.settings import SPOKEN, Settings, SettingsError, save
from tabletop.ui import window_place
from tabletop.ui.clock import WindowClock
from tabletop.ui.commands import Commands
from tabletop.ui.dialogs.picture_files import copy_picture, save_picture, save_result
from tabletop.ui.dialogs.unsaved_moves import may_close
from tabletop.ui.keys import use_keys
from tabletop.ui.navigator import Navigator
from tabletop.ui.pages.lobby import Lobby
from tabletop.ui.style.i18n import to_language
from tabletop.ui.style.tab_order import Ordered
from tabletop.ui.tree_root import described
from tabletop.ui.widgets.header import Header

if TYPE_CHECKING:
    from tabletop.files.guest_seats import GuestSeat
    from tabletop.ui.pages.match import MatchPage
    from tabletop.ui.room_calls import RoomCalls
    from tabletop.ui.rooms import Rooms
    from tabletop.ui.services import Services


class Window(Ordered):
    """The program's only window."""

    settings_changed = Signal(object)
    """Emitted when the player has changed the settings (the new Settings)."""
    painted = Signal()
    """Emitted when the window has been painted for the first time."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        use_keys(settings)
        self.commands = Commands(self)
        self.header = Header(self.commands.help_menu)
        self.clock = WindowClock(self)
        self.lobby = Lobby()
        self.navigator = Navigator(self, self.lobby, self.header, self.commands)
        self._middle = QWidget()
        self._middle.setObjectName("page")
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.navigator, 1)
        self.setCentralWidget(window_place.Content(self._middle))
        self.setWindowTitle("Tabletop")
        self.setAccessibleDescription(described())
        window_place.apply_geometry(self, settings.window)
        self._services: Services | None = None
        self._room_calls: RoomCalls | None = None
        self.ends_at_once = False
        """True if a signal ends the program: nothing is lost for others, so the player need not say yes."""
        self._seen = False
        self._connect()
        self.commands.enable_match(on=False)
        self.header.show_page("games")

    def appear(self) -> None:
        """Show the window with its saved geometry; without one, maximize it on a screen that is too small."""
        window_place.show_window(self, self.settings.window)

    def _connect(self) -> None:
        go = self.navigator
        self.header.page_requested.connect(go.show_page)
        self.header.settings_requested.connect(self.show_settings)
        self.lobby.page_requested.connect(go.show_page)
        self.lobby.game_chosen.connect(go.show_setup)
        self.lobby.opened.connect(go.open_match)
        self.lobby.seat_chosen.connect(self._enter_room)
        self.lobby.started.connect(go.start)
        self.lobby.chapter_requested.connect(go.learn)
        self.lobby.keyboard_requested.connect(self.show_keyboard)
        self.clock.minute.connect(self.lobby.show_times)
        doings = {
            "games": lambda: go.show_page("games"),
            "new": go.new_of_this,
            "open": go.ask_file,
            "export": go.export,
            "report": self._save_report,
            "picture": lambda: save_picture(self.match_page),
            "copy_picture": lambda: copy_picture(self.match_page),
            "result": lambda: save_result(self.match_page),
            "give_up": self._give_up,
            "settings": self.show_settings,
            "keyboard": self.show_keyboard,
            "about": self._show_about,
            "spoken": self._speak_otherwise,
            "part": lambda: self.go_round(self._parts(), back=False),
            "part_before": lambda: self.go_round(self._parts(), back=True),
            "full": lambda: self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen),
            "quit": self.close,
        }
        for name, do in doings.items():
            self.commands[name].triggered.connect(do)

    @property
    def services(self) -> Services:
        """The library and the bots' process, created on first use."""
        if self._services is None:
            from tabletop.ui.services import Services

            self._services = Services()
            self._services.notice.connect(self.tell)
        return self._services

    def _parts(self) -> list[QWidget]:
        """Return the parts of the window in reading order."""
        page = self.match_page
        if page is not None:
            return [page.bar, page.notices, page.table, page.question, page.panel, page.timeline]
        shown = self.navigator.currentWidget()
        return [self.header, shown] if shown is not None else [self.header]

    @property
    def match_page(self) -> MatchPage | None:
        """The page of the match that is shown; None if none is."""
        return self.navigator.match_page

    def fill(self) -> None:
        """Fill the lobby from the library, and from the rooms in which the player has a seat."""
        if paths.guest_seats().exists():
            self._rooms()
        self.services.fill(self.lobby, self.settings)

    def _rooms(self) -> Rooms:
        """Return the rooms for playing together; the window calls the player when a turn comes in one."""
        from tabletop.ui.pages.makers import rooms_of
        from tabletop.ui.room_calls import RoomCalls

        rooms = rooms_of(self.services, self)
        if self._room_calls is None:
            self._room_calls = RoomCalls(rooms.watch, self, self, self.navigator)
        return rooms

    def _enter_room(self, seat: GuestSeat) -> None:
        from tabletop.ui.pages.makers import enter_room

        enter_room(self.services, self.navigator, self, seat)

    def warm_up(self) -> None:
        """Do in advance what the player need not wait for."""
        if self._services is not None:
            self._services.prepare()
            if paths.hosted_rooms().is_dir():
                self._rooms().wake()

    # Settings and help

    def use(self, settings: Settings) -> None:
        """Save these settings and apply them at once."""
        self.settings = settings
        try:
            save(settings)
        except SettingsError as error:
            self.tell(error.text)
        if self.match_page is not None:
            self.match_page.use(settings)
        if use_keys(settings):
            self.commands.assign_keys()
            if self.match_page is not None:
                self.match_page.retranslate()
        self.settings_changed.emit(settings)

    def show_settings(self) -> None:
        """Show the settings."""
        from tabletop.ui.dialogs.settings import SettingsDialog

        coach = self.match_page.session.coach if self.match_page is not None else None
        dialog = SettingsDialog(self.settings, self, coach.own_level if coach is not None else "")
        dialog.changed.connect(self.use)
        if coach is not None:
            dialog.coach_shared.connect(lambda: coach.sit_down(self.settings.coach))
        dialog.exec()

    def _speak_otherwise(self) -> None:
        if self.match_page is not None:
            at = SPOKEN.index(self.settings.spoken) + 1
            self.use(replace(self.settings, spoken=SPOKEN[at % len(SPOKEN)]))
            self.match_page.speaker.tell_amount()

    def show_keyboard(self) -> None:
        """Show the list of keys."""
        from tabletop.ui.dialogs.help import KeyboardDialog

        KeyboardDialog(self).exec()

    def _save_report(self) -> None:
        from tabletop.ui.dialogs.bug_report import save_report

        save_report(self, self.match_page.session if self.match_page is not None else None, self.tell)

    def _give_up(self) -> None:
        from tabletop.ui.dialogs.give_up import concede_match

        if concede_match(self.match_page, self.services):
            self.navigator.show_page("games")

    def _show_about(self) -> None:
        from tabletop.ui.dialogs.help import AboutDialog

        AboutDialog(self).exec()

    def tell(self, text: Text) -> None:
        """Show a message to the player."""
        QMessageBox(QMessageBox.Icon.Information, "Tabletop", to_language(text), parent=self).open()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate all texts when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retint()

    def retint(self) -> None:
        """Retranslate and repaint everything in the current language and colours."""
        self.setAccessibleDescription(described())
        self.commands.retranslate()
        self.header.retranslate()
        self.navigator.retranslate_pages()
        if self.match_page is None and self._services is not None:
            self.fill()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Emit `painted` after the first paint."""
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self.painted.emit)

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard focus on the lobby."""
        super().showEvent(event)
        self.lobby.setFocus()

    def save_geometry(self) -> None:
        """Save the window's place and size in the settings."""
        with suppress(SettingsError):
            save(replace(self.settings, window=window_place.geometry_text(self)))

    def _may_close(self, services: Services) -> bool:
        """Ask about moves that would be lost, and about others who are in a room of this program."""
        if not may_close(self, services):
            return False
        if services.rooms is None or self.ends_at_once:
            return True
        from tabletop.ui.dialogs.guests_here import may_leave_guests

        return may_leave_guests(self, services.rooms)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the window's geometry and stop the bots' process. Unsaved moves need a confirmation first."""
        services = self._services
        if services is not None and not services.closed and not self._may_close(services):
            event.ignore()
            return
        self.save_geometry()
        self.navigator.leave_match()
        if services is not None:
            services.close()
        super().closeEvent(event)
