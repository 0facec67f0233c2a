"""The electrical rules of every board. Each finds what is wrong in a table of parts; none needs a simulator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from circuits.nets import fed, pulls, reached, twice
from circuits.parts import LOGIC_V, Board, Kind, Part
from circuits.rule import Rule
from circuits.sources import lacking

MOST_PULL_DOWN = 1.1e6
RATED: tuple[Kind, ...] = ("capacitor", "diode", "suppressor", "line-suppressor", "transistor", "regulator", "fuse")
"""Kinds of parts whose highest voltage must be known."""


def references_are_unique(board: Board) -> Iterator[str]:
    """A reference names one part, and a number one pin of it."""
    yield from twice(part.reference for part in board.parts)
    for part in board.parts:
        yield from (f"{part.reference}.{number}" for number in twice(pin.number for pin in part.pins))


def each_net_connects(board: Board) -> Iterator[str]:
    """A net with one pin is a loose wire. A test point is no other end; names that begin with NC are left open."""
    ends = Counter(pin.net for part in board.parts if part.kind != "test-point" for pin in part.pins)
    for net in board.netlist():
        if ends[net] < 2 and not net.startswith("NC"):
            yield net


def circuits_stay_apart(board: Board) -> Iterator[str]:
    """No part but a coupler, and no coil's contact, connects two grounds."""
    for one, other in combinations(board.grounds, 2):
        if other in reached(board, one):
            yield f"{one} {other}"


def a_coupler_connects_nothing(board: Board) -> Iterator[str]:
    """The light and the contact of a coupler are in different circuits."""
    for part in board.of_kind("optocoupler"):
        if part.on("emitter") in reached(board, part.on("cathode")):
            yield part.reference


def each_coil_is_clamped(board: Board) -> Iterator[str]:
    """A diode, or a diode and a zener, takes the current of a coil when its transistor opens."""
    for coil in board.of_kind("coil"):
        supply, switched = coil.nets
        if not any(clamps(board, diode, supply, switched) for diode in board.of_kind("diode")):
            yield coil.reference


def each_driven_line_is_pulled_down(board: Board) -> Iterator[str]:
    """A line that nobody drives is low: 10 kΩ to the ground of the controller."""
    for net in board.driven:
        if not any(pulls(part, net, board.grounds[:1], 10e3) for part in board.of_kind("resistor")):
            yield net


def each_gate_is_pulled_down(board: Board) -> Iterator[str]:
    """A transistor is off while nothing drives its gate."""
    for fet in board.of_kind("transistor"):
        if not any(pulls(one, fet.on("gate"), board.grounds, MOST_PULL_DOWN) for one in board.of_kind("resistor")):
            yield fet.reference


def each_gate_has_a_limit(board: Board) -> Iterator[str]:
    """A zener keeps a surge from a gate."""
    for fet in board.of_kind("transistor"):
        gate = fet.on("gate")
        if not any(z.on("cathode") == gate and z.on("anode") in board.grounds for z in board.of_kind("zener")):
            yield fet.reference


def each_contact_of_a_coupler_has_its_resistor(board: Board) -> Iterator[str]:
    """A coupler that is dark leaves a known level on its own side."""
    for part in board.of_kind("optocoupler"):
        emitter, collector = part.on("emitter"), part.on("collector")
        free = collector if emitter in board.grounds else emitter
        if not any(free in one.nets and one.item.amount <= 10e3 for one in board.of_kind("resistor")):
            yield part.reference


def each_supply_is_fed(board: Board) -> Iterator[str]:
    """Where a chip takes its current, something gives it."""
    given = fed(board)
    yield from (pin.net for part in board.parts for pin in part.pins if pin.role == "supply" and pin.net not in given)


def each_part_off_the_board_has_its_terminals(board: Board) -> Iterator[str]:
    """The two wires of a part off the board end at one connector."""
    cables = [set(part.nets) for part in board.of_kind("connector")]
    yield from (
        p.reference for p in board.parts if p.stands == "off-board" and not any(set(p.nets) <= c for c in cables)
    )


def each_coil_has_its_transistor(board: Board) -> Iterator[str]:
    """A transistor switches the low end of each coil."""
    drains = {fet.on("drain") for fet in board.of_kind("transistor")}
    yield from (coil.reference for coil in board.of_kind("coil") if coil.nets[1] not in drains)


def each_rail_is_fused(board: Board) -> Iterator[str]:
    """Where a supply enters the board, a fuse is the first part."""
    for part in board.parts:
        if set(board.supplies) & set(part.nets) and part.kind not in ("fuse", "connector", "charger"):
            yield part.reference


def no_two_outputs_meet(board: Board) -> Iterator[str]:
    """A net has one output at most."""
    yield from twice(pin.net for part in board.parts for pin in part.pins if pin.role == "output")


def no_input_floats(board: Board) -> Iterator[str]:
    """Each input has an output, a resistor, or a rail on its net."""
    held = {net for part in board.of_kind("resistor") for net in part.nets}
    held |= {pin.net for part in board.parts for pin in part.pins if pin.role in ("output", "supply", "ground")}
    for part in board.parts:
        yield from (
            f"{part.reference}.{pin.name}" for pin in part.pins if pin.role == "input" and pin.net not in held
        )


def each_chip_is_decoupled(board: Board) -> Iterator[str]:
    """Each chip has 100 nF of its own between supply and ground."""
    for net, chips in Counter(pin.net for part in board.parts for pin in part.pins if pin.role == "supply").items():
        near = [c for c in board.of_kind("capacitor") if net in c.nets and c.item.value == "0.1u"]
        if len(near) < chips or any(not set(c.nets) & set(board.grounds) for c in near):
            yield net


def each_converter_holds_through_a_dip(board: Board) -> Iterator[str]:
    """The converter has a store at its input."""
    for part in board.of_kind("regulator"):
        if not any(part.on("in") in c.nets and c.item.amount >= 100e-6 for c in board.of_kind("capacitor")):
            yield part.reference


def each_part_stands_its_volts(board: Board) -> Iterator[str]:
    """No pin of a part sees more volts than the part stands; a suppressor is quiet at them."""
    volts = dict(board.volts)
    for part in board.parts:
        known = part.item.most_v or (0.0 if part.kind in RATED else float("inf"))
        if max((volts.get(net, LOGIC_V) for net in part.nets), default=0.0) > known:
            yield part.reference


def each_part_has_two_sources(board: Board) -> Iterator[str]:
    """A part that one shop has not, another has; or the bill says why there is no second source."""
    yield from lacking(
        (part.reference, f"{part.item.maker} {part.item.number}", part.item.second) for part in board.parts
    )


def clamps(board: Board, diode: Part, supply: str, switched: str) -> bool:
    """Whether current can go on from the switched end of a coil to its supply."""
    if diode.on("anode") != switched:
        return False
    through = diode.on("cathode")
    zeners = ((zener.on("cathode"), zener.on("anode")) for zener in board.of_kind("zener"))
    return through == supply or (through, supply) in zeners


GENERAL: tuple[Rule, ...] = (
    references_are_unique,
    each_net_connects,
    circuits_stay_apart,
    a_coupler_connects_nothing,
    each_coil_is_clamped,
    each_driven_line_is_pulled_down,
    each_gate_is_pulled_down,
    each_gate_has_a_limit,
    each_contact_of_a_coupler_has_its_resistor,
    each_supply_is_fed,
    each_part_off_the_board_has_its_terminals,
    each_coil_has_its_transistor,
    each_rail_is_fused,
    no_two_outputs_meet,
    no_input_floats,
    each_chip_is_decoupled,
    each_converter_holds_through_a_dip,
    each_part_stands_its_volts,
    each_part_has_two_sources,
)
