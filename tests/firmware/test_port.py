"""The firmware's queue before a stream, under real MicroPython."""

from __future__ import annotations

import json

from tests.firmware.micropython import run

JUDGED = json.loads(run("judge_port.py"))


def test_each_line_is_one_write_so_that_wifi_sends_it_in_one_packet() -> None:
    assert JUDGED["quick"] == JUDGED["lines"]


def test_lines_that_wait_for_a_slow_stream_keep_their_order() -> None:
    assert "".join(JUDGED["slow"]) == "".join(JUDGED["lines"])
