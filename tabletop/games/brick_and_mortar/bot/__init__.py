"""How bots play Brick & Mortar: estimates and move ordering. They call the rules; no rule calls them."""
