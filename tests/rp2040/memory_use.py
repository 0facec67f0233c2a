"""How much memory a device has left at its start, and after an hour's work."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tests.rp2040.chip import FlashErased, FlashProgrammed, Kit
from tests.rp2040.device import (
    Box,
    Connection,
    DeviceFailed,
    a_device,
    printed,
    probed_files_of,
    to_probe,
    wait_for_hello,
)
from tests.rp2040.uses import Uses, count_uses, use

WARM_UP_S = 5.0  # of work: what is made once is there afterwards
ANSWER_S = 1.0
FREE = re.compile(r"^free (\d+)\r?$", re.MULTILINE)


class MemoryUse(NamedTuple):
    """The memory of one model, after a garbage collection each time."""

    model: str
    connection: Connection
    minutes: float
    uses: Uses
    free_at_start: int  # bytes
    free_at_end: int
    erases: int  # of its flash meanwhile
    programs: int

    @property
    def lost(self) -> int:
        """Bytes."""
        return self.free_at_start - self.free_at_end


def measure(
    kit: Kit,
    models: Sequence[str],
    connections: Sequence[Connection],
    minutes: float,
    progress: Callable[[str], None],
) -> Iterator[MemoryUse]:
    """Use each model for so long."""
    for model in models:
        for connection in connections:
            with a_device(kit, model, connection, probed_files_of(model)) as box:
                wait_for_hello(box)
                yield _used(box, model, connection, minutes, progress)


def _used(box: Box, model: str, connection: Connection, minutes: float, progress: Callable[[str], None]) -> MemoryUse:
    use(box, model, box.chip.now_s + WARM_UP_S, lambda uses: None)
    at_start, before = _free(box), len(box.chip.events)
    until_s = box.chip.now_s + 60 * minutes
    begins = use(box, model, until_s, lambda uses: progress(f"memory: {model}, {connection}, {uses} times"))
    at_end = _free(box)
    uses, happened = count_uses(box.heard, begins), box.chip.events[before:]
    erases = sum(isinstance(event, FlashErased) for event in happened)
    programs = sum(isinstance(event, FlashProgrammed) for event in happened)
    return MemoryUse(model, connection, minutes, uses, at_start, at_end, erases, programs)


def _free(box: Box) -> int:
    """The free bytes that the probe tells."""
    before = len(box.chip.events)
    box.say(to_probe("free"))
    box.run(box.chip.now_s + ANSWER_S)
    found = FREE.findall(printed(box.chip.events[before:]))
    if len(found) != 1:
        raise DeviceFailed(f"{box.uid} has not said how much memory is free")
    return int(found[0])
