"""Refusals: the rule that forbids an action, and the reason, built only when somebody reads it."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine.text import Text, english


class No:
    """Why an action is not legal: the number of the rule, and the reason, which names the actual things.

    Args:
        rule: The number of the rule, such as "PM-4.3".
        why: The reason, or a function that makes it when it is first read. Most refusals are never read, so
            rules pass a lambda. It may look at the state in which the action was refused; the reader must
            not change that state.
    """

    __slots__ = ("_why", "rule")

    def __init__(self, rule: str, why: Text | Callable[[], Text]) -> None:
        self.rule, self._why = rule, why

    @property
    def reason(self) -> Text:
        """The reason in words; made at the first access."""
        if not isinstance(self._why, Text):
            self._why = self._why()
        return self._why

    def __eq__(self, other: object) -> bool:
        """Return True if both have the same rule and reason."""
        return isinstance(other, No) and (self.rule, self.reason) == (other.rule, other.reason)

    def __hash__(self) -> int:
        """Hash of rule and reason."""
        return hash((self.rule, self.reason))

    def __repr__(self) -> str:
        """Rule and reason, for failed tests."""
        return f"No({self.rule!r}, {self.reason!r})"

    def __reduce__(self) -> tuple[type[No], tuple[str, Text]]:
        """Pickle it with its words: the function that makes them cannot be pickled."""
        return No, (self.rule, self.reason)


class IllegalAction(Exception):
    """An illegal action was played. `no` is the refusal."""

    def __init__(self, action: object, no: No) -> None:
        super().__init__(f"{action}: rule {no.rule}: {english(no.reason)}")
        self.action, self.no = action, no
