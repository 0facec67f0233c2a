"""Every word on every sheet is in the catalogue: in the pseudo-language, each of them is in brackets."""

from __future__ import annotations

import pytest

from headtable.messages.pace import StartRound
from headtable_tools.printing.sheet_kinds import KINDS
from tests.printing.paper_nights import JOIN, PaperNight, a_night_for, over, printed_text
from tests.replay.short_night import TWELVE
from tests.saying.brackets import words_outside

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("pseudo_language")]


def its_own(evening: PaperNight) -> tuple[str, ...]:
    """What no catalogue translates: names, and the ruleset's own words."""
    ruleset = evening.night.ruleset
    return (*TWELVE, *(prize.name for prize in ruleset.prizes), JOIN)


@pytest.mark.parametrize("kind", KINDS)
def test_every_word_on_a_sheet_is_translated(kind: str) -> None:
    evening = a_night_for(kind)
    words = " ".join(printed_text(kind, evening).split())  # a long name of a prize has two lines
    assert words_outside(words, its_own(evening)) == []
    assert "[" in words


def test_every_word_of_a_round_in_play_is_translated() -> None:
    evening = PaperNight()
    evening.say(StartRound())
    while evening.night.phase != "called":
        assert words_outside(printed_text("half-filled", evening), its_own(evening)) == []
        evening.roll_until(lambda night: night.phase != "playing")
    assert words_outside(printed_text("half-filled", evening), its_own(evening)) == []
    assert over(evening.roll_until(over))
