"""How long a night by a ruleset is, and for how many players, in one line."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable.messages.words import CHAIRS
from headtable.saying import text


def in_short(ruleset: Ruleset) -> str:
    """``3 sets of 6 rounds, a semi-final and a final; for 4 players or more``."""
    return text(
        "ruleset-in-short",
        sets=ruleset.sets,
        rounds=ruleset.rounds,
        final=ruleset.knockout is not None,
        least=CHAIRS,
        group=CHAIRS * ruleset.group_tables,
    )
