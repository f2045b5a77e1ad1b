"""The style sheet of the window; theme.py fills in the colours and sizes."""

from __future__ import annotations

from string import Template

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
QLabel[role="links"] { border: 2px solid transparent; border-radius: 4px; }
QLabel[role="links"]:focus { border-color: $accent; }
QFrame#card { background: $panel; border: 1px solid $line; border-radius: 8px; }
QFrame#bar { background: $panel; border: none; border-bottom: 1px solid $line; }
QFrame#question { background: $raised; border: none; border-left: 4px solid $accent;
  border-bottom: 1px solid $line; }
QLabel#tag { background: $panel; border: 1px solid $edge; border-radius: 8px; padding: 1px 8px;
  font-size: ${small}px; font-weight: 600; }
QFrame#foot { background: $panel; border: none; border-top: 1px solid $line; }
QFrame#notice {
  background: $panel; border: none; border-bottom: 1px solid $line; border-left: 4px solid $legal;
}
QFrame#side { background: $panel; border: none; }
QFrame#rule { background: $line; border: none; }
QPushButton {
  background: $raised; border: 1px solid $line; border-radius: 6px; padding: 5px 12px; font-weight:
  600;
}
QPushButton:hover { border-color: $quiet; }
QPushButton:pressed { background: $line; }
QPushButton:disabled { color: $quiet; background: transparent; }
QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus, QSpinBox:focus {
  border: 2px solid $accent; padding: 4px 11px;
}
QPushButton[role="accent"] {
  background: $accent; border-color: $accent; color: $on_accent; padding: 7px 20px;
}
QPushButton[role="accent"]:focus { border: 3px double $on_accent; padding: 5px 18px; }
QPushButton[role="accent"]:disabled { background: $line; border-color: $line; color: $quiet; }
QPushButton[role="link"] {
  background: transparent; border: 1px solid transparent; color: $accent; padding: 3px 4px;
}
QPushButton[role="link"]:disabled { color: $quiet; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus { border: 2px solid $accent; padding: 2px 3px; }
QProgressBar { background: $line; border: none; border-radius: 3px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QPushButton[role="words"] {
  background: transparent; border: 2px solid transparent; border-radius: 4px; padding: 2px 3px;
  font-weight: 400; text-align: left;
}
QPushButton[role="words"]:hover { text-decoration: underline; }
QPushButton[role="words"]:focus { border-color: $accent; padding: 2px 3px; }
QPushButton[role="row"] {
  background: transparent; border: none; border-radius: 7px; padding: 0; text-align: left;
}
QPushButton[role="row"]:hover, QPushButton[role="row"]:focus { background: $line; }
QPushButton[role="row"]:focus { border: 2px solid $accent; }
QPushButton[role="tab"], QRadioButton[role="tab"] {
  background: transparent; border: none; border-bottom: 3px solid transparent; border-radius: 0;
  color: $quiet; padding: 6px 2px 5px 2px;
}
QPushButton[role="tab"]:checked, QRadioButton[role="tab"]:checked {
  color: $text; border-bottom-color: $accent;
}
QPushButton[role="tab"]:hover, QRadioButton[role="tab"]:hover { color: $text; }
QPushButton[role="tab"]:focus, QRadioButton[role="tab"]:focus {
  border: 2px solid $accent; border-bottom-width: 3px; border-radius: 4px; padding: 5px 0 4px 0;
}
QPushButton[role="book"] { text-align: left; border-left: 4px solid transparent; }
QPushButton[role="book"]:checked { border-left-color: $accent; font-weight: 700; }
QTabBar { font-weight: 600; }
QTabBar::tab {
  background: transparent; border: none; border-bottom: 3px solid transparent; border-radius: 0;
  color: $quiet; padding: 6px 11px 5px 11px; min-height: 24px;
}
QTabBar[cramped="true"] { font-size: ${small}px; }
QTabBar[tight="true"]::tab { padding-left: 3px; padding-right: 3px; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected:focus {
  border: 2px solid $accent; border-bottom-width: 3px; border-radius: 4px; padding: 5px 9px 4px 9px;
}
QTabBar[tight="true"]::tab:selected:focus { padding-left: 1px; padding-right: 1px; }
QRadioButton[role="tab"] { font-weight: 600; spacing: 0; padding-left: 9px; padding-right: 9px; }
QRadioButton[role="tab"]:focus { padding-left: 7px; padding-right: 7px; }
QRadioButton[role="tab"]::indicator, QRadioButton[role="card"]::indicator { width: 0; height: 0; }
QRadioButton[role="card"] {
  background: transparent; border: 1px solid $line; border-radius: 8px; padding: 1px;
}
QRadioButton[role="card"]:hover { background: $line; }
QRadioButton[role="card"]:checked { border: 2px solid $accent; padding: 0; }
QRadioButton[role="card"]:focus { border: 3px double $accent; padding: 0; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 3px; }
QToolButton:hover, QToolButton:open { background: $line; }
QToolButton:focus { padding: 2px; }
QToolButton[role="face"]:checked { background: transparent; border: 2px solid $accent; padding: 2px; }
QToolButton[role="face"]:checked:focus { border: 3px double $accent; padding: 1px; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: none; width: 0; }
QLineEdit { placeholder-text-color: $quiet; }
QLineEdit, QSpinBox, QComboBox {
  background: $raised; border: 1px solid $edge; border-radius: 6px; padding: 5px 11px; selection-
  background-color: $accent; selection-color: $on_accent;
}
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url($arrow); width: 12px; height: 12px; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView {
  background: $raised; border: 1px solid $line; outline: 0; padding: 3px;
}
QComboBox QAbstractItemView::item { color: $text; border-radius: 4px; padding: 4px 8px; }
QComboBox QAbstractItemView::item:selected { background: $accent; color: $on_accent; }
QComboBox QAbstractItemView::item:disabled { color: $quiet; background: transparent; }
QCheckBox { spacing: 8px; border: 2px solid transparent; border-radius: 5px; padding: 2px 0; }
QCheckBox:focus { border-color: $accent; }
QCheckBox::indicator {
  width: ${small}px; height: ${small}px; border: 2px solid $quiet; border-radius: 4px; background: $raised;
}
QCheckBox::indicator:checked { border-color: $accent; background: $accent; image: url($check); }
QCheckBox::indicator:focus, QCheckBox::indicator:hover { border-color: $text; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; }
QMenu { background: $raised; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 4px; }
QMenu::item:selected { background: $line; }
QMenu::item:disabled { color: $quiet; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenuBar { background: $panel; }
QListView, QTreeView, QTableView, QTextBrowser {
  background: transparent; border: 2px solid transparent; outline: 0; selection-background-color: $line;
  selection-color: $text;
}
QListView:focus, QTreeView:focus, QTableView:focus, QTextBrowser:focus, QScrollArea:focus {
  border: 2px solid $accent;
}
QScrollArea#page:focus { border: none; }
QTextBrowser { padding: 0; }
QHeaderView::section {
  background: transparent; border: none; border-bottom: 1px solid $line; padding: 6px 8px; color:
  $quiet; font-weight: 600;
}
QTableView { gridline-color: $line; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle {
  background: $line; border-radius: 4px; margin: 1px; min-height: 28px; min-width: 28px;
}
QScrollBar::handle:hover { background: $quiet; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")
