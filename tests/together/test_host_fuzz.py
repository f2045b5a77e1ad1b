"""Whatever guests send to a host, nothing fails there, and its matches stay what its library says."""

from __future__ import annotations

import asyncio
from contextlib import closing

from tabletop.engine.game import PERSON, Setup
from tabletop.files.codec import write_action
from tabletop.files.library import Library
from tabletop.files.library_rows import NAME
from tabletop.together.host import _Visitor
from tabletop.together.host_store import HostStore
from tabletop.together.invite import new_key
from tabletop.together.rooms import Rooms
from tests.lots.game import GAME as LOTS
from tests.quay.game import GAME as QUAY
from tests.session.test_remote import mutated
from tests.together.few_games import WHERE
from tests.together.test_host import entering

MESSAGES = 1500


class NoLink:
    """The end of a link that is not there."""

    admitted, over, source = False, False, "nowhere"

    def post(self, message):
        pass

    def hang_up(self):
        self.over = True

    cut = hang_up


def by_chance(chance, visitor, number, game, room_id, token, keys):
    """A request that fits where the guest is, or one that is a little wrong."""
    fitting = {"do": chance.choice(("fill", "ping", "ping", "leave", "back", "ask"))}
    if number == 1 or chance.random() < 0.1:
        fitting = entering(
            game=game.id,
            revision=game.revision,
            key=chance.choice(keys),
            invite=token,
            room=room_id,
            name="Ann",
        )
    elif visitor.room is not None and (session := visitor.room.session) is not None:
        history = visitor.room.history(visitor._guest.seat)
        decided = {"at": history.length, "digest": history.view_digest(history.length)}
        fitting = chance.choice(
            ({"do": "back", **decided}, {"do": "ask", "what": "back"}, {"do": "agree", "yes": True})
        )
        if session.match.choice is not None and chance.random() < 0.7:
            action = write_action(chance.choice(session.match.legal_actions()))
            fitting = {"do": "play", "action": action, **decided}
    request = {"id": number, **fitting}
    return mutated(request, chance) if chance.random() < 0.3 else request


async def attended(rooms, chance):
    """Let guests come, ask for this and that, and go."""
    opened = [(game, *rooms.create(game, Setup(0, (PERSON, PERSON)))) for game in (QUAY, LOTS)]
    keys, left, states = [new_key() for _ in range(4)], MESSAGES, {}
    visitors = []
    while left > 0:
        link, (game, room_id, token) = NoLink(), chance.choice(opened)
        visitor = _Visitor(rooms, link, lambda _visit: None)
        visitors.append(visitor)
        for number in range(1, chance.randint(2, 25)):
            left -= 1
            visitor.receive_message(by_chance(chance, visitor, number, game, room_id, token, keys))
            await asyncio.sleep(0)
            if link.over:
                break
            if visitor.room is not None and visitor.room.session is not None:
                session = visitor.room.session
                states[game.id] = session.now, session.match.state.digest()
        if len(visitors) > 2:
            visitors.pop(0).depart()
    for visitor in visitors:
        visitor.depart()
    return states


def test_strange_messages_break_nothing_and_the_library_has_what_was_played(tmp_path, chance, monkeypatch):
    monkeypatch.setattr("tabletop.together.host._LATE", 0.0)
    store = HostStore(tmp_path / NAME)
    states = asyncio.run(attended(Rooms(store, games=WHERE), chance))
    store.close()
    assert set(states) == {QUAY.id, LOTS.id}
    with closing(Library.open(tmp_path / NAME)) as library:
        for room in library.stored_rooms():
            match = library.resume(room.match, {QUAY.id: QUAY, LOTS.id: LOTS}[room.game]).match
            assert (match.now, match.state.digest()) == states[room.game]
