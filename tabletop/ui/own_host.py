"""The host of this computer, for the window: its process runs from the first time that it is needed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.engine.game import Setup
from tabletop.files import paths
from tabletop.together.host_process import Closed, HostFailed, HostProcess, HostStatus, Opened

_LISTEN_MS = 100


class OwnHost(QObject):
    """The host of the rooms that were opened here.

    Args:
        relay: Returns True if relays may be used.
        local: True to stay within this machine, for tests.
    """

    opened = Signal(str)
    """Emitted when a room was opened (its invite)."""
    closed = Signal(str)
    """Emitted when a room was closed (its id)."""
    failed = Signal(object)
    """Emitted when the host cannot work (a Text)."""
    status_changed = Signal()
    """Emitted when others can reach the host, or are in its rooms, in another way than before."""

    def __init__(self, relay: Callable[[], bool], parent: QObject, *, local: bool) -> None:
        super().__init__(parent)
        self._relay, self._local = relay, local
        self._process: HostProcess | None = None
        self._by_relay = False
        """True if the host that runs may use relays."""
        self.status = HostStatus()
        """Who can reach the host, and who is in its rooms."""
        self._timer = QTimer(self, interval=_LISTEN_MS)
        self._timer.timeout.connect(self._listen)

    def host_room(self, game: str, setup: Setup, *, hints: bool = False) -> None:
        """Open a room; `opened` or `failed` is emitted some time later.

        `hints`: True if the players may ask for hints.
        """
        if self._process is not None and self._by_relay != self._relay():
            self.end_process()  # its tickets would say the wrong way
        self._running().open_room(game, replace(setup, seed=0), hints=hints)

    def end_room(self, room_id: str) -> None:
        """Close a room for good; `closed` or `failed` is emitted some time later."""
        self._running().close_room(room_id)

    def wake(self) -> None:
        """Let guests in again at rooms that were opened here before, if there are any."""
        if paths.hosted_rooms().is_dir():
            self._running()

    def end_process(self) -> None:
        """End the host; its rooms sleep until it runs again."""
        self._timer.stop()
        if self._process is not None:
            self._process.close()
            self._process = None
            self.status = HostStatus()

    def _running(self) -> HostProcess:
        if self._process is None:
            self._by_relay = self._relay()
            self._process = HostProcess(paths.hosted_rooms(), relay=self._by_relay, local=self._local)
            self._timer.start()
        return self._process

    def _listen(self) -> None:
        status = HostStatus() if self._process is None else self._process.status
        if status != self.status:
            self.status = status
            self.status_changed.emit()
        while self._process is not None and (news := self._process.next_news()) is not None:
            if isinstance(news, Opened):
                self.opened.emit(news.invite)
            elif isinstance(news, Closed):
                self.closed.emit(news.room)
            elif isinstance(news, HostFailed):
                if not self._process.runs:
                    self.end_process()  # the next room begins another one
                self.failed.emit(news.text)
