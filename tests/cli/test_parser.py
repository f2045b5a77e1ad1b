"""The command line as a whole: what starts, what is said where it cannot, and that no traceback is seen."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from tabletop import __version__, games
from tabletop.__main__ import main
from tabletop.cli import display, parser, selfcheck
from tabletop.engine.game import Setup
from tabletop.engine.match import Match
from tabletop.files import log_file, paths, records, settings
from tabletop.files.library import Library
from tabletop.files.settings import Settings
from tests.quay.game import GAME

ROOT = Path(__file__).parents[2]


@pytest.fixture
def window(monkeypatch):
    """Stand in for the window, and tell how it was opened."""
    opened = []

    def run(argv, match=0):
        opened.append([*argv, match] if match else argv)
        return 0

    app = SimpleNamespace(run=run, first_paint=lambda: "220 x 200")
    monkeypatch.setitem(sys.modules, "tabletop.ui.app", app)
    return opened


def test_without_a_command_the_window_opens(tabletop, window):
    assert tabletop().status == 0
    assert tabletop("a.tabletop").status == 0
    assert tabletop("--quit-after-first-paint").status == 0
    assert window == [[], ["a.tabletop"], ["--quit-after-first-paint"]]


def test_a_match_that_is_asked_for_is_begun_and_opened_in_the_window(tabletop, window):
    assert tabletop("play", "quay", "--seats", "person,greedy", "--seed", 4).status == 0
    assert tabletop("play", "quay", "--resume").status == 0
    assert tabletop("play", "quay", "--resume", 99).status == 2
    with closing(Library.open()) as library:
        [kept] = library.open_matches()
        assert library.resume(kept.id, GAME).match.setup == Setup(4, ("person", "greedy"))
    assert window == [[kept.id], [kept.id]]


def test_a_damaged_library_that_is_set_aside_is_told_before_the_window_opens(tabletop, window):
    with closing(Library.open()) as library:
        path = library.path
    path.write_bytes(b"no library")
    assert path.name in tabletop("play", "quay").out
    assert len(window) == 1


def test_no_match_is_begun_where_none_can_begin_so_or_no_window_can_open(tabletop, window, monkeypatch):
    assert "Unknown player" in tabletop("play", "quay", "--seats", "person,nobody").err
    monkeypatch.setattr(display, "trouble", lambda: "there is no display")
    assert tabletop("play", "quay").status == 2
    with closing(Library.open()) as library:
        assert library.open_matches() == []
    assert window == []


def test_without_a_display_the_way_out_is_named(tabletop, window, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    result = tabletop()
    assert (result.status, result.out, window) == (2, "", [])
    assert result.err == (
        "tabletop: there is no display. "
        "Without a window you can play in the terminal: tabletop play public_market --text\n"
        f"The log: {log_file.log_path()}\n"
    )


@pytest.mark.unix
def test_without_display_and_standard_streams_the_log_says_why(tmp_path):
    command = f"exec {sys.executable} -m tabletop <&- >&- 2>&-"
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "TABLETOP_DATA": str(tmp_path)}
    assert subprocess.run(["bash", "-c", command], env=environment, timeout=60, check=False).returncode == 2
    told = (tmp_path / "tabletop.log").read_text(encoding="utf-8")
    assert "there is no display. Without a window you can play in the terminal" in told


def test_a_window_that_cannot_be_loaded_is_said(tabletop, monkeypatch):
    monkeypatch.setitem(sys.modules, "tabletop.ui.app", None)
    result = tabletop()
    assert result.status == 2
    assert "play in the terminal: tabletop play public_market --text" in result.err


def test_a_library_that_qt_misses_is_named_before_qt_aborts(tabletop, window, monkeypatch, tmp_path):
    plugin = tmp_path / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    plugin.parent.mkdir(parents=True)
    plugin.write_bytes(b"no library")
    found = SimpleNamespace(submodule_search_locations=[str(tmp_path)])
    monkeypatch.setattr(display, "find_spec", lambda _name: found)
    monkeypatch.setattr(display, "_x11", lambda _display: True)
    monkeypatch.setenv("DISPLAY", ":7")
    for name in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    result = tabletop()
    assert (result.status, window) == (2, [])
    assert "Qt's window can't be loaded" in result.err
    error = OSError("libxcb-cursor.so.0: cannot open shared object file")
    frozen = OSError("Failed to load dynlib/dll")  # as PyInstaller words it
    frozen.__cause__ = error
    for each in (error, frozen):
        monkeypatch.setattr(display.ctypes, "CDLL", Mock(side_effect=each))
        assert "apt install libxcb-cursor0)" in tabletop().err
    plugin.unlink()
    assert display.missing("qxcb") == ""


def test_a_display_is_one_that_answers(tmp_path, monkeypatch):
    monkeypatch.setattr(display, "missing", lambda _plugin: "")  # a machine without a window lacks libraries
    assert display.trouble({"QT_QPA_PLATFORM": "offscreen"}) == ""
    assert display.trouble({}) == "there is no display"
    assert display.trouble({"DISPLAY": ":4711"}) == "no display answers at “:4711”"
    assert display.trouble({"DISPLAY": "localhost:3999.0"}) == "no display answers at “localhost:3999.0”"
    assert display.trouble({"DISPLAY": "something odd"}) == ""
    runtime = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-0"}
    assert display.trouble(runtime) == "no display answers at “wayland-0”"
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        assert display.trouble(runtime) == ""
        assert display._answers(str(tmp_path / "wayland-0"))
    monkeypatch.setattr(sys, "platform", "darwin")
    assert display.trouble({}) == ""


def test_a_display_at_a_port_is_found(monkeypatch):
    monkeypatch.setattr(display, "missing", lambda _plugin: "")
    with socket.create_server(("127.0.0.1", 0)) as server:
        number = server.getsockname()[1] - 6000
        assert display.trouble({"DISPLAY": f"127.0.0.1:{number}"}) == ""


def test_version_and_help(tabletop):
    assert tabletop("--version").out == f"Tabletop {__version__}\n"
    helped = tabletop("--help").out
    for word in ("play", "simulate", "replay", "check", "export", "import", "perft", "serve", "bench"):
        assert f"  {word} " in helped
        if word != "bench":
            assert tabletop(word, "--help").out.startswith(f"usage: tabletop {word}")
    assert tabletop("--nonsense").status == 2


def test_bench_has_its_own_arguments(tabletop, monkeypatch):
    monkeypatch.setitem(sys.modules, "tabletop.bench.command", SimpleNamespace(main=len))
    assert tabletop("bench", "--json", "--quick").status == 2


def test_a_reader_that_goes_away_ends_it_quietly():
    record = ROOT / "resources" / "games" / "public_market" / "records" / "three.tabletop"
    done = subprocess.run(
        [
            "bash",
            "-c",
            f"{sys.executable} -m tabletop replay --text {record} | true; exit ${{PIPESTATUS[0]}}",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_the_signs_shows_others():
    done = subprocess.run(
        [sys.executable, "-m", "tabletop", "simulate", "nowhere", "--seats", "random"],
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("tabletop simulate: no game ?nowhere?; there are: ")


def test_in_pipes_windows_speaks_utf_8(monkeypatch):
    stream = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    for system, encoding in (("linux", "cp1252"), ("win32", "utf-8")):
        monkeypatch.setattr(sys, "platform", system)
        assert parser._encoding(stream) == encoding
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    assert parser._encoding(stream) == "cp1252"
    monkeypatch.delenv("PYTHONIOENCODING")
    monkeypatch.setattr(stream, "isatty", lambda: True)
    assert parser._encoding(stream) == "cp1252"


def test_ctrl_c_ends_quietly(tabletop, monkeypatch):
    def stop(_):
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletop.cli.perft.run", stop)
    assert tabletop("perft", "quay", "--seats", "person").status == 130


def test_main_reads_the_command_line_of_its_process(monkeypatch, capsys):
    monkeypatch.setattr(
        sys, "argv", ["tabletop", "perft", "quay", "--seats", "person,person", "--depth", "1"]
    )
    assert main() == 0
    assert capsys.readouterr().out == "1: 9\n"


@pytest.fixture
def shipped(tmp_path, monkeypatch, chance):
    """Resources with one record of the sample game, and no display."""
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(paths, "RESOURCES", tmp_path)
    monkeypatch.setattr(games, "GAMES", ("quay",))
    match = Match(GAME, Setup(3, ("person", "greedy")))
    while match.choice:
        match.play(chance.choice(match.legal_actions()))
    folder = tmp_path / "games" / "quay" / "records"
    folder.mkdir(parents=True)
    records.write(folder / "whole.tabletop", records.record(match))
    return folder / "whole.tabletop", match


def test_the_self_check_replays_and_paints(tabletop, window, shipped):
    _, match = shipped
    result = tabletop("--self-check")
    assert result.status == 0
    first, game, together, painted, shown, last = result.out.splitlines()
    assert shown == "display: there is none here, so no window was shown"
    assert first == f"Tabletop {__version__}"
    assert game.startswith(f"quay: whole.tabletop holds, {len(match.entries)} actions, ")
    found = (
        "a room was opened and found" if find_spec("iroh") and find_spec("zeroconf") else "needs the package"
    )
    assert together.startswith("together: ")
    assert found in together
    assert painted == "window: painted 220 x 200"
    assert last == "All well."


def test_the_self_check_leaves_the_players_own_files_alone(monkeypatch, home_of_its_own):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    settings.save(Settings(volume=7))
    before = {path: path.read_bytes() for path in home_of_its_own.rglob("*") if path.is_file()}
    # In a process of its own: the window's application ends with it, and Qt bears only one.
    code = "from tabletop.cli.selfcheck import games, run; games.GAMES = games.GAMES[:1]; exit(run())"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "window: painted" in result.stdout
    assert {path: path.read_bytes() for path in home_of_its_own.rglob("*") if path.is_file()} == before


def test_the_self_check_shows_a_window_where_there_is_a_display(tabletop, window, shipped, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.setattr(selfcheck, "trouble", lambda _environment: "")
    ended = SimpleNamespace(returncode=-6, stderr="Could not load the Qt platform plugin")
    started = Mock(return_value=ended)
    monkeypatch.setattr(selfcheck.subprocess, "run", started)
    result = tabletop("--self-check")
    assert result.status == 1
    assert "display: the window ended with -6: Could not load the Qt platform plugin" in result.out
    ended.returncode = 0
    assert "display: a window was shown" in tabletop("--self-check").out
    assert started.call_args.kwargs["env"]["PYINSTALLER_RESET_ENVIRONMENT"] == "1"
    monkeypatch.setattr(selfcheck, "trouble", lambda _environment: "libxcb-cursor.so.0 is missing")
    assert "display: libxcb-cursor.so.0 is missing" in tabletop("--self-check").out


def test_the_self_check_fails_where_something_is_wrong(tabletop, window, shipped, monkeypatch):
    path, match = shipped
    text = path.read_text()
    path.write_text(text.replace('"ship": ', '"ship": 9', 1))
    result = tabletop("--self-check")
    assert result.status == 1
    assert "quay: whole.tabletop: Move 1 of" in result.out
    match.goto(3)
    records.write(path, records.record(match))
    assert "the match doesn't end" in tabletop("--self-check").out
    path.write_text("x")
    assert "quay: whole.tabletop isn't a match file" in tabletop("--self-check").out
    path.unlink()
    assert "quay: it came without a match file" in tabletop("--self-check").out


def test_the_self_check_says_what_became_of_the_window(monkeypatch, capsys):
    def fail():
        raise RuntimeError("no pixels")

    monkeypatch.setitem(sys.modules, "tabletop.ui.app", SimpleNamespace(first_paint=fail))
    assert not selfcheck._window()
    monkeypatch.setitem(sys.modules, "tabletop.ui.app", None)
    assert not selfcheck._window()
    told = capsys.readouterr().out
    assert "window: RuntimeError: no pixels" in told
    assert "window: Qt can't be loaded" in told
