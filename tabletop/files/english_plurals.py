"""The English plural forms of the program's texts, read from its compiled translation without Qt.

So text mode and the protocol use the same plurals as the window, which reads `tabletop_en.qm` with Qt.
For other languages Qt chooses (`ui/style/i18n.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import MappingProxyType

from tabletop.engine.text import Text
from tabletop.files import paths

_MESSAGES = 0x69
"""The tag of the section of a .qm file that holds the messages."""
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
"""The tags of the parts of a message."""
_MAGIC = 16
"""Length of the signature of a .qm file, in bytes."""


def in_number(text: Text) -> str:
    """Return the English source of a text, in the plural form for its number, with `%n` filled in.

    If the translation has no forms, as for an untranslated game, "(s)" is removed or becomes "s".
    """
    if text.n < 0:
        return text.source
    known, key = plural_forms(), (text.context, text.source, text.comment)
    plain = (text.source.replace("(s)", ""), text.source.replace("(s)", "s"))
    forms = known.get(key) or known.get((*key[:2], ""), plain)
    return forms[0 if text.n == 1 else -1].replace("%n", str(text.n))


# reading takes 2.1 ms, for every text with a number
@cache
def plural_forms() -> MappingProxyType[tuple[str, str, str], tuple[str, ...]]:
    """Return the forms for 1 and for other numbers, by context, source and comment.

    As in Qt, the comment is "" unless it distinguishes two texts with the same source.
    """
    path = paths.TRANSLATIONS / "tabletop_en.qm"
    data = path.read_bytes() if path.exists() else b""
    return MappingProxyType(dict(_messages(data)))


def _messages(data: bytes) -> Iterator[tuple[tuple[str, str, str], tuple[str, ...]]]:
    at = _MAGIC
    while at < len(data):
        tag, start = data[at], at + 5
        at = start + int.from_bytes(data[at + 1 : start])
        if tag == _MESSAGES:
            yield from _read(data[start:at])


def _read(data: bytes) -> Iterator[tuple[tuple[str, str, str], tuple[str, ...]]]:
    at, parts, forms = 0, dict.fromkeys((_CONTEXT, _SOURCE, _COMMENT), ""), list[str]()
    while at < len(data):
        tag, start = data[at], at + 5
        if tag == _END:
            yield (parts[_CONTEXT], parts[_SOURCE], parts[_COMMENT]), tuple(forms)
            at, parts, forms = at + 1, dict.fromkeys(parts, ""), []
            continue
        at = start + int.from_bytes(data[at + 1 : start])
        if tag == _TRANSLATION:
            forms.append(data[start:at].decode("utf-16-be"))
        elif tag in parts:
            parts[tag] = data[start:at].decode()
