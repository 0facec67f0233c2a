"""A device on RS-485, on a Pico's board: it speaks when it is polled, and never otherwise."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from headtable.board_firmware.firmware_tree import FIRMWARE, PICO
from headtable.messages.line import Hello, Idle, Press
from headtable.messages.words import Message
from headtable.wire import decode_line
from headtable_tools.rehearse.bench import HEAP, MICROPYTHON

HERE = Path(__file__).parent
UID = "pad-438b2a31"
SHARED_LINE = "3"
POLL = f"hear {UID} 1 poll"


def said(folder: Path, *what: str) -> list[Message]:
    """What the device says on the line."""
    path = f"{HERE.parent / 'fakes'}:{FIRMWARE}:.frozen"
    env = {**os.environ, "MICROPYPATH": path, "HEADTABLE_GROUNDED": SHARED_LINE}
    words = (str(MICROPYTHON), "-X", f"heapsize={HEAP}", str(HERE / "judge_shared_line.py"), str(PICO), *what)
    ended = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return [decode_line(line.encode()).message for line in json.loads(ended.stdout)]


def test_a_device_on_a_shared_line_never_speaks_without_a_poll(tmp_path: Path) -> None:
    assert said(tmp_path, "turn", "happen", "turn", "hear all 1 who", f"hear {UID} 2 who", "turn") == []


def test_a_device_answers_each_poll_with_one_line(tmp_path: Path) -> None:
    hello, press, idle = said(tmp_path, "happen", POLL, POLL, POLL, "turn")
    assert isinstance(hello, Hello)
    assert isinstance(press, Press)
    assert idle == Idle()


def test_a_device_does_not_answer_a_poll_for_another(tmp_path: Path) -> None:
    assert said(tmp_path, "hear pad-02 1 poll", "hear pad-02 1 idle", "turn") == []


def test_a_device_repeats_its_hello_on_request(tmp_path: Path) -> None:
    *_, idle, hello = said(tmp_path, POLL, POLL, "hear all 1 who", POLL)
    assert idle == Idle()
    assert isinstance(hello, Hello)
