"""Which GPIO chip has the Pi's header: found by its label, because its number depends on the kernel."""

from __future__ import annotations

import getpass
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from headtable.errors import Unwell
from headtable.saying import catalogue, say, text

HEADERS = ("pinctrl-bcm2835", "pinctrl-bcm2711", "pinctrl-rp1")  # on a Pi up to 3, on a Pi 4, on a Pi 5


class ChipsForbidden(Struct, frozen=True):
    """This user may open no GPIO chip."""

    user: str
    chips: tuple[str, ...]


class ChipsMissing(Struct, frozen=True):
    """This machine has no GPIO chip."""

    folder: str


class ChipFound(Struct, frozen=True):
    """A GPIO chip of this machine."""

    chip: str
    label: str


class ChipClosed(Struct, frozen=True):
    """A GPIO chip that cannot be opened."""

    chip: str
    error: str


class ChipsWithoutHeader(Struct, frozen=True):
    """No GPIO chip of this machine is a Pi's header."""

    headers: tuple[str, ...]
    found: tuple[ChipFound | ChipClosed, ...]


NoChip = ChipsForbidden | ChipsMissing | ChipsWithoutHeader


class NoHeader(Unwell):
    """The header's chip cannot be used: why, and what to do about it."""

    def __init__(self, reason: NoChip) -> None:
        super().__init__(reason)
        self.no_chip = reason

    @property
    def why(self) -> str:
        """The trouble."""
        return say(self.no_chip)

    @property
    def fix(self) -> str:
        """The remedy."""
        return catalogue().part(self.no_chip, "fix")

    def __str__(self) -> str:
        """Why, and what to do about it."""
        return text("pins-no-header", why=self.why, fix=self.fix)


def header_chip(label_of: Callable[[Path], str], devices: Path = Path("/dev")) -> Path:
    """The device file of the header's chip; ``label_of`` opens a chip to ask for its label."""
    found: list[ChipFound | ChipClosed] = []
    refused: list[str] = []
    for path in sorted(devices.glob("gpiochip*")):
        try:
            label = label_of(path)
        except PermissionError:
            refused.append(str(path))
        except OSError as trouble:
            found.append(ChipClosed(str(path), trouble.strerror or str(trouble)))
        else:
            if label in HEADERS:
                return path
            found.append(ChipFound(str(path), label))
    raise _why_none(found, refused, devices)


def _why_none(found: list[ChipFound | ChipClosed], refused: list[str], devices: Path) -> NoHeader:
    if refused:
        return NoHeader(ChipsForbidden(getpass.getuser(), tuple(refused)))
    if not found:
        return NoHeader(ChipsMissing(str(devices)))
    return NoHeader(ChipsWithoutHeader(HEADERS, tuple(found)))
