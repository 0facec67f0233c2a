"""ngspice runs the boards, every measurement is within its limits, and a spoilt board is beyond them."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from circuits import driver_board_scenarios
from circuits.boards import BOARDS
from circuits.dice_board import DICE_BOARD
from circuits.driver_board import DRIVER_BOARD
from circuits.expected import Between
from circuits.output import OUT
from circuits.pad_board import PAD_BOARD
from circuits.pad_board_scenarios import chain
from circuits.parts import Board, Kind
from circuits.readings import readings
from circuits.scenarios import Limit, Scenario, outside
from circuits.simulations import CASES
from circuits.spice import NotMeasured, elements
from circuits.spice_elements import ELEMENTS
from tests.hardware.spoiling import loosened, of_value, times, turned, with_part, without

pytestmark = pytest.mark.slow
SWITCHED_ON = "ten pads that are switched on"
WITHOUT_ELEMENT = ("connector", "jumper", "button", "charger", "test-point")


def worn(board: Board, reference: str) -> Board:
    """The board with a fuse that has twenty times its resistance."""
    part = board.part(reference)
    return with_part(board, of_value(part, replace(part.item, ohms=part.item.ohms * 20)))


MUTANTS = (
    ("a blast of 0.5 s", without(DRIVER_BOARD, "D3")),
    ("a request that stays high", times(DRIVER_BOARD, "R12", 2)),
    ("a request that toggles", times(DRIVER_BOARD, "R13", 0.5)),
    ("a blast ends when the heartbeat stops", times(DRIVER_BOARD, "R17", 10)),
    ("pins that halt high", DRIVER_BOARD.renamed("BEAT_GATE", "BEAT_12")),
    ("a shorted Q1 holds", times(DRIVER_BOARD, "R17", 10)),
    ("a shorted Q1 and a Q2 that opens late", times(DRIVER_BOARD, "R17", 2)),
    ("a Pi that halts with BELL high", turned(DRIVER_BOARD, "D12")),
    ("a supply that falls to 3 V", DRIVER_BOARD.renamed("12V_LOGIC", "12V_FUSED")),
    ("the coil's current ends soon", without(DRIVER_BOARD, "D8")),
    ("a button that bounces", times(DRIVER_BOARD, "C1", 0.1)),
    ("a spark of 8 kV at the button", without(DRIVER_BOARD, "D1")),
    ("a press of one", times(PAD_BOARD, "R11", 100)),
    ("a press of bell", times(PAD_BOARD, "R40", 0.01)),
    ("a spark of 8 kV at one", without(PAD_BOARD, "D11")),
    ("a spark of 8 kV at bell", without(PAD_BOARD, "C20")),
    ("an idle line of thirty pads", times(PAD_BOARD, "R3", 0.1)),
    ("a bit of 4 µs", times(PAD_BOARD, "D1", 1000)),
    ("the last of ten pads has its current on 12 V", worn(PAD_BOARD, "F1")),
    ("the last of five pads", worn(PAD_BOARD, "F1")),
    ("the last of ten pads has its current on 24 V", turned(PAD_BOARD, "D2")),
    ("a pad that is plugged into a live chain", without(PAD_BOARD, "C2", "D3")),
    ("a surge of 500 V", without(PAD_BOARD, "C2", "D3")),
    ("a reversed chain", turned(PAD_BOARD, "D2")),
    ("USB, chain and battery", turned(PAD_BOARD, "D5")),
    ("USB alone", turned(PAD_BOARD, "D4")),
    ("a battery alone", without(PAD_BOARD, "D5")),
    ("all lamps at once", times(PAD_BOARD, "R31", 0.1)),
    ("a press of roll_1", times(DICE_BOARD, "R10", 100)),
    ("a spark of 8 kV at roll_4", without(DICE_BOARD, "D40")),
    ("all 28 pips", times(DICE_BOARD, "R16", 0.1)),
    ("USB and the pad", turned(DICE_BOARD, "D2")),
    ("the pad alone", without(DICE_BOARD, "F1")),
)
"""How a case begins, and a board that must fail it."""
EACH = [(board, case) for board in BOARDS for case in CASES[board.name]]


@pytest.mark.parametrize(("board", "case"), EACH, ids=lambda one: one.name)
def test_a_board_stays_within_its_limits_and_its_page_says_so(board: Board, case: Scenario) -> None:
    found = case.run()
    assert outside(case, found) == []
    close = pytest.approx(found, rel=0.03, abs=0.002)  # other versions of ngspice step otherwise
    assert committed(board, case) == close


def committed(board: Board, case: Scenario) -> dict[str, float]:
    """What the committed page says of a case; ``make hardware`` writes it."""
    lines = (OUT / board.name / "simulation.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("|")]
    return {name: float(value) for told, name, value, _ in rows if told == case.name}


@pytest.mark.parametrize(("begins", "mutant"), MUTANTS, ids=lambda one: one if isinstance(one, str) else "")
def test_a_spoilt_board_fails_its_case(begins: str, mutant: Board) -> None:
    case = next(case for case in CASES[mutant.name] if case.name.startswith(begins))
    assert fails(replace(case, board=mutant))


def fails(case: Scenario) -> bool:
    """Whether a measurement is beyond its limits, or cannot be made."""
    try:
        return bool(outside(case, case.run()))
    except NotMeasured:
        return True


def test_the_key_does_not_end_a_bell_that_is_held_on() -> None:
    """docs/safety.md says so: the key is only before the relay's coil."""
    case = next(case for case in CASES["driver-board"] if case.name.startswith("a Pi that halts with BELL high"))
    assert not fails(replace(case, board=without(DRIVER_BOARD, "S1")))


def test_a_shorted_q2_leaves_the_one_shot() -> None:
    """docs/safety.md says so: pins that halt high give one blast."""
    shorted = shorted_in("pins that halt high", "ARMED_PATH", "GND12").run()
    assert 2.0 <= shorted["held_s"] <= 3.0


def test_a_shorted_c7_is_as_a_shorted_q2_while_beat_halts_high() -> None:
    """docs/safety.md says so: pins that halt high give one blast."""
    shorted = shorted_in("pins that halt high", "BEAT_12", "PUMP").run()
    assert 2.0 <= shorted["held_s"] <= 3.0


def test_reading_3_1_finds_a_shorted_c7() -> None:
    """docs/safety.md says so: the gate of Q2 then has more than the reading allows."""
    reading = next(one.expected for one in readings(DRIVER_BOARD) if one.step == "3.1")
    assert isinstance(reading, Between)
    gate = (Limit("gate_v", "AVG V(BEAT_GATE) FROM=2 TO=3", reading.least, reading.most),)
    case = next(case for case in CASES["driver-board"] if case.name.startswith("a blast of 0.5 s"))
    assert not fails(replace(case, limits=gate))
    assert fails(replace(shorted_in("a blast of 0.5 s", "BEAT_12", "PUMP"), limits=gate))


@pytest.mark.parametrize("fault", ["a shorted D3", "an open R12", "U6 pin 6 that stays high"])
def test_a_blast_without_its_one_shot_lasts_as_long_as_its_request(fault: str) -> None:
    """docs/safety.md says so, and that reading 3.3 finds each: the request is high for 29 s here."""
    stays_high = "a request that stays high"
    case = next(case for case in CASES["driver-board"] if case.name.startswith(stays_high))
    chip = DRIVER_BOARD.part("U6")
    faulty = {
        "a shorted D3": shorted_in(stays_high, "HORN_GATE", "REQUEST"),
        "an open R12": replace(case, board=without(DRIVER_BOARD, "R12")),
        "U6 pin 6 that stays high": replace(
            case,
            board=with_part(DRIVER_BOARD, loosened(chip, next(pin for pin in chip.pins if pin.name == "Q1"))),
            sources=f"{case.sources}\nVstuck BLAST GND12 5",
        ),
    }
    assert faulty[fault].run()["on_s"] > 28


def shorted_in(begins: str, one: str, other: str) -> Scenario:
    """A case of the driver board with two nets joined."""
    case = next(case for case in CASES["driver-board"] if case.name.startswith(begins))
    return replace(case, sources=f"{case.sources}\nRshort {one} {other} 0.1")


def test_ten_pads_with_too_large_a_store_blow_the_fuse() -> None:
    case = next(case for case in CASES["pad-board"] if case.name.startswith(SWITCHED_ON))
    large = times(case.board, "C2", 100)
    assert "heat_a2s" in outside(case, replace(case, board=large, sources=chain(12.6, board=large)).run())


def test_each_case_has_its_mutant() -> None:
    cases = [case.name for board in BOARDS for case in CASES[board.name]]
    begun = (SWITCHED_ON, *(begins for begins, _ in MUTANTS))
    assert [name for name in cases if not name.startswith(begun)] == []


def test_a_missing_measurement_is_an_error() -> None:
    case = driver_board_scenarios.SCENARIOS[0]
    never = replace(case.limits[0], name="never", how="WHEN V(COIL)=500 RISE=1")
    with pytest.raises(NotMeasured):
        replace(case, limits=(never,)).run()


def test_something_stands_for_each_kind_of_part() -> None:
    assert set(ELEMENTS) == set(get_args(Kind))


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_part_but_plugs_is_simulated(board: Board) -> None:
    deck = elements(board)
    parts = [part.reference for part in board.parts if part.kind not in WITHOUT_ELEMENT]
    assert [reference for reference in parts if reference not in deck] == []
