"""A process in which bots think, so that nothing else has to wait for them.

A caller keeps a Worker. A thread reads the answers. An answer carries the number of its request and the
moment of the match that the request was made for; answers to older requests are dropped. A review is
answered many times as it goes on. Any new message stops the current search. The process starts when it is
first needed, and again if it died.
"""

from __future__ import annotations

import gc
import os
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import Empty, Queue
from threading import Event, Thread
from time import monotonic, sleep

from tabletop.engine.game import AnyGame
from tabletop.engine.rules import State
from tabletop.opponents.blunders import CompareRequest, compare_with_best
from tabletop.opponents.bot_reasons import choose_and_explain
from tabletop.opponents.choosing import PlayResult
from tabletop.opponents.deal_by_bot import BotPlayRequest, bot_plays
from tabletop.opponents.hint import advise
from tabletop.opponents.retry_verdict import JudgeRequest, RetryVerdict, judge_retry
from tabletop.opponents.review_worker import ReviewRequest, ReviewUpdate, review_updates
from tabletop.opponents.temper import Temper

GAMES = "tabletop.games:game"
"""The function that finds a game by its id, as module:function."""
HINT = "hint"
"""Takes the place of a level in a request for a hint."""
_NICE = 10
_PATIENCE = 1.0
"""Seconds that a process is given to end by itself."""
_BEAT = 1.0
"""Seconds between two signs of life of the process."""
_SILENCE = 10.0
"""Seconds without a sign of life after which the process is taken to be stopped, not only slow."""
_STARTING = 60.0
"""The same for a process that has just been started."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request to choose for a seat.

    Attributes:
        number: Identifies the request.
        at: Index of the action it is made for.
        level: The bot's level, or HINT for the choice of a good bot with reasons.
        temper: Chooses among moves that are about as good; None for a plain bot.
        seconds: Seconds after which the best move found so far is the answer, whatever the level allows.
    """

    number: int
    at: int
    game: str
    view: State
    seat: int
    seed: int
    level: str
    temper: Temper | None = None
    seconds: float = inf


Question = Request | CompareRequest | ReviewRequest | BotPlayRequest | JudgeRequest
"""All kinds of requests."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request: a choice, an update of a review, points, a verdict or an error.

    Attributes:
        last: True if no more answers to the request follow.
    """

    number: int
    at: int
    thought: PlayResult | None
    error: str = ""
    reviewed: ReviewUpdate | None = None
    points: tuple[int, ...] | None = None
    judged: RetryVerdict | None = None
    last: bool = True


class Worker:
    """The caller's end: ask() and go on; `arrived` tells that answer() has something, or wait for it.

    Args:
        games: Another function that finds games, for tests.
        arrived: Called in another thread whenever an answer has arrived, or the process has ended.
    """

    def __init__(self, games: str = GAMES, arrived: Callable[[], None] | None = None) -> None:
        """Nothing starts yet."""
        self._games, self._arrived = games, arrived
        self._answers: Queue[Answer | None] = Queue()
        """What the process has answered; None: it has ended."""
        self._reader: Thread | None = None
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._pending: Question | None = None
        self._beats: Connection | None = None
        self._silent = Event()
        """Set once the process is known to be stopped."""
        self.restarted: Callable[[], object] = int
        """Called after a process that was stopped has been replaced by another."""

    @property
    def busy(self) -> bool:
        """True if a request has not been answered."""
        return self._pending is not None

    def start(self) -> None:
        """Start the process now, so that the first request need not wait for it."""
        if self._process is not None and self._process.is_alive():
            return
        self.close()
        context = get_context("spawn")
        self._pipe, far = context.Pipe()
        self._beats, beating = context.Pipe(duplex=False)
        self._process = context.Process(target=serve, args=(far, self._games, beating), daemon=True)
        self._process.start()
        far.close()
        self._answers = Queue()
        self._silent = Event()
        stopped = partial(_end_stopped, self._process, self._silent)
        arguments = self._pipe, self._beats, self._answers, self._arrived, stopped
        self._reader = Thread(target=_read, args=arguments, name="answers of bots", daemon=True)
        self._reader.start()
        beating.close()

    def ask(self, request: Question) -> None:
        """Send a request; it replaces the previous one."""
        self.start()
        assert self._pipe is not None
        self._pending = request
        try:
            self._pipe.send(request)
        except (BrokenPipeError, ConnectionResetError):  # it has just died: retry with a new process
            self.close()
            self.start()
            self._pending = request
            self._pipe.send(request)

    def cancel(self) -> None:
        """Stop work on the current request; no answer to it will come."""
        if self._pending is None or self._pipe is None:
            return
        self._pending = None
        try:
            self._pipe.send(None)
        except (BrokenPipeError, ConnectionResetError):
            self.close()

    def answer(self, seconds: float = 0.0) -> Answer | None:
        """Return the next answer to the latest request; None if none comes within this number of seconds."""
        request = self._pending
        if request is None:
            return None
        try:
            while answer := self._answers.get(timeout=seconds) if seconds else self._answers.get_nowait():
                if answer.number == request.number:
                    self._pending = None if answer.last else request
                    return answer
        except Empty:
            return None
        if self._silent.is_set():
            self.close()
            self.ask(request)
            self.restarted()
            return None
        self.close()
        return Answer(request.number, request.at, None, "the process that thinks has ended")

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.join(_PATIENCE)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
        if self._reader is not None:
            self._reader.join(_PATIENCE)  # it ends with the process; only then may its pipes be closed
        if self._process is not None:
            with suppress(ValueError):  # another thread, which has started a process, took note of its end
                self._process.close()
        for pipe in (self._pipe, self._beats):
            if pipe is not None:
                pipe.close()
        self._pipe, self._beats, self._process, self._pending, self._reader = None, None, None, None, None


def _end_stopped(process: SpawnProcess, silent: Event) -> None:
    """End a process that is stopped, so that a caller who writes into its full pipe waits no longer."""
    silent.set()
    process.kill()


def _read(
    pipe: Connection,
    beats: Connection,
    answers: Queue[Answer | None],
    arrived: Callable[[], None] | None,
    stopped: Callable[[], None],
) -> None:
    """Put all answers into the queue until the process ends or is stopped. Runs in a thread.

    Args:
        pipe: The pipe of requests and answers.
        beats: The pipe of the process's signs of life.
        answers: Receives the answers; None at the end.
        arrived: As in `Worker`.
        stopped: Called before the end if the process gives no sign of life, but has not ended.
    """
    answer: Answer | None
    looked = monotonic()
    silent_after = looked + _STARTING
    while True:
        try:
            ready = wait((pipe, beats), _SILENCE / 4)
            now = monotonic()
            if beats in ready:
                beats.recv_bytes()
                silent_after = now + _SILENCE
            elif now - looked > _SILENCE / 2:  # this program was stopped as well
                silent_after = max(silent_after, now + _SILENCE)
            looked = now
            if pipe not in ready:
                if now <= silent_after:
                    continue
                stopped()
                answer = None
            else:
                answer = pipe.recv()
        except (EOFError, OSError):
            answer = None
        answers.put(answer)
        if arrived is not None:
            arrived()
        if answer is None:
            return


def serve(pipe: Connection, games: str, beating: Connection) -> None:
    """Answer one request after the other until the pipe is closed. Runs in the process."""
    Thread(target=_beat, args=(beating,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches both; the caller decides
    gc.disable()  # a collection would delay the answer; it runs once that is sent
    try:
        while True:
            request = pipe.recv()
            if request is not None:
                for answer in _answers(request, pipe, games):
                    pipe.send(answer)
                gc.collect()
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _beat(beating: Connection) -> None:
    """Give signs of life until nobody reads them."""
    with suppress(OSError):
        while True:
            beating.send_bytes(b"")
            sleep(_BEAT)


def _answers(request: Question, pipe: Connection, games: str) -> Iterator[Answer]:
    try:
        game = find_game(games, request.game)
        if isinstance(request, ReviewRequest):
            for update in review_updates(request, game, stop=pipe.poll):
                yield Answer(request.number, request.at, None, reviewed=update, last=False)
            yield Answer(request.number, request.at, None)
        elif isinstance(request, BotPlayRequest):
            points = bot_plays(request, game, stop=pipe.poll)
            yield Answer(request.number, request.at, None, points=points)
        elif isinstance(request, CompareRequest):
            arguments = request.view, request.seat, request.best, request.action, request.seed
            yield Answer(request.number, request.at, compare_with_best(game, *arguments, stop=pipe.poll))
        elif isinstance(request, JudgeRequest):
            verdict = judge_retry(request, game, stop=pipe.poll)
            yield Answer(request.number, request.at, None, judged=verdict)
        else:
            yield Answer(request.number, request.at, _thought(request, game, pipe))
    except Exception:  # noqa: BLE001  any error is reported to the caller
        yield Answer(request.number, request.at, None, traceback.format_exc())


def _thought(request: Request, game: AnyGame, pipe: Connection) -> PlayResult:
    arguments = game, request.view, request.seat, request.seed
    if request.level == HINT:

        def first(early: PlayResult) -> None:
            pipe.send(Answer(request.number, request.at, early, last=False))

        return advise(*arguments, stop=pipe.poll, first=first)
    until = monotonic() + request.seconds

    def stop() -> bool:
        return monotonic() > until or pipe.poll()

    return choose_and_explain(*arguments, request.level, stop=stop, temper=request.temper)


def find_game(games: str, name: str) -> AnyGame:
    """Return the game of this id; `games`: the function that finds it, as module:function."""
    module, _, function = games.partition(":")
    found: AnyGame = getattr(import_module(module), function)(name)
    return found
