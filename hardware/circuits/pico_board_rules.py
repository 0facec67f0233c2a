"""The rules of the boards that carry a Pico: what its pins give, its supplies, its contacts, and its line."""

from __future__ import annotations

from collections.abc import Iterator

from circuits.line_device import LEAST_END_OHM, MOST_END_OHM
from circuits.parts import LOGIC_V, Board, Part
from circuits.pico import LEFT, MOST_PIN_MA, MOST_PINS_MA, RIGHT
from circuits.rule import Rule

LAMP_V = 1.8  # the least across an LED; it gives the most current
LEAST_LAMP_MA = 1.0
LEAST_GUARD_OHM, LEAST_GUARD_F = 1e3, 1e-7
MOST_LINE_F = 1e-10


def each_lamp_has_its_current(board: Board) -> Iterator[str]:
    """A resistor feeds each LED from a pin of the Pico, and it is bright enough."""
    for lamp in board.of_kind("led"):
        feeds = _feeds(board, lamp)
        if lamp.on("cathode") not in board.grounds or len(feeds) != 1:
            yield lamp.reference
        yield from (lamp.reference for one in feeds if _ma(one, LAMP_V) < LEAST_LAMP_MA)


def no_pin_gives_too_much(board: Board) -> Iterator[str]:
    """No pin gives more than the chip's pins may, nor do all of them together."""
    given = {net: _given_ma(board, net) for net in _outputs(board)}
    yield from (net for net, ma in given.items() if ma > MOST_PIN_MA)
    if sum(given.values()) > MOST_PINS_MA:
        yield f"all pins give {sum(given.values()):.0f} mA"


def each_contact_is_guarded(board: Board) -> Iterator[str]:
    """Behind each contact are a suppressor, a resistor, a capacitor and a pin, in this order."""
    for contact in board.of_kind("button", "switch"):
        hot = [net for net in contact.nets if net not in board.grounds]
        if len(hot) != 1 or not any(_guards(board, hot[0], line) for line in board.read):
            yield contact.reference


def each_guarded_line_has_its_contact(board: Board) -> Iterator[str]:
    """Where a spark is waited for, there is a button or a switch."""
    contacts = {net for part in board.of_kind("button", "switch") for net in part.nets}
    others = board.netlist().keys() - contacts
    yield from (f"{line}_CONTACT" for line in board.read if f"{line}_CONTACT" in others)


def vsys_is_fed_by_diodes_alone(board: Board) -> Iterator[str]:
    """No supply feeds another: each comes to the Pico through a diode of its own."""
    for part in board.parts:
        joins = part.kind == "diode" and part.on("cathode") == "VSYS"
        if "VSYS" in part.nets and not joins and part.kind not in ("capacitor", "connector", "controller"):
            yield part.reference


def each_supply_reaches_the_pico(board: Board) -> Iterator[str]:
    """From each place where a current comes in, fuses, diodes and converters lead to VSYS."""
    for supply in board.supplies:
        if "VSYS" not in _downstream(board, supply):
            yield supply


def no_cable_touches_a_pin(board: Board) -> Iterator[str]:
    """A cable shares no net with a pin of the Pico, but ground."""
    pins = {pin.net for name in (LEFT, RIGHT) for pin in board.part(name).pins if pin.name.startswith("GP")}
    for part in board.of_kind("connector"):
        if part.reference not in (LEFT, RIGHT) and not any(
            other.kind == "display" for other in _plugged(board, part)
        ):
            yield from sorted(pins & set(part.nets))


def the_transceiver_is_on_the_line(board: Board) -> Iterator[str]:
    """Its two enables are one line, and its receiver is idle while it sends."""
    for part in board.of_kind("transceiver"):
        wanted = {
            "DE": "LINE_TALK", "/RE": "LINE_TALK", "DI": "LINE_TX", "RO": "LINE_RX", "A": "BUS_A", "B": "BUS_B",
            "VCC": "3V3",
        }  # fmt: skip
        yield from (f"{part.reference}.{name}" for name, net in wanted.items() if part.on(name) != net)
    if not any(set(one.nets) == {"3V3", "LINE_RX"} and one.item.amount <= 10e3 for one in board.of_kind("resistor")):
        yield "LINE_RX"


def the_line_is_protected(board: Board) -> Iterator[str]:
    """A suppressor for lines takes a spark on A and on B. Thirty of them must not slow the line down."""
    for part in board.of_kind("line-suppressor"):
        if {part.on("first"), part.on("second")} != {"BUS_A", "BUS_B"} or part.on("common") not in board.grounds:
            yield part.reference
        if part.item.amount > MOST_LINE_F:
            yield f"{part.reference}: {part.item.amount:g} F"
    if not any(True for _ in board.of_kind("line-suppressor")):
        yield "BUS_A"


def the_line_can_end_here(board: Board) -> Iterator[str]:
    """A resistor like the line's own impedance is between A and B, when a jumper is closed."""
    ends = [set(one.nets) for one in board.of_kind("resistor") if LEAST_END_OHM <= one.item.amount <= MOST_END_OHM]
    if not any(set(jumper.nets) ^ end == {"BUS_A", "BUS_B"} for jumper in board.of_kind("jumper") for end in ends):
        yield "BUS_END"


def a_jumper_tells_of_the_line(board: Board) -> Iterator[str]:
    """The firmware learns by a jumper to ground that its line is shared."""
    if not any(set(part.nets) == {"SHARED_LINE", "GND"} for part in board.of_kind("jumper")):
        yield "SHARED_LINE"


RULES: tuple[Rule, ...] = (
    each_lamp_has_its_current,
    no_pin_gives_too_much,
    each_contact_is_guarded,
    each_guarded_line_has_its_contact,
    vsys_is_fed_by_diodes_alone,
    each_supply_reaches_the_pico,
    no_cable_touches_a_pin,
    the_transceiver_is_on_the_line,
    the_line_is_protected,
    the_line_can_end_here,
    a_jumper_tells_of_the_line,
)


def _outputs(board: Board) -> list[str]:
    return [pin.net for name in (LEFT, RIGHT) for pin in board.part(name).pins if pin.role == "output"]


def _feeds(board: Board, lamp: Part) -> list[Part]:
    """The resistors from pins of the Pico to an LED."""
    outputs = set(_outputs(board))
    return [one for one in board.of_kind("resistor") if lamp.on("anode") in one.nets and outputs & set(one.nets)]


def _ma(feed: Part, drop_v: float) -> float:
    return (LOGIC_V - drop_v) / feed.item.amount * 1000


def _given_ma(board: Board, net: str) -> float:
    """The current of a pin that is high, at worst: LEDs conduct early, and anything else is a short."""
    lit = {lamp.on("anode") for lamp in board.of_kind("led")}
    loads = [one for one in board.of_kind("resistor") if net in one.nets]
    return sum(_ma(one, LAMP_V if lit & set(one.nets) else 0.0) for one in loads)


def _guards(board: Board, contact: str, line: str) -> bool:
    """Whether everything that a contact needs is between it and its line."""
    suppressed = any((p.on("cathode"), p.on("anode")) == (contact, "GND") for p in board.of_kind("suppressor"))
    through = any(
        set(p.nets) == {contact, line} and p.item.amount >= LEAST_GUARD_OHM for p in board.of_kind("resistor")
    )
    held = any(set(p.nets) == {line, "GND"} and p.item.amount >= LEAST_GUARD_F for p in board.of_kind("capacitor"))
    return suppressed and through and held


def _downstream(board: Board, supply: str) -> set[str]:
    """The nets that a supply reaches through fuses, diodes and converters, in their direction."""
    reached = {supply}
    while after := {out for into, out in _ways(board) if into in reached} - reached:
        reached |= after
    return reached


def _ways(board: Board) -> Iterator[tuple[str, str]]:
    yield from ((part.nets[0], part.nets[1]) for part in board.of_kind("fuse"))
    yield from ((part.on("anode"), part.on("cathode")) for part in board.of_kind("diode"))
    yield from ((part.on("in"), part.on("out")) for part in board.of_kind("regulator"))


def _plugged(board: Board, socket: Part) -> list[Part]:
    """What is plugged into a socket."""
    return [part for part in board.parts if part.stands == "off-board" and set(part.nets) <= set(socket.nets)]
