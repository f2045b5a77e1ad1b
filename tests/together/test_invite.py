"""An invite is found in whatever was pasted, and one that was cut or changed opens nothing."""

import re
import string
from random import Random

import pytest

from tabletop.engine.text import english
from tabletop.together import invite
from tabletop.together.invite import (
    MAX_INVITE,
    MAX_TICKET,
    Invite,
    InviteError,
    find_invite,
    hash_of,
    matches,
    new_key,
    new_room_id,
    new_token,
)

TICKET = (
    "endpointabpu6yjbv3zp7wfwi3m36omtbib35ssarcvvjrehchjrlcyaaojl2aqbab7qaaabylhaeaibaaaaaaaaaaaaaaaaaaa"
    "aaaaaad5isaq"
)
NONE = "There is no invite in this text."
DAMAGED = "This invite is damaged. Ask for it again."


def an_invite():
    return Invite(TICKET, new_room_id(), new_token())


def fault(text):
    with pytest.raises(InviteError) as caught:
        find_invite(text)
    return english(caught.value.text)


def test_the_line_is_as_designed():
    line = str(Invite("tcp-127.0.0.1-7550", "LnsS5Unx", "V8i77cOaKi6vqWBI0RoKEw"))
    assert line.startswith("tabletop:tcp-127.0.0.1-7550/LnsS5Unx/V8i77cOaKi6vqWBI0RoKEw")
    assert find_invite(line).room == "LnsS5Unx"
    assert len(str(an_invite())) < 170


def test_it_is_found_in_a_message():
    given = an_invite()
    for text in (
        f"{given}",
        f"Hi! Tonight at eight?\n\n{given}\n\nAnn",
        f"Play with me (a tabletop: game): “{given}”.",
        f"<{given}>, as I said",
        str(given).replace("tabletop:", "Tabletop:"),
        "\n> ".join(re.findall(".{1,60}", str(given))),  # a mail that was answered
        "tabletop:" + "\u200b".join(str(given).removeprefix("tabletop:")),
        f"tabletop:endpointabc/cut {given}",
    ):
        assert find_invite(text) == given, text


def test_no_invite_is_no_invite():
    for text in ("", "tabletop", "tabletop:", "a tabletop: game", "https://example.org/a/b", "x" * 1_000_000):
        assert fault(text) == NONE
    assert fault("x" * 100_000 + str(an_invite())) == NONE


def test_a_cut_invite_is_damaged():
    line = str(an_invite())
    for end in range(len(line)):
        assert fault(line[:end]) == (DAMAGED if end > len("tabletop:") else NONE), end


def test_a_changed_letter_is_found():
    line = str(an_invite())
    dice = Random(7)
    for at in range(len("tabletop:"), len(line)):
        other = dice.choice(
            [sign for sign in string.ascii_letters + string.digits + "-_./" if sign != line[at]]
        )
        assert fault(line[:at] + other + line[at + 1 :]) == DAMAGED, at
    assert fault(line.replace("/", "")) == DAMAGED
    assert fault(line.swapcase()) == DAMAGED


def test_an_invite_has_400_letters_at_most():
    longest = Invite("a" * MAX_TICKET, new_room_id(), new_token())
    assert len(str(longest)) == MAX_INVITE
    assert find_invite(f"<<{longest}>>") == longest
    for ticket in ("a" * (MAX_TICKET + 1), "", "A", "a/b", "-a", "a b"):
        with pytest.raises(ValueError, match="no parts"):
            Invite(ticket, new_room_id(), new_token())
    with pytest.raises(ValueError, match="no parts"):
        Invite("a", "room", new_token())


def test_secrets_are_as_long_as_designed_and_never_the_same():
    assert {len(new_token()) for _ in range(50)} == {22}
    assert {len(new_key()) for _ in range(50)} == {43}
    assert {len(new_room_id()) for _ in range(50)} == {8}
    assert len({new_token() for _ in range(50)} | {new_key() for _ in range(50)}) == 100


def test_a_secret_is_known_by_its_hash_alone():
    key = new_key()
    assert len(hash_of(key)) == 32
    assert matches(key, hash_of(key))
    assert not matches(key[:-1], hash_of(key))
    assert not matches("", hash_of(key))
    assert not matches("\ud800", hash_of(key))


def test_comparing_takes_equally_long(monkeypatch):
    compared = []
    monkeypatch.setattr(invite.hmac, "compare_digest", lambda *both: compared.append(both) or True)
    assert matches("a", hash_of("b"))
    assert [len(part) for part in compared[0]] == [32, 32]
