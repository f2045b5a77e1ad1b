"""Rooms: matches played from several machines. The host has the full state; guests have views."""
