"""Scripts of tools/ and packaging/, which are no packages, as modules for tests."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def loaded(path: str) -> Any:
    """Load a script, by its path below the root, as a module of its own each time."""
    spec = spec_from_file_location(f"tested_{Path(path).stem}", ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # where dataclasses look their module up
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules[spec.name]
    return module
