"""The sheet of a table on paper: its final score and its buncos, told after the bell."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game.ruleset import LateBunco, LegalRolls, Ruleset, SnakeEyes, Traveler, Uncalled
from headtable.game.views import table_state
from headtable.messages.facts import Fact
from headtable.messages.pace import (
    GoBy,
    GoesBy,
    NoDeviceAt,
    Pause,
    Ring,
    RoundCalled,
    RoundOver,
    StartRound,
    WithoutDevice,
)
from headtable.messages.past import Correct, Insert, RedoLast, Undo, UndoLast
from headtable.messages.people import Arrive, Leave, Rename, Walked
from headtable.messages.prizes import TravelerMoved
from headtable.messages.refusals.pace import BellHasRung, NightPaused, RoundNotStarted
from headtable.messages.refusals.past import CannotSayThat, NothingToUndo
from headtable.messages.refusals.table import (
    BuncosOutweighScore,
    NoSuchTable,
    NotAtTable,
    NotLevel,
    OnlyGhosts,
    RollsWereTold,
    RoundIsOver,
    SheetBeforeBell,
    SheetToldAlready,
    TallyIsFull,
    WaitsForSheet,
)
from headtable.messages.rooms import TablePhase
from headtable.messages.table import (
    Award,
    Claim,
    DicePassed,
    FinalScore,
    PlayerBuncos,
    Rolled,
    RollOff,
    SheetTold,
    TableStopped,
    TableTied,
    TableWon,
)
from tests.game.evening import RFP, Evening

STOPPING = replace(RFP, after_bell="stop_now")
EVE, FLO = PlayerBuncos("Eve", 1), PlayerBuncos("Flo", 2)
SECOND = ("Eve", "Flo", "Gil", "Hal")


def on_paper(ruleset: Ruleset = STOPPING, *tables: int) -> Evening:
    """Tables 1 and 3 have one point each, the others are on paper, and the bell has rung."""
    evening = Evening(ruleset=ruleset)
    evening.say(*(GoBy(table, "paper") for table in tables or (2,)), StartRound())
    for table in {1, 3} - {*tables}:
        evening.claims(table, "one", "miss", "miss", "miss", "miss")
    evening.say(Ring("host"))
    return evening


def phase(evening: Evening, table: int = 2) -> TablePhase:
    return table_state(evening.night, table).phase


def kinds(facts: list[Fact]) -> list[type[Fact]]:
    return [type(fact) for fact in facts]


# --- after the bell ------------------------------------------------------------------------------


@pytest.mark.parametrize("after_bell", ["stop_now", "finish_turn_all", "complete_lap"])
def test_a_table_on_paper_that_was_told_nothing_waits_for_its_sheet(after_bell: str) -> None:
    evening = on_paper(replace(RFP, after_bell=after_bell))
    assert [phase(evening, table) for table in (1, 2, 3)] == ["done", "waits-for-sheet", "done"]
    assert evening.night.phase == "called"


def test_the_room_walks_when_the_last_sheet_is_told() -> None:
    evening = on_paper(STOPPING, 2, 3)
    assert kinds(evening.say(FinalScore(2, (12, 9)))) == [SheetTold, TableStopped, TableWon]
    facts = evening.say(FinalScore(3, (3, 30)))
    assert kinds(facts) == [SheetTold, TableStopped, TableWon, RoundOver, Walked]
    assert evening.night.phase == "ready"


def test_a_sheet_gives_the_table_its_winner_and_the_cards_their_buncos() -> None:
    evening = on_paper()
    assert evening.say(FinalScore(2, (26, 50), (EVE, FLO)))[:3] == [
        SheetTold(2, SECOND, (26, 50), (EVE, FLO), ("Eve", "Flo", "Flo")),
        TableStopped(2, (26, 50)),
        TableWon(2, "b", ("Flo", "Hal"), ("Eve", "Gil"), (26, 50), "points"),
    ]
    assert [evening.night.cards[player].buncos for player in SECOND] == [1, 2, 0, 0]
    assert (evening.night.first_bunco, evening.night.last_bunco) == ("Eve", "Flo")


def test_a_level_sheet_leads_to_the_tie_of_the_rules() -> None:
    evening = on_paper()
    assert kinds(evening.say(FinalScore(2, (12, 12)))) == [SheetTold, TableStopped, TableTied]
    assert phase(evening) == "roll-off"
    won = TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (12, 12), "roll-off")
    assert won in evening.say(RollOff(2, 5, 3))


def test_a_level_sheet_may_be_played_on_by_rolls() -> None:
    evening = on_paper(replace(STOPPING, tie="lap_points"))
    evening.say(FinalScore(2, (12, 12)))
    assert phase(evening) == "tie-break"
    facts = evening.claims(2, "one", "miss", "miss", "miss", "miss")
    assert TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (13, 12), "points") in facts


def test_the_head_table_on_paper_waits_for_its_sheet_too() -> None:
    evening = on_paper(STOPPING, 1, 2)
    assert phase(evening, 1) == "waits-for-sheet"
    evening.say(FinalScore(1, (21, 20)), FinalScore(2, (12, 9)))
    assert evening.night.phase == "ready"


def test_a_table_on_paper_whose_rolls_were_typed_stops_at_the_bell() -> None:
    evening = Evening(ruleset=STOPPING)
    evening.say(GoBy(2, "paper"), StartRound(), Claim(2, "two"))
    assert TableStopped(2, (2, 0)) in evening.say(Ring("host"))


def test_rolls_that_are_still_due_may_be_typed_instead_of_the_sheet() -> None:
    evening = on_paper(RFP)
    assert kinds(evening.claims(2, "one")) == [Rolled]
    assert phase(evening) == "last-lap"
    assert evening.why_not(FinalScore(2, (12, 9))) == RollsWereTold(2)


def test_a_group_waits_for_a_sheet_while_the_other_group_plays() -> None:
    evening = Evening(tuple(f"P{number}" for number in range(16)), replace(STOPPING, bell_of="group", group_tables=2))
    evening.say(GoBy(2, "paper"), GoBy(4, "paper"), StartRound(), Claim(1, "bunco"))
    assert [phase(evening, table) for table in (1, 2, 3, 4)] == ["done", "waits-for-sheet", "rolling", "rolling"]
    assert evening.why_not(FinalScore(4, (12, 9))) == SheetBeforeBell(4)
    assert kinds(evening.say(FinalScore(2, (12, 9)))) == [SheetTold, TableStopped, TableWon]


# --- a table that changes to paper or from it ------------------------------------------------------


def test_a_table_that_leaves_paper_after_the_bell_still_waits_for_its_sheet() -> None:
    evening = on_paper()
    evening.say(GoBy(2, "pad"))
    assert phase(evening) == "waits-for-sheet"
    evening.say(FinalScore(2, (12, 9)))
    assert evening.night.phase == "ready"


def test_a_silent_table_that_changes_to_paper_after_the_bell_waits_for_its_sheet() -> None:
    evening = Evening(ruleset=STOPPING)
    evening.say(StartRound(), Claim(1, "one"), Claim(3, "one"), Ring("host"))
    assert phase(evening) == "roll-off"
    evening.say(GoBy(2, "paper"))
    assert phase(evening) == "waits-for-sheet"
    assert TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (12, 9), "points") in evening.say(FinalScore(2, (12, 9)))


def test_a_silent_table_that_is_not_on_paper_may_be_told_by_a_sheet() -> None:
    evening = Evening(ruleset=STOPPING)
    evening.say(StartRound(), Claim(1, "one"), Claim(3, "one"), Ring("host"))
    evening.say(FinalScore(2, (12, 9)))
    assert evening.night.phase == "ready"


def test_at_the_bell_a_table_without_a_device_waits_for_its_sheet_if_it_told_nothing() -> None:
    evening = Evening(ruleset=STOPPING)
    evening.say(NoDeviceAt((3, 2, 2)), StartRound(), Claim(1, "one"), Claim(3, "one"), Ring("host"))
    assert WithoutDevice((2, 3)) in evening.facts()
    assert [phase(evening, table) for table in (1, 2, 3)] == ["done", "waits-for-sheet", "done"]
    evening.say(FinalScore(2, (12, 9)))
    assert evening.night.phase == "ready"


def test_a_table_that_has_a_device_again_is_level_at_the_bell_if_it_told_nothing() -> None:
    evening = Evening(ruleset=STOPPING)
    evening.say(NoDeviceAt((2,)), NoDeviceAt(()), StartRound(), Claim(1, "one"), Claim(3, "one"), Ring("host"))
    assert phase(evening) == "roll-off"


def silent_beside_two(*said: NoDeviceAt) -> Evening:
    """After the bell: the tables but the second told a roll."""
    evening = Evening(ruleset=STOPPING)
    evening.say(*said, StartRound(), Claim(1, "one"), Claim(3, "one"), Ring("host"))
    return evening


def test_at_the_bell_a_table_whose_pad_was_left_alone_waits_for_its_sheet() -> None:
    evening = silent_beside_two(NoDeviceAt((), (3, 2, 2)))
    assert WithoutDevice((), (2, 3)) in evening.facts()
    assert [phase(evening, table) for table in (1, 2, 3)] == ["done", "waits-for-sheet", "done"]
    evening.say(FinalScore(2, (12, 9)))
    assert evening.night.phase == "ready"


def test_a_pass_at_a_table_that_waits_for_its_sheet_says_that_nobody_has_scored() -> None:
    evening = silent_beside_two(NoDeviceAt((), (2,)))
    assert evening.why_not(Claim(2, "one")) == WaitsForSheet(2)
    assert kinds(evening.say(Claim(2, "miss"))) == [SheetTold, TableStopped, TableTied]
    assert phase(evening) == "roll-off"


def test_a_table_with_buttons_that_still_has_its_last_lap_rolls_on_after_the_bell() -> None:
    evening = Evening(ruleset=RFP)
    evening.say(NoDeviceAt((), (2,)), StartRound(), Ring("host"))
    assert phase(evening) == "last-lap"
    assert kinds(evening.say(Claim(2, "miss"))) == [Rolled, DicePassed]


def test_a_table_that_does_not_exist_cannot_be_without_a_device() -> None:
    assert Evening(ruleset=STOPPING).why_not(NoDeviceAt((2, 9))) == NoSuchTable(9)


def test_a_table_takes_a_sheet_from_the_bell_until_something_is_told() -> None:
    evening = Evening(ruleset=STOPPING)
    evening.say(StartRound(), Claim(1, "one"), Claim(3, "one"))
    assert [table_state(evening.night, table).takes_sheet for table in (1, 2, 3)] == [False, False, False]
    evening.say(Ring("host"))
    assert [table_state(evening.night, table).takes_sheet for table in (1, 2, 3)] == [False, True, False]
    evening.say(FinalScore(2, (12, 9)))
    assert not table_state(evening.night, 2).takes_sheet


def test_in_a_journal_of_an_older_format_a_table_on_paper_is_level_at_the_bell() -> None:
    evening = Evening(ruleset=STOPPING)
    evening.say(GoBy(2, "paper", awaits_sheet=False), StartRound())
    facts = evening.say(Ring("host"))
    assert TableStopped(2, (0, 0)) in facts
    assert phase(evening) == "roll-off"
    assert GoesBy(2, "paper", awaits_sheet=False) in evening.facts()


# --- a sheet that is lost ------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [STOPPING, RFP])
def test_the_host_decides_a_table_whose_sheet_is_lost(ruleset: Ruleset) -> None:
    evening = on_paper(ruleset)
    assert evening.say(Award(2, "b"))[:2] == [
        TableStopped(2, (0, 0)),
        TableWon(2, "b", ("Flo", "Hal"), ("Eve", "Gil"), (0, 0), "host"),
    ]
    assert evening.night.phase == "ready"


def test_a_sheet_that_is_found_corrects_the_word_of_the_host() -> None:
    evening = on_paper()
    evening.say(Award(2, "b"))
    evening.say(Correct(evening.entry, FinalScore(2, (26, 9), (EVE,)), "host", "it was found"))
    assert evening.night.results[1, 1, 2].team == "a"
    assert evening.night.cards["Eve"].buncos == 1


def test_a_table_from_which_everybody_goes_home_waits_for_no_sheet() -> None:
    evening = on_paper()
    evening.say(*(Leave(player) for player in SECOND))
    assert evening.night.phase == "ready"
    assert evening.night.results[1, 1, 2].how == "draw"


# --- what makes no sense -------------------------------------------------------------------------


@pytest.mark.parametrize("table", [1, 2])
def test_a_sheet_does_not_end_a_round(table: int) -> None:
    evening = Evening()
    evening.say(GoBy(table, "paper"), StartRound())
    assert evening.why_not(FinalScore(table, (21, 9))) == SheetBeforeBell(table)
    assert evening.refusal(FinalScore(table, (21, 9))) == (
        f"table {table}: only the bell ends its round; ring it first, then enter the final score"
    )


def test_a_sheet_before_the_round_is_refused() -> None:
    evening = Evening()
    assert evening.why_not(FinalScore(2, (21, 9))) == RoundNotStarted()


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (FinalScore(2, (21, 9), (PlayerBuncos("Ann", 1),)), NotAtTable("Ann", 2, SECOND)),
        (FinalScore(2, (20, 90), (EVE,)), BuncosOutweighScore(2, ("Eve", "Gil"), 1, 21, 20)),
        (FinalScore(2, (90, 41), (FLO,)), BuncosOutweighScore(2, ("Flo", "Hal"), 2, 42, 41)),
        (FinalScore(2, (9_000, 1_000)), TallyIsFull(2)),
        (Claim(2, "one"), WaitsForSheet(2)),
        (FinalScore(1, (12, 9)), RoundIsOver(1)),
    ],
)
def test_a_sheet_that_makes_no_sense_is_refused_with_its_reason(said: FinalScore, why: object) -> None:
    assert on_paper().why_not(said) == why


def test_a_sheet_is_told_once() -> None:
    evening = on_paper()
    evening.say(FinalScore(2, (12, 12)))
    assert evening.why_not(FinalScore(2, (13, 12))) == SheetToldAlready(2)


def test_the_host_gives_no_table_to_a_team_whose_sheet_decided() -> None:
    evening = on_paper(STOPPING, 2, 3)
    evening.say(FinalScore(2, (12, 9)))
    assert evening.why_not(Award(2, "b")) == NotLevel(2)


@pytest.mark.parametrize(
    "changed",
    [
        {"snake_eyes": SnakeEyes(1, "round")},
        {"false_call": "penalty"},
        {"legal_rolls": LegalRolls(points="lost")},
        {"late_bunco": LateBunco(team=False)},
        {"uncalled": Uncalled(points=3, credited=True)},
    ],
)
def test_a_team_may_have_fewer_points_than_its_buncos_where_the_rules_allow_it(changed: dict[str, object]) -> None:
    evening = on_paper(replace(STOPPING, **changed))
    evening.say(FinalScore(2, (5, 6), (EVE,)))
    assert evening.night.cards["Eve"].buncos == 1


# --- the traveler and ghosts ---------------------------------------------------------------------


def test_the_traveler_flies_in_the_order_of_the_sheet() -> None:
    evening = on_paper(replace(STOPPING, traveler=Traveler(starts="head_table")))
    facts = evening.say(FinalScore(2, (42, 50), (EVE, FLO, EVE)))
    assert [fact for fact in facts if isinstance(fact, TravelerMoved)] == [
        TravelerMoved("Eve", "bunco", None),
        TravelerMoved("Flo", "bunco", "Eve"),
        TravelerMoved("Eve", "bunco", "Flo"),
    ]


def test_a_bunco_that_the_room_saw_in_the_round_stays_the_last_and_keeps_the_traveler() -> None:
    evening = Evening(ruleset=replace(STOPPING, traveler=Traveler(starts="head_table")))
    evening.say(GoBy(2, "paper"), GoBy(3, "paper"), StartRound(), Claim(1, "bunco"))
    for table, player in ((2, "Eve"), (3, "Ida")):
        facts = evening.say(FinalScore(table, (26, 9), (PlayerBuncos(player, 1),)))
        assert TravelerMoved not in kinds(facts)
    assert (evening.night.first_bunco, evening.night.last_bunco) == ("Ann", "Ann")


def test_the_host_says_whether_a_bunco_of_a_sheet_moves_the_traveler() -> None:
    evening = Evening(ruleset=replace(STOPPING, traveler=Traveler(starts="head_table")))
    evening.say(GoBy(2, "paper"), GoBy(3, "paper"), StartRound(), Claim(1, "bunco"))
    facts = evening.say(FinalScore(2, (26, 9), (EVE,), "moves"))
    assert TravelerMoved("Eve", "bunco", "Ann") in facts
    assert evening.night.last_bunco == "Eve"
    assert TravelerMoved not in kinds(evening.say(FinalScore(3, (26, 9), (PlayerBuncos("Ida", 1),), "stays")))
    assert evening.night.traveler[-1].player == "Eve"


def test_the_bunco_of_the_sheet_that_was_told_last_is_the_last_of_several() -> None:
    evening = on_paper(STOPPING, 2, 3)
    evening.say(FinalScore(3, (26, 9), (PlayerBuncos("Ida", 1),)), FinalScore(2, (26, 9), (EVE,)))
    assert (evening.night.first_bunco, evening.night.last_bunco) == ("Ida", "Eve")


def test_the_bunco_of_a_ghost_is_on_the_card_of_its_partner() -> None:
    evening = Evening(ruleset=STOPPING)
    evening.say(Leave("Eve"), GoBy(2, "paper"), StartRound(), Ring("host"))
    ghost = evening.night.tables[1].seats[0]
    evening.say(FinalScore(2, (26, 9), (PlayerBuncos(ghost, 1),)))
    assert evening.night.cards["Gil"].buncos == 1


def test_nobody_tells_the_sheet_of_ghosts() -> None:
    evening = Evening(ruleset=STOPPING)
    evening.say(*(Leave(player) for player in SECOND), GoBy(2, "paper"), StartRound(), Ring("host"))
    assert evening.night.results[1, 1, 2].how == "draw"
    assert evening.why_not(Claim(2, "one")) == OnlyGhosts(2)


# --- put right -----------------------------------------------------------------------------------


def test_a_sheet_is_corrected() -> None:
    evening = on_paper()
    evening.say(FinalScore(2, (26, 9), (EVE,)))
    evening.say(Correct(evening.entry, FinalScore(2, (5, 51), (FLO,)), "host", "the columns were exchanged"))
    assert evening.night.results[1, 1, 2].team == "b"
    assert [evening.night.cards[player].buncos for player in SECOND] == [0, 2, 0, 0]


def test_a_correction_of_a_sheet_makes_sense_too() -> None:
    evening = on_paper()
    evening.say(FinalScore(2, (26, 9), (EVE,)))
    why = evening.why_not(Correct(evening.entry, FinalScore(2, (5, 9), (EVE,)), "host", "misread"))
    assert why == CannotSayThat(evening.entry, BuncosOutweighScore(2, ("Eve", "Gil"), 1, 21, 5))


def test_a_sheet_is_taken_back_and_brought_back_by_the_host() -> None:
    evening = on_paper()
    evening.say(FinalScore(2, (26, 9), (EVE,)))
    after = evening.night.snapshot()
    evening.say(Undo(evening.entry, "host", "another table"))
    assert phase(evening) == "waits-for-sheet"
    assert evening.night.cards["Eve"].buncos == 0
    evening.say(Undo(evening.entry, "host", "it was that table"))
    assert evening.night == after


def test_a_table_takes_its_sheet_back_and_brings_it_back() -> None:
    evening = on_paper(STOPPING, 2, 3)
    assert evening.why_not(UndoLast(2, "host")) == NothingToUndo(2)
    evening.say(FinalScore(2, (26, 9)))
    evening.say(UndoLast(2, "host"))
    assert phase(evening) == "waits-for-sheet"
    evening.say(RedoLast(2, "host"))
    assert phase(evening) == "done"


def test_a_sheet_of_a_round_long_ago_is_corrected_and_nobody_moves() -> None:
    evening = on_paper()
    evening.say(FinalScore(2, (26, 9), (EVE,)))
    sheet = evening.entry
    evening.say(GoBy(2, "pad"))
    evening.round_won("a", "a", "a")
    evening.say(StartRound())
    seats = [table.seats for table in evening.night.tables]
    evening.say(Correct(sheet, FinalScore(2, (5, 51), (FLO,)), "host", "the columns were exchanged"))
    assert [table.seats for table in evening.night.tables] == seats
    assert evening.night.results[1, 1, 2].team == "b"
    assert [evening.night.cards[player].buncos for player in ("Eve", "Flo")] == [0, 2]


def test_a_forgotten_change_to_paper_lets_the_round_wait_for_its_sheet() -> None:
    evening = Evening(ruleset=STOPPING)
    evening.say(StartRound(), Claim(1, "one"), Claim(3, "one"))
    before = evening.entry
    evening.say(Ring("host"))
    evening.say(Insert(before, GoBy(2, "paper"), "host", "I forgot it"))
    assert phase(evening) == "waits-for-sheet"


def test_the_buncos_of_a_sheet_follow_a_name_that_is_put_right_later() -> None:
    evening = on_paper()
    evening.say(FinalScore(2, (26, 9), (EVE,)))
    evening.say(Rename("Eve", "Eva"))
    assert evening.night.cards["Eva"].buncos == 1


def test_the_buncos_of_a_sheet_follow_the_chair_when_its_player_was_another() -> None:
    evening = Evening(("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil"), STOPPING)
    evening.say(arrive := Arrive("Hal"))
    entry = evening.entry
    evening.say(GoBy(2, "paper"), StartRound(), Claim(1, "one"), Ring("host"))
    evening.say(FinalScore(2, (9, 26), (PlayerBuncos("Hal", 1),)))
    evening.say(StartRound())
    evening.say(Correct(entry, replace(arrive, player="Zoe"), "host", "it was Zoe"))
    assert evening.night.cards["Zoe"].buncos == 1
    assert evening.night.results[1, 1, 2].winners == ("Flo", "Zoe")


def test_a_paused_night_takes_no_sheet() -> None:
    evening = on_paper()
    evening.say(Pause("a glass broke"))
    assert evening.why_not(FinalScore(2, (26, 9))) == NightPaused("a glass broke")


def test_the_bell_of_the_host_ends_no_wait_for_a_sheet() -> None:
    evening = on_paper()
    assert evening.why_not(Ring("host")) == BellHasRung()
    assert RoundCalled("host", "host") in evening.facts()
