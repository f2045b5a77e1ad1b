"""The program with a window. It knows a game only through Game, Match and Table."""
