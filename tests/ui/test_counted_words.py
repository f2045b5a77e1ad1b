"""Counted words have a plural in both languages, and a line never breaks between a number and its word."""

from __future__ import annotations

import re

import pytest

from tabletop.engine.text import translate
from tabletop.games.merchants_cove import phrases as cove
from tabletop.games.public_market import phrases as market
from tabletop.session.local import LocalSession
from tabletop.ui.style import language
from tabletop.ui.style.i18n import to_language
from tests.ui.test_told_in_the_hand import offers
from tests.walks import ALL, walks

EVERY = pytest.mark.parametrize("name", ALL)
TIMES = re.compile(r"\d\s?×\s?[^\W\d]")
"""A number of things without a plural: "3 × Noble"."""


@pytest.fixture(params=["en", "de"])
def speech(request, app):
    languages = language.Languages(app)
    languages.speak(request.param)
    yield request.param
    languages.speak("en")


@EVERY
def test_nothing_is_counted_by_a_sign_instead_of_a_plural(name, speech):
    seen = 0
    for offer in offers(name):
        layout = ALL[name].table.layout(offer.view, offer.viewer)
        said = [text for thing in (*layout.zones, *layout.pieces) for text in (thing.name, thing.text)]
        words = list(map(to_language, said))
        words += [
            text for move in offer.moves for text in (offer.words(move.action), offer.effect(move.action))
        ]
        assert not [each for each in words if TIMES.search(each)]
        seen += len(words)
    session = LocalSession(walks(name)[0].match)
    for at in range(0, session.now, 3):
        lines = [beat.line for beat in session.beats(at, 0) if beat.line is not None]
        assert not [line for line in lines if TIMES.search(to_language(line.text))]
    assert seen


def test_people_at_a_pier_and_logos_are_counted_in_words(speech):
    people, logos = cove.icons((2, 6, 0, 3, 1)), market.counted_logos((2, 1, 0, 2))
    if speech == "en":
        assert plain(people) == "2 Warriors, 6 Bards, 3 Nobles and 1 Rogue"
        assert plain(cove.icons((0, 1, 2, 1, 11))) == "1 Bard, 2 Wizards, 1 Noble and 11 Rogues"
        assert plain(logos) == "2 Boats, 1 Wheel and 2 Fish"
    else:
        assert plain(people) == "2 Krieger, 6 Barden, 3 Adlige und 1 Schurke"
        assert plain(cove.icons((0, 1, 2, 1, 11))) == "1 Barde, 2 Zauberer, 1 Adliger und 11 Schurken"
        assert plain(logos) == "2 Boote, 1 Steuerrad und 2 Fische"


def plain(text):
    """The words of a text; fails if a number can be parted from its word."""
    words = to_language(text)
    assert not re.search(r"\d ", words)
    return words.replace("\N{NO-BREAK SPACE}", " ")


def test_a_number_stays_with_its_word_and_other_numbers_are_as_they_were(speech):
    assert plain(cove.gold(12)) == "12 Gold" if speech == "de" else "12 gold"
    assert " " in to_language(translate("merchants_cove", "Day {n} begins").fill(n=1))
