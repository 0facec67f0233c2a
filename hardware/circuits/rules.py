"""The electrical rules of the boards. Each finds what is wrong in a table of parts; none needs a simulator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from msgspec import Struct

from circuits.parts import Board, Part

LOGIC_V = 3.3
LIGHT_V = 1.2  # across the light of a coupler
LEAST_LIGHT_MA, MOST_PIN_MA, MOST_LIGHT_MA = 3.0, 8.0, 20.0
HORN_SUPPLY_V = 14.4  # a car's battery while it is charged
MOST_PULL_DOWN = 1.1e6
ONE_SHOT_OFF_BY = 0.1  # of the time constant, over supply and temperature
LONGEST_BLAST_S, SHORTEST_BLAST_S = 3.0, 2.0  # headtable itself cuts at the shorter one
SHORTEST_LOCKOUT_S = 15.0
UP_TO_DOWN = 15  # 5 V through the divider, and the diode, are below the 1 V at which a gate may open
NAMED = {"J1", "J2", "J3", "J8", "J9", "K1", "L1", "Q1", "Q2", "R9", "S1", "U6"}
"""The ends of the cables, and what the rules of a single circuit find it by."""


class Broken(Struct, frozen=True):
    """A rule that a board breaks, and where."""

    rule: str
    where: str


def broken(board: Board) -> tuple[Broken, ...]:
    """Everything that is wrong with a board; without the parts that rules name, only that."""
    missing = sorted(NAMED - {part.reference for part in board.parts})
    if missing:
        return tuple(Broken("named_parts_are_there", reference) for reference in missing)
    return tuple(Broken(rule.__name__, where) for rule in RULES for where in rule(board))


def references_are_unique(board: Board) -> Iterator[str]:
    """A reference names one part, and a number one pin of it."""
    yield from _twice(part.reference for part in board.parts)
    for part in board.parts:
        yield from (f"{part.reference}.{number}" for number in _twice(pin.number for pin in part.pins))


def each_net_connects(board: Board) -> Iterator[str]:
    """A net with one pin is a loose wire. Names that begin with NC are left open on purpose."""
    for net, pins in board.netlist().items():
        if len(pins) < 2 and not net.startswith("NC"):
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
        if not any(_clamps(board, diode, supply, switched) for diode in board.of_kind("diode")):
            yield coil.reference


def each_driven_line_is_pulled_down(board: Board) -> Iterator[str]:
    """A line that nobody drives is low: 10 kΩ to the ground of the controller."""
    for net in board.driven:
        if not any(_pulls(part, net, board.grounds[:1], 10e3) for part in board.of_kind("resistor")):
            yield net


def each_gate_is_pulled_down(board: Board) -> Iterator[str]:
    """A transistor is off while nothing drives its gate."""
    for fet in board.of_kind("transistor"):
        if not any(_pulls(one, fet.on("gate"), board.grounds, MOST_PULL_DOWN) for one in board.of_kind("resistor")):
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
    outputs = {pin.net for part in board.parts for pin in part.pins if pin.role == "output"}
    fed = outputs | _fused(board)
    yield from (pin.net for part in board.parts for pin in part.pins if pin.role == "supply" and pin.net not in fed)


def a_dip_of_the_supply_spares_the_logic(board: Board) -> Iterator[str]:
    """What a coil takes does not come from the capacitor that holds the logic: a diode is between them."""
    held = {part.on("cathode") for part in board.of_kind("diode") if part.on("anode") in _fused(board)}
    bulk = {net for part in board.of_kind("capacitor") for net in part.nets if part.item.amount >= 1e-4}
    if not held & bulk:
        yield "12V_LOGIC"


def _fused(board: Board) -> set[str]:
    """The nets after a fuse, and after a diode that follows one."""
    fused = {net for fuse in board.of_kind("fuse") for net in fuse.nets}
    return fused | {part.on("cathode") for part in board.of_kind("diode") if part.on("anode") in fused}


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


def each_line_that_is_read_has_two_levels(board: Board) -> Iterator[str]:
    """A resistor pulls the line up, and a cable or a coupler pulls it down."""
    low = {net for part in board.of_kind("connector") for net in part.nets if part.reference != "J1"}
    low |= {part.on("collector") for part in board.of_kind("optocoupler")}
    for net in board.read:
        reached = _through_resistors(board, net)
        if "3V3" not in reached or not reached & low:
            yield net


def the_one_shot_drives_the_horn(board: Board) -> Iterator[str]:
    """A resistor leads from the one-shot to the gate."""
    wanted = {board.part("U6").on("Q1"), board.part("Q1").on("gate")}
    if not any(set(part.nets) == wanted for part in board.of_kind("resistor")):
        yield board.part("Q1").on("gate")


def the_key_feeds_the_horns_coil(board: Board) -> Iterator[str]:
    """Nothing but the key switch gives the coil of the horn's relay its supply."""
    supply = board.part("K1").nets[0]
    others = ("coil", "connector", "diode", "zener")  # its ends, and its clamp
    if [part.kind for part in board.parts if supply in part.nets and part.kind not in others] != ["switch"]:
        yield supply


def each_rail_is_fused(board: Board) -> Iterator[str]:
    """Between the supply's terminal and each consumer is a fuse."""
    for part in board.parts:
        if "12V_IN" in part.nets and part.kind not in ("fuse", "connector"):
            yield part.reference
    yield from sorted(_rails(board) - _fused(board))


def no_two_outputs_meet(board: Board) -> Iterator[str]:
    """A net has one output at most."""
    yield from _twice(pin.net for part in board.parts for pin in part.pins if pin.role == "output")


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


def lights_have_their_current(board: Board) -> Iterator[str]:
    """A coupler's light gets enough current, and no pin gives more than it may."""
    for coupler in board.of_kind("optocoupler"):
        feeds = [one for one in board.of_kind("resistor") if coupler.on("anode") in one.nets]
        currents = [_light_ma(board, one, coupler.on("anode")) for one in feeds]
        if not currents or not all(_fits(ma, most) for ma, most in currents):
            yield coupler.reference


def each_cable_is_protected(board: Board) -> Iterator[str]:
    """Lines that leave the hall's table, and the supply, have a suppressor to their ground."""
    safe = {p.on("cathode") for p in board.of_kind("suppressor") if p.on("anode") in board.grounds}
    yield from (net for net in ("BUTTON_CABLE", "BUS_A", "BUS_B", "12V_FUSED") if net not in safe)


def no_cable_touches_the_controller(board: Board) -> Iterator[str]:
    """A line to a pin passes a resistor of 1 kΩ, a coupler, or a pull-up; its cable is behind it."""
    controller = board.part("J1")
    for part in board.of_kind("connector"):
        if part is not controller:
            yield from sorted((set(part.nets) & set(controller.nets)) - set(board.grounds))


def a_button_gives_one_edge(board: Board) -> Iterator[str]:
    """A microfarad after the button's resistor outlasts its bouncing."""
    kept = board.part("R9").on("2")
    if not any(kept in part.nets and part.item.amount >= 1e-6 for part in board.of_kind("capacitor")):
        yield kept


def a_reversed_horn_does_no_harm(board: Board) -> Iterator[str]:
    """A light that a cable feeds has a diode against its direction."""
    for part in board.of_kind("optocoupler"):
        ends = (part.on("cathode"), part.on("anode"))
        against = any((d.on("anode"), d.on("cathode")) == ends for d in board.of_kind("diode"))
        if part.on("cathode") == "GND_HORN" and not against:
            yield part.reference


def times_of_the_one_shot(board: Board) -> Iterator[str]:
    """A blast lasts 3 s at most, and longer than any that headtable asks for; the lockout lasts 15 s at least."""
    for chip in board.of_kind("one-shot"):
        shortest, longest = _time_s(board, chip.on("RX1"))
        lockout, _ = _time_s(board, chip.on("RX2"))
        if not SHORTEST_BLAST_S < shortest < longest < LONGEST_BLAST_S:
            yield f"blast {shortest:.2f} to {longest:.2f}"
        if lockout < SHORTEST_LOCKOUT_S:
            yield f"lockout {lockout:.2f}"


def the_lockout_holds_the_one_shot(board: Board) -> Iterator[str]:
    """The lockout follows the blast, holds its RESET, and an edge during a blast does not lengthen it."""
    for chip in board.of_kind("one-shot"):
        joined = (("RESET1", "NOT_Q2"), ("FALL2", "Q1"), ("FALL1", "NOT_Q1"))
        yield from (f"{one} {other}" for one, other in joined if chip.on(one) != chip.on(other))
        if chip.on("RISE2") not in board.grounds or chip.on("RISE1") != "REQUEST":
            yield "edges"


def a_blast_ends_with_its_request(board: Board) -> Iterator[str]:
    """A diode pulls the horn's gate down with the request."""
    wanted = (board.part("Q1").on("gate"), "REQUEST")
    if not any((d.on("anode"), d.on("cathode")) == wanted for d in board.of_kind("diode")):
        yield "REQUEST"
    up = sum(part.item.amount for part in board.of_kind("resistor") if set(part.nets) == {"BLAST", wanted[0]})
    down = sum(part.item.amount for part in board.of_kind("resistor") if set(part.nets) == {"REQUEST", "GND12"})
    if up < UP_TO_DOWN * down:
        yield "the gate stays high without a request"


def the_heartbeat_passes_only_edges(board: Board) -> Iterator[str]:
    """The pump of the second gate is fed by a capacitor, filled by two diodes, and emptied by a resistor."""
    gate = board.part("Q2").on("gate")
    into = [d.on("anode") for d in board.of_kind("diode") if d.on("cathode") == gate]
    filled = any(gate in c.nets and c.item.amount >= 1e-6 for c in board.of_kind("capacitor"))
    back = [d for d in board.of_kind("diode") if d.on("cathode") in into and d.on("anode") in board.grounds]
    beats = any(set(into) & set(c.nets) - {gate} for c in board.of_kind("capacitor"))
    others = [p for p in board.parts if p.kind not in ("capacitor", "diode") and set(p.nets) & set(into)]
    if not beats or not filled or not back or others:
        yield gate


def the_line_is_biased_once(board: Board) -> Iterator[str]:
    """An idle line is known: A is pulled up and B is pulled down."""
    pulls = {frozenset(part.nets) for part in board.of_kind("resistor")}
    yield from (" ".join(pair) for pair in (("5V", "BUS_A"), ("BUS_B", "GND12")) if frozenset(pair) not in pulls)


def each_part_has_two_sources(board: Board) -> Iterator[str]:
    """A part that one shop has not, another has."""
    for part in board.parts:
        if not part.item.number or not part.item.second or part.item.number == part.item.second != "any":
            yield part.reference


RULES: tuple[Callable[[Board], Iterator[str]], ...] = (
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
    a_dip_of_the_supply_spares_the_logic,
    each_part_off_the_board_has_its_terminals,
    each_coil_has_its_transistor,
    each_line_that_is_read_has_two_levels,
    the_one_shot_drives_the_horn,
    the_key_feeds_the_horns_coil,
    each_rail_is_fused,
    no_two_outputs_meet,
    no_input_floats,
    each_chip_is_decoupled,
    each_converter_holds_through_a_dip,
    lights_have_their_current,
    each_cable_is_protected,
    no_cable_touches_the_controller,
    a_button_gives_one_edge,
    a_reversed_horn_does_no_harm,
    times_of_the_one_shot,
    the_lockout_holds_the_one_shot,
    a_blast_ends_with_its_request,
    the_heartbeat_passes_only_edges,
    the_line_is_biased_once,
    each_part_has_two_sources,
)


def _twice(names: Iterable[str]) -> Iterator[str]:
    return (name for name, times in Counter(names).items() if times > 1)


def _sides(part: Part) -> tuple[tuple[str, ...], ...]:
    """The nets that this part connects with each other; a coupler has two sides."""
    if part.kind == "optocoupler":
        return (part.on("anode"), part.on("cathode")), (part.on("emitter"), part.on("collector"))
    return () if part.kind == "connector" else (part.nets,)


def reached(board: Board, net: str) -> set[str]:
    """Every net that is connected to this one in any way."""
    reached, rest = {net}, [side for part in board.parts for side in _sides(part)]
    while touching := [side for side in rest if reached & set(side)]:
        reached.update(*touching)
        rest = [side for side in rest if side not in touching]
    return reached


def _through_resistors(board: Board, net: str) -> set[str]:
    """The nets that a line reaches through resistors, up to a rail."""
    reached, rest = {net}, [set(part.nets) for part in board.of_kind("resistor")]
    while touching := [ends for ends in rest if (reached - {"3V3", *board.grounds}) & ends]:
        reached.update(*touching)
        rest = [ends for ends in rest if ends not in touching]
    return reached


def _clamps(board: Board, diode: Part, supply: str, switched: str) -> bool:
    """Whether current can go on from the switched end of a coil to its supply."""
    if diode.on("anode") != switched:
        return False
    through = diode.on("cathode")
    zeners = ((zener.on("cathode"), zener.on("anode")) for zener in board.of_kind("zener"))
    return through == supply or (through, supply) in zeners


def _pulls(part: Part, net: str, grounds: tuple[str, ...], most: float) -> bool:
    one, other = part.nets
    return part.item.amount <= most and ((one == net and other in grounds) or (other == net and one in grounds))


def _rails(board: Board) -> set[str]:
    """The nets from which something takes its current."""
    chips = {pin.net for part in board.parts for pin in part.pins if pin.role == "supply"}
    cables = {net for net in board.part("J9").nets if net.startswith("12V")}
    return chips - {"5V"} | cables | {board.part("L1").nets[0]}


def _light_ma(board: Board, feed: Part, anode: str) -> tuple[float, float]:
    """The current of a light, and the most that its source may give."""
    source = next(net for net in feed.nets if net != anode)
    volts, most = (LOGIC_V, MOST_PIN_MA) if source in board.driven else (HORN_SUPPLY_V, MOST_LIGHT_MA)
    return (volts - LIGHT_V) / feed.item.amount * 1000, most


def _fits(ma: float, most: float) -> bool:
    return LEAST_LIGHT_MA <= ma <= most


def _time_s(board: Board, net: str) -> tuple[float, float]:
    """The shortest and the longest time of a timer, by the tolerances of its parts."""
    r = next((part.item for part in board.of_kind("resistor") if net in part.nets), None)
    c = next((part.item for part in board.of_kind("capacitor") if net in part.nets), None)
    if r is None or c is None:
        return 0.0, 0.0
    nominal = r.amount * c.amount
    low, high = (1 - r.off_by) * (1 - c.off_by), (1 + r.off_by) * (1 + c.off_by)
    return nominal * low * (1 - ONE_SHOT_OFF_BY), nominal * high * (1 + ONE_SHOT_OFF_BY)
