"""What the firmware's work on a shared line costs on the emulated chip, in microseconds of its 125 MHz."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from headtable.messages.line import Idle, Poll
from headtable.wire import Frame, encode_line
from tests.rp2040.chip import Chip

UID = "pad-01"
OWN = encode_line(Frame(UID, 12_340, Poll()))
FOREIGN = encode_line(Frame("pad-1a2b3c10", 12_340, Poll())) + encode_line(Frame("pad-1a2b3c10", 12, Idle()))
LONGEST_S = 20.0
FEED, COST, DONE = "FEED", "COST", "DONE"

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
    took("a-foreign-line-of-%d-at-once" % (2 * pairs), 2 * pairs, port.line)

def fifty(work):
    for _ in range(50):
        work()

passes_over(1)
passes_over(2)
passes_over(8)
took("a-look-at-a-silent-line", 50, lambda: fifty(port.line))
took("an-own-poll-decoded", 50, lambda: fifty(lambda: decode(OWN)))
took("an-answer-encoded", 50, lambda: fifty(lambda: encode({UID!r}, 12, "idle")))
took("a-garbage-collection", 1, gc.collect)
print("{DONE}")
while True:
    board.feed()
"""


class Cost(NamedTuple):
    """What something takes."""

    what: str
    us: float


def measure(chip: Chip, told: Callable[[str], None]) -> list[Cost]:
    """Feed the program its lines, and hear what it says they cost."""
    told("costs")
    costs: list[Cost] = []
    text = ""
    while chip.now_s < LONGEST_S:
        text += "".join(str(event.value) for event in chip.run(LONGEST_S, stop=("usb",)) if event.what == "usb")
        *lines, text = text.split("\n")
        for line in lines:
            match line.split():
                case [said, pairs] if said == FEED:
                    chip.feed(FOREIGN * int(pairs))
                case [said, what, us] if said == COST:
                    costs.append(Cost(what.replace("-", " "), float(us)))
                case [said] if said == DONE:
                    return costs
                case _:
                    raise AssertionError(f"the program on the chip says {line!r}")
    raise AssertionError(f"the program on the chip has not ended; it said {costs}")
