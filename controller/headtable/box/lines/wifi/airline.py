"""One connection from a device on Wi-Fi: what comes in is believed when it is signed, and never before."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Protocol, cast

from headtable.box.lines.flood import Flood
from headtable.box.lines.line import GULP, Tap
from headtable.box.lines.wifi.freshness import Echoes, aged
from headtable.box.lines.wifi.signed import HEARTBEAT, LONGEST_SIGNED, Session, greeting, read_greeting
from headtable.errors import Garbled, NotAllowed
from headtable.wire import Frame, Splitter, decode_line

OTHER_KEY = "it signs with another key than the one here: plug it into USB and run `headtable devices enrol {}` again"
SEND_BUFFER = 4096  # bytes: what waits longer for a device than a few lines was not worth saying


class Entrance(Protocol):
    """Who looks after the connections."""

    def connects(self, line: AirLine) -> None:
        """Somebody is there; who, nobody knows."""

    def key_of(self, uid: str) -> bytes:
        """The key of a device that may come in; NotAllowed tells why it may not."""

    def proven(self, line: AirLine) -> None:
        """Its first signed line has come: it is who it says."""

    def hears(self, line: AirLine, frame: Frame) -> None:
        """It says something."""

    def doubts(self, line: AirLine, why: str) -> None:
        """It said something that cannot be believed."""

    def floods(self, line: AirLine, why: str) -> None:
        """It says too much."""

    def gone(self, line: AirLine) -> None:
        """The connection is lost or closed."""


class AirLine(asyncio.BufferedProtocol):
    """The box's end of a line through the air.

    Nothing waits here to be written: a device that does not take its lines is let go of, and comes again.
    """

    def __init__(self, entrance: Entrance, flood: Flood, nonce: bytes, clock: Callable[[], float]) -> None:
        self.uid = ""  # until it has greeted
        self.name = "wifi"
        self.address = ""  # where it comes from
        self.key = b""  # that it signs with
        self.tap: Tap | None = None
        self.is_proven = False
        self.began_s = self.heard_s = clock()
        self._clock = clock
        self._entrance = entrance
        self._flood = flood
        self._nonce = nonce
        self._gulp = bytearray(GULP)
        self._splitter = Splitter(LONGEST_SIGNED)
        self._echoes = Echoes(clock)
        self._session: Session | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say our nonce: without it nothing can be signed."""
        self._transport = cast("asyncio.Transport", transport)
        plug: socket.socket = transport.get_extra_info("socket")
        plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self.address = str(transport.get_extra_info("peername")[0])
        self._transport.write(greeting(self._nonce))
        self._entrance.connects(self)

    def connection_lost(self, _: Exception | None) -> None:
        """Tell whoever looks after it."""
        self._transport = None
        self._entrance.gone(self)

    def get_buffer(self, _: int) -> bytearray:
        """A small one: who says much leaves the others their turn."""
        return self._gulp

    def buffer_updated(self, count: int) -> None:
        """Some bytes have come."""
        raw = bytes(self._gulp[:count])
        if self.tap:
            self.tap("<", raw)
        if why := self._flood.comes(count):
            self._entrance.floods(self, why)
            self.end()
        for piece in self._splitter.feed(raw):
            if self._is_open:  # whatever comes behind the end of it is not obeyed
                self._take(piece)

    def _take(self, piece: bytes) -> None:
        if self._session is None:
            self._greet(piece)
        else:
            self._open(self._session, piece)

    def _greet(self, piece: bytes) -> None:
        try:
            device = read_greeting(piece)
            self.uid, self.name = device.uid, f"wifi:{device.uid}"
            self.key = self._entrance.key_of(device.uid)
            self._session = Session(self.key, device, self._nonce)
        except (Garbled, NotAllowed) as why:
            self._entrance.doubts(self, str(why))
            self.end()

    def _open(self, session: Session, piece: bytes) -> None:
        try:
            line, heard = session.opened(piece)
        except Garbled as why:
            self._doubted(str(why))
            return
        try:
            since_ms = self._echoes.since_ms(heard)
        except Garbled as why:
            self._entrance.doubts(self, str(why))
            self.end()
            return
        self.heard_s = self._clock()
        if not self.is_proven:
            self.is_proven = True
            self._entrance.proven(self)
        if line != HEARTBEAT:
            self._hear(line, since_ms)

    def _doubted(self, why: str) -> None:
        """It is no end of a session for one bad line; but whose first line is bad has another key."""
        self._entrance.doubts(self, why if self.is_proven else OTHER_KEY.format(self.uid))
        if not self.is_proven:
            self.end()

    def _hear(self, line: bytes, since_ms: int) -> None:
        try:
            frame = decode_line(line)
        except Garbled as why:
            self._entrance.doubts(self, str(why))
            return
        if frame.uid == self.uid:
            self._entrance.hears(self, aged(frame, since_ms))
        else:
            self._entrance.doubts(self, f"{self.uid} speaks by another's name: {line!r}")

    def heartbeat(self) -> None:
        """Say that this end lives."""
        self._sign(HEARTBEAT)

    def write(self, line: bytes) -> bool:
        """Write one line now or not at all; whether it went."""
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
            self._entrance.doubts(self, f"it does not take its lines; dropped {line!r}, and it is let go of")
            self.drop()
            return False
        if self.tap:
            self.tap(">", signed)
        return True

    @property
    def _is_open(self) -> bool:
        return self._transport is not None and not self._transport.is_closing()

    def drop(self) -> None:
        """Let go of it at once."""
        if self._transport is not None:
            self._transport.abort()

    def end(self) -> None:
        """Let go of it; what was written still goes out."""
        if self._transport is not None:
            self._transport.close()
