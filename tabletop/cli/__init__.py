"""The program without a window: matches in the terminal, simulations, replays, a protocol for programs."""

QUIT = "--quit-after-first-paint"
"""The option that measures the start of the window."""
