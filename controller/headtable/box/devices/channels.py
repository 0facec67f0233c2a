"""What the parts of a box share: its devices and their lines, the bus, and the log."""

from __future__ import annotations

from typing import NamedTuple

from headtable.box.devices.device_registry import DeviceRegistry
from headtable.box.lines.writer import LineWriter
from headtable.box.publish import Publish
from headtable.complaints import Complaints


class Channels(NamedTuple):
    """The ways out of a box."""

    devices: DeviceRegistry
    writer: LineWriter
    publish: Publish
    complaints: Complaints
