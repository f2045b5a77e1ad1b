"""The colours and the type of the window: light, dark, of high contrast, or as the system forces them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QProxyStyle, QWidget
from shiboken6 import isValid

from tabletop.art.type import DISPLAY, SANS
from tabletop.files.paths import resource
from tabletop.ui.style.desktop import more_contrast
from tabletop.ui.style.input_guard import InputGuard
from tabletop.ui.style.stylesheet import SHEET

TEXT, TITLE = SANS, DISPLAY
"""The families of the window's text and of its titles and big numbers; bundled in resources/fonts."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """What every part of the window is painted with, as #rrggbb."""

    window: str
    panel: str
    raised: str
    line: str
    text: str
    edge: str
    """The edges of fields and boxes, which must be seen; those of cards and buttons are lines."""
    quiet: str
    accent: str
    on_accent: str
    legal: str
    refused: str
    shadow: str


LIGHT = Tokens(
    window="#F4EEE3",
    panel="#FBF8F2",
    raised="#FFFFFF",
    line="#D9CFBF",
    text="#2B2622",
    edge="#85796B",
    quiet="#5F564C",
    accent="#97500F",
    on_accent="#FFFFFF",
    legal="#23694B",
    refused="#B3362B",
    shadow="#B8AB97",
)
DARK = Tokens(
    window="#1F1B18",
    panel="#2A2521",
    raised="#342E29",
    line="#423A33",
    text="#EFE8DC",
    edge="#94897C",
    quiet="#B3A799",
    accent="#E0A15A",
    on_accent="#1F1B18",
    legal="#7CCBA2",
    refused="#E5857B",
    shadow="#120F0D",
)


CONTRAST = Tokens(
    window="#000000",
    panel="#000000",
    raised="#141414",
    line="#6B6B6B",
    text="#FFFFFF",
    edge="#FFFFFF",
    quiet="#FFFFFF",
    accent="#FFD84A",
    on_accent="#000000",
    legal="#7DF0B0",
    refused="#FF9E96",
    shadow="#000000",
)
LINE = 0.4
"""How much of the text's colour is in that of lines, where the system gives the colours."""


class _Chosen:
    """What the player chose: "light", "dark", "contrast" or "system", and the size of the text in per cent.

    `forced`: the colours of a system that is set to a high contrast of its own.
    """

    scheme = "system"
    percent = 100
    forced: Tokens | None = None
    style: ProgramStyle | None = None


def tokens() -> Tokens:
    """The colours now in use."""
    if _Chosen.scheme == "contrast":
        return CONTRAST
    if _Chosen.forced is not None:
        return _Chosen.forced
    return DARK if dark() else LIGHT


def dark() -> bool:
    """Whether the window is dark now."""
    if _Chosen.scheme == "system" and _Chosen.forced is not None:
        return QColor(_Chosen.forced.window).lightness() < QColor(_Chosen.forced.text).lightness()
    if _Chosen.scheme == "system":
        return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return _Chosen.scheme in ("dark", "contrast")


def system_palette(app: QApplication) -> QPalette:
    """The palette of the system."""
    app.setPalette(QPalette())  # without the program's own, it is the system's
    return app.palette()


def forced(app: QApplication) -> Tokens | None:
    """The system's own colours, where it is set to a high contrast; None where the program has its own."""
    if _Chosen.scheme != "system" or not more_contrast():
        return None
    system, role = system_palette(app), QPalette.ColorRole
    name = {at: system.color(at).name() for at in role if at is not role.NColorRoles}
    text, window = system.color(role.WindowText), system.color(role.Window)
    parts = ((text.red(), window.red()), (text.green(), window.green()), (text.blue(), window.blue()))
    line = QColor(*(round(ink * LINE + ground * (1 - LINE)) for ink, ground in parts))
    return Tokens(
        window=name[role.Window],
        panel=name[role.Base],
        raised=name[role.Button],
        line=line.name(),
        text=name[role.WindowText],
        edge=name[role.WindowText],
        quiet=name[role.WindowText],
        accent=name[role.Highlight],
        on_accent=name[role.HighlightedText],
        legal=name[role.WindowText],
        refused=name[role.WindowText],
        shadow=name[role.Window],
    )


def growth() -> float:
    """How many times as large as usual the player wants text; 1.0 where it is to be smaller."""
    return max(_Chosen.percent / 100, 1.0)


def scaled(pixels: float) -> int:
    """A length that goes with the size of the text."""
    return round(pixels * _Chosen.percent / 100)


def colour(name: str) -> QColor:
    """One of the colours now in use, by the name of its token."""
    return QColor(getattr(tokens(), name))


def load_fonts() -> None:
    """Make the bundled families known to Qt."""
    for path in sorted(resource("fonts").glob("*.[ot]tf")):
        QFontDatabase.addApplicationFont(str(path))


def display(pixels: float, weight: QFont.Weight = QFont.Weight.Bold) -> QFont:
    """The face of titles and big numbers, in this size."""
    font = QFont(TITLE)
    font.setPixelSize(round(pixels))
    font.setWeight(weight)
    return font


def plain(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The face of the window's text, in this size."""
    font = QFont(TEXT)
    font.setPixelSize(round(pixels))
    font.setWeight(weight)
    return font


def horizontal_margin(font: QFont, less: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The same so many pixels smaller than a widget's font, which is in points until it has been dressed."""
    return plain(QFontInfo(font).pixelSize() - less, weight)


class ProgramStyle(QProxyStyle):
    """The style of the program, which guards every widget.

    A label or tooltip is no markup unless it says so itself: names come from outside, “A <3” is a name, and
    “<img src=...>” loads nothing. Input that nobody meant is dropped, see InputGuard.
    """

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self._guard = InputGuard(self)

    def polish(self, thing: Any) -> Any:
        """Called once for each widget, before it is seen."""
        if isinstance(thing, QLabel) and thing.textFormat() == Qt.TextFormat.AutoText:
            thing.setTextFormat(Qt.TextFormat.PlainText)
        if isinstance(thing, QWidget):
            self._guard.watch(thing)
        return super().polish(thing)


def dress(app: QApplication, scheme: str, percent: int = 100) -> None:
    """Give the whole program its colours and its type, now; `percent` is the size of the text."""
    if _Chosen.style is None or not isValid(_Chosen.style):
        _Chosen.style = ProgramStyle("Fusion")
        app.setStyle(_Chosen.style)
    _Chosen.scheme = scheme
    schemes = {
        "light": Qt.ColorScheme.Light,
        "dark": Qt.ColorScheme.Dark,
        "contrast": Qt.ColorScheme.Dark,
    }
    if scheme in schemes:
        app.styleHints().setColorScheme(schemes[scheme])
    else:
        app.styleHints().unsetColorScheme()
    redress(app, percent)


def redress(app: QApplication, percent: int) -> None:
    """The style sheet and the palette, after the colours of the system changed."""
    _Chosen.percent, _Chosen.forced = percent, forced(app)
    t = tokens()
    app.setPalette(palette(t))
    app.setFont(plain(13 * percent / 100))
    sizes = {"body": 13, "small": 12, "prompt": 15, "heading": 20, "title": 28}
    pixels = {name: round(size * percent / 100) for name, size in sizes.items()}
    arrow = resource("icons/down.svg").as_posix()
    check = resource("icons/check-dark.svg" if dark() else "icons/check.svg").as_posix()
    fields = {name: getattr(t, name) for name in Tokens.__slots__}
    app.setStyleSheet(
        SHEET.substitute(fields, family=TEXT, display=TITLE, arrow=arrow, check=check, **pixels)
    )


def palette(t: Tokens) -> QPalette:
    """The same colours for the widgets that paint themselves."""
    made = QPalette()
    role = QPalette.ColorRole
    pairs = (
        (role.Window, t.window),
        (role.WindowText, t.text),
        (role.Base, t.panel),
        (role.AlternateBase, t.window),
        (role.Text, t.text),
        (role.Button, t.raised),
        (role.ButtonText, t.text),
        (role.ToolTipBase, t.raised),
        (role.ToolTipText, t.text),
        (role.PlaceholderText, t.quiet),
        (role.Highlight, t.accent),
        (role.HighlightedText, t.on_accent),
        (role.Link, t.accent),
        (role.LinkVisited, t.accent),
        (role.Accent, t.accent),
    )
    for at, value in pairs:
        made.setColor(at, QColor(value))
    for at in (role.Text, role.WindowText, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, at, QColor(t.quiet))
    return made
