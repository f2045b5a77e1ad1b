"""The menu that asks which move is meant where a gesture fits several."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from tabletop.engine.rules import Action
from tabletop.ui.panels.prompt_bar import without_arguments
from tabletop.ui.style.i18n import literal
from tabletop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from tabletop.ui.play.match_controller import MatchController


def which_move(parent: QWidget, controller: MatchController, actions: Sequence[Action]) -> QMenu:
    """Return a menu of these actions in words; the one chosen is played."""
    menu, offer = QMenu(parent), controller.offer
    assert offer is not None
    for action in actions:
        play = without_arguments(partial(controller.play, action))
        menu.addAction(literal(offer.words(action))).triggered.connect(play)
    menu.aboutToHide.connect(lambda: soon(menu, menu.deleteLater))
    return menu
