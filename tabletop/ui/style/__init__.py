"""How the window looks and speaks: colours, fonts, languages."""
