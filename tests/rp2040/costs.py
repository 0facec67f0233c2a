"""What the firmware's work on a shared line costs on the emulated chip, in microseconds of its 125 MHz."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from headtable.messages.line import Idle, Poll
from headtable.wire import Frame, encode_line
from tests.rp2040.chip import Chip
from tests.rp2040.device import DeviceFailed, printed

UID = "pad-01"
OWN = encode_line(Frame(UID, 12_340, Poll()))
FOREIGN = encode_line(Frame("pad-1a2b3c10", 12_340, Poll())) + encode_line(Frame("pad-1a2b3c10", 12, Idle()))
LONGEST_S = 20.0
FEED, COST, DONE = "FEED", "COST", "DONE"
WORK = {
    "foreign-2": "a line of another device, of 2 that have come at once",
    "foreign-4": "the same, of 4",
    "foreign-16": "the same, of 16",
    "silence": "a look at a line on which nothing has come",
    "decode": "a poll of its own, decoded",
    "encode": "an answer, encoded",
    "collect": "a garbage collection",
}

# It runs in place of the pad's program, and asks for pairs of foreign lines with FEED.
PROGRAM = f"""
import gc
import time
from board import Board
from common.lines import decode, encode
from common.shared_port import SharedPort

FOREIGN_BYTES, OWN = {len(FOREIGN)}, {OWN[:-1]!r}
board = Board("pad")
port = SharedPort(board.wire, {UID!r})

def took(what, count, work):
    gc.collect()
    began = time.ticks_us()
    work()
    took = time.ticks_diff(time.ticks_us(), began)
    print("{COST}", what, took / count)
    board.feed()

def passes_over(pairs):
    print("{FEED}", pairs)
    while board.wire.any() < pairs * FOREIGN_BYTES:
        board.feed()
    took("foreign-%d" % (2 * pairs), 2 * pairs, port.line)

def fifty(work):
    for _ in range(50):
        work()

passes_over(1)
passes_over(2)
passes_over(8)
took("silence", 50, lambda: fifty(port.line))
took("decode", 50, lambda: fifty(lambda: decode(OWN)))
took("encode", 50, lambda: fifty(lambda: encode({UID!r}, 12, "idle")))
took("collect", 1, gc.collect)
print("{DONE}")
while True:
    board.feed()
"""


class Cost(NamedTuple):
    """What something takes."""

    what: str
    us: float


def measure(chip: Chip, progress: Callable[[str], None]) -> Iterator[Cost]:
    """Feed the program its lines, and hear what it says they cost."""
    progress("costs")
    text = ""
    while chip.now_s < LONGEST_S:
        text += printed(chip.run(LONGEST_S, stop=("usb",)))
        *lines, text = text.split("\n")
        for line in lines:
            match line.split():
                case [said, pairs] if said == FEED:
                    chip.feed(FOREIGN * int(pairs))
                case [said, what, us] if said == COST:
                    yield Cost(WORK[what], float(us))
                case [said] if said == DONE:
                    return
                case _:
                    raise DeviceFailed(f"the program on the chip says {line!r}")
    raise DeviceFailed(f"the program on the chip has not ended within {LONGEST_S:g} s")
