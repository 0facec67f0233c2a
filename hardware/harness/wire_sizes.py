"""What a cable's section must stand: its current, its fuse, and the voltage that it loses."""

from __future__ import annotations

from math import pi, pow as power

from circuits.driver_board import DRIVER_BOARD
from harness.pieces import Cable, Harness

FUSE_MARGIN = 1.25  # a fuse stands its rated current for hours only if it is cool
RAILS = ("12V", "3V3", "GND")
BLADE_FUSES_A = (1, 2, 3, 5, 7.5, 10, 15, 20, 25, 30, 40)


def awg_mm2(awg: int) -> float:
    """The section of a gauge: 36 is 0.005 inch wide, and 39 steps make it 92 times as wide."""
    diameter_mm = 0.127 * power(92, (36 - awg) / 39)
    return pi / 4 * diameter_mm**2


def carries_a(cable: Cable) -> float:
    """What a cable may carry: the least of its nets, whose cores share the current."""
    return min((cable.wire.carries_a * cable.nets.count(net) for net in power_nets(cable)), default=0.0)


def drop_v(cable: Cable) -> float:
    """What a cable loses at its current, on the way there and on the way back."""
    core_ohm = cable.wire.ohm_per_km * cable.length_m / 1000
    return sum(cable.run_a * core_ohm / cable.nets.count(net) for net in power_nets(cable))


def guard_a(harness: Harness, cable: Cable) -> float | None:
    """The amperes of what protects a cable: a fuse, or a source that limits itself; none if nothing does."""
    return fuses(harness).get(cable.guard, harness.limited.get(cable.guard))


def fuses(harness: Harness) -> dict[str, float]:
    """The amperes of each fuse, on the board and beside it."""
    beside = {place.reference: place.amperes for place in harness.places if place.kind == "fuse"}
    return {part.reference: part.item.amount for part in DRIVER_BOARD.of_kind("fuse")} | beside


def fuse_for(run_a: float) -> float:
    """The smallest blade fuse for a current."""
    return next(size for size in BLADE_FUSES_A if size >= run_a * FUSE_MARGIN)


def power_nets(cable: Cable) -> tuple[str, ...]:
    """The nets that carry the current of the cable; beside rails, signals carry little."""
    nets = tuple(dict.fromkeys(cable.nets))
    rails = tuple(net for net in nets if net.startswith(RAILS))
    return rails if len(nets) > 2 else nets
