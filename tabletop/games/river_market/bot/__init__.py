"""How bots play River Market: estimates and move ordering. They call the rules; no rule calls them."""
