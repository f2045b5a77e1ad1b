"""One of two friends who play a match in a room, each in a real window on a screen of their own.

Run as a program: `python -m tests.acceptance.friend GAME host|guest FOLDER`. The host opens a room for a
friend and a computer and leaves its invite in FOLDER; the guest takes it from there. Both play to the end by
the mouse alone. Prints a line of JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox

from tabletop.files.records import record_json
from tabletop.files.replay import replay
from tabletop.ui.pages.together import Together
from tabletop.ui.pages.waiting_room import WaitingRoom
from tabletop.ui.play.move import Move
from tabletop.ui.widgets.match_list import status_of
from tests.acceptance.table import OTHERS, Player, by_mouse, click, hand, settle, wait_for

NAMES = {"host": "Ann", "guest": "Ben"}
_BOX_MS = 500


class Friend(Player):
    """Plays one seat of a room by choosing at random among what is legal, and doing it by hand."""

    def __init__(self, game: str, part: str, folder: Path) -> None:
        self.open_window()
        page = self.window.navigator.show_page("together")
        assert isinstance(page, Together)
        settle(1.0)
        click(page.name)
        hand("type", NAMES[part])
        assert page.name.text() == NAMES[part]
        if part == "host":
            self._open_room(page, game, folder / "invite")
        else:
            self._join(page, folder / "invite")
        wait_for(lambda: self.window.match_page is not None, "the match", OTHERS)
        self.meant: list[object] = []
        self.take_place(3 if part == "host" else 4)

    def _open_room(self, page: Together, game: str, file: Path) -> None:
        inviting = page.inviting
        inviting.game.setCurrentIndex(inviting.game.findData(game))
        inviting.computers.setCurrentIndex(inviting.computers.findData(1))
        click(inviting.open)
        wait_for(lambda: isinstance(self.window.navigator.currentWidget(), WaitingRoom), "the room", OTHERS)
        room = self.window.navigator.currentWidget()
        [line] = [each.text() for each in room.findChildren(QLineEdit)]
        part = file.with_suffix(".part")
        part.write_text(line)
        part.rename(file)

    def _join(self, page: Together, file: Path) -> None:
        wait_for(file.exists, "the invite", OTHERS)
        page.field.setText(file.read_text())
        timer = QTimer(self.window, interval=_BOX_MS)
        timer.timeout.connect(_press_join)
        timer.start()
        click(page.join)
        wait_for(lambda: not page.isVisible(), "a seat", OTHERS)
        timer.stop()

    def play_on(self, do: Callable[[Friend, Move], None]) -> None:
        """Play to the end; `do` makes one move."""
        session = self.page.session

        def own() -> int:
            return sum(entry.seat in session.seats for entry in session.entries)

        while self.controller.pending_choice is not None:
            wait_for(lambda: self.ready or self.controller.pending_choice is None, "the own turn", OTHERS)
            if self.controller.pending_choice is None:
                break
            before, move = own(), self.pick.choice(self.controller.offer.moves)
            do(self, move)
            wait_for(lambda before=before: own() > before, f"{move}; {self.refused}")
            self.meant.append(move.action)
        wait_for(lambda: session.storage.record() is not None, "the record")
        wait_for(lambda: self.page.match_end.result is not None, "the ending")

    def told(self) -> dict[str, object]:
        """What the friend knows of the match at its end, and what the library keeps of it."""
        session = self.page.session
        record = session.storage.record()
        entries = replay(record, session.game, "record").match.entries
        played = [entry.action for entry in entries if entry.seat in session.seats]
        self.window.navigator.show_page("games")
        [stored] = self.window.services.shelf.matches()
        return {
            "moves": len(self.meant),
            "as_meant": played == self.meant,
            "refused": self.refused,
            "record": sha256(json.dumps(record_json(record), sort_keys=True).encode()).hexdigest(),
            "seat": list(session.seats),
            "kept": list(stored.own_seats),
            "scores": list(stored.scores),
            "status": status_of(stored)[0],
            "seats_left": len(self.window.services.rooms.seats),
        }

    def leave(self, part: str) -> None:
        """Close the window; the host waits until the guest has gone."""
        rooms = self.window.services.rooms
        if part == "host":
            wait_for(lambda: not rooms.guests_here(), "the guest's leaving", OTHERS)
        self.window.close()


def _press_join() -> None:
    """Click Join in the question that is shown, if one is."""
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox) and (button := box.defaultButton()) is not None:
        at = button.mapToGlobal(button.rect().center())
        subprocess.Popen(["xdotool", "mousemove", str(at.x()), str(at.y()), "click", "1"])


def main(do: Callable[[Friend, Move], None] = by_mouse) -> None:
    """Play one match, in the part that is named."""
    game, part, folder = sys.argv[1], sys.argv[2], Path(sys.argv[3])
    friend = Friend(game, part, folder)
    friend.play_on(do)
    told = friend.told()
    friend.leave(part)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
