"""A chain of pads on CAT5: the voltage at each pad, and how long a chain may be.

Each pad's converter takes a power, so a pad takes more current where the voltage is lower. Two cores bring 12 V and
four bring it back, as J9 wires them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from circuits.driver_board import DRIVER_BOARD
from harness.stock import CAT5

PAD_MA = {
    "Pico at work": 30.0,
    "display SSD1306 with all dots lit": 25.0,
    "eight LEDs over 330 Ω": 32.0,
    "RS-485 transceiver at rest": 2.0,
    "click": 5.0,
}
DICE_MA = {"Pico at work": 30.0, "24 pips over 1 kΩ: four sixes": 32.0, "RS-485 transceiver at rest": 2.0}
"""What a pad, and a dice board beside it, take from 5 V at most. Figures of data sheets, from memory."""
TALKING_MA = 40.0  # more while a transceiver drives both ends of the line; one pad talks at a time
PAD_V = 5.0
EFFICIENCY = 0.8  # of a pad's converter at a fifth of its load
LEAST_V = 8.0  # 6.5 V for a converter such as R-785.0-0.5, and 1.5 V for the diode and the fuse before it
MOST_DEVICES = 30  # that the firmware was tried with on one line
LONGEST_LINE_M = 400.0  # at 250 kBd: metres times bits a second below 10**8 is the usual rule
CONTACT_OHM = 0.02  # of a plug in its jack; each length of cable has two
HEAD_OHM = 0.1  # F3 in its holder, the terminals and the cable from the supply
SAG = 0.95  # of a supply that gives 5 % less than it says
FUSE_A = DRIVER_BOARD.part("F3").item.amount
FUSE_MARGIN = 1.25
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
    """Pads with the same length of cable before each, at one supply. The last pad is the one that talks."""

    supply_v: float = 12.0
    pads: int = 10
    spacing_m: float = 5.0
    ohm_per_km: float = CAT5.ohm_per_km
    each: Station = PAD

    @property
    def watts(self) -> tuple[float, ...]:
        """What each pad takes from the chain, in W."""
        quiet = self.each.ma
        return tuple(PAD_V * ma / 1000 / EFFICIENCY for ma in (*[quiet] * (self.pads - 1), quiet + TALKING_MA))

    @property
    def core_ohm(self) -> float:
        """One core between two pads, with its two contacts."""
        return self.ohm_per_km * self.spacing_m / 1000 + 2 * CONTACT_OHM


class PadSupply(Struct, frozen=True):
    """What a pad gets: its voltage, its current, and how far its ground lies above that of the board."""

    volts: float
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
        before, volts = volts, _swept(chain, volts)
        if min(volts) < LEAST_V / 4:
            return None
        if max(abs(one - other) for one, other in zip(before, volts, strict=True)) < CLOSE_V:
            return _told(chain, volts)
    return None


def total_a(chain: Chain) -> float:
    """The current at the head of a chain that stands."""
    pads = supplies(chain)
    return sum(pad.amperes for pad in pads) if pads else float("inf")


def limit_of(chain: Chain) -> Limit | None:
    """The first limit that a chain breaks, if it breaks one."""
    pads = supplies(chain)
    if pads is None or pads[-1].volts < LEAST_V:
        return "the pad's least voltage"
    if sum(pad.amperes for pad in pads) * FUSE_MARGIN > FUSE_A:
        return "fuse F3"
    if chain.pads * chain.each.devices > MOST_DEVICES:
        return "30 devices on a line"
    return "400 m of line" if chain.pads * chain.spacing_m > LONGEST_LINE_M else None


def _currents(chain: Chain, volts: list[float]) -> list[float]:
    return [watts / volt for watts, volt in zip(chain.watts, volts, strict=True)]


def _swept(chain: Chain, volts: list[float]) -> list[float]:
    """The voltages that the currents of these voltages leave."""
    loop_ohm = chain.core_ohm * (1 / cores_of("12V_PADS") + 1 / cores_of("GND12"))
    currents = _currents(chain, volts)
    volt, carried, swept = chain.supply_v - HEAD_OHM * sum(currents), sum(currents), []
    for ampere in currents:
        volt -= loop_ohm * carried
        carried -= ampere
        swept.append(volt)
    return swept


def _told(chain: Chain, volts: list[float]) -> tuple[PadSupply, ...]:
    currents = _currents(chain, volts)
    ground_ohm = chain.core_ohm / cores_of("GND12")
    ground, carried, told = 0.0, sum(currents), []
    for volt, ampere in zip(volts, currents, strict=True):
        ground += ground_ohm * carried
        carried -= ampere
        told.append(PadSupply(volt, ampere, ground))
    return tuple(told)
