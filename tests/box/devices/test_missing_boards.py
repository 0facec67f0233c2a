"""A board of bell or horn that nobody has ever met is told of loudly."""

from __future__ import annotations

from headtable.box.devices.missing_boards import SAID_HELLO_WITHIN_S
from headtable.wire import Frame
from tests.box.in_memory import Hall, hello


def alarms(hall: Hall) -> list[str]:
    return [told for told in hall.complaints if "ALARM" in told]


def test_a_box_without_a_horn_reports_it_soon_after_its_start() -> None:
    hall = Hall()
    hall.passes(SAID_HELLO_WITHIN_S - 1)
    assert alarms(hall) == []
    hall.passes(1)
    [told] = alarms(hall)
    assert told.startswith("horn-01: ALARM: nobody of this uid has said hello: no horn sounds")


def test_it_repeats_the_report_while_no_board_comes_and_names_the_devices_present() -> None:
    hall = Hall()
    hall.passes(SAID_HELLO_WITHIN_S)
    hall.box.line_received(hall.board, Frame("horn-1", 0, hello()))
    hall.passes(10)
    assert "horn-1 is there and in no configuration; is that its uid?" in alarms(hall)[-1]


def test_it_reports_a_board_that_arrives_late_and_not_one_that_was_present() -> None:
    hall = Hall()
    hall.passes(SAID_HELLO_WITHIN_S)
    hall.box.line_received(hall.board, Frame("horn-01", 0, hello()))
    hall.passes(100)
    assert len(alarms(hall)) == 1
    assert hall.complaints[-1] == "horn-01 has said hello: the horn may sound"
    there = Hall().plug_in_everything()
    there.passes(100)
    assert alarms(there) == []
