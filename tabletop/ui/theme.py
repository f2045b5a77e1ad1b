"""The colours and the type of the window, light and dark."""

from __future__ import annotations

from dataclasses import dataclass
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from tabletop.art.type import DISPLAY, SANS
from tabletop.files.paths import resource

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
    quiet="#6E6459",
    accent="#B5651D",
    on_accent="#FFFFFF",
    legal="#2E7D5B",
    refused="#B3362B",
    shadow="#B8AB97",
)
DARK = Tokens(
    window="#1F1B18",
    panel="#2A2521",
    raised="#342E29",
    line="#423A33",
    text="#EFE8DC",
    quiet="#B3A799",
    accent="#E0A15A",
    on_accent="#1F1B18",
    legal="#7CCBA2",
    refused="#E5857B",
    shadow="#120F0D",
)

SHEET = Template("""
* { font-family: "$family"; font-size: ${body}px; }
QWidget { color: $text; }
QMainWindow, QDialog, #page { background: $window; }
QScrollArea, QScrollArea > #qt_scrollarea_viewport, QScrollArea > #qt_scrollarea_viewport > QWidget {
  background: transparent; border: none; }
QToolTip { background: $raised; color: $text; border: 1px solid $line; padding: 4px; }
QLabel[role="title"] { font-family: "$display"; font-weight: 700; font-size: ${title}px; }
QLabel[role="heading"] { font-family: "$display"; font-weight: 600; font-size: ${heading}px; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="prompt"] { font-weight: 600; font-size: ${prompt}px; }
QLabel[role="quiet"] { color: $quiet; }
QLabel[role="small"] { color: $quiet; font-size: ${small}px; }
QLabel[role="accent"] { color: $accent; font-weight: 600; }
QLabel[role="refused"] { color: $refused; font-weight: 600; }
QLabel[role="won"] { color: $legal; font-weight: 600; }
QLabel[role="number"] { font-family: "$display"; font-weight: 700; font-size: ${heading}px; }
QFrame#card { background: $panel; border: 1px solid $line; border-radius: 8px; }
QFrame#bar { background: $panel; border: none; border-bottom: 1px solid $line; }
QFrame#foot { background: $panel; border: none; border-top: 1px solid $line; }
QFrame#side { background: $panel; border: none; }
QFrame#rule { background: $line; border: none; }
QPushButton { background: $raised; border: 1px solid $line; border-radius: 6px; padding: 5px 12px; font-weight: 600; }
QPushButton:hover { border-color: $quiet; }
QPushButton:pressed { background: $line; }
QPushButton:disabled { color: $quiet; background: transparent; }
QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus, QSpinBox:focus { border: 2px solid $accent; padding: 4px 11px; }
QPushButton[role="accent"] { background: $accent; border-color: $accent; color: $on_accent; padding: 7px 20px; }
QPushButton[role="accent"]:focus { border: 2px solid $text; padding: 6px 19px; }
QPushButton[role="accent"]:disabled { background: $line; border-color: $line; color: $quiet; }
QPushButton[role="link"] { background: transparent; border: 1px solid transparent; color: $accent; padding: 2px 4px; }
QPushButton[role="link"]:disabled { color: $quiet; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus { border: 1px solid $accent; padding: 2px 4px; }
QPushButton[role="row"] { background: transparent; border: none; border-radius: 7px; padding: 0; text-align: left; }
QPushButton[role="row"]:hover, QPushButton[role="row"]:focus { background: $line; }
QPushButton[role="tab"] { background: transparent; border: none; border-bottom: 3px solid transparent; border-radius: 0; color: $quiet; padding: 6px 2px 5px 2px; }
QPushButton[role="tab"]:checked { color: $text; border-bottom-color: $accent; }
QPushButton[role="tab"]:hover { color: $text; }
QPushButton[role="tab"]:focus { background: $line; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 3px; }
QToolButton:hover, QToolButton:open { background: $line; }
QToolButton:focus { padding: 2px; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: none; width: 0; }
QLineEdit, QSpinBox, QComboBox { background: $raised; border: 1px solid $line; border-radius: 6px; padding: 5px 11px; selection-background-color: $accent; selection-color: $on_accent; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url($arrow); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line; selection-background-color: $line; selection-color: $text; outline: 0; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; }
QMenu { background: $raised; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 4px; }
QMenu::item:selected { background: $line; }
QMenu::item:disabled { color: $quiet; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenuBar { background: $panel; }
QListView, QTreeView, QTableView, QTextBrowser { background: transparent; border: none; outline: 0; selection-background-color: $line; selection-color: $text; }
QTextBrowser { padding: 0; }
QHeaderView::section { background: transparent; border: none; border-bottom: 1px solid $line; padding: 6px 8px; color: $quiet; font-weight: 600; }
QTableView { gridline-color: $line; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $line; border-radius: 4px; margin: 1px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $quiet; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def tokens() -> Tokens:
    """The colours now in use."""
    return DARK if dark() else LIGHT


def dark() -> bool:
    """Whether the window is dark now."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


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


def wanted(scheme: str) -> Qt.ColorScheme:
    """A setting ("light", "dark", "system") as Qt's colour scheme; Unknown follows the system."""
    schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
    return schemes.get(scheme, Qt.ColorScheme.Unknown)


def dress(app: QApplication, scheme: str, percent: int = 100) -> None:
    """Give the whole program its colours and its type, now; `percent` is the size of the text."""
    hints = app.styleHints()
    if scheme in ("light", "dark"):
        hints.setColorScheme(wanted(scheme))
    else:
        hints.unsetColorScheme()
    redress(app, percent)


def redress(app: QApplication, percent: int) -> None:
    """The style sheet and the palette, after the colours of the system changed."""
    t = tokens()
    app.setPalette(palette(t))
    app.setFont(plain(13 * percent / 100))
    sizes = {"body": 13, "small": 12, "prompt": 15, "heading": 20, "title": 28}
    pixels = {name: round(size * percent / 100) for name, size in sizes.items()}
    arrow = resource("icons/down.svg").as_posix()
    fields = {name: getattr(t, name) for name in Tokens.__slots__}
    app.setStyleSheet(SHEET.substitute(fields, family=TEXT, display=TITLE, arrow=arrow, **pixels))


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
