"""The rules of Bunco, pure: what is said goes in, facts come out, and no clock, chance or world is touched.

Each topic has a folder: `table`, `pace`, `people`, `prizes` and `past`. In a topic, `decide.py` says which facts
follow from what is said, and `apply.py` says what a fact changes in the night. The `decide.py` and `apply.py` beside
this file pass everything on to the topics. The other files beside it are what the topics share.
"""

from headtable.game.apply import apply
from headtable.game.decide import decide
from headtable.game.night import Night, new_night
from headtable.game.past.history import History
from headtable.game.ruleset import Ruleset

__all__ = ["History", "Night", "Ruleset", "apply", "decide", "new_night"]
