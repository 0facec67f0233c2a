"""What has sounded tonight: blasts, and hearing dose; kept in a small file, so that a new box knows it, too."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config, SignalSettings
from headtable.config.hearing import dose_of, most_dose
from headtable.messages import Signal

HOURS_INTO_THE_DAY = 12  # a night goes from noon to noon
STATE = "STATE_DIRECTORY"  # how systemd names it
QUIET_S = 3 * 3600.0  # a box that has not sounded for so long may begin a new night, if the date says so


class Now(NamedTuple):
    """Which night the hall's clock says it is, and monotonic seconds."""

    night: Callable[[], str]
    clock: Callable[[], float]


class Tonight(Struct):
    """What the file says."""

    night: str
    dose: float = 0.0  # of a day's
    blasts: dict[Signal, int] = msgspec.field(default_factory=dict)


class Counted(Struct, frozen=True):
    """What was counted for one sound."""

    night: str
    signal: Signal
    blasts: int
    dose: float


class Ledger:
    """Counts what sounds, and says when it is enough.

    Nothing is written before a signal sounds, and nothing is waited for: a power cut may cost the last seconds.
    """

    def __init__(
        self,
        settings: BoxSettings,
        now: Now,
        complaints: Complaints,
        file: Path | None = None,
    ) -> None:
        self._most_dose = most_dose(settings)
        self._now = now
        self._complaints = complaints
        self._file = file
        self._tonight = self._kept() or Tonight(now.night())
        self._sounded_s = now.clock()  # or when the box began

    def enough(self, signal: SignalSettings, on_s: float) -> str:
        """Why this signal may not sound for so long any more tonight; nothing when it may."""
        tonight = self._of_now()
        if tonight.blasts.get(signal.signal, 0) >= signal.most_a_night:
            return f"the {signal.signal} has sounded {signal.most_a_night} times tonight, the most that it may"
        dose = tonight.dose + dose_of(signal, on_s)
        if dose > self._most_dose:
            return (
                f"the {signal.signal} would bring the night to {dose:.0%} of a day's hearing dose; "
                f"it ends at {self._most_dose:.0%}"
            )
        return ""

    def blast(self, signal: SignalSettings, on_s: float) -> Counted:
        """It sounds."""
        return self._count(Counted(self._begun().night, signal.signal, 1, dose_of(signal, on_s)))

    def chirp(self, signal: SignalSettings, on_s: float) -> Counted:
        """It chirps: that is heard, and is no blast."""
        return self._count(Counted(self._begun().night, signal.signal, 0, dose_of(signal, on_s)))

    def _begun(self) -> Tonight:
        """This night, which has begun at the latest with what sounds now."""
        self._tonight, self._sounded_s = self._of_now(), self._now.clock()
        return self._tonight

    def _of_now(self) -> Tonight:
        """This night's count: the date alone begins no new one, for it may have been put right in mid-night."""
        night = self._now.night()
        is_another = night > self._tonight.night and self._now.clock() - self._sounded_s >= QUIET_S
        return Tonight(night) if is_another else self._tonight

    def take_back(self, counted: Counted) -> None:
        """It has not sounded after all."""
        if counted.night == self._tonight.night:
            self._count(replace(counted, blasts=-counted.blasts, dose=-counted.dose))

    def _count(self, counted: Counted) -> Counted:
        tonight = self._tonight
        tonight.blasts[counted.signal] = tonight.blasts.get(counted.signal, 0) + counted.blasts
        tonight.dose = max(tonight.dose + counted.dose, 0.0)
        return counted

    def keep(self) -> None:
        """Write it down; when that cannot be, it is complained about, and the count goes on in memory."""
        if self._file is None:
            return
        new = self._file.with_name(f"{self._file.name}.new")
        try:
            new.write_bytes(msgspec.json.encode(self._tonight))
            new.replace(self._file)
        except OSError as trouble:
            self._complaints.note(
                "the night's blasts are not kept", f"{trouble}: a box that starts anew counts anew; is the disk full?"
            )

    def _kept(self) -> Tonight | None:
        """What an earlier box has counted tonight."""
        if self._file is None:
            return None
        try:
            kept = msgspec.json.decode(self._file.read_bytes(), type=Tonight)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError) as trouble:
            self._complaints.note(
                "the night's blasts are not known", f"{self._file}: {trouble}; counting from nought"
            )
            return None
        return kept if kept.night >= self._now.night() else None


def night_of(now: datetime) -> str:
    """The night that a moment belongs to, by the date on which it began."""
    return (now - timedelta(hours=HOURS_INTO_THE_DAY)).date().isoformat()


def this_night() -> str:
    """The night that it is, by the hall's own clock."""
    return night_of(datetime.now(UTC).astimezone())


def file_of(config: Config) -> Path:
    """Where a box counts: in systemd's folder for it, or beside the night's journal."""
    folder = os.environ.get(STATE) or Path(config.engine.journal).parent
    return Path(folder) / f"{config.box.id}.blasts"
