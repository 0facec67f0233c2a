"""A shared line: the transceiver is switched to send, and released as soon as the last bit is out."""

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
TURN_ROUND_US = 500  # by then the box has released the line
HEARD_BYTES = 2048  # the most bytes that wait to be read: 80 ms, longer than any turn with its garbage collection
SAID_BYTES = 256  # more than the longest line: a write never waits for room


class Rs485:
    """A UART behind a transceiver; ``talk`` drives its two enables, 1 to speak and 0 to listen."""

    def __init__(self, uart: "Uart", talk: "Callable[[int], object]") -> None:
        self._uart, self._talk = uart, talk
        self.any = uart.any
        self.us = time.ticks_us  # type: ignore[attr-defined]  # MicroPython's own
        self.since = time.ticks_diff  # type: ignore[attr-defined]  # as above
        self.has_spoken = False  # the next poll comes some ms later at the earliest
        self._heard_us = self.us()
        talk(0)

    def readinto(self, buffer: memoryview, count: int) -> "int | None":
        """Read received bytes, at most so many; the UART would wait for more than there are."""
        self._heard_us = self.us()
        return self._uart.readinto(buffer, count)

    def say(self, line: bytes) -> bool:
        """Send and release the line, within 2.6 ms for 64 bytes; False if another device has begun to send.

        UART.flush sleeps, for up to a second on some versions. On others txdone may be true one character early.
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
