"""Executors that play many matches: in this process, in several, or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any

PLACES = "process:4 or dask:ADDRESS"
"""The forms that `executor` accepts, for help and messages."""


@contextmanager
def executor(where: str) -> Iterator[Executor | None]:
    """Yield an executor: "" is this process (None), "process:N" this machine, "dask:ADDRESS" a Dask cluster.

    Raises:
        ValueError: No such executor; the message says what to do.
    """
    kind, _, rest = where.partition(":")
    if not where:
        yield None
    elif kind == "process" and rest.isdecimal() and int(rest):
        with ProcessPoolExecutor(int(rest), get_context("spawn")) as pool:
            yield pool
    elif kind == "dask" and rest:
        with _dask(rest) as client, client.get_executor() as cluster:
            yield cluster
    else:
        raise ValueError(f"“{where}” is no executor: it can be {PLACES}")


def _dask(address: str) -> Any:
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise ValueError("Dask is not installed: pip install 'tabletop-games[cluster]'") from None
    try:
        return distributed.Client(address, set_as_default=False, timeout="10s")
    except (OSError, ValueError) as error:
        raise ValueError(f"no Dask scheduler answers at “{address}”: {error}") from None
