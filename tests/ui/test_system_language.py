"""The translation that is found decides the language of everything; no other wish of the system mixes in."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tabletop

PACKAGE = Path(tabletop.__file__).parent
ASKED = """
import json, sys
from datetime import date
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from tabletop.ui.style import i18n, language
language.TRANSLATIONS = Path(sys.argv[1])
app = QApplication([])
language.Languages(app).speak(sys.argv[2])
print(json.dumps({
    "menu": QCoreApplication.translate("seats", "hard"),
    "plural": QCoreApplication.translate("seats", "%n player(s) at one screen", None, 1),
    "book": language.spoken(),
    "date": i18n.short_date(date(2026, 12, 30)),
    "weekday": i18n.weekday(date(2026, 12, 30)),
    "list": i18n.join_names(["A", "B"]),
    "number": i18n.tenths(3.5),
    "left": app.isLeftToRight(),
}))
"""
GERMAN = {
    "menu": "schwer",
    "plural": "1 an einem Bildschirm",
    "book": "de",
    "date": "30.12.26",
    "weekday": "Mittwoch",
    "list": "A und B",
    "number": "3,5",
    "left": True,
}
ENGLISH = {
    "menu": "hard",
    "plural": "1 player at one screen",
    "book": "en",
    "date": "12/30/26",
    "weekday": "Wednesday",
    "list": "A and B",
    "number": "3.5",
    "left": True,
}
BRITISH = {**ENGLISH, "date": "30/12/2026"}


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """The kept translations, compiled."""
    folder = tmp_path_factory.mktemp("compiled")
    release = Path(sys.executable).with_name("pyside6-lrelease")
    for ts in (PACKAGE.parent / "translations").glob("*.ts"):
        subprocess.run([release, "-silent", ts, "-qm", folder / f"{ts.stem}.qm"], check=True)
    return folder


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ({"LANGUAGE": "fr:de", "LANG": "fr_FR.UTF-8"}, GERMAN),
        ({"LANGUAGE": "fr:de", "LANG": "C.UTF-8"}, GERMAN),
        ({"LANGUAGE": "ar:de", "LANG": "ar_EG.UTF-8"}, GERMAN),
        ({"LANGUAGE": "fr:de:en", "LANG": "en_US.UTF-8"}, GERMAN),
        ({"LANGUAGE": "de", "LANG": "C"}, GERMAN),
        ({"LANG": "de_AT.UTF-8", "LC_TIME": "fr_FR.UTF-8", "LC_NUMERIC": "ar_EG.UTF-8"}, GERMAN),
        ({"LANGUAGE": "fr:en_GB:de", "LANG": "de_DE.UTF-8"}, BRITISH),
        ({"LANG": "en_GB.UTF-8", "LC_TIME": "de_DE.UTF-8"}, BRITISH),
        ({"LANG": "ar_EG.UTF-8"}, ENGLISH),
        ({"LANGUAGE": "ar:fr", "LANG": "ar_EG.UTF-8"}, ENGLISH),
    ],
    ids=lambda value: " ".join(f"{key}={of}" for key, of in value.items()) if "LANG" in value else "",
)
def test_one_language_speaks_in_everything(compiled, system, expected):
    assert asked(compiled, system) == expected


@pytest.mark.parametrize(("code", "expected"), [("de", GERMAN), ("en", ENGLISH), ("ar", ENGLISH)])
def test_a_chosen_language_does_not_mix_with_the_system_s(compiled, code, expected):
    assert asked(compiled, {"LANGUAGE": "fr:de", "LANG": "ar_EG.UTF-8"}, code) == expected


def asked(folder, system, code=""):
    """What the program says in a system of these variables, when this language is chosen."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name != "LANGUAGE" and name[:2] != "LC" and name != "LANG"
    }
    found = subprocess.run(
        [sys.executable, "-c", ASKED, str(folder), code],
        env={**kept, **system, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(found.stdout.splitlines()[-1])


def test_only_the_words_and_the_language_ask_for_a_locale():
    """A date or a number is written in one place, so that no other can have a second opinion."""
    doors = {"ui/style/i18n.py", "ui/style/language.py"}
    found = set()
    for path in PACKAGE.rglob("*.py"):
        names = {
            node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)
        }
        if "QLocale" in names:
            found.add(path.relative_to(PACKAGE).as_posix())
    assert found == doors
