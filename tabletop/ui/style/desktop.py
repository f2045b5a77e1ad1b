"""The accessibility settings of the desktop: reduced motion and high contrast."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from tabletop.files.settings import Settings

_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_PORTAL_MS = 250
"""Milliseconds to wait for the portal. It is queried when a match is opened, not before the first paint."""
_STILL: tuple[tuple[str, str, tuple[object, ...]], ...] = (
    ("org.freedesktop.appearance", "reduced-motion", (1,)),
    ("org.gnome.desktop.interface", "enable-animations", (False,)),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", ("0", "0.0", 0, 0.0)),
)
"""Where desktops store the wish for reduced motion: namespace, key, and the values that mean it."""


def less_motion() -> bool:
    """Return True if the desktop asks for reduced motion, as far as Qt or the desktop's portal reports it."""
    if not QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animate):
        return True
    return sys.platform.startswith("linux") and any(
        said(namespace, key) in still for namespace, key, still in _STILL
    )


def still(settings: Settings) -> bool:
    """Return True if motion is reduced, by the settings or by the desktop."""
    if settings.reduced_motion == "system":
        return less_motion()
    return settings.reduced_motion == "on"


def more_contrast() -> bool:
    """Return True if the desktop is set to high contrast, as far as Qt reports it."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)  # available since Qt 6.10
    return (
        accessibility is not None
        and accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
    )


def said(namespace: str, key: str) -> object:
    """Return the value of a desktop setting from the portal; None without a portal or such a setting."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    call = QDBusMessage.createMethodCall(*_PORTAL, "Read")
    call.setArguments([namespace, key])
    answer = bus.call(call, QDBus.CallMode.Block, _PORTAL_MS)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return None
    value: object = answer.arguments()[0]
    while isinstance(value, QDBusVariant):  # the portal wraps it more than once
        value = value.variant()
    return value
