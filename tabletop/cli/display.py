"""Checks if a window can be shown here. This runs before Qt, which aborts the program if not."""

from __future__ import annotations

import ctypes
import os
import re
import socket
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

_PATIENCE = 2.0
"""Seconds to wait for a display on another machine."""


def trouble(environment: Mapping[str, str] = os.environ) -> str:
    """Return why no window can be shown, as a clause; "" if one can."""
    if sys.platform != "linux" or environment.get("QT_QPA_PLATFORM", "").partition(":")[0] not in (
        "",
        "xcb",
        "wayland",
    ):
        return ""
    if (wayland := environment.get("WAYLAND_DISPLAY")) and _wayland(wayland, environment):
        return missing("qwayland") and missing("qxcb")
    display = environment.get("DISPLAY", "")
    if display and _x11(display):
        return missing("qxcb")
    return f"no display answers at “{display or wayland}”" if display or wayland else "there is no display"


def missing(plugin: str) -> str:
    """Return which library a Qt platform plugin misses and how to install it, as a clause; "" if it loads.

    Qt itself would abort the program when the plugin fails to load.
    """
    spec = find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        return ""
    path = Path(spec.submodule_search_locations[0]) / "Qt" / "plugins" / "platforms" / f"lib{plugin}.so"
    if not path.exists():
        return ""
    try:
        ctypes.CDLL(str(path))
    except OSError as error:  # PyInstaller puts one of its own around the loader's, which names the library
        return without_library(str(error.__cause__ or error))
    return ""


def without_library(error: str) -> str:
    """Return a clause for the dynamic loader's message about a library that cannot be loaded.

    >>> without_library("libxcb-cursor.so.0: cannot open shared object file: No such file or directory")
    'libxcb-cursor.so.0 is missing (on Debian or Ubuntu: sudo apt install libxcb-cursor0)'
    """
    found = re.match(r"(?P<name>lib[\w+-]+)\.so\.(?P<version>\d+): cannot open", error)
    if found is None:
        return f"Qt's window can't be loaded: {error}"
    dash = "-" if found["name"][-1].isdigit() else ""
    package = f"{found['name']}{dash}{found['version']}".lower()
    library = f"{found['name']}.so.{found['version']}"
    return f"{library} is missing (on Debian or Ubuntu: sudo apt install {package})"


def _wayland(name: str, environment: Mapping[str, str]) -> bool:
    return (Path(environment.get("XDG_RUNTIME_DIR", "/run")) / name).is_socket()


def _x11(display: str) -> bool:
    """Return True if an X server answers, at its socket or at its port on another machine."""
    found = re.fullmatch(r"(?:unix)?(?P<host>[^:/]*):(?P<number>\d+)(?:\.\d+)?", display)
    if found is None:
        return True  # a form that only Qt knows
    number = int(found["number"])
    if found["host"]:
        try:
            socket.create_connection((found["host"], 6000 + number), _PATIENCE).close()
        except OSError:
            return False
        return True
    path = f"/tmp/.X11-unix/X{number}"  # noqa: S108  where every X server has it
    return any(_answers(address) for address in (path, f"\0{path}"))


def _answers(address: str) -> bool:
    with socket.socket(socket.AF_UNIX) as caller:
        caller.settimeout(_PATIENCE)
        try:
            caller.connect(address)
        except OSError:
            return False
    return True
