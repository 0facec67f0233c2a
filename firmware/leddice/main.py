"""What runs on three dice that buttons roll: copied to the board as main.py."""

import os

from board import Board

from common.life import Life
from leddice.button_dice import ButtonDice


def a_byte() -> int:
    """Chance, of the chip's own noise."""
    return os.urandom(1)[0]


def main() -> None:
    """Be dice until the power goes."""
    board = Board("leddice")
    life = Life(board, "leddice", "dice")
    dice = ButtonDice(board.input, board.output, life, a_byte)
    life.told = dice.told
    life.turn_for_ever((life.device.turn, dice.turn))


main()
