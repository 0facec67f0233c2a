"""All lines of a box: those that the configuration names, and those that appear under a pattern."""

from __future__ import annotations

import asyncio
import glob
import os
import time
from collections.abc import Awaitable, Callable

from headtable.box.lines.flood import Flood
from headtable.box.lines.listener import SharedLineListener
from headtable.box.lines.noise import Noise
from headtable.box.lines.prompt import Prompt
from headtable.box.lines.serial_line import SerialLine
from headtable.box.lines.shared import SharedLine
from headtable.box.lines.wifi.mdns_announcement import announce
from headtable.box.lines.wifi.server import WifiServer
from headtable.box.lines.wifi.wifi_line import WifiLine
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.config.address import Address, address_of
from headtable.messages.troubles import LineTrouble

LOOK_S = 0.5  # how often a folder is looked at

Wait = Callable[[float], Awaitable[None]]


class Lines:
    """Keeps every line open.

    A port that matches a pattern is opened when it appears, and dropped when it is gone.
    """

    def __init__(self, settings: BoxSettings, listener: SharedLineListener, complaints: Complaints) -> None:
        addresses = [address_of(text) for text in settings.lines]
        self._settings = settings
        self._listener = listener
        self._complaints = complaints
        self.wifi_servers = [
            WifiServer(address.path, settings, listener, complaints)
            for address in addresses
            if address.scheme == "tcp"
        ]
        self._fixed = [address for address in addresses if address.scheme != "tcp" and not address.is_pattern]
        self._patterns = [address for address in addresses if address.is_pattern]
        self._open: dict[str, tuple[SerialLine | SharedLine, asyncio.Task[None]]] = {}

    async def run(self, wait: Wait = asyncio.sleep) -> None:
        """Run until cancelled. Then every line is closed after its last bytes."""
        async with asyncio.TaskGroup() as group:
            for server in self.wifi_servers:
                group.create_task(server.run(wait), name=f"tcp:{server.address}")
                group.create_task(
                    announce(self._settings.id, server.address, self._complaints, wait), name="announced"
                )
            for address in self._fixed:
                self._take_up(address, address.path, group, wait)
            while self._patterns:
                self._look(group, wait)
                await wait(LOOK_S)

    def named(self, name: str) -> SerialLine | SharedLine | WifiLine | None:
        """The line on this port, or of this device on Wi-Fi."""
        for path, (line, _) in self._open.items():
            if name in (path, os.path.basename(path)):
                return line
        return next((there for server in self.wifi_servers if (there := server.line_of(name))), None)

    def noise_so_far(self) -> dict[str, LineTrouble]:
        """The trouble on each cable, by its port. Healthy lines are left out."""
        return {path: why for path, (line, _) in self._open.items() if (why := line.noise_so_far())}

    def _look(self, group: asyncio.TaskGroup, wait: Wait) -> None:
        there = {path: address for address in self._patterns for path in sorted(glob.glob(address.path))}
        fixed = [address.path for address in self._fixed]
        for path in [path for path in self._open if path not in there and path not in fixed]:
            self._open.pop(path)[1].cancel()
        taken = {os.path.realpath(path) for path in (*fixed, *self._open)}
        for path, address in there.items():
            if path not in self._open and os.path.realpath(path) not in taken:
                taken.add(os.path.realpath(path))
                self._take_up(address, path, group, wait)

    def _take_up(self, address: Address, path: str, group: asyncio.TaskGroup, wait: Wait) -> None:
        line = self._line(address, path)
        self._open[path] = line, group.create_task(line.run(wait), name=path)

    def _line(self, address: Address, path: str) -> SerialLine | SharedLine:
        if address.scheme == "rs485":
            return SharedLine(path, self._settings.rs485_baud, self._listener, self._complaints)
        return SerialLine(
            path,
            self._settings.baud,
            self._listener,
            self._complaints,
            flood=Flood(time.monotonic),
            prompt=Prompt(),
            noise=Noise(time.monotonic, "baud", self._settings.baud),
        )
