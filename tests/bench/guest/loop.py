"""The bare minimum on pins: read an edge, write an output. Run as ``loop.py BUTTON HORN``."""

import asyncio
import os
import sys

import gpiod
from gpiod.line import Bias, Direction, Edge, Value

from headtable.watchdog import notify_watchdog

CHIP = "/dev/gpiochip0"
BUTTON = gpiod.LineSettings(direction=Direction.INPUT, bias=Bias.PULL_UP, edge_detection=Edge.BOTH)
HORN = gpiod.LineSettings(direction=Direction.OUTPUT)
LEVELS = {gpiod.EdgeEvent.Type.FALLING_EDGE: Value.ACTIVE, gpiod.EdgeEvent.Type.RISING_EDGE: Value.INACTIVE}


def main(button: int, horn: int) -> None:
    """The horn sounds while the button is down."""
    with gpiod.request_lines(CHIP, {button: BUTTON}) as edges, gpiod.request_lines(CHIP, {horn: HORN}) as line:
        asyncio.run(notify_watchdog(os.environ))
        while True:
            for edge in edges.read_edge_events():  # waits for the next
                line.set_value(horn, LEVELS[edge.event_type])


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
