"""Asks where to save a file, of one kind or of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from tabletop.engine.text import Text


@dataclass(frozen=True)
class FileKind:
    """A kind of file: its words in the dialog, and its suffixes; the first one is added to a name."""

    words: str
    suffixes: tuple[str, ...]


def ask_where(
    parent: QWidget, title: str, suggested: str, kinds: Sequence[FileKind]
) -> tuple[Path, FileKind] | None:
    """Ask where to save a file; None if it was cancelled.

    An existing file is replaced only if the player agrees. This is asked here, as the file dialog does not
    know the name with its suffix.

    Args:
        parent: The window of the dialog.
        title: The title of the dialog.
        suggested: The suggested name of the file.
        kinds: What can be saved; the first one by default.
    """
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    start = Path(folder) / suggested
    while True:
        name, chosen = QFileDialog.getSaveFileName(
            parent,
            title,
            str(start),
            ";;".join(kind.words for kind in kinds),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if not name:
            return None
        start = Path(name)
        kind = _kind_of(start, chosen, kinds)
        if start.suffix.lower() not in kind.suffixes:
            others = {suffix for each in kinds for suffix in each.suffixes}
            name = start.stem if start.suffix.lower() in others else start.name
            start = start.with_name(name + kind.suffixes[0])
        if not start.exists() or _may_replace(parent, start):
            return start, kind


def _kind_of(path: Path, chosen: str, kinds: Sequence[FileKind]) -> FileKind:
    """Return the kind that was chosen; if that is the one offered first, the name may ask for another one."""
    wanted = next((kind for kind in kinds if kind.words == chosen), kinds[0])
    if wanted != kinds[0]:
        return wanted
    return next((kind for kind in kinds if path.suffix.lower() in kind.suffixes), wanted)


def _may_replace(parent: QWidget, path: Path) -> bool:
    text = QCoreApplication.translate("Window", "“{file}” is there already. Do you want to replace it?")
    return agreed(parent, text.format(file=path.name), QCoreApplication.translate("Window", "&Replace it"))


def agreed(parent: QWidget, text: str, yes: str) -> bool:
    """Ask for confirmation; True if the button labelled `yes` was pressed."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Tabletop", text, parent=parent)
    button = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    box.exec()
    return box.clickedButton() is button


def pdf_kind() -> FileKind:
    """Return the kind of a printed page."""
    return FileKind(QCoreApplication.translate("Window", "PDF (*.pdf)"), (".pdf",))


def write_and_tell(
    path: Path,
    content: Callable[[], bytes],
    tell: Callable[[str], object],
    tell_trouble: Callable[[Text], object],
) -> None:
    """Write a file as a whole and say so, or say why not; then the file is as it was before.

    Args:
        path: The file.
        content: Makes what is written.
        tell: Gets a sentence once it is written.
        tell_trouble: Gets the reason why it could not be written.
    """
    from tabletop.files.records import RecordError, write_file  # pydantic can wait until a file is written

    try:
        write_file(path, content())
    except RecordError as error:
        tell_trouble(error.text)
        return
    tell(QCoreApplication.translate("Window", "Saved: {file}").format(file=path.name))
