"""The commands of the program, by menu and key."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from tabletop.ui.keys import GOAL_KEY, KEYS, LEFT_IN_REVIEW, REVIEW, keys_of
from tabletop.ui.style.i18n import unmarked

MATCH = (
    "undo",
    "redo",
    "hint",
    "number",
    "again",
    "turns",
    "skip",
    "pause",
    "now",
    "earlier",
    "later",
    "branch",
    "review",
    "practice",
    "give_up",
    "export",
    "picture",
    "copy_picture",
    "result",
    "moves",
    "log",
    "score",
    "rules",
    "panel",
    "zoom_in",
    "zoom_out",
    "zoom_all",
    "spoken",
    "say_question",
    "say_own",
    "say_standings",
    "say_story",
    "rule",
)
"""The commands that need a match."""
_LESSON = ("lesson", "goal", "paper")
"""The commands that need a lesson."""


def words() -> dict[str, tuple[str, str]]:
    """Return the text of each command in a menu, and its short text on a button."""

    def said(menu: str, button: str = "") -> tuple[str, str]:
        return menu, button or unmarked(menu).removesuffix("…")

    return {
        "games": said(QCoreApplication.translate("Commands", "Back to the &games")),
        "new": said(QCoreApplication.translate("Commands", "&New match of this game…")),
        "open": said(QCoreApplication.translate("Commands", "&Open a match file…")),
        "export": said(QCoreApplication.translate("Commands", "&Save as a match file…")),
        "picture": said(QCoreApplication.translate("Commands", "Save a &picture of the table…")),
        "copy_picture": said(QCoreApplication.translate("Commands", "&Copy a picture of the table")),
        "result": said(QCoreApplication.translate("Commands", "Save the &result as a PDF…")),
        "report": said(QCoreApplication.translate("Commands", "Save a &bug report…")),
        "practice": said(QCoreApplication.translate("Commands", "&Practice: undo goes all the way back")),
        "give_up": said(QCoreApplication.translate("Commands", "&Give up…")),
        "undo": said(
            QCoreApplication.translate("Commands", "&Undo"), QCoreApplication.translate("Commands", "Undo")
        ),
        "redo": said(QCoreApplication.translate("Commands", "&Redo")),
        "hint": said(
            QCoreApplication.translate("Commands", "&Hint"), QCoreApplication.translate("Commands", "Hint")
        ),
        "number": said(QCoreApplication.translate("Commands", "Play by nu&mber")),
        "again": said(QCoreApplication.translate("Commands", "Repl&ay the opponent's turn")),
        "turns": said(QCoreApplication.translate("Commands", "Read the o&thers' turns")),
        "skip": said(QCoreApplication.translate("Commands", "S&kip the animation")),
        "pause": said(QCoreApplication.translate("Commands", "Pa&use the animation")),
        "now": said(QCoreApplication.translate("Commands", "Go to n&ow")),
        "earlier": said(QCoreApplication.translate("Commands", "One move &earlier")),
        "later": said(QCoreApplication.translate("Commands", "One move &later")),
        "branch": said(QCoreApplication.translate("Commands", "Play &on from here in a new match…")),
        "review": said(QCoreApplication.translate("Commands", "Re&view this match")),
        "point": said(QCoreApplication.translate("Commands", "Ne&xt turning point")),
        "point_before": said(QCoreApplication.translate("Commands", "Pre&vious turning point")),
        "better": said(
            QCoreApplication.translate("Commands", "&See the better move played"),
            QCoreApplication.translate("Commands", "See it played"),
        ),
        "retry": said(
            QCoreApplication.translate("Commands", "&Try again from here"),
            QCoreApplication.translate("Commands", "Try again"),
        ),
        "moves": said(QCoreApplication.translate("Commands", "&Moves")),
        "log": said(QCoreApplication.translate("Commands", "&Log")),
        "score": said(QCoreApplication.translate("Commands", "&Score")),
        "rules": said(QCoreApplication.translate("Commands", "&Rules")),
        "lesson": said(QCoreApplication.translate("Commands", "L&esson")),
        "goal": said(QCoreApplication.translate("Commands", "Say the &goal of the step")),
        "paper": said(QCoreApplication.translate("Commands", "To the te&xt of the lesson, and back")),
        "part": said(QCoreApplication.translate("Commands", "Ne&xt part of the window")),
        "part_before": said(QCoreApplication.translate("Commands", "Pre&vious part of the window")),
        "panel": said(QCoreApplication.translate("Commands", "Si&de panel")),
        "spoken": said(QCoreApplication.translate("Commands", "S&poken: less or more")),
        "say_question": said(QCoreApplication.translate("Commands", "Say what is &asked")),
        "say_own": said(QCoreApplication.translate("Commands", "Say what &I have")),
        "say_standings": said(QCoreApplication.translate("Commands", "Say &how all stand")),
        "say_story": said(QCoreApplication.translate("Commands", "Say what happened since my &turn")),
        "zoom_in": said(QCoreApplication.translate("Commands", "Zoom &in")),
        "zoom_out": said(QCoreApplication.translate("Commands", "Zoom &out")),
        "zoom_all": said(QCoreApplication.translate("Commands", "Show the &whole table")),
        "full": said(QCoreApplication.translate("Commands", "&Full screen")),
        "settings": said(QCoreApplication.translate("Commands", "S&ettings…")),
        "rule": said(QCoreApplication.translate("Commands", "The rule for &this decision")),
        "keyboard": said(QCoreApplication.translate("Commands", "&Keyboard")),
        "about": said(QCoreApplication.translate("Commands", "&About Tabletop")),
        "quit": said(QCoreApplication.translate("Commands", "&Quit")),
    }


class Commands:
    """The actions of one window, and its menus."""

    def __init__(self, window: QWidget) -> None:
        self._actions = {name: QAction(window) for name in KEYS}
        for name, action in self._actions.items():
            action.setObjectName(name)
            window.addAction(action)
        self._in_lesson = self._in_review = False
        self["practice"].setCheckable(True)
        self["panel"].setCheckable(True)
        self["panel"].setChecked(True)
        self.match_menu, self.help_menu = QMenu(window), QMenu(window)
        self._play, self._film = QMenu(window), QMenu(window)
        self._view, self._file, self._say = QMenu(window), QMenu(window), QMenu(window)
        self._fill()
        self.begin_lesson(on=False)
        self.begin_review(on=False)
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        """Return the action of a command."""
        return self._actions[name]

    def _fill(self) -> None:
        listed = (
            (
                self._play,
                ("undo", "redo", "hint", "number", "", "branch", "practice", "", "review", "give_up"),
            ),
            (self._film, ("again", "skip", "pause", "", "earlier", "later", "now", "", *REVIEW)),
            (
                self._view,
                (
                    *("moves", "log", "score", "rules", "lesson", "panel", ""),
                    *("zoom_in", "zoom_out", "zoom_all", "", "part", "part_before", "", "full"),
                ),
            ),
            (self._say, ("say_question", "say_own", "say_standings", "say_story", "", "spoken")),
            (self._file, ("open", "export", "", "picture", "copy_picture", "result", "", "report")),
            (self.help_menu, ("rule", "goal", "paper", "keyboard", "", "report", "about")),
        )
        for menu, names in listed:
            for name in names:
                if name:
                    menu.addAction(self[name])
                else:
                    menu.addSeparator()
        top = self.match_menu
        top.addAction(self["games"])
        top.addAction(self["new"])
        top.addSeparator()
        for menu in (self._play, self._film, self._view, self._say, self._file):
            top.addMenu(menu)
        top.addSeparator()
        top.addAction(self["settings"])
        top.addMenu(self.help_menu)
        top.addSeparator()
        top.addAction(self["quit"])

    def retranslate(self) -> None:
        """Retranslate all texts."""
        for name, (menu, button) in words().items():
            self[name].setText(menu)
            self[name].setIconText(button)
            self.set_reason(name, "")
        self._play.setTitle(QCoreApplication.translate("Commands", "&Play"))
        self._film.setTitle(QCoreApplication.translate("Commands", "&Replay"))
        self._view.setTitle(QCoreApplication.translate("Commands", "&View"))
        self._say.setTitle(QCoreApplication.translate("Commands", "&Screen reader"))
        self._file.setTitle(QCoreApplication.translate("Commands", "&Match files"))
        self.help_menu.setTitle(QCoreApplication.translate("Commands", "&Help"))

    def set_reason(self, name: str, why: str) -> None:
        """Set a command's tooltip, with the reason why it is disabled; "" if it is not."""
        key = self[name].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        plain = unmarked(self[name].text()).removesuffix("…")
        tooltip = f"{plain} ({key})" if key else plain
        self[name].setToolTip(f"{tooltip}\n{why}" if why else tooltip)

    def begin_lesson(self, *, on: bool) -> None:
        """Enable or disable the commands of a lesson, and give "goal" its key during one."""
        for name in _LESSON:
            self[name].setEnabled(on)
        self._in_lesson = on
        self.assign_keys()

    def begin_review(self, *, on: bool) -> None:
        """Enable or disable the commands of a review, which have their own keys during one."""
        for name in REVIEW:
            self[name].setEnabled(on)
            self[name].setVisible(on)
        self._in_review = on
        self.assign_keys()

    def assign_keys(self) -> None:
        """Give each command the keys that it has now, by the settings and by what is open."""
        for name, action in self._actions.items():
            key = REVIEW[name] if name in REVIEW and self._in_review else KEYS[name]
            if name in LEFT_IN_REVIEW and self._in_review:
                key = ""
            elif name in ("goal", "keyboard") and self._in_lesson:
                key = GOAL_KEY if name == "goal" else ""
            keys = keys_of(name, key)
            if keys != action.shortcuts():
                action.setShortcuts(keys)
                self.set_reason(name, "\n".join(action.toolTip().splitlines()[1:]))

    def enable_match(self, *, on: bool) -> None:
        """Enable or disable the commands that need a match."""
        for name in (*MATCH, "new"):
            self[name].setEnabled(on)
