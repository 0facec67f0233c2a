"""Whole nights played by dice alone, through the rules that run a real one: how long, how loud, how even."""

from headtable_tools.simulate.cores import play_nights
from headtable_tools.simulate.figures import Figures, figures
from headtable_tools.simulate.plan import Pace, Plan

__all__ = ["Figures", "Pace", "Plan", "figures", "play_nights"]
