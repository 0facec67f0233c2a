"""Which GPIO chip has the Pi's header: found by its label, because its number depends on the kernel."""

from __future__ import annotations

import getpass
from collections.abc import Callable
from pathlib import Path

from headtable.errors import Unwell

HEADERS = ("pinctrl-bcm2835", "pinctrl-bcm2711", "pinctrl-rp1")  # on a Pi up to 3, on a Pi 4, on a Pi 5
NO_PI = 'this machine is no Raspberry Pi; to try headtable on it, write [box] pins = "mock"'


class NoHeader(Unwell):
    """The header's chip cannot be used: why, and what to do about it."""

    def __init__(self, why: str, fix: str) -> None:
        super().__init__(f"{why}: {fix}")
        self.why = why
        self.fix = fix


def header_chip(label_of: Callable[[Path], str], devices: Path = Path("/dev")) -> Path:
    """The device file of the header's chip; ``label_of`` opens a chip to ask for its label."""
    labels: dict[Path, str] = {}
    refused: list[str] = []
    for path in sorted(devices.glob("gpiochip*")):
        try:
            labels[path] = label_of(path)
        except PermissionError:
            refused.append(str(path))
        except OSError as trouble:
            labels[path] = f"closed ({trouble.strerror})"
        else:
            if labels[path] in HEADERS:
                return path
    raise _why_none(labels, refused, devices)


def _why_none(labels: dict[Path, str], refused: list[str], devices: Path) -> NoHeader:
    if refused:
        user = getpass.getuser()
        return NoHeader(
            f"{user} may not open {', '.join(refused)}", f"`sudo usermod -aG gpio {user}`, then log in again"
        )
    if not labels:
        return NoHeader(f"there is no GPIO chip, {devices}/gpiochip0 or any other", NO_PI)
    found = ", ".join(f"{path} is {label}" for path, label in labels.items())
    return NoHeader(f"no GPIO chip is a Pi's header ({', '.join(HEADERS)}): {found}", NO_PI)
