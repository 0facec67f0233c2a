"""The server for devices on Wi-Fi: one port, a line for each device, and no device without a key."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from headtable.box.lines.flood import SHUT_S, Flood
from headtable.box.lines.listener import LineListener
from headtable.box.lines.serial_line import REOPEN_S
from headtable.box.lines.wifi.device_keys import Keys, KeysUnusable
from headtable.box.lines.wifi.rejected_connections import WIFI, RejectedConnections
from headtable.box.lines.wifi.signed import NONCE_BYTES
from headtable.box.lines.wifi.wifi_line import WifiLine
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.config.address import place_of
from headtable.errors import Garbled, NotAllowed, Unwell
from headtable.messages.troubles import Flooding, NoKey, NotAdmitted, ShutOut, WiredSignal
from headtable.wire import Frame

HEARTBEAT_S = 0.25  # so that an answer to it shows the delay of a line, to half a second
SILENT_S = 5.0  # a device that is silent for so long is gone, whatever TCP believes
PROVE_S = 5.0
MOST_UNPROVEN = 16
BACKLOG = 16


class WifiServer:
    """Listens, accepts devices that can sign, and disconnects silent ones."""

    def __init__(
        self,
        address: str,
        settings: BoxSettings,
        listener: LineListener,
        complaints: Complaints,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.address = address
        self.port = 0  # that it listens on
        self._listener, self._complaints, self._clock = listener, complaints, clock
        self._keys = Keys(Path(settings.keys))
        self._wired = {signal.board: signal.signal for signal in settings.signals if not signal.over_wifi}
        self._rejected = RejectedConnections(listener, complaints, clock)
        self._unproven: dict[WifiLine, None] = {}  # the oldest connection first
        self._lines: dict[str, WifiLine] = {}
        self._shut_until_s: dict[str, float] = {}  # devices with a key that have flooded, by UID

    async def run(self, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Run until cancelled. Then every line is closed."""
        while True:
            try:
                async with self._open():
                    while True:
                        await wait(HEARTBEAT_S)
                        self.heartbeat()
            except OSError as trouble:
                error = trouble.strerror or str(trouble)
                self._complaints.note(f"tcp:{self.address}", Unwell("wifi-cannot-listen", error=error))
            await wait(REOPEN_S)

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        host, port = place_of(self.address)
        server = await asyncio.get_running_loop().create_server(self._connected, host, port, backlog=BACKLOG)
        self.port = int(server.sockets[0].getsockname()[1])
        try:
            yield
        finally:
            server.close()
            while here := [*self._unproven, *self._lines.values()]:
                for line in here:
                    line.end()
                await asyncio.sleep(0)  # each reports that it is closed

    def line_of(self, name: str) -> WifiLine | None:
        """A device's line, by the line's or the device's name."""
        return self._lines.get(name.removeprefix("wifi:"))

    def heartbeat(self) -> None:
        """Four times a second: send a heartbeat to each device, and disconnect the silent ones."""
        now_s = self._clock()
        self._rejected.expire()
        for line in list(self._lines.values()):
            if now_s - line.heard_s > SILENT_S or self._has_lost_its_key(line):
                line.drop()
            else:
                line.heartbeat()
        for line in [line for line in self._unproven if now_s - line.began_s > PROVE_S]:
            line.drop()

    def _has_lost_its_key(self, line: WifiLine) -> bool:
        """Whether the device's key was replaced or removed. While the file cannot be read, no device has a key."""
        try:
            is_lost = self._keys.of(line.uid) != line.key
        except Unwell as trouble:
            self._complaints.note(WIFI, trouble)
            return False
        if is_lost:
            self._complaints.note(line.name, NotAllowed("wifi-key-changed"))
        return is_lost

    def _connected(self) -> WifiLine:
        nonce = secrets.token_hex(NONCE_BYTES).encode()
        return WifiLine(self, Flood(self._clock), nonce, self._clock)

    def _let_go_of_one(self) -> None:
        """Disconnect the oldest unproven connection of the address that has most of them."""
        most = Counter(line.address for line in self._unproven).most_common(1)[0][0]
        line = next(line for line in self._unproven if line.address == most)
        del self._unproven[line]
        line.drop()

    # --- callbacks of its lines ------------------------------------------------------------------------

    def connects(self, line: WifiLine) -> None:
        """A client connects. If there are too many, some are disconnected."""
        self._unproven[line] = None
        while len(self._unproven) > MOST_UNPROVEN:
            self._let_go_of_one()

    def key_of(self, uid: str) -> bytes | NotAdmitted:
        """The key of a device that may connect, or the reason why it may not."""
        if (signal := self._wired.get(uid)) is not None:
            return WiredSignal(signal)
        if self._clock() < self._shut_until_s.get(uid, 0.0):
            return ShutOut(SHUT_S)
        try:
            return self._keys.of(uid) or NoKey(uid)
        except KeysUnusable as unusable:
            return unusable.why

    def proven(self, line: WifiLine) -> None:
        """Accept a device that has proven its identity. An older connection of it is replaced."""
        self._unproven.pop(line, None)
        self._rejected.remove(line.name)
        older, self._lines[line.uid] = self._lines.get(line.uid), line
        if older is not None:
            older.drop()
            self._listener.line_gone(older)
        self._listener.line_opened(line)

    def hears(self, line: WifiLine, frame: Frame) -> None:
        """Pass on a device's line."""
        self._listener.line_received(line, frame)

    def refuses(self, line: WifiLine, why: NotAdmitted) -> None:
        """The device has named itself and may not connect. A session of a connected device ends in the same way."""
        if line.is_proven:
            self._listener.garbage_received(line, Garbled(why))
        elif line.uid in self._lines:
            self._complaints.note(line.name, NotAllowed("wifi-impostor", uid=line.uid, address=line.address))
        else:
            self._rejected.reject(line.name, why)

    def doubts(self, line: WifiLine, why: Garbled) -> None:
        """The device sent a line that cannot be believed. It is dropped, and counted."""
        if line.is_proven:
            self._listener.garbage_received(line, why)
        else:
            self._complaints.note(WIFI, why)

    def floods(self, line: WifiLine, why: Flooding) -> None:
        """Shut a flooding device out for a while."""
        if line.is_proven:
            self._shut_until_s[line.uid] = self._clock() + SHUT_S
            self._listener.line_trouble(line, why)

    def gone(self, line: WifiLine) -> None:
        """Note a closed connection. It may have been replaced already."""
        self._unproven.pop(line, None)
        if self._lines.get(line.uid) is line:
            del self._lines[line.uid]
            self._listener.line_gone(line)
