"""A night whose power is cut three times; ``make test-power`` cuts more often."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from tests.machine import power_cuts
from tests.machine.image import made

CUTS = 3
pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(1200)]


def test_a_night_goes_on_after_each_power_cut_with_every_verdict_and_without_a_sound(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(1_000_000)
    sys.stdout.write(power_cuts.how_to_repeat(CUTS, seed))
    played = power_cuts.play(made(), tmp_path, CUTS, seed, lambda line: sys.stdout.write(f"{line}\n"))
    assert played.cuts == CUTS
    assert played.judged > CUTS
