"""What a night script says that it proves it does prove: with another value of the setting it fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.rulesets.ruleset_settings import settings
from headtable_tools.nights import read
from tests.nights.changed import without_effect
from tests.nights.scripts import FOUR, SCRIPTS, script

ONLY_ON_THE_CARD = {"scorekeeper"}  # paper is kept by people: headtable only tells guests who keeps it
PROVED = [(path, setting) for path in SCRIPTS for setting in read(path).proves]


@pytest.mark.parametrize(("path", "setting"), PROVED, ids=[f"{path.stem}-{setting}" for path, setting in PROVED])
async def test_a_script_fails_if_its_setting_has_another_value(path: Path, setting: str) -> None:
    alike = await without_effect(read(path), setting)
    assert not alike, f"{path} proves {setting}, it says, and goes just as well with {' or '.join(alike)}"


async def test_a_script_that_passes_without_its_setting_is_reported() -> None:
    alike = await without_effect(script("proves tie\n" + FOUR + "table 1 rolls 1 1 4; expect Ann rolled two"), "tie")
    assert sorted(alike) == ['"host"', '"lap_points"', '"one_turn_each"', '"sudden_death_target"']


def test_every_setting_is_proved_by_a_script() -> None:
    proved = {setting for _, setting in PROVED}
    missing = [key for key in settings() if key not in proved | ONLY_ON_THE_CARD]
    assert not missing, f"no night script proves {', '.join(missing)}"
