"""The boards break no rule, and each way to spoil their tables of parts is found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from circuits import shop
from circuits.boards import BOARDS
from circuits.data_sheets import CHECKED
from circuits.driver_board import DRIVER_BOARD
from circuits.driver_board_rules import NETS_OF_THE_HORN, ONE_SHOT_OFF_BY
from circuits.pad_board import PAD_BOARD
from circuits.parts import Board, Part, Pin
from circuits.rule import Broken
from circuits.rules import OWN, broken, rules_of
from tests.hardware.spoiling import POLAR, loosened, of_value, reversed_, times, turned, with_part, without

TOO_MUCH = {
    "driver-board": ("R1", "R2", "R3", "R4", "R5", "R6", "R11", "R16", "R19", "R18", "R12", "C5", "R7", "R15", "R20"),
    "pad-board": ("R1", "R2", "R3", "R6", "R7", "R8", "R31", "R40", "R41", "D1"),
    "dice-board": ("R1", "R2", "R3", "R11", "R47", "D1"),
}
"""Parts that must not have ten times their value."""
TOO_LITTLE = {
    "driver-board": ("R20", "R21", "R22", "R4", "C6"),
    "pad-board": ("R3", "R5", "R7", "R11", "R20", "R31", "C2", "C11", "C21"),
    "dice-board": ("R3", "R10", "R11", "R40", "R47", "C10"),
}
"""Parts that must not have a tenth of their value."""
BRIDGES = {
    "driver-board": (
        ("GND", "GND12"), ("BLAST", "RESTED"), ("12V_IN", "12V_BELL"), ("HORN", "BUS_A"), ("COIL", "GND12"),
        ("ARMED_PATH", "GND12"), ("5V", "BEAT_GATE"), ("BEAT_12", "BEAT_GATE"), ("COIL", "ARMED_PATH"),
        ("HORN_GATE", "BEAT_GATE"), ("BLAST_OVER", "BLAST_TIMER"),
    ),
    "pad-board": (
        ("BELL", "BELL_CONTACT"), ("ONE", "BUS_A"), ("VSYS", "5V"), ("CHAIN", "SUPPLY"), ("BUS_A", "BUS_B"),
        ("HEARD", "BOX"), ("BATTERY", "VSYS"),
    ),
    "dice-board": (("VSYS", "5V"), ("ROLL_1", "BUS_B"), ("DIE_1_SIDES", "DIE_2_SIDES"), ("5V", "5V_FUSED")),
}  # fmt: skip
"""Nets that a drop of solder may join."""
EACH = [(board, part.reference) for board in BOARDS for part in board.parts]


def listed(table: dict[str, tuple[str, ...]]) -> list[tuple[Board, str]]:
    """A board and a reference, for each in a table by the board's name."""
    return [(board, reference) for board in BOARDS for reference in table[board.name]]


def named(case: object) -> str:
    """The name of a board, or a reference, for the name of a test."""
    return case.name if isinstance(case, Board) else str(case)


@pytest.mark.parametrize("board", BOARDS, ids=named)
def test_a_board_breaks_no_rule(board: Board) -> None:
    assert broken(board) == ()


@pytest.mark.parametrize(("board", "reference"), EACH, ids=named)
def test_a_forgotten_part_is_found(board: Board, reference: str) -> None:
    assert broken(without(board, reference)) != ()


@pytest.mark.parametrize("board", BOARDS, ids=named)
@pytest.mark.slow  # every leg of every board
def test_each_loose_leg_is_found(board: Board) -> None:
    missed = [
        f"{part.reference}.{pin.name}"
        for part in board.parts
        for pin in part.pins
        if not pin.net.startswith("NC") and not broken(with_part(board, loosened(part, pin)))
    ]
    assert missed == []


@pytest.mark.parametrize(
    ("board", "reference"),
    [(board, reference) for board, reference in EACH if board.part(reference).kind in POLAR],
    ids=named,
)
def test_a_reversed_diode_is_found(board: Board, reference: str) -> None:
    assert broken(turned(board, reference)) != ()


@pytest.mark.parametrize(("board", "reference"), listed(TOO_MUCH), ids=named)
def test_a_part_of_ten_times_its_value_is_found(board: Board, reference: str) -> None:
    assert broken(times(board, reference, 10)) != ()


@pytest.mark.parametrize(("board", "reference"), listed(TOO_LITTLE), ids=named)
def test_a_part_of_a_tenth_of_its_value_is_found(board: Board, reference: str) -> None:
    assert broken(times(board, reference, 0.1)) != ()


@pytest.mark.parametrize(
    ("board", "one", "other"),
    [(board, one, other) for board in BOARDS for one, other in BRIDGES[board.name]],
    ids=named,
)
def test_a_drop_of_solder_between_two_nets_is_found(board: Board, one: str, other: str) -> None:
    assert broken(board.renamed(other, one)) != ()


@pytest.mark.parametrize("pair", [("GND", "GND12"), ("GND", "GND_HORN"), ("GND12", "GND_HORN")])
def test_a_part_across_the_isolation_is_found(pair: tuple[str, str]) -> None:
    bridge = Part("R99", shop.resistor(1e6), "bridge", (Pin("1", "1", pair[0]), Pin("2", "2", pair[1])))
    found = broken(replace(DRIVER_BOARD, parts=(*DRIVER_BOARD.parts, bridge)))
    assert Broken("circuits_stay_apart", " ".join(pair)) in found


@pytest.mark.slow
def test_every_rule_is_broken_by_some_change() -> None:
    """A rule that nothing breaks would prove nothing."""
    rules = {rule.__name__ for board in BOARDS for rule in rules_of(board)}
    found = {one.rule for board in BOARDS for mutant in spoilt(board) for one in broken(mutant)}
    assert rules - found == set()


def spoilt(board: Board) -> Iterator[Board]:
    """A board after each change of one part, and after some of one net."""
    for part in board.parts:
        if part.reference not in OWN[board.name].named:
            yield without(board, part.reference)
        if part.kind in POLAR:
            yield with_part(board, reversed_(part))
        yield from (with_part(board, loosened(part, pin)) for pin in part.pins)
        weak = replace(part.item, amount=part.item.amount / 100, second="", most_v=part.item.most_v / 10, most_a=0.0)
        yield with_part(board, of_value(part, weak))
    yield from (board.renamed(other, one) for one, other in BRIDGES[board.name])
    yield replace(board, parts=(*board.parts, board.parts[0]))


def found_on(board: Board) -> set[str]:
    """The rules that a board breaks."""
    return {one.rule for one in broken(board)}


def on_nets(board: Board, reference: str, **nets: str) -> Board:
    """The board with some pins of a part on other nets."""
    part = board.part(reference)
    return with_part(board, replace(part, pins=tuple(replace(p, net=nets.get(p.name, p.net)) for p in part.pins)))


def test_two_transistors_beside_each_other_are_found() -> None:
    """Q1 or Q2 alone would then sound the horn."""
    parallel = on_nets(on_nets(DRIVER_BOARD, "Q1", source="GND12"), "Q2", drain="COIL")
    assert "a_blast_needs_one_shot_and_heartbeat" in found_on(parallel)


def test_two_transistors_with_one_gate_are_found() -> None:
    assert "a_blast_needs_one_shot_and_heartbeat" in found_on(DRIVER_BOARD.renamed("BEAT_GATE", "HORN_GATE"))


@pytest.mark.parametrize("ends", [("COIL", "GND12"), ("COIL", "ARMED_PATH"), ("ARMED_PATH", "GND12")])
def test_a_part_beside_a_transistor_of_the_horn_is_found(ends: tuple[str, str]) -> None:
    one, other = ends
    wire = Part("R99", shop.resistor(10), "a wire that was left", (Pin("1", "1", one), Pin("2", "2", other)))
    found = found_on(replace(DRIVER_BOARD, parts=(*DRIVER_BOARD.parts, wire)))
    assert {"a_blast_needs_one_shot_and_heartbeat", "nothing_else_is_on_the_nets_of_the_horn"} <= found


def test_a_bridge_beside_the_pump_of_the_heartbeat_is_found() -> None:
    """A level that stays high would then arm the horn."""
    assert "the_heartbeat_passes_only_edges" in found_on(DRIVER_BOARD.renamed("BEAT_GATE", "BEAT_12"))


def test_a_diode_of_1_ampere_at_the_bell_is_found() -> None:
    weak = with_part(DRIVER_BOARD, of_value(DRIVER_BOARD.part("D12"), shop.COIL_DIODE))
    assert Broken("the_bells_diode_stands_its_fuse", "D12") in broken(weak)


@pytest.mark.slow  # 42 nets make 861 pairs
def test_the_rules_judge_every_bridge_of_the_driver_board() -> None:
    """None stops a rule, and each at a net that holds the horn back is found."""
    pins = {net: frozenset(f"{part}.{pin}" for part, pin in there) for net, there in DRIVER_BOARD.netlist().items()}
    holding = {net for net, there in pins.items() if there in NETS_OF_THE_HORN}
    assert len(holding) == len(NETS_OF_THE_HORN)
    pairs = combinations(sorted(DRIVER_BOARD.netlist()), 2)
    missed = {pair for pair in pairs if not broken(DRIVER_BOARD.renamed(*reversed(pair)))}
    assert {pair for pair in missed if holding & set(pair)} == set()


def test_a_test_point_is_no_other_end_of_a_loose_wire() -> None:
    """R12 has left the timer, and a probe is on the loose leg."""
    probe = Part("TP9", shop.TEST_POINT, "probe", (Pin("1", "1", "LOOSE"),))
    resistor = DRIVER_BOARD.part("R12")
    loose = replace(resistor, pins=(resistor.pins[0], replace(resistor.pins[1], net="LOOSE")))
    mutant = with_part(DRIVER_BOARD, loose)
    assert Broken("each_net_connects", "LOOSE") in broken(replace(mutant, parts=(*mutant.parts, probe)))


def test_a_one_shot_that_holds_the_gate_without_a_request_is_found() -> None:
    """With 10 kΩ, a blast lasted as long as the one-shot and not as long as its request."""
    weak = of_value(DRIVER_BOARD.part("R14"), shop.resistor(10e3))
    expected = Broken("a_blast_ends_with_its_request", "the gate stays high without a request")
    assert expected in broken(with_part(DRIVER_BOARD, weak))


def test_the_times_of_the_one_shot_allow_what_its_data_sheet_says() -> None:
    said = [int(found[1]) / 100 for one in CHECKED if (found := re.search(r"to (\d+) % longer than R·C", one.fact))]
    assert said == [ONE_SHOT_OFF_BY]


def test_the_first_bias_of_the_line_is_found() -> None:
    """With 680 ohms and 100 at both ends, an idle line had less than a receiver needs."""
    first = with_part(DRIVER_BOARD, of_value(DRIVER_BOARD.part("R20"), shop.resistor(100)))
    for reference in ("R21", "R22"):
        first = with_part(first, of_value(first.part(reference), shop.resistor(680)))
    assert "an_idle_line_is_known" in {one.rule for one in broken(first)}


def test_a_chain_of_36_volts_is_found() -> None:
    high = tuple((net, 36.0 if volts > 20 else volts) for net, volts in PAD_BOARD.volts)
    found = {one.where for one in broken(replace(PAD_BOARD, volts=high)) if one.rule == "each_part_stands_its_volts"}
    assert found == {"D3", "U3"}
