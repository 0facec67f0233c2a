"""The work of ``headtable simulate``: play nights, count them, and draw a picture."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from headtable.saying import text
from headtable_tools.progress import progress
from headtable_tools.simulate.cores import play_nights
from headtable_tools.simulate.figures import Figures, figures
from headtable_tools.simulate.plan import Pace, Plan
from headtable_tools.simulate.plot import PngFile


def simulated(plan: Plan, pace: Pace, cores: int | None, plot: Path | None) -> Figures:
    """Play the nights with a progress bar; a wrong path for the picture is refused first."""
    picture = PngFile(plot) if plot else None
    with progress(plan.nights, text("simulation-playing"), partial(so_far, plan)) as more:
        played = play_nights(plan, cores, more)
    found = figures(plan, pace, played)
    if picture:
        picture.draw(found, plan.ruleset, played)
    return found


def so_far(plan: Plan, played: int) -> str:
    """The line that tells how many nights were played."""
    return text("simulation-played", played=played, nights=plan.nights)
