"""What each part has found, as a table in Markdown for firmware/README.md, and what misses its goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.rp2040.core_comparison import CORES, CoreRun
from tests.rp2040.costs import Cost
from tests.rp2040.flash_wear import FlashWear
from tests.rp2040.horn_times import HornTime
from tests.rp2040.input_delays import InputDelays
from tests.rp2040.line_load import LinePolls
from tests.rp2040.memory_use import MemoryUse
from tests.rp2040.power_cut_recovery import PowerCuts
from tests.rp2040.start_times import StartTimes
from tests.rp2040.watchdog_resets import WatchdogReset

MOST_MISSED, LONGEST_MEDIAN_MS, MOST_ON_MS = 0.01, 10.0, 3100.0
MOST_HELLO_S = {"USB": 3.0, "RS-485": 4.0}  # the box polls a device that was away once a second
MOST_WAIT_MS = {"USB": 50.0, "RS-485": 250.0}
DIE_RESTS_MS = 500.0  # a die must have been still for 400 ms
LEAST_FREE, MOST_LOST = 20_000, 4096  # bytes; a horn box remembers its last 64 signals, which take half of it
MOST_TOUCHES = 0.01  # of all throws
LEAST_YEARS = 10.0
MOST_RESET_S = 8.5


class Table(NamedTuple):
    """One table, and what is wrong in it."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    failed: list[str]

    def markdown(self) -> str:
        """The table."""
        lines = [self.headings, ["---"] * len(self.headings), *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def of_cores(found: Sequence[CoreRun]) -> Table:
    """The emulator itself: its two cores must leave the same memory."""
    rows = [[CORES[one.core], f"{one.seconds:.1f} s", one.state[:12]] for one in found]
    failed = ["the faster core does not do what the library's does"] if len({one.state for one in found}) > 1 else []
    return Table(["core of the emulator", "a pad's start", "digest of its memory"], rows, failed)


def of_costs(found: Sequence[Cost]) -> Table:
    """What a line costs."""
    return Table(["what", "on the chip"], [[cost.what, f"{cost.us:.1f} µs"] for cost in found], [])


def of_lines(lines: Sequence[LinePolls]) -> Table:
    """The shared line."""
    headings = ["device", "on the line", "line in use", "polls", "missed", "talked over others", "bytes lost"]
    rows = [
        [
            one.model,
            str(one.devices),
            f"{one.load:.0%}",
            *(str(number) for number in (one.polls, one.missed, one.talked_over, one.overruns)),
            f"{one.median_ms:.1f} ms, {max(one.waits_ms, default=0):.1f} ms",
        ]
        for one in lines
    ]
    failed = [f"{one.model} among {one.devices} {what}" for one in lines for what in _faults(one)]
    return Table([*headings, "wait: median, longest"], rows, failed)


def _faults(one: LinePolls) -> Iterator[str]:
    if one.missed > MOST_MISSED * one.polls:
        yield f"missed {one.missed} of {one.polls} polls, {MOST_MISSED:.0%} at most"
    if one.median_ms >= LONGEST_MEDIAN_MS:
        yield f"answered after {one.median_ms:.1f} ms, but must within {LONGEST_MEDIAN_MS:g} ms"
    if one.talked_over:
        yield f"talked over others {one.talked_over} times"
    if one.overruns:
        yield f"lost {one.overruns} bytes"
    if one.presses != one.pressed:
        yield f"told of {one.presses} presses of {one.pressed}"


def of_horn(times: Sequence[HornTime]) -> Table:
    """What ends the horn."""
    resets = ["" if one.reset_ms is None else f"{one.reset_ms:.0f} ms after the hang" for one in times]
    rows = [[one.how, f"{one.on_ms:.0f} ms", reset] for one, reset in zip(times, resets, strict=True)]
    failed = [f"{one.how}: {one.on_ms:.0f} ms, {MOST_ON_MS:g} ms at most" for one in times if one.on_ms > MOST_ON_MS]
    return Table(["what ends the horn", "its pin was high", "reset"], rows, failed)


def of_starts(starts: Sequence[StartTimes]) -> Table:
    """Power-on to hello."""
    rows = [[one.model, one.connection, f"{one.hello_s:.2f} s", f"{one.longest_s:.2f} s"] for one in starts]
    failed = [
        f"{_name(one)}: hello after {one.longest_s:.2f} s, {MOST_HELLO_S[one.connection]:g} s at most"
        for one in starts
        if one.longest_s > MOST_HELLO_S[one.connection]
    ]
    return Table(["device", "line", "hello after: median", "longest"], rows, failed)


def _name(one: StartTimes | InputDelays | MemoryUse | WatchdogReset) -> str:
    return f"{one.model} over {one.connection}"


def of_inputs(delays: Sequence[InputDelays]) -> Table:
    """Pin to line."""
    rows = [
        [
            one.model,
            one.connection,
            one.what,
            str(len(one.waits_ms)),
            f"{one.median_ms:.0f} ms",
            f"{max(one.waits_ms):.0f} ms",
        ]
        for one in delays
    ]
    failed = [
        f"{_name(one)}: {max(one.waits_ms):.0f} ms, {_most_wait_ms(one):g} ms at most"
        for one in delays
        if max(one.waits_ms) > _most_wait_ms(one)
    ]
    return Table(["device", "line", "what", "times", "median", "longest"], rows, failed)


def _most_wait_ms(one: InputDelays) -> float:
    return MOST_WAIT_MS[one.connection] + (DIE_RESTS_MS if one.model == "dice" else 0.0)


def of_memory(found: Sequence[MemoryUse]) -> Table:
    """The memory that is left."""
    headings = ["device", "line", "minutes", "used", "free at the start", "at the end", "flash changed"]
    rows = [
        [
            one.model,
            one.connection,
            f"{one.minutes:g}",
            f"{one.uses.times} times",
            f"{one.free_at_start} bytes",
            f"{one.free_at_end} bytes",
            f"{one.erases + one.programs} times",
        ]
        for one in found
    ]
    return Table(headings, rows, [f"{_name(one)} {what}" for one in found for what in _leaks(one)])


def _leaks(one: MemoryUse) -> Iterator[str]:
    if one.lost > MOST_LOST:
        yield f"lost {one.lost} bytes, {MOST_LOST} at most"
    if one.free_at_end < LEAST_FREE:
        yield f"has {one.free_at_end} bytes left, {LEAST_FREE} at least"
    times, reported, touches = one.uses
    if reported + touches != times:
        yield f"told of {reported + touches} uses, not of {times}"
    if touches and touches >= MOST_TOUCHES * times:
        yield f"took {touches} of {times} throws for a touch, and must take fewer than {MOST_TOUCHES:.0%}"


def of_wear(found: Sequence[FlashWear]) -> Table:
    """The wear of the flash."""
    headings = ["device", "starts", "programs", "erases", "of the worst sector", "waiting events", "changes by them"]
    rows = [
        [
            one.model,
            *(str(number) for number in (one.starts, one.programs, one.erases, one.worst, one.uses)),
            str(one.changes_by_uses),
            f"{one.worst_a_night:.2f}",
            f"{one.years:.0f}",
        ]
        for one in found
    ]
    early = [
        f"{one.model}: {one.years:.1f} years, {LEAST_YEARS:g} at least" for one in found if one.years < LEAST_YEARS
    ]
    written = [f"{one.model}: {one.changes_by_uses} changes by events" for one in found if one.changes_by_uses]
    return Table([*headings, "erases a night", "years"], rows, early + written)


def of_resets(found: Sequence[WatchdogReset]) -> Table:
    """The watchdog."""
    rows = [[one.model, one.connection, one.how, f"{one.reset_s:.2f} s", f"{one.hello_s:.2f} s"] for one in found]
    failed = [
        f"{_name(one)}, {one.how}: reset after {one.reset_s:.2f} s, {MOST_RESET_S:g} s at most"
        for one in found
        if one.reset_s > MOST_RESET_S
    ]
    return Table(["device", "line", "hang", "reset after", "hello after the reset"], rows, failed)


def of_power_cuts(found: Sequence[PowerCuts]) -> Table:
    """Power cuts in a change of the flash."""
    headings = [
        "device",
        "it writes",
        "changes of the flash",
        "cuts",
        "previous firmware",
        "newer firmware",
        "failed",
    ]
    rows = []
    for one in found:
        numbers = (one.changes, one.cuts, one.previous, one.newer, len(one.failures))
        rows.append([one.model, one.during, *map(str, numbers)])
    return Table(headings, rows, [failure for one in found for failure in one.failures])
