"""Enrols a device for Wi-Fi: over its own cable it gets a key, the network, and the box's address.

The key goes to the device over a port that no box has open, so that nobody reads along. It also goes into the file
of the keys.
"""

from __future__ import annotations

import asyncio
import base64
import glob
import os
import secrets
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address
from typing import NamedTuple

from headtable.box.lines.listener import LineEndpoint
from headtable.box.lines.serial_line import SerialLine
from headtable.box.lines.wifi.device_keys import KEY_BYTES, Keys
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.config.address import address_of, is_place
from headtable.errors import BadConfig, Garbled, NotAllowed, Unwell
from headtable.messages.line import Enrol, Enrolled, Enrolling, Hello, ToDevice, Who
from headtable.messages.troubles import LineTrouble
from headtable.wire import Frame, crc16, encode_line

PATTERNS = ("/dev/serial/by-id/*", "/dev/ttyACM*")
PART = 36  # letters of base64 in one line
FOUND_WITHIN_S = 5.0
ASK_AGAIN_S = 0.5
TRIES = 4
LONGEST_NETWORK = 32  # bytes, by the standard
PASSWORD = range(8, 64)  # letters


class Network(NamedTuple):
    """Where a device belongs. An empty password is an open network; without a box, the device looks for one."""

    name: str
    password: str = ""
    box: str = ""


WIRED = Network("")


def proved(network: Network) -> Network:
    """The same network, if a device can use it; NotAllowed or BadConfig if not."""
    if not 0 < len(network.name.encode()) <= LONGEST_NETWORK:
        raise NotAllowed("network-name-wrong", name=network.name, longest=LONGEST_NETWORK)
    if network.password and (len(network.password) not in PASSWORD or not network.password.isascii()):
        raise NotAllowed("network-password-wrong")
    if network.box and not _can_be_reached(network.box):
        raise BadConfig("enrol-box-wrong", box=network.box)
    return network


def _can_be_reached(place: str) -> bool:
    """Whether a device can connect to this address: MicroPython knows no IPv6."""
    host, _, port = place.rpartition(":")
    try:
        return is_place(place) and not IPv4Address(host).is_unspecified and int(port) > 0
    except ValueError:
        return False


def ports_here(settings: BoxSettings) -> list[str]:
    """Every port to which a device may be plugged in."""
    named = [address.path for address in map(address_of, settings.lines) if address.scheme == "serial"]
    paths = [path for pattern in (*named, *PATTERNS) for path in sorted(glob.glob(pattern))]
    return list({os.path.realpath(path): path for path in reversed(paths)}.values())


async def enrol(uid: str, ports: Iterable[str], baud: int, keys: Keys, network: Network | None) -> str:
    """Give a device a new key, and a network if there is one; the port of the device.

    The key's first part begins an enrolment. Until the last message, the device keeps its old settings.
    """
    cables = [EnrolmentCable(uid, port, baud) for port in ports]
    running = [asyncio.create_task(cable.line.run()) for cable in cables]
    try:
        cable = await _found(uid, cables)
        keys.prove_writable()
        key = secrets.token_bytes(KEY_BYTES)
        for what, text in (("key", _base64(key)), *_words(network)):
            await cable.give(what, text)
        keys.store(uid, key)
        await cable.give("start", "")
        return cable.line.name
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def forget(uid: str, keys: Keys) -> None:
    """Remove a device's key, so that it can no longer connect; NotAllowed if it has none."""
    if not keys.forget(uid):
        raise NotAllowed("forget-no-key", uid=uid, file=str(keys.file))


def _words(network: Network | None) -> tuple[tuple[Enrolling, str], ...]:
    if network is None:
        return ()
    name, password, box = (_base64(text.encode()) for text in network)
    return ("network", name), ("password", password), ("box", box)


def _base64(raw: bytes) -> str:
    return base64.b64encode(raw).decode()


async def _found(uid: str, cables: list[EnrolmentCable]) -> EnrolmentCable:
    for _ in range(int(FOUND_WITHIN_S / ASK_AGAIN_S)):
        for cable in cables:
            cable.send(Who())
        await asyncio.sleep(ASK_AGAIN_S)
        for cable in cables:
            if cable.is_found:
                return cable
    troubles = [trouble for cable in cables for trouble in cable.troubles]
    raise Unwell("enrol-not-found", uid=uid, troubles=troubles)


class EnrolmentCable:
    """One port, and the answers of the device on it."""

    def __init__(self, uid: str, port: str, baud: int) -> None:
        self.is_found = False
        self.troubles: list[str] = []
        self._uid = uid
        self._kept: dict[Enrolling, str] = {}
        self._news = asyncio.Event()
        self._complaints = Complaints(self.troubles.append)
        self.line = SerialLine(port, baud, self, self._complaints)

    def send(self, message: ToDevice) -> None:
        """Send a message to the device, if the port is open."""
        self.line.write(encode_line(Frame(self._uid, 1, message)))

    async def give(self, what: Enrolling, text: str) -> None:
        """Send the device a value, part by part, until it has stored each."""
        for start in range(0, max(len(text), 1), PART):
            kept = text[: start + PART].encode()
            crc = "0000" if what == "start" else f"{crc16(kept):04X}"
            await self._give(Enrol(what, start // PART, text[start : start + PART]), crc)

    async def _give(self, enrol: Enrol, crc: str) -> None:
        self._kept.pop(enrol.what, None)
        for _ in range(TRIES):
            self.send(enrol)
            if await self._until(lambda: self._kept.get(enrol.what) == crc):
                return
        raise Unwell("enrol-not-kept", uid=self._uid, what=enrol.what)

    async def _until(self, true: Callable[[], bool]) -> bool:
        try:
            async with asyncio.timeout(ASK_AGAIN_S):
                while not true():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            return False
        return True

    # --- what its line reports -----------------------------------------------------------------------

    def line_opened(self, line: LineEndpoint) -> None:
        """Do nothing: the caller sends the questions."""

    def line_received(self, line: LineEndpoint, frame: Frame) -> None:
        """Note an answer of this device."""
        if frame.uid != self._uid:
            return
        if isinstance(frame.message, Hello):
            self.is_found = True
        elif isinstance(frame.message, Enrolled):
            self._kept[frame.message.what] = frame.message.crc
        self._news.set()

    def garbage_received(self, line: LineEndpoint, why: Garbled) -> None:
        """Ignore garbage: the message is sent again."""

    def line_trouble(self, line: LineEndpoint, why: LineTrouble) -> None:
        """Keep the trouble: the device may show Python's prompt."""
        self._complaints.note(line.name, why)

    def line_gone(self, line: LineEndpoint) -> None:
        """Note that the device has restarted, or was unplugged."""
