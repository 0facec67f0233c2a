"""What each draw is for, in the words that guests hash to check it (docs/draws.md).

These words are part of the draw. They are data, never translated, and a change would make old nights dishonest.
"""

from __future__ import annotations

SEATING = "seating"
STARS = "stars"
SEMI_FINAL_SEATS = "seats of the semi-final"
LAST_PLACES = "the last places of the semi-final"
SEMI_FINALIST = "the semi-finalist in the final"
WILD_CARD = "the wild card of the final"
FINAL_CHAIRS = "chairs of the final"


def chairs(table: int) -> str:
    """Who sits where at a table of people who rolled the same."""
    return f"chairs at table {table}"


def a_chair(table: int) -> str:
    """Which of several people get the chairs that a table has left."""
    return f"a chair at table {table}"


def seating_again(number: int) -> str:
    """A new seating within the night."""
    return f"seating again, no. {number}"


def partners(set_number: int, round_number: int, table: int) -> str:
    """Who play together after a round."""
    return f"partners after set {set_number} round {round_number} at table {table}"


def ghosts_winner(set_number: int, round_number: int, table: int) -> str:
    """Which of two pairs of ghosts wins."""
    return f"winner of set {set_number} round {round_number} at table {table}, where only ghosts sit"


def drawing(number: int) -> str:
    """A break's drawing, counted over the night."""
    return f"drawing {number}"


def prize(name: str) -> str:
    """A prize that is drawn."""
    return f"the prize {name}"


def odd_dollars(prize_name: str) -> str:
    """Who gets the dollars that a shared prize leaves over."""
    return f"the odd dollars of {prize_name}"


def most_buncos(stage: str, group: int | None, set_number: int | None) -> str:
    """A place for the most buncos of a group, a set or the semi-final."""
    place = "the place for the most buncos"
    if stage == "semi-final":
        return f"{place} of the semi-final"
    return place + (f" of group {group}" if group else "") + (f" in set {set_number}" if set_number else "")


def again(purpose: str, times: int) -> str:
    """The same draw again, because somebody drawn was not there."""
    return f"{purpose}, draw {times + 1}" if times else purpose
