"""A chapter is taught only if its script can be played with the components as they are now."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop import games
from tabletop.cli.arguments import CommandError
from tabletop.cli.lesson import teach
from tabletop.engine.text import english
from tabletop.files import lessons
from tabletop.lessons.trial import refuse_chapter

CHAPTERS = [(name, chapter) for name in games.GAMES for chapter in lessons.chapters(name)]


@pytest.mark.parametrize(("name", "chapter"), CHAPTERS)
def test_a_chapter_whose_script_no_longer_plays_is_refused_in_words(name, chapter, monkeypatch):
    game, lesson = games.game(name), lessons.load_lesson(name, chapter)
    assert refuse_chapter(game, chapter) is None
    at = next(n for n, step in enumerate(lesson.step) if step.solution)
    nothing = replace(lesson.step[at], solution=())
    foreign = replace(lesson.step[at], solution=({"do": "fly_to_the_moon"},))
    silent = replace(lesson.step[at], text="{what}", fill={"what": "players.77.gold"})
    for step in (nothing, foreign, silent):
        steps = (*lesson.step[:at], step, *lesson.step[at + 1 :])
        monkeypatch.setattr(lessons, "load_lesson", lambda *_, steps=steps: replace(lesson, step=steps))
        assert "needs the values it was written for" in english(refuse_chapter(game, chapter))
    start = replace(lesson.start, change={**lesson.start.change, "no.such.place": 1})
    monkeypatch.setattr(lessons, "load_lesson", lambda *_: replace(lesson, start=start))
    with pytest.raises(CommandError, match="needs the values it was written for"):
        teach(game, 1 + lessons.chapters(name).index(chapter))
