"""How long a box takes to poll 25 pads on a shared line, as a ratio to the bare time of the bytes.

The pads are a process of their own on a pseudo-terminal, which takes for each byte the time that a real line takes,
10 bits, and keeps half a millisecond of silence before each answer. Run as ``python -m tests.bench.shared``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import pty
import statistics
import subprocess
import sys
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

from rich.console import Console
from rich.table import Table

from headtable.box.lines.listener import LineEndpoint
from headtable.box.lines.poller import LineTiming
from headtable.box.lines.shared import SharedLine
from headtable.complaints import Complaints
from headtable.errors import Garbled
from headtable.messages.line import FromDevice, Got, Idle, Poll, Press, Took
from headtable.messages.silence_reasons import NeverSent
from headtable.messages.troubles import LineTrouble, PollFailure
from headtable.saying import say
from headtable.wire import Frame, Splitter, decode_line, encode_line
from tests.bench.answers import line_of
from tests.bench.goals import Figure, Run, end, load_now, median_of

Rows = dict[str, dict[str, float]]
BAUD = 250_000
BYTE_S = 10 / BAUD
TURN_S = 0.0005
PADS = tuple(f"pad-{number:02}" for number in range(1, 26))
SAYS: dict[str, FromDevice] = {"idle": Idle(), "press": Press("decline", 86_400_000)}
GOAL_MS = 150.0
ENOUGH_S = 10


def pads(fd: int, says: FromDevice) -> None:
    """The far end: whoever is polled answers, when a real one would have."""
    splitter = Splitter()
    sys.stdout.write("here\n")
    sys.stdout.flush()
    while raw := os.read(fd, 4096):
        for piece in splitter.feed(raw):
            frame = decode_line(piece)
            if isinstance(frame.message, Poll):
                answer = encode_line(Frame(frame.uid, 12_345, says))
                _until(time.perf_counter() + (len(raw) + len(answer)) * BYTE_S + TURN_S)
                os.write(fd, answer)


def _until(moment_s: float) -> None:
    while (left_s := moment_s - time.perf_counter()) > 0:
        time.sleep(max(left_s - 0.0002, 0))  # and the rest by looking at the clock


class Bench:
    """The near end's ear: it takes every event, and notes when the first pad has its turn."""

    def __init__(self) -> None:
        self.turns_s: list[float] = []
        self.line: SharedLine | None = None
        self.bytes = 0

    def sharing(self, _: LineEndpoint) -> list[str]:
        """All of them."""
        return list(PADS)

    def line_opened(self, line: LineEndpoint) -> None:
        """Nobody need say hello."""

    def line_received(self, line: LineEndpoint, frame: Frame) -> None:
        """An answer: an event is taken."""
        if frame.uid == PADS[0]:
            self.turns_s.append(time.perf_counter())
        if not isinstance(frame.message, Idle):
            line.write(encode_line(Frame(frame.uid, 999_999, Got(frame.seq))))
            line.write(encode_line(Frame(frame.uid, 999_999, Took(frame.seq))))

    def garbage_received(self, line: LineEndpoint, why: Garbled) -> None:
        """Nothing here is garbled."""
        raise why

    def line_trouble(self, line: LineEndpoint, why: LineTrouble) -> None:
        """Nor in trouble."""

    def line_gone(self, line: LineEndpoint) -> None:
        """It is over."""

    def sound_dropped(self, line: LineEndpoint, raw: bytes, why: NeverSent) -> None:
        raise AssertionError(f"{raw!r}: {why}")

    def device_gone(self, line: LineEndpoint, uid: str, why: PollFailure) -> None:
        """A machine that is too busy to be measured on."""
        sys.stderr.write(f"{uid}: {say(why)}\n")

    def poll_missed(self, line: LineEndpoint, uid: str) -> None:
        """One poll is no machine that is too busy."""


@contextmanager
def far_end(says: str) -> Iterator[str]:
    """The pads, in a process of their own; the port that they hang on."""
    ours, theirs = pty.openpty()
    tty.setraw(ours)
    tty.setraw(theirs)
    words = (sys.executable, "-m", "tests.bench.shared", "--be-the-pads", says, "--fd", str(ours))
    running = subprocess.Popen(words, pass_fds=(ours,), stdout=subprocess.PIPE, bufsize=0)
    assert running.stdout is not None
    try:
        line_of(running.stdout, "the start of the pads")
        yield os.ttyname(theirs)
    finally:
        running.kill()
        running.wait()
        os.close(ours)
        os.close(theirs)


async def cycles_s(says: str, seconds: float) -> list[float]:
    """How long each round of polls took."""
    bench = Bench()
    with far_end(says) as port:
        line = SharedLine(port, BAUD, bench, Complaints(print))
        running = asyncio.create_task(line.run())
        await asyncio.sleep(seconds)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    turns_s = bench.turns_s[10:]  # when all have started
    if len(turns_s) < 3:
        raise TimeoutError(f"the box polled {PADS[0]} only {len(bench.turns_s)} times within {seconds} s")
    return [later_s - at_s for at_s, later_s in pairwise(turns_s)]


def bare_s(says: str) -> float:
    """What the bytes of one round take on the line, and nothing else."""
    answer = encode_line(Frame(PADS[0], 12_345, SAYS[says]))
    poll = encode_line(Frame(PADS[0], 12_345, Poll()))
    taken = b"" if says == "idle" else _taken()
    return len(PADS) * (len(poll) + len(answer) + len(taken)) * BYTE_S


def _taken() -> bytes:
    return encode_line(Frame(PADS[0], 999_999, Took(12_345)))


def main() -> None:
    """Measure and print."""
    wish = _wishes()
    if wish.be_the_pads:
        pads(wish.fd, SAYS[wish.be_the_pads])
        return
    load_before = load_now()
    measured = {says: asyncio.run(cycles_s(says, wish.seconds)) for says in SAYS}
    rows = _rows(measured)
    _report(rows, json_wanted=wish.json)
    end(_figures(rows), Run(int(wish.seconds), ENOUGH_S, load_before))


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.shared",
        description="How long 25 pads at 250 kBd are polled, beside the bare time of their bytes.",
        epilog="example: python -m tests.bench.shared --seconds 20",
    )
    parser.add_argument("--seconds", type=float, default=10, help="how long each is measured")
    parser.add_argument("--json", action="store_true", help="print JSON for a script")
    parser.add_argument("--be-the-pads", choices=SAYS, help=argparse.SUPPRESS)
    parser.add_argument("--fd", type=int, default=0, help=argparse.SUPPRESS)
    return parser.parse_args()


def _rows(measured: dict[str, list[float]]) -> Rows:
    return {
        says: {
            "median_ms": 1e3 * statistics.median(cycles),
            "p99_ms": 1e3 * statistics.quantiles(cycles, n=100)[98],
            "bare_ms": 1e3 * bare_s(says),
        }
        for says, cycles in measured.items()
    }


def _figures(rows: Rows) -> tuple[Figure, ...]:
    return tuple(median_of(f"ms of a cycle of {says}", row["median_ms"], GOAL_MS) for says, row in rows.items())


def _report(rows: Rows, *, json_wanted: bool) -> None:
    if json_wanted:
        json.dump({"pads": len(PADS), "baud": BAUD, "rows": rows}, sys.stdout)
        return
    table = Table("all pads say", "median ms", "p99 ms", "bare bytes ms", "median / bare", title="25 pads, 250 kBd")
    for says, row in rows.items():
        ratio = row["median_ms"] / row["bare_ms"]
        table.add_row(
            says, f"{row['median_ms']:.1f}", f"{row['p99_ms']:.1f}", f"{row['bare_ms']:.1f}", f"{ratio:.2f}"
        )
    console = Console()
    console.print(table)
    longest_ms = 1e3 * LineTiming.at(BAUD).longest_wait_s
    console.print(f"a signal waits {longest_ms:.0f} ms at most", highlight=False)
    for figure in _figures(rows):
        console.print(str(figure), highlight=False)


if __name__ == "__main__":
    main()
