"""One end of an RS-485 line: it skips other devices' lines in bulk, and never answers a poll late.

A byte arrives every 40 us at 250 kBd, and Python is slower than that. So no Python runs per byte or per foreign line.
Two searches in C find this device's own lines in everything that one read returned.
"""

from common.lines import EVERYONE, LONGEST_LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Wire(Protocol):
        """A UART behind a transceiver, and its clock in microseconds."""

        def any(self) -> int: ...
        def readinto(self, buffer: memoryview, count: int) -> "int | None": ...
        def say(self, line: bytes) -> bool: ...
        def us(self) -> int: ...
        def since(self, later: int, earlier: int) -> int: ...


GULP = 512  # bytes that are read at once
LATEST_US = 12_000  # no answer to an older poll: the longest answer takes 4 ms, and the box waits 20 ms
POLL = b" poll*"
DOLLAR, NEWLINE = b"$", b"\n"


class SharedPort:
    """Returns the lines to this device and to everyone; sends one answer to each poll."""

    def __init__(self, wire: "Wire", uid: str) -> None:
        self._wire = wire
        self._own, self._to_all = b"$%s " % uid.encode(), b"$%s " % EVERYONE.encode()
        self._longest_start = max(len(self._own), len(self._to_all))
        self._room = bytearray(GULP + LONGEST_LINE)
        self._view = memoryview(self._room)
        self._begin = self._end = 0  # between them are bytes that were read but not searched yet
        self._drained_us = wire.us()  # when the UART was last empty
        self._after_us = self._drained_us  # the newest bytes arrived after this moment
        self._polled_us = self._drained_us  # and so did the newest poll
        self._may_answer = False  # a poll has arrived, and has no answer yet

    def line(self) -> "bytes | None":
        """The next line to this device, without its newline; None if there is none. Late polls are dropped."""
        while True:
            line = self._next()
            if line is None:
                if not self._read():
                    return None
            elif POLL not in line:
                return line
            elif not self._is_late(self._after_us):
                self._polled_us, self._may_answer = self._after_us, True
                return line

    def _next(self) -> "bytes | None":
        """The next line in the buffer to this device; everything before it is dropped."""
        while (begin := self._start_of_own()) >= 0:
            newline = self._room.find(NEWLINE, begin, self._end)
            end = self._end if newline < 0 else newline
            last = self._room.rfind(DOLLAR, begin, end)
            if last > begin:
                self._begin = last  # the bytes before are incomplete
            elif newline < 0 and end - begin < LONGEST_LINE:
                self._begin = begin  # the rest has not arrived yet
                return None
            else:
                self._begin = min(end + 1, self._end)
                return bytes(self._view[begin:end])
        self._keep_torn_start()
        return None

    def _start_of_own(self) -> int:
        own = self._room.find(self._own, self._begin, self._end)
        to_all = self._room.find(self._to_all, self._begin, self._end if own < 0 else own)
        return own if to_all < 0 else to_all

    def _keep_torn_start(self) -> None:
        """Keep only the last bytes, which may be the start of a line to this device."""
        begin = self._room.rfind(DOLLAR, max(self._begin, self._end - self._longest_start), self._end)
        self._begin = self._end if begin < 0 else begin

    def _read(self) -> bool:
        """Read received bytes; whether there were any."""
        now_us = self._wire.us()
        waiting = self._wire.any()
        if not waiting:
            self._drained_us = now_us
            return False
        self._move_to_front()
        count = min(waiting, len(self._room) - self._end)
        self._end += self._wire.readinto(self._view[self._end :], count) or 0
        self._after_us = self._drained_us
        if count == waiting:
            self._drained_us = now_us
        return True

    def _move_to_front(self) -> None:
        left = self._end - self._begin
        if left and self._begin:
            self._room[:left] = self._room[self._begin : self._end]
        self._begin, self._end = 0, left

    def _is_late(self, after_us: int) -> bool:
        """Whether a poll may be too old for an answer, or somebody has spoken since."""
        newest_us = self._after_us
        self._read()
        self._after_us = newest_us  # for bytes that were in the buffer before, and may be older
        if self._room.find(DOLLAR, self._begin, self._end) >= 0:
            return True
        return self._wire.since(self._wire.us(), after_us) > LATEST_US

    def put(self, line: bytes) -> bool:
        """Answer the newest poll, at once and only once; False if another device may speak by now."""
        may_answer, self._may_answer = self._may_answer, False
        return may_answer and not self._is_late(self._polled_us) and self._wire.say(line)

    def send(self) -> None:
        """Nothing waits to be sent."""

    def is_empty(self) -> bool:
        """Whether everything has been sent."""
        return True
