"""Lessons: every chapter can be done as it says, or the checker tells where not; and how they are taught."""

from dataclasses import replace

import pytest

from tabletop.engine.text import english
from tabletop.files import lessons
from tabletop.files.components import ComponentError
from tabletop.files.lessons import chapters, load
from tabletop.files.spelling import read_action
from tabletop.games import GAMES, game
from tabletop.lessons import checker
from tabletop.lessons.checker import check
from tabletop.lessons.conditions import Happened, fits, reached
from tabletop.lessons.teacher import Teacher

CHAPTERS = [(name, chapter) for name in GAMES for chapter in chapters(name)]
MARKET = game("public_market")
CATCH = "1_first_catch"


@pytest.mark.parametrize(("name", "chapter"), CHAPTERS)
def test_every_chapter_can_be_done_as_it_says(name, chapter):
    assert check(game(name), chapter) == []


def changed(**what):
    """The first chapter of Public Market with one step changed: {step id: fields}."""
    lesson = load("public_market", CATCH)
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
    ],
)
def test_what_does_not_hold_any_more_is_told_with_its_step(monkeypatch, step, fields, told):
    monkeypatch.setattr(checker, "load", lambda *_: changed(**{step: fields}))
    faults = check(MARKET, CATCH)
    assert any(fault.startswith(f"step {step}: ") and told in fault for fault in faults), faults


def test_a_chapter_takes_about_as_long_as_it_says(monkeypatch):
    short = replace(load("public_market", CATCH), minutes=1)
    monkeypatch.setattr(checker, "load", lambda *_: short)
    assert "it says 1 minutes" in check(MARKET, CATCH)[0]


def test_a_chapter_with_unknown_keys_is_refused_with_its_place(tmp_path, monkeypatch):
    text = (lessons.paths.RESOURCES / "games/public_market/lessons/1_first_catch.toml").read_text()
    folder = tmp_path / "games/public_market/lessons"
    folder.mkdir(parents=True)
    (folder / "1_first_catch.toml").write_text(text.replace("minutes = 4", 'minutes = 9\ncolour = "red"'))
    monkeypatch.setattr("tabletop.files.paths.RESOURCES", tmp_path)
    with pytest.raises(ComponentError, match=r"1_first_catch\.toml: .*minutes.*colour"):
        load("public_market", CATCH)


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


def begun(step=1):
    """The first chapter of Public Market at one of its steps."""
    teacher = Teacher(MARKET, CATCH, load("public_market", CATCH))
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


def test_a_skipped_step_is_done_but_remembered():
    teacher = begun(3)
    assert teacher.skipped == ["ice", "row"]
    assert teacher.match.state.players[0].filled
