"""Places, prizes and score cards in a phrase: written, and compared as they are written."""

from __future__ import annotations

from typing import cast

from headtable.messages.prizes import Standing, Why
from headtable_tools.nights.phrases.person_rolls import say_rolls


def say_why(value: object) -> str:
    """``13 wins, by roll-off Ann 6, Bea 4``."""
    why = cast("Why", value)
    match why.decided:
        case "count":
            return _counted(why)
        case "roll-off":
            return f"{_counted(why)}, by roll-off {say_rolls(why.rolls)}"
        case "host":
            return f"{_counted(why)}, by the host's word"
        case "draw":
            return f"drawn from {why.among}"


def _counted(why: Why) -> str:
    match why.counted:
        case "wins" | "losses" | "buncos" | "minis":
            return f"{why.count} {why.counted if why.count != 1 else SINGLE[why.counted]}"
        case "level":
            return f"wins and losses {why.count} apart" if why.count else "as many wins as losses"
        case _:
            return COUNTED[why.counted]


SINGLE = {"wins": "win", "losses": "loss", "buncos": "bunco", "minis": "mini"}


COUNTED = {
    "first-bunco": "the first bunco of the night",
    "last-bunco": "the last bunco of the night",
    "traveler": "holds the traveler",
    "hostess": "the traveler never left",
    "final": "won the final",
    "draw": "by lot",
    "rest": "what nobody else could have",
}


def say_standings(value: object) -> str:
    """The score card, best first."""
    return "; ".join(say_standing(line) for line in cast("tuple[Standing, ...]", value))


def say_standing(line: Standing) -> str:
    """One line of the score card."""
    minis = "" if line.minis is None else f", minis {line.minis}"
    return f"{line.place}. {line.player}, won {line.wins}, lost {line.losses}, buncos {line.buncos}{minis}"
