"""The rules of the dice board alone: what a die is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from circuits import pico_board_rules
from circuits.dice_board import DICE, PIPS
from circuits.parts import Board
from circuits.rule import Rule

NAMED = frozenset({"J1", "J2", "J3", "U1", "U2"} | {f"S{die}" for die in DICE})


def each_die_has_seven_pips(board: Board) -> Iterator[str]:
    """The middle pip is alone on its line, and the other lines light two each."""
    lit = {lamp.on("anode") for lamp in board.of_kind("led")}
    on = Counter(net for part in board.of_kind("resistor") if lit & set(part.nets) for net in part.nets)
    wanted = {f"DIE_{die}_{line}": len(places) for die in DICE for line, places in PIPS.items()}
    yield from (line for line, count in wanted.items() if on[line] != count)


def a_jumper_tells_of_the_fourth_die(board: Board) -> Iterator[str]:
    """The firmware learns by a jumper to ground how many dice there are."""
    if not any(set(part.nets) == {"FOUR_DICE", "GND"} for part in board.of_kind("jumper")):
        yield "FOUR_DICE"


RULES: tuple[Rule, ...] = (*pico_board_rules.RULES, each_die_has_seven_pips, a_jumper_tells_of_the_fourth_die)
