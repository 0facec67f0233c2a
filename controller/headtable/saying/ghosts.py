"""The names of ghosts, which hold empty chairs. They are stored in English and shown in the reader's language.

No guest may have such a name (``NameOfGhost``), so the name alone tells who is a ghost.
"""

from __future__ import annotations

import re
from typing import Final

GHOST = re.compile("Ghost(?: ([0-9]+))?")
"""Every stored name of a ghost, with its number."""
PLAYERS: Final[frozenset[str]] = frozenset({
    "before", "beside", "by", "credit", "drawn", "finalists", "ghost", "ghosts", "gone", "holder", "hostess",
    "instead", "instead_of", "level", "losers", "may_roll", "next", "one", "opponents", "other", "others", "partner",
    "partners", "played", "player", "players", "rolled", "roller", "rollers", "seats", "starred", "sure", "teams",
    "thrower", "to", "to_roll", "who", "winner", "winners",
})  # fmt: skip
"""The arguments of sentences that hold players."""


class Ghost(str):
    """A ghost's name as it is shown; ``stored`` is the name in the journal."""

    __slots__ = ("stored",)
    stored: str


def shown_ghost(shown: str, stored: str) -> Ghost:
    """``shown_ghost("Geist 2", "Ghost 2")``."""
    ghost = Ghost(shown)
    ghost.stored = stored
    return ghost
