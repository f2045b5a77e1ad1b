"""The pictures of a rule book, drawn by the game's own art when they come into sight."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from tabletop import games
from tabletop.files.rule_pictures import RulePicture, rule_pictures
from tabletop.lessons.pictures import picture_layout
from tabletop.ui.style import theme
from tabletop.ui.widgets.table_picture import table_picture

_SIZE = QSize(236, 118)
"""Size of a picture in pixels at 100 %: as wide as the lines beside a table."""
_CHAPTER = re.compile(r"^## (\S*\d) (.*)$", re.MULTILINE)
_IMAGE = QTextDocument.ResourceType.ImageResource


class BookPictures(QObject):
    """Puts a picture below the title of each chapter; one is drawn at a time, those in sight first."""

    def __init__(self, book: QTextBrowser, place_of: Callable[[str], QRectF | None]) -> None:
        """Create it; `place_of`: the rectangle of a chapter's title in pixels of the whole document."""
        super().__init__(book)
        self._book, self._place_of, self._game = book, place_of, ""
        self._waiting: dict[str, RulePicture] = {}
        self._timer = QTimer(self, singleShot=True, interval=20)
        self._timer.timeout.connect(self._draw_next)
        book.verticalScrollBar().valueChanged.connect(lambda _value: self._timer.start())
        book.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Draw what comes into sight when the book is shown or resized."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self._timer.start()
        return False

    def add_to(self, game: str, text: str) -> str:
        """Return the text of a game's rule book in Markdown with a picture below each chapter's title."""
        self._game, self._waiting = game, dict(rule_pictures(game))
        return _CHAPTER.sub(self._with_picture, text)

    def _with_picture(self, title: re.Match[str]) -> str:
        number, words = title[1], title[2].strip()  # without words Qt leaves a picture out
        return f"{title[0]}\n\n![{words}]({number})\n" if number in self._waiting else title[0]

    def reserve(self) -> None:
        """Make room for all pictures of the document, and draw those in sight."""
        empty = self._ground()
        for rule in self._waiting:
            self._book.document().addResource(_IMAGE, QUrl(rule), empty)
        self._timer.start()

    def draw_all(self, ratio: float) -> None:
        """Draw all pictures at once for a document that is printed; `ratio`: its dots per point."""
        for rule, picture in self._waiting.items():
            self._book.document().addResource(_IMAGE, QUrl(rule), self._drawn(picture, ratio))
        self._waiting = {}

    def _ground(self, ratio: float = 0.0) -> QPixmap:
        """Return an empty picture."""
        ratio = ratio or self._book.devicePixelRatioF()
        made = QPixmap(self._size() * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        return made

    @staticmethod
    def _size() -> QSize:
        return QSize(theme.scaled(_SIZE.width()), theme.scaled(_SIZE.height()))

    def _draw_next(self) -> None:
        """Draw a picture that is in sight, and come again as long as there are more."""
        if not self._book.isVisible():
            return
        shown = next((rule for rule in self._waiting if self._is_in_sight(rule)), "")
        if shown:
            image = self._drawn(self._waiting.pop(shown))
            self._book.document().addResource(_IMAGE, QUrl(shown), image)
            self._book.viewport().update()
            self._timer.start()

    def _is_in_sight(self, rule: str) -> bool:
        place, bar = self._place_of(rule), self._book.verticalScrollBar()
        top, high = bar.value(), self._book.viewport().height()
        return place is not None and place.bottom() + self._size().height() > top and place.top() < top + high

    def _drawn(self, picture: RulePicture, ratio: float = 0.0) -> QPixmap:
        """Return the picture on a ground of its usual size; empty if the table has no such things."""
        made, size, game = self._ground(ratio), self._size(), games.game(self._game)
        ratio = made.devicePixelRatio()
        try:
            image = table_picture(game.table, picture_layout(game, picture), picture.keys, size, ratio)
        except Exception:  # noqa: BLE001  with an owner's values a lesson's script may cause any error
            return made
        painter = QPainter(made)
        painter.drawPixmap(QPointF(0, (size.height() - image.deviceIndependentSize().height()) / 2), image)
        painter.end()
        return made
