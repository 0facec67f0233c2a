"""The part of the page that is about chains of pads."""

from __future__ import annotations

from collections.abc import Iterator

from circuits.driver_board import DRIVER_BOARD
from circuits.line_device import MOST_DEVICES
from circuits.markdown import blocks, paragraph, table
from circuits.pad_board import LEAST_CONVERTER_V, PADS
from circuits.spice_elements import EFFICIENCY
from harness.chain import (
    CONTACT_OHM,
    DICE_MA,
    FUSE_A,
    HEAD_OHM,
    MOST_A,
    PAD,
    PAD_FUSE_OHM,
    PAD_MA,
    PAD_V,
    PAD_WITH_DICE,
    SAG,
    Chain,
    Limit,
    PadSupply,
    Station,
    cores_of,
    least_at_jack_v,
    limit_of,
    supplies,
)  # fmt: skip
from harness.chain_picture import PATCH_OHM_PER_KM
from harness.stock import CAT5

SUPPLIES_V = (12.0, 24.0)
SPACINGS_M = (2.0, 3.0, 5.0, 10.0, 20.0, 30.0)
STATIONS = {"": PAD, ", with dice": PAD_WITH_DICE}
SHORT: dict[Limit, str] = {
    "the pad's least voltage": "voltage",
    "fuse F3": "F3",
    "30 devices on a line": "devices",
    "400 m of line": "length",
}
"""What stands for a limit in the table."""


def page() -> str:
    """Facts, voltages, limits, and how three chains get their supply."""
    return blocks(_facts(), _voltages(), _limits(), _three_chains())


def most_pads(
    supply_v: float, spacing_m: float, each: Station = PAD, ohm_per_km: float = CAT5.ohm_per_km
) -> tuple[int, Limit]:
    """How many pads a chain may have at a weak supply, and the limit that the next one would break."""
    pads = 0
    while (limit := limit_of(Chain(supply_v * SAG, pads + 1, spacing_m, ohm_per_km, each))) is None:
        pads += 1
    return pads, limit


def _facts() -> str:
    """What a pad takes, and what the cable is."""
    watts, with_dice = Chain().watts, Chain(each=PAD_WITH_DICE).watts
    rows = [(name, f"{ma:g} mA") for name, ma in (PAD_MA | DICE_MA).items()]
    power = (
        f"The pad's converter gives on {EFFICIENCY * 100:g} % of what it takes. So a pad takes {watts:.2f} W, and "
        f"{with_dice:.2f} W with a dice board: {watts / 12 * 1000:.0f} and {with_dice / 12 * 1000:.0f} mA at 12 V. A "
        "lower voltage makes the current larger. Before the converter are a diode and a fuse of "
        f"{PAD_FUSE_OHM:g} Ω. The converter needs {LEAST_CONVERTER_V:g} V with its margin. So a pad needs "
        f"{least_at_jack_v(Chain()):.1f} V at its jack."
    )
    cable = (
        f"A core of AWG24 has {CAT5.ohm_per_km:g} Ω/km, and each of its contacts has {CONTACT_OHM:g} Ω. "
        f"{cores_of('12V_PADS')} cores bring 12 V, and {cores_of('GND12')} bring it back. F3, terminals and supply "
        f"have {HEAD_OHM:g} Ω together. ngspice finds the same within 3 % ([the pad "
        "board](../pad-board/simulation.md)). Nobody has measured a pad or a chain."
    )
    return blocks(
        "## A chain of pads",
        f"A pad takes at most this from its own {PAD_V:g} V:",
        table(("part", "current"), rows),
        paragraph(power),
        paragraph(cable),
    )


def _voltages() -> str:
    """The table of ten pads, 5 m apart, and what the chain takes."""
    twelve, weak, more = (_stands(Chain(volts)) for volts in (12.0, 12.0 * SAG, 24.0))
    columns = ("pad", "at 12 V", "takes", "its ground", "at 11.4 V", "at 24 V", "takes", "its ground")
    words = (
        f"The chain takes {_total(twelve)} at 12 V, and {_total(more)} at 24 V. Fuse F3 has {FUSE_A:g} A, and a "
        f"chain may take {MOST_A:g} A of it. RS-485 stands 7 V between two grounds."
    )
    rows = (_pad(at, *pads) for at, pads in enumerate(zip(twelve, weak, more, strict=True), 1))
    return blocks(
        "### Ten pads, 5 m apart", table(columns, rows), "![The voltage at each pad](chain.svg)", paragraph(words)
    )


def _pad(at: int, one: PadSupply, weak: PadSupply, more: PadSupply) -> tuple[str, ...]:
    return (str(at), *_cells(one), f"{weak.volts:.2f} V", *_cells(more))


def _cells(pad: PadSupply) -> tuple[str, str, str]:
    return f"{pad.volts:.2f} V", f"{pad.amperes * 1000:.0f} mA", f"{pad.ground_v:.2f} V"


def _total(pads: tuple[PadSupply, ...]) -> str:
    return f"{sum(pad.amperes for pad in pads):.2f} A"


def _stands(chain: Chain) -> tuple[PadSupply, ...]:
    """What the pads get; a page about a chain that does not stand is an error."""
    pads = supplies(chain)
    if pads is None:
        raise ValueError(chain)
    return pads


def _limits() -> str:
    """How many pads a chain may have, by their distance."""
    columns = ("apart", *(f"{volts:g} V{name}" for name in STATIONS for volts in SUPPLIES_V))
    rows = ((f"{spacing:g} m", *_most(spacing)) for spacing in SPACINGS_M)
    furthest = ", and ".join(f"{_furthest(volts)} m apart at {volts:g} V" for volts in SUPPLIES_V)
    told = ", ".join(f"*{short}* is {limit}" for limit, short in SHORT.items())
    thin, thin_dice = (most_pads(12.0, 5.0, each, PATCH_OHM_PER_KM)[0] for each in STATIONS.values())
    words = (
        f"Ten pads may be {furthest}. With thin patch cable (AWG26), {thin} pads stand on 12 V, 5 m apart, or "
        f"{thin_dice} that have a dice board each. Cables of copper-clad aluminium lose as much: use copper of "
        f"AWG24. The firmware was tried with {MOST_DEVICES} devices on an emulated line."
    )
    return blocks(
        "### How long a chain may be",
        paragraph(
            "How many pads a chain may have, by the cable between two. The supply gives 5 % less than it says. In "
            f"brackets is what the next pad would break: {told}."
        ),
        table(columns, rows),
        paragraph(words),
    )


def _most(spacing_m: float) -> Iterator[str]:
    for each in STATIONS.values():
        for volts in SUPPLIES_V:
            pads, limit = most_pads(volts, spacing_m, each)
            yield f"{pads} ({SHORT[limit]})"


def _furthest(supply_v: float) -> int:
    """The longest cable in whole metres between ten pads."""
    metre = 1
    while limit_of(Chain(supply_v * SAG, PADS, float(metre + 1))) is None:
        metre += 1
    return metre


def _three_chains() -> str:
    """How more pads, or more volts, are fed."""
    clamp_v = DRIVER_BOARD.part("D2").item.amount
    three = (
        "A driver board has one chain. For thirty pads, take three chains of ten, each with an adapter of its own. "
        "The second and the third are fed by driver boards that have only the parts of the supply and of the pads: "
        "the lists SUPPLY and PADS in `hardware/circuits/driver_board.py`. Each board has a 12 V supply of its own, "
        "and each chain has the voltages above."
    )
    more = (
        f"**Never put 24 V into the driver board.** Its suppressor D2 conducts from {clamp_v:g} "
        "V, and its fuse opens. 24 V come from a supply of their own, with a fuse of 2 A, between J9 and the first "
        "pad. There the cores of poles 4 and 5 are cut, and the 24 V go to their far ends. The minus of that supply "
        "joins the cores of ground, which are not cut. Each pad's converter must stand 28 V: that of the pad board "
        "does."
    )
    return blocks("### Three chains, or 24 V", paragraph(three), paragraph(more))
