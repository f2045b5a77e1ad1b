"""The settings dialog; each change takes effect at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from tabletop.files.settings import Settings
from tabletop.ui.dialogs.key_choices import KeyChoices
from tabletop.ui.play.coach_text import coach_option
from tabletop.ui.play.screen_reader import amounts
from tabletop.ui.style.i18n import times, to_language
from tabletop.ui.style.language import Languages, own_name
from tabletop.ui.widgets.combo_box import Chooser

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 0.0)
"""Possible speeds of animations, as factors; 0 for instant."""
_SCALES = (0, 80, 90, 100, 115, 130, 150, 200)


FRAME = QSize(24, 60)
"""Room for the window manager's frame round a dialog, in pixels."""


class Scrolled(QScrollArea):
    """A scroll area as large as its content if there is room; it always has the full width."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inner)
        self._inner = inner

    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width() + 4

    def sizeHint(self) -> QSize:
        """Return the size of the whole content, with the scroll bar."""
        return self._inner.sizeHint() + QSize(self._bar(), 4)

    def minimumSizeHint(self) -> QSize:
        """Return the whole width, and the height of a few lines."""
        return QSize(self._inner.minimumSizeHint().width() + self._bar(), 120)


class SettingsDialog(QDialog):
    """Shows the settings and emits every change."""

    changed = Signal(object)
    """Emitted after each change (the Settings)."""
    coach_shared = Signal()
    """Emitted when the open match is to have the coach of the settings instead of its own."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, own_coach: str = "") -> None:
        """Create the dialog.

        Args:
            settings: The settings.
            parent: The window.
            own_coach: The level of the coach in the open match, if it has its own; "" for none.
        """
        super().__init__(parent)
        self.settings, self._own_coach = settings, own_coach
        self._boxes: dict[str, QWidget] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(20, 20, 20, 16)
        self._build()
        self._boxes["my_speed"].setFocus()  # and not the scroll area, which would show a focus ring

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate all texts when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            focused = next((name for name, box in self._boxes.items() if box is self.focusWidget()), "")
            self._build()
            if focused:
                self._boxes[focused].setFocus()

    def _build(self) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.setWindowTitle(self.tr("Settings"))
        inner = QWidget()
        form = QFormLayout(inner)
        form.setContentsMargins(3, 4, 2, 4)
        form.setVerticalSpacing(10)
        form.setHorizontalSpacing(20)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._section(form, self.tr("On the table"))
        form.addRow(self.tr("My &move speed"), self._speed("my_speed"))
        form.addRow(self.tr("&Opponents' speed"), self._speed("opponents_speed"))
        motion = (("system", self.tr("System default")), ("on", self.tr("On")), ("off", self.tr("Off")))
        form.addRow(self.tr("&Reduced motion"), self._choice("reduced_motion", motion))
        form.addRow(self.tr("So&unds"), self._sounds())
        form.addRow(self.tr("Screen reader deta&il"), self._choice("spoken", amounts()))
        form.addRow(
            self._switch("auto_single_move", self.tr("Play force&d moves automatically")),
        )
        form.addRow(self.tr("Coac&h"), self._coach())
        form.addRow(self._note(to_language(coach_option().help)))
        self._add_own_coach(form)
        form.addRow(self._switch("cast_speaks", self.tr("Opponents with a &face speak at turning points")))
        form.addRow(self._switch("confirm_giving_up", self.tr("Confirm before &giving something up")))
        form.addRow(self._switch("confirmations", self.tr("Confirm before remo&ving a match")))
        self._section(form, self.tr("Keys"))
        form.addRow(self._switch("letter_keys", self.tr("Single letters are shortcuts")))
        keys = KeyChoices(self.settings)
        keys.changed.connect(lambda chosen: self._set(keys=chosen))
        form.addRow(keys)
        self._section(form, self.tr("Window"))
        languages = [("", self.tr("System default"))]
        languages += [(code, own_name(code)) for code in Languages.available()]
        form.addRow(self.tr("&Language"), self._choice("language", tuple(languages)))
        themes = (
            ("system", self.tr("System default")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
            ("contrast", self.tr("High contrast")),
        )
        form.addRow(self.tr("&Colours"), self._choice("theme", themes))
        scales = [(n, self.tr("System default") if not n else f"{n} %") for n in _SCALES]
        form.addRow(self.tr("&Text size"), self._choice("scale", tuple(scales)))
        large = self.tr(
            "Text on the table grows where there is room. Hover over a piece or press Shift to enlarge it."
        )
        form.addRow(self._note(large))
        close = QPushButton(self.tr("Clo&se"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        scroll = Scrolled(inner)
        keys.refused.connect(scroll.ensureWidgetVisible)
        scroll.setAccessibleName(self.windowTitle())
        self._column.addWidget(scroll, 1)
        self._column.addSpacing(12)
        self._column.addWidget(close, 0, Qt.AlignmentFlag.AlignTrailing)

    def showEvent(self, event: QShowEvent) -> None:
        """Limit the dialog to the size of the screen; the settings scroll then."""
        super().showEvent(event)
        room = self.screen().availableSize() - FRAME
        self.setMaximumSize(room)
        self.resize(self.sizeHint().boundedTo(room))

    def _note(self, words: str) -> QLabel:
        """Return a note on the setting above it."""
        note = QLabel(words)
        note.setProperty("role", "quiet")
        note.setWordWrap(True)
        return note

    def _section(self, form: QFormLayout, words: str) -> None:
        title = QLabel(words)
        title.setProperty("role", "heading")
        form.addRow(title)

    def _set(self, **change: Any) -> None:
        self.settings = replace(self.settings, **change)
        self.changed.emit(self.settings)

    def _choice(self, name: str, values: tuple[tuple[object, str], ...]) -> Chooser:
        box = Chooser()
        self._boxes[name] = box
        for value, words in values:
            box.addItem(words, value)
        box.setCurrentIndex(max(box.findData(getattr(self.settings, name)), 0))
        box.currentIndexChanged.connect(lambda _at: self._set(**{name: box.currentData()}))
        return box

    def _coach(self) -> Chooser:
        option = coach_option()
        box = self._choice("coach", tuple((value.key, to_language(value.title)) for value in option.values))
        box.setToolTip(to_language(option.help))
        box.setAccessibleDescription(box.toolTip())
        return box

    def _add_own_coach(self, form: QFormLayout) -> None:
        """Say that the open match has a coach of its own, until it has that of the settings."""
        level = next((each for each in coach_option().values if each.key == self._own_coach), None)
        if level is None:
            return
        words = self.tr("This match has its own: {level}. A change here applies to it, too.")
        note = self._note(words.format(level=to_language(level.title)))
        share = QPushButton(self.tr("Use the setting in this match, too"))
        share.setProperty("role", "link")
        share.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        form.addRow(note)
        form.addRow(share)

        def end() -> None:
            self._own_coach = ""
            form.setRowVisible(note, False)
            form.setRowVisible(share, False)

        share.clicked.connect(self.coach_shared)
        share.clicked.connect(end)
        box = self._boxes["coach"]
        assert isinstance(box, Chooser)
        box.currentIndexChanged.connect(end)

    def _speed(self, name: str) -> Chooser:
        words = [(n, times(n) if n else self.tr("Instant")) for n in SPEEDS]
        return self._choice(name, tuple(words))

    def _switch(self, name: str, words: str) -> QCheckBox:
        box = QCheckBox(words)
        self._boxes[name] = box
        box.setChecked(getattr(self.settings, name))
        box.toggled.connect(lambda on: self._set(**{name: on}))
        return box

    def _sounds(self) -> QWidget:
        row = QWidget()
        on = self._switch("sounds", self.tr("O&n"))
        volume = QSlider(Qt.Orientation.Horizontal)
        volume.setRange(0, 100)
        volume.setValue(self.settings.volume)
        volume.setEnabled(self.settings.sounds)
        volume.setAccessibleName(self.tr("Volume"))
        volume.setToolTip(self.tr("Volume"))
        volume.valueChanged.connect(lambda value: self._set(volume=value))
        on.toggled.connect(volume.setEnabled)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(on)
        layout.addWidget(volume, 1)
        return row
