"""A serial port and how it is opened, also for a line that many devices share."""

from __future__ import annotations

import errno
import os
import termios
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, cast

import serial  # type: ignore[import-untyped]  # pyserial has no annotations; Port below says what is used of it
from serial.rs485 import RS485Settings  # type: ignore[import-untyped]  # as above

from headtable.errors import Unwell


class Port(Protocol):
    """The methods of an open port that the box uses."""

    def fileno(self) -> int:
        """Its file number."""

    def close(self) -> None:
        """Close it."""


def open_serial(path: str, baud: int) -> Port:
    """Open a port for the box alone; Unwell if that fails."""
    try:
        return cast("Port", serial.Serial(path, baud, timeout=0, write_timeout=0, exclusive=True))
    except (OSError, termios.error, ValueError) as trouble:  # pyserial's own error is an OSError
        raise _unwell(trouble) from None


def _unwell(trouble: Exception) -> Unwell:
    """The reason in an error, once: pyserial quotes the kernel twice."""
    match number := _number(trouble):
        case errno.EAGAIN | errno.EBUSY:
            return Unwell("port-taken")
        case errno.ENOENT:
            return Unwell("port-missing")
        case errno.EACCES:
            return Unwell("port-forbidden")
        case errno.ENOTTY:
            return Unwell("port-not-serial")
        case _:
            return Unwell("port-unusable", error=os.strerror(number) if number else str(trouble))


def _number(trouble: BaseException | None) -> int | None:
    """The kernel's error number.

    pyserial's error about an unusable port has none; another error caused it.
    """
    while trouble is not None:
        if trouble.args and isinstance(trouble.args[0], int):
            return trouble.args[0]
        trouble = trouble.__context__
    return None


def open_rs485(path: str, baud: int) -> Port:
    """Open a port on RS-485.

    The kernel, the transceiver itself, or headtable over RTS switches the transceiver's direction.
    """
    return turned_round(cast("serial.Serial", open_serial(path, baud)))


def turned_round(port: serial.Serial) -> Port:
    """Switch the transceiver in the way that the port's driver supports; Unwell if the port is gone by now."""
    try:
        return _turned(port)
    except (OSError, termios.error) as trouble:  # pyserial's own error is an OSError
        port.close()
        raise Unwell("port-unplugged", error=str(trouble)) from None


def _turned(port: serial.Serial) -> Port:
    with suppress(ValueError, OSError):  # not every port buffers bytes
        port.set_low_latency_mode(True)  # some USB adapters wait 16 ms for more
    try:
        port.rs485_mode = RS485Settings(rts_level_for_tx=True, rts_level_for_rx=False)
    except ValueError:  # the driver has no such mode
        port.rs485_mode = None
        return _by_rts(port)
    return cast("Port", port)


def _by_rts(port: serial.Serial) -> Port:
    try:
        port.rts = False
    except OSError:  # a pseudo-terminal has no such pin
        return cast("Port", port)
    return PortTurnedByRts(port)


class PortTurnedByRts:
    """A port whose RTS pin switches the transceiver to sending. A self-switching transceiver ignores the pin."""

    def __init__(self, port: serial.Serial) -> None:
        self._port = port
        self.fileno, self.close = port.fileno, port.close

    def talk(self) -> None:
        """Switch to sending."""
        self._port.rts = True

    def listen(self) -> None:
        """Switch to receiving. An unplugged port is noticed elsewhere."""
        with suppress(OSError):
            self._port.rts = False


Open = Callable[[str, int], Port]
