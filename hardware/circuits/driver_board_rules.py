"""The rules of the driver board alone: its couplers, its one-shot, its heartbeat, its horn and its line of pads."""

from __future__ import annotations

from collections.abc import Iterator

from circuits.driver_board import MEASURED
from circuits.general_rules import clamps
from circuits.line_device import LEAST_END_OHM, MOST_END_OHM
from circuits.nets import connected, fused, sides, through_resistors
from circuits.parts import LOGIC_V, Board, Part
from circuits.rule import Rule

LIGHT_V = 1.2  # across the light of a coupler
LEAST_LIGHT_MA, MOST_PIN_MA, MOST_LIGHT_MA = 3.0, 8.0, 20.0
HORN_SUPPLY_V = 14.4  # a car's battery while it is charged
ONE_SHOT_OFF_BY = 0.11  # of the time constant: the most that a data sheet says of 5 V (data_sheets.py)
LONGEST_BLAST_S, SHORTEST_BLAST_S = 3.0, 2.0  # headtable itself cuts at the shorter one
SHORTEST_LOCKOUT_S = 15.0
UP_TO_DOWN = 15  # 5 V through the divider, and the diode, are below the 1 V at which a gate may open
LEAST_5_V = 4.85  # of the converter
LEAST_IDLE_V = 0.25  # a receiver needs 0.2
LEAK_A = 1.05e-3  # into A and out of B of MOST_DEVICES of an eighth of a unit load, as RS-485 allows
LEAST_LINE_OHM = 54.0  # that a transmitter is made for
NAMED = frozenset({"J1", "J2", "J3", "J8", "J9", "K1", "L1", "Q1", "Q2", "R9", "S1", "U6"})
"""The ends of the cables, and what the rules of a single circuit find it by."""
NETS_OF_THE_HORN = tuple(
    frozenset(pins.split())
    for pins in (
        "K1.2 J5.2 D8.2 Q1.2",
        "Q1.3 Q2.2",
        "Q1.1 R14.2 R15.1 D3.2 D4.1",
        "Q2.1 D6.1 C8.1 R17.1 D7.1",
        "U6.6 U6.11 R14.1 TP3.1",
        "U6.5 U6.7",
        "U6.3 U6.9",
        "U6.2 R12.2 C5.1",
        "U6.14 R13.2 C6.1",
    )
)
"""The coil's low end, what is between Q1 and Q2, their gates, and the one-shot with its lockout: a bridge to any of
them may bypass a layer."""


def a_dip_of_the_supply_spares_the_logic(board: Board) -> Iterator[str]:
    """What a coil takes does not come from the capacitor that holds the logic: a diode is between them."""
    held = {part.on("cathode") for part in board.of_kind("diode") if part.on("anode") in fused(board)}
    bulk = {net for part in board.of_kind("capacitor") for net in part.nets if part.item.amount >= 1e-4}
    if not held & bulk:
        yield "12V_LOGIC"


def each_line_that_is_read_has_two_levels(board: Board) -> Iterator[str]:
    """A resistor pulls the line up, and a cable or a coupler pulls it down."""
    low = {net for part in board.of_kind("connector") for net in part.nets if part.reference != "J1"}
    low |= {part.on("collector") for part in board.of_kind("optocoupler")}
    for net in board.read:
        reached = through_resistors(board, net)
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


def each_cable_and_coil_is_fused(board: Board) -> Iterator[str]:
    """What leaves the board with 12 V, and what takes the most, is behind a fuse."""
    cables = {net for net in board.part("J9").nets if net.startswith("12V")}
    yield from sorted((cables | {board.part("L1").nets[0]}) - fused(board))


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
        shortest, longest = timer_s(board, chip.on("RX1"))
        lockout, _ = timer_s(board, chip.on("RX2"))
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


def a_blast_needs_one_shot_and_heartbeat(board: Board) -> Iterator[str]:
    """Every path from the coil's low end to ground passes Q1, then Q2. Q1 and Q2 have separate gate nets."""
    coil, first, second = (board.part(reference) for reference in ("K1", "Q1", "Q2"))
    supply, low = coil.nets
    armed = first.on("source")
    in_series = (first.on("drain"), second.on("drain"), second.on("source")) == (low, armed, "GND12")
    if not in_series or len({low, armed, "GND12", first.on("gate"), second.on("gate")}) < 5:
        yield f"{low} {armed}"
    clamp = {diode.reference for diode in board.of_kind("diode") if clamps(board, diode, supply, low)}
    yield from _beside(board, low, {"K1", "Q1"} | clamp)
    yield from _beside(board, armed, {"Q1", "Q2"})


def _beside(board: Board, net: str, parts: set[str]) -> list[str]:
    """The nets that are connected to this one by other parts than these."""
    others = (side for part in board.parts if part.reference not in parts for side in sides(part))
    return sorted(connected(net, others) - {net})


def nothing_else_is_on_the_nets_of_the_horn(board: Board) -> Iterator[str]:
    """Each net that holds the horn back joins the listed pins and no others: no solder bridge, no extra part."""
    there = {frozenset(f"{part}.{pin}" for part, pin in pins) for pins in board.netlist().values()}
    yield from (" ".join(sorted(pins)) for pins in NETS_OF_THE_HORN if pins not in there)


def the_heartbeat_passes_only_edges(board: Board) -> Iterator[str]:
    """A capacitor from the coupler feeds the pump of the second gate. Two diodes fill it, a resistor empties it."""
    gate = board.part("Q2").on("gate")
    into = [d.on("anode") for d in board.of_kind("diode") if d.on("cathode") == gate]
    filled = any(gate in c.nets and c.item.amount >= 1e-6 for c in board.of_kind("capacitor"))
    back = [d for d in board.of_kind("diode") if d.on("cathode") in into and d.on("anode") in board.grounds]
    before = {net for c in board.of_kind("capacitor") if set(into) & set(c.nets) for net in c.nets} - {gate, *into}
    beats = before & {coupler.on("emitter") for coupler in board.of_kind("optocoupler")}
    others = [p for p in board.parts if p.kind not in ("capacitor", "diode") and set(p.nets) & set(into)]
    if not beats or not filled or not back or others:
        yield gate


def the_bells_diode_stands_its_fuse(board: Board) -> Iterator[str]:
    """A reversed supply flows through the bell's transistor and its diode until the bell's fuse opens."""
    supply, low = board.part("L1").nets
    amperes = sum(fuse.item.amount for fuse in board.of_kind("fuse") if supply in fuse.nets)
    for diode in board.of_kind("diode"):
        if clamps(board, diode, supply, low) and diode.item.most_a < amperes:
            yield diode.reference


def the_line_is_biased_once(board: Board) -> Iterator[str]:
    """An idle line is known: A is pulled up and B is pulled down."""
    pulls = {frozenset(part.nets) for part in board.of_kind("resistor")}
    yield from (" ".join(pair) for pair in (("5V", "BUS_A"), ("BUS_B", "GND12")) if frozenset(pair) not in pulls)


def an_idle_line_is_known(board: Board) -> Iterator[str]:
    """With both ends closed and thirty pads, A is higher than B by more than a receiver needs."""
    up, down = (_ohms(board, frozenset(pair)) for pair in (("5V", "BUS_A"), ("BUS_B", "GND12")))
    end = _ohms(board, frozenset(("BUS_A", "BUS_END")))
    across = end / 2
    idle_v = LEAST_5_V * across / (up + across + down) - LEAK_A * across
    if not idle_v >= LEAST_IDLE_V:  # it is no number without the resistors
        yield f"{idle_v:.3f}"
    if 1 / across + 1 / (up + down) > 1 / LEAST_LINE_OHM:
        yield "the line is too heavy"
    if not LEAST_END_OHM <= end <= MOST_END_OHM:
        yield "BUS_END"


def _ohms(board: Board, ends: frozenset[str]) -> float:
    return next((part.item.amount for part in board.of_kind("resistor") if set(part.nets) == ends), float("inf"))


def _light_ma(board: Board, feed: Part, anode: str) -> tuple[float, float]:
    """The current of a light, and the most that its source may give. A resistor whose ends are joined limits none."""
    source = next((net for net in feed.nets if net != anode), None)
    if source is None:
        return float("inf"), MOST_LIGHT_MA
    volts, most = (LOGIC_V, MOST_PIN_MA) if source in board.driven else (HORN_SUPPLY_V, MOST_LIGHT_MA)
    return (volts - LIGHT_V) / feed.item.amount * 1000, most


def _fits(ma: float, most: float) -> bool:
    return LEAST_LIGHT_MA <= ma <= most


def timer_s(board: Board, net: str) -> tuple[float, float]:
    """The shortest and the longest time of a timer, by the tolerances of its parts."""
    r = next((part.item for part in board.of_kind("resistor") if net in part.nets), None)
    c = next((part.item for part in board.of_kind("capacitor") if net in part.nets), None)
    if r is None or c is None:
        return 0.0, 0.0
    nominal = r.amount * c.amount
    low, high = (1 - r.off_by) * (1 - c.off_by), (1 + r.off_by) * (1 + c.off_by)
    return nominal * low * (1 - ONE_SHOT_OFF_BY), nominal * high * (1 + ONE_SHOT_OFF_BY)


def a_probe_reaches_each_measured_net(board: Board) -> Iterator[str]:
    """The readings need a test point on each of these nets, and on the ground of each."""
    there = {net for part in board.of_kind("test-point") for net in part.nets}
    yield from (net for net in MEASURED if net not in there)


RULES: tuple[Rule, ...] = (
    a_dip_of_the_supply_spares_the_logic,
    each_line_that_is_read_has_two_levels,
    the_one_shot_drives_the_horn,
    the_key_feeds_the_horns_coil,
    each_cable_and_coil_is_fused,
    lights_have_their_current,
    each_cable_is_protected,
    no_cable_touches_the_controller,
    a_button_gives_one_edge,
    a_reversed_horn_does_no_harm,
    times_of_the_one_shot,
    the_lockout_holds_the_one_shot,
    a_blast_ends_with_its_request,
    a_blast_needs_one_shot_and_heartbeat,
    nothing_else_is_on_the_nets_of_the_horn,
    the_heartbeat_passes_only_edges,
    the_bells_diode_stands_its_fuse,
    the_line_is_biased_once,
    an_idle_line_is_known,
    a_probe_reaches_each_measured_net,
)
