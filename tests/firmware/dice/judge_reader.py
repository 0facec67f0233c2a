"""Runs on the device: its reader with simulated chips, a sample each every ten milliseconds, and what it says.

Told on the command line: the folder that is its flash, the samples, and what else happens, as [step, what, ...].
"""

import json
import sys
from array import array

from boards.bench.registers import Registers, SimulatedSpi
from common.notes import Notes
from dice.buses import SpiBus
from dice.lis3dh import Lis3dh
from dice.reader import Reader

STEP_MS = 10
DICE = 3


class Ear:
    """A device's end of the line, and the life around it: it writes down what the reader says."""

    def __init__(self, folder: str) -> None:
        self.notes = Notes(folder)
        self.device = self.clock = self
        self.garbled = 0
        self.step = 0
        self.room = 1000

    def ms(self) -> int:
        """The time."""
        return self.step * STEP_MS

    def happened(self, verb: str, *fields: object) -> bool:
        """An event."""
        self.room -= 1
        if self.room >= 0:
            self.mention(verb, *fields)
        return self.room >= 0

    def mention(self, verb: str, *fields: object) -> None:
        """No event."""
        print(json.dumps((self.step, verb) + fields))

    def has_settings(self, crc: str) -> None:
        """For its hello."""
        self.mention("settings", crc)


def happen(what: "list[object]", ear: Ear, chips: "list[Registers]", reader: Reader) -> None:
    """What the test wants to happen at this step."""
    if what[1] == "room":
        ear.room = int(str(what[2]))
    elif what[1] == "gone":
        chips[int(str(what[2])) - 1].is_there = False
    elif what[1] == "back":
        chips[int(str(what[2])) - 1].is_there = True
        chips[int(str(what[2])) - 1].power_up()
    else:
        reader.told(str(what[1]), tuple(what[2:]))  # type: ignore[arg-type]  # words and numbers, from the test


def play(folder: str, file: str, orders: "list[list[object]]") -> None:
    """All of it."""
    ear = Ear(folder)
    chips = [Registers() for _ in range(DICE)]
    wires = [SimulatedSpi(chip) for chip in chips]
    reader = Reader([Lis3dh(SpiBus(spi, spi.select)) for spi in wires], ear, lambda: 80)  # type: ignore[arg-type]  # as much of a life as it uses
    reader.turn()
    with open(file, "rb") as samples:
        while piece := samples.read(6 * DICE):
            ear.step += 1
            mg = array("h", piece)
            for order in orders:
                if order[0] == ear.step:
                    happen(order, ear, chips, reader)
            for number, chip in enumerate(chips):
                chip.sample(mg[3 * number], mg[3 * number + 1], mg[3 * number + 2])
            reader.turn()


play(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]))
