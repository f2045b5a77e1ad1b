"""tabletop serve: a request per line on standard input, an answer per line on standard output, both JSON."""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Iterator
from typing import Any, BinaryIO

from pydantic import ValidationError

from tabletop.cli.requests import REQUESTS, Request, RequestError
from tabletop.cli.server import Session
from tabletop.files.codec import adapter
from tabletop.files.documents import Document
from tabletop.files.json_errors import json_errors, overfull
from tabletop.files.records import RecordError

MAX_REQUEST = 8_000_000
"""Maximum size of a request, in bytes."""


def add(_parser: argparse.ArgumentParser) -> None:
    """Add no arguments: the command has none."""


def run(_given: argparse.Namespace) -> int:
    """Answer until the client quits or closes its output."""
    session = Session()
    for line in lines(sys.stdin.buffer):
        sys.stdout.write(json.dumps(respond(session, line), ensure_ascii=True) + "\n")
        sys.stdout.flush()
        if session.over:
            break
    session.close()
    return 0


def lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines that are not blank; of a line that is too long, its beginning."""
    while line := source.readline(MAX_REQUEST + 1):
        rest = line
        while len(rest) > MAX_REQUEST and not rest.endswith(b"\n"):
            rest = source.readline(MAX_REQUEST + 1)
        if line.strip():
            yield line


def respond(session: Session, line: bytes) -> Document:
    """Return the answer to one line. A bad request gets an error; nothing ends the session."""
    number: Any = None
    try:
        document = _document(line)
        number = document.get("id")
        answer: Document = {"ok": True, **session.answer(_request(document))}
    except RequestError as error:
        answer = _error(error.kind, str(error), error.rule)
    except RecordError as error:
        answer = _error("file", str(error))
    except Exception as error:  # noqa: BLE001  any error is reported to the client
        detail = f"{type(error).__name__}: {error}"
        if _from_position(session):
            answer = _error(
                "position", f"The rules can't go on from the position that was set up ({detail})."
            )
        else:
            traceback.print_exc()
            answer = _error("internal", detail)
    return answer if number is None else {"id": number, **answer}


def _from_position(session: Session) -> bool:
    """Return True if the match began from a position, which may break rules that a setup cannot break."""
    try:
        return session.match.start is not None
    except RequestError:
        return False


def _document(line: bytes) -> Document:
    if len(line) > MAX_REQUEST:
        raise RequestError("request", f"A request has at most {MAX_REQUEST} bytes.")
    try:
        document = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RequestError("request", f"This isn't JSON: {error}.") from error
    if detail := overfull(document):
        raise RequestError("request", f"{detail} are more than any request has.")
    if not isinstance(document, dict):
        raise RequestError("request", 'A request is a JSON object, such as {"do": "status"}.')
    return document


def _request(document: Document) -> Request:
    kind = document.get("do")
    if not isinstance(kind, str) or kind not in REQUESTS:
        raise RequestError("request", f"“do” must be one of: {', '.join(REQUESTS)}.")
    rest = {key: value for key, value in document.items() if key != "do"}
    try:
        return adapter(REQUESTS[kind]).validate_json(json.dumps(rest))
    except (ValidationError, ValueError, RecursionError) as error:
        text = json_errors(error) if isinstance(error, ValidationError) else str(error)
        raise RequestError("request", f"{kind}: {text}.") from error


def _error(kind: str, text: str, rule: str = "") -> Document:
    fields = {"kind": kind, "text": text}
    return {"ok": False, "error": fields | ({"rule": rule} if rule else {})}
