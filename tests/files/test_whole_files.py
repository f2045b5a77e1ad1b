"""Files that other programs wrote: byte order marks, links, names that are no UTF-8."""

from __future__ import annotations

import json
import os

import pytest

from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import records, settings, single_instance, whole_files
from tabletop.files.settings import Settings
from tests.quay.game import GAME

MARK = b"\xef\xbb\xbf"


def test_a_byte_order_mark_is_skipped(tmp_path):
    match = Match(GAME, Setup(3, ("person", "greedy")))
    match.play(match.legal_actions()[0])
    file = tmp_path / "match.tabletop"
    records.write(file, records.record(match))
    plain = records.read(file)
    file.write_bytes(MARK + file.read_bytes())
    assert records.read(file) == plain
    kept = tmp_path / "settings.json"
    settings.save(Settings(volume=7), kept)
    kept.write_bytes(MARK + kept.read_bytes())
    assert settings.load_settings(kept) == (Settings(volume=7), None)


@pytest.mark.unix  # links need a right there that few have
def test_the_file_that_a_link_points_to_is_replaced(tmp_path):
    real, link = tmp_path / "real" / "settings.json", tmp_path / "settings.json"
    real.parent.mkdir()
    real.write_text("{}")
    link.symlink_to(real)
    settings.save(Settings(volume=7), link)
    assert link.is_symlink()
    assert json.loads(real.read_text())["volume"] == 7
    assert [path.name for path in real.parent.iterdir()] == ["settings.json"]


def test_a_file_that_cannot_be_replaced_stays_and_leaves_no_part(tmp_path, monkeypatch):
    file = tmp_path / "file"
    file.write_text("old")
    monkeypatch.setattr(os, "fsync", lambda _file: (_ for _ in ()).throw(OSError("full")))
    with pytest.raises(OSError, match="full"):
        whole_files.replace(file, "new")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert file.read_text() == "old"


@pytest.mark.unix  # names are no bytes there
@pytest.mark.parametrize("name", [b"Gr\xf6\xdfe.tabletop", "Größe.tabletop".encode()])
def test_a_name_that_is_no_utf_8_reaches_the_first_program(tmp_path, name):
    first, heard = single_instance.claim(tmp_path), []
    assert first is not None
    first.listen(heard.append)
    path = os.fsdecode(name)
    assert single_instance.tell(tmp_path, f"open {path}")
    first.close()
    assert heard == [f"open {path}"]
    assert os.fsencode(heard[0]) == b"open " + name
