"""The program without a screen: matches in the terminal, simulations, replays, a door for programs."""
