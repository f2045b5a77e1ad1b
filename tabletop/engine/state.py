"""States: slotted dataclasses of plain data, each with a copy() written for its own fields."""

from __future__ import annotations

import enum
import zlib
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from types import UnionType
from typing import (
    Any,
    ClassVar,
    Literal,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
_SHARED = (int, str, bytes, frozenset, type(None), enum.Enum)


class Copied:
    """What every state class is: it copies itself and says in one number what it holds."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "strict": True}

    def copy(self) -> Self:
        """Another state with the same contents, sharing nothing that can change."""
        raise NotImplementedError("decorate the class with @state")

    def digest(self) -> int:
        """A number of 32 bits that differs when the contents differ."""
        return zlib.crc32(repr(self).encode())


@dataclass_transform(kw_only_default=True)
def state(cls: type[T]) -> type[T]:
    """Make `cls` a slotted dataclass whose copy() shares what cannot change.

    Raises TypeError for a field of a type that cannot be copied quickly and surely.
    """
    made = dataclass(slots=True, kw_only=True)(cls)
    hints = get_type_hints(made)
    lines = [f"    n.{f.name} = {_copier(hints[f.name])('s.' + f.name)}" for f in fields(made)]  # type: ignore[arg-type]
    source = "\n".join(["def copy(s):", "    n = new(cls)", *lines, "    return n"])
    names: dict[str, Any] = {"cls": made, "new": object.__new__}
    exec(source, names)  # noqa: S102  made of the field names of our own classes, never of data
    setattr(made, "copy", names["copy"])  # noqa: B010
    return made


def _copier(hint: Any) -> Callable[[str], str]:
    """How to write the copy of a value of this type, as Python source."""
    kind, parts = get_origin(hint) or hint, [a for a in get_args(hint) if a is not ...]
    if kind in (list, dict) and parts:
        return _copier_of_many(kind, _copier(parts[-1]))
    if isinstance(kind, type) and issubclass(kind, Copied):
        return lambda v: v + ".copy()"
    if kind is Literal or (isinstance(kind, type) and (issubclass(kind, _SHARED) or _frozen(kind))):
        return lambda v: v
    if kind in (tuple, Union, UnionType) and all(_copier(part)("x") == "x" for part in parts):
        return lambda v: v
    raise TypeError(f"a state cannot hold {hint}: no quick way to copy it")


def _copier_of_many(kind: type, inner: Callable[[str], str]) -> Callable[[str], str]:
    if inner("x") == "x":
        return (lambda v: v + "[:]") if kind is list else (lambda v: v + ".copy()")
    if kind is list:
        return lambda v: f"[{inner('x')} for x in {v}]"
    return lambda v: f"{{k: {inner('x')} for k, x in {v}.items()}}"


def _frozen(kind: type) -> bool:
    return getattr(kind, "SHARED", False) or (is_dataclass(kind) and kind.__dataclass_params__.frozen)  # type: ignore[attr-defined]
