"""Take the pictures of docs/pictures/ from the running program, without a screen.

    python tools/screens.py            all of them
    python tools/screens.py NAME...    some of PICTURES

Each is taken in a process of its own, since size and language belong to the whole program.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
sys.path.insert(0, str(ROOT))

SOLO = ("person", "angler:normal")
RIVAL = ("person", "rival:normal")


def match_of(
    seats: tuple[str, ...],
    options: tuple[tuple[str, str], ...],
    until: Callable[[Any], bool] | None,
    name: str = "public_market",
    seed: int = 20,
) -> Any:
    """A match of good play up to a moment that is wanted, of the first seed that has one; None: its end."""
    while True:
        match = _played(seats, options, until, name, seed)
        if until is None or match.choice is not None:
            return match
        seed += 1


def _played(
    seats: tuple[str, ...],
    options: tuple[tuple[str, str], ...],
    until: Callable[[Any], bool] | None,
    name: str,
    seed: int,
) -> Any:
    from tabletop.engine.game import Setup
    from tabletop.engine.match import Match
    from tabletop.games import game
    from tabletop.opponents import think_with

    match: Match[Any] = Match(game(name), Setup(seed, seats, options))
    while match.choice is not None and not (until and until(match)):
        seat = match.choice.seat
        view = match.game.view(match.state, seat)
        match.play(think_with(match.game, view, seat, match.now, "greedy").action)
    return match


def settle(seconds: float) -> None:
    """Let the program go on for so long."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


class Screens:
    """The program, at one size, with what is to be seen on it."""

    def __init__(self, size: tuple[int, int], **changes: Any) -> None:
        from tabletop.files.settings import Settings
        from tabletop.ui.app import Program, _application

        self.program = Program(_application())
        self.window = self.program.window
        self.window.resize(*size)
        self.window.show()
        settings = Settings(my_speed=0, opponents_speed=0, sounds=False, **changes)
        self.window.use(settings)
        self.program.follow(settings)
        self.window.fill()
        settle(0.3)

    def lay(self, match: Any) -> Any:
        """Put a match on the table; its page."""
        keeper = self.window.services.shelf.begin(match, practice=False)
        self.window.open_match(keeper.id)
        settle(1.0)
        return self.window.match_page

    def take(self, name: str) -> None:
        """Take the picture, once everything on it has been drawn."""
        settle(0.4)
        self.window.grab()
        while (page := self.window.match_page) is not None and not page.table.complete:
            settle(0.1)
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.window.grab().save(str(FOLDER / f"{name}.png"))
        self.window.close()


def fishing(match: Any, filled: int = 6, since: int = 5) -> bool:
    """Whether the person may lay a tile in a chest with so many cells filled, in the middle of the match."""
    from tabletop.games.public_market.actions import Lay

    late = match.choice.seat == 0 and match.state.round >= since
    enough = match.state.players[0].filled.bit_count() >= filled
    return late and enough and any(isinstance(action, Lay) for action in match.legal())


def reason(no: Any) -> str:
    """A refusal in words; "" for none."""
    from tabletop.engine.text import english

    return english(no.reason) if no else ""


def carry(page: Any, *, legal: bool) -> None:
    """Hold a tile over a place: one where it may go, or one where it may not."""
    from PySide6.QtCore import QPointF

    from tabletop.engine.table import Drag

    offer = page.controller.offer
    moves = offer.moves
    if not legal:
        moves = [m for m in offer.tries if "Ice Block" in reason(page.controller.offer.check(m.action))]
    drags = [m.gesture for m in moves if isinstance(m.gesture, Drag) and m.gesture.zone == "chest"]
    item = page.table.table_scene.pieces
    lying = [d for d in drags if d.piece in item and d.turn == item[d.piece].turn]
    drag = (lying or drags)[len(lying or drags) // 2]
    page.table.lift(drag.piece)
    page.table.hands.hold_over(drag)
    hands = page.table.hands
    hands.move(hands.item.pos() + QPointF(hands.item.w / 2 + 5.0, hands.item.h / 2 - 6.0))
    settle(0.3)
    if not legal:
        page.table.hands.drop()


def lobby() -> None:
    """Games, a match to continue, recent matches."""
    made = Screens((1280, 800))
    for until in (None, fishing):
        made.lay(match_of(SOLO, (), until))
        made.window.show_page("games")
        settle(0.8)
    made.take("lobby")


def new_match() -> None:
    """Who plays, and by which reading of the rules."""
    made = Screens((1280, 800))
    made.window.show_setup("public_market")
    made.take("new_match")


def table(name: str = "table", size: tuple[int, int] = (1280, 800), **changes: Any) -> None:
    """The table in the middle of a match."""
    made = Screens(size, **changes)
    made.lay(match_of(SOLO, (), fishing))
    made.take(name)


def placing() -> None:
    """A tile over its place in the chest."""
    made = Screens((1280, 800))
    carry(made.lay(match_of(SOLO, (), fishing)), legal=True)
    made.take("placing")


def refusal() -> None:
    """A drop that a rule forbids."""
    made = Screens((1280, 800))
    carry(made.lay(match_of(SOLO, (), fishing)), legal=False)
    made.take("refusal")


def narration() -> None:
    """What the Angler did and why, after the person's move."""
    made = Screens((1280, 800))
    page = made.lay(match_of(SOLO, (), fishing))
    seen = page.session.now
    while not page.slip.lines and page.controller.offer and page.session.now < seen + 30:
        page.controller.play(page.controller.offer.moves[0].action)
        settle(0.2)
    made.take("narration")


def scores() -> None:
    """The end of a match."""
    made = Screens((1280, 800))
    made.lay(match_of(SOLO, (), None))
    made.take("scores")


def river(
    until: Callable[[Any], bool] | None, seats: tuple[str, ...] = RIVAL, seed: int = 23
) -> tuple[Screens, Any]:
    """River Market at a moment of a match: the program, and the match's page."""
    made = Screens((1280, 800))
    return made, made.lay(match_of(seats, (), until, "river_market", seed))


def moving(match: Any, since: int = 9) -> bool:
    """Whether the person of River Market may move, so many turns after the beginning."""
    from tabletop.games.river_market.rules.turn import Move

    return bool(match.choice == Move(0) and match.state.turn >= since)


def river_market() -> None:
    """A card held over the Booth to which it takes the pawn."""
    made, page = river(moving)
    drags = [move.gesture for move in page.controller.offer.moves if move.gesture.piece.startswith("card:")]
    farthest = max(drags, key=lambda drag: drag.at)
    page.table.lift(farthest.piece)
    page.table.hands.hold_over(farthest)
    hands = page.table.hands
    from PySide6.QtCore import QPointF

    hands.move(hands.item.pos() + QPointF(hands.item.w * 0.9, hands.item.h * 0.8))
    made.take("river_market")


def river_rival() -> None:
    """What the Rival drew and did."""
    made, page = river(moving)
    while not page.slip.lines and page.controller.offer:
        page.controller.play(page.controller.offer.moves[0].action)
        settle(0.2)
    made.take("river_rival")


def halfway(match: Any) -> bool:
    """Whether the person chooses, in the middle of a match of some length."""
    return bool(match.now >= 40 and match.choice.seat == 0)


def placing_people(match: Any) -> bool:
    """Whether the person of Morocco may place and pay for somebody, when some stalls have closed."""
    from tabletop.games.morocco.rules.assign import Act

    s, choice = match.state, match.choice
    closed = sum(tile >= 0 for tile in s.tiles)
    return bool(choice == Act(0) and closed >= 7 and sum(s.players[0].cubes) >= 3)


def morocco() -> None:
    """Four players in the square."""
    made = Screens((1280, 800))
    made.lay(match_of(("person",) * 4, (), placing_people, "morocco"))
    made.take("morocco")


def offering(match: Any) -> bool:
    """Whether the person of Brick & Mortar bids in secret for what several want to sell, with stores open.

    There are enough items for a price chart of several rows.
    """
    from tabletop.games.brick_and_mortar.rules.selling import Offering

    s, choice = match.state, match.choice
    if not (isinstance(choice, Offering) and choice.seat == 0 and s.month >= 4):
        return False
    return len({action.quantity for action in match.legal()}) >= 4


def brick_and_mortar() -> None:
    """A secret bid, with three opponents."""
    made = Screens((1280, 800))
    made.lay(match_of(("person", "normal", "normal", "normal"), (), offering, "brick_and_mortar"))
    made.take("brick_and_mortar")


def filling(match: Any) -> list[int]:
    """The boats that an Adventurer in the person's hand would fill, so that they dock at one berth, where
    Goods wait to be sold and the day is far on.
    """
    from tabletop.games.merchants_cove.rules.boats import ChooseBoat
    from tabletop.games.merchants_cove.rules.harbour import free_berths, free_seats, loadable
    from tabletop.games.merchants_cove.state import NOBODY

    s, choice = match.state, match.choice
    if not isinstance(choice, ChooseBoat) or choice.seat or s.day < 2 or len(s.players[0].shelf) < 3:
        return []
    if s.berths.count(NOBODY) > 2:
        return []
    return [boat for boat in loadable(s) if free_seats(s, boat) == 1 == len(free_berths(s, boat))]


def merchants_cove() -> None:
    """The Alchemist against the Peddler: an Adventurer over the boat that it fills."""
    from tabletop.engine.table import Drag

    made = Screens((1280, 800))
    match = match_of(("person", "peddler:normal"), (), lambda match: bool(filling(match)), "merchants_cove")
    page = made.lay(match)
    drag = Drag(f"who:{match.state.drawn}", f"boat:{filling(match)[0]}")
    page.table.lift(drag.piece)
    page.table.hands.hold_over(drag)
    made.take("merchants_cove")


def lesson() -> None:
    """A step of a lesson: what it speaks of, and the way there."""
    from PySide6.QtWidgets import QPushButton

    made = Screens((1280, 800))
    made.window.learn("morocco", "1_first_person")
    page: Any = made.window.match_page
    for way in ("next", "skip"):
        settle(0.6)
        page.paper.findChild(QPushButton, way).click()
    settle(2.0)
    made.take("lesson")


def hint() -> None:
    """Why a move is better than another."""
    made, _page = river(moving)
    for _ in range(3):
        made.window.commands["hint"].trigger()
        settle(2.0)
    made.take("hint")


def review() -> None:
    """What was expected of each seat, and where points were given away."""
    made = Screens((1280, 800))
    made.lay(match_of(("person", "normal"), (), None, "river_market"))
    made.window.review(made.window.services.shelf.listed()[0].id)
    page: Any = made.window.match_page
    while not page.review.review.done:
        settle(0.5)
    page.step_on(1)
    settle(1.0)
    made.take("review")


def curtain() -> None:
    """The curtain between two persons with secret hands."""
    made = Screens((1280, 800))
    made.lay(match_of(("person", "person"), (), halfway, "river_market"))
    made.take("curtain")


def right_to_left() -> None:
    """The window mirrored, in the pseudo-language that is written from right to left."""
    import texts

    from tabletop.ui.style import i18n

    folder = Path(os.environ["TABLETOP_DATA"])
    texts.pseudo(folder)
    (folder / "tabletop_ar_XB.qm").rename(folder / "tabletop_ar.qm")  # Qt looks for places that there are
    i18n.__dict__["TRANSLATIONS"] = folder
    table("right_to_left", language="ar")


PICTURES: dict[str, Callable[[], None]] = {
    "lobby": lobby,
    "new_match": new_match,
    "table": table,
    "table_4k": lambda: table("table_4k", (1920, 1080)),
    "refusal": refusal,
    "placing": placing,
    "narration": narration,
    "scores": scores,
    "dark": lambda: table("dark", theme="dark"),
    "right_to_left": right_to_left,
    "lesson": lesson,
    "hint": hint,
    "review": review,
    "curtain": curtain,
    "morocco": morocco,
    "brick_and_mortar": brick_and_mortar,
    "merchants_cove": merchants_cove,
    "river_market": river_market,
    "river_rival": river_rival,
}


def main() -> int:
    """Take the pictures that are named, each in its own process."""
    if sys.argv[1:2] == ["--take"]:
        PICTURES[sys.argv[2]]()
        return 0
    for name in sys.argv[1:] or PICTURES:
        with tempfile.TemporaryDirectory() as home:
            env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TABLETOP_DATA": home}
            env["QT_SCALE_FACTOR"] = "2" if name == "table_4k" else "1"
            subprocess.run([sys.executable, __file__, "--take", name], env=env, check=True)
        print(FOLDER.relative_to(ROOT) / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
