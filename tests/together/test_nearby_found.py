"""Rooms are found in this network. Collected only where zeroconf is installed."""

from tabletop.together.invite import Invite, new_room_id, new_token
from tabletop.together.nearby import NearbyRoom, NearbyRooms
from tests.together.hosts import until


def test_a_room_is_found_until_it_is_shown_no_more():
    ann, ben = NearbyRooms(["127.0.0.1"]), NearbyRooms(["127.0.0.1"])
    changes = []
    ben.changed.connect(lambda: changes.append(1))
    try:
        room = NearbyRoom("Ann", "quay", Invite("tcp-127.0.0.1-1", new_room_id(), new_token()))
        ann.publish(room)
        assert until(lambda: ben.rooms) == (room,)
        assert changes
        assert ann.rooms == ()  # one's own is none of the others'
        ann.publish(None)
        until(lambda: ben.rooms == ())
    finally:
        ann.shut_down(wait=True)
        ben.shut_down(wait=True)
