"""A match in the terminal, with numbered moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tabletop.cli import menu, transcript
from tabletop.cli.output import player_name, say
from tabletop.engine.game import PERSON
from tabletop.engine.match import AnyMatch
from tabletop.engine.refusal import No
from tabletop.engine.rules import Action, AnyChoice, Beat, Simultaneous, State
from tabletop.files import records
from tabletop.files.codec import read_action
from tabletop.files.json_errors import json_errors
from tabletop.files.library import Library, LibraryError
from tabletop.files.stored_match import result_of
from tabletop.opponents.temper import TemperBudgets
from tabletop.session.bot_seats import bot_level, seed_of

_HELP = """\
  a number    do that move, or see the moves behind it      0     back to the whole list
  table       what lies where                               score points by category
  hint        what an opponent would do                     why   what cannot be done now, and the rule
  undo, redo  go back to your last move, and forward        log   what has happened
  rules       numbers of the rules that matter now          save FILE   write a record
  do ACTION   as files write it: do {"do": "pass"}          quit  leave; the match is kept"""


class Terminal:
    """One match of persons at a terminal, bots and automata."""

    def __init__(
        self, match: AnyMatch, library: Library, number: int, *, practice: bool, coach: str = ""
    ) -> None:
        from tabletop.cli.coach import TextCoach

        self.coach = TextCoach(match, library, number, coach)
        self.match, self.game, self.library, self.number = match, match.game, library, number
        self.practice, self.is_saved = practice, bool(number)
        self.persons = [seat for seat, who in enumerate(match.setup.seats) if who == PERSON]
        self.looking = self.persons[0] if self.persons else transcript.ANYBODY
        self.doubted = -1  # the moment at which an undo of another person's action was questioned
        self.budgets = TemperBudgets(match.game, match.setup, library.given_away(number) if number else {})
        self.within: Sequence[Action] = ()
        self.shown: tuple[object, ...] = ()
        """What the menu on the screen was made for; it is printed again only when that has changed."""
        self.commands: dict[str, Callable[[str], None]] = {
            "table": lambda _: self._table(),
            "score": lambda _: print(transcript.result_text(self.match, self.looking)),
            "hint": lambda _: self._hint(), "why": lambda _: self._why(), "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(), "log": lambda _: self._log(), "rules": lambda _: self._rules(),
            "save": self._save, "do": self._do, "help": lambda _: print(_HELP),
        }  # fmt: skip

    def play(self) -> None:
        """Play until the match ends, or the player leaves."""
        print(transcript.header(self.match))
        self._tell(self.match.opening)
        print("“help” lists what can be typed.")
        while (step := self.match.choice) is not None:
            level = bot_level(self.match.setup, step.seat)
            if level is not None:
                self._opponent(step, level)
            elif not self._person(step):
                print(self._left())
                return
        print("\n" + transcript.result_text(self.match, self.looking))

    def _left(self) -> str:
        if not self.is_saved or self.library.path is None:
            return "Left. The match could not be kept."
        return f"Left. Go on with: tabletop play {self.game.id} --text --resume {self.number}"

    def _opponent(self, step: AnyChoice, level: str) -> None:
        """Play a bot's move and print its visible events; of a hidden choice only that it was made."""
        from tabletop.opponents import choose_action_in

        view = self.game.view(self.match.state, step.seat)
        seed = seed_of(self.match.setup, self.match.now)
        thought = choose_action_in(
            self.game, view, step.seat, seed, level, temper=self.budgets.temper(step.seat)
        )
        if thought.cost:
            given = self.budgets.spend(step.seat, thought.cost)
            if self.is_saved:
                self._keep(lambda: self.library.note_given(self.number, step.seat, given))
        hidden = step.private or isinstance(self.match.state.flow[-1], Simultaneous)
        print(f"\n{player_name(self.match, step.seat)}: has chosen" if hidden else "")
        self._act(thought.action)

    def _person(self, step: AnyChoice) -> bool:
        """Read one line and carry it out; False if the player leaves."""
        if step.seat != self.looking and not self._called(step.seat):
            return False
        view = self.game.view(self.match.state, step.seat)
        actions = self.within or self.match.legal_actions()
        listed = menu.menu_items(self.game, view, step.seat, actions)
        if self.shown != (self.match.state.digest(), self.within):
            self._ask(step, view, listed)
        try:
            line = input("> ").strip()
        except EOFError:
            return False
        return line not in ("quit", "q") and self._typed(line, listed)

    def _called(self, seat: int) -> bool:
        """Wait until the seat's player is alone, then clear the screen; False if the input ends."""
        try:
            input(f"\n{player_name(self.match, seat)}, press Enter when only you can see this.")
        except EOFError:
            return False
        print("\n" * 60)
        self.looking = seat
        return True

    def _ask(self, step: AnyChoice, view: State, listed: Sequence[menu.Item]) -> None:
        if not self.within:
            progress = say(self.game.progress_text(view))
            points = transcript.points(self.match, self.looking)
            print(f"\n{progress}. {player_name(self.match, step.seat)}   ({points})")
            print(f"{say(step.prompt(view))} [{step.rule}]")
            if note := self.coach.note_text(step, view):
                print(note)
        for number, item in enumerate(listed, 1):
            print(f"{number:4}. {item.words}{self._effect(view, item)}")
        self.shown = (self.match.state.digest(), self.within)

    def _typed(self, line: str, listed: Sequence[menu.Item]) -> bool:
        word, _, rest = line.partition(" ")
        if line.isdecimal() and 1 <= int(line) <= len(listed):
            chosen = listed[int(line) - 1].actions
            self.within = chosen if len(chosen) > 1 else ()
            if len(chosen) == 1:
                self._choose(chosen[0])
        elif line == "0":
            self.within, self.shown = (), ()
        elif word in self.commands:
            self.within = ()
            self.commands[word](rest.strip())
        elif line:
            print(f"Type a number from 1 to {len(listed)}, or “help”.")
        return True

    def _choose(self, action: Action) -> None:
        step = self.match.choice
        assert step is not None
        if words := self.coach.doubts(step, action, seed_of(self.match.setup, self.match.now)):
            print(f"  {words}")
        else:
            self._act(action)

    def _act(self, action: Action) -> None:
        """Play an action, store it, and print what happened."""
        self.coach.acts()
        beats = self.match.play_or_go_back(action)
        if beats is None:
            self._go(self.match.now, "")
            return
        self._keep(self._append)
        self._tell(beats)
        self.coach.happened(beats, self.persons)

    def _append(self) -> None:
        match, library = self.match, self.library
        if self.is_saved:
            ended = result_of(match)
            library.append(self.number, match.entries[match.now - 1], match.now - 1, ended=ended)
        else:
            self.number = library.keep(self.number, match, practice=self.practice)

    def _keep(self, work: Callable[[], None]) -> None:
        """Write to the library; if that fails, say so once and go on."""
        try:
            work()
        except LibraryError as error:
            if self.is_saved:
                print(say(error.text))
            self.is_saved = False
        else:
            self.is_saved = True

    def _tell(self, beats: Sequence[Beat]) -> None:
        for line in transcript.film(self.match, beats, self.looking):
            print(f"    {line}")

    def _effect(self, view: State, item: menu.Item) -> str:
        effect = say(self.game.outcome_text(view, item.actions[0])) if len(item.actions) == 1 else ""
        return f" — {effect}" if effect else ""

    def _table(self) -> None:
        """Print what is in each zone, as the viewer sees it."""
        layout = self.game.table.layout(self.game.view(self.match.state, self.looking), self.looking)
        for zone in layout.zones:
            lying: dict[str, int] = {}
            for piece in layout.pieces:
                if piece.zone == zone.key:
                    words = say(piece.name) or piece.key
                    lying[words] = lying.get(words, 0) + max(1, piece.count)
            if lying:
                contents = ", ".join(words if n == 1 else f"{n} x {words}" for words, n in lying.items())
                print(f"  {say(zone.name) or zone.key}: {contents}")

    def _hint(self) -> None:
        from tabletop.opponents.hint import advise, hint_texts

        step = self.match.choice
        assert step is not None
        view = self.game.view(self.match.state, step.seat)
        thought = advise(self.game, view, step.seat, seed_of(self.match.setup, self.match.now))
        print(f"  {say(self.game.say(view, thought.action))}")
        names = self.game.seat_texts(self.match.setup)
        for text in hint_texts(self.game, view, step.seat, thought, names):
            print(f"  {say(text)}")
        if self.is_saved:
            self._keep(lambda: self.library.note_hint(self.number))

    def _why(self) -> None:
        """Print which candidate actions are refused now, with rule and reason."""
        step, s = self.match.choice, self.match.state
        assert step is not None
        view = self.game.view(s, step.seat)
        refused: dict[str, list[str]] = {}
        for action in step.all_candidate_actions(s):
            if no := step.check(s, action):
                refused.setdefault(f"{no.rule}: {say(no.reason)}", []).append(
                    say(self.game.say(view, action))
                )
        for reason, actions in refused.items():
            more = f", and {len(actions) - 3} more" if len(actions) > 3 else ""
            print(f"  Rule {reason}\n      {'; '.join(actions[:3])}{more}")
        if not refused:
            print("  All that can be tried now is allowed.")

    def _undo(self) -> None:
        at = self.match.undo_target(self.persons, practice=self.practice)
        if at is None or self.match.entries[at].seat == self.looking or self.doubted == self.match.now:
            self._go(at, "There is nothing to undo, or something hidden has been seen since.")
        else:
            self.doubted = self.match.now
            print("  The last action is another player's. Enter “undo” once more to take it back.")

    def _redo(self) -> None:
        self._go(self.match.redo_target(self.persons), "Nothing was undone.")

    def _go(self, at: int | None, nowhere: str) -> None:
        if at is None:
            print(f"  {nowhere}")
            return
        self.match.goto(at)
        if self.is_saved:
            self._keep(lambda: self.library.store_now(self.number, at))

    def _log(self) -> None:
        for at in range(self.match.now):
            self._tell(self.match.beats(at))

    def _rules(self) -> None:
        step = self.match.choice
        assert step is not None
        print(f"  {', '.join(step.rules_now(self.match.state))}")

    def _save(self, file: str) -> None:
        path = Path(file or f"{self.game.id}{records.SUFFIX}").expanduser()
        try:
            began = self.library.began(self.number)
            records.write(path, records.record(self.match, practice=self.practice, began=began))
            print(f"  The match is in {path}")
        except records.RecordError as error:
            print(f"  {say(error.text)}")

    def _do(self, written: str) -> None:
        """Play an action written as files write it; it is refused like any other."""
        from pydantic import ValidationError
        from pydantic_core import from_json

        try:
            document = from_json(written)
            action = read_action(self.game.actions, document if isinstance(document, dict) else {})
            no = self.match.check(action)
        except ValidationError as error:
            print(f"  {json_errors(error)}")
        except (KeyError, ValueError) as error:
            print(f"  {error.args[0]}")
        else:
            if no:
                self._refused(action, no)
            else:
                self._choose(action)

    def _refused(self, action: Action, no: No) -> None:  # noqa: ARG002  a lesson looks at it
        print(f"  Rule {no.rule}: {say(no.reason)}")
