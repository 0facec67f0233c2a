"""Bytes that are never a frame are recognised: another speed, or another language."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from headtable.box.lines.noise import NOISE_S, Noise
from headtable.messages.line import Press
from headtable.messages.troubles import GarbageAtOurSpeed
from headtable.saying import say
from headtable.wire import Frame, encode_line
from headtable_tools.rehearse.cable import Cable
from tests.box.in_memory import hello
from tests.box.lines.test_all_lines import a_house, until

LINE = encode_line(Frame("pad-01", 1, Press("two")))
TOO_SLOW = b"\x00\x80\xf8\x00\x1e"  # a line at 115200 baud, as a port at 9600 reads it


class Reads:
    """Noise on a line, twice a second."""

    def __init__(self, key: str = "baud", baud: int = 115_200) -> None:
        self.now_s = 0.0
        self.noise = Noise(lambda: self.now_s, key, baud)

    def told(self, *pieces: bytes) -> list[str]:
        """The trouble that is reported for these bytes, which arrive half a second apart."""
        told = []
        for piece in pieces:
            told.append(self.noise.comes(piece))
            self.now_s += 0.5
        return [say(one) for one in told if one]


@pytest.mark.parametrize(
    ("key", "baud", "fix"),
    [
        ("baud", 9600, "[box] baud = 9600, and headtable’s devices speak 115200: write baud = 115200"),
        ("rs485_baud", 115_200, "headtable’s devices speak 250000: write rs485_baud = 250000"),
        ("baud", 115_200, "only garbage comes at 115200 baud: does the device speak at another speed?"),
    ],
)
def test_garbage_without_a_frame_suggests_another_line_speed(key: str, baud: int, fix: str) -> None:
    [told] = Reads(key, baud).told(*[TOO_SLOW] * 10)
    assert fix in told


def test_text_without_a_frame_is_reported_as_an_unknown_device() -> None:
    [told] = Reads().told(*[b"$GPGGA,123519,4807.038,N*47\r\n"] * 10)
    assert told.endswith("which is not a line of headtable’s protocol: is it a headtable device with its firmware?")


def test_a_board_that_prints_text_before_its_hello_has_no_trouble() -> None:
    reads = Reads()
    assert reads.told(b"MPY: soft reboot\r\n") == []
    reads.noise.has_heard = True
    assert reads.told(*[TOO_SLOW] * 10) == []


def test_a_few_bytes_and_newlines_are_not_reported() -> None:
    assert Reads().told(b"\x00", *[b"\r\n"] * 10) == []
    assert Reads().told(TOO_SLOW) == []


def test_noise_is_reported_again_after_the_line_is_reopened() -> None:
    reads = Reads()
    assert len(reads.told(*[TOO_SLOW] * 10)) == 1
    reads.noise.begins()
    assert len(reads.told(*[TOO_SLOW] * 10)) == 1


async def test_a_port_with_only_garbage_is_shown_with_its_trouble_until_a_device_says_hello(
    tmp_path: Path,
) -> None:
    async with a_house(tmp_path) as house:
        with Cable(tmp_path / "ttyUSB0") as cable:
            asked = bytearray()
            with cable.listening(asked.extend, lambda: None):
                await until(lambda: b" who" in asked)
                begun_s = asyncio.get_running_loop().time()
                while "port-ttyusb0" not in house.online():
                    cable.write(TOO_SLOW)
                    await asyncio.sleep(NOISE_S / 20)
                assert asyncio.get_running_loop().time() - begun_s >= NOISE_S
                assert isinstance(house.births()["port-ttyusb0"].trouble, GarbageAtOurSpeed)
                cable.write(b"\n" + encode_line(Frame("pad-01", 0, hello())))
                await until(lambda: house.online() == ["pad-01"])
