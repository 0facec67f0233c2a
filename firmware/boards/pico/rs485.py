"""A line that many share: the transceiver is turned round to speak, and let go of as soon as the last bit is out."""

import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    class Uart(Protocol):
        """MicroPython's UART."""

        def any(self) -> int: ...
        def readinto(self, buffer: memoryview, count: int) -> "int | None": ...
        def write(self, buffer: bytes) -> "int | None": ...
        def txdone(self) -> bool: ...


BAUD = 250_000
A_CHARACTER_US = 40  # start, eight bits, stop
TURN_ROUND_US = 500  # the box has let go of the line by then
HEARD_BYTES = 2048  # so many wait to be read: 80 ms, longer than any turn of a device and its garbage collection
SAID_BYTES = 256  # the longest line, and more: a write never waits for room


class Rs485:
    """A UART behind a transceiver; ``talk`` drives its two enables, 1 to speak and 0 to listen."""

    def __init__(self, uart: "Uart", talk: "Callable[[int], object]") -> None:
        self._uart, self._talk = uart, talk
        self.any = uart.any
        self.us = time.ticks_us  # type: ignore[attr-defined]  # MicroPython's own
        self.since = time.ticks_diff  # type: ignore[attr-defined]  # as above
        self.has_spoken = False  # the next poll comes no sooner than in some ms
        self._heard_us = self.us()
        talk(0)

    def readinto(self, buffer: memoryview, count: int) -> "int | None":
        """Read so many bytes of what has come; the UART would wait for more than there are."""
        self._heard_us = self.us()
        return self._uart.readinto(buffer, count)

    def say(self, line: bytes) -> bool:
        """Speak, and let go, 2.6 ms later for 64 bytes; False if somebody else has begun to speak.

        UART.flush sleeps, for up to a second on some versions; txdone may be true a character early on some others.
        """
        while self.since(self.us(), self._heard_us) < TURN_ROUND_US:
            pass
        if self._uart.any():
            return False
        self._talk(1)
        try:
            self._uart.write(line)
            while not self._uart.txdone():
                pass
            time.sleep_us(A_CHARACTER_US)  # type: ignore[attr-defined]  # as above
        finally:
            self._talk(0)
        self.has_spoken = True
        return True
