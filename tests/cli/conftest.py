"""The sample game Quay among the program's games, for commands that name a game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop import games
from tabletop.cli.parser import run
from tests.quay.game import ABOUT, GAME


@pytest.fixture(autouse=True)
def quay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games.game("quay") find the sample game too."""
    monkeypatch.setattr(games, "GAMES", ("quay", "public_market"))
    monkeypatch.setitem(sys.modules, "tabletop.games.quay", SimpleNamespace(GAME=GAME))
    monkeypatch.setitem(sys.modules, "tabletop.games.quay.about", SimpleNamespace(ABOUT=ABOUT))


@pytest.fixture
def tabletop(capsys: pytest.CaptureFixture[str]) -> Callable[..., SimpleNamespace]:
    """Run a command line in this process: its status, output and errors."""

    def command(*argv: object) -> SimpleNamespace:
        try:
            status = run([str(part) for part in argv])
        except SystemExit as end:
            status = end.code
        told = capsys.readouterr()
        return SimpleNamespace(status=status, out=told.out, err=told.err)

    return command


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[Sequence[Any]], None]:
    """Give these lines to input(), and then the end of the input."""

    def lines(given: Sequence[Any]) -> None:
        waiting = iter(given)

        def answer(prompt: str = "") -> str:
            print(prompt)
            try:
                return str(next(waiting))
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)

    return lines
