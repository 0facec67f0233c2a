"""Fifty pads with the real firmware for a whole night, their cables pulled: it ends as a calm simulated one."""

from __future__ import annotations

import random
import statistics
import sys
from pathlib import Path

import pytest

from headtable.game.views import board_state
from headtable.rulesets import text
from tests.box.test_whole_night import ROUNDS, SETS, TABLES, Clumsy, nobody_stumbles, standings
from tests.box.whole_night import a_hall
from tests.brokers import Mosquitto
from tests.firmware.firmware_night import ButtonHall, FirmwareHall

HEAP = 256 * 1024


@pytest.mark.slow
@pytest.mark.timeout(400)
async def test_a_night_of_fifty_real_pads_and_pulled_cables_ends_like_an_undisturbed_one(tmp_path: Path) -> None:
    ruleset = text("rfp").replace("sets = 3", f"sets = {SETS}").replace("rounds = 6 ", f"rounds = {ROUNDS} ")
    ruleset = ruleset.replace("target = 21", "target = 7")  # a short night
    async with Mosquitto(tmp_path) as broker:
        async with a_hall(tmp_path / "calm", broker.settings, TABLES, ruleset, ButtonHall) as calm:
            await calm.play(nobody_stumbles)
        async with a_hall(tmp_path / "rough", broker.settings, TABLES, ruleset, FirmwareHall) as rough:
            clumsy = Clumsy(rough, random.Random("clumsy"))
            await rough.play(clumsy.stumble)
            heaps = await rough.heaps()
    told(rough, clumsy.pulled, heaps)
    assert clumsy.pulled > 15
    assert rough.presses == calm.presses > 1_000
    assert standings(rough) == standings(calm) == board_state(calm.history.night).standings
    assert max(heaps) < HEAP / 2


def told(hall: FirmwareHall, pulled: int, heaps: list[int]) -> None:
    """What it was like for the pads."""
    took = sorted(hall.took_ms)
    sys.stderr.write(
        f"\n{hall.presses} presses in {hall.laps} laps; {pulled} times a pad was unplugged\n"
        f"pin to line: {statistics.median(took):.0f} ms in the middle, {took[len(took) * 99 // 100]:.0f} ms "
        f"for 99 of 100, {took[-1]:.0f} ms at most\n"
        f"heap: {max(heaps) / 1024:.0f} of {HEAP // 1024} KB in use\n"
    )
