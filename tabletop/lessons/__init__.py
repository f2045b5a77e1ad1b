"""Lessons: chapters played on real matches, with a goal at each step. They do not depend on the window."""
