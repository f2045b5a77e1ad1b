"""The program in a real window with a match on its table, and hands that only X events can move.

Run as a program: `python -m tests.acceptance.table GAME mouse|keyboard [changed] [WHO=CHOICE,...]`. It opens
the window and plays a match to its end by xdotool alone: the program learns only what mouse and keyboard tell
it. It looks inside only to know what may be done and where things lie on the screen. It is a solo match, or
one of the seats that are named as on the command line ("person=captain,normal"). With `changed`, every option
of the game has its last value. Where several persons sit at the screen, each draws the curtain by hand.
Prints a line of JSON.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEventLoop, QPoint, QPointF, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.cli.arguments import setup as read_setup
from tabletop.engine.game import PERSON
from tabletop.engine.table import Drag, Press
from tabletop.files.settings import Settings
from tabletop.games import about, game
from tabletop.ui.app import Program, _application
from tabletop.ui.play.move import Move
from tabletop.ui.table.drop_targets import lowest_turn

QUICK = Settings(my_speed=0, opponents_speed=0, sounds=False, confirm_giving_up=False, relay="none")
PATIENCE = 20.0
"""Seconds within which anything that a hand does must show."""
OTHERS = 180.0
"""Seconds within which all the others must have had their turns, on a machine that has much to do."""


def hand(*words: object) -> None:
    """One thing done by xdotool, with the program going on meanwhile."""
    process = subprocess.Popen(["xdotool", *map(str, words)])
    wait_for(lambda: process.poll() is not None, "xdotool")
    settle(0.02)


def settle(seconds: float) -> None:
    """Let the program go on for so long."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def wait_for(true: Callable[[], Any], what: str, patience: float = PATIENCE) -> None:
    """Let the program go on until something is true. Raises TimeoutError."""
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            raise TimeoutError(what)
        settle(0.01)


def click(widget: QWidget) -> None:
    """Click the middle of a widget, once it lies still."""
    before, at = QPoint(), widget.mapToGlobal(widget.rect().center())
    while at != before:
        settle(0.1)
        before, at = at, widget.mapToGlobal(widget.rect().center())
    hand("mousemove", at.x(), at.y(), "click", 1)


class Player:
    """Plays the person's seat by choosing at random among what is legal, and doing it by hand."""

    def __init__(self, name: str, seed: int, seats: str, *, changed: bool) -> None:
        self.open_window()
        against = next((f"{one.id}:{one.level}" for one in about(name).automata), "easy")
        options = {option.key: option.values[-1].key for option in about(name).options} if changed else {}
        written = ",".join(f"{key}={value}" for key, value in options.items())
        setup = read_setup(game(name), 11, seats or f"{PERSON},{against}", written)
        self.window.navigator.start(name, setup, practice=False)
        self.take_place(seed)

    def open_window(self) -> None:
        """Open the program's window, at its lobby."""
        self.program = Program(_application())
        self.window = self.program.window
        self.window.appear()
        self.window.use(QUICK)
        self.window.fill()

    def take_place(self, seed: int) -> None:
        """Sit down at the match that is shown; `seed`: for the chance by which moves are chosen."""
        self.page = self.window.match_page
        self.table, self.controller = self.page.table, self.page.controller
        self.refused: list[str] = []
        self._refuse = self.table.reasons.show_refusal
        self.table.reasons.show_refusal = self._note_refusal  # type: ignore[method-assign]
        self.pick = random.Random(seed)
        settle(1.5)

    def _note_refusal(self, rule: str, words: str, at: QPointF) -> None:
        self.refused.append(f"{rule}: {words}")
        self._refuse(rule, words, at)

    def play(self, do: Callable[[Player, Move], None], draw: Callable[[Player], None]) -> dict[str, object]:
        """Play to the end; `do` makes one move by hand, `draw` draws the curtain before another person."""
        moves = curtains = 0
        while self.controller.pending_choice is not None:
            wait_for(
                lambda: self.veiled or self.ready or self.controller.pending_choice is None,
                "the person's turn",
                OTHERS,
            )
            if self.controller.pending_choice is None:
                break
            if self.veiled:
                draw(self)
                wait_for(lambda: not self.veiled, "the curtain")
                curtains += 1
                continue
            offer = self.controller.offer
            assert offer is not None
            before = self.page.session.match.now
            move = self.pick.choice(offer.moves)
            do(self, move)
            wait_for(lambda before=before: self.page.session.match.now > before, f"{move}; {self.refused}")
            played = self.page.session.match.entries[before].action
            assert played == move.action, f"meant {move.action}, played {played}"
            moves += 1
        wait_for(
            lambda: self.page.match_end.result is not None and self.page.match_end.result.isVisible(),
            "the ending",
        )
        match = self.page.session.match
        record = {
            "moves": moves,
            "curtains": curtains,
            "actions": len(match.entries),
            "refused": self.refused,
            "scores": list(match.game.scores(match.state)),
            "ending": self.page.match_end.result is not None and self.page.match_end.result.isVisible(),
            "digest": match.entries[-1].digest,
        }
        self.window.close()
        return record

    @property
    def veiled(self) -> bool:
        """Whether the curtain hides the table, until the next person is there."""
        return self.page.curtain.isVisible()

    @property
    def ready(self) -> bool:
        """Whether it is the person's turn, with nothing moving."""
        still = not self.controller.film.running and not self.table.table_scene.moving
        return self.controller.offer is not None and still and not self.table.hands.is_dragging

    def point(self, at: QPointF) -> QPoint:
        """Where a point of the table is on the screen."""
        return self.table.viewport().mapToGlobal(self.table.mapFromScene(at))

    def button(self, move: Move) -> QWidget:
        """The prompt bar's button for a move."""
        words = self.controller.offer.words(move.action)
        return next(b for b in self.page.bar._buttons if b.text().replace("&", "") == words)


def by_mouse(player: Player, move: Move) -> None:
    """Drag the piece to its place; a tile is turned with R while it is carried. Buttons are clicked."""
    gesture = move.gesture
    if isinstance(gesture, Press):
        if move.button:
            settle(QApplication.doubleClickInterval() / 1000 + 0.05)  # a new button takes no click yet
            click(player.button(move))
        else:
            settle(QApplication.doubleClickInterval() / 1000 + 0.05)  # two clicks in one place are not one
            place = player.table.table_scene.place_of(gesture.thing)
            at = player.point(place.center())
            hand("mousemove", at.x(), at.y(), "click", 1)
        return
    drag(player, gesture)


def draw_by_mouse(player: Player) -> None:
    """Click *I'm here* on the curtain."""
    settle(QApplication.doubleClickInterval() / 1000 + 0.05)
    click(player.page.curtain._here)


def drag(player: Player, gesture: Drag) -> None:
    """Press on the piece, move in small steps, turn, move on, let go."""
    item = player.table.table_scene.pieces[gesture.piece]
    cell = item.w / (max(c for _, c in item.cells) + 1) if item.cells else 0
    inside = QPointF(item.w / 2, item.h / 2)
    if item.cells:
        r, c = item.cells[0]
        inside = QPointF((c + 0.5) * cell, (r + 0.5) * cell)
    start = player.point(item.pos() + inside)
    hand("mousemove", start.x(), start.y(), "mousedown", 1)
    hand("mousemove_relative", "--", 5, 5)
    hand("mousemove_relative", "--", 5, 5)
    wait_for(lambda: player.table.hands.is_dragging, f"lifting {gesture.piece}")
    hands = player.table.hands
    if item.piece.cells and gesture.at >= 0:
        for _ in range(8):
            if lowest_turn(item.piece.cells, item.turn) == gesture.turn:
                break
            before = item.turn
            hand("key", "r")
            wait_for(lambda before=before: item.turn != before, "turning")
        at = item.pos()
        goal = player.point(hands.drop_targets.corner(gesture)) - player.point(at)
        mouse = subprocess.run(
            ["xdotool", "getmouselocation"], capture_output=True, text=True, check=True
        ).stdout
        x, y = (int(part.split(":")[1]) for part in mouse.split()[:2])
        end = QPoint(x, y) + goal
    else:
        end = player.point(hands.hand_for(hands.drop_targets.places(gesture)[0].center()))
    start = start + QPoint(10, 10)
    for part in (0.3, 0.7, 1.0):
        way = start + (end - start) * part
        hand("mousemove", way.x(), way.y())
    for _ in range(8):  # several spots may be meant by one place: R goes through them
        if hands.target == gesture:
            break
        hand("key", "r")
    hand("mousemove", end.x(), end.y(), "mouseup", 1)


def draw_by_keyboard(_player: Player) -> None:
    """Enter on the curtain."""
    hand("key", "Return")


def by_keyboard(player: Player, move: Move) -> None:
    """Tab to the thing, Enter to take it, Tab to its place, Enter to drop it; buttons by Tab and Space."""
    gesture = move.gesture
    table = player.table
    if isinstance(gesture, Press) and move.button:
        button = player.button(move)
        focus(player, button)
        hand("key", "space")
        return
    focus(player, table)
    thing = gesture.piece if isinstance(gesture, Drag) else gesture.thing
    for _ in range(80):
        if table.keys.at == thing:
            break
        things = table.keys.things()
        passed = table.keys.at in things and things.index(table.keys.at) > things.index(thing)
        hand("key", "shift+Tab" if passed else "Tab")
        if not table.hasFocus():
            hand("key", "shift+Tab")
    hand("key", "Return")
    if isinstance(gesture, Press):
        return
    wait_for(lambda: table.hands.is_dragging, f"lifting {thing} by keyboard")
    item = table.hands.item
    if item is not None and item.piece.cells:
        turn_by_keyboard(player, gesture)
    for _ in range(120):
        if table.hands.target == gesture:
            break
        hand("key", "Tab")
    hand("key", "Return")


def turn_by_keyboard(player: Player, gesture: Drag) -> None:
    """R until the piece lies as it is to be dropped."""
    item = player.table.hands.item
    assert item is not None
    for _ in range(8):
        if gesture.at < 0 or lowest_turn(item.piece.cells, item.turn) == gesture.turn:
            return
        hand("key", "r")


def focus(player: Player, widget: QWidget) -> None:
    """Bring the keyboard to a widget by Tab alone."""
    for _ in range(120):
        if widget.hasFocus():
            return
        hand("key", "Tab")
    raise TimeoutError(f"no way to {widget} by Tab")


def main() -> None:
    """Play one match the way that is asked for."""
    more = [word for word in sys.argv[3:] if word != "changed"]
    player = Player(sys.argv[1], 5, "".join(more), changed="changed" in sys.argv)
    do, draw = {"mouse": (by_mouse, draw_by_mouse), "keyboard": (by_keyboard, draw_by_keyboard)}[sys.argv[2]]
    print(json.dumps(player.play(do, draw)))


if __name__ == "__main__":
    main()
