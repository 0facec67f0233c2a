"""The driver board: it lets a controller sound bell and horn, and ends every blast by itself.

Three circuits stay apart: the controller (GND), the 12 V side (GND12), and the horn's own supply (GND_HORN). Only
optocouplers connect them. A blast needs a request, the one-shot and a heartbeat at once, and the key.
"""

from __future__ import annotations

from circuits import shop
from circuits.header_pins import PINS
from circuits.parts import Board, Item, Part, Pin

POLES = {pin.line: pin.pole for pin in PINS}


def _two(reference: str, item: Item, first: str, second: str, task: str) -> Part:
    return Part(reference, item, task, (Pin("1", "1", first), Pin("2", "2", second)))


def _diode(reference: str, item: Item, anode: str, cathode: str, task: str) -> Part:
    return Part(reference, item, task, (Pin("1", "cathode", cathode), Pin("2", "anode", anode)))


def _fet(reference: str, gate: str, drain: str, source: str, task: str) -> Part:
    pins = (Pin("1", "gate", gate, "input"), Pin("2", "drain", drain), Pin("3", "source", source))
    return Part(reference, shop.LOGIC_FET, task, pins)


def _coupler(reference: str, light: tuple[str, str], contact: tuple[str, str], task: str) -> Part:
    names = ("anode", "cathode", "emitter", "collector")
    nets = (*light, contact[1], contact[0])
    pins = tuple(Pin(str(number), name, net) for number, (name, net) in enumerate(zip(names, nets, strict=True), 1))
    return Part(reference, shop.COUPLER, task, pins)


def _connector(reference: str, item: Item, nets: tuple[str, ...], task: str) -> Part:
    return Part(reference, item, task, tuple(Pin(str(at), str(at), net) for at, net in enumerate(nets, 1)))


def _away(reference: str, item: Item, first: str, second: str, task: str) -> Part:
    return Part(reference, item, task, (Pin("1", "1", first), Pin("2", "2", second)), "off-board")


CONTROLLER = (
    _connector(
        "J1", shop.HEADER, ("GND", "3V3", "HORN", "BELL", "BEAT", "BUTTON", "HORN_CONTACT", "GND"), "controller"
    ),
    _two("R1", shop.resistor(10e3), "HORN", "GND", "keeps the request off while nobody drives it"),
    _two("R2", shop.resistor(10e3), "BELL", "GND", "keeps the bell off while nobody drives it"),
    _two("R3", shop.resistor(10e3), "BEAT", "GND", "keeps the heartbeat low while nobody drives it"),
    _two("R4", shop.resistor(470), "HORN", "HORN_LIGHT", "current of the request"),
    _two("R5", shop.resistor(470), "BELL", "BELL_LIGHT", "current of the bell's command"),
    _two("R6", shop.resistor(470), "BEAT", "BEAT_LIGHT", "current of the heartbeat"),
    _two("R7", shop.resistor(10e3), "3V3", "HORN_CONTACT", "high while the horn has no current"),
    _connector("J2", shop.terminal(2), ("BUTTON_CABLE", "GND"), "head table's button, to ground"),
    _diode("D1", shop.BUTTON_SUPPRESSOR, "GND", "BUTTON_CABLE", "takes a spark at the button"),
    _two("R8", shop.resistor(10e3), "3V3", "BUTTON_KEPT", "high while the button is up"),
    _two("R9", shop.resistor(1e3), "BUTTON_CABLE", "BUTTON_KEPT", "limits a spark"),
    _two("C1", shop.film(1.0), "BUTTON_KEPT", "GND", "one edge for a press that bounces"),
    _two("R10", shop.resistor(1e3), "BUTTON_KEPT", "BUTTON", "protects the controller's pin"),
)

SUPPLY = (
    _connector("J3", shop.terminal(2), ("12V_IN", "GND12"), "12 V supply, not the horn's"),
    _two("F1", shop.fuse(1), "12V_IN", "12V_FUSED", "logic, relay and heartbeat"),
    _two("F2", shop.fuse(3), "12V_IN", "12V_BELL", "bell"),
    _two("F3", shop.fuse(2), "12V_IN", "12V_PADS", "a chain of ten pads"),
    _diode("D2", shop.SUPPLY_SUPPRESSOR, "GND12", "12V_FUSED", "surges and a reversed supply: the fuse opens"),
    _diode("D15", shop.COIL_DIODE, "12V_FUSED", "12V_LOGIC", "keeps C2's charge for the logic when the supply dips"),
    _two("C2", shop.BULK, "12V_LOGIC", "GND12", "holds the logic through a dip"),
    Part(
        "U1", shop.CONVERTER, "5 V of the 12 V side",
        (
            Pin("1", "in", "12V_LOGIC", "supply"), Pin("2", "ground", "GND12", "ground"),
            Pin("3", "out", "5V", "output"),
        ),
    ),
    _two("C3", shop.film(0.1), "12V_LOGIC", "GND12", "decouples U1"),
    _two("C4", shop.film(0.1), "5V", "GND12", "decouples U6"),
    _connector("J4", shop.terminal(2), ("12V_FUSED", "12V_KEY"), "key switch"),
    _away("S1", shop.KEY, "12V_FUSED", "12V_KEY", "the host's key: closed is armed"),
)  # fmt: skip

HORN = (
    _coupler("U2", ("HORN_LIGHT", "GND"), ("5V", "REQUEST"), "the request crosses over"),
    _two("R11", shop.resistor(4.7e3), "REQUEST", "GND12", "low without a request"),
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
    _two("R12", shop.resistor(1.1e6), "5V", "BLAST_TIMER", "length of the longest blast"),
    _two("C5", shop.film(2.2), "BLAST_TIMER", "GND12", "length of the longest blast"),
    _two("R13", shop.resistor(3.9e6), "5V", "REST_TIMER", "length of the lockout"),
    _two("C6", shop.film(4.7), "REST_TIMER", "GND12", "length of the lockout"),
    _two("R14", shop.resistor(100e3), "BLAST", "HORN_GATE", "the one-shot lets the horn sound"),
    _diode("D3", shop.SIGNAL_DIODE, "HORN_GATE", "REQUEST", "no blast is longer than its request"),
    _two("R15", shop.resistor(1e6), "HORN_GATE", "GND12", "off while the one-shot has no supply"),
    _diode("D4", shop.GATE_ZENER, "GND12", "HORN_GATE", "protects the gate"),
    _fet("Q1", "HORN_GATE", "COIL", "ARMED_PATH", "request and one-shot"),
    _coupler("U3", ("BEAT_LIGHT", "GND"), ("5V", "BEAT_12"), "the heartbeat crosses over"),
    _two("R16", shop.resistor(4.7e3), "BEAT_12", "GND12", "low between beats"),
    _two("C7", shop.film(1.0), "BEAT_12", "PUMP", "passes only edges"),
    _diode("D5", shop.SIGNAL_DIODE, "GND12", "PUMP", "pumps"),
    _diode("D6", shop.SIGNAL_DIODE, "PUMP", "BEAT_GATE", "pumps"),
    _two("C8", shop.film(2.2), "BEAT_GATE", "GND12", "remembers the heartbeat for less than a second"),
    _two("R17", shop.resistor(150e3), "BEAT_GATE", "GND12", "forgets the heartbeat"),
    _diode("D7", shop.GATE_ZENER, "GND12", "BEAT_GATE", "protects the gate"),
    _fet("Q2", "BEAT_GATE", "ARMED_PATH", "GND12", "heartbeat"),
    _connector("J5", shop.terminal(2), ("12V_KEY", "COIL"), "coil of the horn's relay"),
    _away("K1", shop.HORN_RELAY, "12V_KEY", "COIL", "switches the horn's own supply"),
    _diode("D8", shop.COIL_DIODE, "COIL", "COIL_CLAMP", "coil: with D9, off in 2 ms"),
    _diode("D9", shop.COIL_ZENER, "12V_KEY", "COIL_CLAMP", "coil: 24 V end its current soon"),
)  # fmt: skip

SENSE = (
    _connector("J6", shop.terminal(2), ("HORN_PLUS", "GND_HORN"), "after the relay, beside the horn"),
    _two("R18", shop.resistor(2.2e3), "HORN_PLUS", "SENSE_LIGHT", "current while the horn has its supply"),
    _diode("D10", shop.SIGNAL_DIODE, "GND_HORN", "SENSE_LIGHT", "a reversed horn does no harm"),
    _coupler(
        "U4", ("SENSE_LIGHT", "GND_HORN"), ("HORN_CONTACT", "GND"), "tells the controller that the horn has current"
    ),
)

BELL = (
    _coupler("U5", ("BELL_LIGHT", "GND"), ("5V", "BELL_GATE"), "the bell's command crosses over"),
    _two("R19", shop.resistor(10e3), "BELL_GATE", "GND12", "off without a command"),
    _diode("D11", shop.GATE_ZENER, "GND12", "BELL_GATE", "protects the gate"),
    _fet("Q3", "BELL_GATE", "BELL_LOW", "GND12", "drives the bell"),
    _connector("J7", shop.terminal(2), ("12V_BELL", "BELL_LOW"), "bell"),
    _away("L1", shop.BELL, "12V_BELL", "BELL_LOW", "strikes the bell"),
    _diode("D12", shop.COIL_DIODE, "BELL_LOW", "12V_BELL", "coil: takes its current when Q3 opens"),
)

PADS = (
    _connector("J8", shop.terminal(3), ("BUS_A", "BUS_B", "GND12"), "isolated USB adapter for RS-485, bus side"),
    _connector(
        "J9", shop.JACK,
        ("BUS_A", "BUS_B", "GND12", "12V_PADS", "12V_PADS", "GND12", "GND12", "GND12"), "chain of pads",
    ),
    _two("R20", shop.resistor(100), "BUS_A", "BUS_END", "ends the line"),
    Part("JP1", shop.JUMPER, "closed: the line ends here", (Pin("1", "1", "BUS_END"), Pin("2", "2", "BUS_B"))),
    _two("R21", shop.resistor(680), "5V", "BUS_A", "bias: idle is known"),
    _two("R22", shop.resistor(680), "BUS_B", "GND12", "bias: idle is known"),
    _diode("D13", shop.BUS_SUPPRESSOR, "GND12", "BUS_A", "takes a spark on the cable"),
    _diode("D14", shop.BUS_SUPPRESSOR, "GND12", "BUS_B", "takes a spark on the cable"),
)  # fmt: skip

DRIVER_BOARD = Board(
    name="driver-board",
    revision="A",
    parts=CONTROLLER + SUPPLY + HORN + SENSE + BELL + PADS,
    grounds=("GND", "GND12", "GND_HORN"),
    driven=tuple(pin.line for pin in PINS if pin.way == "to-board"),
    read=tuple(pin.line for pin in PINS if pin.way == "from-board"),
)
