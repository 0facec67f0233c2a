"""The head table's button on a pin: from one of the kernel's own lines to two others, and no engine between."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.machine.box import BELL, BUTTON, HORN, Box
from tests.machine.conftest import Measured
from tests.machine.hand import Change

pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(300)]
A_MOMENT = ("sleep", "0.2")  # what a person needs to let go; many times the contact's bounce


@pytest.fixture
def held(stopped: Box) -> Iterator[Box]:
    """A box that starts while somebody leans on the button."""
    stopped.machine.watch(HORN, BELL)
    stopped.machine.pull_down(BUTTON)
    stopped.start()
    yield stopped
    stopped.machine.pull_up(BUTTON)


def test_a_button_held_at_the_start_rings_only_when_pressed_again(held: Box, measured: Measured) -> None:
    machine = held.machine
    machine.told(*A_MOMENT)
    machine.pull_up(BUTTON)
    machine.told(*A_MOMENT)
    assert _levels(machine.seen().changes) == {HORN: [0], BELL: [0]}
    pressed_s = machine.pull_down(BUTTON)
    horn, bell = machine.until(HORN, 1), machine.until(BELL, 1)
    held.quiet_s()
    assert pressed_s < horn.at_s
    assert pressed_s < bell.at_s
    assert _levels(machine.seen().changes) == {HORN: [0, 1, 0], BELL: [0, 1, 0, 1, 0]}
    measured("button's edge to horn, the contact's 8 ms in it", horn.at_s - pressed_s)


def _levels(changes: tuple[Change, ...]) -> dict[int, list[int]]:
    """What each line did, from its level at the start."""
    return {line: [change.level for change in changes if change.line == line] for line in (HORN, BELL)}
