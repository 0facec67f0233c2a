"""The kinds of sheets, by the names that a host types. Each has a template of the same name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from headtable.errors import BadConfig
from headtable_tools.printing.half_filled import half_filled
from headtable_tools.printing.name_tags import name_tags
from headtable_tools.printing.night_to_print import NightToPrint, Sheet, check_players
from headtable_tools.printing.prize_certificates import certificates
from headtable_tools.printing.results_list import results_list
from headtable_tools.printing.score_card_sheets import score_cards
from headtable_tools.printing.seating_lists import seating_lists
from headtable_tools.printing.table_cards import table_cards
from headtable_tools.printing.tally_sheets import tally_sheets

KINDS: Mapping[str, Callable[[NightToPrint], Sheet]] = {
    "name-tags": name_tags,
    "score-cards": score_cards,
    "tally-sheets": tally_sheets,
    "table-cards": table_cards,
    "seating": seating_lists,
    "results": results_list,
    "certificates": certificates,
    "half-filled": half_filled,
}

BEFORE_THE_DRAW = frozenset({"name-tags"})
"""The kinds that need no chairs, if somebody is expected."""


def check_kind(kind: str) -> None:
    """Raise BadConfig for sheets that there are not."""
    if kind not in KINDS:
        raise BadConfig("print-unknown-kind", kind=kind, kinds=tuple(KINDS))


def sheet_of(kind: str, to_print: NightToPrint) -> Sheet:
    """The sheets of this kind; BadConfig if the night is not so far yet."""
    if not (kind in BEFORE_THE_DRAW and to_print.expected):
        check_players(to_print.night)
    return KINDS[kind](to_print)
