"""The host as a process of its own: it says what is wrong, and never outlives its window."""

import subprocess
import sys

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.text import english
from tabletop.files.single_instance import locked
from tabletop.together import hosting
from tabletop.together.host import HostError
from tabletop.together.host_process import HostFailed, HostProcess
from tabletop.together.hosting import WayIn, host_door
from tabletop.together.iroh_door import IrohDoor
from tests.quay.game import GAME as QUAY
from tests.together.few_games import WHERE
from tests.together.hosts import until
from tests.together.running_hosts import kill, opened_room, running_host


def failure(host):
    news = until(host.next_news, 20)
    assert isinstance(news, HostFailed)
    return english(news.text)


def test_what_is_wrong_is_said_in_a_sentence(tmp_path):
    host, woken = running_host(tmp_path), []
    host.arrived.connect(lambda: woken.append(1))
    host.open_room(QUAY.id, Setup(0, ("normal", "normal")))
    assert failure(host) == "A room needs a seat for a person."
    invite = opened_room(host, QUAY, (PERSON, PERSON))
    host.open_room("chess", Setup(0, (PERSON, PERSON)))
    assert failure(host) == "The room can't be opened (KeyError: 'chess')."
    second = HostProcess(tmp_path, local=True, games=WHERE)
    assert failure(second) == f"Another host is running in the folder {tmp_path}. Close it first."
    second.close()
    assert woken
    assert (tmp_path / "ticket").read_text() == invite.ticket
    assert opened_room(host, QUAY, (PERSON, PERSON)).ticket == invite.ticket
    kill(host)
    assert host.next_news() is None
    host.close()


def test_a_host_that_has_ended_says_so(tmp_path):
    host = running_host(tmp_path)
    host._process.kill()
    assert failure(host).startswith("The program that lets your friends in has ended.")
    until(lambda: not host._process.is_alive())
    host.open_room(QUAY.id, Setup(0, (PERSON, PERSON)))
    assert failure(host).startswith("The program that lets your friends in has ended.")
    host.close()


def is_free(folder):
    with (folder / "host.lock").open("ab") as lock:
        return locked(lock)


def test_the_host_ends_with_its_window_however_that_ends(tmp_path):
    code = """
import sys
from pathlib import Path
from tests.together.few_games import LOTS
from tests.together.running_hosts import opened_room, running_host
if __name__ == "__main__":
    host = running_host(Path(sys.argv[1]))
    opened_room(host, LOTS, ("person", "person"))
    print("open", flush=True)
    sys.stdin.read()
"""
    script = tmp_path / "window.py"
    script.write_text(code)
    folders = [tmp_path / "killed", tmp_path / "ended"]
    windows = [
        subprocess.Popen(
            [sys.executable, script, folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for folder in folders
    ]
    for window, folder in zip(windows, folders, strict=True):
        assert window.stdout.readline() == b"open\n"
        assert not is_free(folder)
    windows[0].kill()
    for window in windows:
        window.communicate(timeout=20)
    assert windows[1].returncode == 0
    for folder in folders:
        until(lambda folder=folder: is_free(folder))


# The door


def test_a_folder_has_one_key_and_one_port(tmp_path, monkeypatch):
    monkeypatch.setattr(hosting, "_TRIES", 1)
    local = WayIn(local=True)
    port = host_door(tmp_path, local)._port
    assert port in range(49152, 65536)
    assert host_door(tmp_path, local)._port == port
    assert host_door(tmp_path / "other", local)._port != port
    assert host_door(tmp_path, WayIn(local=True, port=7550))._port == 7550
    with hosting.socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        assert host_door(tmp_path, local)._port == 0
    monkeypatch.setattr(hosting, "missing_iroh", lambda: None)
    far = host_door(tmp_path, WayIn(()))
    assert isinstance(far, IrohDoor)
    assert (far._address, far._relays) == (f"0.0.0.0:{port}", ())


def test_without_iroh_or_with_a_strange_key_there_is_no_host(tmp_path, monkeypatch):
    monkeypatch.setattr("tabletop.together.iroh_door.find_spec", lambda _name: None)
    with pytest.raises(HostError) as caught:
        host_door(tmp_path, WayIn())
    assert "iroh, which isn't installed" in english(caught.value.text)
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(HostError) as caught:
        host_door(tmp_path, WayIn(local=True))
    assert english(caught.value.text).startswith(f"The file {tmp_path / 'key'} holds no key of a host.")
    with pytest.raises(HostError) as caught:
        host_door(tmp_path / "key" / "x", WayIn(local=True))
    assert "Check its permissions" in english(caught.value.text)
