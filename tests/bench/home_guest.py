"""A guest at home who plays a match by chance: `python -m tests.bench.home_guest INVITE NAME`.

It tells when it has entered, how often its line was made, and at the end the hash of the record.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from random import Random
from time import monotonic, sleep

from tabletop import games
from tabletop.files.records import record_json
from tabletop.session.remote import RemoteSession
from tabletop.session.remote_match import Admission, RemoteMatch
from tabletop.together.invite import find_invite, new_key
from tabletop.together.joining import line_to
from tests.together.lines import caught_up, chosen

PATIENCE = 150.0
"""Seconds within which the match has to end."""


def main(line: str, name: str) -> int:
    invite, began = find_invite(line), monotonic()
    match = RemoteMatch(
        line_to(invite, relay=False), games.game("public_market"), Admission(new_key(), invite.token, name)
    )
    chance, connections, entered = Random(name), set(), False
    session = None
    while not match.over:
        match.poll()
        connections.add(match.line.connection)
        if not entered and match.persons:
            entered = True
            print(f"{name} has entered after {monotonic() - began:.2f} s", flush=True)
        if session is None and match.ready:
            session = RemoteSession(match)
        if session is not None:
            caught_up(session)
            if (action := chosen(session, chance)) is not None:
                sleep(chance.random() * 0.5)
                session.submit(session.seats[0], action)
        sleep(0.01)
        if monotonic() - began > PATIENCE:
            print(f"{name}: the match has not ended", flush=True)
            return 1
    record = record_json(session.storage.record())
    print(
        f"{name} has made {len(connections - {0})} connections; record "
        f"{sha256(repr(record).encode()).hexdigest()[:16]}",
        flush=True,
    )
    match.line.hang_up(wait=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
