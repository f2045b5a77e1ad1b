"""A chapter through the screen reader's door: the system's Python, pyatspi, and nothing else.

Run by `python3 tests/acceptance/lesson_reader.py "Title of the chapter"` beside the running program, on the
same session bus. It goes to the page Learn, presses the row of the chapter, and does each step with the
buttons of the accessible tree: Next where there is only to read; else what the lesson speaks of, by the
descriptions of the things on the table. Where nothing of that does it, as in a challenge, it asks to be
shown. Prints a line of JSON: whether the chapter ended, how many steps were read, done by hand, and shown,
how many buttons had no name, and where it was stuck.
"""

import json
import sys
import time

import pyatspi
from gi.repository import GLib
from reader import BACK, TABLE, buttons, press, program, seen, stays_nameless, wait, walk

PAPER, SPOKEN = "Text of the lesson", "The lesson refers to this."
ENDS = ("Next chapter", "All lessons")
PATIENCE, MOST, SAME = 3.0, 60, 8
"""Seconds to wait for another paper; steps of a chapter at most, and how often a paper may stay the same."""


def tab(app, name):
    """The tab that is called so."""
    found = (node for node in walk(app) if node.name == name and node.getRole() == pyatspi.ROLE_PAGE_TAB)
    return next(found, None)


def spoken_of(node):
    """Whether the lesson speaks of a thing, by what a reader is told of it."""
    try:
        return SPOKEN in (node.description or "")
    except GLib.GError:
        return False


class Learner:
    """Goes through one chapter."""

    def __init__(self, title):
        self.read = self.by_hand = self.shown = self.nameless = 0
        self.stuck = ""
        self.app = wait(program, "the program")
        press(wait(lambda: tab(self.app, "Learn"), "the tab Learn"))
        rows = wait(lambda: [b for n, b in buttons(self.app) if n.endswith(f": {title}")], title)
        press(rows[0])
        self.table = wait(lambda: seen(self.app, TABLE), TABLE)
        wait(self.place, "the first step")

    def paper(self):
        """The buttons of the paper by their names."""
        node = seen(self.app, PAPER)
        return dict(buttons(node)) if node is not None else {}

    def place(self):
        """What the paper says of where the lesson stands."""
        node = seen(self.app, PAPER)
        if node is None:
            return ""
        texts = []
        for child in walk(node):
            try:
                if child.getRole() == pyatspi.ROLE_LABEL and child.getState().contains(pyatspi.STATE_SHOWING):
                    texts.append(child.name)
            except GLib.GError:
                continue
        return " ".join(texts)

    def changed(self, before, seconds=PATIENCE):
        """Whether the paper says something else within some seconds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.place() not in ("", before):
                return True
            time.sleep(0.1)
        return False

    def step(self):
        """Do the step that is asked for. False when the chapter is over."""
        before, paper = self.place(), self.paper()
        if any(name in paper for name in ENDS):
            return False
        self.nameless += sum(stays_nameless(node) for name, node in buttons(self.app) if not name)
        if "Next" in paper:
            press(paper["Next"])
            self.read += 1
        elif self.try_by_hand(before):
            self.by_hand += 1
            return True
        else:
            press(paper["Show me"])
            time.sleep(0.8)
            press(self.paper().get("Show me", paper["Show me"]))
            self.shown += 1
        return self.changed(before) or None  # a step of several actions goes on with the same paper

    def try_by_hand(self, before):
        """Take what the lesson speaks of, and bring it to the first place that it speaks of, or to any."""
        for _name, thing in [each for each in buttons(self.table) if spoken_of(each[1])]:
            if not press(thing):
                continue
            if self.changed(before, 1.0):
                return True
            table = buttons(self.table)
            if BACK not in dict(table):
                continue
            drops = [(name, node) for name, node in table if name != BACK]
            spoken = [each for each in drops if spoken_of(each[1])] or drops
            if spoken and press(spoken[0][1]) and self.changed(before, 3.0):
                return True
            back = dict(buttons(self.table)).get(BACK)
            if back is not None:
                press(back)
        return False

    def go_through(self):
        """Do all steps; whether the chapter came to its end."""
        same = 0
        for _ in range(MOST):
            went = self.step()
            if went is False:
                return True
            same = same + 1 if went is None else 0
            if same == SAME:
                break
        self.stuck = self.place()
        return False


def main():
    """Go through the chapter, and tell."""
    learner = Learner(sys.argv[1])
    ended = learner.go_through()
    names = ("read", "by_hand", "shown", "nameless", "stuck")
    print(json.dumps({"ended": ended, **{name: getattr(learner, name) for name in names}}))
    return not ended


if __name__ == "__main__":
    sys.exit(main())
