"""Keeps PySide6 and the C library from holding memory that nothing needs."""

from __future__ import annotations

import ctypes
import sys
from importlib import import_module

_M_MMAP_THRESHOLD = -3
"""The number of this parameter of glibc's `mallopt`."""
_LARGE = 128 * 1024
"""Bytes from which a block, such as a drawing, is given back to the system as soon as it is freed."""


def use_less_memory() -> None:
    """Set up PySide6 and the C library; call this before other modules are imported."""
    _read_no_sources()
    _return_large_blocks()


def _read_no_sources() -> None:
    """Keep PySide6 from reading the source of every module imported from now on.

    It looks there for the use of its `snake_case` and `true_property`, and the lines stay in memory: 11 MB.
    """
    import_module("PySide6.QtCore")
    feature = import_module("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", lambda _module: False)  # noqa: B010  there is no public way


def _return_large_blocks() -> None:
    """Keep glibc from raising the size of what it returns, as it does once a large block was freed."""
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries have none
        if mallopt is not None:
            mallopt(_M_MMAP_THRESHOLD, _LARGE)
