"""How much memory a device has left at its start, and after an hour's work."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tests.rp2040.chip import Kit
from tests.rp2040.device import Box, Silent, Way, a_device, printed, probed_files_of, wait_for_hello, wish
from tests.rp2040.use import reported, use

WARM_UP_S = 5.0  # of work: what is made once is there afterwards
ANSWER_S = 1.0
FREE = re.compile(r"^free (\d+)\r?$", re.MULTILINE)


class Remembered(NamedTuple):
    """The memory of one model, after a garbage collection each time."""

    model: str
    way: Way
    minutes: float
    uses: int
    reported: int  # uses that the device has told of
    free_at_start: int  # bytes
    free_at_end: int
    erases: int  # of its flash meanwhile
    programs: int

    @property
    def lost(self) -> int:
        """Bytes."""
        return self.free_at_start - self.free_at_end


def measure(
    kit: Kit, models: Sequence[str], ways: Sequence[Way], minutes: float, told: Callable[[str], None]
) -> Iterator[Remembered]:
    """Use each model for so long."""
    for model in models:
        for way in ways:
            with a_device(kit, model, way, probed_files_of(model)) as box:
                wait_for_hello(box)
                yield _used(box, model, way, minutes, told)


def _used(box: Box, model: str, way: Way, minutes: float, told: Callable[[str], None]) -> Remembered:
    use(box, model, box.chip.now_s + WARM_UP_S, lambda uses: None)
    at_start, before, heard = _free(box), len(box.chip.events), len(box.heard)
    until_s = box.chip.now_s + 60 * minutes
    uses = use(box, model, until_s, lambda uses: told(f"memory: {model}, {way}, {uses} times"))
    at_end = _free(box)
    said, what = reported(box.heard[heard:]), [event.what for event in box.chip.events[before:]]
    return Remembered(model, way, minutes, uses, said, at_start, at_end, what.count("erase"), what.count("program"))


def _free(box: Box) -> int:
    """The free bytes that the probe tells."""
    before = len(box.chip.events)
    box.say(wish("free"))
    box.run(box.chip.now_s + ANSWER_S)
    found = FREE.findall(printed(box.chip.events[before:]))
    if len(found) != 1:
        raise Silent(f"{box.uid} has not said how much memory is free")
    return int(found[0])
