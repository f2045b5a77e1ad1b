"""Print a match as a screen reader announces it, off-screen.

    python tools/listen.py GAME [--seats person,easy] [--seed 5] [--spoken normal] [--language de]
                                [--decisions 40] [--tree]

A greedy bot plays for persons. `>` is the chosen move, `!` an announcement that interrupts. With `--tree`
each decision begins with the table's accessible objects.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


class Listener:
    """A page with a match, and the announcements of its table since the last call."""

    def __init__(self, name: str, seats: tuple[str, ...], seed: int, spoken: str, language: str) -> None:
        from tabletop.engine.game import Setup
        from tabletop.files.settings import Settings
        from tabletop.games import game
        from tabletop.ui.app import Program, _application
        from tabletop.ui.table.surface import Surface

        self.heard: list[str] = []
        Surface.announce = self._hear  # type: ignore[method-assign, assignment]
        self.program = Program(_application())
        self.program.languages.speak(language)
        quick = Settings(
            my_speed=0,
            opponents_speed=0,
            sounds=False,
            confirm_giving_up=False,
            spoken=spoken,
            language=language,
        )
        self.window = self.program.window
        self.window.show()
        self.window.use(quick)
        self.window.navigator.start(game(name).id, Setup(seed, seats), practice=False)
        page = self.window.match_page
        assert page is not None
        self.page = page

    def _hear(self, words: str, *, at_once: bool = False) -> None:
        if words:
            self.heard.append(f"{'!' if at_once else ' '} {words}".replace("\n", "\n    "))

    def told(self) -> list[str]:
        """Return the announcements since the last call."""
        told, self.heard[:] = list(self.heard), []
        return told

    def tree(self) -> Iterator[str]:
        """Yield the table's accessible objects that can be used now, by zone."""
        shadows = self.page.table.shadows
        shadows.refresh()
        for item in shadows.wanted().values():
            if item.do is not None:
                text = item.text.replace("\n", " / ")
                yield f"  [{item.zone}] {item.name}: {text}" if text else f"  [{item.zone}] {item.name}"

    def wait(self) -> bool:
        """Run the event loop until a person has to decide; False if the match is over."""
        from PySide6.QtCore import QEvent

        c, app = self.page.controller, self.program.app
        while True:
            app.processEvents()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as a loop of events would, in time
            if self.page.curtain.isVisible():
                self.heard.append("  (the curtain; somebody sits down)")
                self.page.curtain.drawn.emit()
            elif c.pending_choice is None and not c.film.running:
                return False
            elif c.offer is not None and not c.film.running:
                app.processEvents()  # what is told right after the question
                return True

    def choose(self) -> str:
        """Play the move of a greedy bot; return it in words."""
        from tabletop.opponents import choose_action_in

        c = self.page.controller
        match, offer = c.session, c.offer
        assert offer is not None
        seat = offer.choice.seat
        view: Any = match.view(match.now, seat)
        action = choose_action_in(match.game, view, seat, match.now, "greedy").action
        words = offer.words(action)
        c.play(action, sure=True)
        return words


def main() -> None:
    """Print one match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", default="person,easy")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--spoken", default="normal")
    parser.add_argument("--language", default="en")
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--tree", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TABLETOP_DATA"] = folder
        ears = Listener(given.game, tuple(given.seats.split(",")), given.seed, given.spoken, given.language)
        for _ in range(given.decisions):
            going = ears.wait()
            print(*ears.told(), sep="\n")
            if not going:
                break
            if given.tree:
                print(*ears.tree(), sep="\n")
            print(f"> {ears.choose()}")
        ears.window.close()


if __name__ == "__main__":
    main()
