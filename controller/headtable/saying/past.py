"""The past put right, in words."""

from __future__ import annotations

from headtable import messages as m
from headtable.game.course import NOT_ANNOUNCED
from headtable.saying import pace, people, prizes, table
from headtable.saying.sentence import Sentence, said, sentence
from headtable.saying.slots import SLOTS, Slot, compared_as_said

_PLAYS = (*people.INPUTS, *pace.INPUTS, *table.INPUTS, *prizes.INPUTS)
# A gap of the kind "play" is only ever filled from a field that holds a Play.
_SLOTS: dict[str, Slot] = {**SLOTS, "play": compared_as_said(lambda play: said(play, _PLAYS))}  # type: ignore[arg-type]  # see above

INPUTS: tuple[Sentence, ...] = (
    sentence(
        m.UndoLast,
        "table <number:table> takes back its last roll[ by <text:by>]",
        "a table's undo button",
        "table 2 takes back its last roll",
    ),
    sentence(
        m.Undo,
        "[the ]host takes back entry <number:entry>[ because <text:why>]",
        "the host takes back an entry of the journal",
        "host takes back entry 12 because it was another table",
    ),
    sentence(
        m.Correct,
        "[the ]host corrects entry <number:entry> to <play:instead>[ because <text:why>]",
        "the host puts right an entry of the journal",
        "host corrects entry 12 to table 2 rolls 1 1 4 because a die was hidden",
        slots=_SLOTS,
    ),
    sentence(
        m.Insert,
        "[the ]host adds after entry <number:after>: <play:forgotten>[ because <text:why>]",
        "the host says what was forgotten, and after which entry it happened",
        "host adds after entry 12: table 2 rolls 1 1 1 because nobody pressed it",
        slots=_SLOTS,
    ),
    sentence(
        m.Overrule,
        "[the ]host gives round <number:round> of set <number:set> at table <number:table> to <chairs:team>"
        "[ because <text:why>]",
        "the host's word on who has won a round, however long ago",
        "host gives round 2 of set 1 at table 3 to chairs 1 and 3 because two scores were exchanged",
    ),
)

FACTS = (
    sentence(
        m.Undone,
        "[entry <number:entry>: ]taken back[ by <text:by>][ because <text:why>]",
        "an entry was taken back",
        "taken back by host because it was another table",
    ),
    sentence(
        m.Corrected,
        "[entry <number:entry>: ]corrected[ to <play:instead>][ by <text:by>][ because <text:why>]",
        "an entry was put right",
        "corrected to table 2 rolls 1 1 1",
        slots=_SLOTS,
    ),
    sentence(
        m.Inserted,
        "[after entry <number:after>: ]added[ <play:forgotten>][ by <text:by>][ because <text:why>]",
        "what was forgotten happens where it belongs",
        "added table 2 rolls 1 1 1",
        slots=_SLOTS,
    ),
    sentence(
        m.Overruled,
        "round <number:round>[ of set <number:set>] at table <number:table> is given to <chairs:team>"
        "[ by <text:by>][ because <text:why>]",
        "who has won a round by the host's word, until that is taken back",
        "round 2 at table 3 is given to chairs 1 and 3",
    ),
    sentence(
        m.Voided,
        "[entry <number:entry>: ]no longer counts[ because <text:why>]",
        "after the past was put right an entry makes no sense any more",
        "no longer counts because table 2: the round is over here",
    ),
    sentence(
        m.Changed,
        "<text:what>: open again[, it was <text:was>]",
        "after the past was put right something that was announced is not decided any more, or has not happened",
        "table 2: open again",
        ("now", NOT_ANNOUNCED),
    ),
    sentence(
        m.Changed,
        "<text:what> changed[ from <text:was>][, now <text:now>]",
        "after the past was put right something is otherwise than was announced: a result, who sits where, a prize",
        "table 2 changed, now Fay and Hal won",
    ),
)
