"""Counts the blasts and the hearing dose of the night, in a small file that a restarted box reads.

The wall clock is not used: a wrong one must neither silence the horn nor lift its limits. Blasts are counted by the
night that the engine names. The dose covers the last 24 hours of the machine's own monotonic clock.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from headtable.box.checksummed import replace_file, undamaged
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config, SignalSettings
from headtable.config.hearing import most_dose
from headtable.config.place import state_folder
from headtable.errors import Unwell
from headtable.messages.devices import BlastsCounted
from headtable.messages.silence_reasons import BlastsUsedUp, DoseUsedUp
from headtable.messages.words import Signal
from headtable.regular_files import read_bytes

REST_S = 6 * 3600.0  # after so long without a sound a new evening begins, whatever the engine says
DOSE_S = 24 * 3600.0  # a dose covers one day
STEP_S = 600.0  # sounds within this time are stored as one
MOST_NIGHTS = 8  # nights whose blasts are stored
BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


class Now(NamedTuple):
    """Seconds since the machine was switched on, and the name of that boot."""

    boot: str
    clock: Callable[[], float]


class Sounded(Struct):
    """The content of the file. Its seconds belong to one boot of the machine."""

    boot: str
    last_s: float  # the time of the last sound
    night: str = ""  # the name that the engine gives it; empty while no engine was heard
    blasts: dict[str, dict[Signal, int]] = msgspec.field(default_factory=dict)  # by night
    doses: list[tuple[float, float]] = msgspec.field(default_factory=list)  # time and share of a day's dose


class SoundCount(Struct, frozen=True):
    """The count for one sound."""

    night: str
    signal: Signal
    blasts: int
    dose: float


class Ledger:
    """Counts sounds, and refuses more of them at the limit.

    It writes nothing before a signal sounds, and waits for nothing. So a power cut may lose the last seconds.
    """

    def __init__(
        self,
        settings: BoxSettings,
        now: Now,
        complaints: Complaints,
        file: Path | None = None,
    ) -> None:
        self._signals = settings.signals
        self._most_dose = most_dose(settings)
        self._now = now
        self._complaints = complaints
        self._file = file
        self._sounded = self._kept() or Sounded(now.boot, now.clock())
        self._is_carried = self._sounded.boot != now.boot
        if self._is_carried:  # the time for which the machine was off is unknown, and counts as zero
            dose = sum(dose for _, dose in self._sounded.doses)
            self._sounded.boot, self._sounded.last_s = now.boot, now.clock()
            self._sounded.doses = [(now.clock(), dose)]

    def begin_night(self, night: str) -> None:
        """Take the name of tonight from the engine. Blasts from before any engine was heard belong to it, too."""
        sounded = self._sounded
        if night and night != sounded.night:
            if self._is_carried:  # another night after the machine was off: a new evening
                sounded.doses.clear()
            unnamed = sounded.blasts.pop("", {})
            for signal, blasts in unnamed.items():
                self._tonight(night)[signal] = self._tonight(night).get(signal, 0) + blasts
            sounded.night = night
        self._is_carried = self._is_carried and not night

    def limit_reached(self, signal: SignalSettings, dose: float) -> BlastsUsedUp | DoseUsedUp | None:
        """The reason why this signal has used up its night for this dose; None while it may sound."""
        if self._blasts().get(signal.signal, 0) >= signal.most_a_night:
            return BlastsUsedUp(signal.most_a_night)
        dose += self._dose()
        return DoseUsedUp(dose, self._most_dose) if dose > self._most_dose else None

    def blast(self, signal: SignalSettings, dose: float) -> SoundCount:
        """Count a blast."""
        return self._begin(SoundCount(self._sounded.night, signal.signal, 1, dose))

    def chirp(self, signal: SignalSettings, dose: float) -> SoundCount:
        """Count a chirp: it adds to the dose, but is no blast."""
        return self._begin(SoundCount(self._sounded.night, signal.signal, 0, dose))

    def _begin(self, counted: SoundCount) -> SoundCount:
        if not self._blasts():  # after a long rest the counts of an earlier evening are still stored
            self._tonight(self._sounded.night).clear()
        self._sounded.last_s = self._now.clock()
        return self._count(counted)

    def take_back(self, counted: SoundCount) -> None:
        """Undo the count of a sound that was never made."""
        self._count(msgspec.structs.replace(counted, blasts=-counted.blasts, dose=-counted.dose))

    def reset(self) -> None:
        """Reset the counts: a host says that this is another evening with other people."""
        self._sounded = Sounded(self._now.boot, self._now.clock(), self._sounded.night)
        self.save()

    def report(self, box: str) -> BlastsCounted:
        """The dose so far."""
        blasts = self._blasts()
        return BlastsCounted(box, blasts.get("bell", 0), blasts.get("horn", 0), round(100 * self._dose()))

    def _blasts(self) -> dict[Signal, int]:
        """Tonight's blasts; none after a long rest."""
        has_rested = self._now.clock() - self._sounded.last_s >= REST_S
        return {} if has_rested else self._sounded.blasts.get(self._sounded.night, {})

    def _tonight(self, night: str) -> dict[Signal, int]:
        """The counts to add to. The oldest nights are forgotten."""
        blasts = self._sounded.blasts
        while night not in blasts and len(blasts) >= MOST_NIGHTS:
            del blasts[next(iter(blasts))]
        return blasts.setdefault(night, {})

    def _dose(self) -> float:
        since_s = self._now.clock() - DOSE_S
        dose = 0.0
        for at_s, one in self._sounded.doses:
            dose += one if at_s > since_s else 0.0
        return max(dose, 0.0)

    def _count(self, counted: SoundCount) -> SoundCount:
        night = counted.night if counted.night in self._sounded.blasts else self._sounded.night
        blasts = self._tonight(night)
        blasts[counted.signal] = max(blasts.get(counted.signal, 0) + counted.blasts, 0)
        self._add_dose(counted.dose)
        return counted

    def _add_dose(self, dose: float) -> None:
        now_s = self._now.clock()
        doses = [one for one in self._sounded.doses if one[0] > now_s - DOSE_S]
        if doses and doses[-1][0] > now_s - STEP_S:
            dose += doses.pop()[1]
        self._sounded.doses = [*doses, (now_s, dose)]

    def save(self) -> None:
        """Write the file. If that fails, a complaint is logged, and the count goes on in memory."""
        if self._file is None:
            return
        try:
            replace_file(self._file, msgspec.json.encode(self._sounded))
        except OSError as trouble:
            self._complaints.note(str(self._file), Unwell("blasts-not-kept", error=str(trouble)))

    def _kept(self) -> Sounded | None:
        """The counts of an earlier box; half of the night's limit if the file cannot be read."""
        if self._file is None:
            return None
        try:
            kept = _read(read_bytes(self._file))
        except FileNotFoundError:
            return None
        except OSError as trouble:
            self._complaints.note(
                str(self._file), Unwell("blasts-unreadable", error=trouble.strerror or str(trouble))
            )
            return self._half()
        if kept is None:
            self._complaints.note(str(self._file), Unwell("blasts-damaged"))
            kept = self._half()
        return kept

    def _half(self) -> Sounded:
        blasts = {signal.signal: signal.most_a_night // 2 for signal in self._signals}
        now_s = self._now.clock()
        return Sounded(self._now.boot, now_s, blasts={"": blasts}, doses=[(now_s, self._most_dose / 2)])


def _read(raw: bytes) -> Sounded | None:
    """The first undamaged content."""
    try:
        return msgspec.json.decode(undamaged(raw) or b"", type=Sounded)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):  # also: written by another version
        return None


def this_boot() -> str:
    """The name of this boot. If the machine has none, every call returns another one."""
    try:
        return BOOT_ID.read_text(encoding="ascii").strip()
    except OSError:
        return secrets.token_hex(8)


def file_of(config: Config) -> Path:
    """The file of a box's counts: in systemd's folder for it, or beside the night's journal."""
    return state_folder(config) / f"{config.box.id}.blasts"
