"""The program without a window: matches in the terminal, simulations, replays, a protocol for programs."""

DESKTOP_ACTIONS = ("continue", "new", "deal")
"""What `--show` shows: the last unfinished match, a new one, the deals; see `ui.desktop_actions`."""
QUIT = "--quit-after-first-paint"
"""The option that measures the start of the window."""
