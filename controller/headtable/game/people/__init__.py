"""The people at the night, their seats, and where they walk.

`decide.py` and `apply.py` have the same task in each topic of the game.
"""
