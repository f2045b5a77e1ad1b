"""Messages as bytes: whatever comes, in whatever pieces, is a message or one clear error."""

import json
import tracemalloc
import zlib
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.together.wire import (
    MAX_DEPTH,
    MAX_REPLY,
    MAX_REQUEST,
    NotDeflatedError,
    NotJsonError,
    TooDeepError,
    TooLongError,
    WireDecoder,
    WireError,
    encode,
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


def framed(deflated):
    return len(deflated).to_bytes(4, "big") + deflated


def written(text):
    return framed(zlib.compress(text if isinstance(text, bytes) else text.encode()))


def decoded(received, limit=MAX_REQUEST):
    decoder, messages = WireDecoder(limit), []
    decoder.feed(received)
    while (message := decoder.next_message()) is not None:
        messages.append(message)
    return messages


@settings(max_examples=30)
@given(st.lists(st.dictionaries(st.text(), JSON, max_size=5), min_size=1, max_size=3), st.data())
def test_any_message_comes_back_in_any_pieces(messages, data):
    received = b"".join(encode(message, MAX_REPLY) for message in messages)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(received)), max_size=5)))
    decoder, found = WireDecoder(MAX_REPLY), []
    for start, end in zip([0, *cuts], [*cuts, len(received)], strict=True):
        decoder.feed(received[start:end])
        while (message := decoder.next_message()) is not None:
            found.append(message)
    assert found == messages


def test_a_message_that_is_cut_anywhere_waits_for_its_rest():
    message = {"do": "play", "at": 7, "action": {"do": "bid", "place": [1, 2]}}
    received = encode(message, MAX_REQUEST)
    for cut in range(len(received)):
        decoder = WireDecoder(MAX_REQUEST)
        decoder.feed(received[:cut])
        assert decoder.next_message() is None
        decoder.feed(received[cut:])
        assert decoder.next_message() == message
        assert decoder.next_message() is None


def test_lone_surrogates_travel():
    message = {"name": "\ud800 ü 漢"}
    assert decoded(encode(message, MAX_REQUEST)) == [message]


def test_what_is_too_long_is_not_sent():
    assert decoded(encode({"a": "x" * (MAX_REQUEST - 8)}, MAX_REQUEST))
    with pytest.raises(TooLongError, match="16385 bytes of JSON, 16384 are allowed"):
        encode({"a": "x" * (MAX_REQUEST - 7)}, MAX_REQUEST)
    with pytest.raises(ValueError, match="not JSON compliant"):
        encode({"a": float("nan")}, MAX_REQUEST)


def test_what_cannot_be_deflated_may_be_as_long_as_anything_else():
    noise = Random(1).randbytes(MAX_REQUEST // 2 - 4).hex()
    message = {"a": noise}
    stored = zlib.compress(json.dumps(message, separators=(",", ":")).encode(), 0)
    assert len(stored) > MAX_REQUEST
    assert decoded(framed(stored)) == [message]


def test_a_length_beyond_the_limit_is_refused_by_its_four_bytes():
    for length in (b"\xff\xff\xff\xff", (MAX_REQUEST + 1000).to_bytes(4, "big")):
        with pytest.raises(TooLongError, match="bytes, 16464 are allowed"):
            decoded(length)


@pytest.mark.parametrize("limit", [MAX_REQUEST, MAX_REPLY])
def test_a_bomb_of_zeros_is_never_inflated(limit):
    deflater = zlib.compressobj(9)
    bomb = b"".join(deflater.compress(bytes(1_000_000)) for _ in range(limit // 100_000 + 20))
    bomb = (bomb + deflater.flush())[:limit]
    tracemalloc.start()
    with pytest.raises(TooLongError, match="bytes of JSON"):
        decoded(framed(bomb), limit)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 4 * limit + 1_000_000


def test_bytes_that_are_not_deflated_are_refused():
    whole = zlib.compress(b"{}")
    for wrong in (b"", b"{}", whole[:-1], whole + b"x", whole + whole, bytes(100), b"GET / HTTP/1.1"):
        with pytest.raises(NotDeflatedError):
            decoded(framed(wrong))


def test_what_is_no_json_object_is_refused():
    for wrong in (
        *("", "{", "[]", "3", '"x"', "null", "{}{}", "{'a': 1}", '{"a": NaN}', '{"a": -Infinity}', "{1: 2}"),
        *('{"a": 1e999}', '{"a": [[-1e999]]}', b'{"a": "\xff"}', '{"a": ' + "9" * 5000 + "}", "\ufeff{}"),
    ):
        with pytest.raises(NotJsonError):
            decoded(written(wrong))


def test_forty_levels_are_enough():
    def nested(levels):
        return (
            '{"a":' * (levels // 2)
            + "[" * (levels - levels // 2)
            + "]" * (levels - levels // 2)
            + "}" * (levels // 2)
        )

    assert decoded(written(nested(MAX_DEPTH)))
    for levels in (MAX_DEPTH + 1, MAX_DEPTH + 2, 400, 4000, 1_000_000):
        with pytest.raises(TooDeepError):
            decoded(written(nested(levels)), MAX_REPLY)


def test_changed_bytes_give_messages_or_one_clear_error(chance):
    received = encode(
        {"do": "play", "at": 7, "digest": 2**60, "action": {"do": "bid", "n": [1.5, None]}}, 999
    )
    for _ in range(5000):
        changed = bytearray(received)
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(changed))
            match chance.randrange(3):
                case 0:
                    changed[at] = chance.randrange(256)
                case 1:
                    del changed[at]
                case 2:
                    changed.insert(at, chance.randrange(256))
        with suppress(WireError):
            assert all(isinstance(message, dict) for message in decoded(bytes(changed)))
