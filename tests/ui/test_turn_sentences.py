"""Each turn of the others is told in one short sentence, in both languages; nobody's events bear no name."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import groupby
from statistics import median

import pytest

from tabletop.engine.game import PERSON
from tabletop.engine.headline import BY_THE_WAY, CLAUSES, LONGEST_SENTENCE, Headline, sentence
from tabletop.engine.match import Match
from tabletop.engine.text import Text
from tabletop.engine.text import english as in_english
from tabletop.games.merchants_cove.components import COLOURS
from tabletop.games.merchants_cove.rules.ch06_boats import Loaded, Moved
from tabletop.games.merchants_cove.rules.supply import Hired
from tabletop.games.merchants_cove.state import ROGUE
from tabletop.session.local import LocalSession
from tabletop.session.turns import LastTurns, has_begun
from tabletop.ui.style import language
from tabletop.ui.style.i18n import addressed, player_names, spoken_line, to_language
from tests.walks import ALL, SAMPLES, setups, walks

EVERY = pytest.mark.parametrize("name", ALL)
MATCHES, APART = 6, 7
"""How many matches are looked at, and how far apart the moments are."""
FIGURES = re.compile(r"simulated|simuliert|[+−-]\d+[.,]\d")


@pytest.fixture(params=["en", "de"])
def speech(request, app):
    """A language that is spoken during the test."""
    languages = language.Languages(app)
    languages.speak(request.param)
    yield request.param
    languages.speak("en")


def short(text):
    return len(to_language(text)) <= LONGEST_SENTENCE


@cache
def told(name):
    """Each turn of others in some matches of a game, and a session it is from."""
    found = []
    for walk in walks(name)[:MATCHES]:
        session = LocalSession(walk.match)
        last, seen = LastTurns(session), set()
        for at in (*range(1, session.now, APART), session.now):
            for viewer in session.seats or (0,):
                for turn in last.before(at, viewer):
                    if (viewer, turn.seat, turn.last) not in seen:
                        seen.add((viewer, turn.seat, turn.last))
                        found.append((session, viewer, turn))
    return found


MEDIAN, MEDIAN_OF_ALL = 25, 120
"""At most so many words of a turn are heard, in the middle of all: normally, and at "everything"."""


@EVERY
def test_no_more_is_heard_of_a_turn_than_can_be_listened_to(name, speech):
    sentences, lines = [], []
    for session, viewer, turn in told(name):
        names = player_names(ALL[name], session.setup)
        summary = to_language(turn.sentence(short, Text("", names[turn.seat])))
        nobodys = [
            to_language(step.line.text) for step in turn.steps if step.line.seat < 0 and not step.reason
        ]
        sentences.append(len(" ".join((summary, *nobodys)).split()))
        said = [
            spoken_line(to_language(step.line.text), step.line.seat, viewer, names) for step in turn.steps
        ]
        lines.append(sum(len(words.split()) for words, _same in groupby(said)))
    assert median(sentences) <= MEDIAN
    assert median(lines) <= MEDIAN_OF_ALL


@EVERY
def test_nobody_is_said_to_think_between_two_entries_of_one_turn(name):
    within = 0
    for session, viewer, turn in told(name):
        entries = session.entries
        own = [at for at in range(max(turn.first, 0), turn.last + 1) if entries[at].seat == turn.seat]
        inside = own[1:]
        assert all(has_begun(entries[:at], (viewer,), turn.seat) for at in inside)
        within += len(inside)
    assert within > 20 or name in SAMPLES


@EVERY
def test_a_line_that_is_read_after_a_name_does_not_say_that_something_begins(name):
    """What begins by itself, such as a round, is nobody's; a seat "begins turn 9"."""
    lines = {step.line.text for _, _, turn in told(name) for step in turn.steps if step.line.seat >= 0}
    assert [line.source for line in lines if re.search(r"\w begins\b", in_english(line))] == []


@EVERY
def test_the_listener_is_you_in_every_line_about_others(name):
    named = set()
    for session, viewer, turn in told(name):
        own = ALL[name].seat_texts(session.setup)[viewer]
        lines = {step.line.text for step in turn.steps}
        named |= {line.source for line in lines if in_english(own) in in_english(addressed(line, own))}
    assert named == set()


@EVERY
def test_what_lies_open_is_told_as_a_match_begins(name, speech):
    game, match = ALL[name], walks(name)[0].match
    lines = [to_language(text) for text in game.table.opening(game.view(match.states[0], 0))]
    assert lines or name in SAMPLES
    assert not any("{" in line or "hidden" in line for line in lines)


@EVERY
def test_each_turn_of_others_is_one_short_summarywithout_figures_of_an_estimate(name, speech):
    game, turns, bare = ALL[name], 0, 0
    titles = set()
    for session, _, turn in told(name):
        if not titles:
            view = session.full_view(session.now // 2, session.seats[0] if session.seats else 0)
            terms = game.eval_terms(view, 0)
            titles = {to_language(term.title) for term in terms if not term.rule}
        who = player_names(game, session.setup)[turn.seat]
        words = to_language(turn.sentence(short, Text("", who)))
        assert words.startswith(who)
        assert len(words) <= LONGEST_SENTENCE or not turn.headlines
        assert "{" not in words
        assert not FIGURES.search(words)
        assert not [title for title in titles if len(title) > 9 and title in words]
        turns += 1
        bare += not turn.headlines
    assert turns > 20
    assert name in SAMPLES or not bare, (bare, turns)


@EVERY
def test_every_seat_that_did_something_is_told(name):
    for walk in walks(name)[:4]:
        session = LocalSession(walk.match)
        last = LastTurns(session)
        for viewer in session.seats:
            did = {-1, viewer}
            for at in range(session.now + 1):
                lines = [beat.line for beat in session.beats(at - 1, viewer)]
                did |= {line.seat for line in lines if line is not None}
                if at % APART == 1 or not at:
                    assert {turn.seat for turn in last.before(at, viewer)} == did - {viewer, -1}


@pytest.mark.parametrize("name", [name for name in ALL if ALL[name].about.automata])
def test_what_an_automa_does_before_the_first_choice_is_a_sentence(name, speech):
    game, acted = ALL[name], 0
    for setup in (replace(setup, seed=seed) for setup in setups(game) for seed in range(4)):
        session = LocalSession(Match(game, setup))
        lines = [beat.line for beat in session.beats(-1, session.seats[0])]
        told = LastTurns(session).before(0, session.seats[0])
        assert {turn.seat for turn in told} == {line.seat for line in lines if line} - {-1, session.seats[0]}
        for turn in told:
            assert short(turn.sentence(short, Text("", "Mara")))
            assert {step.entry for step in turn.steps} == {turn.first} == {turn.last} == {-1}
            acted += setup.seats[turn.seat] != PERSON
    assert acted or name != "public_market"  # the others never begin


@EVERY
def test_what_nobody_does_is_in_no_summaryand_bears_no_name(name):
    for session, _, turn in told(name):
        names = player_names(ALL[name], session.setup)
        assert all(each.seat == turn.seat for each in turn.headlines)
        nobodys = [step for step in turn.steps if step.line.seat < 0]
        assert all(step.line.headline is None or step.line.headline.seat < 0 for step in nobodys)
        for step in nobodys:
            assert not [who for who in names if to_language(step.line.text).startswith(f"{who}:")]


def test_headlines_of_one_kind_become_one_clause():
    def caught(*fish):
        return Headline(1, "caught", 6, Text("", "caught {things}"), tuple(fish), instead=("went",))

    cod, eel = Text("", "%n cod", "", 1), Text("", "an eel")
    went = Headline(1, "went", 3, Text("", "went fishing"))
    sold = Headline(1, "sold", 7, Text("", "sold %n fish for ${amount}", "", 2), (), 5)
    rows = [went, caught(cod), caught(cod, eel), caught(eel), sold, sold]
    told = sentence(rows, lambda _text: True, Text("", "Mara"))
    assert in_english(told) == "Mara caught 2 cod and an eel and sold 4 fish for $10."
    assert in_english(sentence([went], lambda _text: True)) == "went fishing."


def test_what_weighs_most_is_told_if_there_is_room_for_little():
    rows = [
        Headline(1, kind, weight, Text("", f"did {kind}"))
        for kind, weight in (("one", 3), ("two", 9), ("three", 5), ("four", 1))
    ]
    for longest, words in ((14, "M did two."), (26, "M did two and did three."), (60, None)):
        told = sentence(rows, lambda text, most=longest: len(in_english(text)) <= most, Text("", "M"))
        assert in_english(told) == (words or "M did one, did two and did three.")


def test_who_boards_a_boat_of_the_town_and_whom_robbers_move_is_told(speech):
    of, noble, rogue = ALL["merchants_cove"], COLOURS.index(3), COLOURS.index(ROGUE)
    events = Hired(1, 0, 0), Loaded(1, rogue, 2), Moved(1, noble, 0)
    words = to_language(sentence(map(of.headline, events), short, Text("", "Bram")))
    loaded = to_language(sentence(map(of.headline, events[1:]), short, Text("", "Bram")))
    if speech == "en":
        assert "let Robbers move 1 Noble" in words.replace("\N{NO-BREAK SPACE}", " ")
        assert "loaded 1 Rogue into town boats" in loaded.replace("\N{NO-BREAK SPACE}", " ")
    else:
        assert "setzt 1 Adligen um (Räuber)" in words.replace("\N{NO-BREAK SPACE}", " ")
        assert "setzt 1 Schurken in Stadtboote" in loaded.replace("\N{NO-BREAK SPACE}", " ")


def test_a_turn_with_an_advertisement_tells_it_and_not_the_cards_drawn_for_it(speech):
    turns = [turn for _, _, turn in told("brick_and_mortar") if "advertised" in kinds(turn)]
    words = [to_language(turn.sentence(short, Text("", "X"))) for turn in turns]
    advertised, drew = ("advertised with", "drew") if speech == "en" else ("wirbt mit", "zieht")
    assert not [each for each in words if f" {drew} " in each]
    assert sum(advertised in each for each in words) > 0.8 * len(words) > 50


def kinds(turn):
    return {each.kind for each in turn.headlines}


@EVERY
def test_what_a_sentence_leaves_out_is_counted(name, speech):
    """Only where two long clauses fill it is nothing said of others."""
    cut = counted = 0
    for _, _, turn in told(name):
        heavy = {each.kind for each in turn.headlines if each.weight >= BY_THE_WAY}
        heavy -= {kind for each in turn.headlines for kind in each.instead}
        if len(heavy) > CLAUSES:
            cut += 1
            counted += bool(re.search(r"; \d+.(more thing|weitere Sache)", words_of(turn)))
    assert counted >= 0.5 * cut
    assert name in SAMPLES or cut > 5


def words_of(turn):
    return to_language(turn.sentence(short, Text("", "Mara")))


def test_what_is_left_out_is_counted_before_the_lead_is_told():
    rows = [Headline(1, str(n), 5, Text("", f"did {n}")) for n in range(5)]
    stands = Text("", "level")
    for longest, words in (
        (90, "M did 0, did 1 and did 2; 2 more thing(s); level."),
        (48, "M did 0, did 1 and did 2; 2 more thing(s)."),
        (41, "M did 0 and did 1; 3 more thing(s)."),
        (34, "M did 0, did 1 and did 2; level."),
        (31, "M did 0, did 1 and did 2."),
        (24, "M did 0 and did 1."),
    ):
        said = sentence(rows, lambda text, most=longest: len(in_english(text)) <= most, Text("", "M"), stands)
        assert in_english(said) == words


def test_a_long_row_of_things_is_cut_short_by_number():
    things = tuple(Text("", f"thing {letter}") for letter in "abcd")
    row = [Headline(1, "got", 5, Text("", "got {things}"), things)]
    told = sentence(row, lambda _text: True, Text("", "M"))
    assert in_english(told) == "M got thing a, thing b and 2 more."
    told = sentence(row, lambda text: len(in_english(text)) < 22, Text("", "M"))
    assert in_english(told) == "M got 4 more."
