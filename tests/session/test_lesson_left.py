"""Where a chapter was left is held against the match it was left in: what doesn't fit begins it anew."""

from __future__ import annotations

from contextlib import closing

import pytest

from tabletop import games
from tabletop.files import lessons
from tabletop.session.lessons import taught
from tabletop.session.match_store import MatchStore

TAUGHT = [name for name in games.GAMES if lessons.chapters(name)]


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize(
    "begins", ["[0, 99999]", "[-4]", "[0, 0, -1]", "[]", "x", "{}", '{"begins": [0], "aside": 9}']
)
def test_progress_that_does_not_fit_its_match_begins_the_chapter_anew(name, begins, tmp_path):
    game, chapter = games.game(name), next(iter(lessons.chapters(name)))
    with closing(MatchStore(tmp_path / "library.sqlite")) as shelf:
        session = taught(shelf, game, chapter)
        session.close()
        shelf.library._base.execute(
            "UPDATE lessons SET begins = ?, skipped = '[\"no such step\"]'", (begins,)
        )
        again = taught(shelf, game, chapter)
        assert again.teacher.begins[0] >= 0
        assert again.prompt_text(again.match.choice, again.teacher.seat).source
        again.skip_step()
        again.begin_again()
        again.close()


@pytest.mark.parametrize("name", TAUGHT)
def test_who_left_while_playing_alone_still_does_and_can_go_back(name, tmp_path):
    game, chapter = games.game(name), next(iter(lessons.chapters(name)))
    with closing(MatchStore(tmp_path / "library.sqlite")) as shelf:
        session = taught(shelf, game, chapter)
        while session.teacher.step.next:
            session.read_on()
        at, now = session.teacher.at, session.match.now
        session.step_aside()
        seat = session.teacher.seat
        assert session.submit(seat, session.match.legal_actions(seat)[-1]) is None
        session.close()
        again = taught(shelf, game, chapter)
        assert again.match.now > now
        assert (again.aside, again.teacher.at) == (True, at)
        again.begin_again()
        assert (again.match.now, again.aside, again.teacher.at) == (now, False, at)
        again.close()
