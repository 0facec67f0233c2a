"""The night that is in the journal when an engine starts."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from headtable.engine.begun_night import BegunNightGoesOn, BegunNightIsOver, begun_night
from headtable.engine.resumed_night import history_of
from headtable.journal import Journal
from headtable.messages.people import OpenNight
from headtable.saying import say
from tests.replay.short_night import TWELVE, Evening, a_night


def test_a_begun_night_continues_after_a_restart(tmp_path: Path) -> None:
    with closing(Evening(tmp_path / "tonight.night.db")) as evening:
        assert begun_night(evening.journal, evening.night) is None
        evening.say(OpenNight(TWELVE, "three-dice"))
        begun = begun_night(evening.journal, evening.night)
        assert isinstance(begun, BegunNightGoesOn)
        assert "goes on: before its first round; " in say(begun)
    with closing(Evening(tmp_path / "other.night.db")) as evening:
        evening.say(OpenNight(TWELVE, "listed"))
        evening.round_won("a", "a", "a")
        opened = evening.journal.opened[:16]
        begun = begun_night(evening.journal, evening.night)
        assert begun == BegunNightGoesOn(f"{tmp_path}/other.night.db", opened, 1, 2, in_semi_final=False)
        assert say(begun) == (
            f"the night in {tmp_path}/other.night.db, begun {opened}, goes on: set 1, round 2; "
            "`headtable night new` begins another"
        )


def test_a_night_that_is_over_names_the_command_for_another(tmp_path: Path) -> None:
    with Journal.read(a_night(tmp_path / "last.night.db")) as journal:
        begun = begun_night(journal, history_of(journal).night)
    assert isinstance(begun, BegunNightIsOver)
    assert say(begun).endswith(" is over; `headtable night new` begins another")
