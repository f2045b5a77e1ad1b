"""tabletop host: a host that runs, and what its owner does with its rooms meanwhile."""

import re
import signal
import stat
import subprocess
import sys
import tarfile
from contextlib import closing

import pytest

from tabletop.engine.game import PERSON, Setup
from tabletop.files.library import Library
from tabletop.files.library_rows import NAME
from tabletop.files.rooms import StoredRoom
from tabletop.games import game
from tabletop.together.invite import find_invite
from tests.together.running_hosts import answered, entered, poll_until

MARKET = "public_market"


@pytest.fixture
def owner(tabletop):
    """Runs `tabletop host` in this process: its status, and what it prints."""

    def run(*words):
        done = tabletop("host", *words)
        return done.status, done.out.strip(), done.err.strip()

    return run


@pytest.fixture
def host(tmp_path):
    """A host that runs, in a process of its own."""
    command = [sys.executable, "-m", "tabletop", "host", tmp_path, "--local", "--log-addresses"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


def test_friends_play_at_a_host_whose_owner_has_a_terminal_alone(tmp_path, owner, host):
    assert host.stdout.readline().startswith("There is no room yet. Open one: tabletop host ")
    assert host.stdout.readline() == "Guests are let in. Ctrl+C ends that.\n"
    status, line, _ = owner(tmp_path, "open", MARKET, "--seats", "person,person", "--hints")
    assert status == 0
    first = find_invite(line)
    assert line == str(first)
    second = find_invite(owner(tmp_path, "invite", first.room)[1])
    assert not answered(first, {"do": "look", "invite": first.token})[0]["ok"]
    ann = entered(second, game(MARKET), "Ann")
    poll_until([ann], lambda: ann.persons)
    listed = owner(tmp_path, "list")[1].splitlines()[-1]
    assert re.fullmatch(rf"{first.room}\s+{MARKET}\s+20\d\d-\d\d-\d\d\s+Ann, -\s+waits for 1", listed)
    ben = entered(second, game(MARKET), "Ben")
    poll_until([ann, ben], lambda: ann.ready and ben.ready)
    assert ann.hints
    assert ann.setup.streams
    assert re.search(r"Ann, Ben\s+number 1$", owner(tmp_path, "list")[1])
    assert owner(tmp_path, "check") == (0, "1 room, 0 faults", "")
    copy = restored(tmp_path, owner)
    assert owner(copy, "list") == owner(tmp_path, "list")
    assert owner(copy, "check") == (0, "1 room, 0 faults", "")
    assert owner(tmp_path, "close", first.room)[:2] == (0, f"Room {first.room} is closed.")
    poll_until([ann, ben], lambda: ann.trouble and ben.trouble)
    host.send_signal(signal.SIGTERM)
    assert host.wait(10) == 0
    visits = [line.split(" ", 1)[1] for line in host.stderr.read().splitlines()]
    assert visits[:3] == ["127.0.0.1 refused", *[f"127.0.0.1 entered {first.room}"] * 2]
    assert visits[3:5] == [f"127.0.0.1 left {first.room}"] * 2


def restored(folder, owner):
    """The folder of another host, unpacked from a backup of one that may run."""
    file, copy = folder / "backup.tgz", folder / "copy"
    file.write_text("the one of yesterday")
    status, told, _ = owner(folder, "backup", file)
    assert (status, told[:14]) == (0, "Backup written")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with tarfile.open(file) as archive:
        archive.extractall(copy, filter="data")
    kept = {path.name for path in copy.iterdir()}
    assert kept == {NAME, "ticket"} | ({"key"} if (folder / "key").exists() else set())
    assert all((copy / name).read_bytes() == (folder / name).read_bytes() for name in kept - {NAME})
    return copy


@pytest.fixture
def folder(tmp_path):
    """The folder of a host that has run once."""
    with closing(Library.open(tmp_path / NAME)):
        (tmp_path / "ticket").write_text("tcp-127.0.0.1-7550")
    return tmp_path


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("nowhere", "list"), "no host has run in nowhere yet; start it: tabletop host nowhere"),
        (("nowhere", "open", MARKET, "--seats", "person,person"), "the host writes it when it starts"),
        (("FOLDER", "open", "chess", "--seats", "person"), "no game “chess”; there are: quay"),
        (("FOLDER", "open", MARKET, "--seats", "person"), "2 to 5 players; you asked for 1"),
        (("FOLDER", "open", MARKET, "--seats", "easy,easy"), "A room needs a seat for a person."),
        (("FOLDER", "invite", "LnsS5Unx"), "There is no room LnsS5Unx here."),
        (("FOLDER", "close", "LnsS5Unx"), "There is no room LnsS5Unx here."),
        (("FOLDER", "--port", "70000"), "--port must be from 1 to 65535"),
        (("FOLDER/ticket", "--local"), "can't be used"),
        (("FOLDER", "--local", "--notify", "tell '"), "--notify: No closing quotation"),
        (("nowhere", "backup", "file"), "no host has run in nowhere yet"),
        (("FOLDER", "backup", "FOLDER/none/file"), "none/file can't be written (No such file or directory)"),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(owner, folder, words, why):
    status, printed, error = owner(*[word.replace("FOLDER", str(folder)) for word in words])
    assert (status, printed) == (2, "")
    assert error.startswith("tabletop host: ")
    assert why in error
    assert "\n" not in error


def test_rooms_that_cannot_go_on_are_named(owner, folder):
    chess = StoredRoom("AAAAAAAA", "chess", 1, Setup(1, (PERSON,)), b"")
    setup = Setup(1, (PERSON, PERSON))
    with closing(Library.open(folder / NAME)) as library:
        library.add_room(chess)
        for room_id in ("BBBBBBBB", "CCCCCCCC"):
            library.add_room(StoredRoom(room_id, MARKET, 1, setup, b""))
            number = library.begin_room(room_id, setup, game(MARKET))
        with library._change():
            library._base.execute("INSERT INTO actions VALUES (?, 0, 0, ?, 1)", (number, '{"do": "fly"}'))
            library._base.execute("UPDATE matches SET now = 1 WHERE id = ?", (number,))
    status, printed, _ = owner(folder, "check")
    first, second, last = printed.splitlines()
    assert (status, last) == (1, "3 rooms, 2 faults")
    assert first == "AAAAAAAA: this version has no game “chess”"
    assert second.startswith("CCCCCCCC: ")


def test_a_host_needs_no_window():
    code = "import sys, tabletop.cli.host; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
