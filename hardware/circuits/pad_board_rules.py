"""The rules of the pad board alone: its chain, its display, its click, and the head table's cables."""

from __future__ import annotations

from collections.abc import Iterator

from circuits import pico_board_rules
from circuits.line_device import POLES
from circuits.parts import Board
from circuits.rule import Rule

STRONG_PULL_UP, I2C_PULL_UP = (1e3, 10e3), (2e3, 10e3)
MOST_BLEED_OHM = 1e3
NAMED = frozenset(
    {"J1", "J2", "J3", "J4", "J5", "J6", "J7", "J8", "J9", "U1", "U2", "U3", "U4", "BT1", "BZ1", "S10", "S11", "D3"}
)


def the_jacks_pass_the_chain_on(board: Board) -> Iterator[str]:
    """Both jacks have the same poles, those of the driver board."""
    yield from (name for name in ("J3", "J4") if board.part(name).nets != POLES)


def the_converter_outlasts_its_chain(board: Board) -> Iterator[str]:
    """A diode between fuse and converter blocks a reversed chain, and a suppressor takes a surge behind it."""
    into = board.part("U3").on("in")
    fuses = {net for part in board.of_kind("fuse") for net in part.nets}
    if not any(part.on("cathode") == into and part.on("anode") in fuses for part in board.of_kind("diode")):
        yield into
    if (board.part("D3").on("cathode"), board.part("D3").on("anode")) != (into, "GND"):
        yield "D3"


def a_dice_board_gets_its_current(board: Board) -> Iterator[str]:
    """The plug for a dice board has the converter's 5 V, ground and the line."""
    if board.part("J5").nets != (board.part("U3").on("out"), "GND", "BUS_A", "BUS_B"):
        yield "J5"


def the_display_hears(board: Board) -> Iterator[str]:
    """Its socket has the poles of the module, and each line of I2C a pull-up."""
    if board.part("J7").nets != board.part("U4").nets:
        yield "J7"
    yield from (net for net in ("DISPLAY_SDA", "DISPLAY_SCL") if not _pulled_up(board, net, I2C_PULL_UP))


def a_click_ends(board: Board) -> Iterator[str]:
    """A resistor across the piezo empties it, and takes what a knock makes."""
    ends = set(board.part("BZ1").nets)
    if not any(set(part.nets) == ends and part.item.amount <= MOST_BLEED_OHM for part in board.of_kind("resistor")):
        yield "BZ1"
    if not any({"CLICK"} | ends - {"GND"} == set(part.nets) for part in board.of_kind("resistor")):
        yield "CLICK"


def a_cabled_contact_is_pulled_up(board: Board) -> Iterator[str]:
    """A cable picks up more than the Pico's own pull-up holds."""
    yield from (net for net in ("BELL", "ARM") if not _pulled_up(board, net, STRONG_PULL_UP))


RULES: tuple[Rule, ...] = (
    *pico_board_rules.RULES,
    the_jacks_pass_the_chain_on,
    the_converter_outlasts_its_chain,
    a_dice_board_gets_its_current,
    the_display_hears,
    a_click_ends,
    a_cabled_contact_is_pulled_up,
)


def _pulled_up(board: Board, net: str, ohms: tuple[float, float]) -> bool:
    pulls = [part.item.amount for part in board.of_kind("resistor") if set(part.nets) == {"3V3", net}]
    return any(ohms[0] <= amount <= ohms[1] for amount in pulls)
