"""A second start finds the first, whatever became of the one before."""

from __future__ import annotations

import subprocess
import sys
import time
from multiprocessing.connection import Client

import pytest

from tabletop.files import single_instance


@pytest.fixture
def first(tmp_path):
    found = single_instance.claim(tmp_path)
    assert found is not None
    yield found
    found.close()


def test_only_one_is_the_first(first, tmp_path):
    assert single_instance.claim(tmp_path) is None
    first.close()
    second = single_instance.claim(tmp_path)
    assert second is not None
    second.close()


def test_the_first_hears_what_the_second_was_asked(first, tmp_path):
    heard = []
    first.listen(heard.append)
    assert single_instance.tell(tmp_path, "raise")
    assert single_instance.tell(tmp_path, "open /tmp/Größe.tabletop")
    first.close()
    assert heard == ["raise", "open /tmp/Größe.tabletop"]
    assert not single_instance.tell(tmp_path, "raise")


def test_a_caller_that_says_nothing_or_too_much_does_no_harm(first, tmp_path, monkeypatch):
    monkeypatch.setattr(single_instance, "PATIENCE", 0.1)
    heard = []
    first.listen(heard.append)
    with Client(single_instance.address(tmp_path)):
        time.sleep(0.2)
    with Client(single_instance.address(tmp_path)) as caller:
        caller.send_bytes(b"x" * (single_instance.MAX_MESSAGE + 1))
    assert single_instance.tell(tmp_path, "raise")
    assert heard == ["raise"]


def test_one_that_was_killed_leaves_the_place_free(tmp_path):
    code = (
        "import sys, time; from pathlib import Path; from tabletop.files import single_instance\n"
        "first = single_instance.claim(Path(sys.argv[1])); first.listen(print)\n"
        "print('up', flush=True); time.sleep(60)"
    )
    other = subprocess.Popen([sys.executable, "-c", code, tmp_path], stdout=subprocess.PIPE)
    assert other.stdout is not None
    assert other.stdout.readline().split() == [b"up"]
    assert single_instance.claim(tmp_path) is None
    other.kill()
    other.communicate()
    assert not single_instance.tell(tmp_path, "raise")
    heir = single_instance.claim(tmp_path)
    assert heir is not None
    heard = []
    heir.listen(heard.append)
    assert single_instance.tell(tmp_path, "raise")
    heir.close()
    assert heard == ["raise"]


def test_a_long_path_still_has_an_address(tmp_path):
    deep = tmp_path / ("x" * 120)
    assert len(single_instance.address(deep)) <= single_instance._LONGEST_SOCKET
    first = single_instance.claim(deep)
    assert first is not None
    first.listen(lambda _: None)
    assert single_instance.tell(deep, "raise")
    first.close()
