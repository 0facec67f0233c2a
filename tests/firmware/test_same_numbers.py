"""What a device and the box must both know: each number stands in both programs, and is the same."""

from __future__ import annotations

import re

import pytest

from common import enrolment, lines, shared_port, signed, wifi
from headtable import wire
from headtable.board_firmware.firmware_tree import FIRMWARE
from headtable.box.lines.poller import LineTiming
from headtable.box.lines.wifi import device_keys as keys, server, signed as box_signed
from headtable.config.checks import MOST_ON_A_SHARED_LINE
from headtable_tools.devices import enrolling


@pytest.mark.parametrize(
    ("here", "there"),
    [
        pytest.param(wifi.SILENT_MS, 1000 * server.SILENT_S, id="too long without one"),
        pytest.param(signed.BEAT, box_signed.HEARTBEAT, id="its word"),
        pytest.param(signed.VERSION, box_signed.VERSION, id="version"),
        pytest.param(signed.NONCE_BYTES, box_signed.NONCE_BYTES, id="nonce"),
        pytest.param(signed.TAG_BYTES, box_signed.TAG_BYTES, id="tag"),
        pytest.param((signed.TO_BOX, signed.TO_DEVICE), (box_signed.TO_BOX, box_signed.TO_DEVICE), id="ways"),
        pytest.param(signed.LONGEST_SIGNED, box_signed.LONGEST_SIGNED, id="longest signed line"),
        pytest.param(lines.LONGEST_LINE, wire.LONGEST_LINE, id="longest line"),
        pytest.param(enrolment.PART, enrolling.PART, id="part of an enrolment"),
        pytest.param(enrolment.KEY_BYTES, keys.KEY_BYTES, id="key"),
    ],
)
def test_both_ends_have_the_same_numbers(here: object, there: object) -> None:
    assert here == there


def test_the_latest_and_longest_answer_ends_before_the_boxs_timeout() -> None:
    pace = LineTiming.at(250_000)
    assert shared_port.LATEST_US / 1e6 + pace.turn_s + lines.LONGEST_LINE * pace.byte_s < pace.answer_s


def test_check_allows_as_many_devices_on_a_shared_line_as_were_tested() -> None:
    readme = (FIRMWARE / "README.md").read_text(encoding="utf-8")
    tried = re.findall(r"^\| (pad|dice|leddice|horn) \| (\d+) \| \d+% \| \d+ \| 0 \| 0 \| 0 \|", readme, re.MULTILINE)
    most = {model: int(devices) for model, devices in tried}
    assert most == dict.fromkeys(("pad", "dice", "leddice", "horn"), MOST_ON_A_SHARED_LINE)
