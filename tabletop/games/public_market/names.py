"""Public Market: what things are called, in the order in which they are counted; names.toml has the words."""

from __future__ import annotations

from tabletop.files.components import names

KIND_NAMES, SHELL_NAMES, LOGO_NAMES, POWER_NAMES, TOKEN_NAMES = names(
    "public_market", kinds=4, shells=4, logos=4, powers=4, tokens=4
)
