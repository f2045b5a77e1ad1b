"""The language in use: the installed translation decides it, and its locale decides everything else.

Texts, plurals, direction, digits, decimals, dates and the rule books all follow `QLocale()`, which
`Languages` sets to the locale of the translation that it installs.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QGuiApplication

from tabletop.files.paths import TRANSLATIONS
from tabletop.games import OUTSIDE

_SOURCE = "en"
"""The language of the program's source texts."""


class Languages(QObject):
    """The installed translators; another language takes effect at once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []

    @staticmethod
    def available() -> list[str]:
        """Return the codes of the available languages, English first."""
        found = sorted(path.stem.removeprefix("tabletop_") for path in TRANSLATIONS.glob("tabletop_*.qm"))
        return [_SOURCE, *(code for code in found if code != _SOURCE)]

    def speak(self, code: str) -> None:
        """Use this language from now on, English if it has no translation; "" for the system's language."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        for translator in self._installed:
            app.removeTranslator(translator)
        wished = QLocale(code) if code else QLocale.system()
        own = QTranslator(self)
        found = own.load(wished, "tabletop", "_", str(TRANSLATIONS))
        if not found:  # English has plurals to translate
            own.load(str(TRANSLATIONS / f"tabletop_{_SOURCE}.qm"))
        locale = locale_of(Path(own.filePath()).stem.removeprefix("tabletop_") if found else _SOURCE, wished)
        QLocale.setDefault(locale)
        general = QTranslator(self)
        general.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        made = [QTranslator(self) for _ in OUTSIDE]
        for translator, game in zip(made, OUTSIDE.values(), strict=True):
            translator.load(locale, game.id, "_", str(game.translations))
        self._installed = [each for each in (general, own, *made) if not each.isEmpty()]
        for translator in self._installed:
            app.installTranslator(translator)
        app.setLayoutDirection(locale.textDirection())


def locale_of(code: str, wished: QLocale) -> QLocale:
    """Return the locale of a translation, in the country of the wished locale if the language is the same.

    A desktop can name several languages (`LANGUAGE=fr:de`) and other formats (`LC_TIME`). Neither may combine
    German words with French dates, so this locale is never `QLocale.system()` itself.

    >>> locale_of("de", QLocale("de_AT")).name()
    'de_AT'
    >>> locale_of("de", QLocale("fr_FR")).name()
    'de_DE'
    """
    found = QLocale(code)
    for tag in (wished.name(), *wished.uiLanguages()):
        locale = QLocale(tag)
        if (locale.language(), locale.script()) == (found.language(), found.script()):
            return locale
    return found


def own_name(code: str) -> str:
    """Return the native name of a language without a country: "English", "Deutsch"."""
    language = QLocale(QLocale(code).language(), QLocale.Country.World)
    return language.nativeLanguageName().capitalize() or code


def spoken() -> str:
    """Return the code of the language in use, for rule books: "en", "de"."""
    return QLocale().name().partition("_")[0]
