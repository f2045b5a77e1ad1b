"""Texts keep to docs/texts.md, as far as a program can see: in code, translations and matches."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTranslator

from tabletop.cli.output import say
from tabletop.engine.rules import Choice
from tabletop.engine.text import Text
from tabletop.games import GAMES
from tabletop.ui.style import i18n
from tests.tool_files import loaded
from tests.walks import ALL, Walk, setups, under_pairs, walk

ROOT = Path(__file__).parents[1]
MOST_TRIES = 40
"""How many tries of a moment are looked at."""
EVERY = 4
"""Every so-manieth moment of a match is looked at."""

FORMAL = (
    r"(?<![Tt]here) (?:is|are) no (?!longer\b|more\b)"
    r"|\b[Cc]annot\b|\b(?:is|are|does|do|was|were|has|have) not\b"
)
"""What is contracted: “isn't a”, “can't”, “doesn't”; “there is no room” is no such thing."""
AMERICAN = r"\b[Cc]olor|\b[Ff]avorite|\b[Nn]eighbor|\b[Hh]onor\b|\b[Gg]ray\b|\bcenter"
"""Spellings of the other English; names on cards are as they are."""
UNSAID = {
    r"\bHouse opponents?\b|\bhouse opponents?\b": "Computer",
    r"\bmatch records?\b": "match file",
    r"\b[Ff]ilm\b": "animation",
    r"\bWatch again\b": "Replay",
    r"^(?!Lesson: ).*: Again$": "Replay; in a lesson it begins the step again",
    r"\bfishery\b|\b[Yy]our mat\b": "board",
    r"\bBoat Captain\b": "Captain",
    r"\bchange places\b": "swap",
    r"\b[Tt]akes? (?:it |\w+ )?back\b(?! tokens)": "undo, or recall in Morocco",
    r"\b[Gg]ives? (?:it |the \{scrap\} |a \{scrap\} )?back\b(?! to go)": "give up",
    r"^(?!brick_and_mortar).*\brivals?\b": "another player",
    r"\b(?:a|A) (?:Build|Hire)\b": "build, hire: verbs",
    r"\bStep value\b": "Step",
    r"\b[Tt]he house\b": "computer",
    r"\b[Rr]eckon": "calculate",
    r"\b[Pp]aper\b": "text (of a lesson), rule book, or Close",
    r"\b[Tt]aken in:": "imported",
    r"\bto be had\b": "this month's; available",
    r"\b[Ss]hort of\b": "worse than, less than",
    r"\bgive or take\b": "±",
    r"\bclue\b": "rough estimate",
    r"\bis hidden is dealt\b|\bby chance\b": "at random",
    r"^(?!brick_and_mortar).*\bRest on\b": "hover over",
    r"\bmake of it\b|\bmade of\b": "later turns, opponents; results",
    r"\bMarks?\b(?! \{)": "achievement",
    r"\b[Nn]obody is called\b": "unknown",
    r"\b(?:that|which) is to come\b": "upcoming",
}
"""Words that are not used, and what is said instead."""
UNGESAGT = {
    r"\bHandlung(?:en)?\b": "Zug oder Aktion",
    r"\bGegner (?:des Hauses|vom Haus)\b": "Computer",
    r"\bAufzeichnung(?:en)?\b": "Partiedatei",
    r"\b[Aa]bwerfen\b": "ablegen",
    r"\bAusrüstungsmarker\b": "Zahnradmarker",
    r"\bFilm(?:e|s)?\b": "Animation oder Wiedergabe",
    r"\bPartie ist aus\b": "zu Ende",
    r"\bBildschirmleser\b": "Screenreader",
    r"\bZimmerfrau\b": "Zimmerin",
    r"\bAnhalt\b": "Anhaltspunkt",
    r"\bangerührt\b": "verändert",
    r"\bgescheitert\b": "fehlgeschlagen",
    r"\bfreiwillig\b": "optional",
    r"^(?:public_market).*\bKraft\b": "Fähigkeit",
    r"\b[Dd]azwischen(?:liegt| liegt)": "Unterschied",
    r"\bplus oder minus\b|\bauf etwa \{": "±",
    r"\bR&?ückgängig\b": "zurücknehmen",
    r"\b[Zz]ettel\b|\bBlatt weglegen\b": "Text der Lektion; Schließen",
    r"\bMarken\b": "Erfolge",
    r"\bdanebenliegt\b": "Abweichung",
    r"\bdamit auf:": "dir entgeht",
    r"\b1 (?:deine|meine)[nrms]?\b|\b[Dd]eine[nrms]? (?:1|%n) \w+ in": "no 1 beside a possessive",
}
PLURALS = (
    r"(?:\b([A-Za-z]+) )?(?<![\dA-E.,:$×/-])1 (?!plus|less|across|his|its|is|was|has)"
    r"(?:[a-z]+ )?([A-Za-z]+[^s\W]s)\b"
)
"""“1 points”, with the word before it, but not “stall A1”; words in SINGULAR end in s and are no plural."""
ORDINALS = {
    *("row", "column", "round", "turn", "tile", "card", "stack", "chest", "space", "place", "dock"),
    *("player", "angler", "path", "step", "slot", "seat", "of", "ship", "cauldron", "furnace", "engine"),
}
"""After these words 1 is no count."""
SINGULAR = {"Cousins", "Tools", "Veggies", "electronics", "costs"}


NUMBERS = (
    "n|number|count|points|vp|most|least|left|goods|coins|hours|cards|limit|all|given|low|high|away|heat"
    "|steps|strength|zooms|bid|kept|dice|spaces|tiles|turns|rounds|houses|tokens|seconds|minutes|each"
    "|quantity|total|less|has|have|needs|folk|free"
)
"""What placeholders of numbers are called."""
THINGS = (
    "points?|[Gg]oods?|dice|die|tiles?|cards?|steps?|hours?|ships?|stacks?|rounds?|seats?|marbles?|swaps?"
    "|players?|moves?|resources?|Booths?|stalls?|leftovers?|furnaces?|matches|items?|box(?:es)?|spaces?"
    "|Customers?|tokens?|houses?|cubes?|places|cauldrons?|turns?|times|seconds?|minutes?|Helpers?|workers?"
)
"""What is counted."""
DINGE = (
    "Punkten?|Punkt|Waren?|Würfel|Plättchen|Karten?|Schritten?|Stunden?|Schiffen?|Stapeln?|Runden?|Plätzen?"
    "|Murmeln?|Züge|Ressourcen?|Ständen?|Öfen|Partien?|Kisten?|Felder|Kunden?|Häusern?|Steine|Kessel"
    "|Sekunden?|Minuten?|Helfern?|Arbeitern?|Korruptionskarten?|Erzwürfel"
)
"""The same in German."""
COUNTED = rf"\{{(?:{NUMBERS})\}}[ \u00a0](?:(?:other|alloy|Corruption|more|free|coal) )?(?:{THINGS})\b"
GEZAEHLT = rf"\{{(?:{NUMBERS})\}}[ \u00a0](?:(?!je )[a-zäöüß]+ )?(?:{DINGE})\b"
NEVER_ONE = (
    r"\} of \{\w+\} \w+|\{\w+\} von \{\w+\}",  # “1 of 5 steps left”
    r"\{low\} to \{high\}|\{low\} bis \{high\}|1 (?:to|bis) \{most\}",
    r"\{given\} (?:seats|Plätze)|\{n\} (?:seats|Plätzen)\. |not with \{n\}|nicht bei \{n\}",  # more than two
    r"^\{file\}: \{n\}",  # more than a match file may have
    r"[Aa]ll(?:e|en)? \{n\} |\{n\} cauldrons|\{n\} Kessel|[Nn]one of (?:your|the) \{n\}",
    r"[Kk]einer? deiner \{n\}|keinem der \{n\}",
    r"No stall has closed for|Seit \{n\} Runden|or fewer stalls|Höchstens \{n\}",
    r"A Lily costs|Eine Seerose kostet|leftovers|übrige Ressourcen|Up to \{most\} swaps|Bis zu \{most\}",
    r"\{goods\} (?:goods|Waren)|\{most\} (?:goods|Waren|Goods)|takes \{dice\} dice|braucht \{dice\} Würfel",
    r"^(?:Bellows|Row|Draw|Re-roll|Turn 1|Blasebalg|Rudern)\b|up to \{most\} times",
    r"^\{n\} (?:dice|steps|Würfel|Schritte|Plättchen)",
    r"\{points\} points (?:given away|less than the suggested)",  # to a tenth
    r"\{points\} Punkte (?:verschenkt|weniger als der vorgeschlagene)",  # likewise
)
"""Numbers beside a noun that are printed on the table, more than one, or never whole."""
PRINTED_ONE = ("Brew for {n} hour", "Brauen: {n} Stunde")
"""The only ones that are printed as one: the component file and its text are changed together."""


def uncounted(pattern: str, texts: Iterable[str]) -> list[str]:
    """The texts in which a number stands before what is counted, and no plural form follows from it."""
    found = (text for text in texts if re.search(pattern, text) and text not in PRINTED_ONE)
    return sorted(text for text in found if not any(re.search(never, text) for never in NEVER_ONE))


def messages(language: str) -> Iterator[tuple[str, str, list[str]]]:
    """(context, source, its forms) of each message of a language."""
    root = ET.parse(ROOT / "translations" / f"tabletop_{language}.ts").getroot()
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield context.findtext("name", ""), message.findtext("source", ""), forms


@cache
def sources() -> frozenset[tuple[str, str]]:
    """(context, text) of every English text: of code, of component files, and its plural forms."""
    module = loaded("tools/texts.py")
    found = {(text.context, text.source) for text in module.code_texts(ROOT / "tabletop")}
    found |= set(module.component_texts(ROOT / "resources" / "games"))
    found |= {(context, form) for context, _, forms in messages("en") for form in forms}
    return frozenset(found)


def against(pattern: str, texts: frozenset[tuple[str, str]]) -> list[str]:
    """The texts in which the pattern is found; it may begin with ^ and a context."""
    if pattern.startswith("^("):
        return sorted(
            f"{context}: {text}" for context, text in texts if re.search(pattern, f"{context}: {text}")
        )
    return sorted(f"{context}: {text}" for context, text in texts if re.search(pattern, text))


def german() -> frozenset[tuple[str, str]]:
    return frozenset((context, form) for context, _, forms in messages("de") for form in forms)


def test_no_game_tells_whoever_plays_by_keys_to_drag():
    """A piece is moved, put or taken, with the mouse as with the keyboard."""
    assert [
        pair for pair in sources() if pair[0] in GAMES and re.search(r"\bdrag", pair[1], re.IGNORECASE)
    ] == []


def test_english_is_contracted():
    assert against(FORMAL, sources() - {("AboutDialog", text) for _, text in sources()}) == []


def test_english_is_british():
    assert against(AMERICAN, sources()) == []


@pytest.mark.parametrize("word", UNSAID)
def test_one_english_word_for_one_thing(word):
    assert against(word, sources()) == [], f"it is called: {UNSAID[word]}"


@pytest.mark.parametrize("word", UNGESAGT)
def test_one_german_word_for_one_thing(word):
    assert against(word, german()) == [], f"it is called: {UNGESAGT[word]}"


def test_every_english_sentence_with_a_number_of_things_is_counted():
    assert uncounted(COUNTED, {text for _, text in sources()}) == []
    assert uncounted(COUNTED, ["{who} wins with {points} points."]) == ["{who} wins with {points} points."]


def test_no_english_sentence_takes_one_of_one():
    """Where there is one alone, it is not "one of your 1"; forms that are alike are never used for one."""
    taken = re.compile(
        r"\b(?:one|any|all) (?:or all )?of (?:your|the|these)(?: own)? %n\b|%n (?:\w+ )?(?:have|cost)\b"
    )
    forms = [form for _, _, form in messages("en") if len(form) == 2 and form[0] != form[1]]
    assert len(forms) > 100
    assert [one for one, _ in forms if taken.search(one)] == []


def test_every_german_sentence_with_a_number_of_things_is_counted():
    assert uncounted(GEZAEHLT, {text for _, text in german()}) == []
    assert uncounted(GEZAEHLT, ["{who} hat {points} Punkte."]) == ["{who} hat {points} Punkte."]


def test_german_units_do_not_leave_their_numbers():
    assert against(r"(?:\d|\}|%n) (?:\$|SP\b|Min\.)|(?:\d|\}|%n)\$", german()) == []


def test_german_rule_books_do_not_leave_units_behind():
    for path in sorted((ROOT / "resources" / "games").glob("*/rules.de.md")):
        book = path.read_text(encoding="utf-8")
        assert re.findall(r".{20}\d (?:\$|SP\b|Min\.)", book) == [], path


def test_german_has_a_decimal_comma():
    assert against(r"\b\d\.\d\b", german()) == []


class English(QTranslator):
    """The plural forms of English, as they stand in the .ts file."""

    def __init__(self) -> None:
        super().__init__()
        self.forms = {(context, source): forms for context, source, forms in messages("en")}

    def translate(self, context, source, _comment=None, n=-1):
        return self.forms.get((context, source), [""])[0 if n == 1 else -1] or None

    def isEmpty(self):
        return False


@pytest.fixture
def english(qapp):
    translator = English()
    qapp.installTranslator(translator)
    yield i18n.to_language
    qapp.removeTranslator(translator)


def a_few(name: str) -> Iterator[Walk]:
    """A match of the fewest, of the most, and of the last setup, which is one against an automa."""
    of = ALL[name]
    given = setups(of)
    fullest = max(given, key=lambda setup: len(setup.seats))
    for setup in dict.fromkeys((given[0], fullest, given[-1])):
        yield walk(of, setup, Random(setup.seed))


def told(walk: Walk) -> Iterator[tuple[str, Text]]:
    """(sort, text) of all that is said at every so-manieth moment of a match."""
    of, match = ALL[walk.name], walk.match
    for at in range(0, len(match.entries), EVERY):
        s, step = match.states[at], walk.asked[at]
        yield "prompt", step.prompt(s)
        for action in walk.legal[at][:MOST_TRIES]:
            yield "move", of.say(s, action)
            yield "effect", of.outcome_text(s, action)
        yield from (("refusal", reason) for reason in refusals(step, s))
        for beat in match.beats(at):
            if line := of.log(beat.event, match.entries[at].seat):
                yield "log", line.text


def told_under_pairs(name: str) -> Iterator[tuple[str, Text]]:
    """The same, but for the log, under every pair of options."""
    of = ALL[name]
    for _setup, s, step, legal in under_pairs(of, 30):
        yield "prompt", step.prompt(s)
        for action in legal[:MOST_TRIES]:
            yield "move", of.say(s, action)
            yield "effect", of.outcome_text(s, action)
        yield from (("refusal", reason) for reason in refusals(step, s))


def refusals(step: Choice, s) -> Iterator[Text]:
    for tried, action in enumerate(step.all_candidate_actions(s)):
        if tried > MOST_TRIES:
            return
        if no := step.check(s, action):
            yield no.reason


@pytest.mark.parametrize("name", GAMES)
def test_what_a_match_says_begins_with_a_capital_and_counts(name, english):
    low, miscounted, otherwise = set(), set(), set()
    seen = {entry for one in a_few(name) for entry in told(one)} | set(told_under_pairs(name))
    assert {sort for sort, _ in seen} >= {"prompt", "move", "log"}
    for sort, text in seen:
        said = english(text).replace("\N{NO-BREAK SPACE}", " ")  # only the window breaks lines
        if (printed := say(text).replace("\N{NO-BREAK SPACE}", " ")) != said:
            otherwise.add((said, printed))
        if said[:1].islower():
            low.add((sort, text.source, said))
        miscounted |= {
            (sort, text.source, said)
            for found in re.finditer(PLURALS, said)
            if found.group(2) not in SINGULAR and (found.group(1) or "").lower() not in ORDINALS
        }
    assert {source for _, source, _ in low} == set()
    assert not miscounted
    assert otherwise == set()  # text mode and the protocol say it in the words of the window
