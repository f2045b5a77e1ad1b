"""Controllers that connect the table with the session: gestures to actions, events to animations."""
