"""A name tag for everybody who is here, or who is expected before anybody has a chair."""

from __future__ import annotations

from headtable.saying import text
from headtable_tools.printing.night_to_print import NightToPrint, Sheet, by_name, seated_players


class NameTags(Sheet, frozen=True):
    """The names on the tags, as in an index."""

    names: tuple[str, ...]


def name_tags(to_print: NightToPrint) -> NameTags:
    """A tag for each player; ghosts need none."""
    night = to_print.night
    people = seated_players(night) if night.tables else to_print.expected
    return NameTags(text("paper-name-tags"), to_print.evening, by_name(people))
