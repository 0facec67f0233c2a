"""Every word of the simulation's picture and of its progress is from the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest
from matplotlib.text import Text

from headtable import rulesets
from headtable_tools.simulate import Pace, Plan
from headtable_tools.simulate.cores import play_nights
from headtable_tools.simulate.figures import figures
from headtable_tools.simulate.plot import picture
from tests.cli.terminal import at_a_terminal
from tests.cli.test_cli import headtable
from tests.saying.brackets import words_outside

pytestmark = pytest.mark.usefixtures("pseudo_language")


@pytest.mark.parametrize("ruleset", ["rfp", "timed-3+2"])
def test_the_picture_of_a_simulation_is_translated(ruleset: str) -> None:
    plan = Plan(rulesets.load(ruleset), 8, 3, 1, 5)
    played = play_nights(plan, 1, lambda _: None)
    drawn = picture(figures(plan, Pace(5, 90), played), plan.ruleset, played)
    drawn.canvas.draw()  # only then do the axes have their numbers
    texts = [text.get_text() for text in drawn.findobj(Text) if isinstance(text, Text)]
    assert sum(text.startswith("[") for text in texts) >= 15
    assert [word for text in texts for word in words_outside(text)] == []


@pytest.mark.parametrize("plot", ["night.jpg", "no/where/night.png"])
def test_a_picture_that_cannot_be_drawn(tmp_path: Path, plot: str) -> None:
    told = headtable("simulate", "--nights", "1", "--plot", plot, cwd=tmp_path)
    assert told.returncode == 2
    assert words_outside(told.stderr, ("headtable",)) == []


@pytest.mark.slow
async def test_the_progress_bar_is_translated() -> None:
    async with at_a_terminal("simulate", "--nights", "60", "--cores", "1", columns=200) as terminal:
        await terminal.until("[playing nights]")
        assert await terminal.ended() == 0
        assert words_outside(terminal.seen, ("BUNKO",)) == []
