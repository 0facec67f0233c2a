"""The electrical rules of the boards: the general ones, and each board's own."""

from __future__ import annotations

from circuits import dice_board_rules, driver_board_rules, pad_board_rules
from circuits.general_rules import GENERAL
from circuits.parts import Board
from circuits.rule import Broken, OwnRules, Rule

OWN = {
    "driver-board": OwnRules(driver_board_rules.NAMED, driver_board_rules.RULES),
    "pad-board": OwnRules(pad_board_rules.NAMED, pad_board_rules.RULES),
    "dice-board": OwnRules(dice_board_rules.NAMED, dice_board_rules.RULES),
}
"""By the name of the board."""


def rules_of(board: Board) -> tuple[Rule, ...]:
    """Every rule that a board must keep."""
    return GENERAL + OWN[board.name].rules


def broken(board: Board) -> tuple[Broken, ...]:
    """Everything that is wrong with a board; without the parts that rules name, only that."""
    missing = sorted(OWN[board.name].named - {part.reference for part in board.parts})
    if missing:
        return tuple(Broken("named_parts_are_there", reference) for reference in missing)
    return tuple(Broken(rule.__name__, where) for rule in rules_of(board) for where in rule(board))
