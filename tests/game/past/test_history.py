"""Taking back and putting right, at any distance in the past."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game import History
from headtable.messages.announcements import AnnouncedPlayers, AnnouncedResult, ResultOf, SeatsAt
from headtable.messages.pace import Ring, StartRound
from headtable.messages.past import (
    Changed,
    Correct,
    Corrected,
    OtherTurns,
    Preview,
    RedoLast,
    RestsOn,
    Undo,
    UndoLast,
    Undone,
    Voided,
    WouldSit,
)
from headtable.messages.people import OpenNight, Walked
from headtable.messages.refusals.pace import RoundNotStarted
from headtable.messages.refusals.past import CannotSayThat, IsPlayedAgain, OnlyHostUndoes
from headtable.messages.table import BuncoShown, Call, CalledFalsely, Claim, FirstRoller, Rolled, RollOff, Throw
from tests.game.evening import RFP, SEED, TWELVE, Evening


@pytest.fixture
def evening() -> Evening:
    """Entry 1 opened the night and entry 2 started its first round."""
    evening = Evening()
    evening.say(StartRound())
    return evening


def replayed(evening: Evening) -> History:
    """The same journal in a history that starts anew."""
    history = History(RFP, SEED)
    for entry in evening.journal:
        history.record(*entry)
    return history


# --- a table takes back its last roll ------------------------------------------------------------


def test_a_table_can_undo_only_its_own_last_roll(evening: Evening) -> None:
    evening.claims(2, "one", "two")
    evening.claims(3, "mini")
    assert evening.say(UndoLast(2, "pad-02")) == [Undone(4, "pad-02", "", at_table=2)]
    assert [table.tally for table in evening.night.tables] == [(0, 0), (1, 0), (5, 0)]


def test_a_table_may_undo_several_rolls_one_by_one(evening: Evening) -> None:
    evening.claims(2, "one", "two", "miss")
    undone = [evening.say(UndoLast(2, "pad-02"))[0] for _ in range(3)]
    assert undone == [Undone(entry, "pad-02", "", at_table=2) for entry in (5, 4, 3)]
    assert evening.refusal(UndoLast(2, "pad-02")) == "table 2 has nothing to undo this round"


def test_a_table_may_undo_a_call_a_throw_and_a_roll_off(evening: Evening) -> None:
    evening.lap(2)
    evening.say(Ring("host"), RollOff(2, 3, 4), UndoLast(2, "pad-02"))
    assert evening.night.tables[1].tied
    assert evening.say(Call(3)) == [CalledFalsely(3, "Ida")]
    evening.say(Throw(3, (1, 1, 1)), Call(3), UndoLast(3, "pad-03"))
    assert evening.night.tables[2].shown == (1, 1, 1)
    evening.say(UndoLast(3, "pad-03"))
    assert evening.night.tables[2].shown is None


def test_undoing_the_roll_that_rang_the_bell_undoes_the_bell(evening: Evening) -> None:
    evening.claims(1, "bunco")
    evening.say(UndoLast(1, "pad-01"))
    assert evening.night.phase == "playing"
    assert evening.night.cards["Ann"].buncos == 0


def test_a_table_knows_that_its_undo_would_let_the_round_go_on_for_the_whole_hall(evening: Evening) -> None:
    evening.claims(2, "one")
    evening.claims(1, "one")
    assert [evening.history.undo_reopens(table) for table in (1, 2, 3)] == [None, None, None]
    evening.claims(1, "bunco")
    assert [evening.history.undo_reopens(table) for table in (1, 2, 3)] == ["hall", None, None]
    evening.claims(1, "miss")
    assert evening.history.undo_reopens(1) is None  # this undo takes back a last turn
    evening.say(UndoLast(1, "pad-01"), UndoLast(1, "pad-01"))
    assert evening.history.undo_reopens(1) is None


def test_after_the_walk_the_refusal_of_a_pads_undo_names_who_can_undo() -> None:
    evening = Evening()
    assert evening.why_not(UndoLast(1, "pad-01")) == OnlyHostUndoes()
    evening.round_won("a", "b", "a")
    assert evening.why_not(UndoLast(1, "pad-01")) == OnlyHostUndoes()
    evening.say(StartRound())
    assert evening.refusal(UndoLast(1, "pad-01")) == "table 1 has nothing to undo this round"
    assert evening.refusal(UndoLast(7, "pad-07")) == "there is no table 7"


def test_a_table_cannot_undo_a_choice_of_first_roller(evening: Evening) -> None:
    evening.say(FirstRoller(2, "Hal"))
    assert evening.refusal(UndoLast(2, "pad-02")) == "table 2 has nothing to undo this round"


# --- the host takes back anything ----------------------------------------------------------------


def test_the_start_of_a_played_round_is_undone_only_with_the_entries_after_it(evening: Evening) -> None:
    evening.say(Throw(2, (1, 1, 1)), Call(2), FirstRoller(3, "Lou"))
    assert evening.refusal(Undo(2, "host", "too early")) == (
        "what was played since stands, unless it is played again from entry 3 on"
    )
    assert evening.history.preview(Undo(2, "host", "")) == Preview((RestsOn(3),))
    assert evening.history.preview(Undo(2, "host", "", 3)).voided == (
        Voided(3, IsPlayedAgain()),
        Voided(4, IsPlayedAgain()),
        Voided(5, IsPlayedAgain()),
    )
    assert evening.night.cards["Eve"].buncos == 1


def test_entries_voided_for_a_replay_do_not_count(evening: Evening) -> None:
    evening.say(Throw(2, (1, 1, 1)), Call(2), FirstRoller(3, "Lou"))
    assert evening.say(Undo(2, "host", "too early", 3)) == [
        Undone(2, "host", "too early", 3),
        Voided(3, IsPlayedAgain()),
        Voided(4, IsPlayedAgain()),
        Voided(5, IsPlayedAgain()),
    ]
    assert evening.night.phase == "ready"
    assert evening.night.tables[2].player == "Ida"


def test_an_undo_reports_the_announced_results_that_it_changes(evening: Evening) -> None:
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.claims(2, "one", "two", "miss", "one", "miss", "miss", "miss")
    twos = evening.entry - 5
    evening.lap(3)
    evening.say(Ring("host"), RollOff(3, 1, 2))
    assert evening.night.round == 2
    before = [table.seats for table in evening.night.tables]
    assert evening.say(Undo(twos, "host", "it was a miss")) == [
        Undone(twos, "host", "it was a miss"),
        Changed(ResultOf(1, 1, 2), AnnouncedResult(("Eve", "Gil"), "points", 3, 1), None),
        *(Changed(SeatsAt(1, 2, n), AnnouncedPlayers(before[n - 1]), None) for n in (1, 2, 3)),
    ]
    assert (evening.night.round, evening.night.phase, evening.night.tables[1].tied) == (1, "called", True)


def test_a_correction_reports_a_changed_tally() -> None:
    evening = Evening()
    evening.round_won("a", "b", "a")
    assert evening.say(Correct(3, Claim(1, "two"), "host", "two ones")) == [
        Corrected(3, Claim(1, "two"), "host", "two ones"),
        Changed(
            ResultOf(1, 1, 1),
            AnnouncedResult(("Ann", "Cat"), "points", 1, 0),
            AnnouncedResult(("Ann", "Cat"), "points", 2, 0),
        ),
    ]


def test_a_correction_that_changes_a_rounds_winner_moves_nobody() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.claims(2, "two", "miss", "one", "miss", "miss", "miss")
    flo = evening.entry - 3
    evening.say(Ring("host"), StartRound())
    evening.claims(1, "bunco")
    put_right = Correct(flo, Throw(2, (6, 6, 6)), "host", "three sixes")
    start = evening.entry - 1
    assert evening.history.preview(put_right).contradictions == (WouldSit(1, 2, ("Eve", "Flo", "Gil", "Hal"), start),)
    seats = [table.seats for table in evening.night.tables]
    assert evening.say(put_right) == [
        Corrected(flo, Throw(2, (6, 6, 6)), "host", "three sixes"),
        Changed(
            ResultOf(1, 1, 2),
            AnnouncedResult(("Eve", "Gil"), "points", 2, 1),
            AnnouncedResult(("Flo", "Hal"), "points", 5, 2),
        ),
    ]
    assert [table.seats for table in evening.night.tables] == seats
    assert (evening.night.cards["Flo"].wins, evening.night.cards["Ann"].buncos) == (1, 1)


def test_a_correction_repeats_the_walk_to_a_round_that_has_not_begun() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.claims(2, "two", "miss", "one", "miss", "miss", "miss")
    flo = evening.entry - 3
    evening.say(Ring("host"))
    assert {"Eve", "Gil"} < set(evening.night.tables[0].seats)
    evening.say(Correct(flo, Throw(2, (6, 6, 6)), "host", "three sixes"))
    assert {"Flo", "Hal"} < set(evening.night.tables[0].seats)


def test_a_replayed_round_repeats_its_walk() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.claims(2, "two", "miss", "one", "miss", "miss", "miss")
    flo = evening.entry - 3
    evening.say(Ring("host"), StartRound())
    start = evening.entry
    evening.claims(1, "bunco")
    over = evening.night.snapshot()
    evening.say(Correct(flo, Throw(2, (6, 6, 6)), "host", "three sixes", start))
    assert (evening.night.round, evening.night.phase) == (2, "ready")
    assert {"Flo", "Hal"} < set(evening.night.tables[0].seats)
    evening.say(Undo(evening.entry, "host", "it was well"))
    assert evening.night == over


def test_an_undo_that_plays_again_stands_once_something_has_been_played(evening: Evening) -> None:
    evening.claims(2, "one", "two")
    evening.say(Undo(3, "host", "no", 4))
    again = evening.entry
    evening.claims(2, "mini")
    assert evening.refusal(Undo(again, "host", "yes")) == (
        f"entry {again} let it be played again, and something has been played since: it stands"
    )
    assert evening.refusal(Undo(6, "host", "no", 3)) == ("entry 3 cannot be played again: nothing was played there")


def test_an_undo_can_be_taken_back(evening: Evening) -> None:
    evening.claims(2, "one", "two")
    before = evening.night.snapshot()
    evening.say(Undo(3, "host", "no"))
    undo = evening.entry
    assert evening.night != before
    assert evening.say(Undo(undo, "host", "it was right")) == [Undone(undo, "host", "it was right")]
    assert evening.night == before
    assert evening.say(Undo(evening.entry, "host", "no after all"))
    assert evening.night.tables[1].tally == (2, 0)


def test_a_correction_can_be_taken_back_and_the_newest_one_counts(evening: Evening) -> None:
    evening.claims(2, "one")
    evening.say(Correct(3, Claim(2, "two"), "host", "two"), Correct(3, Claim(2, "mini"), "host", "mini"))
    assert evening.night.tables[1].tally == (5, 0)
    evening.say(Undo(evening.entry, "host", "two after all"))
    assert evening.night.tables[1].tally == (2, 0)
    evening.say(Undo(4, "host", "one after all"))
    assert evening.night.tables[1].tally == (1, 0)


def test_entries_voided_for_a_replay_can_be_restored(evening: Evening) -> None:
    evening.say(Throw(2, (1, 1, 1)), Call(2))
    evening.say(Undo(2, "host", "too early", 3), Undo(5, "host", "no, it was on time"))
    assert evening.night.cards["Eve"].buncos == 1


def test_entries_voided_before_are_not_reported_again(evening: Evening) -> None:
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.say(Undo(2, "host", "too early", 3))[1:] == [Voided(3, IsPlayedAgain())]
    evening.say(FirstRoller(3, "Lou"))
    assert evening.say(Undo(5, "host", "it is Ida")) == [Undone(5, "host", "it is Ida")]


def test_a_wrong_name_in_the_opening_can_be_corrected(evening: Evening) -> None:
    evening.claims(1, "bunco")
    instead = OpenNight(("Anna", *TWELVE[1:]), "listed")
    assert evening.say(Correct(1, instead, "host", "spelling")) == [
        Corrected(1, instead, "host", "spelling"),
        Changed(
            SeatsAt(1, 1, 1),
            AnnouncedPlayers(("Ann", "Bob", "Cat", "Dee")),
            AnnouncedPlayers(("Anna", "Bob", "Cat", "Dee")),
        ),
    ]
    assert evening.night.cards["Anna"].buncos == 1


def test_a_wrong_name_can_be_corrected_rounds_later() -> None:
    evening = Evening()
    evening.round_won("a", "b", "a")
    evening.say(StartRound())
    evening.say(Correct(1, OpenNight(("Anna", *TWELVE[1:]), "listed"), "host", "spelling"))
    assert "Anna" in evening.night.tables[0].seats
    assert (evening.night.cards["Anna"].wins, "Ann" in evening.night.cards) == (1, False)
    assert evening.refusal(Correct(1, OpenNight((*TWELVE, "Mia"), "listed"), "host", "")) == (
        "there was no chair for 'Mia' in the rounds that were played: let them arrive now"
    )


def test_the_opening_can_be_undone_before_anything_is_played() -> None:
    evening = Evening()
    assert evening.say(Undo(1, "host", "wrong night"))[1:] == [
        Changed(SeatsAt(1, 1, 1), AnnouncedPlayers(("Ann", "Bob", "Cat", "Dee")), None),
        Changed(SeatsAt(1, 1, 2), AnnouncedPlayers(("Eve", "Flo", "Gil", "Hal")), None),
        Changed(SeatsAt(1, 1, 3), AnnouncedPlayers(("Ida", "Jim", "Kay", "Lou")), None),
    ]
    assert evening.night.phase == "closed"


def test_an_opening_with_later_plays_can_be_undone_and_restored(evening: Evening) -> None:
    evening.claims(2, "one")
    before = evening.night.snapshot()
    assert evening.refusal(Undo(1, "host", "wrong night")) == (
        "what was played since stands, unless it is played again from entry 2 on"
    )
    assert evening.say(Undo(1, "host", "wrong night", 2))[:3] == [
        Undone(1, "host", "wrong night", 2),
        Voided(2, IsPlayedAgain()),
        Voided(3, IsPlayedAgain()),
    ]
    assert evening.night.phase == "closed"
    evening.say(Undo(evening.entry, "host", "it was this night"))
    assert evening.night == before


def test_after_another_opening_the_night_begins_again(evening: Evening) -> None:
    evening.say(Undo(1, "host", "wrong night", 2))
    assert evening.say(OpenNight(TWELVE[:4], "listed"), StartRound(), Throw(1, (1, 1, 1))) == [
        BuncoShown(1, "Ann", (1, 1, 1))
    ]


def test_a_table_can_restore_its_undone_roll_until_it_rolls_again(evening: Evening) -> None:
    evening.claims(2, "one", "two")
    evening.say(UndoLast(2, "pad-02"), UndoLast(2, "pad-02"))
    assert evening.say(RedoLast(2, "pad-02")) == [Undone(6, "pad-02", "", at_table=2)]
    assert evening.night.tables[1].tally == (1, 0)
    evening.say(RedoLast(2, "pad-02"))
    assert evening.night.tables[1].tally == (3, 0)
    assert evening.refusal(RedoLast(2, "pad-02")) == "table 2 has taken nothing back that can be brought back"
    evening.say(UndoLast(2, "pad-02"))
    evening.claims(2, "mini")
    assert evening.refusal(RedoLast(2, "pad-02")) == "table 2 has taken nothing back that can be brought back"


def test_later_turns_follow_the_rules_if_the_host_asks_for_it() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(2, "two", "one", "miss", "miss", "miss", "miss")
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.say(Ring("host"), StartRound())
    put_right = Correct(3, Claim(2, "miss"), "host", "nobody saw it")
    assert OtherTurns(1, 1, 2, 4) in evening.history.preview(put_right).contradictions
    evening.say(put_right)
    assert evening.history.told[4].facts[0] == Rolled(2, "Eve", "one", 1, (1, 0), None, None)
    evening.say(Undo(evening.entry, "host", "no"), replace(put_right, turns="follow"))
    assert evening.history.told[4].facts[0] == Rolled(2, "Flo", "one", 1, (0, 1), None, None)
    assert evening.night.results[1, 1, 2].winners == ("Flo", "Hal")


def test_an_impossible_undo_or_correction_is_refused_with_the_reason(evening: Evening) -> None:
    evening.claims(2, "one")
    evening.say(Undo(3, "host", "no"))
    assert evening.refusal(Undo(3, "host", "no")) == "entry 3 has been taken back already"
    assert evening.refusal(Undo(99, "host", "no")) == "entry 99 is not in the journal, or was refused"
    assert evening.refusal(Correct(3, Claim(2, "two"), "host", "")) == "entry 3 has been taken back already"
    assert evening.refusal(Correct(4, Claim(2, "two"), "host", "")) == (
        "entry 4 put the past right itself: take it back instead"
    )
    assert evening.why_not(Correct(2, RollOff(2, 1, 2), "host", "")) == CannotSayThat(2, RoundNotStarted())


def test_deciding_records_nothing(evening: Evening) -> None:
    before = evening.night.snapshot()
    evening.history.decide(Claim(2, "mini"))
    evening.history.decide(Undo(2, "host", "no"))
    assert evening.night == before
    assert evening.claims(2, "one") == [Rolled(2, "Eve", "one", 1, (1, 0))]


def test_a_restart_restores_the_night_with_its_corrections() -> None:
    evening = Evening()
    evening.round_won("a", "b", "a")
    evening.say(StartRound())
    evening.claims(1, "one", "two", "miss")
    evening.say(UndoLast(1, "pad-01"), Correct(3, Claim(1, "two"), "host", "two ones"))
    evening.say(Undo(evening.entry - 1, "host", "it was a miss"))
    assert replayed(evening).night == evening.night


def test_after_a_restart_a_table_can_still_undo_its_last_roll(evening: Evening) -> None:
    evening.claims(2, "one", "two")
    assert replayed(evening).decide(UndoLast(2, "pad-02")) == (Undone(4, "pad-02", "", at_table=2),)


def test_a_correction_can_turn_a_win_into_a_tie_that_is_rolled_off_then() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.claims(2, "two", "miss", "one", "miss", "miss", "miss")
    eve = evening.entry - 5
    assert isinstance(evening.say(Ring("host"))[-1], Walked)
    evening.say(Correct(eve, Claim(2, "one"), "host", "one one"))
    assert evening.night.tables[1].tied
    evening.say(RollOff(2, 1, 6))
    assert {"Flo", "Hal"} < set(evening.night.tables[0].seats)


def test_a_correction_is_shown_until_the_next_round_begins() -> None:
    evening = Evening()
    evening.round_won("a", "b", "a")
    evening.say(Correct(3, Claim(1, "two"), "host", "two ones"))
    told = Changed(
        ResultOf(1, 1, 1),
        AnnouncedResult(("Ann", "Cat"), "points", 1, 0),
        AnnouncedResult(("Ann", "Cat"), "points", 2, 0),
    )
    assert evening.history.changed == (told,)
    evening.say(StartRound())
    assert not evening.history.changed


def test_a_reversed_correction_leaves_no_changed_announcement() -> None:
    evening = Evening()
    evening.round_won("a", "b", "a")
    evening.say(Correct(3, Claim(1, "two"), "host", "two ones"))
    evening.say(Correct(3, Claim(1, "one"), "host", "it was one after all"))
    assert not evening.history.changed


def test_a_result_that_is_announced_again_unchanged_is_no_change() -> None:
    evening = Evening()
    evening.round_won("a", "b", "a")
    evening.say(Undo(evening.entry, "host", "too early"))
    assert (
        Changed(ResultOf(1, 1, 1), AnnouncedResult(("Ann", "Cat"), "points", 1, 0), None) in evening.history.changed
    )
    evening.say(Ring("host"))
    assert not evening.history.changed
