"""A night script names announcements and roll-offs by fixed phrases, which are compared as data."""

from __future__ import annotations

import pytest

from headtable.errors import BadConfig
from headtable.messages.announcements import (
    Announced,
    AnnouncedBreak,
    AnnouncedCard,
    AnnouncedEnd,
    AnnouncedPlayers,
    AnnouncedPrize,
    AnnouncedResult,
    BreakBeforeRound,
    FinalPlace,
    FinalWinner,
    PrizeShare,
    ResultOf,
    RollOffFor,
    SeatsAt,
    SemiPlace,
    Subject,
)
from headtable.messages.roll_offs import (
    AllTables,
    ChairAt,
    FirstRoll,
    FirstRollOfFinal,
    LastPlaces,
    MostOf,
    PrizeOf,
    What,
)
from headtable_tools.nights.phrases.announcements import AS_ANNOUNCED, SUBJECT
from headtable_tools.nights.phrases.roll_offs import ROLL_OFF
from headtable_tools.nights.phrases.slot import Slot

WON = AnnouncedResult(("Fay", "Hal"), "host", 0, 21)


def fits(slot: Slot, wanted: str, value: object) -> bool:
    return slot.fits(slot.reads(wanted, ()), value)


@pytest.mark.parametrize(
    ("words", "subject", "it_is"),
    [
        ("table 2", ResultOf(1, 1, 2), True),
        ("set 1, round 1, table 2", ResultOf(1, 1, 2), True),
        ("set 1, round 2, table 2", ResultOf(1, 1, 2), False),
        ("table 2", ResultOf(1, 1, 20), False),
        ("table 2", SeatsAt(1, 1, 2), False),
        ("seats of table 2", SeatsAt(1, 1, 2), True),
        ("break before set 2, round 1", BreakBeforeRound(2, 1), True),
        ("the semi-final by BUNKOs, group 2", SemiPlace("buncos", 2), True),
        ("the semi-final by buncos", SemiPlace("buncos", 2), True),
        ("the semi-final by buncos, group 1", SemiPlace("buncos", 2), False),
        ("the final by the draw of the others", FinalPlace("semi-finalist"), True),
        ("who won the final", FinalWinner(), True),
        ("the prize Most Wins", PrizeOf("Most Wins"), True),
        ("roll-off: the most wins", RollOffFor(MostOf("wins")), True),
        ("roll-off: the most wins", RollOffFor(MostOf("wins", 1)), False),
    ],
)
def test_a_phrase_identifies_the_subject_of_an_announcement(words: str, subject: Subject, it_is: bool) -> None:  # noqa: FBT001 - a column of the table
    assert fits(SUBJECT, words, subject) is it_is


@pytest.mark.parametrize(
    ("words", "announced", "it_is"),
    [
        ("Fay and Hal won", WON, True),
        ("Hal and Fay won by the host's word", WON, True),
        ("Fay and Hal won by the host's word after 0 to 21", WON, True),
        ("Fay and Hal won with 0 to 21", WON, False),
        ("Fay and Hal won by lot", WON, False),
        ("Fay and Hal", WON, False),
        ("Ann, Bea", AnnouncedPlayers(("Ann", "Bea")), True),
        ("Bea, Ann", AnnouncedPlayers(("Ann", "Bea")), False),
        ("Ann", AnnouncedPlayers(("Anna",)), False),
        ("drawings", AnnouncedBreak("drawings", 5), True),
        ("drawings, 4 minutes", AnnouncedBreak("drawings", 5), False),
        ("Ann", AnnouncedPrize((PrizeShare(("Ann",), 15),)), True),
        ("Ann, $14", AnnouncedPrize((PrizeShare(("Ann",), 15),)), False),
        ("nobody", AnnouncedPrize(), True),
        ("the hostess", AnnouncedPrize((PrizeShare(()),)), True),
        ("the hostess, $10", AnnouncedPrize((PrizeShare((), 10),)), True),
        ("place 1, won 2, lost 3, buncos 4", AnnouncedCard(1, 2, 3, 4), True),
        ("place 1, won 2, lost 3, buncos 5", AnnouncedCard(1, 2, 3, 4), False),
        ("over", AnnouncedEnd(), True),
    ],
)
def test_an_expectation_compares_only_the_parts_that_the_script_names(
    words: str,
    announced: Announced,
    it_is: bool,  # noqa: FBT001 - a column of the table
) -> None:
    assert fits(AS_ANNOUNCED, words, announced) is it_is


def test_an_unknown_announcement_is_quoted_with_the_nearest_phrase() -> None:
    with pytest.raises(BadConfig, match="'who won the finals'; did you mean 'who won the final'"):
        SUBJECT.reads("who won the finals", ())


@pytest.mark.parametrize(
    "what",
    [
        AllTables(),
        ChairAt(2),
        FirstRoll(),
        MostOf("wins"),
        MostOf("buncos", 2, 3),
        MostOf("next-wins", stage="semi-final"),
        LastPlaces(),
        FirstRollOfFinal(),
        PrizeOf("50/50"),
    ],
)
def test_the_subject_of_a_roll_off_is_read_back_from_its_phrase(what: What) -> None:
    assert ROLL_OFF.reads(ROLL_OFF.says(what), ()) == what


def test_an_unknown_subject_of_a_roll_off_is_quoted() -> None:
    with pytest.raises(BadConfig, match="nobody rolls for 'the most wons'; did you mean 'the most wins'"):
        ROLL_OFF.reads("the most wons", ())
