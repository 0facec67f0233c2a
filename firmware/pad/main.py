"""The program of a pad: copied to the board as main.py."""

from board import Board

from common.life import Life
from pad.panel import Panel


def main() -> None:
    """Run the pad for ever."""
    board = Board("pad")
    life = Life(board, "pad", "buttons+lamps", board.input("pass"))
    panel = Panel(board.input, board.output, life, board.display())
    life.told = panel.told
    if life.setup is not None:
        life.setup.shows = panel.notice
    life.turn_for_ever((life.device.turn, panel.turn))


main()
