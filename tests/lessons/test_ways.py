"""Ways to the end of a step, shown from wherever the learner is; "again" only where there is none left."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.engine.text import english
from tabletop.files.codec import read_action, write_action
from tabletop.files.lessons import chapters, load_lesson
from tabletop.games import GAMES, game
from tabletop.lessons.solver import WayFinder
from tabletop.lessons.teacher import Teacher
from tabletop.session.lesson import LessonSession
from tabletop.ui.play.lesson_text import LessonWords

CHAPTERS = [(name, chapter) for name in GAMES for chapter in chapters(name)]
WALKS, LONGEST = 50, 12
"""How often a challenge is played by chance, and with how many actions at most."""


def at_challenge(name, chapter):
    """A chapter at its challenge; the steps before it are skipped."""
    teacher = Teacher(game(name), chapter, load_lesson(name, chapter))
    while teacher.step.kind != "challenge":
        if teacher.step.next:
            teacher.go_on()
        else:
            teacher.skip()
    return teacher


def open_to(teacher):
    """What the rules and the lesson allow the learner now."""
    return [action for action in teacher.match.legal_actions(teacher.seat) if not teacher.holds(action)]


def accented(words):
    """The button of the paper that stands out."""
    return [button.name for button in words.written("").buttons if button.role == "accent"]


@pytest.mark.parametrize(("name", "chapter"), CHAPTERS)
def test_a_challenge_played_by_chance_is_led_on_legally_and_fails_only_for_good(name, chapter):
    """Show me is asked for once in every walk, after some actions that chance has chosen."""
    teacher = at_challenge(name, chapter)
    session = LessonSession(teacher, None, None)
    words, number = LessonWords(session, chapters(name)), teacher.at
    for seed in range(WALKS):
        session.begin_again()
        chance = Random(seed)
        asked = chance.randrange(1, 5)
        for done in range(LONGEST):
            if session.failed:
                assert open_to(teacher) == []
                assert (words.written("").kind, accented(words)) == ("again", ["again"])
                break
            assert words.written("").kind != "again"
            assert accented(words) == []
            if done == asked:
                shown = session.solved_by()
                assert shown is None or teacher.match.check(shown, teacher.seat) is None, write_action(shown)
                assert shown is None or not teacher.holds(shown)
            assert session.submit(teacher.seat, chance.choice(open_to(teacher))) is None
            if teacher.at != number:  # it is done: back into it
                session.history.undo()
                break


@pytest.mark.parametrize(("name", "chapter"), CHAPTERS)
def test_the_way_that_is_found_after_something_else_reaches_the_end_of_a_challenge(name, chapter):
    """After each of a few first actions the way, if there is one, is gone to its end."""
    teacher = at_challenge(name, chapter)
    first = open_to(teacher)
    for action in Random(1).sample(first, min(5, len(first))):
        trial = teacher.fork()
        if trial.attempt(action).done:
            continue
        outcomes = [trial.attempt(each) for each in WayFinder(trial).way() or ()]
        assert [outcome.done for outcome in outcomes[-1:]] in ([], [True])
        assert all(outcome.no is None and not outcome.held for outcome in outcomes)
    assert teacher.match.now == teacher.begins[-1]


@pytest.mark.parametrize(
    ("name", "chapter", "first", "then"),
    [
        ("river_market", "4_helpers", {"do": "play", "card": 68, "booth": 105}, "use"),
        ("merchants_cove", "3_blacksmith", {"do": "work", "space": 1, "worker": 0}, "done"),
        ("brick_and_mortar", "4_sale", {"do": "offer", "quantity": 4, "price": 5}, None),
    ],
)
def test_another_way_than_the_written_one_is_found(name, chapter, first, then):
    teacher = at_challenge(name, chapter)
    assert not teacher.attempt(read_action(teacher.game.actions, first)).failed
    shown = WayFinder(teacher).next_action()
    assert (shown and write_action(shown)["do"]) == then


def test_what_has_failed_stays_so_until_it_is_begun_again():
    """Neither a refusal nor another legal move makes it good, and the lesson says so."""
    teacher = at_challenge("morocco", "1_first_person")
    session = LessonSession(teacher, None, None)
    wrong = read_action(teacher.game.actions, {"do": "assistant", "stall": 7, "corner": 0})
    session.submit(teacher.seat, wrong)
    assert session.failed
    refused = next(
        action
        for action in teacher.match.choice.all_candidate_actions(teacher.match.state)
        if teacher.match.check(action) is not None
    )
    session.refused(teacher.seat, refused)
    assert session.failed
    legal = teacher.match.legal_actions(teacher.seat)[0]
    held = session.submit(teacher.seat, legal)
    assert english(held.reason) == teacher.step.again
    assert session.solved_by() is None
    assert LessonSession(teacher, None, None).failed, "also where the lesson is opened again"
    session.history.undo()
    assert not session.failed
    assert session.solved_by() == teacher.solution()[0]


def test_a_step_that_is_done_again_by_redo_is_done():
    teacher = at_challenge("river_market", "1_wading")
    session, number = LessonSession(teacher, None, None), teacher.at
    session.submit(teacher.seat, teacher.solution()[0])
    assert teacher.at == number + 1
    session.history.undo()
    assert teacher.at == number
    session.history.redo()
    assert teacher.at == number + 1
    assert not session.failed


def test_a_challenge_asks_what_the_game_asks_below_its_goal():
    teacher = at_challenge("merchants_cove", "3_blacksmith")
    session = LessonSession(teacher, None, None)
    session.submit(teacher.seat, teacher.solution()[0])
    choice = teacher.match.choice
    asked = english(session.prompt_text(choice, teacher.seat)).split("\n")
    assert asked == [teacher.step.goal, english(choice.prompt(session.view(session.now, teacher.seat)))]
