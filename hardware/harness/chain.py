"""A chain of pads on CAT5: the voltage at each pad, and how long a chain may be.

Each pad's converter takes a power, so a pad takes more current where the voltage is lower. Two cores bring 12 V and
four bring it back, as J9 wires them.
"""

from __future__ import annotations

from math import sqrt
from typing import Literal

from msgspec import Struct

from circuits.driver_board import DRIVER_BOARD
from circuits.line_device import MOST_DEVICES
from circuits.pad_board import LEAST_CONVERTER_V, PAD_BOARD, PADS
from circuits.spice_elements import EFFICIENCY
from harness.stock import CAT5
from harness.wire_sizes import FUSE_MARGIN

PAD_MA = {"Pico at work": 50.0, "display": 20.0, "eight lamps, click and the line": 50.0}
DICE_MA = {"dice board": 100.0}
"""What a pad, and a dice board at its plug, take from the pad's 5 V at most: what their simulation assumes."""
PAD_V = 5.0
DIODE_V = 0.75  # before the converter
PAD_FUSE_OHM = PAD_BOARD.part("F1").item.ohms  # of a pad, after it has tripped once
LONGEST_LINE_M = 400.0  # at 250 kBd: metres times bits a second below 10**8 is the usual rule
CONTACT_OHM = 0.02  # of a plug in its jack; each length of cable has two
HEAD_OHM = 0.1  # F3 in its holder, the terminals and the cable from the supply
SAG = 0.95  # of a supply that gives 5 % less than it says
FUSE_A = DRIVER_BOARD.part("F3").item.amount
MOST_A = FUSE_A / FUSE_MARGIN  # that a chain may take
POLES = DRIVER_BOARD.part("J9").nets
CLOSE_V = 1e-10
MOST_SWEEPS = 2000

Limit = Literal["the pad's least voltage", "fuse F3", "30 devices on a line", "400 m of line"]


class Station(Struct, frozen=True):
    """What hangs at one place of a chain: its current from 5 V, in mA, and its devices on the line."""

    ma: float
    devices: int


PAD = Station(sum(PAD_MA.values()), 1)
PAD_WITH_DICE = Station(PAD.ma + sum(DICE_MA.values()), 2)


class Chain(Struct, frozen=True):
    """Pads with the same length of cable before each, at one supply."""

    supply_v: float = 12.0
    pads: int = PADS
    spacing_m: float = 5.0
    ohm_per_km: float = CAT5.ohm_per_km
    each: Station = PAD

    @property
    def watts(self) -> float:
        """What the converter of each pad takes, in W."""
        return PAD_V * self.each.ma / 1000 / EFFICIENCY

    @property
    def core_ohm(self) -> float:
        """One core between two pads, with its two contacts."""
        return self.ohm_per_km * self.spacing_m / 1000 + 2 * CONTACT_OHM


class PadSupply(Struct, frozen=True):
    """What a pad gets: the volts at its jack and at its converter, its current, and how far its ground is lifted."""

    volts: float
    converter_v: float
    amperes: float
    ground_v: float


def cores_of(net: str) -> int:
    """How many cores of the cable carry a net of J9."""
    return POLES.count(net)


def supplies(chain: Chain) -> tuple[PadSupply, ...] | None:
    """What each pad gets, by the ladder: sums of currents from the far end, then of drops from the near one.

    None if the chain asks for more than the cable can bring.
    """
    volts = [chain.supply_v] * chain.pads
    for _ in range(MOST_SWEEPS):
        currents = [ampere for volt in volts if (ampere := current_a(volt, chain.watts)) is not None]
        if len(currents) < chain.pads:
            return None
        before, volts = volts, _swept(chain, currents)
        if max(abs(one - other) for one, other in zip(before, volts, strict=True)) < CLOSE_V:
            return _pad_supplies(chain, volts, currents)
    return None


def current_a(volts: float, watts: float) -> float | None:
    """The current of a pad, whose converter is behind a diode and a fuse; None if the fuse cannot bring its power."""
    left_v = volts - DIODE_V
    root = left_v**2 - 4 * PAD_FUSE_OHM * watts
    if left_v <= 0 or root < 0:
        return None
    return (left_v - sqrt(root)) / (2 * PAD_FUSE_OHM)


def limit_of(chain: Chain) -> Limit | None:
    """The first limit that a chain breaks, if it breaks one."""
    pads = supplies(chain)
    if pads is None or pads[-1].converter_v < LEAST_CONVERTER_V:
        return "the pad's least voltage"
    if sum(pad.amperes for pad in pads) > MOST_A:
        return "fuse F3"
    if chain.pads * chain.each.devices > MOST_DEVICES:
        return "30 devices on a line"
    return "400 m of line" if chain.pads * chain.spacing_m > LONGEST_LINE_M else None


def least_at_jack_v(chain: Chain) -> float:
    """What a pad needs at its jack, before its fuse and its diode."""
    return LEAST_CONVERTER_V + DIODE_V + PAD_FUSE_OHM * chain.watts / LEAST_CONVERTER_V


def _swept(chain: Chain, currents: list[float]) -> list[float]:
    """The voltages that these currents leave."""
    loop_ohm = chain.core_ohm * (1 / cores_of("12V_PADS") + 1 / cores_of("GND12"))
    volt, carried, swept = chain.supply_v - HEAD_OHM * sum(currents), sum(currents), []
    for ampere in currents:
        volt -= loop_ohm * carried
        carried -= ampere
        swept.append(volt)
    return swept


def _pad_supplies(chain: Chain, volts: list[float], currents: list[float]) -> tuple[PadSupply, ...]:
    """What each pad gets of these voltages and these currents."""
    ground_ohm = chain.core_ohm / cores_of("GND12")
    ground, carried, found = 0.0, sum(currents), []
    for volt, ampere in zip(volts, currents, strict=True):
        ground += ground_ohm * carried
        carried -= ampere
        found.append(PadSupply(volt, chain.watts / ampere, ampere, ground))
    return tuple(found)
