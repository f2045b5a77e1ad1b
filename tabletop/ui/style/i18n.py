"""Converts texts, numbers, dates and names to the language in use."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from tabletop.engine.cast import member_of, shown_names
from tabletop.engine.game import BOT_LEVELS, PERSON, About, AnyGame, Setup
from tabletop.engine.points import Bound, Points, Total
from tabletop.engine.text import Text, english, translate

MINUS = "\N{MINUS SIGN}"
_COUNTED = ("%n ", "{n} ")
"""The beginnings of a number of things, such as "%n card(s)": a line never breaks between the two."""
_NUMBER, _NO_BREAK = re.compile(r"^(\d+|\{n\}) "), "\\1\N{NO-BREAK SPACE}"


def to_language(text: Text) -> str:
    """Return a text in words: translated, in the right plural form, with its placeholders filled."""
    if not text.source:
        return ""
    source = QCoreApplication.translate(text.context, text.source, text.comment or None, text.n)
    if text.source.startswith(_COUNTED):
        source = _NUMBER.sub(_NO_BREAK, source)
    if not text.values:
        return source
    values = {key: _value(value) for key, value in text.values}
    try:
        return source.format(**values)
    except (KeyError, IndexError, ValueError):  # a translation with wrong braces must not stop a match
        return english(text)


def _value(value: object) -> object:
    """Return a filled value in words; numbers in the format of the language."""
    match value:
        case Text():
            return to_language(value)
        case float():
            return tenths(value)
        case int() if value < 0:
            return signed_number(value)
    return value


def player_names(game: AnyGame, setup: Setup) -> tuple[str, ...]:
    """Return the names of the seats: those of the players, or else the game's own."""
    return tuple(map(to_language, game.seat_texts(setup)))


def literal(words: str) -> str:
    """Escape words that are data, such as a title or a name, for a button, a menu or a tab.

    There an ampersand would mark the next letter as a shortcut; here it stays an ampersand.

    >>> literal("Salt & Pepper")
    'Salt && Pepper'
    """
    return words.replace("&", "&&")


def unmarked(words: str) -> str:
    """Return the words of a button, a menu or a tab without the marks of their shortcuts.

    >>> unmarked("Save &as… Salt && Pepper")
    'Save as… Salt & Pepper'
    """
    return re.sub("&(.)", r"\1", words)


def signed_number(number: int) -> str:
    """Return a whole number; a negative one with a minus sign instead of a hyphen.

    >>> signed_number(-3)
    '−3'
    """
    return str(number).replace("-", MINUS)


def bounded_number(points: Points | Total) -> str:
    """Return a number of points, with "≤" or "≥" before it if it is a bound: "≤ 12"."""
    return f"{_BOUNDS[points.bound]}{signed_number(points.points)}"


_BOUNDS = {
    Bound.EXACT: "",
    Bound.AT_LEAST: "\N{GREATER-THAN OR EQUAL TO}\N{NO-BREAK SPACE}",
    Bound.AT_MOST: "\N{LESS-THAN OR EQUAL TO}\N{NO-BREAK SPACE}",
}


def bounded_words(number: str, bound: Bound) -> str:
    """Return a number, with or without a noun, in a sentence: "at most 12 points" for a bound."""
    if bound is Bound.AT_LEAST:
        return QCoreApplication.translate("Bound", "at least {points}").format(points=number)
    if bound is Bound.AT_MOST:
        return QCoreApplication.translate("Bound", "at most {points}").format(points=number)
    return number


def spoken_number(points: Points | Total) -> str:
    """Return a number of points for screen readers: "at most 12" for a bound."""
    return bounded_words(signed_number(points.points), points.bound)


def tenths(number: float) -> str:
    """Return a number to one decimal in the format of the language, with the same minus sign."""
    return QLocale().toString(number, "f", 1).replace("-", MINUS)


def rounded(number: float) -> str:
    """Return a number rounded to a whole one, in the format of the language."""
    return QLocale().toString(number, "f", 0).replace("-", MINUS)


def number_range(low: int, high: int) -> str:
    """Return two numbers with a dash, the lower one on the left in every language.

    From right to left the dash alone would not hold them in order beside words, but beside nothing it would.
    """
    words = f"{low}\N{EN DASH}{high}"
    if QLocale().textDirection() != Qt.LayoutDirection.RightToLeft:
        return words
    return f"\N{LEFT-TO-RIGHT ISOLATE}{words}\N{POP DIRECTIONAL ISOLATE}"


def times(speed: float) -> str:
    """Return a multiple in the format of the language: "0.5×"."""
    return f"{QLocale().toString(float(speed), 'g')}×"


def by_name(words: str, name: str) -> str:
    """Return a line with a name before it, unless it begins with that name."""
    if words.startswith(name):
        return words
    return QCoreApplication.translate("Controller", "{name}: {words}").format(name=name, words=words)


def spoken_names(names: tuple[str, ...], listener: int) -> tuple[str, ...]:
    """Return the names of seats in a list for screen readers: the listener is "You"; -1 for nobody."""
    you = QCoreApplication.translate("Speaker", "You")
    return tuple(you if seat == listener else name for seat, name in enumerate(names))


def addressed(text: Text, listener: Text, *, listed: bool = False) -> Text:
    """Return a text for screen readers: in its lists of seats the listener is "you".

    Only lists of seats, whose braces are "seats" and "bids": elsewhere a sentence may need another form.
    """
    if listed and text == listener:
        return translate("Speaker", "you", "the listener in a list of players")
    values = tuple(
        (key, addressed(value, listener, listed=listed or key in {"seats", "bids"}))
        if isinstance(value, Text)
        else (key, value)
        for key, value in text.values
    )
    return replace(text, values=values)


def spoken_line(words: str, seat: int, viewer: int, names: tuple[str, ...]) -> str:
    """Return a line for screen readers: any that is not the listener's own names its seat."""
    return words if seat == viewer or not 0 <= seat < len(names) else by_name(words, names[seat])


def bot_level_label(level: str) -> str:
    """Return the label of a bot's level."""
    words = {
        "random": QCoreApplication.translate("seats", "Computer (plays anything)"),
        "greedy": QCoreApplication.translate("seats", "Computer (never looks ahead)"),
        "easy": QCoreApplication.translate("seats", "Computer (easy)"),
        "normal": QCoreApplication.translate("seats", "Computer (normal)"),
        "hard": QCoreApplication.translate("seats", "Computer (hard)"),
    }
    return words[level]


def automa_level(level: str) -> str:
    """Return the label of an automa's level."""
    words = {
        "easy": QCoreApplication.translate("seats", "easy"),
        "normal": QCoreApplication.translate("seats", "normal"),
        "hard": QCoreApplication.translate("seats", "hard"),
    }
    return words.get(level, level)


def who(about: About, seat: str) -> str:
    """Return the kind of player at a seat, in words: a person, an automa or a bot."""
    if seat == PERSON:
        return QCoreApplication.translate("seats", "Player")
    if seat in BOT_LEVELS:
        return bot_level_label(seat)
    name, _, level = seat.partition(":")
    if (member := member_of(seat)) is not None:
        words = QCoreApplication.translate("seats", "{name} ({level})", "an opponent with a name")
        return words.format(name=member.name, level=automa_level(level))
    for automa in about.automata:
        if automa.id == name:
            if len(automa.levels) == 1:
                return to_language(automa.name)
            words = QCoreApplication.translate("seats", "{automa} ({level})")
            return words.format(automa=to_language(automa.name), level=automa_level(level or automa.level))
    return seat


def against(about: About, setup: Setup) -> str:
    """Return the line-up of a match in one line, by name if the players have names."""
    if any(shown_names(setup.seats, setup.names)):
        return join_names(list(seated(about, setup)))
    others = [who(about, seat) for seat in setup.seats if seat != PERSON]
    persons = len(setup.seats) - len(others)
    if not others:
        return QCoreApplication.translate("seats", "%n player(s) at one screen", None, persons)
    listed = join_names(list(dict.fromkeys(others)))
    if not persons:
        return QCoreApplication.translate("seats", "Only {opponents}").format(opponents=listed)
    if persons > 1:
        words = QCoreApplication.translate("seats", "%n player(s) against {opponents}", None, persons)
        return words.format(opponents=listed)
    return QCoreApplication.translate("seats", "You against {opponents}").format(opponents=listed)


def seated(about: About, setup: Setup) -> tuple[str, ...]:
    """Return the names of the seats in a list: those of the players, or else their kinds."""
    given = shown_names(setup.seats, setup.names)
    alone = setup.seats.count(PERSON) == 1
    you = QCoreApplication.translate("seats", "You")
    return tuple(
        own or (you if alone and seat == PERSON else who(about, seat))
        for own, seat in zip(given, setup.seats, strict=False)
    )


def join_names(names: list[str]) -> str:
    """Return a list of names in the format of the language."""
    return QLocale().createSeparatedList(names)


def day(stamp: str) -> str:
    """Return a date relative to today: "Today", "Yesterday", a weekday, or the date. `stamp`: ISO 8601."""
    then, now = QDateTime.fromString(stamp, Qt.DateFormat.ISODate).toLocalTime(), QDateTime.currentDateTime()
    ago = then.daysTo(now)
    if ago == 0:
        minutes = max(then.secsTo(now) // 60, 0)
        if minutes < 2:
            return QCoreApplication.translate("dates", "Just now")
        if minutes < 60:
            return QCoreApplication.translate("dates", "%n minute(s) ago", None, minutes)
        return QCoreApplication.translate("dates", "Today")
    if ago == 1:
        return QCoreApplication.translate("dates", "Yesterday")
    if ago < 7:
        return QLocale().dayName(then.date().dayOfWeek())
    return QLocale().toString(then.date(), QLocale.FormatType.ShortFormat)


def clock_time(stamp: str) -> str:
    """Return the time of day if that was today, else the date, both in short form. `stamp`: ISO 8601."""
    then = QDateTime.fromString(stamp, Qt.DateFormat.ISODate).toLocalTime()
    if then.date() == QDateTime.currentDateTime().date():
        return QLocale().toString(then.time(), QLocale.FormatType.ShortFormat)
    return QLocale().toString(then.date(), QLocale.FormatType.ShortFormat)


def short_date(date_: date) -> str:
    """Return a date in the short format of the language."""
    return QLocale().toString(date_, QLocale.FormatType.ShortFormat)  # type: ignore[call-overload, no-any-return]


def weekday(date_: date, *, initial: bool = False) -> str:
    """Return the name of a date's day of the week, or its initial."""
    form = QLocale.FormatType.NarrowFormat if initial else QLocale.FormatType.LongFormat
    return QLocale().dayName(date_.isoweekday(), form)


def moment(stamp: str) -> str:
    """Return a date and time in the short format of the language. `stamp`: ISO 8601."""
    then = QDateTime.fromString(stamp, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(then, QLocale.FormatType.ShortFormat)
