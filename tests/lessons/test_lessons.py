"""Lessons: every chapter can be done as it says, or the checker tells where not; and how they are taught."""

import json
from dataclasses import replace

import pytest

from tabletop.cli.parser import run
from tabletop.engine.text import english
from tabletop.files import lessons
from tabletop.files.codec import read_action
from tabletop.files.components import ComponentError
from tabletop.files.lessons import chapters, load_lesson
from tabletop.games import GAMES, game
from tabletop.lessons import checker
from tabletop.lessons.checker import check_chapter, check_rules
from tabletop.lessons.conditions import Happened, fits, reached
from tabletop.lessons.teacher import Teacher

CHAPTERS = [(name, chapter) for name in GAMES for chapter in chapters(name)]
MARKET = game("public_market")
CATCH = "1_first_catch"


@pytest.mark.parametrize(("name", "chapter"), CHAPTERS)
def test_every_chapter_can_be_done_as_it_says_in_both_languages(name, chapter):
    assert check_chapter(game(name), chapter, lessons.translated(name, chapter, "de")) == []


@pytest.mark.parametrize(("name", "chapter"), CHAPTERS)
def test_every_chapter_is_done_in_the_terminal_by_typing_its_actions(name, chapter, monkeypatch, capsys):
    typed = [
        json.dumps(action) for step in load_lesson(name, chapter).step for action in step.solution or ("",)
    ]
    lines = iter(f"do {line}" if line != '""' else "" for line in typed)
    monkeypatch.setattr("builtins.input", lambda _prompt="": next(lines))
    assert run(["play", name, "--text", "--lesson", str(chapters(name).index(chapter) + 1)]) == 0
    out = capsys.readouterr().out
    assert out.rstrip().endswith("The chapter is done.")
    assert "Here something else comes first" not in out


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_taught_or_there_is_a_reason_why_not(name):
    assert check_rules(game(name)) == []


def test_a_rule_that_is_neither_taught_nor_excused_is_told(monkeypatch):
    excused = lessons.untaught("morocco").rules
    monkeypatch.setattr(checker, "untaught", lambda _: lessons.Untaught(1, excused[:-1]))
    assert check_rules(game("morocco"))[0].startswith("no chapter teaches MO-14.1")


def test_an_excuse_for_what_is_taught_or_no_rule_is_told(monkeypatch):
    more = lessons.Excused(("MO-5.3", "MO-99"), "none")
    rules = (*lessons.untaught("morocco").rules, more)
    monkeypatch.setattr(checker, "untaught", lambda _: lessons.Untaught(1, rules))
    assert check_rules(game("morocco")) == [
        "untaught: MO-5.3 is taught, or no rule. Take it out.",
        "untaught: MO-99 is taught, or no rule. Take it out.",
    ]


def test_texts_without_german_or_with_other_braces_are_told(monkeypatch):
    german = lessons.translated("public_market", "4_lighthouses", "de")
    source = next(text for text in german if "{logos}" in text)
    faults = check_chapter(MARKET, "4_lighthouses", german | {source: "Ohne Zahl.", "Sets of logos": ""})
    assert faults == ["not translated: “Sets of logos”", "other braces when translated: “Ohne Zahl.”"]


def test_a_source_tree_without_translations_asks_for_none(monkeypatch, tmp_path):
    monkeypatch.setattr("tabletop.files.paths.TRANSLATIONS", tmp_path / "tabletop/_translations")
    assert lessons.translated("public_market", CATCH, "de") is None


def changed(**what):
    """The first chapter of Public Market with one step changed: {step id: fields}."""
    lesson = load_lesson("public_market", CATCH)
    return replace(lesson, step=tuple(replace(step, **what.get(step.id, {})) for step in lesson.step))


@pytest.mark.parametrize(
    ("step", "fields", "told"),
    [
        ("ice", {"done": ({"refused": "PM-6.2"},)}, "is refused: PM-6.1"),
        ("ice", {"rule": "PM-99.1"}, "no rule PM-99.1"),
        ("ice", {"point": ("tile:99999",)}, "nothing on the table is called “tile:99999”"),
        ("row", {"solution": ({"do": "sell", "tile": 44},)}, "not allowed by “allow”"),
        ("row", {"allow": ({"do": "lay", "tile": 9999},)}, "nothing legal fits"),
        ("row", {"done": ({"event": "crab_gained"},)}, "does not end it"),
        ("row", {"text": "word " * 46}, "“text” has 46 words; 45 at most"),
        ("row", {"text": "It pays {much}."}, "{much}, which “fill” does not fill"),
        ("meeple", {"goal": ""}, "needs a “goal”"),
        ("meeple", {"solution": ()}, "needs “solution” and “done”"),
        ("challenge", {"solution": ({"do": "lay", "tile": "x"},)}, "is no action"),
        ("row", {"text": "It is **full."}, "begins to be bold"),
        ("row", {"title": "word " * 10}, "“title” has 10 words"),
        ("row", {"done": ({"event": "tile_lost"},)}, "has no event tile_lost"),
        ("row", {"done": ({"event": "tile_laid", "size": 3},)}, "tile_laid has no size"),
        ("row", {"done": ({"do": ["lay", "throw"]},)}, "has no action throw"),
        ("row", {"done": ({"asks": "Nothing"},)}, "has no step Nothing"),
        ("row", {"done": ({"has": "gems", "least": 1},)}, "“has” names gems"),
        ("row", {"done": ({"wins": True},)}, "is no condition"),
        ("row", {"done": ({"refused": "PM-99.1"},)}, "no rule PM-99.1"),
        ("row", {"done": ({"all": ({"score": "PM-98.1", "least": 1},)},)}, "no rule PM-98.1"),
        ("row", {"done": ({"has": "money", "least": 1},)}, "done before anything was"),
        ("meeple", {"others": ({"do": "fish", "meeple": 0},)}, "others do not do"),
        ("challenge", {"limit": 1, "again": ""}, "can fail, and has no “again”"),
        ("challenge", {"fails": ({"do": "lay"},), "again": ""}, "can fail, and has no “again”"),
        ("challenge", {"fails": ({"event": "tile_lost"},)}, "has no event tile_lost"),
    ],
)
def test_what_does_not_hold_any_more_is_told_with_its_step(monkeypatch, step, fields, told):
    monkeypatch.setattr(checker, "load_lesson", lambda *_: changed(**{step: fields}))
    faults = check_chapter(MARKET, CATCH)
    assert any(fault.startswith(f"step {step}: ") and told in fault for fault in faults), faults


def test_what_hands_cannot_try_is_told(monkeypatch):
    """The arrows of a market tile show only the ways that are open: a refusal there could not be tried."""
    lesson = load_lesson("morocco", "4_helpers")
    north = {"do": "point_tile", "direction": 0}
    tried = {
        "next": False,
        "goal": "Try.",
        "solution": (north,),
        "done": ({"refused": "MO-9.1"},),
        "allow": (),
    }
    steps = tuple(replace(step, **tried) if step.id == "edge" else step for step in lesson.step)
    monkeypatch.setattr(checker, "load_lesson", lambda *_: replace(lesson, step=steps))
    assert check_chapter(game("morocco"), "4_helpers") == [
        "step edge: its solution needs “arrow:0”, and that isn't on the table."
    ]


def test_a_chapter_takes_about_as_long_as_it_says(monkeypatch):
    short = replace(load_lesson("public_market", CATCH), minutes=1)
    monkeypatch.setattr(checker, "load_lesson", lambda *_: short)
    assert "it says 1 minutes" in check_chapter(MARKET, CATCH)[0]


def test_a_chapter_with_unknown_keys_is_refused_with_its_place(tmp_path, monkeypatch):
    text = (lessons.paths.RESOURCES / "games/public_market/lessons/1_first_catch.toml").read_text()
    folder = tmp_path / "games/public_market/lessons"
    folder.mkdir(parents=True)
    (folder / "1_first_catch.toml").write_text(text.replace("minutes = 4", 'minutes = 9\ncolour = "red"'))
    monkeypatch.setattr("tabletop.files.paths.RESOURCES", tmp_path)
    with pytest.raises(ComponentError, match=r"1_first_catch\.toml: .*minutes.*colour"):
        load_lesson("public_market", CATCH)


def test_patterns_fit_what_they_name_and_no_more():
    lay = {"do": "lay", "tile": 44, "cell": 10, "effect": "1 Shrimp covered"}
    assert fits({"do": "lay"}, lay)
    assert fits({"cell": [10, 15], "effect": "Shrimp"}, lay)
    assert not fits({"do": "lay", "cell": 3}, lay)
    assert not fits({"do": "lay", "not": {"tile": 44}}, lay)
    assert not fits({"effect": "Crab"}, lay)


def test_conditions_look_at_score_choice_and_what_was_done_before():
    teacher = begun()
    lay = {"do": "lay", "tile": 44}
    now = Happened(MARKET, 0, lay, teacher.match.state, before=(lay,))
    assert reached({"count": 2, "of": {"do": "lay"}}, now)
    assert not reached({"count": 3, "of": {"do": "lay"}}, now)
    assert reached({"score": "PM-13.2", "least": 1}, now)
    assert not reached({"score": "PM-13.2", "least": 90}, now)
    assert reached({"asks": "Fishing"}, now)
    assert not reached({"all": [{"asks": "Fishing"}, {"asks": "Shop"}]}, now)


def test_conditions_look_at_what_lies_before_a_seat_at_the_lead_and_at_the_end():
    teacher = begun()
    state = teacher.match.state.copy()
    now = Happened(MARKET, 0, {"do": "lay"}, state, before=({"do": "sell"},))
    state.players[0].money, state.players[0].gears = 9, (0, 2, 0, 0)
    assert reached({"has": "money", "least": 9}, now)
    assert not reached({"has": "money", "most": 8}, now)
    assert reached({"has": "gears.1", "least": 2, "most": 2}, now)
    assert reached({"has": "cards", "most": 0}, now)
    assert not reached({"none": {"do": "sell"}}, now)
    assert reached({"none": {"do": "cool"}}, now)
    state.players[0].money, state.players[1].money = 30, 21
    assert reached({"ahead": 3}, now)
    assert not reached({"ahead": 4}, now)
    assert not reached({"over": "won"}, now)
    state.flow.clear()
    assert reached({"over": "won"}, now)
    state.players[1].money = 60
    assert not reached({"over": "won"}, now)


def begun(step=1):
    """The first chapter of Public Market at one of its steps."""
    teacher = Teacher(MARKET, CATCH, load_lesson("public_market", CATCH))
    teacher.go_on()
    while teacher.at < step:
        teacher.skip()
    return teacher


def act(**given):
    return read_action(MARKET.actions, given)


def test_the_rules_refuse_as_always_and_the_lesson_holds_back_what_is_too_early():
    teacher = begun(2)
    refused = teacher.attempt(act(do="lay", tile=44, cell=20, turn=1))
    assert refused.no is not None
    held = teacher.attempt(act(do="sell", tile=44))
    assert (held.no, held.held) == (None, True)
    assert "The Captain gives $3" in english(held.remark)
    assert teacher.match.now == 0 + len(teacher.match.entries)
    done = teacher.attempt(act(do="lay", tile=44, cell=10, turn=1))
    assert done.done
    assert "Row 4 is full" in english(done.remark)


def test_what_was_missed_can_be_done_again_from_the_beginning_of_the_step():
    teacher = begun(4)
    began = teacher.match.now
    missed = teacher.attempt(act(do="sell", tile=63))
    assert not missed.done
    teacher.again()
    assert teacher.match.now == began
    assert teacher.attempt(*teacher.solution()).done


def test_a_challenge_that_was_shown_is_noted_as_helped_and_no_other_step_is():
    teacher = begun(3)
    teacher.note_help()
    assert teacher.helped == []
    while teacher.step.kind != "challenge":
        teacher.skip()
    challenge = teacher.step.id
    teacher.note_help()
    teacher.note_help()
    assert teacher.helped == [challenge]
    teacher.again()
    assert teacher.attempt(*teacher.solution()).done
    assert teacher.helped == [challenge]


def test_a_skipped_step_is_done_but_remembered():
    teacher = begun(3)
    assert teacher.skipped == ["ice", "row"]
    assert teacher.match.state.players[0].filled


@pytest.mark.parametrize("name", GAMES)
def test_a_first_chapter_shows_how_points_are_made_and_makes_some(name, monkeypatch):
    first, second = chapters(name)[:2]
    lesson = load_lesson(name, second)
    monkeypatch.setattr(checker, "chapters", lambda _: (second,))
    faults = check_chapter(game(name), second)
    assert ("a first chapter begins with a “picture” of how points are made." in faults) is not bool(
        lesson.step[0].picture
    )
    assert load_lesson(name, first).step[0].picture


def test_the_first_three_actions_of_a_first_chapter_bring_points(monkeypatch):
    monkeypatch.setattr(checker, "chapters", lambda _: ("1_first_person",))
    faults = check_chapter(game("morocco"), "1_first_person")
    assert "the first 3 actions bring no points. Change “start” or “solution”." in faults


def test_a_picture_of_what_is_never_on_the_table_is_told(monkeypatch):
    lesson = load_lesson("morocco", "0_first_stall")
    step = replace(lesson.step[0], picture=(lessons.Pictured(key="price:99"), *lesson.step[0].picture))
    monkeypatch.setattr(checker, "load_lesson", lambda *_: replace(lesson, step=(step, *lesson.step[1:])))
    faults = check_chapter(game("morocco"), "0_first_stall")
    assert faults == ["step scout: its picture needs “price:99”, and that is never on the table."]
