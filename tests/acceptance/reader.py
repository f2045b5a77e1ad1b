"""A whole match through the screen reader's door: the system's Python, pyatspi, and nothing else.

Run by `python3 tests/acceptance/reader.py` beside the running program, on the same session bus. It presses
the buttons that the accessible tree shows, chosen at random, until the final scores are there, and prints a
line of JSON.
"""

import json
import random
import sys
import time

import pyatspi
from gi.repository import GLib

PATIENCE = 60.0


def program():
    """The running program's root."""
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and "abletop" in (app.name or ""):
            return app
    return None


def walk(node):
    """Every accessible below, depth first; those that vanish meanwhile are left out."""
    try:
        children = [node.getChildAtIndex(n) for n in range(node.childCount)]
    except GLib.GError:  # the tree changes while it is read
        return
    for child in children:
        if child is not None:
            yield child
            yield from walk(child)


def named(app, words):
    """The first showing button whose name begins with these words."""
    for node in walk(app):
        try:
            shows = node.getState().contains(pyatspi.STATE_SHOWING)
            if shows and node.getRole() == pyatspi.ROLE_PUSH_BUTTON and node.name.startswith(words):
                return node
        except GLib.GError:
            continue
    return None


def buttons(app, parent):
    """The showing buttons under the part of the window with this name."""
    for node in walk(app):
        try:
            if node.name == parent:
                return [
                    child
                    for child in walk(node)
                    if child.getRole() == pyatspi.ROLE_PUSH_BUTTON and child.name
                ]
        except GLib.GError:
            continue
    return []


def press(node):
    """Do the first action of a node."""
    try:
        node.queryAction().doAction(0)
    except GLib.GError:
        return False
    return True


def wait(find, what):
    """What `find` finds, as soon as it finds something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = find()
        if found:
            return found
        time.sleep(0.1)
    raise TimeoutError(what)


def main():
    """Sit down, and play to the end."""
    pick = random.Random(3)
    app = wait(program, "the program")
    press(wait(lambda: named(app, "Sit down"), "the button Sit down"))
    time.sleep(2.0)
    presses = 0
    quiet = time.monotonic()
    while time.monotonic() - quiet < PATIENCE:
        if named(app, "New match") or named(app, "Final scores"):
            print(json.dumps({"presses": presses, "ended": True}))
            return 0
        table = buttons(app, "Game table")
        asked = [node for node in (named(app, words) for words in ASKED) if node]
        choices = table + asked
        if not choices:
            time.sleep(0.1)
            continue
        node = pick.choice(choices)
        if node.name == "Put it back" and len(choices) > 1:
            continue
        if press(node):
            presses += 1
            quiet = time.monotonic()
        time.sleep(0.12)
    print(json.dumps({"presses": presses, "ended": False}))
    return 1


ASKED = ("Take no Scrap", "Complete nothing more", "End your turn")
"""The prompt bar's buttons that pass."""

if __name__ == "__main__":
    sys.exit(main())
