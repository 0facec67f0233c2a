"""The types of boards that the firmware supports, and MicroPython's names for them."""

from __future__ import annotations

from collections.abc import Mapping

from headtable.errors import BadConfig

Boards = Mapping[str, tuple[str, ...]]  # the beginning of sys.implementation._machine

MAKER, CHIP = "Raspberry Pi", " with "  # the name of the board is between them
BOARDS: Boards = {
    "pico": (f"{MAKER} Pico{CHIP}",),
    "pico_w": (f"{MAKER} Pico W{CHIP}",),
    "pico2": (f"{MAKER} Pico2{CHIP}", f"{MAKER} Pico 2{CHIP}"),
    "pico2_w": (f"{MAKER} Pico 2 W{CHIP}", f"{MAKER} Pico2 W{CHIP}"),
}

WITH_WIFI = ("pico_w", "pico2_w")


def the_board(machine: str, meant: str | None, boards: Boards = BOARDS) -> str:
    """The type of a board by MicroPython's name; BadConfig for an unsupported or a wrong board."""
    name = next((name for name, starts in boards.items() if machine.startswith(starts)), None)
    if name is None:
        raise BadConfig("board-type-unknown", machine=machine, boards=tuple(boards))
    if meant not in (None, name):
        raise BadConfig("board-type-other", machine=machine, name=name, meant=meant)
    return name
