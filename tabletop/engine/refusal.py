"""Why not: a rule, and a reason that is put into words when somebody reads it."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.text import Text, english


class No:
    """Why an action is not allowed: the number of the rule, and the reason with the actual things in it.

    `why` is a text, or makes one when it is first read: most refusals are never read, so rules give a lambda.
    It may look at the state in which the action was refused, which the reader keeps as it is.
    """

    __slots__ = ("_why", "rule")

    def __init__(self, rule: str, why: Text | Callable[[], Text]) -> None:
        self.rule, self._why = rule, why

    @property
    def reason(self) -> Text:
        """The reason in words."""
        if not isinstance(self._why, Text):
            self._why = self._why()
        return self._why

    def __eq__(self, other: object) -> bool:
        """Whether both say the same."""
        return isinstance(other, No) and (self.rule, self.reason) == (other.rule, other.reason)

    def __hash__(self) -> int:
        """By what it says."""
        return hash((self.rule, self.reason))

    def __repr__(self) -> str:
        """For tests."""
        return f"No({self.rule!r}, {self.reason!r})"

    def __reduce__(self) -> tuple[type[No], tuple[str, Text]]:
        """Sent with its words, since what makes them stays here."""
        return No, (self.rule, self.reason)


class IllegalAction(Exception):
    """An action that the rules forbid was played; carries the refusal."""

    def __init__(self, action: object, no: No) -> None:
        super().__init__(f"{action}: rule {no.rule}: {english(no.reason)}")
        self.action, self.no = action, no
