"""All that the persons in a room hear of a match, in some world."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tabletop.engine.game import PERSON
from tabletop.engine.match import Match
from tabletop.engine.rules import Simultaneous
from tabletop.files.codec import write_action
from tabletop.session.local import LocalSession
from tabletop.session.remote_match import PROTOCOL
from tabletop.session.views import human_seats
from tabletop.together.guest import Guest
from tabletop.together.room import Room
from tabletop.together.seat_keys import SeatKeys, hash_of
from tests.together.lines import INVITE, key

PUBLIC = -1
"""The seat of those who only look on."""


class Listeners:
    """A room with a match from some state, and all that each person in it hears."""

    def __init__(self, game, setup, state):
        keys = SeatKeys(human_seats(setup), hash_of(INVITE))
        self.room = Room(game, setup, keys, lambda _named: LocalSession(Match(game, setup, start=state)))
        self.heard, self.guests, self.number = {}, {}, 0
        for seat in keys.seats:
            self.enter(seat)

    def enter(self, seat):
        self.heard[seat] = []
        self.guests[seat] = Guest(lambda message: self.heard[seat].append(json.dumps(message)))
        self.say(seat, **entering(self.room.game, seat))

    def say(self, seat, **request):
        self.number += 1
        self.room.respond(self.guests[seat], {**request, "id": self.number})

    def play(self, seat, action):
        history = self.room.history(seat)
        at = history.length
        digest = history.view_digest(at)
        self.say(seat, do="play", at=at, digest=digest, action=write_action(action))

    def public(self):
        return [json.dumps(message) for message in self.room.history(-1).messages(0, first=True)]


def entering(game, seat):
    own = {"key": key(seat), "invite": INVITE, "name": f"Player {seat}"}
    return {
        "do": "enter",
        "protocol": PROTOCOL,
        "program": "1",
        "game": game.id,
        "revision": game.revision,
    } | own


def told_in(game: Any, setup: Any, world: Any, looker: int, state: Any = None) -> list[str]:
    """What a seat hears of a world on entering and of whatever is refused to it, and what the public hears.

    Args:
        game, setup: The game and the setup.
        world: The match stands so.
        looker: The seat.
        state: Another world that looks the same to it, whose actions it tries; None: this one.
    """
    each, state = Listeners(game, setup, world), world if state is None else state
    if looker == PUBLIC:
        return each.public()
    view, choice = game.view(state, looker), state.flow[-1]
    if choice.seat == looker:
        tried = [action for action in choice.all_candidate_actions(view) if choice.check(view, action)]
    else:
        tried = choice.legal_actions(state)
    for action in tried[:: -(-len(tried) // 4) or 1]:
        each.play(looker, action)
    each.say(looker, do="back", at=0, digest=0)
    each.say(looker, do="ask", what="back")
    each.say(looker, do="ask", what="stand in", away=1 - looker, level="normal")
    return each.heard[looker] + each.public()


def told_of_a_plan(
    game: Any, setup: Any, state: Any, looker: int, planner: int, chance: Random
) -> tuple[list[str], int]:
    """What a seat and the public hear while another one seals by chance, and how many actions that takes."""
    each = Listeners(game, setup, state)
    match, actions = each.room.session.match, 0
    while planner in [choice.seat for choice in match.waiting]:
        before = len(each.heard[looker])
        each.play(planner, chance.choice(match.legal_actions(planner)))
        actions += 1
        assert len(each.heard[looker]) - before == (planner not in [choice.seat for choice in match.waiting])
    return each.heard[looker] + each.public(), actions


def sealed_decisions(match: Any) -> Iterator[tuple[Any, Any, list[int]]]:
    """The simultaneous decisions of a match of persons: its setup, the state, and the seats that seal."""
    for at, state in enumerate(match.states):
        top = state.flow[-1] if state.flow else None
        before = match.states[at - 1].flow[-1:] if at else []
        if isinstance(top, Simultaneous) and not isinstance(before and before[0], Simultaneous):
            seats = [choice.seat for choice in top.open_choices(state)]
            if len(seats) > 1 and {match.setup.seats[seat] for seat in seats} == {PERSON}:
                yield match.setup, state, seats
