"""What a maker should measure is computed from the table of parts, and the simulation measures the same."""

from __future__ import annotations

import re
from math import log
from pathlib import Path

import pytest
from msgspec.structs import replace

from circuits import dice_readings, pad_readings, shop
from circuits.data_sheets import facts
from circuits.dice_board import DICE_BOARD
from circuits.driver_board import DRIVER_BOARD
from circuits.driver_board_scenarios import (
    BEATS,
    NO_BELL,
    NO_REQUEST,
    POWERED,
    QUIET,
    STEADY,
    STOPS_AT_2_S,
    STUCK,
    UP,
)
from circuits.expected import AtLeast, AtMost, BellCurrent, Between, Expected, NoConnection, words
from circuits.output import OUT
from circuits.pad_board import PAD_BOARD
from circuits.parts import Board, Item
from circuits.pico import LEGS, legs
from circuits.readings import Reading, readings
from circuits.scenarios import Limit, Scenario

SAFETY = Path(__file__).parents[2] / "docs" / "safety.md"
BY_STEP = {one.step: one for one in readings(DRIVER_BOARD)}
PAD_BY_STEP = {one.step: one for one in pad_readings.readings()}


def with_item(reference: str, item: Item) -> Board:
    """The driver board with another item."""
    changed = replace(DRIVER_BOARD.part(reference), item=item)
    parts = tuple(changed if part.reference == reference else part for part in DRIVER_BOARD.parts)
    return replace(DRIVER_BOARD, parts=parts)


def test_each_step_is_there_once() -> None:
    every = (*readings(DRIVER_BOARD), *pad_readings.readings(), *dice_readings.readings())
    steps = [tuple(map(int, one.step.split("."))) for one in every]
    assert steps == sorted(set(steps))


@pytest.mark.parametrize(
    ("reference", "item", "steps"),
    [
        ("R12", shop.resistor(1e6), ["3.3"]),
        ("C6", shop.film(2.2), ["3.4"]),
        ("R1", shop.resistor(22e3), ["1.5"]),
        ("R20", shop.resistor(150), ["1.9", "2.8", "2.9", "5.4", "5.5"]),
        ("K1", replace(shop.HORN_RELAY, amount=90.0), ["3.2"]),
    ],
)
def test_another_part_gives_another_reading(reference: str, item: Item, steps: list[str]) -> None:
    changed = readings(with_item(reference, item))
    assert [one.step for one in changed if one != BY_STEP[one.step]] == steps


def test_the_simulated_blast_is_within_its_reading() -> None:
    page = (OUT / "driver-board" / "simulation.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| a request that stays high gives one blast |")]
    assert [row.split("|")[2].strip() for row in rows] == ["on_s", "held_s"]
    assert all(holds(BY_STEP["3.3"], float(row.split("|")[3])) for row in rows)


def test_safety_says_what_leakage_makes_of_the_shortest_lockout() -> None:
    """A constant current beside that of R13 fills C6 from 0 V to 63.2 % of 5 V."""
    shortest = BY_STEP["3.4"].expected
    assert isinstance(shortest, Between)
    leak_v = 100e-9 * DRIVER_BOARD.part("R13").item.amount
    with_leak_s = shortest.least * log((5 + leak_v) / (5 + leak_v - 0.632 * 5))
    told = f"A leakage of 100 nA there makes about {with_leak_s:.1f} s of {shortest.least:.1f} s."
    assert told in " ".join(SAFETY.read_text(encoding="utf-8").split())


def test_each_button_of_the_dice_is_measured_at_the_leg_of_its_line() -> None:
    [pressed] = [one for one in dice_readings.readings() if one.meanwhile.endswith("that button pressed")]
    nets = legs((DICE_BOARD.part("J1"), DICE_BOARD.part("J2")))
    by_net = {net: str(LEGS.index(name) + 1) for name, net in nets.items()}
    assert re.findall(r"\d+", pressed.where) == [by_net[f"ROLL_{die}"] for die in (1, 2, 3, 4)] + ["38"]
    assert pressed.expected == Between(0.98, 1.02, "kΩ")


def test_no_reading_of_the_pair_holds_on_a_dead_or_a_swapped_line() -> None:
    """R21, R20 and R22 divide 5 V, with board JP1 closed and nothing else on the line."""
    a_v, b_v = 5 * (120 + 390) / 900, 5 * 390 / 900
    pair = BY_STEP["5.4"], BY_STEP["5.5"]
    assert [holds(one, volts) for one, volts in zip(pair, (a_v, b_v), strict=True)] == [True, True]
    assert [holds(one, volts) for one, volts in zip(pair, (b_v, a_v), strict=True)] == [False, False]
    assert [holds(one, volts) for one in pair for volts in (0, 5)] == [False] * 4


METER = "Rmeter ARMED_PATH 0 10e6"


@pytest.mark.parametrize(
    ("asked", "more", "is_right"),
    [(STUCK, "", True), (STUCK, "Rshort ARMED_PATH 0 0.1", False), (NO_REQUEST, "", False)],
    ids=["good", "Q2 shorted", "no blast"],
)
def test_the_reading_without_a_heartbeat_shows_that_q1_conducts_and_q2_blocks(
    asked: str, more: str, *, is_right: bool
) -> None:
    """The meter has 10 MΩ. In the lockout it shows nothing, although Q2 may be dead."""
    case = Scenario(
        DRIVER_BOARD,
        "a request without a heartbeat",
        f"{POWERED}\n{QUIET}\n{asked}\nVbeat BEAT 0 0\n{UP}\n{METER}\n{more}",
        "1m 3 0 1m",
        (Limit("armed_v", "AVG V(ARMED_PATH) FROM=1.5 TO=2.5", 0, 12),),
    )
    assert holds(BY_STEP["3.7"], case.run()["armed_v"]) == is_right


@pytest.mark.parametrize(("step", "reference"), [("1.12", "Q1"), ("1.13", "Q2")])
def test_a_shorted_transistor_is_found_before_there_is_power(step: str, reference: str) -> None:
    reading, fet = BY_STEP[step], DRIVER_BOARD.part(reference)
    legs = {pin.name: pin.number for pin in fet.pins}
    assert reading.where == f"leg {legs['drain']} to leg {legs['source']} of {reference}"
    assert reading.expected == NoConnection()


def test_the_last_pads_converter_has_a_volt_more_than_its_data_sheet_asks_for() -> None:
    [said] = [fact.fact for fact in facts(PAD_BOARD.part("U3").item) if fact.number == "R-785.0-0.5"]
    expected = PAD_BY_STEP["6.5"].expected
    assert isinstance(expected, Between)
    assert expected.least == float(said.partition(" to ")[0]) + 1


def test_the_last_pad_of_the_simulated_chain_is_within_its_reading() -> None:
    page = (OUT / "pad-board" / "simulation.md").read_text(encoding="utf-8")
    begins = "| the last of ten pads has its current on 12 V | converter_v |"
    [row] = [line for line in page.splitlines() if line.startswith(begins)]
    assert holds(PAD_BY_STEP["6.5"], float(row.split("|")[3]))


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        (Between(3.3, 4, "V"), "3.3 to 4 V"),
        (AtMost(0.5, "V"), "0.5 V at most"),
        (AtLeast(100, "Ω"), "100 Ω or more"),
        (NoConnection(), "no connection, 10 MΩ or more"),
        (BellCurrent(2.2), "as on the bell, or 12 V over its ohms, 20 % more or less; 2.2 A at most"),
    ],
)
def test_a_page_says_what_is_expected(expected: Expected, said: str) -> None:
    assert words(expected) == said


def holds(reading: Reading, value: float) -> bool:
    """Whether a value is within the range of a reading."""
    match reading.expected:
        case Between(least=least, most=most):
            return least <= value <= most
        case AtMost(most=most):
            return 0 <= value <= most
        case AtLeast() | NoConnection() | BellCurrent():
            raise AssertionError(reading.expected)


@pytest.mark.slow
def test_ngspice_measures_the_heartbeats_voltage_the_coils_current_and_the_pump_after_its_end() -> None:
    limits = (
        Limit("armed_v", "AVG V(BEAT_GATE) FROM=1 TO=2", 0, 0),
        Limit("coil_a", "MAX I(VK1) FROM=1 TO=2", 0, 0),
        Limit("disarmed_v", "FIND V(BEAT_GATE) AT=3", 0, 0),
    )
    asked = "Vreq HORN 0 PULSE(0 3.3 1 200u 200u 0.5 200)"
    sources = f"{POWERED}\n{NO_BELL}\n{STEADY}\n{asked}\n{STOPS_AT_2_S}\n{UP}"
    found = Scenario(DRIVER_BOARD, "as a maker measures", sources, "1m 3.1 0 1m", limits).run()
    assert holds(BY_STEP["3.1"], found["armed_v"])
    assert holds(BY_STEP["3.2"], found["coil_a"] * 1000)
    assert holds(BY_STEP["3.6"], found["disarmed_v"])


@pytest.mark.slow
def test_ngspice_measures_the_idle_line_as_a_maker_does() -> None:
    limits = (Limit("a_v", "FIND V(BUS_A) AT=0.1", 0, 0), Limit("b_v", "FIND V(BUS_B) AT=0.1", 0, 0))
    sources = f"{POWERED}\n{QUIET}\n{NO_REQUEST}\n{BEATS}\n{UP}\nRjumper BUS_END BUS_B 1m"
    found = Scenario(DRIVER_BOARD, "the line", sources, "1m 0.11 0 1m", limits).run()
    assert holds(BY_STEP["5.4"], found["a_v"])
    assert holds(BY_STEP["5.5"], found["b_v"])


@pytest.mark.slow
@pytest.mark.parametrize(("line", "gate"), [("HORN", "HORN_GATE"), ("BELL", "BELL_GATE")])
def test_the_tip_of_the_test_lead_drives_horn_and_bell_over_its_100_ohms(line: str, gate: str) -> None:
    held = f"{POWERED}\n{NO_BELL if line == 'HORN' else NO_REQUEST}"
    tip = f"Vtip tip 0 PULSE(0 3.3 1 200u 200u 0.5 200)\nRtip tip {line} 100"
    limits = (Limit("gate_v", f"MAX V({gate})", 4.0, 5.5),)
    found = Scenario(DRIVER_BOARD, "the tip", f"{held}\n{STEADY}\n{tip}\n{BEATS}\n{UP}", "1m 2 0 1m", limits).run()
    assert limits[0].least <= found["gate_v"] <= limits[0].most
