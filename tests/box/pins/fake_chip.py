"""A fake libgpiod chip, as far as the pin factory needs it.

Each line records its settings, and its edges come through a pipe. It knows no kernel: the emulated machine tests the
effect of the settings.
"""

from __future__ import annotations

import errno
import os
import select
import struct
from types import SimpleNamespace

from gpiod import EdgeEvent, LineSettings
from gpiod.line import Bias, Direction, Value

EDGE = struct.Struct("<iQ")
RISING, FALLING = EdgeEvent.Type.RISING_EDGE.value, EdgeEvent.Type.FALLING_EDGE.value


class FakeRequest:
    """One line that is claimed."""

    def __init__(self, settings: LineSettings) -> None:
        self.settings = [settings]  # all that it was told, the first ones first
        self.value = Value.INACTIVE
        self.fd, self._kernel = os.pipe()
        self.is_released = self.is_gone = False

    def reconfigure_lines(self, config: dict[int, LineSettings]) -> None:
        """Its new settings; an output has its level at once."""
        [settings] = config.values()
        self.settings.append(settings)
        if settings.direction is Direction.OUTPUT:
            self.value = settings.output_value

    def get_value(self, _: int) -> Value:
        """Its level."""
        return self.value

    def set_value(self, _: int, value: Value) -> None:
        """Drive it."""
        self.value = value

    def release(self) -> None:
        """Give it back."""
        self.is_released = True
        os.close(self.fd)
        os.close(self._kernel)

    def wait_edge_events(self, timeout: float) -> bool:
        """Whether there is an edge to read."""
        return bool(select.select([self.fd], [], [], timeout)[0])

    def read_edge_events(self) -> list[EdgeEvent]:
        """All edges that are there."""
        if self.is_gone:
            raise OSError(errno.ENODEV, "No such device")
        told = os.read(self.fd, EDGE.size * 64)
        return [EdgeEvent(kind, at_ns, 0, 0, 0) for kind, at_ns in EDGE.iter_unpack(told)]

    def edge(self, kind: int, at_s: float) -> None:
        """The kernel notes an edge."""
        self.value = Value(int(kind == RISING))
        os.write(self._kernel, EDGE.pack(kind, round(at_s * 1e9)))


class FakeChip:
    """A chip with some lines that others have."""

    def __init__(self, others: dict[int, str]) -> None:
        self._others = others
        self.lines: dict[int, FakeRequest] = {}

    def request_lines(self, config: dict[int, LineSettings], consumer: str) -> FakeRequest:
        """Claim a line."""
        [(offset, settings)] = config.items()
        if offset in self._others:
            raise OSError(errno.EBUSY, "Device or resource busy")
        self._others[offset] = consumer
        return self.lines.setdefault(offset, FakeRequest(settings))

    def get_line_info(self, offset: int) -> SimpleNamespace:
        """The owner of a line, and its settings."""
        now = self.lines[offset].settings[-1] if offset in self.lines else LineSettings(bias=Bias.UNKNOWN)
        return SimpleNamespace(consumer=self._others.get(offset, ""), direction=now.direction, bias=now.bias)

    def close(self) -> None:
        """Close it."""
        for line in self.lines.values():
            if not line.is_released:
                line.release()
