"""The core of every game: states, steps, matches and tables; the standard library only."""
