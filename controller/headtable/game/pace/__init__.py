"""The pace of the night: rounds, sets, breaks, the bell and the clock.

`decide.py` and `apply.py` have the same task in each topic of the game.
"""
