"""ngspice runs the driver board, and every measurement is within its limits."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from circuits.driver_board import DRIVER_BOARD
from circuits.scenarios import SCENARIOS, Scenario, outside
from circuits.spice import NotMeasured, elements

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("case", SCENARIOS, ids=lambda case: case.name)
def test_the_driver_board_stays_within_its_limits(case: Scenario) -> None:
    assert outside(case, case.run()) == []


def test_a_missing_measurement_is_an_error() -> None:
    case = SCENARIOS[5]
    never = replace(case.limits[0], name="never", how="WHEN V(COIL)=500 RISE=1")
    with pytest.raises(NotMeasured):
        replace(case, limits=(never,)).run()


def test_every_part_but_plugs_is_simulated() -> None:
    deck = elements(DRIVER_BOARD)
    parts = [part.reference for part in DRIVER_BOARD.parts if part.kind not in ("connector", "jumper")]
    assert [reference for reference in parts if reference not in deck] == []
