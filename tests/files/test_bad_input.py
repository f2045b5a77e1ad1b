"""Numbers, words and file names that nobody would write by hand are answered by a sentence."""

from __future__ import annotations

import json
import os
import time
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from tabletop.cli import serve
from tabletop.cli.requests import REQUESTS
from tabletop.cli.server import Session
from tabletop.engine.game import Setup
from tabletop.engine.text import english
from tabletop.files import components, records, settings, whole_files
from tabletop.files.library import Library, LibraryError
from tabletop.files.records import RecordError
from tests.quay.game import GAME
from tests.test_any_position import ways

ODD = (1 << 63, -(1 << 63) - 1, 10**400, "\ud800", "\0", "", "x" * 5000, [], {}, None, True, 0.5, [[[[]]]])


def nested(depth: int) -> str:
    """A list in a list in a list ..."""
    return "[" * depth + "]" * depth


def test_a_record_with_any_odd_value_is_refused_or_kept(tmp_path, wander, chance: Random):
    document = records.record_json(records.record(wander(30)))
    places, refused = list(ways(document)), 0
    with closing(Library.open(tmp_path / "library.sqlite")) as library:
        for way in chance.sample(places, 60):
            for odd in ODD:
                made = json.loads(json.dumps(document))
                part = made
                for key in way[:-1]:
                    part = part[key]
                part[way[-1]] = odd
                try:
                    library.import_record(records.parse(json.dumps(made), "it"), GAME)
                except RecordError:
                    refused += 1
    assert refused > 300


@pytest.mark.parametrize("text", ['{"format": ' + "9" * 4301 + "}", nested(50_000), "9" * 5000, '"\\ud800"'])
def test_no_text_is_too_odd_for_a_sentence(text):
    for given in (text, text.encode(), '{"format": 2, "game": ' + text + "}"):
        with pytest.raises(RecordError):
            records.parse(given, "it")


@pytest.mark.parametrize("name", ["", "\0", "a\0b", "x" * 300, "."])
def test_no_name_of_a_file_is_too_odd_for_a_sentence(name, wander):
    record = records.record(wander(3))
    for work in (lambda: records.read(Path(name)), lambda: records.write(Path(name), record)):
        with pytest.raises(RecordError):
            work()
    session = Session()
    serve.respond(session, b'{"do": "new", "game": "morocco", "seats": ["person", "person"]}')
    for do in ("save", "load"):
        answer = serve.respond(session, json.dumps({"do": do, "file": name}).encode())
        assert answer["error"]["kind"] == "file", answer


def test_a_request_that_is_nested_too_deeply_gets_an_answer(capsys):
    session = Session()
    for depth in (900, 990, 5000):
        line = b'{"do": "check", "action": {"x": ' + nested(depth).encode() + b"}}"
        assert serve.respond(session, line)["error"]["kind"] in ("request", "no match")
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("key", ["language", "window", "last_setup", "volume"])
def test_settings_with_any_odd_value_begin_anew_and_can_be_written(tmp_path, key, odd):
    path = tmp_path / "settings.json"
    for value in (odd, {"quay": odd}, {"quay": {"seed": 1, "seats": ["person"], "names": [odd]}}):
        path.write_text(json.dumps({key: value}))
        settings.save(settings.load_settings(path)[0], path)
        assert settings.load_settings(path)[1] is None


def test_a_record_that_nothing_could_read_again_is_not_written(tmp_path, wander, monkeypatch):
    monkeypatch.setattr(records, "MOST_ACTIONS", 5)
    path = tmp_path / "it.tabletop"
    match = wander(back=0)
    with pytest.raises(RecordError, match=rf"it[.]tabletop: {len(match.entries)} moves, undone"):
        records.write(path, records.record(match))
    assert not path.exists()
    session = Session()
    session.replace_match(match)
    assert serve.respond(session, b'{"do": "save"}')["error"]["kind"] == "file"
    with pytest.raises(RecordError, match="exceed the 5"):
        records.parse(records.dump(records.record(match)), "it")
    with closing(Library.open(tmp_path / "library.sqlite")) as library:
        number = library.keep(0, match)
        assert len(library.resume(number, GAME).match.entries) == len(match.entries)


def test_a_library_never_takes_a_number_that_it_cannot_hold(tmp_path):
    with closing(Library.open(tmp_path / "library.sqlite")) as library:
        for seed in (1 << 63, 10**400):
            with suppress(LibraryError):
                number = library.begin(Setup(seed, ("person",)), GAME)
                assert library.stored_match(number).damaged


@pytest.mark.parametrize(
    "bad",
    [
        '{"format": 2, "game": "quay", ' + ", ".join(f'"k{n}": 1' for n in range(400_000)) + "}",
        '{"format": 2, "game": "quay", "setup": {' + ", ".join(f'"k{n}": 1' for n in range(400_000)) + "}}",
        '{"format": 2, "game": "quay", "actions": [' + "1," * 3_000_000 + "1]}",
        '{"format": 2, "game": "quay", "start": ' + '{"a":' * 300_000 + "1" + "}" * 300_000 + "}",
    ],
    ids=["keys", "keys within", "values", "deep"],
)
def test_what_is_larger_than_any_document_is_refused_at_once(bad):
    began = time.process_time()
    with pytest.raises(RecordError):
        records.parse(bad, "friend.tabletop")
    assert serve.respond(Session(), bad.encode())["error"]["kind"] == "request"
    assert time.process_time() - began < 2.5


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 50_000, 'a = "' + "x" * 1_100_000 + '"'], ids=["deep", "long"]
)
def test_a_deep_or_long_component_file_is_refused_in_words(tmp_path, monkeypatch, text):
    path = tmp_path / "tiles.toml"
    path.write_text(text)
    monkeypatch.setattr(components.paths, "resource", lambda _path: path)
    with pytest.raises(components.ComponentError, match=r"tiles\.toml: it isn't TOML that can be used"):
        components.load("tiles.toml", dict)


def test_settings_larger_than_any_are_set_aside(tmp_path):
    path = tmp_path / settings.NAME
    path.write_text('{"language": "' + "x" * 1_100_000 + '"}')
    read, told = settings.load_settings(path)
    assert read == settings.Settings()
    assert "it has more than 1000000 bytes" in english(told)


def test_what_a_killed_program_left_half_written_is_swept_and_what_is_being_written_stays(tmp_path):
    left, fresh, foreign = (
        tmp_path / name for name in (".a.tabletop.part", ".b.tabletop.part", ".c.iso.part")
    )
    for path in (left, fresh, foreign):
        path.write_text("half")
    for path in (left, foreign):
        os.utime(path, (1e9, 1e9))
    whole_files.replace(tmp_path / "d.tabletop", "whole")
    assert (left.exists(), fresh.exists(), foreign.exists()) == (False, True, True)


def test_a_seat_that_is_not_there_is_refused_by_every_request(tmp_path):
    session = Session()
    assert serve.respond(session, b'{"do": "new", "game": "morocco", "seats": ["person", "person"]}')["ok"]
    for name, kind in REQUESTS.items():
        for key in {"seat", "by", "seats"} & set(kind.__dataclass_fields__):
            for seat in (-7, 2, 99):
                asked = {"do": name, key: [seat] if key == "seats" else seat}
                needed = {"action": {"do": "pass"}, "game": "morocco", "since": 0}
                asked |= {more: needed[more] for more in set(kind.__dataclass_fields__) & set(needed)}
                answer = serve.respond(session, json.dumps(asked).encode())
                told = answer.get("error", {}).get("kind")
                assert told not in {None, "internal"}, (asked, answer)
