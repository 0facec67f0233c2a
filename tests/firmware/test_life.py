"""How a device's life ends, under real MicroPython."""

from __future__ import annotations

from pathlib import Path

from tests.firmware.micropython import run


def test_an_interrupted_program_is_silent_before_its_prompt_appears(tmp_path: Path) -> None:
    assert run("judge_life.py", str(tmp_path)).split() == ["off", "prompt"]
