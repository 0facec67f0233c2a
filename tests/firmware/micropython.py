"""Real MicroPython, its unix port, running what is in firmware/."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MICROPYTHON = Path(sys.executable).parent / "micropython"
HERE = Path(__file__).parent
HEAP = "256k"  # what a Pico can give: it has 264 KB of RAM, and its own Python in them


def environment() -> dict[str, str]:
    """Where MicroPython finds the firmware, and the board that stands in for the real one."""
    return {**os.environ, "MICROPYPATH": f"{ROOT / 'firmware'}:{HERE}:.frozen"}


def run(script: str, *arguments: str, stdin: str = "", heap: str = HEAP) -> str:
    """What a script beside this file prints when a device runs it."""
    words = (str(MICROPYTHON), "-X", f"heapsize={heap}", str(HERE / script), *arguments)
    ended = subprocess.run(words, input=stdin, capture_output=True, text=True, check=False, env=environment())
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout
