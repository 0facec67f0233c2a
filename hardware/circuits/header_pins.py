"""The one table of the controller's pins: which line of a board is on which pin of a Pi, or of a horn box's Pico."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class HeaderPin(Struct, frozen=True):
    """A line of the driver board, its BCM pin on a Pi, and its name in ``firmware/boards/pico/pins.py``."""

    line: str
    pole: int  # of the board's header
    way: Literal["to-board", "from-board"]
    pi: int
    pico: str


PINS = (
    HeaderPin("HORN", 3, "to-board", 22, "horn"),
    HeaderPin("BELL", 4, "to-board", 23, "bell"),
    HeaderPin("BEAT", 5, "to-board", 24, "beat"),
    HeaderPin("BUTTON", 6, "from-board", 25, ""),  # a Pico's button is on a pad, not on its horn box
    HeaderPin("HORN_CONTACT", 7, "from-board", 26, "horn-contact"),
)


def boot_lines() -> tuple[str, ...]:
    """Lines for the Pi's config.txt: firmware keeps each driven pin low until a program takes it."""
    driven = ",".join(str(pin.pi) for pin in PINS if pin.way == "to-board")
    read = ",".join(str(pin.pi) for pin in PINS if pin.way == "from-board")
    return (f"gpio={driven}=op,dl", f"gpio={read}=ip,np")
