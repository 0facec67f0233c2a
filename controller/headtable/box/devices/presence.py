"""Tracks which devices are present, and which lines and devices are in trouble."""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec.structs import replace

from headtable.box.alarms import DeviceGone
from headtable.box.devices.channels import Channels
from headtable.box.devices.device_registry import Device
from headtable.box.devices.permits import permit
from headtable.box.lines.listener import LineEndpoint
from headtable.box.signals.signals import Signals
from headtable.messages.devices import Birth
from headtable.messages.line import Hello, Who
from headtable.messages.troubles import LineTrouble, PollFailure
from headtable.messages.words import EVERYONE, NAMELESS
from headtable.wire import Frame, address_of

LONGEST_PORT = 24 - len(NAMELESS)


Clear = Callable[[str], object]  # clears the retained state at an address of the broker


class Presence:
    """Meets and loses devices, and publishes both."""

    def __init__(self, box: str, channels: Channels, signals: Signals, clear: Clear) -> None:
        self._box = box
        self._devices, self._writer, self._publish, self._complaints = channels
        self._signals = signals
        self._clear = clear
        self._nameless: dict[str, Birth] = {}  # by line: the trouble while no device has said hello
        self._open: list[LineEndpoint] = []

    def opened(self, line: LineEndpoint) -> None:
        """Ask the devices on the line to identify themselves."""
        self._open.append(line)
        self._writer.write(line, EVERYONE, Who())

    def ask_again(self) -> None:
        """Ask on every line without a hello: the question or its answer may have been lost."""
        for line in self._open:
            if not self._devices.on(line) and not self._devices.duplicates_on(line):
                self._writer.write(line, EVERYONE, Who())

    def spoke(self, line: LineEndpoint, frame: Frame) -> None:
        """Handle a line from a device.

        Ask who it is if it has said no hello, or if its numbers went down without one.
        """
        device = self._devices[frame.uid]
        if device is None or device.line is None or (device.line is line and device.seems_restarted(frame.seq)):
            self._writer.write(line, frame.uid, Who())

    def meet(self, line: LineEndpoint, uid: str, hello: Hello) -> None:
        """Take a device's hello."""
        self._is_well(line)
        if device := self._devices.meet(line, uid, hello):
            self._signals.hush(uid)  # end the sounds of commands from before this box knew it
            permit({uid} & self._signals.boards, self._devices, self._writer)
            self._publish(device.birth(self._box))
        elif (twin := self._devices[uid]) and twin.rival is line:
            self._publish(twin.birth(self._box))

    def gone(self, line: LineEndpoint) -> None:
        """Note that all devices on the line are gone."""
        self._open = [other for other in self._open if other is not line]
        self._is_well(line)
        for device in self._devices.on(line):
            self._lose(device)
        for device in self._devices.duplicates_on(line):
            device.rival, device.trouble = None, None
            self._publish(device.birth(self._box))

    def device_gone(self, line: LineEndpoint, uid: str, why: PollFailure) -> None:
        """Note that one device of a shared line is gone."""
        device = self._devices[uid]
        if device is not None and device.line is line:
            self._complaints.note(uid, DeviceGone(why, line.name))
            device.trouble = why
            self._lose(device)

    def _lose(self, device: Device) -> None:
        """Show it as gone. If another device uses the same name, ask that one to identify itself."""
        device.line = None
        rival, device.rival = device.rival, None
        self._publish(device.birth(self._box), *self._signals.lost(device.uid))
        if rival is not None:
            self._writer.write(rival, EVERYONE, Who())

    def trouble(self, line: LineEndpoint, why: LineTrouble) -> None:
        """Publish the trouble of each device on the line, or of the port itself if no device has said hello."""
        self._complaints.note(line.name, why)
        devices = self._devices.on(line)
        for device in devices:
            device.trouble = why
            self._publish(device.birth(self._box))
        if not devices:
            self._nameless[line.name] = birth = self._birth(line, why)
            self._publish(birth)

    def _is_well(self, line: LineEndpoint) -> None:
        """Clear the trouble of the port itself: a device on it has said hello, or the port is gone."""
        if birth := self._nameless.pop(line.name, None):
            self._forget(birth)

    def _forget(self, birth: Birth) -> None:
        """Publish that the device is gone, and clear its state on the broker."""
        self._publish(replace(birth, online=False, trouble=None))
        self._clear(address_of(birth))

    def correct_retained(self, birth: Birth) -> None:
        """Correct a state that this box left on the broker before its start.

        No device is present before it says hello to the box that runs now.
        """
        if birth.box != self._box or birth.uid in {known.uid for known in self.births()}:
            return
        if not self._devices.is_ours(birth.uid):
            self._forget(birth)
        elif birth.online:
            self._publish(replace(birth, online=False))

    def _birth(self, line: LineEndpoint, why: LineTrouble) -> Birth:
        return Birth(port_uid(line.name), self._box, "", "", "0", "", online=True, trouble=why)

    def births(self) -> list[Birth]:
        """Every device that ever said hello, and every port in trouble."""
        known = [device.birth(self._box) for device in self._devices.everyone()]
        return [*known, *self._nameless.values()]


def port_uid(port: str) -> str:
    """A UID for a port without one, made from the port's name."""
    slug = re.sub(r"[^a-z0-9]+", "-", port.rpartition("/")[2].lower()).strip("-")
    return NAMELESS + slug[-LONGEST_PORT:].strip("-")
