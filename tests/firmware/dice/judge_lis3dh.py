"""Runs on the device: its driver at a simulated chip on each bus, one line of what it read after each step."""

import json
import sys

from boards.bench.registers import Registers, SimulatedI2c, SimulatedSpi
from dice.buses import I2cBus, SpiBus
from dice.lis3dh import Lis3dh

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dice.buses import Bus


def bus_of(kind: str, chip: Registers) -> "Bus":
    """The bus that the test asks for."""
    if kind == "spi":
        spi = SimulatedSpi(chip)
        return SpiBus(spi, spi.select)
    return I2cBus(SimulatedI2c(chip, 0x19), 0x19)


def read(die: Lis3dh) -> "list[int] | None":
    """A new sample, if there is one."""
    return [die.x, die.y, die.z] if die.read() else None


def told(kind: str) -> "dict[str, object]":
    """What each step gave."""
    chip = Registers()
    die = Lis3dh(bus_of(kind, chip))
    chip.sample(0, 0, 1000)
    said: dict[str, object] = {"asleep": read(die), "begun": die.begin()}
    said["set up"] = [chip.all[0x20], chip.all[0x23]]
    samples = []
    for mg in ((0, 0, 1000), (-1000, 4, -2), (4094, -4096, 0)):
        chip.sample(*mg)
        samples.append(read(die))
    said["samples"], said["nothing new"] = samples, read(die)
    chip.power_up()
    chip.sample(0, 0, 1000)
    said["after a power cut"] = read(die)
    said["begun again"] = die.begin()
    chip.is_there = False
    said["gone"], said["begun without it"] = read(die), die.begin()
    return said


print(json.dumps(told(sys.argv[1])))
