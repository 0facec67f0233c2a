"""The sentences of older journals are read as the data that they told."""

from __future__ import annotations

import pytest

from headtable.journal.former_words import announced_of, subject_of, what_of, with_data
from headtable.messages.announcements import (
    Announced,
    AnnouncedBreak,
    AnnouncedCard,
    AnnouncedPlayers,
    AnnouncedPrize,
    AnnouncedResult,
    BreakBeforeStage,
    FinalPlace,
    PrizeShare,
    ResultOf,
    RollOffFor,
    SeatsAt,
    SemiPlace,
    StandingOf,
    Subject,
)
from headtable.messages.roll_offs import ChairAt, MostOf, PrizeOf, What


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("the most wins of group 1 in set 2", MostOf("wins", 1, 2)),
        ("the most BUNKOs of the semi-final", MostOf("buncos", stage="semi-final")),
        ("the next wins", MostOf("next-wins")),
        ("a chair at table 3", ChairAt(3)),
        ("the prize 50/50", PrizeOf("50/50")),
    ],
)
def test_an_old_sentence_about_a_roll_off_is_read_as_data(words: str, what: What) -> None:
    assert what_of(words) == what


@pytest.mark.parametrize(
    ("about", "words", "subject", "announced"),
    [
        (
            "set 1, round 1, table 2",
            "Fay and Hal won by the host's word after 0 to 21",
            ResultOf(1, 1, 2),
            AnnouncedResult(("Fay", "Hal"), "host", 0, 21),
        ),
        ("set 1, round 2, seats of table 1", "Ann, Bob", SeatsAt(1, 2, 1), AnnouncedPlayers(("Ann", "Bob"))),
        ("the semi-final by BUNKOs, group 2", "Quin", SemiPlace("buncos", 2), AnnouncedPlayers(("Quin",))),
        ("the final by the draw of the others", "Ann", FinalPlace("semi-finalist"), AnnouncedPlayers(("Ann",))),
        ("break before the prizes", "dessert, 15 minutes", BreakBeforeStage("prizes"), AnnouncedBreak("dessert", 15)),
        ("roll-off: the most wins", "Ann", RollOffFor(MostOf("wins")), AnnouncedPlayers(("Ann",))),
        (
            "the prize Fair",
            "Ann, Bob, $5; Cat",
            PrizeOf("Fair"),
            AnnouncedPrize((PrizeShare(("Ann", "Bob"), 5), PrizeShare(("Cat",)))),
        ),
        ("the prize Fair", "nobody", PrizeOf("Fair"), AnnouncedPrize()),
        (
            "standings: Ann",
            "place 1, won 2, lost 3, BUNKOs 4, minis 5",
            StandingOf("Ann"),
            AnnouncedCard(1, 2, 3, 4, 5),
        ),
    ],
)
def test_an_old_announcement_is_read_as_data(about: str, words: str, subject: Subject, announced: Announced) -> None:
    assert subject_of(about) == subject
    assert announced_of(subject, words) == announced


def test_the_hosts_decision_is_data_even_inside_a_correction() -> None:
    correction = {"is": "correct", "entry": 3, "instead": {"is": "give", "what": "the most wins", "players": ["Ann"]}}
    assert with_data(correction) == {
        "is": "correct",
        "entry": 3,
        "instead": {
            "is": "give",
            "what": {"is": "most-of", "counted": "wins", "group": None, "set": None, "stage": "sets"},
            "players": ["Ann"],
        },
    }
