"""Drawings and documents as the content of files: PNG and PDF."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument
from PySide6.QtSvg import QSvgRenderer

_PAGE = QSizeF(794, 1123)
"""A page of A4 in points of the screen, 96 to an inch."""


def raster(drawing: str, scale: int = 1) -> QImage:
    """Return an SVG drawing as an image; `scale`: its size relative to that of the drawing.

    Raises:
        ValueError: There is no memory for an image of that size.
    """
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    made = QImage(renderer.defaultSize() * scale, QImage.Format.Format_RGB32)
    if made.isNull():
        raise ValueError(f"no image can be {scale} times as large")
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return made


def png(image: QImage) -> bytes:
    """Return the content of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def pdf(document: QTextDocument, title: str) -> bytes:
    """Return a document as the content of a PDF file, on pages of A4."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Tabletop")
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF())
    )
    document.setDocumentMargin(60)
    document.setPageSize(_PAGE)  # so sizes in pixels stay what they are on the screen
    document.print_(writer)
    return bytes(buffer.data().data())
