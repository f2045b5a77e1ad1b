"""Rooms in the lobby: whose turn it is, who is called when it comes, and what was missed meanwhile."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tabletop import games
from tabletop.engine.cast import CAST
from tabletop.engine.game import PERSON, Setup
from tabletop.engine.match import Match
from tabletop.files.guest_seats import GuestSeat
from tabletop.files.records import record
from tabletop.files.setup_codec import Seats
from tabletop.session.coming_back import begin_at_present
from tabletop.session.local import LocalSession
from tabletop.session.remote import RemoteSession
from tabletop.session.views import human_seats
from tabletop.together.door import NOBODY
from tabletop.together.invite import InviteError
from tabletop.together.joining import RoomSight
from tabletop.together.room_start import RoomStart
from tabletop.together.rooms import Rooms
from tabletop.together.seat_keys import SeatKeys
from tabletop.ui.pages.room_cards import RoomsCard, players_in
from tabletop.ui.panels.absence_bar import AbsenceBar
from tabletop.ui.room_calls import RoomCalls
from tabletop.ui.room_watch import RoomWatch
from tabletop.ui.style.i18n import join_names, player_names, who
from tabletop.ui.window import Window
from tests.lots.game import GAME as LOTS
from tests.together.lines import AtOnce, caught_up, chosen, opened, seated
from tests.ui.conftest import AT_ONCE
from tests.ui.meeting import table_of, window_of_rooms
from tests.walks import ALL

BOTH = (PERSON, PERSON)


def own(name, game="quay"):
    return GuestSeat(f"tabletop:{name}", f"key of {name}", game, "Ann")


def sight(waiting=(), *, begun=True, taken=((0, "Ann"), (1, "Ben"))):
    return RoomSight("Ben", "quay", 1, Seats.of(Setup(0, BOTH)), taken, begun, seat=0, waiting=waiting)


class Preview:
    """What a room shows, at once."""

    def __init__(self, shown):
        self.shown, self.failure = shown, NOBODY

    def sight(self):
        return self.shown

    def dismiss(self):
        self.shown = None


@pytest.fixture
def watch(app, qtbot):
    """Looks at rooms whose answers a test sets; each is asked in turn, and `watch.round()` asks them all."""
    seats, answers = [own("a"), own("b")], {}

    def peek(seat):
        if (answer := answers.get(seat.key)) is None:
            raise InviteError(NOBODY)
        return Preview(answer)

    made = RoomWatch(lambda: seats, peek, app)
    made.answers, made.seats = answers, seats

    def asked_all():
        made.ask_all()
        qtbot.waitUntil(lambda: made._current is None)

    made.round = asked_all
    yield made
    made.stop_asking()


def shown(card):
    return [(row.state.text(), row.button.text()) for _, row in card._rows]


def test_rooms_say_whose_turn_it_is_and_those_with_the_own_turn_come_first(watch, quay, qtbot):
    first, second = watch.seats
    card = RoomsCard(watch.seats, watch, None)
    qtbot.addWidget(card)
    card.resize(900, 164)
    card.show()
    assert {state for state, _ in shown(card)} == {"Finding out whose turn it is…"}
    watch.answers[first.key] = sight((1,))
    watch.round()
    assert shown(card) == [("Ben's turn", "Look at it"), ("The host doesn't answer.", "Look at it")]
    watch.answers |= {first.key: sight((0, 1)), second.key: sight((0,))}
    watch.round()
    assert shown(card) == [("Your turn", "&Play on"), ("Your turn", "Play on")]
    watch.answers |= {first.key: sight(begun=False, taken=((0, "Ann"),)), second.key: sight((0,))}
    watch.round()
    assert shown(card) == [("1 seat free", "Sit down"), ("Your turn", "&Play on")]
    again = RoomsCard(watch.seats, watch, None)
    qtbot.addWidget(again)
    assert [seat for seat, _ in again._rows] == [second, first]
    with qtbot.waitSignal(again.chosen) as chosen_seat:
        again._rows[0][1].button.click()
    assert chosen_seat.args == [second]
    watch.answers[first.key] = sight(())
    watch.round()
    assert shown(card)[0] == ("The match is over", "Look at it")
    watch.answers[first.key] = sight((1,), taken=((0, "Ann"),))
    watch.round()
    assert shown(card)[0] == ("1 seat free", "Look at it")


@pytest.mark.parametrize("name", games.GAMES)
def test_a_computer_has_one_name_at_the_table_in_lists_in_the_protocol_and_in_the_record(name, app, shelf):
    """Also one that takes a seat for which nobody has come."""
    game = ALL[name]
    most = game.about.seats[1]
    host, bots = Rooms(shelf), AtOnce()
    seats = (PERSON, PERSON, *("normal" if at % 2 else "hard" for at in range(most - 2)))
    room_id, _token = host.create(game, Setup(0, seats))
    stored = shelf.library.room(room_id)
    keys = SeatKeys(human_seats(stored.setup), stored.invite, {0: (b"", "Ann")})
    start = RoomStart(
        game,
        stored.setup,
        keys,
        lambda named: LocalSession(Match(game, named), None, bots),
        lambda _setup: None,
        "",
        begun=False,
    )
    start.seat_bots()
    session = start.begin_match()
    at_table = player_names(game, session.setup)
    assert at_table[0] == "Ann"
    assert len({*at_table}) == most
    assert set(at_table[1:]) <= {member.name for member in CAST}
    seen = RoomSight("Ann", game.id, 1, Seats.of(start.setup), ((0, "Ann"),), begun=True, seat=0)
    assert players_in(own("a", game.id), seen) == join_names(["You", *at_table[1:]])
    recorded = record(session.match).setup.setup()
    assert player_names(game, recorded) == at_table
    assert [who(game.about, seat).partition(" (")[0] for seat in recorded.seats[1:]] == [*at_table[1:]]


def test_the_player_is_called_once_when_a_turn_comes_and_the_title_says_where(
    watch, quay, qtbot, monkeypatch
):
    called = []
    monkeypatch.setattr(QApplication, "alert", lambda window, *_ms: called.append(window))
    window = Window(AT_ONCE)
    qtbot.addWidget(window)
    RoomCalls(watch, window, window, window.navigator)
    room = watch.seats[0]
    watch.answers[room.key] = sight((0,))
    watch.round()  # it was so when the program was started: the lobby says it
    assert called == []
    assert window.windowTitle() == "Your turn in Quay – Tabletop"
    watch.answers[room.key] = sight((1,))
    watch.round()
    assert window.windowTitle() == "Tabletop"
    for _ in range(2):
        watch.answers[room.key] = sight((0,))
        watch.round()
    assert called == [window]


def test_who_comes_back_sees_the_present_and_what_was_missed_on_request(app, qtbot, monkeypatch):
    monkeypatch.setattr("tabletop.games.about", lambda _name: LOTS.about)
    room = opened(LOTS, (PERSON,) * 3)
    sessions, chance = seated(room), Random(2)
    while len(sessions[0]._match.moments) < 12:
        for session in sessions:
            caught_up(session)
            if (action := chosen(session, chance)) is not None:
                session.submit(session.seats[0], action)
    match = sessions[0]._match
    match.now, known = 0, len(match.moments)
    begin_at_present(match, 3)
    absence = match.absence
    assert absence.seen >= 3
    assert match.moments[absence.seen].entry.seat != match.seat
    session = RemoteSession(match)
    window, _rooms = window_of_rooms(qtbot)
    page = table_of(session, window, qtbot)
    assert session.now == known >= 12
    bar = page.findChild(AbsenceBar)
    assert bar.words.text() == f"{absence.turns} turns since you were here"
    looked = []
    page.playback.changed.connect(lambda: looked.append(page.playback.at))
    bar.act.click()
    qtbot.waitUntil(lambda: page.playback.at is None and not page.playback.playing)
    assert looked[0] == absence.seen
    assert page.notices.layout().count() == 0 or not bar.isVisible()
    page.leave_match()
