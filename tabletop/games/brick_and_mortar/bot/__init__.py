"""What opponents think of Brick & Mortar: estimates, no rules. What a rule says they ask its chapter."""
