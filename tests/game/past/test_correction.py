"""What was played stands, however often and in whatever way the past is put right."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game import History
from headtable.game.ruleset import Uncalled
from headtable.messages.pace import NightLength, Ring, RoundCalled, StartRound
from headtable.messages.past import Correct, Insert, Overrule, Undo, WouldWinTie
from headtable.messages.people import Arrive, Arrived, Leave, OpenNight, Rename, SeatAgain, Substitute
from headtable.messages.prizes import GiveTraveler, PersonRoll, RollFor
from headtable.messages.table import BuncoShown, BuncoUncalled, Call, Claim, FirstRoller, Rolled, TableWon, Throw
from headtable.rulesets import load
from tests.game.evening import RFP, SEED, TWELVE, Evening

IDLE = replace(RFP, ghosts=replace(RFP.ghosts, as_team="idle"))


def seats(evening: Evening) -> list[tuple[str, ...]]:
    """Who sits where now."""
    return [table.seats for table in evening.night.tables]


def rolls(evening: Evening, entry: int) -> list[str]:
    """Who has rolled by what stands of an entry."""
    return [fact.player for fact in evening.history.told[entry].facts if isinstance(fact, Rolled)]


def beside_two_ghosts() -> Evening:
    """At table 2 Eve and Gil play alone in the round that is over; Eve's second turn began with entry 6."""
    evening = Evening(TWELVE[:7], IDLE)
    evening.say(Leave("Flo"), StartRound())
    evening.claims(2, "miss", "miss", "one", "miss")
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.say(Ring("host"), Claim(2, "miss"), StartRound())
    return evening


def next_round(evening: Evening) -> None:
    """The round is played to its end without another point, and the next one starts."""
    evening.say(Ring("host"))
    while evening.night.phase == "called":
        evening.claims(next(table.number for table in evening.night.tables if table.open), "miss")
    evening.say(StartRound())


# --- rolls ----------------------------------------------------------------------------------------


def test_a_roll_counts_once_after_any_number_of_corrections() -> None:
    evening = beside_two_ghosts()
    evening.say(Insert(4, Arrive("Hal"), "host", "she came in the middle"))
    evening.say(Correct(6, Claim(2, "two"), "host", "two ones"))
    evening.say(Correct(7, Claim(2, "one"), "host", "one more"))
    assert [rolls(evening, entry) for entry in (4, 5, 6, 7)] == [["Eve"], ["Gil"], ["Eve"], ["Eve"]]
    assert evening.night.results[1, 1, 2].tally == (3, 0)


def test_a_corrected_opening_cannot_leave_out_a_player_who_has_rolled() -> None:
    evening = Evening()
    evening.round_won("a", "b", "a")
    evening.say(StartRound())
    assert evening.refusal(Correct(1, OpenNight(TWELVE[:8], "listed"), "host", "two tables")) == (
        "'Ida' has rolled in entry 13, and table 3: only ghosts sit there, and nobody can roll: "
        "it stands, unless it is played again from entry 13 on"
    )


def test_a_roll_corrected_into_a_bunco_is_uncalled_if_play_has_continued() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(2, "miss", "miss", "one")
    evening.claims(1, "one")
    next_round(evening)
    evening.say(Correct(3, Throw(2, (1, 1, 1)), "host", "they were ones"))
    shown, lost, _ = evening.history.told[3].facts
    assert isinstance(shown, BuncoShown)
    assert isinstance(lost, BuncoUncalled)
    assert lost.player == "Eve"
    assert rolls(evening, 4) == ["Flo"]
    assert evening.night.cards["Eve"].buncos == 0


def test_a_roll_corrected_into_a_bunco_is_uncalled_if_the_table_has_stopped() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.claims(2, "one", "miss", "miss", "miss")
    evening.say(Ring("host"), Claim(2, "miss"))
    last = evening.entry
    evening.say(StartRound(), Correct(last, Throw(2, (1, 1, 1)), "host", "they were ones"))
    facts = [type(fact) for fact in evening.history.told[last].facts]
    assert facts[:2] == [BuncoShown, BuncoUncalled]
    assert TableWon in facts
    assert not any(table.shown for table in evening.night.tables)


def test_an_inserted_roll_keeps_the_points_of_a_round_whose_uncalled_bunco_moves_the_traveler() -> None:
    ruleset = replace(load("book"), first_round="table_chooses", call="required", uncalled=Uncalled(credited=True))
    evening = Evening(TWELVE[:8], ruleset)
    evening.say(StartRound(), Throw(2, (1, 1, 1)))
    evening.claims(2, "miss", "two")
    evening.claims(1, "one")
    next_round(evening)
    assert [move.player for move in evening.night.traveler] == ["Eve"]
    assert evening.night.results[1, 1, 2].tally == (0, 2)
    evening.say(Insert(2, Claim(2, "mini"), "host", "nobody pressed it"))
    assert evening.night.results[1, 1, 2].tally == (5, 2)
    assert [move.player for move in evening.night.traveler] == ["Eve"]


def test_the_preview_reports_that_a_corrected_roll_would_have_won_the_sudden_death() -> None:
    evening = Evening(TWELVE[:4], load("evt"))
    evening.say(StartRound(), Ring("host"))
    evening.claims(1, "miss", "miss", "miss")
    last = evening.entry
    correct = Correct(last - 1, Claim(1, "one"), "host", "a die was hidden")
    assert evening.history.preview(correct).contradictions == (WouldWinTie(1, 1, 1, ("Bob", "Dee"), last),)
    evening.say(correct)
    assert evening.night.phase == "called"
    evening.say(Undo(evening.entry, "host", "we look again"), replace(correct, again_from=last))
    assert evening.night.results[1, 1, 1].winners == ("Bob", "Dee")


# --- who comes and goes ----------------------------------------------------------------------------


def test_an_undone_substitution_returns_the_chair_also_after_a_new_seating() -> None:
    evening = Evening(TWELVE[:8], load("evt"))
    evening.say(Substitute("Ann", "Zoe"), SeatAgain("listed", ("Zoe", *TWELVE[1:8])), StartRound())
    evening.claims(1, "one")
    assert rolls(evening, 5) == ["Zoe"]
    evening.say(Undo(2, "host", "Ann has come"))
    assert seats(evening)[0] == TWELVE[:4]
    assert rolls(evening, 5) == ["Ann"]


def test_an_inserted_arrival_can_be_undone_until_its_player_has_rolled() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(StartRound())
    evening.claims(2, "miss", "miss", "miss", "one")
    before = evening.night.snapshot()
    evening.say(Insert(2, Arrive("Hal"), "host", "nobody said it"))
    inserted = evening.entry
    assert rolls(evening, 6) == ["Hal"]
    evening.say(Undo(inserted, "host", "it was another"))
    assert evening.night == before
    evening.say(Undo(evening.entry, "host", "it was Hal"))
    evening.claims(2, "two")
    assert evening.refusal(Undo(inserted, "host", "no")) == (
        "'Hal' has rolled in entry 10, and a ghost would have done so now: "
        "it stands, unless it is played again from entry 10 on"
    )
    evening.say(Undo(inserted, "host", "no", again_from=10))
    assert seats(evening)[1] == ("Eve", "Flo", "Gil", "Ghost")


def test_an_undone_arrival_leaves_a_ghost_in_the_chair_also_after_a_new_seating() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(Arrive("Hal"), SeatAgain("drawn"), StartRound())
    assert "Hal" in seats(evening)[0] + seats(evening)[1]
    evening.say(Undo(2, "host", "nobody came"))
    people = [player for chairs in seats(evening) for player in chairs]
    assert sorted(people) == sorted((*TWELVE[:7], "Ghost"))
    assert "Hal" not in evening.night.cards


def test_a_restored_arrival_has_the_same_chair_again() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(Arrive("Hal"), SeatAgain("drawn"), StartRound())
    before = evening.night.snapshot()
    evening.say(Undo(2, "host", "nobody came"))
    undone = evening.entry
    evening.claims(1, "miss")
    evening.say(Undo(undone, "host", "Hal came"))
    assert seats(evening) == [table.seats for table in before.tables]
    assert "Hal" in evening.night.cards


def test_a_late_arrival_keeps_the_chair_when_the_opening_is_corrected() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(Arrive("Hal"))
    evening.round_won("a", "b")
    evening.say(StartRound())
    now = seats(evening)
    evening.say(Correct(1, OpenNight(("Anna", *TWELVE[1:7]), "listed"), "host", "spelling"))
    assert evening.history.told[2].facts == (Arrived("Hal", 2, 4, "Ghost"),)
    assert seats(evening) == [tuple("Anna" if one == "Ann" else one for one in chairs) for chairs in now]


def test_a_late_arrival_added_to_the_opening_arrives_only_once() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(Arrive("Hal"))
    evening.round_won("a", "b")
    evening.say(StartRound())
    now = seats(evening)
    evening.say(Correct(1, OpenNight(TWELVE[:8], "listed"), "host", "Hal was there"))
    assert seats(evening) == now
    assert evening.history.told[2].facts == ()


def test_a_late_arrival_at_a_new_table_keeps_it_when_the_opening_is_corrected() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(Arrive("Ida"))
    evening.say(StartRound())
    evening.say(Correct(1, OpenNight(("Anna", *TWELVE[1:8]), "listed"), "host", "spelling"))
    assert seats(evening)[2] == ("Ida", "Ghost", "Ghost 2", "Ghost 3")
    assert seats(evening)[0][0] == "Anna"


def test_an_arrival_without_effect_can_be_corrected_to_another_player() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(Leave("Flo"), Arrive("Flo"), StartRound())
    evening.claims(2, "one")
    evening.say(Undo(2, "host", "she only went out"))
    assert evening.history.told[3].facts == ()
    evening.say(Correct(3, Arrive("Zoe"), "host", "it was Zoe who came"))
    assert seats(evening)[1] == ("Eve", "Flo", "Gil", "Zoe")


def test_a_correction_neither_removes_nor_adds_a_table_in_a_begun_round() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(Arrive("Ida"), StartRound())
    assert evening.refusal(Undo(2, "host", "nobody came")) == (
        "a table was set for 'Ida': it stands, unless what followed is played again"
    )
    assert evening.refusal(Correct(2, Leave("Ann"), "host", "another")) == (
        "a table was set for 'Ida': it stands, unless what followed is played again"
    )
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(1, "one")
    assert evening.refusal(Insert(1, Arrive("Ida"), "host", "she was there")) == (
        "there was no chair for 'Ida' in the rounds that were played: let them arrive now"
    )


def test_an_inserted_departure_cannot_end_a_round_in_which_others_rolled() -> None:
    evening = Evening(TWELVE[:8], IDLE)
    evening.say(Leave("Gil"), StartRound())
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.claims(2, "one", "miss", "miss", "miss", "miss", "one")
    next_round(evening)
    (rung,) = (entry for entry, said, _ in evening.journal if isinstance(said, Ring))
    assert "'Eve' has rolled in entry" in evening.refusal(Insert(rung, Leave("Eve"), "host", "she had gone"))


def test_a_player_who_rolled_for_a_table_cannot_be_taken_out_of_the_opening() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(Correct(1, OpenNight(TWELVE[:8], "three-dice"), "host", "they roll"))
    evening.say(RollFor((PersonRoll("Ann", (6, 6, 6)),)))
    assert evening.refusal(Correct(1, OpenNight(TWELVE[:7], "three-dice"), "host", "Hal is not here")) == (
        "'Hal' has rolled for a table: no ghost can, unless it is played again"
    )


def test_an_inserted_arrival_cannot_use_a_name_that_another_player_took_later() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(StartRound())
    evening.claims(2, "one")
    evening.say(Rename("Ann", "Zoe"))
    evening.claims(1, "one")
    next_round(evening)
    assert evening.refusal(Insert(2, Arrive("Zoe"), "host", "she was there before")) == (
        "somebody else was called 'Zoe' by then: take another name"
    )


# --- something of another kind ---------------------------------------------------------------------


def test_an_entry_corrected_into_another_kind_loses_its_old_effect_and_gets_the_new_one() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(FirstRoller(2, "Flo"), StartRound())
    evening.claims(2, "one")
    evening.say(Correct(2, Substitute("Flo", "Zoe"), "host", "Zoe plays"))
    assert seats(evening)[1] == ("Eve", "Zoe", "Gil", "Hal")
    assert rolls(evening, 4) == ["Zoe"]


def test_seats_in_use_stay_when_the_seating_is_corrected_into_another_entry() -> None:
    evening = Evening(TWELVE[:8], load("wba"))
    evening.say(SeatAgain("drawn"), StartRound())
    evening.claims(2, "one")
    now = seats(evening)
    evening.say(Correct(2, GiveTraveler("Eve"), "host", "it flew before"))
    assert seats(evening) == now
    assert evening.night.traveler[-1].player == "Eve"


def test_a_correction_that_unseats_a_chosen_first_roller_is_refused_with_the_reason() -> None:
    evening = Evening(TWELVE[:8])
    evening.round_won("a", "b")
    evening.say(Arrive("Ida"), FirstRoller(3, "Ghost 2"))
    assert evening.refusal(Correct(1, OpenNight(TWELVE[:4], "listed"), "host", "one table")).startswith(
        "'Eve' has rolled in entry 8, and table 2: only ghosts sit there, and nobody can roll"
    )


def test_a_correction_without_effect_is_refused() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(2, "one")
    evening.claims(1, "one")
    next_round(evening)
    assert evening.refusal(Correct(3, NightLength(1), "host", "")) == (
        "entry 3 cannot say that: what was played since stands"
    )


# --- what already stands of the round that is on ---------------------------------------------------


def with_a_roll_put_right() -> Evening:
    """At table 2 in round 2 a miss was put right to one; what was rolled after it stands, with Flo's bunco."""
    evening = Evening(TWELVE[:8])
    evening.say(Leave("Ann"), Arrive("Zoe"))
    evening.round_won("a", "a")
    evening.say(StartRound(), Throw(2, (1, 3, 4)), Throw(2, (2, 2, 2)), Call(2), Throw(2, (3, 5, 6)))
    evening.say(Correct(evening.entry - 3, Throw(2, (2, 3, 4)), "host", "a die was hidden"))
    assert evening.night.cards["Flo"].buncos == 1
    assert evening.night.tables[1].tally == (1, 21)
    return evening


def assert_stands(evening: Evening) -> None:
    """The rolls after that correction are still whose they were."""
    assert evening.night.cards["Flo"].buncos == 1
    assert evening.night.tables[1].tally == (1, 21)


def test_overruling_an_old_round_leaves_the_current_rolls_with_their_players() -> None:
    evening = with_a_roll_put_right()
    evening.say(Overrule(1, 1, 1, "b", "host", "two pads were exchanged"))
    assert_stands(evening)


def test_undoing_a_ruling_leaves_the_current_rolls_with_their_players() -> None:
    evening = with_a_roll_put_right()
    evening.say(Overrule(1, 1, 1, "b", "host", "two pads were exchanged"))
    overruled = evening.entry
    evening.claims(2, "miss")
    evening.say(Undo(overruled, "host", "they were not"))
    assert_stands(evening)


def test_correcting_a_name_leaves_the_current_rolls_with_their_players() -> None:
    evening = with_a_roll_put_right()
    evening.say(Insert(1, Rename("Bob", "Rob"), "host", "his name"))
    assert_stands(evening)


def test_correcting_an_arrival_leaves_the_current_rolls_with_their_players() -> None:
    evening = with_a_roll_put_right()
    evening.say(Correct(3, Arrive("Zora"), "host", "it was Zora"))
    assert_stands(evening)


# --- played again ----------------------------------------------------------------------------------


def test_replayed_rolls_stand_when_an_older_entry_is_corrected() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(2, "one", "two")
    evening.say(Correct(3, Claim(2, "miss"), "host", "it was none", again_from=4))
    evening.claims(2, "one")
    evening.claims(1, "miss", "one")
    next_round(evening)
    now = seats(evening)
    evening.say(Overrule(1, 1, 1, "a", "host", "two pads were exchanged"))
    assert seats(evening) == now
    assert evening.night.results[1, 1, 1].team == "a"


def test_entries_voided_for_a_replay_can_be_restored_after_another_correction() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(2, "one", "two")
    evening.say(Undo(3, "host", "nobody rolled", again_from=4))
    undone = evening.entry
    assert evening.night.tables[1].tally == (0, 0)
    evening.say(Correct(1, OpenNight(("Anna", *TWELVE[1:8]), "listed"), "host", "spelling"))
    evening.say(Undo(undone, "host", "it was so"))
    assert evening.night.tables[1].tally == (3, 0)
    assert seats(evening)[0][0] == "Anna"


# --- names that are words of the rules too ------------------------------------------------------------


@pytest.mark.parametrize("odd", ["a", "b", "bunco", "score", "host", "highest"])
@pytest.mark.parametrize("renamed", [Rename, Substitute])
def test_renaming_a_player_called_like_a_rules_word_changes_only_the_name(
    odd: str, renamed: type[Rename | Substitute]
) -> None:
    evening = Evening((odd, *TWELVE[1:]))
    opened = evening.entry
    evening.round_won("b", "b", "a")
    evening.round_won("a", "b", "a")
    before = words_of_the_rules(evening)
    evening.say(Insert(opened, renamed(odd, "Zoe"), "host", "it was mistyped"))
    assert words_of_the_rules(evening) == before
    assert "Zoe" in evening.night.cards


def words_of_the_rules(evening: Evening) -> list[tuple[object, ...]]:
    """Who has won by what, and why the bell rang."""
    return [
        (fact.team, fact.how) if isinstance(fact, TableWon) else (fact.cause, fact.by, fact.team)
        for fact in evening.history.facts()
        if isinstance(fact, TableWon | RoundCalled)
    ]


def test_an_opening_corrected_into_the_last_roll_for_a_table_seats_everybody() -> None:
    players = ("Ann", "Bob", "Cat", "Dee")
    ann, *others = (PersonRoll(player, (6, 5, number)) for number, player in enumerate(players, 1))
    evening = Evening(players)
    evening.history, evening.journal = History(evening.night.ruleset, SEED), []
    evening.say(OpenNight(players, "three-dice"), RollFor((ann,)))
    evening.say(Correct(1, RollFor(tuple(others)), "host", "we rolled at once"))
    assert evening.night.phase == "ready"
    assert sorted(evening.night.tables[0].seats) == sorted(players)


def test_a_roll_that_was_said_instead_of_a_bell_counts_once_after_another_correction() -> None:
    evening = Evening(ruleset=load("mini-ends-turn"))
    evening.say(StartRound(), Claim(2, "one"), Ring("button"))
    bell = evening.entry
    evening.claims(2, "miss")
    for tied in (1, 3):
        evening.claims(tied, "one", "miss", "miss", "miss", "miss")
    evening.say(StartRound(), Claim(1, "one"))  # what the bell led to stands
    evening.say(Correct(bell, Throw(2, (1, 1, 4)), "host", "it was no bell"))
    evening.say(Correct(bell - 1, Claim(2, "two"), "host", "it was misread"))
    rolled = [fact for fact in evening.history.facts() if isinstance(fact, Rolled) and fact.table == 2]
    assert [(fact.worth, fact.tally) for fact in rolled] == [("two", (2, 0)), ("two", (4, 0)), ("miss", (4, 0))]
