"""A whole match and a lesson's first steps by keyboard, with Orca's log read after each key.

Run as a program beside Orca, on its session bus: `python -m tests.acceptance.listener GAME LOG TRANSCRIPT`.
From the lobby to the result it does by xdotool what a listener does, and writes down after each key what Orca
said. Prints a line of JSON: how many moves it made, what the program announced and Orca did not say, what
was said twice, and what is worded wrongly.
"""

from __future__ import annotations

import json
import re
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication, QWidget

from tabletop.engine.game import Setup
from tabletop.files.lessons import chapters
from tabletop.files.settings import Settings
from tabletop.opponents import choose_action_in
from tabletop.ui.app import Program, _application
from tabletop.ui.pages.new_match import NewMatch
from tabletop.ui.play.move import Move
from tabletop.ui.table.announcements import DescriptionSpeaker
from tabletop.ui.widgets.game_shelf import BoxFront
from tests.acceptance import lessons, table
from tests.acceptance.lessons import Learner
from tests.acceptance.table import OTHERS, Player, by_keyboard, focus, hand, settle, wait_for

SPEECH = re.compile(r"(.*)' ?\{[^{]*\}")
QUIET, PATIENCE, LONGEST = 0.25, 3.0, 20.0
"""Seconds without a new line in the log after which Orca has said all; seconds in which it repeats a key;
seconds after which it is not listened to any longer."""
FAR = 60
"""A line that is not among this many ones after it was announced was not said."""
WRONG = re.compile(r"layered pane|panel panel|\bYou is\b|Player 1: |Round Round")
"""Words that Orca must not say."""
TITLES = ("Tabletop",)
"""What Orca reads twice, as name of the window and as its title, when a match is left."""
BY_KEYS = 8
"""So many moves are made by keys, the others are only heard."""
STEPS = 3
"""So many steps of the first lesson are taken."""
SEATS = ("person", "mara:easy")
SHORT = {"river_market": (("houses", "5"),), "brick_and_mortar": (("first_match", "on"),)}
"""Options with which a match is short."""
ECHOES = {"Tab": "tab", "Return": "return", "Escape": "escape", "space": "space"}
"""What Orca says of the key itself, first of all."""
ASKED_AT = (1, 30)
"""The moves before which the listener asks."""
ASKING = ("F5", "F7", "F10", "F12", "h")
"""What a listener asks in a turn: the question, what they have, how all stand, what happened, a hint."""


class Ears:
    """What Orca says, from the log that it writes, beside what the program announces."""

    def __init__(self, log: Path, transcript: Path) -> None:
        self._log, self._transcript = log.open(errors="replace"), transcript.open("w", buffering=1)
        self._rest, self._speech = "", ""
        self.announced: list[tuple[int, str]] = []
        """What the program announced, each with the number of lines heard before."""
        self.heard: list[tuple[str, str]] = []
        """What was said, each with the key before it."""
        speak = DescriptionSpeaker.speak

        def note(speaker: DescriptionSpeaker, widget: QWidget, words: str) -> None:
            self.announced.append((len(self.heard), words))
            speak(speaker, widget, words)

        DescriptionSpeaker.speak = note  # type: ignore[method-assign]

    def _new(self) -> list[str] | None:
        """Return what was said since; None if the log has not grown."""
        grown = self._log.read()
        if not grown:
            return None
        *whole, self._rest = (self._rest + grown).split("\n")
        said = []
        for line in whole:
            if (begun := line.partition("SPEECH OUTPUT: '")[2]) or self._speech:
                self._speech = f"{self._speech} {begun or line.strip()}".strip()
                if found := SPEECH.fullmatch(self._speech):
                    said.append(found[1].strip())
                    self._speech = ""
        return said

    def listen(self, key: str, *, echo: str = "") -> None:
        """Write down what is said until Orca is silent; `echo`: what it says of the key itself."""
        said: list[str] = []
        last = began = time.monotonic()
        while time.monotonic() - last < QUIET or (echo and time.monotonic() - began < PATIENCE):
            settle(0.03)
            if (new := self._new()) is not None:
                last = time.monotonic()
                said += new
                if echo in said:
                    said.remove(echo)
                    echo = ""
            if time.monotonic() - began > LONGEST:
                break
        self.heard += [(key, line) for line in said]
        print(f"> {key}", *(f'  "{line}' for line in said), sep="\n", file=self._transcript)

    def verdict(self) -> dict[str, list[str]]:
        """Return what was announced and never said, what was said twice, and what is worded wrongly."""
        whole = [flat(line) for _key, line in self.heard]
        missing = [
            words
            for at, words in self.announced
            if not any(flat(words) in line for line in whole[at : at + FAR])
        ]
        pairs = [(one, two) for (key, one), (again, two) in pairwise(self.heard) if key == again]
        return {
            "unheard": missing,
            "twice": [two for one, two in pairs if one == two and two not in TITLES],
            "wrong": [line for _key, line in self.heard if WRONG.search(line)],
        }


def flat(words: str) -> str:
    """Return words as they can be compared."""
    return re.sub(r"\W+", "", words).lower()


class Listener(Player):
    """Plays by keyboard what a greedy bot would, and listens."""

    def __init__(self, name: str, ears: Ears) -> None:
        self.ears, self.name = ears, name
        self.program = Program(_application())
        self.window = self.program.window
        self.window.appear()
        self.window.use(Settings(my_speed=0, opponents_speed=0, sounds=False, confirm_giving_up=False))
        self.window.fill()
        settle(1.5)
        self.ears.listen("the program starts")
        self.refused: list[str] = []
        table.hand = lessons.hand = self.hand  # type: ignore[assignment]

    def hand(self, *words: object) -> None:
        """Do one thing by xdotool and write down what is said."""
        hand(*words)
        key = str(words[-1])
        self.ears.listen(key, echo=ECHOES.get(key, ""))

    def key(self, key: str) -> None:
        """Press a key and write down what is said."""
        self.hand("key", key)

    def begin(self) -> None:
        """From the lobby by Tab into the form for a new match, and start it."""
        for _ in range(40):
            widget = QApplication.focusWidget()
            if isinstance(widget, BoxFront) and widget.box.id == self.name:
                break
            self.key("Tab")
        self.key("Return")
        form = self.window.navigator.currentWidget()
        assert isinstance(form, NewMatch), form
        for _ in range(6):
            self.key("Tab")
        form._apply(Setup(7, SEATS, SHORT.get(self.name, ())))
        form.seed.setText("7")
        self.ears.listen("the form is filled in")
        focus(self, form.start)
        self.ears.listen("Tab to the button that starts")
        hand("key", "Return")
        wait_for(lambda: self.window.match_page is not None, "the match")
        settle(3.0)
        self.page = self.window.match_page
        self.table, self.controller = self.page.table, self.page.controller
        self.ears.listen("Return")

    def chosen(self) -> Move:
        """Return the move of a greedy bot."""
        c = self.controller
        seat, session = c.offer.choice.seat, c.session
        view: Any = session.view(session.now, seat)
        action = choose_action_in(session.game, view, seat, session.now, "greedy").action
        return next(move for move in c.offer.moves if move.action == action)

    def match(self) -> int:
        """Play to the end; return the number of moves."""
        moves, c = 0, self.controller
        while c.pending_choice is not None:
            wait_for(lambda: self.ready or c.pending_choice is None, "a turn", OTHERS)
            if c.pending_choice is None:
                break
            move, before = self.chosen(), c.session.now
            self.ears.listen(f"(move {moves} is to come: {c.offer.words(move.action)})")
            if moves in ASKED_AT:
                self.ask()
            if moves < BY_KEYS:
                by_keyboard(self, move)
            else:
                c.play(move.action, sure=True)
            wait_for(lambda before=before: c.session.now > before, f"{move}")  # type: ignore[misc]
            moves += 1
        return moves

    def ask(self) -> None:
        """Ask all that can be asked, and for a hint."""
        for key in ASKING:
            self.key(key)
        wait_for(self.page.hints.note.isVisible, "the hint")
        self.ears.listen("(the hint)")
        self.key("Escape")

    def result(self) -> None:
        """Go through the result, out of it, and look round."""
        end = self.page.match_end
        wait_for(lambda: end.result is not None and end.result.isVisible(), "the result")
        self.ears.listen("(the result)")
        for _ in range(8):
            self.key("Tab")
        self.key("Escape")
        for key in ("F5", "F10", "ctrl+3", "Tab", "Tab"):
            self.key(key)


class Pupil(Learner):
    """Takes lessons by keyboard in the listener's window."""

    def __init__(self, listener: Listener) -> None:
        self.way, self.program, self.window = "keyboard", listener.program, listener.window
        self.refused: list[str] = []


def main() -> None:
    """Play one match, and take the first steps of a lesson."""
    name, log, transcript = sys.argv[1:4]
    ears = Ears(Path(log), Path(transcript))
    listener = Listener(name, ears)
    listener.begin()
    moves = listener.match()
    listener.result()
    listener.key("ctrl+g")
    pupil = Pupil(listener)
    pupil.begin(name, chapters(name)[0])
    for _ in range(STEPS):
        pupil.take_step()
        ears.listen("(the step is done)")
    print(json.dumps({"moves": moves} | ears.verdict()))
    listener.window.close()


if __name__ == "__main__":
    main()
