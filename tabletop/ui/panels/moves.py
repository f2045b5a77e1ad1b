"""The list of legal moves in words, to play without touching the table."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.table import Drag, Layout
from tabletop.ui.panels.move_row import THUMB, MoveRow
from tabletop.ui.play.move import Move
from tabletop.ui.play.move_options import MoveOptions
from tabletop.ui.style import theme
from tabletop.ui.style.i18n import to_language
from tabletop.ui.widgets.click_guard import CarefulButton, ClickGuard

_SHOWN = 5
"""Number of moves of one piece that are listed until *more* is pressed."""
_ALL = 12
"""Maximum number of moves that are all listed if only one piece has any."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A move that a hint has compared, with the points it gives away: in short, and as a sentence."""

    move: Move
    given: str
    summary: str


class Moves(QScrollArea):
    """All legal moves, grouped by the piece they lift; while a piece is lifted, only its moves."""

    chosen = Signal(object)
    """Emitted when a move is clicked (the Move)."""
    pointed = Signal(object)
    """Emitted when another move is under the pointer or has the keyboard focus (the Move or None)."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._offer: MoveOptions | None = None
        self._layout: Layout | None = None
        self._lifted = ""
        self._whole: set[str] = set()
        self._fresh = ClickGuard()
        self._note = ""
        self._hint: Move | None = None
        self._compared: tuple[Compared, ...] = ()
        self.setAccessibleName(self.tr("Moves"))

    def show_offer(self, offer: MoveOptions | None, layout: Layout | None, note: str) -> None:
        """List the moves of a decision, or show `note`, why there are none."""
        if offer is self._offer and note == self._note:
            return
        self._offer, self._layout, self._note = offer, layout, note
        self._lifted, self._hint, self._compared = "", None, ()
        self._whole.clear()
        self._fill()

    def show_lifted(self, key: str | None) -> None:
        """List only the moves of the lifted piece; None: of all pieces."""
        if self._lifted != (key or ""):
            self._lifted = key or ""
            self._fill()

    def show_hint(self, move: Move) -> None:
        """Mark the move that a hint recommends."""
        self._hint = move if self._offer is None else self._offer.listed_moves.representative(move)
        self._whole.add(self._hint.piece)
        self._fill()

    def show_compared(self, compared: tuple[Compared, ...]) -> None:
        """List the compared moves, best first; if empty, all moves again."""
        self._compared = compared
        self._fill()

    def retranslate(self) -> None:
        """Retranslate all texts."""
        self.setAccessibleName(self.tr("Moves"))
        self._fill()

    def _fill(self) -> None:
        self._fresh.begin()
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(6, 10, 6, 10)
        column.setSpacing(1)
        if self._offer is None and self._note:
            column.addWidget(self._quiet(self._note))
        if self._offer is not None and self._compared and not self._lifted:
            self._fill_compared(self._offer, column)
        elif self._offer is not None:
            self._fill_groups(self._offer, column)
        column.addStretch(1)
        keyboard = self._has_keyboard()
        old = self.takeWidget()
        self.setWidget(inner)
        if old is not None:
            old.deleteLater()
        if keyboard:
            first = inner.findChild(MoveRow)
            (first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _has_keyboard(self) -> bool:
        """Return True if this list has the keyboard focus, which it then keeps for the next decision."""
        focus = self.window().focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def _fill_groups(self, offer: MoveOptions, column: QVBoxLayout) -> None:
        names = self._names()
        listed = offer.listed_moves
        moves = listed.of_piece(self._lifted) if self._lifted else list(listed)
        groups = [(key, list(group)) for key, group in groupby(moves, key=lambda move: move.piece)]
        if self._lifted and not moves:
            words = self.tr("It can't go anywhere now. Hold it over a place to see why.")
            column.addWidget(self._quiet(words))
        single = len(moves) <= _SHOWN + 3
        if len(groups) == 1 and len(moves) <= _ALL:
            self._whole.add(groups[0][0])
        for key, group in groups:
            title = names.get(key, "") if key else self.tr("Other choices")
            drags = isinstance(group[0].gesture, Drag)
            titled = bool(title) and (len(group) > 1 or (drags and not single) or not key)
            if titled:
                column.addWidget(self._heading(title, len(group)))
            self._fill_group(offer, key, group, column, brief=titled or bool(self._lifted))

    def _fill_compared(self, offer: MoveOptions, column: QVBoxLayout) -> None:
        """List the moves that a hint has compared, with the points that each gives away."""
        column.addWidget(self._heading(self.tr("Compared, with points given away"), 0))
        for each in self._compared:
            row = self._row(offer, each.move, brief=False)
            row.given = each.given
            row.setAccessibleDescription(f"{row.accessibleDescription()}\n{each.summary}")
            column.addWidget(row)
        words = self.tr("Hover over a move or select it to compare.")
        if len(self._compared) < len(offer.moves):
            words = f"{self.tr('The others looked worse.')} {words}"
        column.addWidget(self._quiet(words))
        every = CarefulButton(self.tr("All moves"), self._fresh)
        every.setProperty("role", "link")
        every.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        every.clicked.connect(lambda: self.show_compared(()))
        column.addWidget(every, 0, Qt.AlignmentFlag.AlignLeading)

    def _fill_group(
        self, offer: MoveOptions, key: str, group: list[Move], column: QVBoxLayout, *, brief: bool
    ) -> None:
        all_of_it = key in self._whole or self._lifted or len(group) <= _SHOWN + 1
        for move in group if all_of_it else group[:_SHOWN]:
            column.addWidget(self._row(offer, move, brief=brief))
        if not all_of_it:
            more = CarefulButton(self.tr("%n more", None, len(group) - _SHOWN), self._fresh)
            more.setProperty("role", "link")
            more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            more.clicked.connect(lambda: self._open(key))
            column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeading)

    def _open(self, key: str) -> None:
        self._whole.add(key)
        self._fill()

    def _row(self, offer: MoveOptions, move: Move, *, brief: bool) -> MoveRow:
        final = offer.past_undoing(move.action)
        words = offer.label_of(move.action) if brief else offer.words(move.action)
        number = offer.listed_moves.number_of(move)
        words = words[:1].upper() + words[1:]
        row = MoveRow(move, words, offer.effect(move.action), number=number, final=final, fresh=self._fresh)
        row.setAccessibleName(offer.words(move.action))
        if final:
            why = self.tr("Can't be undone: it reveals hidden information.")
            row.setToolTip(f"{row.toolTip()}\n{why}")
        if face := offer.game.table.thumb(offer.view, move.action):
            row.thumb = offer.game.table.draw(face, 26.0, 26.0, px=THUMB / 26, words=to_language)
        row.hinted = offer.listed_moves.representative(move) == self._hint
        row.clicked.connect(lambda: self._choose(move))
        row.pointed.connect(self.pointed)
        return row

    def _choose(self, move: Move) -> None:
        self._fresh.begin()
        self.chosen.emit(move)

    def _quiet(self, words: str) -> QLabel:
        label = QLabel(words)
        label.setWordWrap(True)
        label.setProperty("role", "quiet")
        label.setContentsMargins(8, 0, 8, 6)
        return label

    def _names(self) -> dict[str, str]:
        if self._layout is None:
            return {}
        zones = {zone.key: to_language(zone.name) for zone in self._layout.zones}
        return zones | {piece.key: to_language(piece.name) for piece in self._layout.pieces}

    def _heading(self, words: str, n: int) -> QWidget:
        label = QLabel(f"<b>{escape(words[:1].upper() + words[1:])}</b>")
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setContentsMargins(8, 8, 8, 3)
        if n > _SHOWN + 1:
            ways = self.tr("%n way(s)", None, n)
            label.setText(f"{label.text()} <span style='color:{theme.tokens().quiet}'>· {ways}</span>")
        return label
