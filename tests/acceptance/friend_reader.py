"""A far friend through the screen reader's door: the system's Python, pyatspi, and nothing else.

Run by `python3 tests/acceptance/friend_reader.py FILE` beside the running program, on the same session bus.
It waits for the invite in FILE, joins that room as Ben, plays to the end by the accessible tree, and reads
what is said there of the shuffle. Prints a line of JSON.
"""

import json
import sys
import time
from pathlib import Path

import pyatspi
from gi.repository import GLib
from reader import Reader, buttons, press, program, wait, walk

OTHERS = 240.0
"""Seconds within which all the others must have had their turns, on a machine that has much to do."""
NAME, INVITE, ONLY_OPEN = "Name", "Invite", "Only open ways"
FAIR = "The shuffle was nobody's choice, and what you saw was true."


def field(app, name):
    """The field of this name; its label has the same."""
    return next(
        (node for node in walk(app) if node.getRole() == pyatspi.ROLE_TEXT and node.name == name), None
    )


def write(app, name, words):
    """Write into the field of this name."""

    def written():
        try:
            found = field(app, name)
            found.queryEditableText().setTextContents(words)
            return found.queryText().getText(0, -1) == words
        except (AttributeError, GLib.GError):  # it is not there yet
            return False

    wait(written, f"the field {name}")


def join(app, file):
    """Go to the page, say who one is, give the invite, and answer what is asked."""
    press(wait(lambda: dict(buttons(app)).get("Play together"), "Play together"))
    write(app, NAME, "Ben")
    wait(file.exists, "the invite", OTHERS)
    write(app, INVITE, file.read_text())
    press(wait(lambda: dict(buttons(app)).get("Join"), "Join"))
    press(wait(lambda: dict(buttons(app)).get(ONLY_OPEN), ONLY_OPEN))
    asked = wait(lambda: [node for name, node in buttons(app) if name == "Join"][1:], "the question", OTHERS)
    press(asked[0])


def heard(app):
    """Whether the end says that the shuffle was fair."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for node in walk(app):
            try:
                if FAIR in (node.name or ""):
                    return True
            except GLib.GError:
                continue
        time.sleep(1.0)
    return False


def main():
    """Join, play, and tell."""
    app = wait(program, "the program")
    join(app, Path(sys.argv[1]))
    told = Reader(app, OTHERS).play()
    print(json.dumps({**told, "fair": heard(app)}))


if __name__ == "__main__":
    main()
