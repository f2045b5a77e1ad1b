"""The colours and fonts of the window: light, dark, high contrast, or those of the system."""

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

TEXT, _TITLE = SANS, DISPLAY
"""The font families of text and of titles and large numbers; bundled in resources/fonts."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """The colours of the window, as #rrggbb."""

    window: str
    panel: str
    raised: str
    line: str
    text: str
    edge: str
    """Edges of fields and boxes, which must be visible; those of cards and buttons use `line`."""
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
_LINE = 0.4
"""Share of the text's colour in the colour of lines, if the system sets the colours."""


class _Chosen:
    """The player's choices.

    Attributes:
        scheme: "light", "dark", "contrast" or "system".
        percent: The size of the text in per cent.
        forced: The colours of a system that is set to high contrast, or None.
        style: The style of the program, once it is set.
    """

    scheme = "system"
    percent = 100
    forced: Tokens | None = None
    style: ProgramStyle | None = None


def tokens() -> Tokens:
    """Return the colours in use."""
    if _Chosen.scheme == "contrast":
        return CONTRAST
    if _Chosen.forced is not None:
        return _Chosen.forced
    return DARK if dark() else LIGHT


def high_contrast() -> bool:
    """Return True if the player or the system wants high contrast."""
    return _Chosen.scheme == "contrast" or _Chosen.forced is not None


def dark() -> bool:
    """Return True if the window is dark now."""
    if _Chosen.scheme == "system" and _Chosen.forced is not None:
        return QColor(_Chosen.forced.window).lightness() < QColor(_Chosen.forced.text).lightness()
    if _Chosen.scheme == "system":
        return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return _Chosen.scheme in ("dark", "contrast")


def system_palette(app: QApplication) -> QPalette:
    """Return the palette of the system."""
    app.setPalette(QPalette())  # an empty one falls back to the system's
    return app.palette()


def forced(app: QApplication) -> Tokens | None:
    """Return the system's colours if it is set to high contrast; None if the program uses its own."""
    if _Chosen.scheme != "system" or not more_contrast():
        return None
    system, role = system_palette(app), QPalette.ColorRole
    name = {at: system.color(at).name() for at in role if at is not role.NColorRoles}
    text, window = system.color(role.WindowText), system.color(role.Window)
    parts = ((text.red(), window.red()), (text.green(), window.green()), (text.blue(), window.blue()))
    line = QColor(*(round(ink * _LINE + ground * (1 - _LINE)) for ink, ground in parts))
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
    """Growth of text by the player's text size; at least 1.0."""
    return max(_Chosen.percent / 100, 1.0)


def scaled(pixels: float) -> int:
    """Return a length in pixels, scaled by the text size."""
    return round(pixels * _Chosen.percent / 100)


def colour(name: str) -> QColor:
    """Return a colour in use, by the name of its token."""
    return QColor(getattr(tokens(), name))


def load_fonts() -> None:
    """Register the bundled fonts with Qt."""
    for path in sorted(resource("fonts").glob("*.[ot]tf")):
        QFontDatabase.addApplicationFont(str(path))


def display(pixels: float, weight: QFont.Weight = QFont.Weight.Bold) -> QFont:
    """Return the font of titles and large numbers at this size in pixels."""
    font = QFont(_TITLE)
    font.setPixelSize(round(pixels))
    font.setWeight(weight)
    return font


def plain(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the font of the window's text at this size in pixels."""
    font = QFont(TEXT)
    font.setPixelSize(round(pixels))
    font.setWeight(weight)
    return font


def horizontal_margin(font: QFont, less: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the text font `less` pixels smaller than a widget's (in points until it is styled)."""
    return plain(QFontInfo(font).pixelSize() - less, weight)


class ProgramStyle(QProxyStyle):
    """The style of the program, which guards every widget.

    Labels and tooltips are plain text unless they say otherwise: names come from outside, “A <3” is a
    name, and “<img src=...>” loads nothing. Unintended input is dropped, see InputGuard.
    """

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self._guard = InputGuard(self)

    def polish(self, thing: Any) -> Any:
        """Prepare a widget; Qt calls this once for each before it is shown."""
        if isinstance(thing, QLabel) and thing.textFormat() == Qt.TextFormat.AutoText:
            thing.setTextFormat(Qt.TextFormat.PlainText)
        if isinstance(thing, QWidget):
            self._guard.watch(thing)
        return super().polish(thing)


def dress(app: QApplication, scheme: str, percent: int = 100) -> None:
    """Set the colours and fonts of the whole program; `percent` is the size of the text."""
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
    """Update the style sheet and the palette, also after the system's colours have changed."""
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
        SHEET.substitute(fields, family=TEXT, display=_TITLE, arrow=arrow, check=check, **pixels)
    )


def palette(t: Tokens) -> QPalette:
    """Return the palette in the same colours, for widgets that paint themselves."""
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
