"""What a start says of a night that is in its journal already."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from headtable.engine.going_on import going_on
from headtable.engine.start import history_of
from headtable.journal import Journal
from headtable.messages.people import OpenNight
from tests.replay.night import TWELVE, Evening, a_night


def said_of(evening: Evening) -> str:
    return going_on(evening.journal, evening.night)


def test_a_night_that_has_begun_goes_on_where_it_was(tmp_path: Path) -> None:
    with closing(Evening(tmp_path / "tonight.night.db")) as evening:
        assert said_of(evening) == ""
        evening.say(OpenNight(TWELVE, "three-dice"))
        assert "goes on: before its first round; " in said_of(evening)
    with closing(Evening(tmp_path / "other.night.db")) as evening:
        evening.say(OpenNight(TWELVE, "listed"))
        evening.round_won("a", "a", "a")
        opened = evening.journal.opened[:16]
        assert said_of(evening) == (
            f"the night in {tmp_path}/other.night.db, begun {opened}, goes on: set 1, round 2; "
            "`headtable night new` begins another"
        )


def test_of_a_night_that_is_over_it_is_said_how_another_begins(tmp_path: Path) -> None:
    with Journal.read(a_night(tmp_path / "last.night.db")) as journal:
        said = going_on(journal, history_of(journal).night)
    assert said.endswith(" is over; `headtable night new` begins another")
