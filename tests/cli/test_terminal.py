"""A match in the terminal: numbered moves, refusals, undo, hints, and going on another day."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from tabletop.cli import menu
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.engine.setups import default_setup
from tabletop.files.library import CannotWriteError, Library
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME
from tests.quay.rules import Dock


def play(tabletop, typed, lines, *arguments):
    typed(lines)
    return tabletop("play", "quay", "--text", *arguments)


def test_a_whole_match_is_played_and_kept(tabletop, typed):
    result = play(tabletop, typed, ["1"] * 60, "--seats", "person,greedy", "--seed", 4)
    assert result.status == 0
    assert result.err == ""
    assert "Dock a ship from your hand at a quay. [3.1]" in result.out
    assert "   1. Dock a ship of " in result.out
    assert re.search(r"\n\n    Player 2: .+ docks at quay", result.out)
    assert "The best merchant has" in result.out
    library = Library.open()
    [kept] = library.search()
    assert kept.ended
    again = library.resume(kept.id, GAME).match
    assert again.choice is None
    assert kept.scores == GAME.scores(again.state)
    library.close()


def test_a_member_of_the_cast_plays_its_own_moves(tabletop, typed):
    """Nobody is asked for it."""
    result = play(tabletop, typed, ["1"] * 60, "--seats", "person,mara:normal", "--seed", 4)
    assert "Mara: has chosen" in result.out or re.search(r"\n\n    Mara: .+ docks at quay", result.out)
    assert not re.search(r"^Turn \d+\. Mara ", result.out, re.MULTILINE)
    assert "Dock a ship from your hand at a quay. [3.1]" in result.out
    assert "The best merchant has" in result.out


def test_it_goes_on_where_it_was_left(tabletop, typed):
    first = play(tabletop, typed, ["1", "quit"], "--seats", "person,greedy", "--seed", 4)
    assert "Left. Go on with: tabletop play quay --text --resume 1" in first.out
    second = play(tabletop, typed, ["1"], "--resume")
    last = re.findall(r"Turn \d+\.", first.out)[-1]
    assert last in second.out
    assert "--resume 1" in second.out
    assert play(tabletop, typed, ["quit"], "--resume", 1).status == 0
    missing = play(tabletop, typed, [], "--resume", 9)
    assert missing.status == 2
    assert "has no match 9" in missing.err


def test_nothing_to_go_on_with_is_said(tabletop, typed):
    result = play(tabletop, typed, [], "--resume")
    assert result.status == 2
    assert "there is no open match of quay" in result.err


def test_against_whom_is_a_matter_of_the_game(tabletop, typed):
    assert "Harbour Master (master:normal); seed 1" in play(tabletop, typed, [], "--seed", 1).out


def test_the_same_refusals_as_everywhere(tabletop, typed):
    lines = [
        "99", "nonsense", "", 'do {"do": "dock", "ship": 0, "quay": 1}', 'do {"do": "pass"}', "do x", "do 3",
        'do {"do": "dock"}', 'do {"do": "dock", "ship": 12, "quay": 0}', "why",
    ]  # fmt: skip
    out = play(tabletop, typed, lines, "--seats", "person,person", "--seed", 1, "--options", "open=on").out
    assert "Type a number from 1 to 9, or “help”." in out
    assert "Rule 3.1: You do not hold a ship of salt worth 1." in out or "a ship of salt worth 1 docks" in out
    assert "Rule 3.1: “Take nothing” has to wait. Dock a ship from your hand at a quay." in out
    assert "“do” must be one of: dock, pass, take" in out
    assert "ship: Field required" in out


def test_what_cannot_be_done_is_listed_with_its_rule(tabletop, typed):
    out = play(tabletop, typed, ["1", "why", "quit"], "--seats", "person", "--seed", 3).out
    assert "All that can be tried" not in out
    assert re.search(r"Rule 3\.3: Quay 1 carries \w+, and this is a ship of \w+ worth \d\.", out)


def test_commands_tell_and_do_not_ask_again(tabletop, typed):
    lines = ["help", "table", "score", "rules", "log", "undo", "redo", "why", "hint", "0"]
    out = play(tabletop, typed, lines, "--seats", "person,greedy", "--seed", 3).out
    assert out.count("Dock a ship from your hand at a quay. [3.1]") == 2
    assert "Deck: 16 x a hidden ship" in out
    assert "There is nothing to undo" in out
    assert "Nothing was undone" in out
    assert "All that can be tried now is allowed." in out
    assert re.search(r"Dock a ship of \w+ worth \d at quay \d( looks best\.|\. As good: )", out)


def test_undo_and_redo_go_to_ones_own_moves_and_are_kept(tabletop, typed):
    out = play(tabletop, typed, ["1", "undo", "log", "redo", "1", "undo", "quit"], "--seats", "person,greedy",
               "--seed", 3, "--practice").out  # fmt: skip
    assert out.count("Turn 1. Player 1") == 2
    assert out.count("Turn 3. Player 1") == 3
    library = Library.open()
    kept = library.stored_match(1)
    assert kept.practice
    assert kept.now < kept.length
    library.close()


def test_several_persons_do_not_see_each_others_hands(tabletop, typed):
    out = play(tabletop, typed, ["1", "", "1", ""], "--seats", "person,person", "--seed", 3).out
    assert "Player 2, press Enter when only you can see this." in out
    assert "\n" * 50 in out


def test_what_another_player_did_is_undone_only_when_asked_twice(tabletop, typed):
    two = ["1", "", "undo", "undo", "quit"]
    ended = play(tabletop, typed, two, "--seats", "person,person", "--seed", 3, "--practice")
    assert ended.out.count("another player's. Enter “undo” once more") == 1
    assert ended.out.count("Turn 1. Player 1") == 2


def test_a_player_may_leave_where_the_next_one_is_called(tabletop, typed):
    result = play(tabletop, typed, ["1"], "--seats", "person,person", "--seed", 3)
    assert (result.status, result.err) == (0, "")
    assert "press Enter when only you can see this" in result.out
    assert "Left. Go on with: tabletop play quay --text --resume 1" in result.out


def test_a_sign_that_only_looks_like_a_number_is_none(tabletop, typed):
    out = play(tabletop, typed, ["²", "quit"], "--seats", "person,greedy", "--seed", 1).out
    assert "Type a number from 1 to" in out


def test_hints_are_counted(tabletop, typed):
    play(tabletop, typed, ["hint", "1", "hint", "quit"], "--seats", "person,greedy", "--seed", 3)
    with closing(Library.open()) as library:
        assert library.hint_count(1) == 2


def test_a_record_is_written(tabletop, typed, tmp_path):
    file, nowhere = tmp_path / "x.tabletop", tmp_path / "no" / "x"
    lines = ["1", f"save {file}", f"save {nowhere}"]
    out = play(tabletop, typed, lines, "--seats", "person,greedy", "--seed", 3).out
    assert f"The match is in {file}" in out
    assert "x can't be written" in out
    assert tabletop("check", file).out == "x.tabletop: all well\n"


def test_play_goes_on_where_nothing_can_be_kept(tabletop, typed, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path / "file"))
    out = play(tabletop, typed, ["1", "quit"], "--seats", "person,greedy", "--seed", 3).out
    assert "library.sqlite can't be used" in out
    assert "Turn 3." in out
    assert "Left. The match could not be kept." in out


def test_a_damaged_library_is_told_and_a_match_begun(tabletop, typed, home_of_its_own):
    folder = home_of_its_own / "data" / "tabletop"
    folder.mkdir(parents=True)
    (folder / "library.sqlite").write_text("junk" * 99)
    out = play(tabletop, typed, ["1"], "--seats", "person,greedy", "--seed", 3).out
    assert "library.sqlite was damaged" in out
    assert "--resume 1" in out


def test_a_match_that_cannot_be_begun_in_the_library_is_played(tabletop, typed, monkeypatch):
    def full(*_, **__):
        raise CannotWriteError(GAME.about.blurb)

    monkeypatch.setattr(Library, "begin", full)
    out = play(tabletop, typed, ["1"], "--seats", "person,greedy", "--seed", 3).out
    assert "Dock three of a kind." in out
    assert "--resume 1" in out


def test_rules_that_changed_are_told_when_a_match_is_taken_up(tabletop, typed, home_of_its_own):
    play(tabletop, typed, ["1", "1"], "--seats", "person,greedy", "--seed", 3)
    with closing(sqlite3.connect(home_of_its_own / "data" / "tabletop" / "library.sqlite")) as base, base:
        base.execute("UPDATE actions SET digest = 0 WHERE at = 1")
    base.close()
    out = play(tabletop, typed, ["1"], "--resume", "--practice").out
    assert "You can play on from move 2." in out
    library = Library.open()
    assert library.stored_match(1).practice
    assert library.resume(1, GAME).departure is None
    assert len(library.export_record(1).side_lines) == 1
    library.close()


def test_without_a_robot_one_plays_against_house_opponents():
    game = replace(GAME, about=replace(GAME.about, automata=(), seats=(3, 5)))
    assert default_setup(game).seats == ("person", "mara:normal", "tam:normal")


def test_a_disk_that_fills_up_is_told_once_and_caught_up_with(tabletop, typed, monkeypatch):
    append, keep, calls = Library.append, Library.keep, []

    def full(whole):
        def kept(self, *arguments, **marks):
            calls.append(1)
            if len(calls) in (2, 3):
                raise CannotWriteError(GAME.about.blurb)
            return whole(self, *arguments, **marks)

        return kept

    monkeypatch.setattr(Library, "append", full(append))
    monkeypatch.setattr(Library, "keep", full(keep))
    out = play(tabletop, typed, ["1", "1", "1", "quit"], "--seats", "person,greedy", "--seed", 3).out
    assert out.count("Dock three of a kind.") == 1
    library = Library.open()
    [kept] = library.search()
    assert kept.length >= 5
    library.close()


def test_many_moves_are_put_into_groups():
    match = Match(GAME, Setup(1, ("person", "person")))
    ships = match.state.hands[0]
    many = [Dock(ship, quay) for ship in ships for quay in range(3)] * 2
    listed = menu.menu_items(GAME, match.state, 0, many)
    assert len(listed) == 3
    assert listed[0].words.endswith("(6 ways)")
    within = menu.menu_items(GAME, match.state, 0, [Dock(ships[0], quay) for quay in range(3)] * 9)
    assert [item.words for item in within] == [
        "to Quay 1 (9 ways)",
        "to Quay 2 (9 ways)",
        "to Quay 3 (9 ways)",
    ]


def test_a_group_is_opened_and_left(tabletop, typed, monkeypatch):
    monkeypatch.setattr(menu, "MAX_LINES", 5)
    out = play(tabletop, typed, ["1", "0", "1", "2", "quit"], "--seats", "person,greedy", "--seed", 3).out
    assert "(3 ways)" in out
    assert out.count("Turn 1. Player 1") == 2
    assert "docks at quay 2" in out


@pytest.mark.parametrize(("turn", "shape"), [(0, "■■/■·"), (1, "■■/·■")])
def test_a_shape_is_drawn_in_a_line(turn, shape):
    from tabletop.engine.table import rotated_cells

    assert menu.cells_text(rotated_cells(((0, 0), (0, 1), (1, 0)), turn)) == shape


def test_a_match_that_another_program_plays_is_told_and_shown(tabletop, typed):
    play(tabletop, typed, ["1", "1", "quit"], "--seats", "person,greedy", "--seed", 4)
    other = Library.open()
    other.lock(1)
    looked = play(tabletop, typed, ["1"], "--resume", 1)
    assert looked.status == 0
    assert "Match 1 is open in another program (process " in looked.out
    assert "docks at quay" in looked.out
    assert "You draw" not in looked.out
    before = other.stored_match(1).length
    other.close()
    assert play(tabletop, typed, ["quit"], "--resume", 1).status == 0
    with closing(Library.open()) as library:
        assert library.stored_match(1).length == before


def test_what_an_opponent_seals_or_does_in_private_is_not_said(tabletop, typed, monkeypatch):
    monkeypatch.setattr("tabletop.games.GAMES", ("lots",))
    monkeypatch.setattr("tabletop.games.game", lambda _name: LOTS)
    monkeypatch.setattr("tabletop.games.about", lambda _name: LOTS.about)
    typed(["1"] * 200)
    result = tabletop("play", "lots", "--text", "--seats", "person,random", "--seed", 4)
    said = [line for line in result.out.splitlines() if line.startswith("Player 2: ")]
    assert said.count("Player 2: has chosen") > 2
    assert not [line for line in said if re.match(r"Player 2: (Keep|Bid \d+ in secret)", line)]


def test_a_chapter_is_taught_step_by_step(tabletop, typed):
    typed(["", "show", "skip", "skip", "skip"])
    out = tabletop("play", "public_market", "--text", "--lesson", 2).out
    assert "Step 2 of 5: What may not be covered" in out
    assert re.search(r"Rule PM-6\.1: .* would cover the Ice Block", out)
    assert "That is how every refusal looks" in out
    assert out.rstrip().endswith("The chapter is done.")


def test_the_picture_of_a_step_is_told_in_words(tabletop, typed):
    typed([])
    assert (
        "1 fill a row → 2 go to Market → 3 card: 1 VP"
        in tabletop("play", "public_market", "--text", "--lesson", 1).out
    )


def test_a_challenge_that_was_shown_is_told_at_the_end_of_a_chapter(tabletop, typed):
    typed(["", "skip", "skip", "skip", "show", "skip"])
    out = tabletop("play", "public_market", "--text", "--lesson", 2).out
    assert out.rstrip().endswith("The chapter is done, its challenge with help.")


def test_a_chapter_that_there_is_not_is_refused(tabletop):
    told = tabletop("play", "public_market", "--text", "--lesson", 99)
    assert told.status == 2
    assert "public_market has no chapter 99" in told.err


def test_chapters_are_listed_and_checked(tabletop):
    assert "public_market 1: Your first card (2 min)" in tabletop("lesson", "list", "public_market").out
    assert tabletop("lesson", "check", "public_market").status == 0
