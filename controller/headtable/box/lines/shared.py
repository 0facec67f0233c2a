"""An RS-485 line with many devices. The poller decides, and this module carries it out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from math import inf

from headtable.box.lines.listener import LineEndpoint, SharedLineListener
from headtable.box.lines.noise import Noise
from headtable.box.lines.poller import LineTiming, Poller, Transmission
from headtable.box.lines.port import Open, PortTurnedByRts, open_rs485
from headtable.box.lines.serial_line import SerialLine
from headtable.complaints import Complaints
from headtable.errors import Garbled, Unwell
from headtable.messages.line import ToDevice
from headtable.messages.silence_reasons import LineGone, NeverSent, SentTooLate
from headtable.messages.troubles import LineTrouble
from headtable.wire import Frame

LOOK_AGAIN_S = 1.0  # the UIDs that may be on the line


class SharedLine:
    """The box's end of a line on which only one device speaks at a time.

    A line from the box waits until nobody speaks: a signal at most ``LineTiming.longest_wait_s``. No sound waits
    longer.
    """

    def __init__(  # noqa: PLR0913 - a port, who listens, and what a test has otherwise
        self,
        path: str,
        baud: int,
        listener: SharedLineListener,
        complaints: Complaints,
        *,
        clock: Callable[[], float] = time.monotonic,
        open_port: Open = open_rs485,
        timing: LineTiming | None = None,
    ) -> None:
        self.name = path
        self._listener = listener
        self._clock = clock
        self._complaints = complaints
        self._timing = timing or LineTiming.at(baud)
        self._poller = self._anew()
        self._line = SerialLine(
            path,
            baud,
            self,
            complaints,
            open_port=open_port,
            has_unsent=self._has_more_to_say,
            noise=Noise(clock, "rs485_baud", baud),
        )
        self._line.tap = self._bytes
        self._is_open = self._is_hearing = False
        self._looked_s = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.tap: Callable[[str, bytes], None] | None = None

    async def run(self, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Keep the line open until cancelled."""
        await self._line.run(wait)

    def noise_so_far(self) -> LineTrouble | None:
        """The trouble in all bytes since the port was opened; None if there is none."""
        return self._line.noise_so_far()

    def write(self, line: bytes) -> bool:
        """Write one line as soon as nobody speaks. Returns whether the line is open."""
        if not self._is_open:
            return False
        self._poller.enqueue(line, self._clock())
        if not self._is_hearing:
            self._go_on()
        return True

    # --- as the listener of its Line -----------------------------------------------------------------

    def line_opened(self, _: LineEndpoint) -> None:
        """Begin to poll. Every device is asked for a hello at its first turn."""
        self._poller = self._anew()
        self._is_open = True
        self._listener.line_opened(self)
        self._go_on()

    def line_gone(self, _: LineEndpoint) -> None:
        """Forget the line and all devices on it."""
        self._is_open = False
        if self._timer:
            self._timer.cancel()
        self._drop(self._poller.dropped(inf), LineGone(self.name))
        self._listener.line_gone(self)

    def line_received(self, _: LineEndpoint, frame: Frame) -> None:
        """Handle an answer; the next device may send."""
        if isinstance(frame.message, ToDevice):
            return  # without a transceiver that turns its receiver off, the box reads its own lines
        self._poller.answered(frame.uid, self._clock())
        self._is_hearing = True  # all lines that answer this one are written together
        try:
            self._listener.line_received(self, frame)
        finally:
            self._is_hearing = False
            self._go_on()

    def garbage_received(self, _: LineEndpoint, why: Garbled) -> None:
        """Count garbage. Its sender is unknown, but has used its turn."""
        self._poller.garbled(self._clock())
        self._listener.garbage_received(self, why)
        self._go_on()

    def line_trouble(self, _: LineEndpoint, why: LineTrouble) -> None:
        """Pass it on."""
        self._listener.line_trouble(self, why)

    def _has_more_to_say(self) -> bool:
        return self._poller.has_waiting

    # --- turns ---------------------------------------------------------------------------------------

    def _anew(self) -> Poller:
        return Poller(
            self._timing, partial(self._listener.device_gone, self), partial(self._listener.poll_missed, self)
        )

    def _go_on(self) -> None:
        """Do the next action now, and schedule the one after it."""
        if self._timer:
            self._timer.cancel()
        if not self._is_open:
            return
        now_s = self._clock()
        self._look_who_may_be_here(now_s)
        self._drop(self._poller.dropped(now_s), SentTooLate(self.name))
        todo = self._poller.next(now_s)
        if isinstance(todo, Transmission):
            self._transmit(todo)
            todo = self._poller.next(now_s)
        if not isinstance(todo, Transmission) and self._is_open:
            until_s = min(todo.until_s, now_s + LOOK_AGAIN_S)
            self._timer = asyncio.get_running_loop().call_later(max(until_s - now_s, 0), self._go_on)

    def _look_who_may_be_here(self, now_s: float) -> None:
        if now_s >= self._looked_s:
            self._looked_s = now_s + LOOK_AGAIN_S
            self._poller.expect(self._listener.sharing(self))

    def _drop(self, lines: list[bytes], why: NeverSent) -> None:
        """Report the unsent sounds, but only after their sender has finished."""
        for line in lines:
            self._complaints.note(self.name, Unwell("line-never-sent", why=why, line=repr(line)))
            asyncio.get_running_loop().call_soon(self._listener.sound_dropped, self, line, why)

    def _transmit(self, transmission: Transmission) -> None:
        if not (self._turns_to_transmit(transmission) and self._line.write(transmission.raw)):
            self._poller.not_sent(transmission, self._clock())

    def _turns_to_transmit(self, transmission: Transmission) -> bool:
        """Switch the transceiver to sending, if that is headtable's task; whether that worked."""
        port = self._line.port
        if isinstance(port, PortTurnedByRts):
            try:
                port.talk()
            except OSError as trouble:
                self._line.lose(Unwell("line-failed", error=str(trouble)))
                return False
            asyncio.get_running_loop().call_later(transmission.lasts_s + self._timing.byte_s, port.listen)
        return True

    def _bytes(self, way: str, raw: bytes) -> None:
        if way == "<":
            self._poller.bytes_received(self._clock())
        if self.tap:
            self.tap(way, raw)
