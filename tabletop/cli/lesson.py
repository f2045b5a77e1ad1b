"""tabletop lesson: lists or checks the chapters; and teaches a chapter in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import closing

from tabletop.cli import menu
from tabletop.cli.arguments import CommandError, game_named
from tabletop.cli.output import say
from tabletop.cli.terminal import Terminal
from tabletop.engine.game import AnyGame
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, AnyChoice, State
from tabletop.files import lessons
from tabletop.files.coach_notes import CHAPTER
from tabletop.files.components import ComponentError
from tabletop.files.library import Library
from tabletop.games import GAMES
from tabletop.lessons.checker import check_chapter, check_rules
from tabletop.lessons.notes_checker import check_notes
from tabletop.lessons.pictures import spoken_picture
from tabletop.lessons.solver import WayFinder
from tabletop.lessons.teacher import Teacher
from tabletop.lessons.trial import refuse_chapter

_KEYS = """\
  show        what solves this step                         skip  let it be done for you
  goal        the goal and the text once more               again back to the beginning of this step"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("what", choices=("list", "check"), help="the chapters, or what is wrong with them")
    parser.add_argument("games", nargs="*", metavar="GAME", help="these games alone")


def run(given: argparse.Namespace) -> int:
    """List the chapters, or check them; 1 if one has faults."""
    wrong = 0
    for name in given.games or GAMES:
        game = game_named(name)
        for number, chapter in enumerate(lessons.chapters(name), 1):
            result = _title(game, chapter) if given.what == "list" else _checked(game, chapter)
            print(f"{name} {number}: {result}")
            wrong += given.what == "check" and result != _HOLDS
        if given.what == "check":
            result = "\n    ".join(check_rules(game)) or _HOLDS
            print(f"{name}, which rules are taught: {result}")
            wrong += result != _HOLDS
            result = _noted(game)
            print(f"{name}, the notes of the coach: {result}")
            wrong += result != _HOLDS
    return 1 if wrong else 0


_HOLDS, LANGUAGE = "holds", "de"


def _title(game: AnyGame, chapter: str) -> str:
    lesson = lessons.load_lesson(game.id, chapter)
    return f"{lesson.title} ({lesson.minutes} min)"


def _checked(game: AnyGame, chapter: str) -> str:
    try:
        translated = lessons.translated(game.id, chapter, LANGUAGE)
        return "\n    ".join(check_chapter(game, chapter, translated)) or _HOLDS
    except ComponentError as error:
        return str(error)


def _noted(game: AnyGame) -> str:
    try:
        translated = lessons.translated(game.id, CHAPTER, LANGUAGE)
        return "\n    ".join(check_notes(game, translated)) or _HOLDS
    except ComponentError as error:
        return str(error)


def teach(game: AnyGame, number: int) -> int:
    """Teach a chapter in the terminal.

    Raises:
        CommandError: The game has no chapter of this number, or its components have been changed.
    """
    names = lessons.chapters(game.id)
    if not 1 <= number <= len(names):
        known = f"its chapters are 1 to {len(names)}" if names else "it has none yet"
        raise CommandError(f"{game.id} has no chapter {number}: {known}")
    if (refusal := refuse_chapter(game, names[number - 1])) is not None:
        raise CommandError(say(refusal))
    teacher = Teacher(game, names[number - 1], lessons.load_lesson(game.id, names[number - 1]))
    with closing(Library.in_memory()) as library:
        Taught(teacher, library).play()
    return 0


class Taught(Terminal):
    """A chapter in the terminal: a match with a goal at each step."""

    def __init__(self, teacher: Teacher, library: Library) -> None:
        """Set up the chapter; `library` is one in memory, since nothing of a lesson is stored."""
        super().__init__(teacher.match, library, 0, practice=True)
        self.teacher, self.announced = teacher, -1
        self.looking = teacher.seat
        self.commands |= {
            "show": lambda _: self._show(), "skip": lambda _: self._skip(),
            "again": lambda _: self._again(), "goal": lambda _: self._popover_text(),
            "help": lambda _: print(_KEYS),
        }  # fmt: skip

    def play(self) -> None:
        """Play until the chapter is finished, or the learner leaves."""
        lesson = self.teacher.lesson
        print(f"{say(self.game.about.title)}: {say(self.teacher.text(lesson.title))}")
        print("“help” lists what can be typed.")
        while (step := self.teacher.step) is not None:
            if self.announced != self.teacher.at:
                self.announced = self.teacher.at
                self._popover_text()
            if step.next:
                if not self._read_on():
                    return
            elif (choice := self.match.choice) is None or not self._person(choice):
                return
        helped = ", its challenge with help" if self.teacher.helped else ""
        print(f"\nThe chapter is done{helped}.")

    def _read_on(self) -> bool:
        """Wait until the text is read; False if the learner leaves."""
        try:
            typed = input("Press Enter. > ").strip()
        except EOFError:
            return False
        self.teacher.go_on()
        return typed not in ("quit", "q")

    def _popover_text(self) -> None:
        """Print what is to be done here, and why."""
        step, teacher = self.teacher.step, self.teacher
        assert step is not None
        print(f"\nStep {teacher.at + 1} of {len(teacher.lesson.step)}: {say(teacher.text(step.title))}")
        if step.head:
            print(f"  {_plain(say(teacher.text(step.head)))}")
        if step.picture:
            parts = [(say(teacher.text(part.sign)), say(teacher.text(part.text))) for part in step.picture]
            print(f"  {spoken_picture(parts)}")
        if step.text:
            print(f"  {_plain(say(teacher.text(step.text)))}" + (f" [{step.rule}]" if step.rule else ""))
        if step.goal:
            print(f"Goal: {_plain(say(teacher.text(step.goal)))}")

    def _ask(self, step: AnyChoice, view: State, listed: Sequence[menu.Item]) -> None:
        """Print the choice, and a note if the step is about a refusal."""
        super()._ask(step, view, listed)
        if self.teacher.step is not None and self.teacher.step.allow == ():
            print("  Here something that the rules refuse is to be tried: “show” names it.")

    def _act(self, action: Action) -> None:
        """Let the teacher judge the chosen action."""
        step, outcome = self.teacher.step, self.teacher.attempt(action)
        self._tell(outcome.beats)
        if outcome.no is not None:
            print(f"  Rule {outcome.no.rule}: {say(outcome.no.reason)}")
        if outcome.remark.source:
            print(f"  {_plain(say(outcome.remark))}")
        elif outcome.held:
            print("  That is allowed. Here something else comes first.")
        if outcome.failed:
            self.teacher.again()
        if outcome.done and step is self.teacher.step:
            self.teacher.go_on()
        self.within, self.shown = (), ()

    def _refused(self, action: Action, no: No) -> None:  # noqa: ARG002  the teacher asks the rules again
        """Try a refused action anyway: a step may be about it."""
        self._act(action)

    def _show(self) -> None:
        way = WayFinder(self.teacher).way()
        if way is None:
            print("  From here no way to it is found. “again” begins this step again.")
            return
        self.teacher.note_help()
        view = self.game.view(self.match.state, self.teacher.seat)
        for action in way:
            print(f"  {say(self.game.say(view, action))}")
            if self.match.check(action) is not None:
                self._act(action)
                return

    def _skip(self) -> None:
        self._tell(list(self.teacher.skip()))

    def _again(self) -> None:
        self.teacher.again()
        self._popover_text()


def _plain(text: str) -> str:
    """Return a text of a lesson without its bold marks."""
    return text.replace("**", "")
