"""The past put right, in words."""

from __future__ import annotations

from headtable import messages as m
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
        m.Voided,
        "[entry <number:entry>: ]no longer counts[ because <text:why>]",
        "after a correction an entry makes no sense any more",
        "no longer counts because table 2: the round is over here",
    ),
    sentence(
        m.Changed,
        "[set <number:set>, round <number:round>, ]table <number:table> changed[ from <text:was>][, now <text:now>]",
        "after a correction a round has another result than was announced",
        "table 2 changed, now Fay and Hal won",
    ),
)
