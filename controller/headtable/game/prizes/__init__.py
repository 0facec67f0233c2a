"""Places and prizes: qualifying, the final, the pot, and the traveler.

`decide.py` and `apply.py` have the same task in each topic of the game.
"""
