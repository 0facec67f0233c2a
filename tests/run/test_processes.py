"""What becomes of a part that dies: it is started again, unless it never lived."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from headtable.errors import Unwell
from headtable.processes import MOST_SHORT_LIVES, RESTART_AFTER_S, RESTART_ILL_AFTER_S, RUN_PID, SHORT_LIFE_S, Lives
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow


def test_a_part_that_never_starts_ends_the_run() -> None:
    web = Lives("web")
    pauses = [web.pause_after(0.3) for _ in range(MOST_SHORT_LIVES - 1)]
    assert pauses == [RESTART_AFTER_S] * len(pauses)
    with pytest.raises(Unwell, match="the web will not run"):
        web.pause_after(0.3)


def test_a_part_that_has_run_is_restarted_for_ever_with_growing_pauses() -> None:
    web = Lives("web")
    lives_s = [3600.0, *[0.3] * (MOST_SHORT_LIVES + 1)]
    assert [web.pause_after(lived_s) for lived_s in lives_s] == [
        *[RESTART_AFTER_S] * MOST_SHORT_LIVES,
        *[RESTART_ILL_AFTER_S] * 2,
    ]


def test_a_long_run_resets_the_pauses() -> None:
    box = Lives("box")
    for lived_s in [SHORT_LIFE_S, *[0.3] * MOST_SHORT_LIVES]:
        box.pause_after(lived_s)
    assert box.pause_after(SHORT_LIFE_S) == RESTART_AFTER_S


@pytest.mark.parametrize("part", ["broker", "box", "engine", "web"])
def test_a_part_ends_if_its_run_dies_during_its_start(tmp_path: Path, part: str) -> None:
    (tmp_path / "headtable.toml").write_text("[broker]\nport = 0\n[web]\nport = 0\n")
    somebody_else = {**os.environ, RUN_PID: "1"}
    ended = subprocess.run(
        [sys.executable, "-m", "headtable", part], cwd=tmp_path, env=somebody_else, timeout=PATIENCE_S, check=False
    )
    assert ended.returncode == 0
