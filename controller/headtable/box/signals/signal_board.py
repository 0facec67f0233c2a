"""A signal board: it plays each command once, at once, and never longer than its own limit.

Boards on the Pi's pins and simulated boards share this code. They differ in what they switch.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from headtable.errors import Unwell
from headtable.messages.line import FromDevice, Hush, Quiet, Sound, Sounding, ToDevice
from headtable.messages.silence_reasons import SwitchTrouble
from headtable.messages.words import Signal

LONGEST_ON_S = 3.0  # in one command, whatever the command says
REMEMBERED_COMMANDS = 64
LATE_S = 0.5  # a later note is dropped with the rest of its pattern
GRACE_S = 0.1  # the margin after a note's length before its switch turns it off by itself


class SwitchFailed(Unwell):
    """A switch on the Pi itself is faulty."""

    def __init__(self, why: SwitchTrouble) -> None:
        super().__init__(why)
        self.why = why


class Switch(Protocol):
    """A switch that turns one signal on and off."""

    def on(self, longest_s: float) -> None:
        """Turn it on. It goes off by itself after this time, even if the loop hangs. SwitchFailed if it cannot."""

    def off(self) -> None:
        """Turn it off, also if it is off. SwitchFailed if it cannot."""


class Cancellable(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""


class TimeSource(NamedTuple):
    """The clock and the timers of a board."""

    clock: Callable[[], float]  # monotonic seconds
    later: Callable[[float, Callable[[], None]], Cancellable]  # calls a function after so many seconds


def loop_time() -> TimeSource:
    """The time of the running loop."""
    loop = asyncio.get_running_loop()
    return TimeSource(loop.time, loop.call_later)


class SignalBoard:
    """Plays the box's commands on its switches. It ends every blast by itself, even if the box dies.

    An error in a command is raised to the caller. A later error is passed to ``alarm``.
    """

    def __init__(
        self,
        switches: Mapping[Signal, Switch],
        say: Callable[[FromDevice], None],
        time: TimeSource,
        alarm: Callable[[SwitchFailed], None],
    ) -> None:
        self._switches = switches
        self._say = say
        self._time = time
        self._alarm = alarm
        self._playing: dict[Signal, PatternPlayer] = {}
        self._played: deque[tuple[Signal, str]] = deque(maxlen=REMEMBERED_COMMANDS)

    def receive(self, message: ToDevice) -> None:
        """Handle a message from the box."""
        match message:
            case Sound():
                self._begin(message)
            case Hush():
                self._hush(message.signal)
            case _:
                pass

    def plays(self, signal: Signal) -> bool:
        """Whether this signal is playing a command."""
        return signal in self._playing

    def silence(self) -> None:
        """Turn every switch off. A failing switch is reported, and all others are still turned off."""
        for signal in self._switches:
            try:
                self._hush(signal)
            except SwitchFailed as failed:
                self._alarm(failed)

    def _begin(self, sound: Sound) -> None:
        """Play a command once. A command that arrives while the signal sounds is dropped, not queued."""
        command = (sound.signal, sound.nonce)
        if sound.signal not in self._switches or sound.signal in self._playing or command in self._played:
            return
        self._played.append(command)
        player = PatternPlayer(sound, self._switches[sound.signal], self._time, self._ended)
        player.begin()
        self._playing[sound.signal] = player
        self._say(Sounding(sound.nonce, sound.signal))

    def _hush(self, signal: Signal) -> None:
        switch = self._switches.get(signal)
        player = self._playing.pop(signal, None)
        if player is not None:
            player.drop()
            self._say(Quiet(player.nonce, signal))
        if switch is not None:
            switch.off()  # also if no signal is known to sound: a hush must always work

    def _ended(self, player: PatternPlayer, failed: SwitchFailed | None) -> None:
        if self._playing.pop(player.signal, None) is not None:
            self._say(Quiet(player.nonce, player.signal))
        if failed:
            self._alarm(failed)


Ended = Callable[["PatternPlayer", SwitchFailed | None], None]
"""Is told that a command is over, and what failed."""


class PatternPlayer:
    """One command in progress: on, off, on, by the loop's timers."""

    def __init__(self, sound: Sound, switch: Switch, time: TimeSource, ended: Ended) -> None:
        self.signal, self.nonce = sound.signal, sound.nonce
        self._rest_ms = deque(sound.pattern_ms)
        self._switch = switch
        self._time = time
        self._ended = ended
        self._timer: Cancellable | None = None
        self._left_s = LONGEST_ON_S
        self._due_s = 0.0  # when the next step is due
        self._on_s: float | None = None  # when it was turned on

    def begin(self) -> None:
        """Play the first note."""
        self._due_s = self._time.clock()
        self._note()

    def drop(self) -> None:
        """Cancel its timer."""
        if self._timer is not None:
            self._timer.cancel()

    def _note(self) -> None:
        """Turn it on for one note."""
        meant_s = min(self._rest_ms.popleft() / 1000, self._left_s)
        try:
            self._switch.on(min(meant_s + GRACE_S, self._left_s))
        except SwitchFailed:
            self._switch.off()
            raise
        self._on_s = self._time.clock()
        self._next_after(meant_s)

    def _step(self) -> None:
        """End a note or a pause."""
        try:
            is_over = self._turn()
        except SwitchFailed as failed:
            self._ended(self, failed)
        else:
            if is_over:
                self._ended(self, None)

    def _turn(self) -> bool:
        """Turn it off after a note, or on after a pause; whether the pattern is over."""
        late_s = self._time.clock() - self._due_s
        if self._on_s is not None:
            self._rest()
            if not self._rest_ms or self._left_s <= 0 or late_s > LATE_S:
                return True
            self._next_after(self._rest_ms.popleft() / 1000)
        elif not self._rest_ms or late_s > LATE_S:
            return True
        else:
            self._note()
        return False

    def _rest(self) -> None:
        """Turn it off, and count the time that it was on."""
        assert self._on_s is not None  # noqa: S101  only called while it is on
        self._left_s -= self._time.clock() - self._on_s
        self._on_s = None
        self._switch.off()

    def _next_after(self, seconds: float) -> None:
        self._due_s = self._time.clock() + seconds
        self._timer = self._time.later(seconds, self._step)
