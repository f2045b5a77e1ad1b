"""Listen to a match as text: what a screen reader is told, in its order, without a screen.

    python tools/listen.py GAME [--seats person,easy] [--seed 5] [--spoken normal] [--language de]
                                [--decisions 40] [--tree]

Persons are played by the greedy opponent of the house. `>` is what was chosen, `!` what is told at once;
with `--tree` each decision begins with what the accessible tree of the table offers then.
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
    """A page with a match on it, and all that its table has told since it was last asked."""

    def __init__(self, name: str, seats: tuple[str, ...], seed: int, spoken: str, language: str) -> None:
        from tabletop.engine.game import Setup
        from tabletop.files.settings import Settings
        from tabletop.games import game
        from tabletop.ui.app import Program, _application
        from tabletop.ui.table import TableView

        self.heard: list[str] = []
        TableView.announce = self._hear  # type: ignore[method-assign, assignment]
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
        self.window.start(game(name).id, Setup(seed, seats), practice=False)
        page = self.window.match_page
        assert page is not None
        self.page = page

    def _hear(self, words: str, *, at_once: bool = False) -> None:
        if words:
            self.heard.append(f"{'!' if at_once else ' '} {words}".replace("\n", "\n    "))

    def told(self) -> list[str]:
        """What has been told since the last time."""
        told, self.heard[:] = list(self.heard), []
        return told

    def tree(self) -> Iterator[str]:
        """What the accessible tree of the table offers to be used now, zone by zone."""
        shadows = self.page.table.shadows
        shadows.refresh()
        for told in shadows.wanted().values():
            if told.do is not None:
                text = told.text.replace("\n", " / ")
                yield f"  [{told.zone}] {told.name}: {text}" if text else f"  [{told.zone}] {told.name}"

    def wait(self) -> bool:
        """Let the program go on until a person is asked. False when the match is over."""
        from PySide6.QtCore import QEvent

        c, app = self.page.controller, self.program.app
        while True:
            app.processEvents()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as a loop of events would, in time
            if self.page.curtain.isVisible():
                self.heard.append("  (the curtain; somebody sits down)")
                self.page.curtain.drawn.emit()
            elif c.waiting is None and not c.film.running:
                return False
            elif c.offer is not None and not c.film.running:
                return True

    def choose(self) -> str:
        """Play what the house's greedy opponent would; what that is, in words."""
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
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TABLETOP_DATA"] = folder
        ears = Listener(asked.game, tuple(asked.seats.split(",")), asked.seed, asked.spoken, asked.language)
        for _ in range(asked.decisions):
            going = ears.wait()
            print(*ears.told(), sep="\n")
            if not going:
                break
            if asked.tree:
                print(*ears.tree(), sep="\n")
            print(f"> {ears.choose()}")
        ears.window.close()


if __name__ == "__main__":
    main()
