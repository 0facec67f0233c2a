"""Builds firmware, copies it to a board, and tries it."""
