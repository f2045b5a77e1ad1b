"""How bots play Merchants Cove: estimates, and the order of moves. It asks the rules; no rule imports it."""
