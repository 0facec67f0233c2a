"""Runs on the device: a Pico's board as a model, moved a little; what was done to the chip, as one JSON text."""

import json
import sys

sys.path.insert(1, sys.argv[1])  # firmware/boards/pico
from board import Board

import machine  # type: ignore[import-not-found]  # the fake one


def written(one: object) -> object:
    """As JSON can hold it."""
    if isinstance(one, (bytes, bytearray)):
        return bytes(one).hex()
    return [written(each) for each in one] if isinstance(one, (tuple, list)) else one


board = Board(sys.argv[2])
begun = len(machine.log)
for what in sys.argv[3:]:
    name, _space, word = what.partition(" ")
    if name == "say":
        board.wire.say(word.encode())
    elif name == "on":
        board.output(word)(1)
    elif name == "contact":
        print(json.dumps(board.contact(word)()))
    elif name == "input":
        print(json.dumps(board.input(word)()))
    elif name == "join":
        board.air.join("the hall", word)
        print(json.dumps(board.air.is_joined()))
    elif name == "open":
        board.air.open("headtable-pad", word)
    elif name == "close":
        board.air.close()
    elif name == "is_shared":
        print(json.dumps(board.is_shared()))
    elif name == "radio":
        print(json.dumps(board.air is not None))
    elif name == "show":
        glass = board.display()
        glass.show((word,))
        for now_ms in range(10):
            glass.turn(now_ms)
    else:
        getattr(board, name)()
log = machine.log
print(json.dumps({"start": written(log[:begun]), "then": written(log[begun:]), "name": board.name}))
