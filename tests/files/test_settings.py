"""Settings come back as they were; what is wrong with a file is told, and the rest of it holds."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.text import english
from tabletop.files import settings
from tabletop.files.settings import Settings


def test_nothing_is_told_where_there_is_no_file(tmp_path):
    assert settings.load_settings(tmp_path / "settings.json") == (Settings(), None)
    assert settings.load_settings() == (Settings(), None)


def test_they_come_back_as_they_were(tmp_path):
    path = tmp_path / "deep" / "settings.json"
    setup = Setup(3, ("person", "hard"), (("open", "on"),), ("Ann", ""))
    chosen = settings.remembered(
        replace(Settings(), volume=5, theme="dark", keys={"hint": "Ctrl+J"}), "quay", setup
    )
    settings.save(chosen, path)
    assert settings.load_settings(path) == (chosen, None)
    assert chosen.setup("quay") == setup
    assert chosen.setup("river") is None
    assert [p.name for p in path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("text", [b"", b"{", b"[1]", b"\xff", b'"x"', b"[" * 100_000])
def test_a_broken_file_is_set_aside(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_bytes(text)
    read, told = settings.load_settings(path)
    assert read == Settings()
    assert told is not None
    [aside] = tmp_path.iterdir()
    assert aside.read_bytes() == text
    assert aside.name in english(told)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("volume", 101), ("volume", True), ("volume", "loud"), ("sounds", 1), ("my_speed", -1),
        ("my_speed", float("nan")), ("theme", "pink"), ("theme", ["dark"]), ("language", 3), ("wish", 1),
        ("last_setup", []), ("last_setup", {"quay": {"seed": "x", "seats": [], "options": [], "names": []}}),
        ("last_setup", {"quay": {"seed": 1, "seats": [[1]], "options": [], "names": []}}),
        ("last_setup", {"quay": 3}), ("window", "x" * 5000),
    ],
)  # fmt: skip
def test_a_wrong_value_is_named_and_the_others_hold(tmp_path, key, value):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"scale": 150, key: value}))
    read, told = settings.load_settings(path)
    assert read == replace(Settings(), scale=150)
    assert told is not None
    assert f"({key})" in english(told)
    assert not path.exists()


@pytest.mark.parametrize(
    "wrong", [("wish", "J"), ("hint", "Alt+J"), ("hint", 3), ("hint", "Jx"), ("goal", "J")]
)
def test_one_wrong_key_falls_back_alone(tmp_path, wrong):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"letter_keys": False, "keys": dict([wrong]) | {"number": "Ctrl+K"}}))
    read, told = settings.load_settings(path)
    assert read == replace(Settings(), letter_keys=False, keys={"number": "Ctrl+K"})
    assert told is not None
    assert f"(keys.{wrong[0]})" in english(told)


def test_what_cannot_be_read_or_written_is_told(tmp_path):
    (tmp_path / "settings.json").mkdir()
    read, told = settings.load_settings(tmp_path / "settings.json")
    assert read == Settings()
    assert "can't be read" in english(told)
    (tmp_path / "file").write_text("")
    with pytest.raises(settings.SettingsError, match="can't be written"):
        settings.save(Settings(), tmp_path / "file" / "settings.json")
    with pytest.raises(settings.SettingsError, match="can't be written"):
        settings.save(Settings(), tmp_path / "settings.json")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "settings.json"]


def test_the_first_window_waits_for_no_pydantic():
    code = (
        "import sys, tabletop.files.library, tabletop.files.settings, tabletop.files.single_instance\n"
        "import tabletop.cli.parser, tabletop.__main__\n"
        "sys.exit('pydantic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
