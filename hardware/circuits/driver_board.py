"""The driver board: it lets a controller sound bell and horn, and ends every blast by itself.

Three circuits stay apart: the controller (GND), the 12 V side (GND12), and the horn's own supply (GND_HORN). Only
optocouplers connect them. A blast needs a request, the one-shot and a heartbeat at once, and the key.
"""

from __future__ import annotations

from circuits import shop
from circuits.builders import away, connector, converter, coupler, diode, fet, two
from circuits.header_pins import PINS
from circuits.parts import Board, Part, Pin

CONTROLLER = (
    connector(
        "J1", shop.HEADER, ("GND", "3V3", "HORN", "BELL", "BEAT", "BUTTON", "HORN_CONTACT", "GND"), "controller"
    ),
    two("R1", shop.resistor(10e3), "HORN", "GND", "keeps the request off while nobody drives it"),
    two("R2", shop.resistor(10e3), "BELL", "GND", "keeps the bell off while nobody drives it"),
    two("R3", shop.resistor(10e3), "BEAT", "GND", "keeps the heartbeat low while nobody drives it"),
    two("R4", shop.resistor(470), "HORN", "HORN_LIGHT", "current of the request"),
    two("R5", shop.resistor(470), "BELL", "BELL_LIGHT", "current of the bell's command"),
    two("R6", shop.resistor(470), "BEAT", "BEAT_LIGHT", "current of the heartbeat"),
    two("R7", shop.resistor(10e3), "3V3", "HORN_CONTACT", "high while the horn has no current"),
    connector("J2", shop.terminal(2), ("BUTTON_CABLE", "GND"), "head table's button, to ground"),
    diode("D1", shop.BUTTON_SUPPRESSOR, "GND", "BUTTON_CABLE", "takes a spark at the button"),
    two("R8", shop.resistor(10e3), "3V3", "BUTTON_KEPT", "high while the button is up"),
    two("R9", shop.resistor(1e3), "BUTTON_CABLE", "BUTTON_KEPT", "limits a spark"),
    two("C1", shop.film(1.0), "BUTTON_KEPT", "GND", "one edge for a press that bounces"),
    two("R10", shop.resistor(1e3), "BUTTON_KEPT", "BUTTON", "protects the controller's pin"),
)

SUPPLY = (
    connector("J3", shop.terminal(2), ("12V_IN", "GND12"), "12 V supply, not the horn's"),
    two("F1", shop.fuse(1), "12V_IN", "12V_FUSED", "logic, relay and heartbeat"),
    two("F2", shop.fuse(3), "12V_IN", "12V_BELL", "bell"),
    two("F3", shop.fuse(2), "12V_IN", "12V_PADS", "a chain of ten pads"),
    diode("D2", shop.SUPPLY_SUPPRESSOR, "GND12", "12V_FUSED", "surges and a reversed supply: the fuse opens"),
    diode("D15", shop.COIL_DIODE, "12V_FUSED", "12V_LOGIC", "keeps C2's charge for the logic when the supply dips"),
    two("C2", shop.BULK, "12V_LOGIC", "GND12", "holds the logic through a dip"),
    converter("U1", shop.CONVERTER, ("12V_LOGIC", "GND12", "5V"), "5 V of the 12 V side"),
    two("C3", shop.film(0.1), "12V_LOGIC", "GND12", "decouples U1"),
    two("C4", shop.film(0.1), "5V", "GND12", "decouples U6"),
    connector("J4", shop.terminal(2), ("12V_FUSED", "12V_KEY"), "key switch"),
    away("S1", shop.KEY, "12V_FUSED", "12V_KEY", "the host's key: closed is armed"),
)  # fmt: skip

HORN = (
    coupler("U2", ("HORN_LIGHT", "GND"), ("5V", "REQUEST"), "the request crosses over"),
    two("R11", shop.resistor(4.7e3), "REQUEST", "GND12", "low without a request"),
    Part(
        "U6", shop.ONE_SHOT, "blast of 3 s at most, then 15 s of lockout",
        (
            Pin("1", "CX1", "GND12"), Pin("2", "RX1", "BLAST_TIMER"), Pin("3", "RESET1", "RESTED", "input"),
            Pin("4", "RISE1", "REQUEST", "input"), Pin("5", "FALL1", "BLAST_OVER", "input"),
            Pin("6", "Q1", "BLAST", "output"), Pin("7", "NOT_Q1", "BLAST_OVER", "output"),
            Pin("8", "VSS", "GND12", "ground"), Pin("9", "NOT_Q2", "RESTED", "output"),
            Pin("10", "Q2", "NC_Q2", "output"), Pin("11", "FALL2", "BLAST", "input"),
            Pin("12", "RISE2", "GND12", "input"), Pin("13", "RESET2", "5V", "input"),
            Pin("14", "RX2", "REST_TIMER"), Pin("15", "CX2", "GND12"), Pin("16", "VDD", "5V", "supply"),
        ),
    ),
    two("R12", shop.resistor(1.1e6), "5V", "BLAST_TIMER", "length of the longest blast"),
    two("C5", shop.film(2.2), "BLAST_TIMER", "GND12", "length of the longest blast"),
    two("R13", shop.resistor(3.9e6), "5V", "REST_TIMER", "length of the lockout"),
    two("C6", shop.film(4.7), "REST_TIMER", "GND12", "length of the lockout"),
    two("R14", shop.resistor(100e3), "BLAST", "HORN_GATE", "the one-shot lets the horn sound"),
    diode("D3", shop.SIGNAL_DIODE, "HORN_GATE", "REQUEST", "no blast is longer than its request"),
    two("R15", shop.resistor(1e6), "HORN_GATE", "GND12", "off while the one-shot has no supply"),
    diode("D4", shop.GATE_ZENER, "GND12", "HORN_GATE", "protects the gate"),
    fet("Q1", "HORN_GATE", "COIL", "ARMED_PATH", "request and one-shot"),
    coupler("U3", ("BEAT_LIGHT", "GND"), ("5V", "BEAT_12"), "the heartbeat crosses over"),
    two("R16", shop.resistor(4.7e3), "BEAT_12", "GND12", "low between beats"),
    two("C7", shop.film(1.0), "BEAT_12", "PUMP", "passes only edges"),
    diode("D5", shop.SIGNAL_DIODE, "GND12", "PUMP", "pumps"),
    diode("D6", shop.SIGNAL_DIODE, "PUMP", "BEAT_GATE", "pumps"),
    two("C8", shop.film(2.2), "BEAT_GATE", "GND12", "remembers the heartbeat for less than a second"),
    two("R17", shop.resistor(150e3), "BEAT_GATE", "GND12", "forgets the heartbeat"),
    diode("D7", shop.GATE_ZENER, "GND12", "BEAT_GATE", "protects the gate"),
    fet("Q2", "BEAT_GATE", "ARMED_PATH", "GND12", "heartbeat"),
    connector("J5", shop.terminal(2), ("12V_KEY", "COIL"), "coil of the horn's relay"),
    away("K1", shop.HORN_RELAY, "12V_KEY", "COIL", "switches the horn's own supply"),
    diode("D8", shop.COIL_DIODE, "COIL", "COIL_CLAMP", "coil: with D9, off in 2 ms"),
    diode("D9", shop.COIL_ZENER, "12V_KEY", "COIL_CLAMP", "coil: 24 V end its current soon"),
)  # fmt: skip

SENSE = (
    connector("J6", shop.terminal(2), ("HORN_PLUS", "GND_HORN"), "after the relay, beside the horn"),
    two("R18", shop.resistor(2.2e3), "HORN_PLUS", "SENSE_LIGHT", "current while the horn has its supply"),
    diode("D10", shop.SIGNAL_DIODE, "GND_HORN", "SENSE_LIGHT", "a reversed horn does no harm"),
    coupler(
        "U4", ("SENSE_LIGHT", "GND_HORN"), ("HORN_CONTACT", "GND"), "tells the controller that the horn has current"
    ),
)

BELL = (
    coupler("U5", ("BELL_LIGHT", "GND"), ("5V", "BELL_GATE"), "the bell's command crosses over"),
    two("R19", shop.resistor(10e3), "BELL_GATE", "GND12", "off without a command"),
    diode("D11", shop.GATE_ZENER, "GND12", "BELL_GATE", "protects the gate"),
    fet("Q3", "BELL_GATE", "BELL_LOW", "GND12", "drives the bell"),
    connector("J7", shop.terminal(2), ("12V_BELL", "BELL_LOW"), "bell"),
    away("L1", shop.BELL, "12V_BELL", "BELL_LOW", "strikes the bell"),
    diode("D12", shop.BELL_DIODE, "BELL_LOW", "12V_BELL", "coil: takes its current when Q3 opens; 3 A, as F2"),
)

PADS = (
    connector("J8", shop.terminal(3), ("BUS_A", "BUS_B", "GND12"), "isolated USB adapter for RS-485, bus side"),
    connector(
        "J9", shop.JACK,
        ("BUS_A", "BUS_B", "GND12", "12V_PADS", "12V_PADS", "GND12", "GND12", "GND12"), "chain of pads",
    ),
    two("R20", shop.resistor(120), "BUS_A", "BUS_END", "ends the line"),
    two("JP1", shop.JUMPER, "BUS_END", "BUS_B", "closed: the line ends here"),
    two("R21", shop.resistor(390), "5V", "BUS_A", "bias: idle is known"),
    two("R22", shop.resistor(390), "BUS_B", "GND12", "bias: idle is known"),
    diode("D13", shop.BUS_SUPPRESSOR, "GND12", "BUS_A", "takes a spark on the cable"),
    diode("D14", shop.BUS_SUPPRESSOR, "GND12", "BUS_B", "takes a spark on the cable"),
)  # fmt: skip

MEASURED = ("5V", "REQUEST", "BLAST", "GND", "GND12")
"""The nets with a test point, TP1 and on: what the guide measures with a probe on the board."""
TEST_POINTS = tuple(
    Part(f"TP{at}", shop.TEST_POINT, f"a probe measures {net}", (Pin("1", "1", net),))
    for at, net in enumerate(MEASURED, 1)
)

FIVE_VOLTS = (
    "5V", "REQUEST", "BLAST", "BLAST_OVER", "RESTED", "BLAST_TIMER", "REST_TIMER", "HORN_GATE", "BEAT_12", "PUMP",
    "BEAT_GATE", "BELL_GATE", "BUS_A", "BUS_B", "BUS_END",
)  # fmt: skip
TWELVE_VOLTS = (
    "12V_IN", "12V_FUSED", "12V_LOGIC", "12V_BELL", "12V_PADS", "12V_KEY", "BELL_LOW", "HORN_PLUS", "ARMED_PATH",
)  # fmt: skip

DRIVER_BOARD = Board(
    name="driver-board",
    revision="A",
    parts=CONTROLLER + SUPPLY + HORN + SENSE + BELL + PADS + TEST_POINTS,
    grounds=("GND", "GND12", "GND_HORN"),
    driven=tuple(pin.line for pin in PINS if pin.way == "to-board"),
    read=tuple(pin.line for pin in PINS if pin.way == "from-board"),
    supplies=("12V_IN",),
    volts=tuple((net, 5.2) for net in FIVE_VOLTS)
    + tuple((net, 14.4) for net in TWELVE_VOLTS)
    + (("COIL", 45.0), ("COIL_CLAMP", 45.0)),
)
