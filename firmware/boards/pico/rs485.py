"""A line that many share: the transceiver is turned round to speak, and let go of as soon as the last bit is out."""

import io
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    class Uart(Protocol):
        """MicroPython's UART."""

        def any(self) -> int: ...
        def readinto(self, buffer: memoryview) -> "int | None": ...
        def write(self, buffer: memoryview) -> "int | None": ...
        def txdone(self) -> bool: ...


BAUD = 250_000
A_CHARACTER_US = 40  # start, eight bits, stop
TURN_ROUND_US = 500  # the box has let go of the line by then
POLL, READABLE, WRITABLE = 3, 1, 4  # MicroPython's numbers for what a stream is asked


class Rs485(io.IOBase):
    """A UART behind a transceiver; ``talk`` drives its two enables, 1 to speak and 0 to listen."""

    def __init__(self, uart: "Uart", talk: "Callable[[int], object]") -> None:
        self._uart, self._talk = uart, talk
        self._heard_us = time.ticks_us()  # type: ignore[attr-defined]  # MicroPython's own
        talk(0)

    def ioctl(self, request: int, flags: int) -> int:
        """What select.poll asks: it is writable always, as ``write`` waits for the wire."""
        if request != POLL:
            return 0
        return flags & (WRITABLE | (READABLE if self._uart.any() else 0))

    def readinto(self, buffer: memoryview) -> "int | None":
        """Read what has come."""
        self._heard_us = time.ticks_us()  # type: ignore[attr-defined]  # MicroPython's own
        return self._uart.readinto(buffer)

    def write(self, buffer: memoryview) -> "int | None":
        """Speak, and let go: 64 bytes take 2.6 ms.

        UART.flush sleeps, for up to a second on some versions; txdone may be true a character early on some others.
        """
        while time.ticks_diff(time.ticks_us(), self._heard_us) < TURN_ROUND_US:  # type: ignore[attr-defined]  # as above
            pass
        self._talk(1)
        try:
            sent = self._uart.write(buffer)
            while not self._uart.txdone():
                pass
            time.sleep_us(A_CHARACTER_US)  # type: ignore[attr-defined]  # as above
        finally:
            self._talk(0)
        return sent
