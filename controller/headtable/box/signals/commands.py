"""Commands to sound: which engine the box obeys, and the result of each command."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from headtable.box.signals.lease import Lease
from headtable.box.signals.safety import CommandContext, unfit, untrusted
from headtable.box.signals.signals import Signals
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.sound_commands import Chirp, SignalResult, SoundCommand
from headtable.messages.words import Delivery, Signal

REMEMBERED_CHIRPS = 64


class SignalCommands:
    """The trusted engine, and its commands; ``changed`` is called when the lease has changed."""

    def __init__(self, box: str, lease: Lease, signals: Signals, changed: Callable[[], None]) -> None:
        self._box = box
        self._lease = lease
        self._signals = signals
        self._changed = changed
        self._chirped: deque[tuple[Signal, str]] = deque(maxlen=REMEMBERED_CHIRPS)

    def update_engine(self, state: EngineState) -> None:
        """Take an engine's state."""
        before = self._lease.word
        self._lease.renew(state)
        self._after(before)

    def expire(self) -> None:
        """Forget an engine that has been silent for too long."""
        before = self._lease.word
        self._lease.expire()
        self._after(before)

    def forget(self) -> None:
        """Trust no engine, and silence everything."""
        self._lease.forget()
        self._signals.hush()

    def _after(self, before: str | None) -> None:
        if self._lease.word == before:
            return
        if before is not None:
            self._signals.hush()
        self._changed()

    def execute(self, command: SoundCommand, now_ms: int, delivery: Delivery) -> SignalResult:
        """Sound a command, if every condition holds. Returns its result."""
        self.expire()
        lease = self._lease
        context = CommandContext(delivery, now_ms, lease.engine, lease.word, lease.fired)
        why = untrusted(command, context) or self._signals.sound(command.signal, command.id)
        if why is None:
            lease.fired.add((command.signal, command.id))
        return SignalResult(command.id, command.signal, command.box, why is None, why)

    def chirp(self, chirp: Chirp, now_ms: int, boot: str, delivery: Delivery) -> SignalResult:
        """Sound a chirp, if every condition holds. Returns its result."""
        self.expire()
        context = CommandContext(delivery, now_ms, self._lease.living, self._lease.word, self._chirped, boot)
        why = unfit(chirp, context) or self._signals.chirp(chirp.signal, chirp.id)
        if why is None:
            self._chirped.append((chirp.signal, chirp.id))
        return SignalResult(chirp.id, chirp.signal, chirp.box, why is None, why)
