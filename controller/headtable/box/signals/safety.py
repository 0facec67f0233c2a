"""The conditions under which a signal may sound. Each returns the reason why not, or None.

Moments are passed in; no condition reads a clock. The seventh condition is in the hardware: the one-shot and the
heartbeat.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import time

from msgspec import Struct
from msgspec.structs import replace

from headtable.config import BoxSettings, SignalSettings
from headtable.errors import BadConfig
from headtable.messages.host_choices import HostChoices, SetQuietHours, SetSignal
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.silence_reasons import (
    AlreadySounded,
    CommandExpired,
    CommandFromFuture,
    CommandRetained,
    InQuietHours,
    NoLease,
    NoLivingEngine,
    OtherBoot,
    OtherEngine,
    OtherLease,
    OtherRound,
    RoundInPlay,
    Untrusted,
)
from headtable.messages.sound_commands import Chirp, SoundCommand
from headtable.messages.words import LIFETIME_MS, Delivery, Signal

AHEAD_MS = 100  # a command is dated too early, never too late; a greater lead means another clock


class CommandContext(Struct, frozen=True):
    """The state of the box when a command arrives."""

    delivery: Delivery
    now_ms: int
    engine: EngineState | None
    lease: str | None
    fired: Collection[tuple[Signal, str]] = ()
    boot: str = ""  # the box's own boot


def untrusted(command: SoundCommand, context: CommandContext) -> Untrusted | None:
    """The reason why this command must not be obeyed; None if it may."""
    return next((why for condition in CONDITIONS if (why := condition(command, context))), None)


def unfit(chirp: Chirp, context: CommandContext) -> Untrusted | None:
    """The reason why this chirp must not sound; None if it may."""
    return next((why for condition in CHIRP_CONDITIONS if (why := condition(chirp, context))), None)


def stale(order: SetSignal | SetQuietHours, context: CommandContext) -> Untrusted | None:
    """The reason why this order must let nothing sound; None if it is fresh."""
    return _is_old(order, context) or _is_for_another_life(order, context)


def _is_retained(_: SoundCommand | Chirp, context: CommandContext) -> Untrusted | None:
    return None if context.delivery == "live" else CommandRetained()


def _is_old(command: SoundCommand | Chirp | SetSignal | SetQuietHours, context: CommandContext) -> Untrusted | None:
    age_ms = context.now_ms - command.sent_ms
    if age_ms > LIFETIME_MS:
        return CommandExpired(age_ms, LIFETIME_MS)
    return CommandFromFuture(-age_ms) if age_ms < -AHEAD_MS else None


def _is_anothers(command: SoundCommand, context: CommandContext) -> Untrusted | None:
    if context.engine is None:
        return NoLivingEngine()
    if command.engine != context.engine.boot:
        return OtherEngine(command.engine, context.engine.boot)
    return OtherRound(command.round, context.engine.round) if command.round != context.engine.round else None


def _has_no_lease(command: SoundCommand, context: CommandContext) -> Untrusted | None:
    if context.lease is None:
        return NoLease()
    return None if command.lease == context.lease else OtherLease()


def _has_fired(command: SoundCommand | Chirp, context: CommandContext) -> Untrusted | None:
    return AlreadySounded(command.id) if (command.signal, command.id) in context.fired else None


def _is_for_another_life(quoting: Chirp | SetSignal | SetQuietHours, context: CommandContext) -> Untrusted | None:
    return None if quoting.boot == context.boot else OtherBoot(quoting.boot, context.boot)


def _is_in_play(_: Chirp, context: CommandContext) -> Untrusted | None:
    return RoundInPlay() if context.engine is not None and context.engine.in_play else None


CHIRP_CONDITIONS = (_is_retained, _is_old, _is_for_another_life, _is_in_play, _has_fired)
CONDITIONS = (_is_retained, _is_old, _is_anothers, _has_no_lease, _has_fired)


class QuietHours(Struct, frozen=True):
    """Hours of the day, by the hall's own clock, in which a signal may not sound."""

    start: time
    end: time

    def __contains__(self, now: time) -> bool:
        """Whether this is in the quiet hours, which may span midnight."""
        if self.start <= self.end:
            return self.start <= now < self.end
        return now >= self.start or now < self.end

    def reason(self) -> InQuietHours:
        """The reason for the silence."""
        return InQuietHours(f"{self.start:%H:%M}", f"{self.end:%H:%M}")


def quiet_hours(settings: BoxSettings) -> QuietHours | None:
    """The quiet hours that the host configured, if any."""
    if settings.quiet_from is None and settings.quiet_to is None:
        return None
    if settings.quiet_from is None or settings.quiet_to is None:
        raise BadConfig("quiet-hours-half")
    return QuietHours(time.fromisoformat(settings.quiet_from), time.fromisoformat(settings.quiet_to))


def quiet_by(signal: Signal, choices: HostChoices) -> QuietHours | None:
    """The quiet hours that a host has chosen for this signal. They silence the horn alone."""
    if signal != "horn" or choices.quiet is None:
        return None
    return QuietHours(time.fromisoformat(choices.quiet.start), time.fromisoformat(choices.quiet.end))


def narrowed(signal: SignalSettings, choices: HostChoices) -> SignalSettings:
    """The settings of a signal with the choices of hosts, which only ever silence more."""
    armed = signal.armed and signal.signal not in choices.disarmed
    return replace(signal, armed=armed, muted=signal.muted or signal.signal in choices.muted)


def clamped(pattern_ms: tuple[int, ...], longest_ms: int) -> tuple[int, ...]:
    """The pattern (on, off, on...) cut off where its on-times reach the longest blast."""
    left_ms, kept = longest_ms, list[int]()
    for place, ms in enumerate(pattern_ms):
        if left_ms == 0:
            break
        is_on = place % 2 == 0
        kept.append(min(ms, left_ms) if is_on else ms)
        left_ms -= kept[-1] if is_on else 0
    return tuple(kept if len(kept) % 2 else kept[:-1])  # an off-time at the end has no effect
