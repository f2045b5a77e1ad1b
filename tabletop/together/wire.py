"""Messages as bytes: four bytes of length, then a JSON object, deflated (zlib). The same on every door."""

from __future__ import annotations

import json
import zlib
from math import isfinite
from typing import Any, NoReturn

from tabletop.files.documents import Document

MAX_REQUEST = 16 * 1024
"""Maximum length of what a guest sends, in bytes of JSON."""
MAX_REPLY = 8_000_000
"""Maximum length of what a host sends, in bytes of JSON."""
MAX_DEPTH = 40
"""Maximum number of objects and lists inside each other, the message itself included."""
_LENGTH = 4
"""Number of bytes that give the length of what follows."""


class WireError(Exception):
    """What came is no message. The link cannot be used any more."""


class TooLongError(WireError):
    """A message is longer than this end accepts."""


class NotDeflatedError(WireError):
    """A message is not deflated, or not all of it."""


class NotJsonError(WireError):
    """A message is no JSON object, or holds a number that JSON does not have."""


class TooDeepError(WireError):
    """Objects and lists of a message go too deep."""


def encode(message: Document, limit: int) -> bytes:
    """Return a message as bytes.

    Args:
        message: What JSON can hold.
        limit: Maximum number of bytes of its JSON: MAX_REQUEST or MAX_REPLY.

    Raises:
        TooLongError: It is longer.
    """
    text = json.dumps(message, separators=(",", ":"), allow_nan=False).encode()
    if len(text) > limit:
        raise TooLongError(f"{len(text)} bytes of JSON, {limit} are allowed")
    deflated = zlib.compress(text, 6)
    return len(deflated).to_bytes(_LENGTH, "big") + deflated


class WireDecoder:
    """Turns bytes, in whatever pieces they come, into messages.

    It never holds more than the pieces of one message and what was fed last. Messages are inflated one at a
    time, as `next_message` returns them.
    """

    def __init__(self, limit: int) -> None:
        self._limit, self._received = limit, bytearray()
        self._longest = limit + limit // 1000 + 64
        """Deflating lengthens what it cannot shorten, by less than this."""

    def feed(self, received: bytes) -> None:
        """Add bytes that have come."""
        self._received += received

    def next_message(self) -> Document | None:
        """Return the next message; None if it has not come whole yet.

        Raises:
            WireError: There is no message in the bytes; one of its subclasses says what is wrong.
        """
        if len(self._received) < _LENGTH:
            return None
        length = int.from_bytes(self._received[:_LENGTH], "big")
        if length > self._longest:
            raise TooLongError(f"{length} bytes, {self._longest} are allowed")
        end = _LENGTH + length
        if len(self._received) < end:
            return None
        deflated = bytes(self._received[_LENGTH:end])
        del self._received[:end]
        return _document(self._inflated(deflated))

    def _inflated(self, deflated: bytes) -> bytes:
        inflater = zlib.decompressobj()
        try:
            text = inflater.decompress(deflated, self._limit + 1)
        except zlib.error as error:
            raise NotDeflatedError(str(error)) from error
        if len(text) > self._limit:
            raise TooLongError(f"more than {self._limit} bytes of JSON")
        if not inflater.eof or inflater.unused_data:
            raise NotDeflatedError("cut off, or something follows")
        return text


def _document(text: bytes) -> Document:
    try:
        message = json.loads(text.decode(), parse_constant=_refuse_constant)
    except RecursionError as error:
        raise TooDeepError("far too deep") from error
    except ValueError as error:  # JSON, UTF-8, and whole numbers of thousands of digits
        raise NotJsonError(str(error)[:200]) from error
    if not isinstance(message, dict):
        raise NotJsonError("no object")
    _check_parts(message)
    return message


def _check_parts(message: Document) -> None:
    """Check depth and numbers, without recursion.

    Raises:
        TooDeepError, NotJsonError: They are not right.
    """
    level: list[Any] = [message]
    depth = 0
    while level:
        depth += 1
        if depth > MAX_DEPTH:
            raise TooDeepError(f"more than {MAX_DEPTH} levels")
        parts = [part for each in level for part in (each.values() if isinstance(each, dict) else each)]
        if not all(isfinite(part) for part in parts if isinstance(part, float)):
            raise NotJsonError("a number that is too large")
        level = [part for part in parts if isinstance(part, dict | list)]


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")
