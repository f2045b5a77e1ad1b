"""What docs/protocol.md says of bytes, invites and the shuffle is so."""

import re
from pathlib import Path

from tabletop.session.fair import ShuffleProof, commitment, shuffle_seed
from tabletop.together.invite import find_invite
from tabletop.together.wire import MAX_REQUEST, WireDecoder

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def example(kind):
    found = re.search(rf"```{kind}\n(.*?)```", PROTOCOL, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_bytes_are_those_of_the_message():
    decoder = WireDecoder(MAX_REQUEST)
    decoder.feed(bytes.fromhex(example("hex")))
    assert decoder.next_message() == {"do": "leave", "id": 3}
    assert decoder.next_message() is None


def test_the_invite_is_whole():
    invite = find_invite(example("invite"))
    assert (invite.room, invite.token) == ("LnsS5Unx", "V8i77cOaKi6vqWBI0RoKEw")


def test_the_shuffle_is_calculated_so():
    secret, *salts = re.findall(r"^(?:secret|salt \d) +([0-9a-f]{64})$", example("shuffle"), re.MULTILINE)
    *committed, seed = re.findall(r"^ +([0-9a-f]+)$", example("shuffle"), re.MULTILINE)
    for number, commits in enumerate(committed):
        assert commitment(ShuffleProof(secret, tuple(salts[:number]))) == commits
    assert len(committed) == 2
    assert shuffle_seed(ShuffleProof(secret, tuple(salts))) == int(seed)
