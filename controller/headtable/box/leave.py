"""The leave of a signal board to obey: it lasts for seconds; a board that hears no more of it is off by itself."""

from __future__ import annotations

from collections.abc import Iterable

from headtable.box.devices import Devices
from headtable.box.pen import Pen
from headtable.messages import Allow

ALLOWED_S = 4  # a board outlives three lost beats of its box


def give_leave(boards: Iterable[str], devices: Devices, pen: Pen) -> None:
    """Let these boards obey for a while, as far as they are there."""
    for uid in boards:
        device = devices[uid]
        if device is not None and device.line is not None and not device.unfit:
            pen.write(device.line, uid, Allow(ALLOWED_S))
