"""The chip of a Pico, as firmware/boards/pico/ uses it, under MicroPython; ``log`` has what was done to it.

A pin that nothing moves reads 1; those whose numbers are in HEADTABLE_GROUNDED read 0.
"""

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

log: "list[object]" = []
grounded = [int(number) for number in (os.getenv("HEADTABLE_GROUNDED") or "").split(",") if number]


class Pin:
    """One pin."""

    OUT, IN, PULL_UP = "out", "in", "up"

    def __init__(self, number: int, mode: str = "", pull: str = "", value: "int | None" = None) -> None:
        self.number = number
        self._level = 1 if value is None else value
        log.append(("pin", number, mode, pull, value))

    def init(self, mode: str, value: int) -> None:
        log.append(("driven by the program", self.number, mode, value))
        self.value(value)

    def value(self, level: "int | None" = None) -> int:
        if level is not None:
            if level != self._level:
                log.append(("level", self.number, level))
            self._level = level
        return 0 if self.number in grounded else self._level


class WDT:
    """The watchdog."""

    def __init__(self, timeout: int) -> None:
        log.append(("watchdog", timeout))

    def feed(self) -> None:
        log.append(("fed",))
        del log[:-200]


class UART:
    """A serial line; `waiting` is what has come."""

    def __init__(self, number: int, baud: int, **settings: "Any") -> None:
        log.append(("uart", number, baud, settings["bits"], settings["parity"], settings["stop"]))
        self._busy = 0
        self.waiting = bytearray()

    def any(self) -> int:
        return len(self.waiting)

    def readinto(self, buffer: memoryview, count: int) -> int:
        if count > len(self.waiting):
            raise ValueError("the UART would wait for more bytes than there are")
        buffer[:count] = self.waiting[:count]
        self.waiting = self.waiting[count:]
        return count

    def write(self, buffer: memoryview) -> int:
        log.append(("said", bytes(buffer)))
        self._busy = 3
        return len(buffer)

    def txdone(self) -> bool:
        self._busy -= 1
        if self._busy == 0:
            log.append(("sent",))
        return self._busy <= 0


class I2C:
    """A bus on which everybody answers."""

    def __init__(self, number: int, sda: Pin, scl: Pin, freq: int) -> None:
        log.append(("i2c", number, sda.number, scl.number, freq))

    def writeto(self, address: int, some: bytes) -> int:
        log.append(("wrote", address, bytes(some)))
        return len(some)


class SPI:
    """A bus."""

    def __init__(self, number: int, **settings: "Any") -> None:
        log.append(("spi", number, settings["baudrate"], settings["polarity"], settings["phase"]))

    def write(self, some: bytes) -> None:
        pass

    def readinto(self, into: bytearray) -> None:
        into[:] = b"\xff" * len(into)


def unique_id() -> bytes:
    return bytes.fromhex(os.getenv("HEADTABLE_CHIP") or "e6616408438b2a31")


def reset() -> None:
    sys.exit(0)
