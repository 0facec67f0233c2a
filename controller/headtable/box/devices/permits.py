"""Permits: a signal board obeys for a few seconds after its last permit.

So it falls silent when its box is gone.
"""

from __future__ import annotations

from collections.abc import Iterable

from headtable.box.devices.device_registry import DeviceRegistry
from headtable.box.lines.writer import LineWriter
from headtable.messages.line import Allow

ALLOWED_S = 4  # a board outlives three lost heartbeats of its box


def permit(boards: Iterable[str], devices: DeviceRegistry, writer: LineWriter) -> None:
    """Permit these boards for a while, if they are present."""
    for uid in boards:
        device = devices[uid]
        if device is not None and device.line is not None and not device.unfit:
            writer.write(device.line, uid, Allow(ALLOWED_S))
