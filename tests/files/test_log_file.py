"""The log tells what went wrong, stays small, holds no names, and knows whether the last program crashed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tabletop.files import log_file, paths


def ended(code: str) -> int:
    """The exit status of a program that runs this while it is logged."""
    begun = "import faulthandler, os; from tabletop.files import log_file\nwith log_file.logged_run(): "
    done = subprocess.run([sys.executable, "-c", begun + code], stderr=subprocess.DEVNULL, check=False)
    return done.returncode


def crashed_before() -> bool:
    with log_file.logged_run() as crashed:
        return crashed


@pytest.fixture(autouse=True)
def a_log_of_its_own(monkeypatch, tmp_path):
    """Pytest watches for fatal errors itself, and goes on with that after the test."""
    monkeypatch.setattr(log_file.faulthandler, "enable", lambda _file: None)
    monkeypatch.setattr(log_file.faulthandler, "disable", lambda: None)
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path))


@pytest.mark.parametrize(
    ("code", "crash"),
    [
        ("faulthandler._sigsegv()", True),
        ("os.abort()", True),
        ("raise ValueError('Anna')", True),
        ("pass", False),
        ("os.kill(os.getpid(), 9)", False),
        ("raise SystemExit(3)", False),
    ],
)
def test_the_next_start_knows_whether_the_last_one_crashed(code, crash):
    assert not crashed_before()
    assert (ended(code) == 0) == (code == "pass")
    assert crashed_before() is crash
    assert not crashed_before(), "a crash is told once"
    assert "Anna" not in log_file.tail()


def test_the_log_names_the_place_of_an_error_but_no_player(home_of_its_own):
    try:
        {}["Anna"]
    except KeyError as error:
        log_file.log_line(log_file.trace_of(error))
    log_file.log_line(f"{home_of_its_own}/matches")
    told = log_file.log_path().read_text()
    assert "KeyError" in told
    assert "test_log_file.py" in told
    assert "Anna" not in told
    assert str(home_of_its_own) not in told + log_file.tail()


def test_a_large_log_is_set_aside_and_the_oldest_goes():
    here = log_file.log_path()
    for number in range(5):
        here.write_text(f"{number}" * (log_file._LARGEST + 1))
        crashed_before()
    old = sorted(here.parent.glob("tabletop.*.log"))
    assert [path.name for path in old] == ["tabletop.1.log", "tabletop.2.log", "tabletop.3.log"]
    assert [path.read_text()[0] for path in old] == ["4", "3", "2"]
    assert here.stat().st_size < 1000


def test_without_standard_error_or_a_folder_nothing_fails(monkeypatch, tmp_path, capsys):
    boxes: list[str] = []
    monkeypatch.setattr(log_file, "_show_box", boxes.append)
    log_file.warn("one")
    assert capsys.readouterr().err == "one\n"
    monkeypatch.setattr(sys, "stderr", None)
    log_file.refuse("two")
    assert log_file.tail().splitlines()[-1].endswith(" two")
    (tmp_path / "file").touch()
    monkeypatch.setenv("TABLETOP_DATA", str(tmp_path / "file" / "below"))
    log_file.refuse("three")
    assert log_file.tail() == ""
    assert boxes == [f"two\nThe log: {tmp_path / 'tabletop.log'}", "three"]
    assert not crashed_before()


def test_the_log_lies_where_the_system_has_its_logs(monkeypatch):
    monkeypatch.delenv("TABLETOP_DATA")
    assert "tabletop" in paths.log_folder().parts
    assert log_file.log_path().name == "tabletop.log"
