"""The meaning of a GoDice die's bytes."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given, strategies as st

from headtable.box.sources.ble import godice
from headtable.box.sources.ble.die_reports import BatteryReport, StateReport
from headtable.box.sources.ble.godice import UP, decode, face_up
from headtable.errors import Garbled


def lies(word: bytes, *gravity: int) -> bytes:
    """The word, and where gravity pulls."""
    return word + struct.pack("bbb", *gravity)


def test_a_throw_is_a_roll_followed_by_a_rest() -> None:
    assert decode(b"R") == (StateReport("rolling"),)
    assert [decode(lies(b"S", *UP[face])) for face in UP] == [
        (StateReport("settled", face),) for face in (1, 2, 3, 4, 5, 6)
    ]


@pytest.mark.parametrize(
    ("raw", "means"),
    [
        (lies(b"TS", *UP[4]), StateReport("cocked", 4)),
        (lies(b"FS", *UP[4]), StateReport("present", 4)),
        (lies(b"MS", *UP[4]), StateReport("moved", 4)),
        (b"Bat\x3c", BatteryReport(60)),
    ],
)
def test_every_other_report_is_read(raw: bytes, means: StateReport | BatteryReport) -> None:
    assert decode(raw) == (means,)


@pytest.mark.parametrize("raw", [b"Col\x03", b"Char\x01", b"Tap", b"DTap"])
def test_an_unneeded_report_is_ignored(raw: bytes) -> None:
    assert decode(raw) == ()


def test_a_die_that_leans_between_two_faces_is_uncertain() -> None:
    assert decode(lies(b"S", 45, 45, 0)) == (StateReport("uncertain"),)
    assert decode(lies(b"S", 62, 15, 0)) == (StateReport("settled", 6),)  # the box leans a little; so do tables
    assert decode(lies(b"S", 0, 0, 0)) == (StateReport("uncertain"),)


@pytest.mark.parametrize(
    "raw", [b"", b"X", b"S", b"S\1\2", b"S\1\2\3\4", b"TS\1", b"Bat", b"Bat\x65", b"Bat\1\2", b"s"]
)
def test_anything_else_is_garbled_and_quoted(raw: bytes) -> None:
    with pytest.raises(Garbled, match="GoDice"):
        decode(raw)


@given(st.one_of(st.binary(max_size=24), st.sampled_from([b"S", b"TS", b"FS", b"MS", b"Bat"]).flatmap(
    lambda word: st.binary(max_size=5).map(lambda rest: word + rest)
)))  # fmt: skip
def test_any_bytes_are_a_report_or_garbled(raw: bytes) -> None:
    try:
        reports = decode(raw)
    except Garbled:
        return
    for report in reports:
        assert isinstance(report, BatteryReport) or 0 <= report.face <= 6


@given(st.sampled_from(sorted(UP)), st.tuples(*[st.integers(-12, 12)] * 3))
def test_a_flat_die_shows_its_face_despite_a_tilted_table_and_a_poor_sensor(
    face: int, off: tuple[int, int, int]
) -> None:
    x, y, z = (a + b for a, b in zip(UP[face], off, strict=True))
    assert face_up((x, y, z)) == face


def test_the_pulse_command_holds_the_requested_duration() -> None:
    assert godice.blink(3) == bytes([16, 6, 25, 25, 255, 255, 255, 1, 0])  # six times a quarter on, a quarter off
    assert godice.blink(1000)[1] == 255
