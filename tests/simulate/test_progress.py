"""How far it is, where no terminal shows a bar."""

from __future__ import annotations

from headtable.rulesets import load
from headtable_tools.progress import TOLD_EVERY_S, lines
from headtable_tools.simulate import Pace, Plan
from headtable_tools.simulate.figures_text import pages
from headtable_tools.simulate.simulation import simulated, so_far


def test_progress_is_printed_every_few_seconds_and_not_at_the_end() -> None:
    told = list[str]()
    now_s = 100.0
    more = lines(2000, lambda done: f"{done} of 2000", told.append, lambda: now_s)
    for passed_s in (0.1, TOLD_EVERY_S, 0.1, TOLD_EVERY_S, TOLD_EVERY_S):
        now_s += passed_s
        more(400)
    assert told == ["800 of 2000", "1600 of 2000"]


def test_a_simulation_says_how_many_nights_it_has_played() -> None:
    assert so_far(Plan(load("rfp"), nights=2000), 1600) == "playing nights: 1,600 of 2,000"


def test_no_cell_of_the_printed_figures_is_empty() -> None:
    plan = Plan(load("rfp"), 4, 2, 1, 5)
    for page in pages(simulated(plan, Pace(5, 90), 1, None), plan.ruleset):
        for column in page.columns[1:]:
            assert all(column.cells), page.columns[0].header
