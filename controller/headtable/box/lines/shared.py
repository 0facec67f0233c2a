"""An RS-485 line with many devices. The poller decides, and this module carries it out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from math import inf

from headtable.box.lines.line import Line
from headtable.box.lines.listener import End, SharedLineListener
from headtable.box.lines.noise import Noise
from headtable.box.lines.poller import Pace, Poller, Talk
from headtable.box.lines.port import Open, PortTurnedByRts, open_rs485
from headtable.complaints import Complaints
from headtable.errors import Garbled, Unwell
from headtable.messages.line import ToDevice
from headtable.messages.silence import LineGone, NeverSent, SentTooLate
from headtable.messages.troubles import LineTrouble
from headtable.wire import Frame

LOOK_AGAIN_S = 1.0  # who may be on the line


class SharedLine:
    """The box's end of a line on which only one device speaks at a time.

    A line from the box waits until nobody speaks: a signal at most ``Pace.longest_wait_s``, and no sound longer.
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
        pace: Pace | None = None,
    ) -> None:
        self.name = path
        self._listener = listener
        self._clock = clock
        self._complaints = complaints
        self._pace = pace or Pace.at(baud)
        self._poller = self._anew()
        self._line = Line(
            path,
            baud,
            self,
            complaints,
            open_port=open_port,
            unsaid=self._has_more_to_say,
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
        self._poller.stand_in_line(line, self._clock())
        if not self._is_hearing:
            self._go_on()
        return True

    # --- what its Line hears -------------------------------------------------------------------------

    def line_opened(self, _: End) -> None:
        """Begin to poll; everyone is asked to say hello when its turn comes."""
        self._poller = self._anew()
        self._is_open = True
        self._listener.line_opened(self)
        self._go_on()

    def line_gone(self, _: End) -> None:
        """The line is gone, with all devices on it."""
        self._is_open = False
        if self._timer:
            self._timer.cancel()
        self._drop(self._poller.dropped(inf), LineGone(self.name))
        self._listener.line_gone(self)

    def hear_line(self, _: End, frame: Frame) -> None:
        """A device has answered, so the next one may speak."""
        if isinstance(frame.message, ToDevice):
            return  # the box hears itself, where the transceiver does not turn its receiver off
        self._poller.answered(frame.uid, self._clock())
        self._is_hearing = True  # lines that answer this one go out together
        try:
            self._listener.hear_line(self, frame)
        finally:
            self._is_hearing = False
            self._go_on()

    def hear_garbage(self, _: End, why: Garbled) -> None:
        """The sender is unknown, but it used its turn."""
        self._poller.garbled(self._clock())
        self._listener.hear_garbage(self, why)
        self._go_on()

    def line_trouble(self, _: End, why: LineTrouble) -> None:
        """Pass it on."""
        self._listener.line_trouble(self, why)

    def _has_more_to_say(self) -> bool:
        return self._poller.has_waiting

    # --- turns ---------------------------------------------------------------------------------------

    def _anew(self) -> Poller:
        return Poller(self._pace, lambda uid, why: self._listener.device_gone(self, uid, why))

    def _go_on(self) -> None:
        """Do the next action now, and come back when there is more."""
        if self._timer:
            self._timer.cancel()
        if not self._is_open:
            return
        now_s = self._clock()
        self._look_who_may_be_here(now_s)
        self._drop(self._poller.dropped(now_s), SentTooLate(self.name))
        todo = self._poller.next(now_s)
        if isinstance(todo, Talk):
            self._talk(todo)
            todo = self._poller.next(now_s)
        if not isinstance(todo, Talk) and self._is_open:
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

    def _talk(self, talk: Talk) -> None:
        if not (self._turns_to_talk(talk) and self._line.write(talk.raw)):
            self._poller.not_said(talk, self._clock())

    def _turns_to_talk(self, talk: Talk) -> bool:
        """Turn the transceiver round, if that is ours to do; whether it turned."""
        port = self._line.port
        if isinstance(port, PortTurnedByRts):
            try:
                port.talk()
            except OSError as trouble:
                self._line.lose(Unwell("line-failed", error=str(trouble)))
                return False
            asyncio.get_running_loop().call_later(talk.lasts_s + self._pace.byte_s, port.listen)
        return True

    def _bytes(self, way: str, raw: bytes) -> None:
        if way == "<":
            self._poller.bytes_came(self._clock())
        if self.tap:
            self.tap(way, raw)
