"""Whether the faster core of the emulator does what the library's own does, instruction by instruction."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

from tests.rp2040.chip import SHARED_LINE_PIN, Kit, environment, made_of
from tests.rp2040.device import files_of
from tests.rp2040.flash_image import littlefs

PROGRAM = Path(__file__).parent / "compare_cores.mjs"
UNTIL_MS = 2500  # the firmware has started by then, and turns its loop
Core = Literal["library", "faster"]
CORES: dict[Core, str] = {"library": "of the library", "faster": "the faster one"}


class CoreRun(NamedTuple):
    """A pad's start on one core."""

    core: Core
    state: str  # a digest of the memory, the registers and the time
    seconds: float  # of the computer


def measure(kit: Kit, progress: Callable[[str], None]) -> list[CoreRun]:
    """Start the same pad on both cores."""
    image = kit.work / "compared.img"
    image.write_bytes(littlefs(files_of("pad")))
    return [_run(kit, image, core, progress) for core in CORES]


def _run(kit: Kit, image: Path, core: Core, progress: Callable[[str], None]) -> CoreRun:
    progress(f"emulator: the core {CORES[core]}")
    words = ("node", str(PROGRAM), json.dumps(made_of(kit, image, [SHARED_LINE_PIN])), core, str(UNTIL_MS))
    told = json.loads(subprocess.run(words, check=True, capture_output=True, text=True, env=environment(kit)).stdout)
    return CoreRun(core, told["state"], told["seconds"])
