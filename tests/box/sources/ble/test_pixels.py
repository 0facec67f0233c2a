"""The meaning of a Pixels die's bytes."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from headtable.box.sources.ble import pixels
from headtable.box.sources.ble.die_reports import BatteryReport, StateReport
from headtable.box.sources.ble.pixels import decode
from headtable.errors import Garbled
from tests.box.sources.ble.virtual_dice import Air, OldVirtualPixel, VirtualPixel


@pytest.mark.parametrize(
    ("state", "means"),
    [
        (0, StateReport("present", 4)),  # it does not know
        (1, StateReport("settled", 4)),
        (2, StateReport("moved")),  # in a hand
        (3, StateReport("rolling")),
        (4, StateReport("cocked", 4)),
        (5, StateReport("present", 4)),  # put down
    ],
)
def test_every_roll_state_is_read(state: int, means: StateReport) -> None:
    assert decode(bytes([3, state, 3])) == (means,)


def test_the_battery_is_read() -> None:
    assert decode(bytes([34, 77, 2])) == (BatteryReport(77),)
    assert decode(bytes([34, 77])) == (BatteryReport(77),)


@pytest.mark.parametrize("kind", [VirtualPixel, OldVirtualPixel])
async def test_the_identity_message_holds_the_dies_state_and_its_battery(kind: type[VirtualPixel]) -> None:
    die = kind(await Air().radio("Pixel"), percent=41)
    die.state, die.place = 1, 5
    assert decode(die.who()) == (StateReport("settled", 6), BatteryReport(41))


@pytest.mark.parametrize("raw", [bytes([4, 1, 2, 3]), bytes([18]) + b"log", bytes([30]), bytes([0])])
def test_an_unneeded_report_is_ignored(raw: bytes) -> None:
    assert decode(raw) == ()


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        bytes([3]),
        bytes([3, 1]),
        bytes([3, 1, 2, 3]),
        bytes([3, 6, 0]),
        bytes([3, 1, 6]),  # a die of more faces
        bytes([34]),
        bytes([34, 101, 0]),
        bytes([2]),
        bytes([2, 0, 0, 0]),
        bytes([2, 1, 1, 1, 1, 1, 2, 9]),
        bytes([200]),
    ],
)
def test_anything_else_is_garbled_and_quoted(raw: bytes) -> None:
    with pytest.raises(Garbled, match="Pixels die"):
        decode(raw)


@given(st.one_of(st.binary(max_size=64), st.sampled_from([2, 3, 34]).flatmap(
    lambda first: st.binary(max_size=40).map(lambda rest: bytes([first]) + rest)
)))  # fmt: skip
def test_any_bytes_are_a_report_or_garbled(raw: bytes) -> None:
    try:
        reports = decode(raw)
    except Garbled:
        return
    for report in reports:
        assert 0 <= report.percent <= 100 if isinstance(report, BatteryReport) else 0 <= report.face <= 6


def test_the_blink_command_holds_the_requested_duration() -> None:
    blink = pixels.blink(3)
    assert len(blink) == 14
    assert (blink[0], blink[1], int.from_bytes(blink[2:4], "little")) == (29, 6, 3000)
    assert pixels.blink(1000)[1] == 255
