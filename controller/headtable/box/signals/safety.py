"""When a signal may sound: conditions without a clock of their own, each answering with a sentence or with nothing.

The seventh condition, the one-shot and the heartbeat that agree, is the hardware's own.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import time

from msgspec import Struct

from headtable.config import BoxSettings, SignalSettings
from headtable.errors import BadConfig
from headtable.messages import LIFETIME_MS, Chirp, EngineState, Signal, SoundCommand

AHEAD_MS = 100  # a command is dated too early, never too late: more than this ahead is another clock


class Moment(Struct, frozen=True):
    """What the box knows when a command arrives."""

    retained: bool
    now_ms: int
    engine: EngineState | None
    lease: str | None
    fired: Collection[tuple[Signal, str]] = ()
    boot: str = ""  # the box's own


def untrusted(command: SoundCommand, moment: Moment) -> str:
    """Why this command must not be obeyed; empty when it may."""
    for condition in CONDITIONS:
        if why := condition(command, moment):
            return why
    return ""


def unfit(chirp: Chirp, moment: Moment) -> str:
    """Why this chirp must not be heard; empty when it may."""
    for condition in CHIRP_CONDITIONS:
        if why := condition(chirp, moment):
            return why
    return ""


def _is_retained(_: SoundCommand | Chirp, moment: Moment) -> str:
    return "the command was retained: a command may never be kept for later" if moment.retained else ""


def _is_old(command: SoundCommand | Chirp, moment: Moment) -> str:
    age_ms = moment.now_ms - command.sent_ms
    if age_ms > LIFETIME_MS:
        return f"the command is {age_ms} ms old, and dies at {LIFETIME_MS} ms"
    if age_ms < -AHEAD_MS:
        return f"the command is dated {-age_ms} ms in the future: it quotes another clock"
    return ""


def _is_anothers(command: SoundCommand, moment: Moment) -> str:
    if moment.engine is None:
        return "no living engine is heard"
    if command.engine != moment.engine.boot:
        return f"the command is from engine {command.engine!r}, but {moment.engine.boot!r} is the one that lives"
    if command.round != moment.engine.round:
        return f"the command is for round {command.round!r}, but {moment.engine.round!r} is on"
    return ""


def _has_no_lease(command: SoundCommand, moment: Moment) -> str:
    if moment.lease is None:
        return "the box has no lease"
    return "" if command.lease == moment.lease else "the command quotes a lease that is no longer the box's"


def _has_fired(command: SoundCommand | Chirp, moment: Moment) -> str:
    if (command.signal, command.id) not in moment.fired:
        return ""
    return f"command {command.id!r} has sounded already"


def _is_for_another_life(chirp: Chirp, moment: Moment) -> str:
    return "" if chirp.boot == moment.boot else f"the chirp quotes boot {chirp.boot!r}, but this is {moment.boot!r}"


def _is_in_play(_: Chirp, moment: Moment) -> str:
    return "a round is in play: nothing is tested now" if moment.engine is not None and moment.engine.in_play else ""


CHIRP_CONDITIONS = (_is_retained, _is_old, _is_for_another_life, _is_in_play, _has_fired)
CONDITIONS = (_is_retained, _is_old, _is_anothers, _has_no_lease, _has_fired)


class QuietHours(Struct, frozen=True):
    """The hours of the day, by the hall's own clock, in which nothing may sound."""

    start: time
    end: time

    def __contains__(self, now: time) -> bool:
        """Whether it is quiet now; hours may reach over midnight."""
        if self.start <= self.end:
            return self.start <= now < self.end
        return now >= self.start or now < self.end

    def __str__(self) -> str:
        return f"{self.start:%H:%M} to {self.end:%H:%M}"


def quiet_hours(settings: BoxSettings) -> QuietHours | None:
    """The quiet hours that the host configured, if any."""
    if settings.quiet_from is None and settings.quiet_to is None:
        return None
    if settings.quiet_from is None or settings.quiet_to is None:
        raise BadConfig("[box] has one of quiet_from and quiet_to: give both, or neither")
    return QuietHours(time.fromisoformat(settings.quiet_from), time.fromisoformat(settings.quiet_to))


def limited(signal: SignalSettings, rested_s: float) -> str:
    """Why this signal must stay off, whoever asks and whatever the hour; empty when it may sound."""
    if not signal.armed:
        return f"the {signal.signal} is not armed"
    if signal.muted:
        return f"the {signal.signal} is muted"
    if rested_s < 0:
        return f"the {signal.signal} sounds still"
    if rested_s < signal.shortest_gap_s:
        return f"the {signal.signal} fell silent {rested_s:.1f} s ago, and rests {signal.shortest_gap_s:g} s"
    return ""


def clamped(pattern_ms: tuple[int, ...], longest_ms: int) -> tuple[int, ...]:
    """The pattern (on, off, on...) cut off where its on-times reach the longest blast."""
    left_ms, kept = longest_ms, list[int]()
    for place, ms in enumerate(pattern_ms):
        if left_ms == 0:
            break
        is_on = place % 2 == 0
        kept.append(min(ms, left_ms) if is_on else ms)
        left_ms -= kept[-1] if is_on else 0
    return tuple(kept if len(kept) % 2 else kept[:-1])  # an off-time at the end only says what is so anyway
