"""What the pad board does with hands, cables and supplies: each case with its measurements and their limits."""

from __future__ import annotations

from msgspec.structs import replace

from circuits.contact_cases import PINS, POWERED, given, press, spark
from circuits.driver_board import DRIVER_BOARD
from circuits.line_device import MOST_DEVICES
from circuits.pad_board import LAMPS, PAD_BOARD, PADS
from circuits.parts import Board
from circuits.pico import MOST_3V3_A
from circuits.scenarios import Limit, Scenario
from circuits.spice import subcircuit
from circuits.spice_elements import EFFICIENCY

HOP_PLUS_OHM, HOP_MINUS_OHM = 0.36, 0.18  # 5 m of patch cable AWG 26: two wires, and four, with their contacts
COLD_FUSE_OHM = 0.4
CABLE_HENRY, CABLE_OHM = 30e-6, 1.0  # of 50 m, there and back
LIT = "Rlamps 3V3 {ground} 70"  # all lamps and the line, as one load
RADIO = "Rradio 3V3 {ground} 66"  # of a Pico W
DICE = "Rdice 5V {ground} 50"  # a dice board
ALL_ON = f"{LIT}\n{RADIO}".format(ground="GND")

OTHERS_FARAD = (MOST_DEVICES - 1) * (PAD_BOARD.part("D1").item.amount + 20e-12)  # suppressors and receivers
CABLE_FARAD, DRIVER_FARAD = 7.5e-9, 2e-9  # 150 m of cable, between its wires; one suppressor of the driver board

ASSUMED = f"""\
Assumed: a Pico takes 50 mA at 3.3 V, and its radio as much again; a display takes 20 mA, and a dice board 100 mA at
5 V. Converters waste {(1 - EFFICIENCY) * 100:.0f} %. \
A chain has 5 m of patch cable (AWG 26) between two pads, and its pads use no radio.
Receivers leak as much as RS-485 allows an eighth of a unit load. A blade fuse of 2 A melts at more than 0.5 A²s; no
source was found for that figure."""


def _bias() -> str:
    """The driver board's end of the line, by its own table, with 29 other pads at their worst."""
    end, up, down = (DRIVER_BOARD.part(name).item.amount for name in ("R20", "R21", "R22"))
    leak = 8 * 15e3 / (MOST_DEVICES - 1)
    return (
        f"Vbias BIAS 0 4.85\nRup BIAS BUS_A {up}\nRdown BUS_B 0 {down}\nRfar BUS_A BUS_B {end}\n"
        f"Rjumper BUS_END BUS_B 1m\nVlow LOW 0 -3\nVhigh HIGH 0 5\n"
        f"Rleak_a BUS_A LOW {leak:g}\nRleak_b BUS_B HIGH {leak:g}\nBidle IDLE 0 V=V(BUS_A,BUS_B)"
    )


def _bit() -> str:
    """A weak transmitter turns the line over at 10 µs; everything on the line has its capacitance."""
    lumps = [
        f"C{name} {net} 0 {farad:g}"
        for net in ("BUS_A", "BUS_B")
        for name, farad in ((f"others_{net}", OTHERS_FARAD), (f"driver_{net}", DRIVER_FARAD))
    ]
    ends = [
        "Vpush PUSH PULL PULSE(-3 3 10u 50n 50n 4u 8u)",
        "Rpush PUSH BUS_A 27",
        "Rpull PULL BUS_B 27",
        "Rlow PULL 0 1k",
    ]
    return "\n".join((POWERED, _bias(), *lumps, f"Ccable BUS_A BUS_B {CABLE_FARAD:g}", *ends))


def cold(board: Board) -> Board:
    """The board with fuses that never tripped, and let the highest current in."""
    parts = [
        replace(part, item=replace(part.item, ohms=COLD_FUSE_OHM)) if part.kind == "fuse" else part
        for part in board.parts
    ]
    return replace(board, parts=tuple(parts))


def chain(volts: float, length: int = PADS, more: str = "", board: Board = PAD_BOARD) -> str:
    """The pad of the table is the last of a chain, which is switched on at 1 ms; ``more`` hangs at each pad."""
    table, extra = board.renamed("GND", "MINUS"), f"{LIT}\n{more}".format(ground="MINUS")
    hops = [
        f"Rplus{at} PLUS{at - 1} PLUS{at} {HOP_PLUS_OHM}\nRminus{at} MINUS{at - 1} MINUS{at} {HOP_MINUS_OHM}"
        for at in range(1, length + 1)
    ]
    pads = [f"Xpad{at} PLUS{at} MINUS{at} pad" for at in range(1, length)]
    ends = [f"Vlast_plus PLUS{length} CHAIN 0\nVlast_minus MINUS{length} MINUS 0\nVminus MINUS0 0 0"]
    ends += [given("in", "FUSED", f"PWL(0 0 1m 0 1.1m {volts})"), "Rfuse FUSED PLUS0 0.1", *METERS]
    return "\n".join([subcircuit(table, "pad", ("CHAIN", "MINUS"), extra), extra, *hops, *pads, *ends])


METERS = (
    "Bheat HEAT 0 V=I(Vin)*I(Vin)",
    "Bconverter CONVERTER 0 V=V(SUPPLY,MINUS)",
    "Bvsys AT_VSYS 0 V=V(VSYS,MINUS)",
)
"""What the last pad sees between its own two wires, and what the fuse of the chain feels."""


def _last_pad(name: str, sources: str) -> Scenario:
    """Whether the last pad of a chain has its current."""
    return Scenario(
        PAD_BOARD,
        name,
        sources,
        "20u 0.15 0 20u",
        (
            Limit("converter_v", f"MIN V(CONVERTER) {STEADY_FROM}", 7.5, 26.0),
            Limit("vsys_v", f"MIN V(AT_VSYS) {STEADY_FROM}", 4.2, 5.5),
            Limit("pad_a", f"MAX I(Vlast_plus) {STEADY_FROM}", 0.01, 0.2),
            Limit("fuse_a", f"MAX I(Vin) {STEADY_FROM}", 0.2, 1.5),
        ),
        ground="MINUS",
    )


def _plugged(volts: float) -> str:
    """The pad is plugged into a chain that has its volts already."""
    return (
        f"{ALL_ON}\nVin SOURCE 0 {volts}\nRcable SOURCE SOFT {CABLE_OHM}\n"
        f"Lcable SOFT END {CABLE_HENRY}\nSplug END CHAIN plug 0 contact\nRend END 0 10k\n"
        "Vplug plug 0 PWL(0 0 1m 0 1.001m 5)\n"
        ".model contact SW(VT=2.5 VH=0.1 RON=0.05 ROFF=1e9)"
    )


USB = given("usb", "VBUS", "5.25")
STEADY_FROM = "FROM=0.12 TO=0.15"
SCENARIOS = (
    press(PAD_BOARD, "ONE"),
    press(PAD_BOARD, "BELL"),
    spark(PAD_BOARD, "ONE"),
    spark(PAD_BOARD, "BELL"),
    Scenario(
        PAD_BOARD,
        "an idle line of thirty pads has 0.2 V, with both ends closed",
        f"{POWERED}\n{_bias()}",
        "10u 1m",
        (Limit("idle_v", "FIND V(IDLE) AT=0.9m", 0.25, 0.6),),
    ),
    Scenario(
        PAD_BOARD,
        "a bit of 4 µs reaches thirty pads in an eighth of its time",
        _bit(),
        "10n 14u 0 10n",
        (Limit("after_an_eighth_v", "FIND V(IDLE) AT=10.5u", 0.5, 3.0),),
    ),
    _last_pad("the last of ten pads has its current on 12 V", chain(11.4)),
    _last_pad("the last of five pads has its current on 12 V, each with a dice board", chain(11.4, 5, DICE)),
    _last_pad("the last of ten pads has its current on 24 V, each with a dice board", chain(22.8, 10, DICE)),
    Scenario(
        cold(PAD_BOARD),
        "ten pads that are switched on at once spare the fuse of 2 A",
        chain(12.6, board=cold(PAD_BOARD)),
        "5u 50m 0 5u",
        (
            Limit("heat_a2s", "INTEG V(HEAT) FROM=0 TO=50m", 0.0, 0.25),
            Limit("peak_a", "MAX I(Vin)", 0.5, 20.0),
        ),
        ground="MINUS",
    ),
    Scenario(
        cold(PAD_BOARD),
        "a pad that is plugged into a live chain of 24 V",
        _plugged(25.2),
        "0.5u 20m 0 0.5u",
        (Limit("converter_v", "MAX V(SUPPLY)", 20.0, 32.0), Limit("fuse_a", "MAX I(Lcable)", 0.0, 40.0)),
    ),
    Scenario(
        cold(PAD_BOARD),
        "a surge of 500 V on a chain of 24 V",
        f"{ALL_ON}\nVin SOURCE 0 PWL(0 0 5m 25.2)\nRin SOURCE CHAIN 10\n"
        "Vsurge SURGE 0 PULSE(0 500 10m 1.2u 1u 50u 1)\nRsurge SURGE SURGED 42\nCsurge SURGED CHAIN 18u",
        "0.5u 12m 0 0.5u",
        (Limit("converter_v", "MAX V(SUPPLY)", 20.0, 32.0),),
    ),
    Scenario(
        PAD_BOARD,
        "a reversed chain of 24 V",
        given("in", "CHAIN", "PWL(0 0 1m -25.2)"),
        "10u 10m",
        (Limit("converter_v", "MIN V(SUPPLY)", -0.5, 0.1), Limit("chain_a", "MIN I(Vin)", -0.001, 0.001)),
    ),
    Scenario(
        PAD_BOARD,
        "USB, chain and battery at once: none feeds another",
        "\n".join((ALL_ON, USB, given("in", "CHAIN", "PWL(0 0 1m 12)"), given("battery", "BATTERY", "3.3"))),
        "20u 50m 0 20u",
        (
            Limit("vsys_v", "MAX V(VSYS)", 4.2, 5.5),
            Limit("usb_a", "MIN I(Vusb)", -0.001, 0.5),
            Limit("battery_a", "MIN I(Vbattery)", -0.001, 0.5),
            Limit("converter_a", "MIN I(VU3)", -0.001, 0.5),
            Limit("logic_a", "MAX I(VU1)", 0.05, MOST_3V3_A),
        ),
    ),
    Scenario(
        PAD_BOARD,
        "USB alone feeds no chain",
        f"{ALL_ON}\n{USB}\nRchain CHAIN 0 1k",
        "20u 20m 0 20u",
        (Limit("chain_v", "MAX V(CHAIN)", -0.1, 0.5), Limit("converter_a", "MIN I(VU3)", -0.001, 0.001)),
    ),
    Scenario(
        PAD_BOARD,
        "a battery alone runs the pad until it is empty",
        f"{ALL_ON}\n{given('battery', 'BATTERY', '3.0')}\nRusb VBUS 0 10k",
        "20u 20m 0 20u",
        (
            Limit("vsys_v", "MIN V(VSYS) FROM=10m TO=20m", 2.0, 3.0),
            Limit("usb_v", "MAX V(VBUS)", -0.1, 0.5),
            Limit("empty_a", "MAX I(Vbattery) FROM=10m TO=20m", 0.05, 0.4),
        ),
    ),
    Scenario(
        PAD_BOARD,
        "all lamps at once, and the click",
        f"{POWERED}\n{PINS}\nVone_pin PINS HEARD 0\nVclick PINS CLICK 0\n"
        + "\n".join(f"Rpin_{line} PINS {line} 1m" for line in LAMPS if line != "HEARD"),
        "1u 10m 0 1u",
        (
            Limit("lamp_a", "MAX I(Vone_pin)", 0.002, 0.012),
            Limit("click_a", "MAX I(Vclick)", 0.002, 0.012),
            Limit("all_a", "MAX I(Vpins)", 0.02, 0.05),
        ),
    ),
)
