"""What a maker should measure on the driver board, step by step: each reading is computed from the table of parts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from circuits.driver_board_rules import LEAK_A, timer_s
from circuits.expected import AtMost, BellCurrent, Between, Expected, NoConnection, words
from circuits.header_pins import PINS
from circuits.line_device import MOST_DEVICES
from circuits.markdown import table
from circuits.pad_board import PADS
from circuits.parts import LOGIC_V, Board, Part

SUPPLY_V, SUPPLY_OFF_BY = 12.0, 0.03
LOGIC_12_V, CONVERTER_OFF_BY = 5.0, 0.03
FIVE_V = LOGIC_12_V * (1 - CONVERTER_OFF_BY), LOGIC_12_V * (1 + CONVERTER_OFF_BY)
LOGIC_OFF_BY = 0.03  # of a controller's 3.3 V
BRICK_OFF_BY = 0.05  # of PS1
METER_OFF_BY = 0.01
METER_OHM = 10.0  # that a meter has in series at 200 mA, an estimate
DIODE_V = (0.6, 1.0)  # D15, with the current of the logic
COIL_OFF_BY = 0.1  # of its resistance, over temperature
MOST_OPENS_V = 2.5  # that Q1 needs between gate and source (data_sheets.py)
GATE, KEY = "square pad of Q2 to GND12 (TP5)", "J4, the meter at 200 mA in place of the key"
POLES = {pin.line: f"{pin.line} (pole {pin.pole})" for pin in PINS}


class Reading(Struct, frozen=True):
    """A measurement: where, what is done meanwhile, and what is expected. ``source`` says why."""

    step: str
    where: str
    meanwhile: str
    expected: Expected
    source: str

    def cells(self) -> tuple[str, ...]:
        """Its row of a table."""
        return (self.step, self.where, self.meanwhile, words(self.expected), self.source)


def readings(board: Board) -> tuple[Reading, ...]:
    """All readings, in the order in which they are taken."""
    return (
        *_without_power(board), *_first_power(board), *_with_the_relay(board), *_signals(board), *_in_the_box(board),
    )  # fmt: skip


def page(board: Board, some: tuple[Reading, ...]) -> str:
    """The readings of a board as a page."""
    columns = ("step", "where", "meanwhile", "expected", "source")
    told = table(columns, (one.cells() for one in some))
    return (
        f"# What to measure on the {board.title}, revision {board.revision}\n\n"
        "The [guide](../../../docs/build-guide.md) says when and how. Values are computed from the table of parts.\n"
        "Some come from [the simulation](simulation.md). Nobody has measured a real board.\n\n"
        f"{told}\n"
    )


def _ohms(board: Board, reference: str) -> tuple[float, float]:
    """The least and the most that a meter shows of a resistor."""
    item = board.part(reference).item
    off_by = item.off_by + METER_OFF_BY
    return item.amount * (1 - off_by), item.amount * (1 + off_by)


def _across(volts: float, board: Board, resistors: tuple[str, ...], far: float | None) -> tuple[float, float]:
    """The idle voltage of the bus: the bias over its termination. A chain adds a second resistor of ``far`` ohms."""
    termination, *biases = (board.part(one).item.amount for one in resistors)
    bias = sum(biases)
    load = 1 / (1 / termination + (1 / far if far else 0))
    found = volts * load / (load + bias)
    leaks = LEAK_A * PADS / MOST_DEVICES * load if far else 0
    return found * (1 - CONVERTER_OFF_BY - 0.02) - leaks, found * (1 + CONVERTER_OFF_BY + 0.02)


def _to_ground(board: Board) -> tuple[tuple[float, float], tuple[float, float]]:
    """The idle voltages of A and of B, each to the ground of the line. No chain is on, and JP1 is closed."""
    up, end, down = (board.part(one).item.amount for one in ("R21", "R20", "R22"))
    low, high = (LOGIC_12_V / (up + end + down) * (1 + sign * (CONVERTER_OFF_BY + 0.02)) for sign in (-1, 1))
    return (low * (end + down), high * (end + down)), (low * down, high * down)


def _probed(board: Board, net: str) -> str:
    """A net with its test point, if it has one."""
    points = [part.reference for part in board.of_kind("test-point") if net in part.nets]
    return f"{net} ({points[0]})" if points else net


def _without_power(board: Board) -> Iterator[Reading]:
    one, other, third = (_probed(board, ground) for ground in board.grounds)
    for step, pair in enumerate(((one, other), (one, third), (other, third)), 1):
        yield Reading(f"1.{step}", f"{pair[0]} to {pair[1]}", "", NoConnection(), "rule circuits_stay_apart")
    yield Reading("1.4", "12V_IN to GND12, on J3", "fuses out", NoConnection(), "rule each_rail_is_fused")
    for step, (line, reference) in enumerate((("HORN", "R1"), ("BELL", "R2"), ("BEAT", "R3")), 5):
        least, most = _ohms(board, reference)
        yield Reading(f"1.{step}", f"{POLES[line]} to pole 1", "", Between(least / 1e3, most / 1e3, "kΩ"), reference)
    least, most = _ohms(board, "R7")
    yield Reading("1.8", f"{POLES['HORN_CONTACT']} to pole 2", "", Between(least / 1e3, most / 1e3, "kΩ"), "R7")
    termination, bias = board.part("R20").item.amount, 2 * board.part("R21").item.amount
    parallel = termination * bias / (termination + bias)
    yield Reading("1.9", "BUS_A to BUS_B, on J8", "JP1 closed", Between(parallel * 0.98, termination * 1.02, "Ω"),
                  "R20, R21, R22")  # fmt: skip
    yield Reading("1.10", "the adapter's USB shell to its GND terminal", "the adapter is on no cable", NoConnection(),
                  "the line's isolation")  # fmt: skip
    yield Reading("1.11", "contacts 1 and 4 of the adapter's USB plug, each to its GND terminal",
                  "the adapter is on no cable", NoConnection(), "the line's isolation")  # fmt: skip
    for step, (reference, layer) in enumerate((("Q1", "one-shot"), ("Q2", "heartbeat")), 12):
        drain, source = (_number(board.part(reference), name) for name in ("drain", "source"))
        yield Reading(f"1.{step}", f"leg {drain} to leg {source} of {reference}", f"the red lead at leg {drain}",
                      NoConnection(), f"the {layer} is not bypassed")  # fmt: skip


def _first_power(board: Board) -> Iterator[Reading]:
    low, high = SUPPLY_V * (1 - SUPPLY_OFF_BY), SUPPLY_V * (1 + SUPPLY_OFF_BY)
    yield Reading("2.1", "the supply's current", "only F1 in, J4 empty, after 1 s", Between(3, 40, "mA"),
                  "estimate, with the bus bias")  # fmt: skip
    yield Reading("2.2", "across C2", "", Between(low - DIODE_V[1], high - DIODE_V[0], "V"), "supply less D15")
    ground = _probed(board, "GND12")
    yield Reading("2.3", f"{_probed(board, '5V')} to {ground}", "", Between(*FIVE_V, "V"), "U1")
    yield Reading("2.4", f"{_probed(board, 'BLAST')} to {ground}", "25 s after power", AtMost(0.1, "V"), "no blast")
    yield Reading("2.5", "U6 pin 9 to pin 8", "25 s after power", Between(*FIVE_V, "V"), "no lockout")
    yield Reading("2.6", "12V_KEY to GND12, on J4", "J4 empty", AtMost(0.5, "V"), "rule the_key_feeds_the_horns_coil")
    yield Reading(
        "2.7", "12V_KEY to GND12, on J4", "a wire from pole 1 to pole 2 of J4", Between(low, high, "V"), "the supply"
    )
    near = _across(LOGIC_12_V, board, ("R20", "R21", "R22"), None)
    yield Reading("2.8", "BUS_A to BUS_B, on J8", "JP1 closed, no chain", Between(*near, "V"), "R20, R21, R22")
    far = _across(LOGIC_12_V, board, ("R20", "R21", "R22"), board.part("R20").item.amount)
    yield Reading("2.9", "BUS_A to BUS_B, on J8", "chain on, JP1 closed at its last pad", Between(*far, "V"),
                  "R20 twice, R21, R22")  # fmt: skip


def _with_the_relay(board: Board) -> Iterator[Reading]:
    chip, coil = board.part("U6"), board.part("K1").item.amount
    blast, rest = timer_s(board, chip.on("RX1")), timer_s(board, chip.on("RX2"))
    least = 1e3 * SUPPLY_V * (1 - SUPPLY_OFF_BY) / (coil * (1 + COIL_OFF_BY) + METER_OHM)
    most = 1e3 * SUPPLY_V * (1 + SUPPLY_OFF_BY) / coil / (1 - COIL_OFF_BY)
    beat, asked = POLES["BEAT"], POLES["HORN"]
    yield Reading("3.1", GATE, f"{beat} beats", Between(3.3, 4.0, "V"), "simulation")
    yield Reading("3.2", KEY, f"{asked} high", Between(least, most, "mA"), f"K1 with a coil of {coil:g} Ω")
    yield Reading("3.3", "click to click", f"{asked} stays high", Between(*blast, "s"), "R12, C5")
    yield Reading("3.4", "end of 3.3 to the next click", f"{asked} tried again and again",
                  Between(*rest, "s"), "R13, C6")  # fmt: skip
    yield Reading("3.5", f"from letting go of {asked} to the click", "within 2 s of the first click",
                  AtMost(0.1, "s"), "simulation")  # fmt: skip
    yield Reading("3.6", GATE, "1 s after the box has ended", AtMost(0.5, "V"), "R17, C8")
    yield Reading("3.7", f"leg {_number(board.part('Q2'), 'drain')} of Q2 to {_probed(board, 'GND12')}",
                  f"the box has ended, {asked} high; the relay does not click",
                  Between(*_follows_its_gate_v(board), "V"), "Q1 is on, Q2 is off")  # fmt: skip


def _follows_its_gate_v(board: Board) -> tuple[float, float]:
    """What Q1's source has in a blast while Q2 blocks: as much as the gate, or less by what opens Q1."""
    upper, lower = board.part("R14").item.amount, board.part("R15").item.amount
    least, most = (volts * lower / (upper + lower) for volts in FIVE_V)
    return least - MOST_OPENS_V, most


def _signals(board: Board) -> Iterator[Reading]:
    least, most = LOGIC_V * (1 - LOGIC_OFF_BY), LOGIC_V * (1 + LOGIC_OFF_BY)
    sense, button = POLES["HORN_CONTACT"], POLES["BUTTON"]
    yield Reading("4.1", f"{sense} to pole 1", "12 V at J6 off", Between(least, most, "V"), "R7")
    yield Reading("4.2", f"{sense} to pole 1", "12 V at J6 on", AtMost(0.4, "V"), "U4")
    yield Reading("4.3", f"{button} to pole 1", "button up", Between(least, most, "V"), "R8")
    yield Reading("4.4", f"{button} to pole 1", "button pressed", AtMost(0.6, "V"), "simulation")
    bell = SUPPLY_V / board.part("L1").item.amount
    yield Reading("4.5", "in series with the bell", f"{POLES['BELL']} high for 1 s at most; it strikes",
                  BellCurrent(bell * 1.1), "L1, F2")  # fmt: skip


def _in_the_box(board: Board) -> Iterator[Reading]:
    """What the cables, the adapter and PS1 add. Poles of W16 are those of its plug."""
    low, high = SUPPLY_V * (1 - BRICK_OFF_BY), SUPPLY_V * (1 + BRICK_OFF_BY)
    one, other, _ = (_probed(board, ground) for ground in board.grounds)
    yield Reading("5.1", f"{one} to {other}", "W1 and W15 on, adapter in the Pi, no power anywhere", NoConnection(),
                  "1.1, 1.10 and 1.11")  # fmt: skip
    yield Reading(
        "5.2", "brown (plus) to white of W4", "F4 in, nothing at the ends of W4", Between(low, high, "V"), "PS1"
    )
    jack = board.part("J9")
    chain, ground = (_numbers(jack, net) for net in ("12V_PADS", "GND12"))
    yield Reading(
        "5.3", f"{chain} to each of {ground}, at the free plug of W16", "F3 in", Between(low, high, "V"), "F3, W16"
    )
    for step, (net, volts) in enumerate(zip(("BUS_A", "BUS_B"), _to_ground(board), strict=True), 4):
        yield Reading(f"5.{step}", f"{_numbers(jack, net)} to {ground}, at the free plug of W16",
                      "F1 in, JP1 closed, W15 off", Between(*volts, "V"), "U1, R20, R21, R22")  # fmt: skip


def _number(part: Part, name: str) -> str:
    """The number of the leg with this name."""
    return next(pin.number for pin in part.pins if pin.name == name)


def _numbers(part: Part, net: str) -> str:
    """The poles of a connector that have a net: ``poles 4, 5``."""
    found = [pin.number for pin in part.pins if pin.net == net]
    return f"pole{'s' if len(found) > 1 else ''} {', '.join(found)}"
