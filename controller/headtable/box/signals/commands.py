"""Commands to sound: which engine the box obeys, and what becomes of each command."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from headtable.box.signals.lease import Lease
from headtable.box.signals.safety import Moment, unfit, untrusted
from headtable.box.signals.signals import Signals
from headtable.messages.rooms import Chirp, EngineState, SignalResult, SoundCommand
from headtable.messages.words import Signal

REMEMBERED_CHIRPS = 64


class SignalCommands:
    """The trust in an engine, and its commands; ``changed`` is told when the lease is another one."""

    def __init__(self, box: str, lease: Lease, signals: Signals, changed: Callable[[], None]) -> None:
        self._box = box
        self._lease = lease
        self._signals = signals
        self._changed = changed
        self._chirped: deque[tuple[Signal, str]] = deque(maxlen=REMEMBERED_CHIRPS)

    def hear_engine(self, state: EngineState) -> None:
        """An engine lives, or is lost."""
        before = self._lease.word
        self._lease.renew(state)
        self._after(before)

    def lapse(self) -> None:
        """Forget an engine that has been silent for too long."""
        before = self._lease.word
        self._lease.lapse()
        self._after(before)

    def forget(self) -> None:
        """Trust no engine, and be silent."""
        self._lease.forget()
        self._signals.hush()

    def _after(self, before: str | None) -> None:
        if self._lease.word == before:
            return
        if before is not None:
            self._signals.hush()
        self._changed()

    def obey(self, command: SoundCommand, now_ms: int, retained: bool) -> SignalResult:  # noqa: FBT001 - as the bus said
        """Sound a command, if every condition holds. Returns its result."""
        self.lapse()
        lease = self._lease
        moment = Moment(retained, now_ms, lease.engine, lease.word, lease.fired)
        why = untrusted(command, moment) or self._signals.sound(command.signal, command.id)
        if why is None:
            lease.fired.add((command.signal, command.id))
        return SignalResult(command.id, command.signal, command.box, why is None, why)

    def chirp(self, chirp: Chirp, now_ms: int, boot: str, retained: bool) -> SignalResult:  # noqa: FBT001 - as the bus said
        """Let a signal chirp, if nothing speaks against it; what became of it."""
        self.lapse()
        moment = Moment(retained, now_ms, self._lease.living, self._lease.word, self._chirped, boot)
        why = unfit(chirp, moment) or self._signals.chirp(chirp.signal, chirp.id)
        if why is None:
            self._chirped.append((chirp.signal, chirp.id))
        return SignalResult(chirp.id, chirp.signal, chirp.box, why is None, why)
