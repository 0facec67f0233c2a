"""A session of signed lines, from the box's side: a line is good in it, and in no other session."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from common.signed import Session as DevicesSession
from headtable.box.lines.wifi.signed import HEARTBEAT, Greeting, Session, greeting, read_greeting
from headtable.errors import Garbled

VECTORS = json.loads((Path(__file__).parents[3] / "vectors" / "signed.json").read_text())
KEY = bytes.fromhex(VECTORS["key"])
DEVICE = Greeting(VECTORS["uid"], VECTORS["device_nonce"].encode())
LINES = st.lists(st.binary(min_size=1, max_size=96).filter(lambda line: b"\n" not in line), min_size=1, max_size=6)


def boxs() -> Session:
    """The box's end of the session of the vectors."""
    return Session(KEY, DEVICE, VECTORS["box_nonce"].encode())


def devices(key: bytes = KEY, nonce: bytes = DEVICE.nonce, box_nonce: str = VECTORS["box_nonce"]) -> DevicesSession:
    """A device's end."""
    return DevicesSession(key, DEVICE.uid, box_nonce.encode(), nonce)


def test_both_ends_greet_as_in_the_test_vectors() -> None:
    assert greeting(VECTORS["box_nonce"].encode()) == VECTORS["box_greets"].encode() + b"\n"
    assert read_greeting(VECTORS["device_greets"].encode()) == DEVICE


def test_the_box_signs_and_verifies_as_in_the_test_vectors() -> None:
    box = boxs()
    assert [box.sign(one["line"].encode()).decode() for one in VECTORS["from_box"]] == [
        one["signed"] + "\n" for one in VECTORS["from_box"]
    ]
    for one in VECTORS["from_device"]:
        assert box.opened(one["signed"].encode()) == (one["line"].encode(), one["heard"])


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"headtable 2 pad-01 " + DEVICE.nonce,
        b"headtable 1 PAD " + DEVICE.nonce,
        b"headtable 1 pad-01 " + DEVICE.nonce[:-1],
        b"headtable 1 pad-01 " + DEVICE.nonce + b"\n",
        b"GET / HTTP/1.1",
    ],
)
def test_a_line_that_is_no_greeting_is_refused(line: bytes) -> None:
    with pytest.raises(Garbled, match="as a device begins on Wi-Fi"):
        read_greeting(line)


@given(LINES)
def test_each_end_receives_the_others_lines_once_and_in_order(lines: list[bytes]) -> None:
    box, device = boxs(), devices()
    signed = [device.sign(line).removesuffix(b"\n") for line in lines]
    assert [box.opened(line).line for line in signed] == lines
    for line in signed:
        with pytest.raises(Garbled, match="heard before"):
            box.opened(line)


@given(LINES, st.data())
def test_one_changed_bit_invalidates_a_line(lines: list[bytes], data: st.DataObject) -> None:
    box, device = boxs(), devices()
    signed = bytearray(device.sign(lines[0]).removesuffix(b"\n"))
    place = data.draw(st.integers(0, len(signed) - 1))
    signed[place] ^= 1 << data.draw(st.integers(0, 7))
    with pytest.raises(Garbled, match="signed"):
        box.opened(bytes(signed))
    assert box.opened(device.sign(b"next").removesuffix(b"\n")).line == b"next"


def test_a_line_is_valid_only_in_its_own_session_and_direction() -> None:
    said = devices().sign(HEARTBEAT).removesuffix(b"\n")
    for other in (
        devices(key=bytes(32)),
        devices(nonce=b"0" * 32),
        devices(box_nonce="0" * 32),
        boxs(),
    ):
        with pytest.raises(Garbled, match="not signed"):
            boxs().opened(other.sign(HEARTBEAT).removesuffix(b"\n"))
    assert devices().opened(said) is None


def test_a_line_out_of_order_is_dropped_and_a_gap_is_accepted() -> None:
    box, device = boxs(), devices()
    first, second, _, fourth = (device.sign(b"%d" % number).removesuffix(b"\n") for number in (1, 2, 3, 4))
    assert box.opened(second).line == b"2"
    with pytest.raises(Garbled, match="number 1 after 2"):
        box.opened(first)
    assert box.opened(fourth).line == b"4"
