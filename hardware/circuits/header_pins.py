"""The one table of the controller's pins: which line of a board is on which pin of a Pi, or of a horn box's Pico."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Literal, cast

from msgspec import Struct

ON_THE_PI = Path(__file__).parents[2] / "controller" / "headtable" / "config" / "driver_board.py"
_ON_THE_PI = runpy.run_path(str(ON_THE_PI))
PI = cast("dict[str, int]", _ON_THE_PI)
"""The pins that headtable drives and reads. Nobody writes them a second time."""
BOOT_LINES = cast("tuple[str, ...]", _ON_THE_PI["BOOT_LINES"])
"""Lines for the Pi's config.txt: its firmware keeps each driven pin low until a program takes it."""
SETTINGS = cast("str", _ON_THE_PI["SECTIONS"])
"""What ``headtable init --driver-board`` writes."""


class HeaderPin(Struct, frozen=True):
    """A line of the driver board, its BCM pin on a Pi, and its name in ``firmware/boards/pico/pins.py``."""

    line: str
    pole: int  # of the board's header
    way: Literal["to-board", "from-board"]
    pi: int
    pico: str


PINS = (
    HeaderPin("HORN", 3, "to-board", PI["HORN"], "horn"),
    HeaderPin("BELL", 4, "to-board", PI["BELL"], "bell"),
    HeaderPin("BEAT", 5, "to-board", PI["HEARTBEAT"], "beat"),
    HeaderPin("BUTTON", 6, "from-board", PI["BUTTON"], ""),  # a Pico's button is on a pad, not on its horn box
    HeaderPin("HORN_CONTACT", 7, "from-board", PI["HORN_CONTACT"], "horn-contact"),
)
