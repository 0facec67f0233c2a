"""What was forgotten happens where it belongs, however long ago that was."""

from __future__ import annotations

import pytest

from headtable.game import History
from headtable.messages.announcements import AnnouncedResult, ResultOf
from headtable.messages.facts import Fact
from headtable.messages.pace import Ring, StartRound
from headtable.messages.past import (
    Changed,
    Correct,
    Insert,
    Inserted,
    LevelNow,
    NoTie,
    Overrule,
    Undo,
    UndoLast,
    Undone,
)
from headtable.messages.plays import Play
from headtable.messages.refusals.pace import RoundNotStarted
from headtable.messages.refusals.past import CannotHaveHappened
from headtable.messages.table import Call, Claim, RollOff, Throw
from tests.game.evening import RFP, SEED, TWELVE, Evening


@pytest.fixture
def evening() -> Evening:
    """Entry 1 opened the night and entry 2 started its first round."""
    evening = Evening()
    evening.say(StartRound())
    return evening


def add(after: int, forgotten: Play) -> Insert:
    """The host's word."""
    return Insert(after, forgotten, "host", "nobody pressed it")


def added(after: int, forgotten: Play) -> Fact:
    """What it leads to."""
    return Inserted(after, forgotten, "host", "nobody pressed it")


def test_a_forgotten_roll_belongs_to_the_player_who_had_the_dice_then(evening: Evening) -> None:
    evening.claims(2, "one", "miss", "two")
    assert evening.say(add(3, Claim(2, "mini"))) == [added(3, Claim(2, "mini"))]
    assert evening.night.tables[1].tally == (6, 2)


def test_an_inserted_call_makes_the_bunco_count(evening: Evening) -> None:
    evening.say(Throw(2, (1, 1, 1)), Throw(2, (2, 3, 4)))
    assert evening.night.cards["Eve"].buncos == 0
    assert evening.say(add(3, Call(2))) == [added(3, Call(2))]
    assert (evening.night.cards["Eve"].buncos, evening.night.tables[1].tally) == (1, (21, 0))


def test_two_entries_inserted_at_one_place_happen_in_the_order_of_insertion(evening: Evening) -> None:
    evening.claims(2, "one")
    evening.say(add(2, Throw(2, (1, 1, 1))), add(2, Call(2)))
    assert evening.night.cards["Eve"].buncos == 1
    evening.say(Undo(4, "host", "it was another table"))
    assert evening.night.cards["Eve"].buncos == 0


def test_an_entry_can_be_inserted_after_an_inserted_entry(evening: Evening) -> None:
    evening.claims(2, "one")
    evening.say(add(2, Claim(2, "miss")), add(4, Claim(2, "two")), add(2, Claim(3, "mini")))
    assert [table.tally for table in evening.night.tables] == [(0, 0), (0, 3), (5, 0)]


def test_an_inserted_entry_keeps_its_place_after_the_entry_before_it_is_undone(evening: Evening) -> None:
    evening.claims(2, "two", "miss")
    evening.say(Undo(3, "host", "it was a one"), add(3, Claim(2, "one")))
    assert evening.night.tables[1].tally == (1, 0)
    assert evening.night.tables[1].player == "Flo"


def test_an_inserted_roll_can_be_corrected_and_undone(evening: Evening) -> None:
    evening.claims(2, "one", "miss")
    before = evening.night.snapshot()
    evening.say(add(3, Claim(2, "two")))
    evening.say(Correct(5, Claim(2, "mini"), "host", "threes of another number"))
    assert evening.night.tables[1].tally == (6, 0)
    evening.say(Undo(5, "host", "it was pressed after all"))
    assert evening.night == before


def test_a_table_can_undo_the_last_inserted_roll_of_its_round(evening: Evening) -> None:
    evening.claims(2, "one")
    evening.say(add(3, Claim(2, "two")))
    assert evening.say(UndoLast(2, "pad-02")) == [Undone(4, "pad-02", "", at_table=2)]
    assert evening.night.tables[1].tally == (1, 0)


def test_a_roll_inserted_two_sets_later_changes_the_winners_and_nobodys_seat() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(2, "one", "miss", "miss", "miss", "miss")
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.say(Ring("host"))
    for _ in range(12):
        evening.round_won("a", "a")
    assert evening.night.set == 3
    now = evening.night.snapshot()
    assert evening.say(add(4, Claim(2, "mini"))) == [
        added(4, Claim(2, "mini")),
        Changed(
            ResultOf(1, 1, 2),
            AnnouncedResult(("Eve", "Gil"), "points", 1, 0),
            AnnouncedResult(("Flo", "Hal"), "points", 5, 1),
        ),
    ]
    assert evening.night.cards["Flo"].wins != now.cards["Flo"].wins
    assert evening.night.tables == now.tables
    evening.say(Undo(evening.entry, "host", "it was the same roll"))
    assert evening.night == now


def test_an_impossible_insertion_is_refused_with_the_reason(evening: Evening) -> None:
    evening.claims(2, "one")
    evening.say(Undo(3, "host", "no"))
    assert evening.refusal(add(2, RollOff(2, 1, 2))) == (
        "that cannot have happened after entry 2: table 2 has no tie to roll off"
    )
    assert evening.why_not(add(1, Claim(2, "one"))) == CannotHaveHappened(1, RoundNotStarted())
    assert evening.refusal(add(99, Claim(2, "one"))) == "entry 99 is not in the journal, or was refused"
    assert evening.refusal(add(4, Claim(2, "one"))) == (
        "entry 4 put the past right itself: name what happened before the forgotten thing"
    )


def test_a_recorded_roll_off_stands_although_a_correction_removes_its_tie(evening: Evening) -> None:
    evening.lap(2)
    evening.say(Ring("host"), RollOff(2, 5, 3))
    assert evening.history.preview(add(6, Claim(2, "one"))).contradictions == (NoTie(1, 1, 2, (1, 0), 8),)
    assert evening.say(add(6, Claim(2, "one"))) == [
        added(6, Claim(2, "one")),
        Changed(
            ResultOf(1, 1, 2),
            AnnouncedResult(("Eve", "Gil"), "roll-off", 0, 0),
            AnnouncedResult(("Eve", "Gil"), "roll-off", 1, 0),
        ),
    ]


def test_a_tie_found_by_a_correction_keeps_its_winner_until_the_host_overrules_it() -> None:
    evening = Evening(TWELVE[:4])
    evening.say(StartRound())
    evening.claims(1, "two", "miss", "one", "miss", "miss", "miss")
    evening.say(Ring("host"), StartRound())
    put_right = Correct(3, Claim(1, "one"), "host", "it was one die")
    assert evening.history.preview(put_right).contradictions == (LevelNow(1, 1, 1, ("Ann", "Cat"), 1, evening.entry),)
    evening.say(put_right)
    assert evening.night.results[1, 1, 1].how == "played"
    evening.say(Overrule(1, 1, 1, "b", "host", "they have rolled it off"))
    assert (evening.night.round, evening.night.phase) == (2, "playing")
    assert evening.night.cards["Bob"].wins == 1


def test_a_restart_restores_inserted_entries(evening: Evening) -> None:
    evening.claims(2, "one", "miss")
    evening.say(add(3, Claim(2, "two")), add(5, Claim(2, "mini")), Undo(5, "host", "no"))
    history = History(RFP, SEED)
    for entry in evening.journal:
        history.record(*entry)
    assert history.night == evening.night
