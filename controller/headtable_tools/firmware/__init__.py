"""Firmware onto a board: which files it is made of, and how they get there and are tried."""
