"""A whole match through the screen reader's door: the system's Python, pyatspi, and nothing else.

Run by `python3 tests/acceptance/reader.py "Title of a game"` beside the running program, on the same session
bus. It takes the box with that title off the shelf, starts a match, and presses the buttons that the
accessible tree of the table and of the prompt shows, chosen at random, until the final scores are there. The
list of moves is left alone. Prints a line of JSON: how often it pressed, whether the match ended, how many
buttons had no name, and where it was stuck.
"""

import json
import random
import sys
import time

import pyatspi
from gi.repository import GLib

PATIENCE = 60.0
"""Seconds after which nothing more is expected to come."""
PACE = 0.05
TABLE, PROMPT, BACK = "Game table", "Current decision", "Put it back"
ASIDE = ("Menu", "Hint", "Undo", "Ask to undo", "Try now", "Show or hide the side panel")
"""Buttons beside the prompt that are no moves."""
LOOKING = ("Final scores", "New match")
"""What the prompt offers when the match is over."""


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


def seen(node, name):
    """The first node below that has this name and shows."""
    for found in walk(node):
        try:
            if found.name == name and found.getState().contains(pyatspi.STATE_SHOWING):
                return found
        except GLib.GError:
            continue
    return None


def buttons(node):
    """The buttons below a node that show and can be used: pairs of name and node; those without one, too."""
    found = []
    for child in walk(node):
        try:
            state = child.getState()
            usable = state.contains(pyatspi.STATE_SHOWING) and state.contains(pyatspi.STATE_ENABLED)
            if usable and child.getRole() == pyatspi.ROLE_PUSH_BUTTON:
                found.append((child.name, child))
        except GLib.GError:
            continue
    return found


def choices(app):
    """The items of a menu that has popped up to ask which of several things is meant."""
    found = []
    for node in walk(app):
        try:
            if node.getRole() == pyatspi.ROLE_POPUP_MENU and node.getState().contains(pyatspi.STATE_SHOWING):
                found += [(item.name, item) for item in node if item.getRole() == pyatspi.ROLE_MENU_ITEM]
        except GLib.GError:
            continue
    return found


def stays_nameless(node):
    """Whether a button without a name is there a moment later: one that is just going has none."""
    time.sleep(0.5)
    try:
        return not node.name and node.getState().contains(pyatspi.STATE_SHOWING)
    except GLib.GError:
        return False


def press(node):
    """Do the first action of a node."""
    try:
        node.queryAction().doAction(0)
    except (GLib.GError, NotImplementedError):
        return False
    return True


def wait(find, what, patience=PATIENCE):
    """What `find` finds, as soon as it finds something."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = find()
        if found:
            return found
        time.sleep(0.1)
    raise TimeoutError(what)


def start(app, title):
    """Take a box off the shelf, and start a match."""
    press(wait(lambda: dict(buttons(app)).get(title), f"the box {title}"))
    press(wait(lambda: dict(buttons(app)).get("Start"), "the button Start"))


class Reader:
    """Plays the match that is on the table, or comes to it; `patience`: how long others may take."""

    def __init__(self, app, patience=PATIENCE):
        self.pick = random.Random(3)
        self.presses, self.nameless, self.stuck = 0, 0, ""
        self.app, self._patience = app, patience
        self.table = wait(lambda: seen(app, TABLE), TABLE, patience)
        self.prompt = wait(lambda: seen(app, PROMPT), PROMPT)

    def offered(self):
        """What can be pressed now on the table, beside the prompt, and in a menu that asks."""
        asked = buttons(self.prompt)
        if any(name in LOOKING for name, _node in asked):
            return None
        table = buttons(self.table)
        self.nameless += sum(stays_nameless(node) for name, node in (*table, *asked) if not name)
        return table, [each for each in asked if each[0] not in ASIDE]

    def step(self):
        """Press something. False when the match is over; None when there is nothing to press."""
        offered = self.offered()
        if offered is None:
            return False
        table, asked = offered
        lifted = [node for name, node in table if name == BACK]
        drops = [node for name, node in table if name != BACK]
        found = drops if lifted and drops else lifted or [node for _name, node in (*table, *asked)]
        if not found:
            found = [node for _name, node in choices(self.app)]
        if not found:
            return None
        if press(self.pick.choice(found)):
            self.presses += 1
        return True

    def play(self):
        """Play to the end, and tell whether it came."""
        quiet = time.monotonic()
        while time.monotonic() - quiet < self._patience:
            went = self.step()
            if went is False:
                return self.told(ended=True)
            if went:
                quiet = time.monotonic()
            time.sleep(PACE)
        self.stuck = ", ".join(name for name, _node in buttons(self.app))
        return self.told(ended=False)

    def told(self, *, ended):
        """What there is to tell of the match."""
        return {
            "presses": self.presses,
            "ended": ended,
            "nameless": self.nameless,
            "stuck": self.stuck,
        }


def main():
    """Play, and tell."""
    app = wait(program, "the program")
    start(app, sys.argv[1])
    print(json.dumps(Reader(app).play()))


if __name__ == "__main__":
    main()
