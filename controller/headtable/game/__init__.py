"""The rules of Bunco as pure functions: an input goes in, and facts come out.

No function here reads a clock, draws by chance or touches the outside world.

Each topic has a folder: `table`, `pace`, `people`, `prizes` and `past`. In a topic, `decide.py` says which facts
follow from an input. `apply.py` says what a fact changes in the night. The `decide.py` and `apply.py` beside this
file pass everything on to the topics. The topics share the other files beside this one.
"""

from headtable.game.apply import apply
from headtable.game.decide import decide
from headtable.game.night import Night, new_night
from headtable.game.past.history import History
from headtable.game.ruleset import Ruleset

__all__ = ["History", "Night", "Ruleset", "apply", "decide", "new_night"]
