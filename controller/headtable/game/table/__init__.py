"""A round at one table: turns, buncos, ties, and the winner.

`decide.py` and `apply.py` have the same task in each topic of the game.
"""
