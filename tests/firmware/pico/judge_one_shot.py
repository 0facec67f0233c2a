"""Runs on the device: a horn box's board is told to switch its horn; when the pin went on and off, in ms.

Its words are `on 100` and `off 100`: switch, and then let so many ms pass.
"""

import json
import sys

sys.path.insert(1, sys.argv[1])  # firmware/boards/pico
import rp2  # type: ignore[import-not-found]  # the fake one
from board import Board

board = Board("horn")
switch = board.output("horn")
horn = next(machine for machine in rp2.machines if machine.pin == 17)
for what in sys.argv[2:]:
    name, _space, ms = what.partition(" ")
    switch(1 if name == "on" else 0)
    horn.run(int(ms) / 1000)
print(json.dumps([[1000 * step / horn.freq, level] for step, level in horn.log]))
