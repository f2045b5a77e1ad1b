"""What the desktop says of whoever sits at it: whether they want less motion, or stronger contrasts."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from tabletop.files.settings import Settings

PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
PORTAL_MS = 250
"""So long the portal may take to answer; it is asked when a match is opened, not before the first picture."""
STILL: tuple[tuple[str, str, tuple[object, ...]], ...] = (
    ("org.freedesktop.appearance", "reduced-motion", (1,)),
    ("org.gnome.desktop.interface", "enable-animations", (False,)),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", ("0", "0.0", 0, 0.0)),
)
"""Where desktops keep the wish for less motion: namespace, key, and the values that mean it."""


def less_motion() -> bool:
    """Whether nothing is to glide, as far as Qt or the desktop's portal tells."""
    if not QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animate):
        return True
    return sys.platform.startswith("linux") and any(
        said(namespace, key) in still for namespace, key, still in STILL
    )


def still(settings: Settings) -> bool:
    """Whether nothing is to glide: by the settings, or as the system says."""
    if settings.reduced_motion == "system":
        return less_motion()
    return settings.reduced_motion == "on"


def more_contrast() -> bool:
    """Whether the desktop is set to a high contrast, as far as Qt tells."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)  # Qt tells since 6.10
    return (
        accessibility is not None
        and accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
    )


def said(namespace: str, key: str) -> object:
    """What the portal says a setting of the desktop is; None where there is no portal, or no such setting."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    asked = QDBusMessage.createMethodCall(*PORTAL, "Read")
    asked.setArguments([namespace, key])
    answer = bus.call(asked, QDBus.CallMode.Block, PORTAL_MS)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return None
    value: object = answer.arguments()[0]
    while isinstance(value, QDBusVariant):  # the portal wraps it once more than it must
        value = value.variant()
    return value
