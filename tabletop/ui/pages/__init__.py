"""The pages of the window, one of them shown."""
