"""Whether there is a screen to show a window on; asked before Qt is, because Qt ends the program if not."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

PATIENCE = 2.0
"""Seconds to wait for a display on another machine."""


def trouble(environment: Mapping[str, str] = os.environ) -> str:
    """Why no window can be shown; "" if one can."""
    if sys.platform != "linux" or environment.get("QT_QPA_PLATFORM", "").partition(":")[0] not in (
        "",
        "xcb",
        "wayland",
    ):
        return ""
    if (wayland := environment.get("WAYLAND_DISPLAY")) and _wayland(wayland, environment):
        return ""
    display = environment.get("DISPLAY", "")
    if display and _x11(display):
        return ""
    return f"no display answers at “{display or wayland}”" if display or wayland else "there is no display"


def _wayland(name: str, environment: Mapping[str, str]) -> bool:
    return (Path(environment.get("XDG_RUNTIME_DIR", "/run")) / name).is_socket()


def _x11(display: str) -> bool:
    """Whether an X server answers: at its socket, or at its port on another machine."""
    found = re.fullmatch(r"(?:unix)?(?P<host>[^:/]*):(?P<number>\d+)(?:\.\d+)?", display)
    if found is None:
        return True  # a form that only Qt knows
    number = int(found["number"])
    if found["host"]:
        try:
            socket.create_connection((found["host"], 6000 + number), PATIENCE).close()
        except OSError:
            return False
        return True
    path = f"/tmp/.X11-unix/X{number}"  # noqa: S108  where every X server has it
    return any(_answers(address) for address in (path, f"\0{path}"))


def _answers(address: str) -> bool:
    with socket.socket(socket.AF_UNIX) as caller:
        caller.settimeout(PATIENCE)
        try:
            caller.connect(address)
        except OSError:
            return False
    return True
