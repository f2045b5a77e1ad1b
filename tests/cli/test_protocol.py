"""The session in docs/protocol.md goes as it says, and its tables name what there is."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from tabletop.cli.requests import REQUESTS
from tabletop.files.records import Record

DOCS = Path(__file__).parents[2] / "docs"
ANY = "…"


def fits(told, given):
    """Whether an answer is the one of the document, whose “…” stands for anything."""
    if told == ANY:
        return True
    if isinstance(told, dict) and isinstance(given, dict):
        named = {key for key in told if key != ANY}
        return (ANY in told or named == set(given)) and all(
            key in given and fits(told[key], given[key]) for key in named
        )
    if isinstance(told, list) and isinstance(given, list):
        rest = told[-1:] == [ANY]
        told = told[: len(told) - rest]
        same = len(given) > len(told) if rest else len(given) == len(told)
        return same and all(map(fits, told, given))
    return told == given and type(told) is type(given)


def test_the_session_goes_as_it_is_told():
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    session = re.search(r"```session\n(.*?)```", text, re.DOTALL)
    assert session is not None
    lines = session[1].splitlines()
    asked = [line[2:] for line in lines if line.startswith("> ")]
    told = [json.loads(line[2:]) for line in lines if line.startswith("< ")]
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", "serve"],
        input="\n".join(asked),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    given = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.stderr == ""
    assert len(told) == len(asked) == len(given) > 12
    for request, expected, answer in zip(asked, told, given, strict=True):
        assert fits(expected, answer), f"{request}\n{json.dumps(answer, ensure_ascii=False)[:2000]}"


def test_the_comparison_can_fail():
    assert not fits({"a": 1}, {"a": 1, "b": 2})
    assert not fits({"a": 1, ANY: ANY}, {"b": 2})
    assert not fits([1, ANY], [1])
    assert not fits([1], [1, 2])
    assert not fits({"ok": True}, {"ok": 1})
    assert fits({"a": [1, ANY], ANY: ANY}, {"a": [1, 2], "b": 0})


def test_every_request_and_every_part_of_a_record_is_written_down():
    protocol = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for name in REQUESTS:
        assert f"| `{name}` |" in protocol
    grammar = (DOCS / "record-format.md").read_text(encoding="utf-8")
    for name in Record.__dataclass_fields__:
        assert f"`{name}`" in grammar
    example = re.search(r"```json\n(.*?)```", grammar, re.DOTALL)
    assert example is not None
    assert json.loads(example[1])["format"] == 1
