"""All kinds of gap in a phrase, by name."""

from __future__ import annotations

from headtable_tools.nights.phrases.chairs import (
    read_table_numbers,
    say_seats,
    say_table_numbers,
    say_tables,
    say_walks,
)
from headtable_tools.nights.phrases.fixed_words import (
    ALSO_WORTHS,
    BAD_THROWS,
    CLAIMS,
    FINALISTS,
    MARKS,
    OUTCOMES,
    PAIRED,
    PHASES,
    QUALIFIED,
    ROLLED_BY,
    RUNGS,
    TABLE_PHASES,
    TEAMS,
    TIMED,
    TRAVELER_MOVES,
    WORTHS,
)
from headtable_tools.nights.phrases.numbers import (
    read_dice,
    read_die,
    read_dollars,
    read_minutes,
    read_number,
    read_occasion,
    read_points,
    read_tally,
    say_list,
    say_minutes,
    say_points,
)
from headtable_tools.nights.phrases.person_rolls import read_gets, read_rolls, say_gets, say_rolls
from headtable_tools.nights.phrases.player_names import (
    read_name,
    read_names,
    read_new_name,
    read_new_names,
    read_pair,
    read_winners,
    say_pair,
    say_winners,
)
from headtable_tools.nights.phrases.score_cards import say_standings, say_why
from headtable_tools.nights.phrases.sheet_buncos import read_buncos, say_buncos
from headtable_tools.nights.phrases.slot import Slot, as_it_is, compared_as_said, in_any_order, one_of, part_of

FREE = compared_as_said(str)


SLOTS: dict[str, Slot] = {
    "number": Slot(str, read_number, r"\S+"),
    "word": Slot(str, as_it_is, r"\S+"),
    "text": FREE,
    "die": Slot(str, read_die, r"\S+"),
    "dice": Slot(lambda value: say_list(value, " "), read_dice),
    "points": Slot(say_points, read_points),
    "occasion": Slot(str, read_occasion, fits=part_of),
    "minutes": Slot(say_minutes, read_minutes, "[0-9]+ minutes?"),
    "tally": Slot(lambda value: say_list(value, " to "), read_tally),
    "name": Slot(str, read_name, r"[^:,;]+?"),
    "names": Slot(lambda value: say_list(value, ", "), read_names),
    "people": Slot(lambda value: say_list(value, ", "), read_names, fits=in_any_order),
    "new-name": Slot(str, read_new_name, r"[^:,;]+?"),
    "new-names": Slot(lambda value: say_list(value, ", "), read_new_names),
    "pair": Slot(say_pair, read_pair, fits=in_any_order),
    "worth": one_of(WORTHS, *ALSO_WORTHS),
    "claim": one_of(CLAIMS, ("miss", "miss"), ("mini-bunco", "mini")),
    "bad-throw": one_of(BAD_THROWS),
    "rolled-by": one_of(ROLLED_BY)._replace(shape="th.+?"),
    "rung": one_of(RUNGS, ("its dice", "dice")),
    "chairs": one_of(TEAMS)._replace(shape="chairs .+?"),
    "mark": one_of(MARKS),
    "outcome": one_of(OUTCOMES)._replace(shape="(?:won and|lost and|moves) .+?"),
    "paired": one_of(PAIRED),
    "how": one_of(
        {
            "points": "points",
            "mark": "the mark",
            "roll-off": "roll-off",
            "host": "the host's word",
            "draw": "lot",
            "played": "what was played",
        }
    ),
    "phase": one_of(PHASES),
    "timed": one_of(TIMED),
    "table-phase": one_of(TABLE_PHASES),
    "each": one_of({1: "one die each", 3: "three dice each"})._replace(shape="(?:one die|three dice) each"),
    "qualified": one_of(QUALIFIED),
    "finalist": one_of(FINALISTS, ("the draw of the semi-finalists", "semi-finalist")),
    "moved": one_of(TRAVELER_MOVES),
    "why": compared_as_said(say_why),
    "winners": Slot(say_winners, read_winners, fits=in_any_order, says_nobody=True),
    "dollars": Slot(lambda value: f"${value}", read_dollars, r"\$\S+"),
    "money": one_of({"last-draw": "into the last draw", "dearest-prize": "to the dearest prize that somebody has"}),
    "gets": Slot(say_gets, read_gets, r"\S+ of them gets? it"),
    "rolls-of": Slot(say_rolls, read_rolls),
    "sheet-traveler": one_of({"moves": "moves", "stays": "stays"}),
    "sheet-buncos": Slot(say_buncos, read_buncos),
    "rolled-by-people": Slot(say_rolls, read_rolls, fits=in_any_order),
    "tables": compared_as_said(say_tables)._replace(shape="[0-9].+?"),
    "table-numbers": Slot(say_table_numbers, read_table_numbers, "tables? [0-9].*?"),
    "seats": compared_as_said(say_seats)._replace(shape="table .+?"),
    "walks": compared_as_said(say_walks),
    "standings": compared_as_said(say_standings),
}
