"""Giving up a match: asked first, counted as lost, and undone by playing on."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from tabletop.engine.game import Setup
from tabletop.ui.dialogs.give_up import GiveUp
from tabletop.ui.widgets.elided_label import ElidedLabel


@pytest.fixture
def answer(monkeypatch):
    """What the player clicks in the question: "do" or "back"."""

    def choose(name: str) -> list[str]:
        asked = []

        def exec_(dialog: GiveUp) -> int:
            asked.append(dialog.informativeText())
            getattr(dialog, name).click()
            return 0

        monkeypatch.setattr(GiveUp, "exec", exec_)
        return asked

    return choose


def test_a_match_is_given_up_only_after_a_yes(window, quay, qtbot, answer):
    window.navigator.start("quay", Setup(3, ("person", "greedy")))
    page = window.match_page
    qtbot.waitUntil(lambda: not page.controller.film.running)
    assert answer("back") == []
    window.commands["give_up"].trigger()
    assert window.match_page is page
    number = page.session.storage.library_id
    asked = answer("do")
    window.commands["give_up"].trigger()
    assert asked == ["It counts as lost and stays in the library. Playing on there undoes that."]
    assert window.match_page is None
    library = window.services.shelf.library
    assert library.stored_match(number).given_up
    assert library.open_ids() == []
    window.navigator.show_page("matches")
    listed = window.navigator.currentWidget()
    assert "Given up" in [label.accessibleName() for label in listed.findChildren(ElidedLabel)]
    assert "Play on" in [button.text() for button in listed.findChildren(QPushButton)]

    window.navigator.open_match(number)
    controller = window.match_page.controller
    qtbot.waitUntil(lambda: controller.pending_choice is not None)
    controller.play(controller.pending_choice.legal_actions(window.match_page.playback.view)[0])
    qtbot.waitUntil(lambda: not library.stored_match(number).given_up)


def test_what_cannot_be_lost_cannot_be_given_up(window, quay, qtbot):
    assert not window.commands["give_up"].isEnabled()
    window.navigator.start("quay", Setup(3, ("person", "greedy")))
    assert window.commands["give_up"].isEnabled()
    window.navigator.show_page("games")
    assert not window.commands["give_up"].isEnabled()
