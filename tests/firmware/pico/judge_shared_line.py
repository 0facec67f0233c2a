"""Runs on the device: a model's device on a Pico's board at a shared line; what it has said there, as JSON.

Its words are `turn`, `hear` and a body that the box says, and `happen` for a press. It turns once after each.
"""

import json
import sys

sys.path.insert(1, sys.argv[1])  # firmware/boards/pico
from board import Board

import machine  # type: ignore[import-not-found]  # the fake one
from common.life import Life
from common.lines import crc16

A_LOOK_US = 100
clock_us = [0]


def ticking() -> int:
    """A clock that no busy machine can slow down: time passes with each look at it."""
    clock_us[0] += A_LOOK_US
    return clock_us[0]


board = Board("pad")
board.wire.us = ticking
board.wire._heard_us = 0
life = Life(board, "pad", "buttons")
for what in sys.argv[2:]:
    name, _space, body = what.partition(" ")
    if name == "hear":
        board.wire._uart.waiting += b"$%s*%04X\n" % (body.encode(), crc16(body.encode()))
    elif name == "happen":
        life.device.happened("press", "one")
    life.device.turn()
    board.rest()
print(json.dumps([done[1].decode() for done in machine.log if done[0] == "said"]))
