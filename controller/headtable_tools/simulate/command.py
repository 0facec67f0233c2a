"""``headtable simulate``: play nights, count them, and draw a picture of the figures."""

from __future__ import annotations

from pathlib import Path

from headtable_tools.simulate.cores import play_nights
from headtable_tools.simulate.figures import Figures, figures
from headtable_tools.simulate.plan import Pace, Plan
from headtable_tools.simulate.plot import PngFile
from headtable_tools.simulate.progress import progress


def simulated(plan: Plan, pace: Pace, cores: int | None, plot: Path | None) -> Figures:
    """Play the nights and return their figures. It shows its progress.

    A picture that cannot be written is reported before the first night.
    """
    picture = PngFile(plot) if plot else None
    with progress(plan.nights) as more:
        played = play_nights(plan, cores, more)
    found = figures(plan, pace, played)
    if picture:
        picture.draw(found, plan.ruleset, played)
    return found
