"""The program without a window: matches in the terminal, simulations, replays, a protocol for programs."""
