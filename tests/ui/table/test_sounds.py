"""Sounds: every one is there and short, volume scales it, and a machine without sound goes on without."""

from __future__ import annotations

import stat
import wave
from array import array

import pytest
from PySide6.QtCore import QProcess
from PySide6.QtGui import QGuiApplication

from tabletop.files.paths import RESOURCES
from tabletop.ui.table import sounds
from tabletop.ui.table.sounds import Sounds, rising

NAMES = {"lift", "drop", "refuse", "coin", "card", "wood", "shuffle", "splash", "turn", "won", "lost"}
NAMES |= {"pay", "gain", "close", "count"}


def samples(path):
    with wave.open(str(path), "rb") as file:
        return file.getparams(), array("h", file.readframes(file.getnframes()))


def test_every_sound_is_there_short_and_not_too_loud():
    files = {path.stem: path for path in (RESOURCES / "sounds").glob("*.wav")}
    assert set(files) == NAMES
    for name, path in files.items():
        shape, values = samples(path)
        assert (shape.nchannels, shape.sampwidth) == (1, 2)
        assert shape.nframes / shape.framerate < (1.5 if name in ("won", "lost") else 0.8), name
        assert 2000 < max(values) < 0.75 * 32768, name
        assert abs(values[-1]) < 50, name  # it ends without a click


@pytest.fixture
def played(qtbot, tmp_path, monkeypatch):
    """A player that notes what it was asked to play."""
    note, player = tmp_path / "note", tmp_path / "player"
    player.write_text(f'#!/bin/sh\necho "$1" >> {note}\n', encoding="utf-8")
    player.chmod(player.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(Sounds, "_player", (str(player),))
    return lambda: note.read_text(encoding="utf-8").split() if note.exists() else []


def test_a_sound_is_played_at_its_volume(played, qtbot):
    made = Sounds(volume=50)
    made.play("coin")
    qtbot.waitUntil(lambda: len(played()) == 1)
    _shape, quiet = samples(played()[0])
    _shape, loud = samples(RESOURCES / "sounds" / "coin.wav")
    assert max(quiet) == pytest.approx(max(loud) / 4, abs=1)
    assert len(quiet) == len(loud)


def test_a_sound_at_another_pitch_has_the_same_samples_at_another_rate(played, qtbot):
    made = Sounds(volume=100)
    made.play("count", pitch=rising(3))
    qtbot.waitUntil(lambda: len(played()) == 1)
    shape, heard = samples(played()[0])
    recorded, as_is = samples(RESOURCES / "sounds" / "count.wav")
    assert shape.framerate == round(recorded.framerate * 2**0.5)
    assert list(heard) == list(as_is)


def test_a_count_rises_by_an_octave_at_most():
    pitches = [rising(nth) for nth in range(12)]
    assert pitches[0] == 1.0
    assert pitches == sorted(pitches)
    assert max(pitches) == 2.0


def test_silence_is_silent(played, qtbot, monkeypatch):
    monkeypatch.setattr(sounds, "start_player", lambda *_a: pytest.fail("it made a sound"))
    Sounds(volume=0).play("coin")
    Sounds().play("")
    Sounds().play("no such sound")


def test_a_machine_without_a_player_is_silent(qapp, monkeypatch):
    monkeypatch.setattr(sounds, "start_player", lambda *_a: pytest.fail("it made a sound"))
    monkeypatch.setattr(sounds, "SILENT_SCREENS", ())
    monkeypatch.setattr(sounds.shutil, "which", lambda _name: None)
    Sounds().play("coin")


def test_sounds_close_together_are_one(played, monkeypatch):
    begun = []
    monkeypatch.setattr(sounds, "start_player", lambda _player, file: begun.append(file))
    made = Sounds(volume=100)
    made.play("coin")
    made.play("wood")
    assert [path.stem for path in begun] == ["coin"]


@pytest.fixture
def machine(monkeypatch, tmp_path, qapp):
    """A machine with these players, each a line of shell; calls what it gives for what they have played."""
    note = tmp_path / "note"
    monkeypatch.setattr(sounds, "SILENT_SCREENS", ())
    monkeypatch.setattr(sounds, "_APART", 0)
    monkeypatch.setattr(sounds, "_FAILED", set())

    def with_players(**lines):
        for name, line in lines.items():
            player = tmp_path / name
            player.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
            player.chmod(player.stat().st_mode | stat.S_IXUSR)
        found = {name: str(tmp_path / name) for name in lines}
        monkeypatch.setattr(sounds.shutil, "which", found.get)
        return lambda: note.read_text(encoding="utf-8").split() if note.exists() else []

    return with_players


def playing():
    return QGuiApplication.instance().findChildren(QProcess, "sound")


@pytest.mark.parametrize("fault", ["exit 1", "kill -9 $$", "exec /no/such/program"])
def test_a_player_that_fails_is_not_tried_again_and_the_next_is_taken(machine, qtbot, tmp_path, fault):
    played = machine(
        paplay=f"echo paplay >> {tmp_path}/note; {fault}", aplay=f"echo aplay >> {tmp_path}/note"
    )
    for number in range(4):
        Sounds(volume=100).play("coin")
        qtbot.waitUntil(lambda number=number: len(played()) == number + 1 and not playing())
    assert played() == ["paplay", "aplay", "aplay", "aplay"]


def test_a_player_that_cannot_be_started_is_not_tried_again(machine, qtbot, tmp_path):
    played = machine(paplay="", aplay=f"echo aplay >> {tmp_path}/note")
    (tmp_path / "paplay").write_bytes(b"\x7fELF nothing")
    for _ in range(2):
        Sounds(volume=100).play("coin")
        qtbot.waitUntil(lambda: not playing())
    assert played() == ["aplay"]


def test_a_player_that_hangs_is_ended(machine, qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(sounds, "_LONGEST", 0.05)
    played = machine(paplay="exec sleep 60", aplay=f"echo aplay >> {tmp_path}/note")
    made = Sounds(volume=100)
    made.play("coin")
    qtbot.wait(100)
    made.play("coin")
    qtbot.waitUntil(lambda: len(sounds._FAILED) == 1)
    made.play("coin")
    qtbot.waitUntil(lambda: played() == ["aplay"])
    sounds._end_hung()
    qtbot.wait(100)
    sounds._end_hung()
    qtbot.waitUntil(lambda: not playing())
