"""A reader's dice reach the engine as one throw, and the reader hears which events it may forget."""

from __future__ import annotations

import pytest

from headtable.config import BoxSettings, DiceSettings
from headtable.messages.devices import Birth
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Battery, Dice, DieSeen, Got, Hello, Refused, ToDevice, Took, Who
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.rooms import (
    DiceState,
    DieShown,
)
from headtable.messages.words import DieState, Message
from headtable.wire import PROTOCOL, Frame
from tests.box.in_memory import Hall, MemoryLine

SETTINGS = BoxSettings(id="box", dice=(DiceSettings(uid="dice-02", table=2),))
HELLO = Hello(PROTOCOL, "1.0", "dice", 1, "0000", "dice")
ROLL: list[tuple[int, DieState, int]] = [
    *((1, "rolling", 0), (2, "rolling", 0), (3, "rolling", 0)),
    *((2, "settled", 1), (1, "settled", 1), (3, "settled", 4)),
]  # fmt: skip
THROWN = Heard("dice-02", "1", 6, Dice((1, 1, 4)), 2)


class Table:
    """A reader at table 2, and the box that hears it."""

    def __init__(self) -> None:
        self.hall = Hall(SETTINGS)
        self.line = MemoryLine("tty-dice")
        self.hello()

    def hello(self) -> None:
        """The reader says hello."""
        self.hall.box.line_received(self.line, Frame("dice-02", 0, HELLO))

    def sees(self, seq: int, die: int, state: DieState, face: int = 0) -> list[ToDevice]:
        """A die does something; what the reader is told."""
        self.hall.box.line_received(self.line, Frame("dice-02", seq, DieSeen(die, state, face)))
        return self.line.heard()

    def throws(self) -> list[ToDevice]:
        """All three roll and settle."""
        return [told for seq, state in enumerate(ROLL, start=1) for told in self.sees(seq, *state)]

    def judged(self, seq: int, why: Refusal | None = None) -> list[ToDevice]:
        """The engine has spoken; what the reader is told."""
        self.hall.box.on_message(Ack("dice-02", "1", seq, not why, 9, why), "live")
        return self.line.heard()

    def said(self, kind: type[Message]) -> list[Message]:
        """The messages to the room."""
        return list(self.hall.said(kind))


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_reader_belongs_to_its_table(table: Table) -> None:
    assert table.said(Birth) == [Birth("dice-02", "box", "dice", "1.0", "1", "dice", online=True, table=2)]


def test_three_dice_that_settle_are_heard_as_one_throw(table: Table) -> None:
    assert table.throws() == [Got(seq) for seq in range(1, 7)]
    assert table.said(Heard) == [THROWN]


def test_with_its_verdict_the_reader_may_forget_the_whole_throw(table: Table) -> None:
    table.throws()
    assert table.judged(6) == [Took(1), Took(2), Took(3), Took(4), Took(5), Took(6)]
    assert table.judged(6) == [Took(6)]


def test_a_throw_is_refused_at_the_event_that_completed_it(table: Table) -> None:
    table.throws()
    assert table.judged(6, FormerRefusal("the round is over"))[-2:] == [Took(5), Refused(6, "the round is over")]


def test_without_a_broker_the_reader_keeps_its_throw(table: Table) -> None:
    table.hall.is_connected = False
    assert table.throws() == [Got(seq) for seq in range(1, 6)]
    table.hall.is_connected = True
    assert table.sees(6, 3, "settled", 4) == [Got(6)]
    assert table.said(Heard) == [THROWN]


def test_a_touched_die_is_dropped_at_once(table: Table) -> None:
    table.sees(1, 1, "rolling")
    assert table.sees(2, 1, "moved") == [Took(1), Took(2)]


def test_a_reader_may_repeat_its_stored_events(table: Table) -> None:
    """It does so when a verdict is long in coming; nobody takes that for a restart."""
    table.throws()
    assert table.throws() == [Got(seq) for seq in range(1, 7)]
    assert table.said(Heard) == [THROWN, THROWN]
    table.judged(6)
    assert table.sees(3, 3, "rolling") == [Who()]  # the reader has restarted its numbers, or has missed the verdict
    table.hello()
    assert table.sees(3, 3, "rolling") == [Took(3)]


def test_a_restarted_box_hears_the_same_throw_under_the_same_number(table: Table) -> None:
    table.throws()
    another = Table()
    assert another.throws() == [Got(seq) for seq in range(1, 7)]
    assert another.said(Heard) == table.said(Heard)


def test_a_cocked_die_is_reported_once_all_dice_are_at_rest(table: Table) -> None:
    for seq, state in enumerate(ROLL[:5], start=1):
        table.sees(seq, *state)
    table.sees(6, 3, "cocked")
    assert table.said(Heard) == [Heard("dice-02", "1", 6, DieSeen(3, "cocked", 0), 2)]


def test_every_die_and_its_battery_are_published(table: Table) -> None:
    table.sees(1, 1, "present", 4)
    table.hall.box.line_received(table.line, Frame("dice-02", 1, Battery(1, 80)))
    lost, state = DieShown(2, "lost"), table.said(DiceState)
    assert state[-1] == DiceState("dice-02", 2, (DieShown(1, "present", 4, 80), lost, DieShown(3, "lost")))
    table.hall.box.line_received(table.line, Frame("dice-02", 1, Battery(1, 80)))
    assert table.said(DiceState) == []
    table.hall.box.on_connect()
    assert table.said(DiceState) == state[-1:]


def test_a_restarted_reader_has_new_dice(table: Table) -> None:
    for seq, state in enumerate(ROLL[:5], start=1):
        table.sees(seq, *state)
    table.hall.box.line_received(table.line, Frame("dice-02", 0, Hello(PROTOCOL, "1.0", "dice", 2, "0000", "dice")))
    table.line.heard()
    table.sees(1, 3, "rolling")
    table.sees(2, 3, "settled", 4)
    assert table.said(Heard) == []
