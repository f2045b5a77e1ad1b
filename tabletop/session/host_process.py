"""The process that hosts a match, for its clients: requests and answers are lines of JSON."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread

from tabletop.files.documents import Document
from tabletop.session.signals import WakeUp

PATIENCE = 20.0
"""Seconds within which a host must answer when no bot thinks, and within which it must end."""


class RefusedError(Exception):
    """The host refused a request; `kind`, text and `rule` ("": none) are those of its answer."""

    def __init__(self, kind: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.kind, self.rule = kind, rule


class GoneError(Exception):
    """The host process has ended or does not answer."""


class HostProcess:
    """The host process. Requests and answers are lines of JSON; a thread reads the answers."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
        self._lines: Queue[str] = Queue()
        self._ended = False
        self.answered = WakeUp()
        """Emitted in another thread when an answer has arrived, or the host has ended."""
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        self.heard = ""
        """Everything received from the host, for tests that search it for hidden information."""

    @property
    def pid(self) -> int:
        return self._process.pid

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
            self.answered.emit()
        self._ended = True
        self._lines.put("")
        self.answered.emit()

    @property
    def gone(self) -> bool:
        return self._ended or self._process.poll() is not None

    def send(self, **request: object) -> None:
        """Send a request without waiting; `answer` returns the reply.

        Raises:
            GoneError: The host has ended.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise GoneError from error

    def answer(self, seconds: float = PATIENCE) -> Document | None:
        """Return the next answer; None if none arrives within `seconds` (0: do not wait).

        Raises:
            RefusedError: The host refused the request.
            GoneError: The host has ended.
        """
        try:
            line = self._lines.get(timeout=seconds) if seconds else self._lines.get_nowait()
        except Empty:
            return None
        if not line:
            raise GoneError
        self.heard += line
        answer: Document = json.loads(line)
        if not answer.pop("ok"):
            error = answer["error"]
            raise RefusedError(error["kind"], error["text"], error.get("rule", ""))
        return answer

    def ask(self, **request: object) -> Document:
        """Send a request and return the answer.

        Raises:
            RefusedError, GoneError: As in `answer`; also GoneError after PATIENCE seconds without one.
        """
        self.send(**request)
        answer = self.answer()
        if answer is None:
            raise GoneError
        return answer

    def close(self) -> None:
        """End the process and wait for it."""
        assert self._process.stdin is not None
        with suppress(OSError):  # it may have ended before
            self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
