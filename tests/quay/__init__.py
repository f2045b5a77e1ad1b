"""Quay, a small sample game: dock ships of one kind at a quay, three of a kind sell; solo against an automa.

It is the model of docs/adding-a-game.md and a fixture for tests of the engine, the table and the opponents.
"""
