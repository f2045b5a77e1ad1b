"""What is announced for each kind of event, when little is wished to be told, when much, and when all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt

from tabletop.engine.game import PERSON
from tabletop.engine.table import Drag
from tabletop.files.settings import SPOKEN
from tabletop.opponents.choosing import PlayResult
from tabletop.ui.pages.match import MatchPage
from tabletop.ui.style.i18n import join_names, to_language

from .conftest import AGAINST_MASTER, AT_ONCE
from .drive import key


@pytest.fixture
def heard(monkeypatch):
    """All that tables say, and whether at once."""
    told: list[str] = []
    monkeypatch.setattr(
        "tabletop.ui.table.surface.Surface.announce",
        lambda _view, words, *, at_once=False: told.append(f"{'! ' if at_once else ''}{words}"),
    )
    return told


def frame(page: MatchPage, words: str, seat: int, whose: int, **more: Any) -> None:
    """A picture of a film is shown."""
    last = page.playback.last_frame(page.match.now, seat)
    page.controller.film.shown.emit(replace(last, words=words, whose=whose, **more))


def first_drop(page: MatchPage) -> Drag:
    """The first legal drop."""
    return next(m.gesture for m in page.controller.offer.moves if isinstance(m.gesture, Drag))


def prompt(page: MatchPage) -> str:
    """What is asked."""
    return page.asking.prompt_text(page.controller.pending_choice)


def one_move(page: MatchPage) -> None:
    """Play the first move; nobody else acts."""
    page.controller.play(page.controller.offer.moves[0].action, sure=True)
    page.controller.film.skip()


def after_others(page: MatchPage) -> None:
    """Others have acted, and the person is asked something new."""
    page.speaker._announced = None
    frame(page, "", 1, 1)
    page.speaker._ask()


def asked_anew(page: MatchPage) -> None:
    """The same person is asked the next thing."""
    page.speaker._announced = None
    page.speaker._ask()


def back_from_earlier(page: MatchPage) -> None:
    """An earlier moment is looked at, and then the present again."""
    one_move(page)
    page.playback.look(0)
    HEARD[0].clear()
    page.playback.look(None)


def earlier(page: MatchPage) -> None:
    """The moment after the first move is looked at."""
    one_move(page)
    one_move(page)
    HEARD[0].clear()
    page.playback.look(1)


def hint(page: MatchPage) -> None:
    """A hint has come, and more of it is asked for."""
    move = page.controller.offer.moves[0]
    page.controller.hint_request.answered.emit(move, PlayResult(action=move.action, ranked=(), why=()))
    page._commands["hint"].trigger()


def undone(page: MatchPage) -> None:
    """A move is taken back."""
    one_move(page)
    HEARD[0].clear()
    page.controller.undo_redo.undo()


def redone(page: MatchPage) -> None:
    """A move is taken back and done again."""
    one_move(page)
    page.controller.undo_redo.undo()
    HEARD[0].clear()
    page.controller.undo_redo.redo_action()


def long_thought(page: MatchPage) -> None:
    """An opponent takes its time."""
    page.session.hint._question, page.controller.offer = 1, None
    page.speaker._still_thinking()
    page.session.hint._question = 0


def tabbed(page: MatchPage) -> None:
    """The keyboard comes to the first thing of the table."""
    page.table.keys.tab(back=False)


def lifted(page: MatchPage) -> None:
    """The keyboard takes the first thing."""
    page.table.keys.tab(back=False)
    HEARD[0].clear()
    key(page.table, Qt.Key.Key_Return)


def refused(page: MatchPage) -> None:
    """A drop is refused."""
    page.table.reasons.show_refusal("QU-1", "The quay is full.", QPointF())


def ended(page: MatchPage) -> None:
    """The match is played to its end, and no card with the result takes the focus, which would read it."""
    page.speaker.tells_end = True
    while page.match.choice is not None:
        page.match.play(page.match.legal_actions()[0])
    HEARD[0].clear()
    page.controller._settle()


def ruled(page: MatchPage) -> None:
    """The rule book is opened at a rule."""
    page.panel.rules.book.setMarkdown("## QU-1.1 Ships\n\nA ship docks.\n")
    HEARD[0].clear()
    page.tabs.open_rule_book("QU-1.1")


HEARD: list[list[str]] = []
"""What the page of the present test tells."""
ALL = dict.fromkeys(SPOKEN, True)
RESULTS = ALL | {"short": False}
REASONS = dict.fromkeys(SPOKEN, False) | {"everything": True}
Doing = Callable[[MatchPage], object]
Telling = Callable[[MatchPage], str]
KINDS: dict[str, tuple[tuple[str, ...], Doing, Telling, dict[str, bool]]] = {
    "a match begins": (
        AGAINST_MASTER,
        lambda p: p.speaker.open(),
        lambda p: f"Quay. At the table: {join_names(list(p.playback.names))}. You are {p.playback.names[0]}.",
        ALL,
    ),
    "the listener acts": (AGAINST_MASTER, lambda p: frame(p, "Docks", 0, 0), lambda _p: "Docks", ALL),
    "what comes of it": (
        AGAINST_MASTER,
        lambda p: frame(p, "Gains", 0, 0, result=True),
        lambda _p: "Gains",
        RESULTS,
    ),
    "another acts": (
        AGAINST_MASTER,
        lambda p: frame(p, "Docks", 1, 1),
        lambda p: f"{p.playback.names[1]}: Docks",
        REASONS,
    ),
    "what comes of that": (
        AGAINST_MASTER,
        lambda p: frame(p, "Gains", 1, 1, result=True),
        lambda p: f"{p.playback.names[1]}: Gains",
        REASONS,
    ),
    "why another does it": (
        AGAINST_MASTER,
        lambda p: frame(p, "Because", 1, 1, reason=True),
        lambda p: f"{p.playback.names[1]}: Because",
        REASONS,
    ),
    "another's turn brings the listener something": (
        AGAINST_MASTER,
        lambda p: (frame(p, "", 1, 1), frame(p, "Gains", 1, 0)),
        lambda _p: "You: Gains",
        ALL,
    ),
    "a round begins": (AGAINST_MASTER, lambda p: frame(p, "Day 2", 0, -1), lambda _p: "Day 2", ALL),
    "it is the listener's turn": (
        AGAINST_MASTER,
        after_others,
        lambda p: f"{'! ' if p.controller.settings.spoken == 'everything' else ''}Your turn. {prompt(p)}",
        ALL,
    ),
    "the listener is asked more": (AGAINST_MASTER, asked_anew, prompt, ALL),
    "an opponent thinks long": (
        AGAINST_MASTER,
        long_thought,
        lambda p: p.asking.thinking(p.controller.pending_choice.seat),
        ALL,
    ),
    "the next person is called": (
        (PERSON, PERSON),
        lambda p: p._hot_seat._call(1),
        lambda p: f"{p.playback.names[1]}, it's your turn.",
        ALL,
    ),
    "a move is undone": ((PERSON,), undone, lambda _p: "Undone.", ALL),
    "a move is redone": ((PERSON,), redone, lambda _p: "Redone.", ALL),
    "a hint": (
        (PERSON,),
        hint,
        lambda p: f"Hint: {p.controller.offer.words(p.controller.offer.moves[0].action)}",
        ALL,
    ),
    "a rule": ((PERSON,), ruled, lambda _p: "QU-1.1 Ships\nA ship docks.", ALL),
    "another panel": ((PERSON,), lambda p: p.tabs.enter_tab("score"), lambda _p: "Score", ALL),
    "no panel": (
        (PERSON,),
        lambda p: p._commands["panel"].toggle(),
        lambda _p: "The panel at the side is hidden.",
        ALL,
    ),
    "the ring on a thing": ((PERSON,), tabbed, lambda p: p.table.name_of(p.table.keys.at), ALL),
    "a thing is lifted": (
        (PERSON,),
        lifted,
        lambda p: f"Holding: {p.table.name_of(p.table.hands.item.piece.key)}",
        ALL,
    ),
    "a refusal": ((PERSON,), refused, lambda _p: "The quay is full.", ALL),
    "the lens": (
        (PERSON,),
        lambda p: p.table.lookout.look_now("quay0"),
        lambda p: p.table.name_of("quay0"),
        ALL,
    ),
    "an earlier moment": (
        (PERSON,),
        earlier,
        lambda p: f"{moment(p)} {first_line(p)}",
        ALL,
    ),
    "the present again": ((PERSON,), back_from_earlier, prompt, ALL),
    "the end": (
        (PERSON,),
        ended,
        lambda p: f"! {to_language(p.match.game.verdict(p.match.state))}",
        ALL,
    ),
}


def moment(page: MatchPage) -> str:
    """Which moment the prompt bar says is shown."""
    return page.bar.sentence.accessibleName()


def first_line(page: MatchPage) -> str:
    """What the log says first of the first move."""
    lines = (page.match.game.log(beat.event, 0) for beat in page.match.beats(0))
    return next(to_language(line.text) for line in lines if line is not None)


@pytest.mark.parametrize("spoken", SPOKEN)
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_event_is_told_as_much_as_wished(seated, qtbot, heard, kind, spoken):
    seats, do, told, amounts = KINDS[kind]
    page = seated(seats, replace(AT_ONCE, spoken=spoken), practice=len(seats) == 1)
    qtbot.waitUntil(lambda: not page.controller.film.running)
    HEARD[:] = [heard]
    heard.clear()
    do(page)
    assert any(line.startswith(told(page)) for line in heard) == amounts[spoken], heard


def test_the_name_of_what_is_lifted_comes_before_what_a_drop_would_bring(seated, heard):
    page = seated((PERSON,))
    HEARD[:] = [heard]
    lifted(page)
    drag = page.table.hands.target
    names = page.controller.offer.gesture_names
    assert heard[0].startswith("Holding: ")
    assert heard[1] == names[drag]
