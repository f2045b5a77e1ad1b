"""How bots play Public Market: estimates and move ordering. They call the rules; no rule calls them."""
