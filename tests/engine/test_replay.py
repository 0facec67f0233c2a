"""A night again from its journal: the same standings and results, and a warning if the rules would differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.errors import BadConfig
from headtable.game.views import board_state
from headtable.journal import Journal
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.pace import Ring
from headtable.messages.past import Correct, Undo
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.refusals.pace import NightNotOpen
from headtable.messages.refusals.speaking import RefusedTooOften
from headtable.messages.table import Claim
from headtable.rulesets import text
from headtable_tools.replay import Difference, Result, replay
from headtable_tools.replay.difference import contrasted
from tests.engine.room import OPEN, Room


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "tonight.night.db")


def play_a_round(room: Room) -> None:
    """Team a wins at each table, after its first player's one."""
    room.round_in_play()
    room.host(Ring("host"))
    for table in (1, 2, 3):
        room.pad(table, "one")
        for _ in range(4):
            room.pad(table, "pass")


def test_a_replay_reports_every_rounds_result(room: Room) -> None:
    play_a_round(room)
    again = replay(room.path)
    assert again.results == (
        Result(1, 1, 1, ("Ann", "Cat"), ("Bob", "Dee"), (1, 0), "points"),
        Result(1, 1, 2, ("Eve", "Gil"), ("Flo", "Hal"), (1, 0), "points"),
        Result(1, 1, 3, ("Ida", "Kay"), ("Jim", "Lou"), (1, 0), "points"),
    )
    assert again.standings == board_state(room.history.night).standings
    assert (again.ruleset, again.phase, again.entries, again.refusals) == ("rfp", "ready", 18, 0)
    assert again.differences == ()


def test_a_replay_counts_refusals_and_revisions(room: Room) -> None:
    play_a_round(room)
    room.pad(2, "two")
    room.host(Correct(9, Claim(2, "two"), "Rosa", "it was two"))
    room.host(Undo(20, "Rosa", "no, one"))
    again = replay(room.path)
    assert (again.entries, again.refusals, again.corrections) == (21, 1, 2)
    assert again.differences == ()


def test_a_replay_reports_a_corrected_result(room: Room) -> None:
    play_a_round(room)
    room.host(Correct(9, Claim(2, "two"), "Rosa", "it was two"))
    assert replay(room.path).results[1].tally == (2, 0)


def test_a_replay_names_the_entries_that_todays_rules_decide_differently(tmp_path: Path) -> None:
    path = tmp_path / "odd.night.db"
    with Journal.create(path, text("rfp"), "5eed") as journal:
        journal.record(Heard("host-1", "h", 1, OPEN, role="host"), FormerRefusal("the night is not open yet"))
        journal.record(Heard("pad-02", "p", 1, Press("call"), 2), RefusedTooOften("pad-02"))
    first, second = replay(path).differences
    written, decided = contrasted(first)
    assert first.entry == 1
    assert written == "refused: the night is not open yet"
    assert decided.startswith("the night opened by the rfp rules; table 1: Ann, Bob")
    assert second == Difference(2, RefusedTooOften("pad-02"), NightNotOpen())


def test_a_replay_reads_a_journal_that_an_engine_has_open_and_writes_nothing(room: Room) -> None:
    play_a_round(room)
    before = room.path.read_bytes()
    replay(room.path)
    assert room.path.read_bytes() == before
    assert room.journal.record(Heard("pad-01", "x", 1, Press("one"), 1), RefusedTooOften("pad-01")) == 19


def test_only_a_journal_can_be_replayed(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="No such file"):
        replay(tmp_path / "nothing.db")
