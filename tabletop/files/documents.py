"""Documents as JSON has them, before they are checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Document: TypeAlias = dict[str, Any]
"""An object that is being written, or has just been read."""
Readable: TypeAlias = Mapping[str, Any]
"""An object that is only read."""
