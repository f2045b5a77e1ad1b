"""Where simulations run: here, in processes of this machine, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

from tabletop.cli.words import CommandError

A = TypeVar("A")
B = TypeVar("B")
Map = Callable[[Callable[[A], B], Iterable[A]], Iterator[B]]


@contextmanager
def executor(given: str) -> Iterator[Map[Any, Any]]:
    """A function like map, whose results come in order: "", "process:N" or "dask:ADDRESS"."""
    kind, _, value = given.partition(":")
    if not given:
        yield map
    elif kind == "process" and value.isdigit() and int(value) > 0:
        with _processes(int(value)) as run:
            yield run
    elif kind == "dask" and value:
        with _dask(value) as run:
            yield run
    else:
        raise CommandError(f"“{given}” is no executor. It can be process:N or dask:ADDRESS.")


@contextmanager
def _processes(count: int) -> Iterator[Map[Any, Any]]:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        yield pool.map


@contextmanager
def _dask(address: str) -> Iterator[Map[Any, Any]]:
    try:
        cluster = import_module("distributed")
    except ImportError as error:
        raise CommandError("Dask is not installed: pip install tabletop[cluster]") from error
    try:
        client = cluster.Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise CommandError(f"no Dask scheduler answers at {address}: {error}") from error
    with client, client.get_executor() as pool:
        yield pool.map
