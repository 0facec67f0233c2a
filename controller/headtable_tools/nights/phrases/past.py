"""The past put right, in words."""

from __future__ import annotations

from headtable.messages.past import (
    CardChanged,
    Changed,
    Correct,
    Corrected,
    Insert,
    Inserted,
    LevelNow,
    NoRollOff,
    NoTie,
    OtherBell,
    OtherPlaces,
    OtherRollers,
    OtherTurns,
    Overrule,
    Overruled,
    RedoLast,
    RestsOn,
    Undo,
    UndoLast,
    Undone,
    Voided,
    WouldSit,
    WouldWinFinal,
    WouldWinTie,
)
from headtable.messages.prizes import Standing
from headtable_tools.nights.phrases import pace, people, prizes, table
from headtable_tools.nights.phrases.announcements import AS_ANNOUNCED, SUBJECT
from headtable_tools.nights.phrases.message_phrase import MessagePhrase, message_phrase, said
from headtable_tools.nights.phrases.reasons import REASON
from headtable_tools.nights.phrases.slot import Slot, compared_as_said
from headtable_tools.nights.phrases.slots import SLOTS

_PLAYS = (*people.INPUTS, *pace.INPUTS, *table.INPUTS, *prizes.INPUTS)
# A gap of the kind "play" is only ever filled from a field that holds a Play.
_SLOTS: dict[str, Slot] = {**SLOTS, "play": compared_as_said(lambda play: said(play, _PLAYS))}  # type: ignore[arg-type]  # see above


def _say_card(card: object) -> str:
    """``2 won, 1 lost, 3 buncos``."""
    if not isinstance(card, Standing):
        return "no card"
    minis = f", {card.minis} minis" if card.minis else ""
    return f"{card.wins} won, {card.losses} lost, {card.buncos} buncos{minis}"


_CARDS: dict[str, Slot] = {**SLOTS, "card": compared_as_said(_say_card)}
_REASONS: dict[str, Slot] = {**SLOTS, "reason": REASON}
_CHANGED = {"what": SUBJECT, "was": AS_ANNOUNCED, "now": AS_ANNOUNCED}
_IN_ROUND = "set <number:set>, round <number:round>: "

INPUTS: tuple[MessagePhrase, ...] = (
    message_phrase(
        UndoLast,
        "table <number:table> takes back its last roll[ by <text:by>]",
        "a table's undo button",
        "table 2 takes back its last roll",
    ),
    message_phrase(
        RedoLast,
        "table <number:table> brings back what it took back[ by <text:by>]",
        "a table's undo is taken back",
        "table 2 brings back what it took back",
    ),
    message_phrase(
        Undo,
        "[the ]host takes back entry <number:entry>[ because <text:why>]",
        "the host takes back an entry of the journal",
        "host takes back entry 12 because it was another table",
    ),
    message_phrase(
        Correct,
        "[the ]host corrects entry <number:entry> to <play:instead>[ because <text:why>]",
        "the host puts right an entry of the journal",
        "host corrects entry 12 to table 2 rolls 1 1 4 because a die was hidden",
        slots=_SLOTS,
    ),
    message_phrase(
        Insert,
        "[the ]host adds after entry <number:after>: <play:forgotten>[ because <text:why>]",
        "the host says what was forgotten, and after which entry it happened",
        "host adds after entry 12: table 2 rolls 1 1 1 because nobody pressed it",
        slots=_SLOTS,
    ),
    message_phrase(
        Overrule,
        "[the ]host gives round <number:round> of set <number:set> at table <number:table> to <chairs:team>"
        "[ because <text:why>]",
        "the host's word on who has won a round, however long ago",
        "host gives round 2 of set 1 at table 3 to chairs 1 and 3 because two scores were exchanged",
    ),
)

FACTS = (
    message_phrase(
        Undone,
        "[entry <number:entry>: ]taken back[ by <text:by>][ because <text:why>]",
        "an entry was taken back",
        "taken back by host because it was another table",
    ),
    message_phrase(
        Corrected,
        "[entry <number:entry>: ]corrected[ to <play:instead>][ by <text:by>][ because <text:why>]",
        "an entry was put right",
        "corrected to table 2 rolls 1 1 1",
        slots=_SLOTS,
    ),
    message_phrase(
        Inserted,
        "[after entry <number:after>: ]added[ <play:forgotten>][ by <text:by>][ because <text:why>]",
        "what was forgotten happens where it belongs",
        "added table 2 rolls 1 1 1",
        slots=_SLOTS,
    ),
    message_phrase(
        Overruled,
        "round <number:round>[ of set <number:set>] at table <number:table> is given to <chairs:team>"
        "[ by <text:by>][ because <text:why>]",
        "who has won a round by the host's word, until that is taken back",
        "round 2 at table 3 is given to chairs 1 and 3",
    ),
    message_phrase(
        Voided,
        "[entry <number:entry>: ]no longer counts[ because <reason:why>]",
        "after a correction an entry no longer counts",
        "no longer counts because round is over, table 2",
        slots=_REASONS,
    ),
    message_phrase(
        Changed,
        "<what>: open again[, it was <was>]",
        "after a correction an announcement is open again: it is undecided, or it did not happen",
        "table 2: open again",
        ("now", None),
        slots=_CHANGED,
    ),
    message_phrase(
        Changed,
        "<what>: now <now>",
        "after a correction something has happened that was not announced: who won the final, the end",
        "who won the final: now Hal",
        ("was", None),
        slots=_CHANGED,
    ),
    message_phrase(
        Changed,
        "<what> changed[ from <was>][, now <now>]",
        "after a correction an announcement has changed: a result, who sits where, a prize",
        "table 2 changed, now Fay and Hal won",
        slots=_CHANGED,
    ),
)

PREVIEWS = (
    message_phrase(
        WouldSit,
        _IN_ROUND + "<names:players> would have sat elsewhere",
        "a preview: a round was played whose seats would have been others",
        "set 1, round 2: Ann, Cat would have sat elsewhere",
    ),
    message_phrase(
        NoTie,
        _IN_ROUND + "no tie at table <number:table>[, but <tally>]",
        "a preview: a tie would not have happened",
        "set 1, round 1: no tie at table 2, but 2 to 1",
    ),
    message_phrase(
        LevelNow,
        _IN_ROUND + "table <number:table> would be level at <points:tally>[, and <pair:winners> stay the winners]",
        "a preview: a tie would have been that nobody has played off",
        "set 1, round 1: table 2 would be level at 2 points, and Ann and Cat stay the winners",
    ),
    message_phrase(
        OtherBell,
        _IN_ROUND + "the bell would not have rung for table <number:table>",
        "a preview: the bell rang, and would not have",
        "set 1, round 1: the bell would not have rung for table 1",
        ("bell", "rang"),
    ),
    message_phrase(
        OtherBell,
        _IN_ROUND + "the bell would have rung for table <number:table>",
        "a preview: the bell did not ring, and would have",
        "set 1, round 1: the bell would have rung for table 1",
    ),
    message_phrase(
        OtherTurns,
        _IN_ROUND + "the dice would have gone round otherwise at table <number:table>",
        "a preview: by the rules somebody else would have rolled",
        "set 1, round 1: the dice would have gone round otherwise at table 2",
    ),
    message_phrase(
        OtherPlaces,
        "<names:instead> would have been in the <word:stage>[ instead of <names:played>]",
        "a preview: a semi-final or final was begun in which others would have been",
        "Bea would have been in the final instead of Ann",
    ),
    message_phrase(
        OtherRollers,
        "<names:level> would have rolled for <what>[, and <names:played> would not]",
        "a preview: a semi-final or final was begun, and others would have rolled for a place in it",
        "Bea, Dot would have rolled for the most wins, and Ann would not",
    ),
    message_phrase(
        NoRollOff,
        "no roll-off for <what>[, and <names:rolled> have rolled]",
        "a preview: people have rolled against each other who would not have had to",
        "no roll-off for the prize most wins, and Ann, Bea have rolled",
    ),
    message_phrase(
        WouldWinTie,
        _IN_ROUND + "<pair:winners> would have won the sudden death at table <number:table>",
        "a preview: a tie was played on after a roll that would have won it",
        "set 1, round 1: Bea and Dot would have won the sudden death at table 1",
    ),
    message_phrase(
        WouldWinFinal,
        "<name:player> would have won the final",
        "a preview: the final went on after a roll that would have won it",
        "Ann would have won the final",
    ),
    message_phrase(
        RestsOn,
        "what was played since stands[, from entry <number:entry> on]",
        "a preview: nothing would change, unless what was played since is played again",
        "what was played since stands, from entry 3 on",
    ),
    message_phrase(
        CardChanged,
        "the card of <name:player> changes[ from <card:was>][ to <card:now>]",
        "a preview: a score card would be another; the order of the standings follows from it",
        "the card of Ann changes from 1 won, 0 lost, 0 buncos to 0 won, 1 lost, 0 buncos",
        slots=_CARDS,
    ),
)
