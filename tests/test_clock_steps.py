"""A jump of the time of day is counted and logged; a clock that runs a little fast is none."""

from __future__ import annotations

import pytest

from headtable.clock_steps import Clocks, ClockSteps


class Machine:
    """Its time of day, and the seconds that really pass."""

    def __init__(self) -> None:
        self.wall_s, self.steady_s = 1_795_284_367.0, 50.0
        self.log: list[str] = []
        self.steps = ClockSteps(self.log.append, Clocks(lambda: self.wall_s, lambda: self.steady_s))

    def after(self, steady_s: float, wall_s: float) -> None:
        """So much time passes, and the time of day moves by so much."""
        self.steady_s += steady_s
        self.wall_s += wall_s
        self.steps.check()


@pytest.mark.parametrize("by_s", [3600, -3600, 3])
def test_a_jump_is_counted_and_logged_once(by_s: int) -> None:
    machine = Machine()
    machine.after(5, 5 + by_s)
    machine.after(5, 5)
    assert machine.steps.count == 1
    assert machine.log == [
        f"the time of day jumped by {by_s} s; look at the dates of tonight’s entries, and at quiet hours"
    ]


def test_a_clock_that_the_network_slows_down_does_not_jump() -> None:
    machine = Machine()
    for _ in range(1000):
        machine.after(5, 4.99)
    assert (machine.steps.count, machine.log) == (0, [])


def test_a_busy_machine_does_not_make_the_clock_jump() -> None:
    machine = Machine()
    machine.after(120, 120)
    assert machine.steps.count == 0
