"""Lessons: chapters played on real matches, with a goal at each step. No part of it knows a screen."""
