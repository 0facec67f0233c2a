"""The program of the reader of three electronic dice: copied to the board as main.py."""

from board import Board

from common.life import Life
from dice.lis3dh import Lis3dh
from dice.reader import Reader


def main() -> None:
    """Read dice for ever."""
    board = Board("dice")
    life = Life(board, "dice", "dice")
    reader = Reader([Lis3dh(bus) for bus in board.dice()], life, board.battery)
    life.told = reader.told
    life.turn_for_ever((life.device.turn, reader.turn))


main()
