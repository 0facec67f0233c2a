"""Real MicroPython, its unix port, running what is in firmware/."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from headtable.board_firmware.firmware_tree import FIRMWARE
from headtable_tools.rehearse.bench import HEAP, MICROPYTHON

HERE = Path(__file__).parent


def run(script: str, *arguments: str, stdin: str = "", heap: str = HEAP, program: Path = MICROPYTHON) -> str:
    """What a script beside this file prints when a device runs it."""
    words = (str(program), "-X", f"heapsize={heap}", str(HERE / script), *arguments)
    env = {**os.environ, "MICROPYPATH": f"{FIRMWARE}:{HERE.parents[1]}:.frozen"}
    ended = subprocess.run(words, input=stdin, capture_output=True, text=True, check=False, env=env)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout
