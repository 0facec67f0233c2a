"""A blast on the kernel's own lines: how it ends, and what ends it when the box does not."""

from __future__ import annotations

from itertools import pairwise

import pytest

from headtable.box.box import HEARTBEAT_S
from tests.machine.box import BELL, BLAST_MS, HORN, RING_MS, UNIT, Box
from tests.machine.conftest import Measured
from tests.machine.hand import Change

pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(600)]
LATE_MS = 250  # the guard's 100 ms, and as much again for an emulator
WATCHDOG_S = 2.0


def _lasted(changes: list[Change], shortest_ms: float, longest_ms: float) -> list[bool]:
    """Whether each level may have lasted so long, as far as one can see who looks now and then."""
    return [
        1000 * (over.at_s - began.after_s) >= shortest_ms and 1000 * (over.after_s - began.at_s) <= longest_ms
        for began, over in pairwise(changes)
    ]


def test_the_button_rings_bell_and_horn_for_the_time_of_their_patterns(box: Box) -> None:
    box.blast()
    box.quiet_s()
    seen = box.machine.seen()
    horn, bell = seen.levels(HORN), seen.levels(BELL)
    assert [change.level for change in horn] == [0, 1, 0]
    assert [change.level for change in bell] == [0, 1, 0, 1, 0]
    assert all(_lasted(horn[1:], BLAST_MS[0], BLAST_MS[0] + LATE_MS))
    assert all(_lasted(bell[1:], RING_MS[0], RING_MS[0] + LATE_MS))


def test_after_a_killed_box_the_silence_service_turns_the_horn_off(box: Box, measured: Measured) -> None:
    started_s = box.moment_s("ExecMainStart")
    box.blast()
    killed_s = box.machine.send(box.pid, "SIGKILL")
    quiet_s = box.quiet_s()
    assert killed_s < quiet_s
    assert box.no_other_since(started_s, quiet_s)
    assert box.up_s() > quiet_s
    measured("horn off after kill -9", quiet_s - killed_s)


def test_without_the_silence_service_the_horn_sounds_until_the_next_box_starts(box: Box) -> None:
    with box.changed("ExecStopPost=", "Restart=no"):
        box.blast()
        box.machine.send(box.pid, "SIGKILL")
        box.machine.until_told("systemctl", "show", "--property=ActiveState", UNIT, having="failed")
        box.machine.told("sleep", str(BLAST_MS[0] / 1000 + 1))
        assert [change.level for change in box.machine.seen().levels(HORN)] == [0, 1]
        box.start()
        assert box.moment_s("ExecMainStart") < box.quiet_s() < box.moment_s("ActiveEnter")


def test_a_kernel_that_resets_released_pins_ends_the_blast_at_once(box: Box, measured: Measured) -> None:
    keeps = "/sys/module/pi_gpio/parameters/persist_gpio_outputs"
    box.machine.told("tee", keeps, said="N")
    try:
        box.blast()
        killed_s = box.machine.send(box.pid, "SIGKILL")
        quiet_s = box.quiet_s()
        assert killed_s < quiet_s < killed_s + 1.0
        measured("horn off after kill -9, on a kernel that keeps no levels", quiet_s - killed_s)
    finally:
        box.machine.told("tee", keeps, said="Y")


def test_the_watchdog_kills_a_hanging_box_and_the_silence_service_ends_its_blast(
    box: Box, measured: Measured
) -> None:
    started_s = box.moment_s("ExecMainStart")
    box.blast()
    hung_s = box.machine.send(box.pid, "SIGSTOP")
    quiet_s = box.quiet_s()
    assert hung_s + WATCHDOG_S / 2 < quiet_s
    assert box.no_other_since(started_s, quiet_s)
    measured("horn off after a hang", quiet_s - hung_s)


def test_without_the_watchdog_a_hanging_box_keeps_sounding(box: Box) -> None:
    box.machine.told("systemctl", "service-watchdogs", "no")
    try:
        box.blast()
        pid = box.pid
        box.machine.send(pid, "SIGSTOP")
        box.machine.told("sleep", str(BLAST_MS[0] / 1000 + WATCHDOG_S))
        assert [change.level for change in box.machine.seen().levels(HORN)] == [0, 1]
        box.machine.send(pid, "SIGCONT")
        box.quiet_s(within_s=5)
        box.machine.told("sleep", str(2 * HEARTBEAT_S))  # until then it takes every line for one that has waited
    finally:
        box.machine.told("systemctl", "service-watchdogs", "yes")


def test_a_stopped_box_ends_its_blast_itself(box: Box, measured: Measured) -> None:
    box.blast()
    asked_s = box.machine.seen().at_s
    box.stop()
    quiet_s = box.quiet_s()
    assert asked_s < quiet_s < box.moment_s("ExecMainExit")
    measured("horn off after systemctl stop", quiet_s - asked_s)
