"""How a device's life ends, under real MicroPython."""

from __future__ import annotations

from pathlib import Path

from tests.firmware.micropython import run


def test_what_is_broken_off_at_a_prompt_is_off_before_the_prompt_comes(tmp_path: Path) -> None:
    assert run("judge_life.py", str(tmp_path)).split() == ["off", "prompt"]
