"""The result of a match as a document to print: who played, the points by category, the table at its end."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QTextDocument

from tabletop.art.table_drawing import table_drawing
from tabletop.art.type import SANS
from tabletop.session.protocol import Session
from tabletop.session.views import EVERYBODY
from tabletop.ui.panels.score import categories
from tabletop.ui.pictures import raster
from tabletop.ui.style.i18n import bounded_number, join_names, player_names, to_language

_IMAGE = QTextDocument.ResourceType.ImageResource
_WIDE = 660
"""Width of the picture on the page, in points of the screen."""


def result_document(session: Session) -> QTextDocument:
    """Return the result of a finished match, in the present language."""
    game, state = session.game, session.full_view(session.now, EVERYBODY)
    seats, totals = game.scoring_seats(state), game.totals(state)
    names = player_names(game, session.setup)
    rows = [_row("th", "", [names[seat] for seat in seats])]
    for points, row in categories(game, state):
        own = [row[seat] for seat in seats]
        words = [bounded_number(each) if each is not None else "" for each in own]
        rows.append(_row("td", to_language(points.category), words))
    total = QCoreApplication.translate("ScoreTable", "Total")
    rows.append(_row("th", total, [bounded_number(totals[seat]) for seat in seats]))
    players = QCoreApplication.translate("Window", "Played by {names}.").format(names=join_names(list(names)))
    document = QTextDocument()
    table = game.table.layout(session.view(session.now, EVERYBODY), EVERYBODY)
    document.addResource(_IMAGE, QUrl("table"), raster(table_drawing(game.table, table, to_language), 2))
    document.setDefaultStyleSheet(
        f"* {{ font-family: {SANS}; color: #201A14; font-size: 14px }} h1 {{ font-size: 26px }} "
        "th, td { padding: 4px 14px 4px 0 }"
    )
    document.setHtml(
        f"<h1>{escape(to_language(game.about.title))}</h1><p>{escape(to_language(session.verdict_text))}</p>"
        f"<p>{escape(players)}</p><table>{''.join(rows)}</table><p></p>"
        f'<p><img src="table" width="{_WIDE}"></p>'
    )
    return document


def _row(tag: str, head: str, numbers: list[str]) -> str:
    """Return a row of the table: its head, then one number for each seat."""
    cells = "".join(f'<{tag} align="right">{escape(number)}</{tag}>' for number in numbers)
    return f'<tr><{tag} align="left">{escape(head)}</{tag}>{cells}</tr>'
