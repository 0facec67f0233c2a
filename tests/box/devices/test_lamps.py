"""A pad shows its table: each change once, and the whole state when the pad comes back."""

from __future__ import annotations

import pytest

from headtable.box.devices.lamps import shown
from headtable.messages.line import Light, Show
from headtable.messages.rooms import (
    TablePhase,
    TableState,
)
from headtable.wire import Frame
from tests.box.in_memory import Hall, MemoryLine, hello

STATE = TableState(2, "rolling", ("Ann", "Bea", "Cat", "Dot"), (2, 0), "Ann", mark=1)


@pytest.fixture
def hall() -> Hall:
    return Hall().plug_in_everything()


def tell(hall: Hall, state: TableState) -> None:
    hall.box.on_message(state, "retained")


def shows(line: MemoryLine) -> list[Show]:
    return [message for message in line.heard() if isinstance(message, Show)]


def test_only_the_tables_own_pad_is_told_what_to_show(hall: Hall) -> None:
    tell(hall, STATE)
    assert shows(hall.second_pad) == [Show("boxboo1", "roll", 1, 2, 0, "a", "Ann")]
    assert shows(hall.pad) == shows(hall.board) == []


def test_only_changes_are_sent_under_a_new_nonce(hall: Hall) -> None:
    tell(hall, STATE)
    tell(hall, TableState(2, "rolling", STATE.seats, (2, 0), "Ann", mark=1, last="two"))
    tell(hall, TableState(2, "rolling", STATE.seats, (3, 0), "Ann", mark=1))
    assert [(show.nonce, show.a) for show in shows(hall.second_pad)] == [("boxboo1", 2), ("boxboo2", 3)]


def test_a_pad_gets_its_lamps_again_after_a_hello(hall: Hall) -> None:
    tell(hall, STATE)
    before = shows(hall.second_pad)
    hall.box.line_received(hall.second_pad, Frame("pad-02", 0, hello()))
    assert shows(hall.second_pad) == before


@pytest.mark.parametrize(
    ("state", "light"),
    [
        (TableState(2, "rolling", STATE.seats), "roll"),
        (TableState(2, "rolling", STATE.seats, proposed=(1, 1, 4)), "wait"),
        (TableState(2, "rolling", STATE.seats, again="cocked"), "again"),
        (TableState(2, "rolling", STATE.seats, again="cocked", proposed=(1, 1, 4)), "wait"),
        (TableState(2, "rolling", STATE.seats, call_it=True), "call"),
        (TableState(2, "done", STATE.seats), "stop"),
        (TableState(2, "ready", STATE.seats), "dark"),
        (TableState(2, "host-decides", STATE.seats), "wait"),
    ],
)
def test_each_state_has_its_light(state: TableState, light: Light) -> None:
    assert shown(state).light == light


@pytest.mark.parametrize("phase", ["last-lap", "tie-break", "roll-off"])
def test_the_light_shows_that_dice_are_rolled(phase: TablePhase) -> None:
    assert shown(TableState(2, phase, STATE.seats)).light == "roll"


def test_a_name_is_cut_to_the_length_that_a_line_can_carry() -> None:
    state = TableState(1, "rolling", STATE.seats, roller="Ghost", thrower="Zoë $mith*\n" + "x" * 30)
    assert shown(state).who == "Zo? .mith.xx"


@pytest.mark.parametrize(("roller", "team"), [("Ann", "a"), ("Bea", "b"), ("Cat", "a"), ("Dot", "b"), (None, "-")])
def test_the_lamps_show_which_team_has_the_dice(roller: str | None, team: str) -> None:
    assert shown(TableState(2, "rolling", STATE.seats, roller=roller)).team == team
