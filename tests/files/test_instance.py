"""A second start finds the first, whatever became of the one before."""

from __future__ import annotations

import subprocess
import sys
import time
from multiprocessing.connection import Client

import pytest

from tabletop.files import instance


@pytest.fixture
def first(tmp_path):
    found = instance.claim(tmp_path)
    assert found is not None
    yield found
    found.close()


def test_only_one_is_the_first(first, tmp_path):
    assert instance.claim(tmp_path) is None
    first.close()
    second = instance.claim(tmp_path)
    assert second is not None
    second.close()


def test_the_first_hears_what_the_second_was_asked(first, tmp_path):
    heard = []
    first.listen(heard.append)
    assert instance.tell(tmp_path, "raise")
    assert instance.tell(tmp_path, "open /tmp/Größe.tabletop")
    first.close()
    assert heard == ["raise", "open /tmp/Größe.tabletop"]
    assert not instance.tell(tmp_path, "raise")


def test_a_caller_that_says_nothing_or_too_much_does_no_harm(first, tmp_path, monkeypatch):
    monkeypatch.setattr(instance, "PATIENCE", 0.1)
    heard = []
    first.listen(heard.append)
    with Client(instance.address(tmp_path)):
        time.sleep(0.2)
    with Client(instance.address(tmp_path)) as caller:
        caller.send_bytes(b"x" * (instance.LONGEST + 1))
    assert instance.tell(tmp_path, "raise")
    assert heard == ["raise"]


def test_one_that_was_killed_leaves_the_place_free(tmp_path):
    code = (
        "import sys, time; from pathlib import Path; from tabletop.files import instance\n"
        "first = instance.claim(Path(sys.argv[1])); first.listen(print)\n"
        "print('up', flush=True); time.sleep(60)"
    )
    other = subprocess.Popen([sys.executable, "-c", code, tmp_path], stdout=subprocess.PIPE)
    assert other.stdout is not None
    assert other.stdout.readline() == b"up\n"
    assert instance.claim(tmp_path) is None
    other.kill()
    other.communicate()
    assert not instance.tell(tmp_path, "raise")
    heir = instance.claim(tmp_path)
    assert heir is not None
    heard = []
    heir.listen(heard.append)
    assert instance.tell(tmp_path, "raise")
    heir.close()
    assert heard == ["raise"]


def test_a_long_path_still_has_an_address(tmp_path):
    deep = tmp_path / ("x" * 120)
    assert len(instance.address(deep)) <= instance._LONGEST_SOCKET
    first = instance.claim(deep)
    assert first is not None
    first.listen(lambda _: None)
    assert instance.tell(deep, "raise")
    first.close()
