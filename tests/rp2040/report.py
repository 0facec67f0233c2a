"""What each part has found, as a table in Markdown for firmware/README.md, and what misses its goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tests.rp2040.brownout import Cuts
from tests.rp2040.costs import Cost
from tests.rp2040.hangs import Hung
from tests.rp2040.horn import Ended
from tests.rp2040.inputs import Felt
from tests.rp2040.line import Polled
from tests.rp2040.memory import Remembered
from tests.rp2040.starts import Started
from tests.rp2040.wear import Worn

MOST_MISSED, LONGEST_MEDIAN_MS, MOST_ON_MS = 0.01, 10.0, 3100.0
MOST_HELLO_S = {"USB": 3.0, "RS-485": 4.0}  # the box polls a device that was away once a second
MOST_WAIT_MS = {"USB": 50.0, "RS-485": 250.0}
DIE_RESTS_MS = 500.0  # a die must have been still for 400 ms
LEAST_FREE, MOST_LOST = 20_000, 4096  # bytes; a horn box remembers its last 64 signals, which take half of it
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


def of_costs(found: list[Cost]) -> Table:
    """What a line costs."""
    return Table(["what", "on the chip"], [[cost.what, f"{cost.us:.1f} µs"] for cost in found], [])


def of_lines(lines: list[Polled]) -> Table:
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
    failed = [f"{one.model} among {one.devices}" for one in lines if not _is_good(one)]
    return Table([*headings, "wait: median, longest"], rows, failed)


def _is_good(one: Polled) -> bool:
    is_quiet = not one.talked_over and not one.overruns
    return is_quiet and one.missed <= MOST_MISSED * one.polls and one.median_ms < LONGEST_MEDIAN_MS


def of_ends(ends: list[Ended]) -> Table:
    """What ends the horn."""
    resets = ["" if one.reset_ms is None else f"{one.reset_ms:.0f} ms after the hang" for one in ends]
    rows = [[one.how, f"{one.on_ms:.0f} ms", reset] for one, reset in zip(ends, resets, strict=True)]
    return Table(["what ends the horn", "its pin was high", "reset"], rows, _named(ends, MOST_ON_MS))


def _named(ends: list[Ended], most_ms: float) -> list[str]:
    return [one.how for one in ends if one.on_ms > most_ms]


def of_starts(starts: list[Started]) -> Table:
    """Power-on to hello."""
    rows = [[one.model, one.way, f"{one.hello_s:.2f} s", f"{one.longest_s:.2f} s"] for one in starts]
    failed = [f"{one.model} over {one.way}" for one in starts if one.longest_s > MOST_HELLO_S[one.way]]
    return Table(["device", "line", "hello after: median", "longest"], rows, failed)


def of_inputs(felt: list[Felt]) -> Table:
    """Pin to line."""
    rows = [
        [
            one.model,
            one.way,
            one.what,
            str(len(one.waits_ms)),
            f"{one.median_ms:.0f} ms",
            f"{max(one.waits_ms):.0f} ms",
        ]
        for one in felt
    ]
    return Table(
        ["device", "line", "what", "times", "median", "longest"], rows, [_late(one) for one in felt if _late(one)]
    )


def _late(one: Felt) -> str:
    rests_ms = DIE_RESTS_MS if one.model == "dice" else 0.0
    return f"{one.model} over {one.way}" if max(one.waits_ms) > MOST_WAIT_MS[one.way] + rests_ms else ""


def of_memory(found: list[Remembered]) -> Table:
    """The memory that is left."""
    headings = ["device", "line", "minutes", "used", "free at the start", "at the end", "flash changed"]
    rows = [
        [
            one.model,
            one.way,
            f"{one.minutes:g}",
            f"{one.uses} times",
            f"{one.free_at_start} bytes",
            f"{one.free_at_end} bytes",
            f"{one.erases + one.programs} times",
        ]
        for one in found
    ]
    failed = [f"{one.model} over {one.way}" for one in found if not _has_memory(one)]
    unsaid = [
        f"{one.model} over {one.way} told of {one.reported} of {one.uses} uses"
        for one in found
        if one.reported < one.uses
    ]
    return Table(headings, rows, failed + unsaid)


def _has_memory(one: Remembered) -> bool:
    return one.lost <= MOST_LOST and one.free_at_end >= LEAST_FREE


def of_wear(found: list[Worn]) -> Table:
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
    failed = [one.model for one in found if one.years < LEAST_YEARS or one.changes_by_uses]
    return Table([*headings, "erases a night", "years"], rows, failed)


def of_hangs(found: list[Hung]) -> Table:
    """The watchdog."""
    rows = [[one.model, one.way, one.how, f"{one.reset_s:.2f} s", f"{one.hello_s:.2f} s"] for one in found]
    failed = [f"{one.model}: {one.how}" for one in found if one.reset_s > MOST_RESET_S]
    return Table(["device", "line", "hang", "reset after", "hello after the reset"], rows, failed)


def of_cuts(found: list[Cuts]) -> Table:
    """Power cuts in a change of the flash."""
    rows = []
    for one in found:
        numbers = (one.changes, one.cuts, one.good, one.newer, len(one.failures))
        rows.append([one.model, one.during, *map(str, numbers)])
    headings = [
        "device",
        "it writes",
        "changes of the flash",
        "cuts",
        "previous firmware",
        "newer firmware",
        "failed",
    ]
    return Table(headings, rows, [failure for one in found for failure in one.failures])
