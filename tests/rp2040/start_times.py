"""How long a device takes from power-on until its hello is out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import NamedTuple

from tests.rp2040.chip import Kit
from tests.rp2040.device import Connection, DeviceFailed, a_device, files_of, wait_for_hello

STARTS = 3


class StartTimes(NamedTuple):
    """The starts of one model."""

    model: str
    connection: Connection
    hello_s: float  # the median
    longest_s: float


def measure(
    kit: Kit, models: Sequence[str], connections: Sequence[Connection], progress: Callable[[str], None]
) -> Iterator[StartTimes]:
    """Switch each model on, several times."""
    for model in models:
        for connection in connections:
            progress(f"start: {model}, {connection}")
            took_s = _starts(kit, model, connection)
            yield StartTimes(model, connection, median(took_s), max(took_s))


def _starts(kit: Kit, model: str, connection: Connection) -> list[float]:
    took_s = []
    with a_device(kit, model, connection, files_of(model)) as box:
        for number in range(1, STARTS + 1):
            began_s = box.chip.now_s
            heard, hello = wait_for_hello(box)
            if hello.boot != number:
                raise DeviceFailed(f"start {number} of {model} says boot {hello.boot}")
            took_s.append(heard.ends_s - began_s)
            box.chip.cycle_power()
    return took_s
