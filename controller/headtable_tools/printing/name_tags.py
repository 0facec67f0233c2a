"""A name tag for everybody who is here."""

from __future__ import annotations

from headtable.rulecard.ruleset_title import ruleset_title
from headtable.saying import text
from headtable_tools.printing.night_to_print import NightToPrint, Sheet, by_name, seated_players


class NameTags(Sheet, frozen=True):
    """The names on the tags, as in an index."""

    names: tuple[str, ...]


def name_tags(to_print: NightToPrint) -> NameTags:
    """A tag for each player; ghosts need none."""
    night = to_print.night
    return NameTags(text("paper-name-tags"), ruleset_title(night.ruleset.title), by_name(seated_players(night)))
