"""The rules of Brick & Mortar, in the order of the rule book."""
