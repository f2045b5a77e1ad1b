"""Pictures of the table and the result of a match, saved as files or copied."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from tabletop.art.table_drawing import table_drawing, with_letters
from tabletop.ui.dialogs.match_files import file_name
from tabletop.ui.dialogs.save_file import FileKind, ask_where, pdf_kind, write_and_tell
from tabletop.ui.style.i18n import to_language

if TYPE_CHECKING:
    from tabletop.ui.pages.match import MatchPage

_COPIED = 2
"""How many times its plain size a copied picture has."""


def drawing_of(page: MatchPage) -> str:
    """Return the table as it is shown on a page, as SVG: no more than its viewer sees there."""
    return table_drawing(page.session.game.table, page.table.table_scene.given, to_language)


def save_picture(page: MatchPage | None) -> None:
    """Ask for a file, and save a picture of the table that is shown."""
    from tabletop.ui import pictures

    if page is None or page.controller.veiled:
        return
    drawing = drawing_of(page)  # before the dialog, while which bots may play on
    plain, double, vector = _kinds()
    title = QCoreApplication.translate("Window", "Save a picture of the table")
    chosen = ask_where(page, title, _suggested(page, ".png"), (plain, double, vector))
    if chosen is None:
        return
    path, kind = chosen
    if kind == vector:
        _write(page, path, lambda: with_letters(drawing).encode())
    else:
        _write(page, path, lambda: pictures.png(pictures.raster(drawing, 2 if kind == double else 1)))


def copy_picture(page: MatchPage | None) -> None:
    """Copy a picture of the table that is shown to the clipboard."""
    from tabletop.ui import pictures

    if page is None or page.controller.veiled:
        return
    QGuiApplication.clipboard().setImage(pictures.raster(drawing_of(page), _COPIED))
    page.table.call_out(QCoreApplication.translate("Window", "The picture is in the clipboard."))


def save_result(page: MatchPage | None) -> None:
    """Ask for a file, and save the result of a finished match as a PDF."""
    from tabletop.ui import pictures
    from tabletop.ui.play.printed_result import result_document

    if page is None or page.session.active_seat >= 0:
        return
    title = QCoreApplication.translate("Window", "Save the result")
    chosen = ask_where(page, title, _suggested(page, ".pdf"), [pdf_kind()])
    if chosen is not None:
        about = to_language(page.session.game.about.title)
        _write(page, chosen[0], lambda: pictures.pdf(result_document(page.session), about))


def _kinds() -> tuple[FileKind, FileKind, FileKind]:
    """Return the kinds of pictures: plain, twice as large, and of lines instead of dots."""
    return (
        FileKind(QCoreApplication.translate("Window", "PNG picture (*.png)"), (".png",)),
        FileKind(QCoreApplication.translate("Window", "PNG picture, twice as large (*.png)"), (".png",)),
        FileKind(QCoreApplication.translate("Window", "SVG drawing, sharp at any size (*.svg)"), (".svg",)),
    )


def _suggested(page: MatchPage, suffix: str) -> str:
    return file_name(page.session.game, suffix=suffix)


def _write(page: MatchPage, path: Path, content: Callable[[], bytes]) -> None:
    write_and_tell(path, content, page.table.call_out, page.notice.emit)
