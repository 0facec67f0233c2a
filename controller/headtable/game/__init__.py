"""The rules of Bunco, pure: what is said goes in, facts come out, and no clock, chance or world is touched."""

from headtable.game.apply import apply
from headtable.game.decide import decide
from headtable.game.history import History
from headtable.game.night import Night, new_night
from headtable.game.ruleset import Ruleset

__all__ = ["History", "Night", "Ruleset", "apply", "decide", "new_night"]
