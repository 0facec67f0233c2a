"""The program of the horn box: copied to the board as main.py."""

from board import Board

from common.life import Life
from horn.relay import Relay
from horn.signals import SIGNALS, Horn


def main() -> None:
    """Run the horn box for ever."""
    board = Board("horn")
    life = Life(board, "horn", "bell+horn")
    relays = {signal: Relay(board.output(signal), board.contact(signal)) for signal in SIGNALS}
    horn = Horn(relays, board.output("beat"), life)
    life.told = horn.told
    life.turn_for_ever((life.device.turn, horn.turn))


main()
