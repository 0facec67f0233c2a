"""The program of three dice with buttons: copied to the board as main.py."""

import os

from board import Board

from common.life import Life
from leddice.button_dice import ButtonDice


def a_byte() -> int:
    """A random byte, from the chip's own noise."""
    return os.urandom(1)[0]


def main() -> None:
    """Run the dice for ever."""
    board = Board("leddice")
    life = Life(board, "leddice", "dice")
    dice = ButtonDice(board.input, board.output, life, a_byte)
    life.told = dice.told
    life.turn_for_ever((life.device.turn, dice.turn))


main()
