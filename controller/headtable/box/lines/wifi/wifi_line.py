"""One connection from a device on Wi-Fi. The box believes a message only if it is signed."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Protocol, cast

from headtable.box.lines.flood import Flood
from headtable.box.lines.serial_line import GULP, Tap
from headtable.box.lines.wifi.freshness import Echoes, aged
from headtable.box.lines.wifi.signed import HEARTBEAT, LONGEST_SIGNED, Session, greeting, read_greeting
from headtable.errors import Garbled
from headtable.messages.troubles import Flooding, NotAdmitted, OtherKey
from headtable.wire import Frame, Splitter, decode_line

SEND_BUFFER = 4096  # bytes: if more wait for a device than a few lines, they are too old to be useful


class WifiLineOwner(Protocol):
    """The owner of the connections."""

    def connects(self, line: WifiLine) -> None:
        """A client has connected. Its identity is unknown."""

    def key_of(self, uid: str) -> bytes | NotAdmitted:
        """The key of a device that may connect, or the reason why it may not."""

    def proven(self, line: WifiLine) -> None:
        """A first signed line has proven the device's identity."""

    def hears(self, line: WifiLine, frame: Frame) -> None:
        """The device has sent a line."""

    def refuses(self, line: WifiLine, why: NotAdmitted) -> None:
        """The device has named itself, and may not connect."""

    def doubts(self, line: WifiLine, why: Garbled) -> None:
        """The device sent a line that cannot be believed."""

    def floods(self, line: WifiLine, why: Flooding) -> None:
        """The device sends too much."""

    def gone(self, line: WifiLine) -> None:
        """The connection is lost or closed."""


class WifiLine(asyncio.BufferedProtocol):
    """The box's end of a line on Wi-Fi.

    No line waits here to be written. A device that does not take its lines is disconnected, and connects again.
    """

    def __init__(self, owner: WifiLineOwner, flood: Flood, nonce: bytes, clock: Callable[[], float]) -> None:
        self.uid = ""  # None until its greeting
        self.name = "wifi"
        self.address = ""  # the source in complaints
        self.key = b""  # the key of its signatures
        self.tap: Tap | None = None
        self.is_proven = False
        self.began_s = self.heard_s = clock()
        self._clock = clock
        self._owner = owner
        self._flood = flood
        self._nonce = nonce
        self._gulp = bytearray(GULP)
        self._splitter = Splitter(LONGEST_SIGNED)
        self._echoes = Echoes(clock)
        self._session: Session | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the box's nonce: without it nothing can be signed."""
        self._transport = cast("asyncio.Transport", transport)
        plug: socket.socket = transport.get_extra_info("socket")
        plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.address = str(transport.get_extra_info("peername")[0])
        self._transport.write(greeting(self._nonce))
        self._owner.connects(self)

    def connection_lost(self, _: Exception | None) -> None:
        """Notify the owner."""
        self._transport = None
        self._owner.gone(self)

    def get_buffer(self, _: int) -> bytearray:
        """A small buffer, so that a device that sends much does not delay the others."""
        return self._gulp

    def buffer_updated(self, count: int) -> None:
        """Handle received bytes."""
        raw = bytes(self._gulp[:count])
        if self.tap:
            self.tap("<", raw)
        if why := self._flood.comes(count):
            self._owner.floods(self, why)
            self.end()
        for piece in self._splitter.feed(raw):
            if self._is_open:  # lines after the end are ignored
                self._take(piece)

    def _take(self, piece: bytes) -> None:
        if self._session is None:
            self._greet(piece)
        else:
            self._open(self._session, piece)

    def _greet(self, piece: bytes) -> None:
        try:
            device = read_greeting(piece)
        except Garbled as why:
            self._owner.doubts(self, why)
            self.end()
            return
        self.uid, self.name = device.uid, f"wifi:{device.uid}"
        match self._owner.key_of(device.uid):
            case bytes(key):
                self.key, self._session = key, Session(key, device, self._nonce)
            case refusal:
                self._refuse(refusal)

    def _refuse(self, why: NotAdmitted) -> None:
        self._owner.refuses(self, why)
        self.end()

    def _open(self, session: Session, piece: bytes) -> None:
        try:
            line, heard = session.opened(piece)
        except Garbled as why:
            self._doubt(why)
            return
        match self._echoes.since_ms(heard):
            case int(since_ms):
                self._believe(line, since_ms)
            case late:
                self._refuse(late)

    def _believe(self, line: bytes, since_ms: int) -> None:
        self.heard_s = self._clock()
        if not self.is_proven:
            self.is_proven = True
            self._owner.proven(self)
        if line != HEARTBEAT:
            self._handle_line(line, since_ms)

    def _doubt(self, why: Garbled) -> None:
        """Count a bad line. It does not end a session, but a bad first line means another key."""
        if self.is_proven:
            self._owner.doubts(self, why)
        else:
            self._refuse(OtherKey(self.uid))

    def _handle_line(self, line: bytes, since_ms: int) -> None:
        try:
            frame = decode_line(line)
        except Garbled as why:
            self._owner.doubts(self, why)
            return
        if frame.uid == self.uid:
            self._owner.hears(self, aged(frame, since_ms))
        else:
            self._owner.doubts(self, Garbled("wifi-other-name", uid=self.uid, line=repr(line)))

    def heartbeat(self) -> None:
        """Send a heartbeat."""
        self._sign(HEARTBEAT)

    def write(self, line: bytes) -> bool:
        """Write one line now or not at all; whether it was written."""
        return self._sign(line.removesuffix(b"\n"))

    def _sign(self, line: bytes) -> bool:
        if self._transport is None or self._session is None or not self.is_proven or not self._is_open:
            return False
        if self._session.is_used_up:
            self.end()
            return False
        signed = self._session.sign(line)
        self._echoes.signs(self._session.said)
        self._transport.write(signed)
        if self._transport.get_write_buffer_size():
            self._owner.doubts(self, Garbled("wifi-line-full", line=repr(line)))
            self.drop()
            return False
        if self.tap:
            self.tap(">", signed)
        return True

    @property
    def _is_open(self) -> bool:
        return self._transport is not None and not self._transport.is_closing()

    def drop(self) -> None:
        """Close the connection at once."""
        if self._transport is not None:
            self._transport.abort()

    def end(self) -> None:
        """Close the connection after its written bytes are sent."""
        if self._transport is not None:
            self._transport.close()
