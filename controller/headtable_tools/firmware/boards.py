"""The boards that there is firmware for, and how MicroPython names each of them."""

from __future__ import annotations

from collections.abc import Mapping

from headtable.errors import BadConfig

Boards = Mapping[str, tuple[str, ...]]  # how sys.implementation._machine begins there

BOARDS: Boards = {
    "pico": ("Raspberry Pi Pico with ",),
    "pico_w": ("Raspberry Pi Pico W with ",),
    "pico2": ("Raspberry Pi Pico2 with ", "Raspberry Pi Pico 2 with "),
    "pico2_w": ("Raspberry Pi Pico 2 W with ", "Raspberry Pi Pico2 W with "),
}

WITH_WIFI = ("pico_w", "pico2_w")


def the_board(machine: str, meant: str | None, boards: Boards = BOARDS) -> str:
    """The name of the board that calls itself so; BadConfig if there is no firmware for it, or another is meant."""
    name = next((name for name, starts in boards.items() if machine.startswith(starts)), None)
    if name is None:
        raise BadConfig(f"this board is {machine!r}; there is firmware for {', '.join(boards)}")
    if meant not in (None, name):
        raise BadConfig(f"this board is {machine!r}, which is --board {name} and not {meant}; nothing was written")
    return name
