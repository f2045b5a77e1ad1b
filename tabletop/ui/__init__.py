"""The desktop program. It knows a game only through Game, Match and Table."""
