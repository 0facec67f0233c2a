"""Runs on the device: a life that somebody breaks off at a prompt, as Ctrl-C does; what its board was told."""

import sys

from common.life import Life


class Board:
    """A board that says what it is told."""

    name = "horn-01"
    reads, writes, wire = sys.stdin, sys.stdout, None

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def ticks(self) -> int:
        """Time stands still."""
        return 0

    def since(self, later: int, earlier: int) -> int:
        """How many ticks lie between."""
        return later - earlier

    def is_shared(self) -> bool:
        """It has a line of its own."""
        return False

    def feed(self) -> None:
        """The loop is healthy."""

    def rest(self) -> None:
        """Wait for nothing."""

    def all_off(self) -> None:
        """Everything that could do harm is off."""
        print("off")

    def start_again(self) -> None:
        """As a reset would."""
        print("again")


def broken_off() -> None:
    """A turn in which 0x03 comes in."""
    raise KeyboardInterrupt


try:
    Life(Board(sys.argv[1]), "horn", "bell").turn_for_ever((broken_off,))  # type: ignore[arg-type]  # it has no line
except KeyboardInterrupt:
    print("prompt")
