"""The look and language of the window: colours, fonts, translations."""
