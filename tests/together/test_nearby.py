"""What an announcement says of a room is read again, and nonsense is no room."""

import pytest

from tabletop.together.invite import MAX_TICKET, Invite, new_room_id, new_token
from tabletop.together.nearby import NearbyRoom, announced_properties, read_announcement

INVITE = Invite("a" * MAX_TICKET, new_room_id(), new_token())


def sent(room):
    return {key.encode(): value.encode() for key, value in announced_properties(room).items()}


def test_an_announcement_is_read_again():
    room = NearbyRoom("Ann", "river_market", INVITE)
    assert read_announcement(sent(room)) == room
    assert all(len(key) + len(value) < 255 for key, value in sent(room).items())


def test_names_are_short_and_plain():
    room = NearbyRoom("漢" * 10_000, "quay", INVITE)
    assert all(len(key) + len(value) < 255 for key, value in sent(room).items())
    assert read_announcement(sent(room)).name == "漢" * 24
    strange = {**sent(room), b"name": "\u202eA\nn\x00n\u2066".encode()}
    assert read_announcement(strange).name == "Ann"


@pytest.mark.parametrize(
    "wrong",
    [
        {b"invite": b"tabletop:endpoint"},
        {b"more": None},
        {b"game": b"../../etc"},
        {b"game": b""},
        {b"game": b"\xff\xfe"},
    ],
)
def test_nonsense_is_no_room(wrong):
    good = sent(NearbyRoom("Ann", "quay", INVITE))
    assert read_announcement({**good, **wrong}) is None
    assert read_announcement({}) is None
