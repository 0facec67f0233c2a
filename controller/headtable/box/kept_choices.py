"""Keeps the choices of hosts in a small file that a restarted box reads."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from headtable.box.checksummed import replace_durably, undamaged
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config, Pad
from headtable.config.place import state_folder
from headtable.errors import Unwell
from headtable.messages.device_names import NamedDevice
from headtable.messages.host_choices import MOST_PLACED, HostChoices, PlacedPad, QuietSpan, SignalChange
from headtable.messages.words import Signal, Uid
from headtable.regular_files import read_bytes

Run = Callable[[Callable[[], None]], object]  # runs a job, now or in a thread


def run_now(job: Callable[[], None]) -> None:
    """Run a job at once."""
    job()


class KeptChoices:
    """The choices, ``now``. Without a file they last as long as the box runs.

    The disk has the file before a job is done. ``run`` may do it in one other thread, so that no press waits for it.

    If the file cannot be read, both signals are muted until a host says otherwise: one of them may have been.
    """

    def __init__(
        self, settings: BoxSettings, complaints: Complaints, file: Path | None = None, run: Run = run_now
    ) -> None:
        self._file = file
        self._run = run
        self._complaints = complaints
        self._pads = {pad.uid: pad for pad in settings.pads}
        self.now = self._written = self._read(settings.id)

    def change(self, signal: Signal, change: SignalChange) -> None:
        """Change whether a signal may sound."""
        disarmed, muted = self.now.disarmed, self.now.muted
        match change:
            case "arm":
                disarmed = _without(disarmed, signal)
            case "disarm":
                disarmed = _with(disarmed, signal)
            case "mute":
                muted = _with(muted, signal)
            case "unmute":
                muted = _without(muted, signal)
        self._keep(replace(self.now, disarmed=disarmed, muted=muted))

    def set_quiet(self, quiet: QuietSpan | None) -> None:
        """Set the horn's quiet hours."""
        self._keep(replace(self.now, quiet=quiet))

    def place(self, pad: Pad) -> None:
        """Remember a pad's table. The oldest one makes room."""
        old = self._pads.get(pad.uid)
        file_table, file_bell = (old.table, old.bell) if old else (None, False)
        others = self._others(pad.uid)[-MOST_PLACED + 1 :]
        placed = PlacedPad(pad.uid, pad.table, pad.bell, file_table, file_bell)
        self._keep(replace(self.now, pads=(*others, placed)))

    def name(self, uid: Uid, name: str) -> None:
        """Remember what a device is called; without a name it has its uid alone. The oldest one makes room."""
        others = tuple(one for one in self.now.names if one.uid != uid)[-MOST_PLACED + 1 :]
        self._keep(replace(self.now, names=(*others, NamedDevice(uid, name)) if name else others))

    def replace_file_table(self, pad: Pad) -> None:
        """Take a pad's new table in headtable.toml. It is newer than what a host chose before."""
        self._pads[pad.uid] = pad
        if len(self._others(pad.uid)) < len(self.now.pads):
            self._keep(replace(self.now, pads=self._others(pad.uid)))

    def _others(self, uid: Uid) -> tuple[PlacedPad, ...]:
        return tuple(placed for placed in self.now.pads if placed.uid != uid)

    def _keep(self, choices: HostChoices) -> None:
        """Hold these choices, and write the file. If that fails, a complaint is logged, and they hold in memory."""
        self.now = choices
        file = self._file
        if file is not None:
            self._run(lambda: self._write(file))

    def _write(self, file: Path) -> None:
        """Write the latest choices, unless an earlier job has written them."""
        choices = self.now
        if choices is self._written:
            return
        try:
            replace_durably(file, msgspec.json.encode(choices))
            self._written = choices
        except OSError as trouble:
            self._complaints.note(str(file), Unwell("choices-not-kept", error=str(trouble)))

    def _read(self, box: Uid) -> HostChoices:
        try:
            raw = read_bytes(self._file) if self._file else None
            if raw is None:
                return HostChoices(box)
            kept = msgspec.json.decode(undamaged(raw) or b"", type=HostChoices)
            return replace(kept, box=box)
        except FileNotFoundError:
            return HostChoices(box)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
            self._complaints.note(str(self._file), Unwell("choices-unreadable", error=str(trouble)))
            return HostChoices(box, muted=("bell", "horn"))


def _with(signals: tuple[Signal, ...], signal: Signal) -> tuple[Signal, ...]:
    return tuple(sorted({*signals, signal}))


def _without(signals: tuple[Signal, ...], signal: Signal) -> tuple[Signal, ...]:
    return tuple(sorted({*signals} - {signal}))


def choices_file(config: Config) -> Path:
    """The file of a box's choices: in systemd's folder for it, or beside the night's journal."""
    return state_folder(config) / f"{config.box.id}.choices"
