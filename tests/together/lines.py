"""A room in this process, lines to it in memory, and persons who play there by chance."""

from __future__ import annotations

import json
from collections import deque
from random import Random

from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.opponents.choosing import choose_action_in
from tabletop.opponents.worker import Answer
from tabletop.session.fair import Pledge, new_pledge
from tabletop.session.local import LocalSession
from tabletop.session.remote import RemoteSession
from tabletop.session.remote_match import Admission, RemoteMatch
from tabletop.session.signals import WakeUp
from tabletop.session.views import human_seats
from tabletop.together.guest import Guest
from tabletop.together.invite import hash_of
from tabletop.together.room import Room
from tabletop.together.room_start import shuffle_promise
from tabletop.together.seat_keys import SeatKeys

INVITE = "V8i77cOaKi6vqWBI0RoKEw"


def key(seat):
    """The key that the person of a seat has made."""
    return f"{seat:-<43}"


class AtOnce:
    """Bots who answer before they are asked again, in this process."""

    def __init__(self):
        self.answered, self._answer, self._number = WakeUp(), None, 0

    def ask(self, game, view, seat, seed, level, at, temper=None):
        self._number += 1
        self._answer = choose_action_in(game, view, seat, seed, level, temper=temper)
        self._at = at
        return self._number

    def answer(self):
        thought, self._answer = self._answer, None
        return thought and Answer(self._number, self._at, thought)

    def cancel(self):
        self._answer = None


class MemoryLine:
    """A line without a network. Requests wait until they are carried; what is on its way is lost by a cut."""

    trouble = None

    def __init__(self, room, *, at_once=True):
        self.room, self.at_once = room, at_once
        self.arrived, self.connection, self.closed = WakeUp(), 0, False
        self.up, self.down, self.heard = deque(), deque(), []
        self._made = 0

    def dial(self, decode):
        self._decode = decode
        self.connect()

    def connect(self):
        if self.connection or self.closed:
            return
        self._made += 1
        self.connection = self._made
        self.guest = Guest(self._tell)
        self.arrived.emit()

    def _tell(self, message):
        written = json.dumps(message)
        self.heard.append(written)
        self.down.append(written)
        self.arrived.emit()

    def cut(self):
        """Lose the connection, and with it all that is on its way."""
        if self.connection:
            self.room.gone(self.guest)
            self.guest.tell = lambda _message: None
            self.connection = 0
            self.up.clear()
            self.down.clear()
            self.arrived.emit()

    def post(self, request):
        if self.connection:
            self.up.append(json.dumps(request))
            if self.at_once:
                self.carry()

    def carry(self, twice=False):
        """Bring the next request to the room; `twice`: doubled."""
        if self.up:
            request = self.up.popleft()
            for _ in range(1 + twice):
                self.room.respond(self.guest, json.loads(request))

    def receive(self):
        return self._decode(json.loads(self.down.popleft())) if self.down else None

    def try_now(self):
        self.connect()

    def hang_up(self):
        self.cut()
        self.closed = True


def seats_of(game):
    """Two persons and a bot, or as many of them as the game takes."""
    return (PERSON, PERSON, "random")[: max(2, game.about.seats[1])]


def opened(
    game,
    seats=None,
    seed=5,
    store=lambda _taken, _salts: None,
    session=None,
    *,
    streams=True,
    store_setup=lambda _setup: None,
    secret="",
    hints=False,
):
    """A room in which nobody is yet."""
    setup = Setup(seed, seats or seats_of(game), streams=streams)
    persons = human_seats(setup)

    def deal(named):
        return session or LocalSession(Match(game, named), None, AtOnce())

    keys = SeatKeys(persons, hash_of(INVITE), store=store)
    return Room(game, setup, keys, deal, store_setup, secret=secret, hints=hints)


def pledge_of(room):
    """What somebody holds against a room who looks at it now."""
    promise = shuffle_promise(room._start._secret, room.keys.salts)
    return new_pledge(**promise) if promise else Pledge()


def joined(room, seat, **how):
    """The far match of a person who enters."""
    line = MemoryLine(room, **how)
    admission = Admission(key(seat), INVITE, f"Player {seat}", pledge_of(room))
    match = RemoteMatch(line, room.game, admission)
    match.poll()
    return match


def seated(room, **how):
    """The sessions of all persons of a room, who have entered."""
    matches = [joined(room, seat, **how) for seat in room.keys.seats]
    while not all(match.ready for match in matches):
        for match in matches:
            match.line.carry()
            match.poll()
    return [RemoteSession(match) for match in matches]


def bots_done(room):
    """Let the bots act until a person is asked."""
    room.let_bots_act()
    while room.session is not None and room.session.others.busy:
        room.let_bots_act()


def caught_up(session):
    """Take in and go on by all that is there."""
    session.others.poll()
    while session.others.advance():
        pass


def chosen(session, chance: Random):
    """An action that a session's person may choose by its view; None: it is not asked."""
    if session.read_only_reason is not None or session.active_seat not in session.seats:
        return None
    seat = session.seats[0]
    return chance.choice(session.active_choice(seat).legal_actions(session.view(session.now, seat)))
