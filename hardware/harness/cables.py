"""The one table of cables. Lengths are examples: measure your hall, and look at the drop in the table of wires."""

from __future__ import annotations

from circuits.driver_board import DRIVER_BOARD
from circuits.header_pins import PINS
from circuits.pad_board import PADS
from circuits.pin_page import pico_pins
from harness import stock
from harness.chain import DICE_MA, MOST_A
from harness.headers import PI_LEGS, PICO_LEGS
from harness.pieces import Cable, Core, End, Harness
from harness.places import PLACES

SUPPLY_V = 12.0
LOGIC_A = 0.1  # of F1, for all that is on the board
COIL_A = SUPPLY_V / DRIVER_BOARD.part("K1").item.amount
BELL_A = SUPPLY_V / DRIVER_BOARD.part("L1").item.amount
HORN_A = 20.0  # at most; a horn that takes more needs another fuse
FREEWHEEL_A = 0.1  # on average: the horn's current, for some milliseconds after each sound
SENSE_A = 0.01
LIGHTS_A = 0.02  # three lights of couplers
DICE_A = sum(DICE_MA.values()) / 1000
PAD_A = 0.16  # of a pad on a battery; an estimate
CONTACT_A = 0.001
LIYY_8 = ("WH", "RD", "YE", "GN", "GY", "PK", "BN", "BU")  # of the poles of J1: white and blue are ground
T568B = ("WHOG", "OG", "WHGN", "BU", "WHBU", "GN", "WHBN", "BN")
HORN_WARNING = "HORN ____ A. Take the battery's lead off first. No thinner wire, no larger fuse."
"""The blank is for the fuse that is fitted."""
LIMITED = {
    "the Pi's 3.3 V regulator": 2.0,
    "the Pico's 3.3 V regulator": 0.8,
    "R8 and R9 of the board": 0.001,
    "the adapter's transceiver": 0.25,
    "the pad's U3": 1.0,
    "R40 and R41 of the pad": 0.001,
}
"""What feeds a cable without a fuse, and what it gives into a short, in amperes."""


def _core(colour: str, start: str, end: str, net: str) -> Core:
    """A core between two ends that are written as place and pole."""
    return Core(colour, End(*start.split(".")), End(*end.split(".")), net)


def _to_controller(place: str, legs: dict[str, int]) -> tuple[Core, ...]:
    """Each pole of J1 to its leg; a controller may lack a line."""
    poles = DRIVER_BOARD.part("J1").pins
    return tuple(
        _core(colour, f"{place}.{legs[key]}", f"J1.{pole.number}", pole.net)
        for colour, pole in zip(LIYY_8, poles, strict=True)
        if (key := "GND8" if pole.number == "8" else pole.net) in legs
    )


def _straight(start: str, end: str) -> tuple[Core, ...]:
    """Eight cores from jack to jack, with the colours of T568B at both plugs."""
    nets = DRIVER_BOARD.part("J9").nets
    return tuple(
        _core(colour, f"{start}.{at}", f"{end}.{at}", net)
        for at, (colour, net) in enumerate(zip(T568B, nets, strict=True), 1)
    )


PI = {"3V3": PI_LEGS["3V3"][1], "GND": 20, "GND8": 39} | {pin.line: PI_LEGS[pin.pi][0] for pin in PINS}
PICO = {"3V3": PICO_LEGS["3V3"][0], "GND": 23, "GND8": 28} | {
    pin.line: PICO_LEGS[f"GP{pico_pins()[pin.pico]}"][0] for pin in PINS if pin.pico
}
CABLES = (
    Cable(
        "W1", "controller, a Pi", "controller-pi", stock.CONTROL_8, 0.3, LIGHTS_A,
        "the Pi's 3.3 V regulator", _to_controller("PI", PI),
        "0.3 m at most. Count the legs from the corner with pin 1, with the Pi switched off.", only="Pi",
    ),
    Cable(
        "W2", "controller, a horn box", "controller-horn-box", stock.CONTROL_8, 0.3, LIGHTS_A,
        "the Pico's 3.3 V regulator", _to_controller("PICO", PICO),
        "Instead of W1, never with it. The pink core is cut off: a horn box has no button.", only="horn box",
    ),
    Cable(
        "W3", "supply before its fuse", "supply", stock.LOAD_1, 0.15, LOGIC_A + COIL_A + BELL_A + MOST_A, "",
        (_core("RD", "PS1.plus", "F4.1", "12V_SUPPLY"),), "As short as it can be: nothing protects it.",
    ),
    Cable(
        "W4", "12 V supply", "supply", stock.LOAD_2, 1.5, LOGIC_A + COIL_A + BELL_A + MOST_A, "F4",
        (_core("BN", "F4.2", "J3.1", "12V_IN"), _core("WH", "PS1.minus", "J3.2", "GND12")),
        "Never from the horn's battery, and never from the Pi's supply.",
    ),
    Cable(
        "W5", "key", "key", stock.COIL_2, 2.0, LOGIC_A + COIL_A, "F1",
        (_core("BN", "J4.1", "S1.1", "12V_FUSED"), _core("WH", "J4.2", "S1.2", "12V_KEY")),
        "The key is in reach of the host.",
    ),
    Cable(
        "W6", "coil of the horn's relay", "relay", stock.COIL_2, 1.0, COIL_A, "F1",
        (_core("BN", "J5.1", "K1.86", "12V_KEY"), _core("WH", "J5.2", "K1.85", "COIL")),
        "Go by the numbers on the relay: some makers swap 30 and 86. A diode inside has its plus at 86. "
        "87a stays free.",
    ),
    Cable(
        "W7", "battery before its fuse", "horn-feed", stock.HORN_RED, 0.15, HORN_A, "",
        (_core("RD", "B1.plus", "F5.1", "HORN_BATTERY"),), "As short as it can be: nothing protects it.",
        warning=HORN_WARNING,
    ),
    Cable(
        "W8", "fuse to switch", "horn-feed", stock.HORN_RED, 1.0, HORN_A, "F5",
        (_core("RD", "F5.2", "S3.1", "HORN_FUSED"),), "Always live while the battery is connected.",
        warning=HORN_WARNING,
    ),
    Cable(
        "W18", "switch to relay", "horn-switch", stock.HORN_RED, 1.0, HORN_A, "F5",
        (_core("RD", "S3.2", "K1.30", "HORN_SWITCHED"),),
        "S3 is in reach of the host. It is the only thing that ends a welded relay.", warning=HORN_WARNING,
    ),
    Cable(
        "W9", "relay to horn", "horn", stock.HORN_RED, 2.0, HORN_A, "F5",
        (_core("RD", "K1.87", "H1.plus", "HORN_POWER"),), "Live while the horn sounds.", warning=HORN_WARNING,
    ),
    Cable(
        "W10", "horn's ground", "horn", stock.HORN_BLACK, 3.0, HORN_A, "F5",
        (_core("BK", "B1.minus", "H1.minus", "GND_HORN"),), "Touches neither a chassis nor the 12 V supply.",
        warning=HORN_WARNING,
    ),
    Cable(
        "W23", "diode across the horn", "horn", stock.LOAD_2, 0.15, FREEWHEEL_A, "",
        (
            _core("BN", "H1.plus 3", "V1.band", "HORN_POWER"),
            _core("WH", "H1.minus 3", "V1.plain", "GND_HORN"),
        ),
        "V1 takes the horn's current for some milliseconds when the relay opens. Without it the contact may weld. "
        "Its band is at the horn's plus: the other way round it is a short, and F5 opens.",
    ),
    Cable(
        "W11", "tap of the sense", "sense", stock.LOAD_1, 0.15, SENSE_A, "",
        (_core("RD", "H1.plus tap", "F6.1", "HORN_POWER"),),
        "As short as it can be: F5 would not save it. Tab adapters make three tabs of one.",
    ),
    Cable(
        "W12", "sense of the horn", "sense", stock.COIL_2, 3.0, SENSE_A, "F6",
        (_core("BN", "F6.2", "J6.1", "HORN_PLUS"), _core("WH", "H1.minus tap", "J6.2", "GND_HORN")),
        "From the horn's own terminals, so that the board knows whether the horn has current.",
    ),
    Cable(
        "W13", "bell", "bell", stock.LOAD_2, 3.0, BELL_A, "F2",
        (_core("BN", "J7.1", "L1.1", "12V_BELL"), _core("WH", "J7.2", "L1.2", "BELL_LOW")),
        "D12 is on the board. A bell that has a diode of its own has its plus at the brown core.",
    ),
    Cable(
        "W14", "head table's button", "button", stock.BUTTON_2, 10.0, 0.001, "R8 and R9 of the board",
        (_core("BN", "J2.1", "S2.1", "BUTTON_CABLE"), _core("WH", "J2.2", "S2.2", "GND")),
        "Not beside the horn's wires.", only="Pi",
    ),
    Cable(
        "W15", "adapter for RS-485", "adapter", stock.CAT5, 0.5, 0.1, "the adapter's transceiver",
        (
            _core("WHOG", "A1.A", "J8.1", "BUS_A"), _core("OG", "A1.B", "J8.2", "BUS_B"),
            _core("WHGN", "A1.GND", "J8.3", "GND12"),
        ),
        "A piece of CAT5; the other five cores are cut off. Measure the adapter first, unplugged and unwired: its "
        "USB shell, and contacts 1 and 4 of its plug, to its GND are 10 MΩ or more, or it has no isolation and must "
        "not be used. With about 120 Ω between its A and B, JP1 of the driver board is open. Some adapters swap the "
        "names A and B.",
    ),
    Cable(
        "W16", "12 V and line, first pad", "first-pad", stock.CAT5, 5.0, MOST_A, "F3", _straight("J9", "PAD1-IN"),
        "It carries 12 V: never into a jack of a network.",
    ),
    Cable(
        "W17", "12 V and line, next pad", "next-pad", stock.CAT5, 5.0, MOST_A, "F3", _straight("PAD1-OUT", "PAD2-IN"),
        "One before each further pad. The line ends at the last pad: its jumper is closed.", copies=PADS - 1,
    ),
    Cable(
        "W19", "dice board beside its pad", "dice", stock.DICE_4, 0.5, DICE_A, "the pad's U3",
        (
            _core("BN", "PAD1-J5.1", "DICE-J3.1", "PAD_5V"), _core("WH", "PAD1-J5.2", "DICE-J3.2", "GND12"),
            _core("GN", "PAD1-J5.3", "DICE-J3.3", "BUS_A"), _core("YE", "PAD1-J5.4", "DICE-J3.4", "BUS_B"),
        ),
        "One for each dice board, pole 1 to pole 1. It may not be longer: its A and B are not twisted. Dice on USB "
        "need no cable.",
    ),
    Cable(
        "W20", "charger of a pad on Wi-Fi", "charger", stock.COIL_2, 0.15, PAD_A, "",
        (_core("BN", "BT1.plus", "PAD1-J6.1", "BATTERY"), _core("WH", "BT1.minus", "PAD1-J6.2", "GND12")),
        "As short as it can be: F2 of the pad comes after it. Find plus and minus with a meter first. Such a pad is "
        "on no chain: GND12 is then its own ground.",
    ),
    Cable(
        "W21", "bell's button, at its pad", "pad-bell", stock.BUTTON_2, 10.0, CONTACT_A, "R40 and R41 of the pad",
        (_core("BN", "PAD1-J8.1", "S10.1", "BELL_CONTACT"), _core("WH", "PAD1-J8.2", "S10.2", "GND12")),
        "Instead of W14 and S2, never with them: two buttons would ring the bell.",
    ),
    Cable(
        "W22", "key of the pad's bell", "pad-key", stock.BUTTON_2, 2.0, CONTACT_A, "R40 and R41 of the pad",
        (_core("BN", "PAD1-J9.1", "S11.1", "ARM_CONTACT"), _core("WH", "PAD1-J9.2", "S11.2", "GND12")),
        "Or a bare wire of 30 mm from pole 1 to pole 2 of PAD1-J9: then the bell is always armed.",
    ),
)  # fmt: skip
"""A horn box is instead of a Pi; all else is the same but the button, which a horn box does not read."""

HARNESS = Harness(PLACES, CABLES, LIMITED)
