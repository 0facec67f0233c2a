"""The preview of a correction says what was and what will be, in the host's language."""

from __future__ import annotations

import pytest

from headtable.messages.announcements import AnnouncedPlayers, AnnouncedResult, FinalChairs, ResultOf
from headtable.messages.past import Changed, Preview, Previewed
from headtable.saying.languages import readers_language
from headtable.web.preview_requests import PreviewShown, shown

WAS = AnnouncedResult(("Cat", "Dot"), "points", 14, 12)
OTHERS_WIN = AnnouncedResult(("Ann", "Bea"), "points", 21, 14)
WORDS = {
    "en": "table 2, set 1, round 3: 14 to 12 becomes 14 to 21; Ann and Bea now win",
    "de": "Tisch 2, Satz 1, Runde 3: aus 14 zu 12 wird 14 zu 21; jetzt gewinnen Ann und Bea",
    "es": "mesa 2, serie 1, ronda 3: 14 a 12 pasa a ser 14 a 21; ahora ganan Ann y Bea",
}


def words_of(changed: Changed) -> str:
    """What the console would show of a change."""
    told = shown(Previewed("host", "e1", 1, Preview(changed=(changed,))))
    assert isinstance(told, PreviewShown)
    [change] = told.changes
    return change.words


def result(now: AnnouncedResult) -> Changed:
    """A change of the result of table 2 in round 3."""
    return Changed(ResultOf(1, 3, 2), WAS, now)


@pytest.mark.parametrize("language", WORDS)
def test_a_round_that_the_other_team_would_win_says_the_points_and_the_winners(language: str) -> None:
    with readers_language(language):
        assert words_of(result(OTHERS_WIN)) == WORDS[language]


@pytest.mark.parametrize(
    ("now", "words"),
    [
        (AnnouncedResult(("Dot", "Cat"), "points", 15, 12), "14 to 12 becomes 15 to 12; Dot and Cat still win"),
        (AnnouncedResult(("Ann", "Bea"), "host", 12, 14), "14 to 12 stays; Ann and Bea now win"),
        (
            AnnouncedResult(("Cat", "Dot"), "mark", 14, 12),
            "“Cat and Dot won with 14 to 12” becomes “Cat and Dot won by the first on the mark, with 14 to 12”",
        ),
        (
            AnnouncedResult(("Cat", "Dora"), "points", 14, 12),
            "“Cat and Dot won with 14 to 12” becomes “Cat and Dora won with 14 to 12”",
        ),
    ],
)
def test_each_change_of_a_result_says_what_was_and_what_will_be(now: AnnouncedResult, words: str) -> None:
    assert words_of(result(now)).endswith(f": {words}")


def test_other_chairs_are_told_before_and_after() -> None:
    changed = Changed(FinalChairs(), AnnouncedPlayers(("Ann", "Bea")), AnnouncedPlayers(("Ann", "Cat")))
    assert words_of(changed) == "the chairs of the final: “Ann, Bea” becomes “Ann, Cat”"
