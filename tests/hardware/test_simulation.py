"""ngspice runs the driver board, and every measurement is within its limits."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from circuits.driver_board import DRIVER_BOARD
from circuits.output import OUT
from circuits.scenarios import SCENARIOS, Scenario, outside
from circuits.spice import NotMeasured, elements

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("case", SCENARIOS, ids=lambda case: case.name)
def test_the_driver_board_stays_within_its_limits_and_its_page_says_so(case: Scenario) -> None:
    found = case.run()
    assert outside(case, found) == []
    assert committed(case) == pytest.approx(found, rel=0.03, abs=0.002)  # other versions of ngspice step otherwise


def committed(case: Scenario) -> dict[str, float]:
    """What the committed page says of a case; ``make hardware`` writes it."""
    lines = (OUT / "driver-board" / "simulation.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("|")]
    return {name: float(value) for told, name, value, _ in rows if told == case.name}


def test_a_missing_measurement_is_an_error() -> None:
    case = SCENARIOS[5]
    never = replace(case.limits[0], name="never", how="WHEN V(COIL)=500 RISE=1")
    with pytest.raises(NotMeasured):
        replace(case, limits=(never,)).run()


def test_every_part_but_plugs_is_simulated() -> None:
    deck = elements(DRIVER_BOARD)
    parts = [part.reference for part in DRIVER_BOARD.parts if part.kind not in ("connector", "jumper")]
    assert [reference for reference in parts if reference not in deck] == []
