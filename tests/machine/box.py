"""headtable's box in the machine: its unit, its file, bell, horn and button on pins, a pad at the serial port."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import replace

from headtable.config import BoxSettings, ButtonSettings, Config, Pad, SignalSettings, load, to_toml
from headtable.messages.line import Press
from tests.bench.wires import Device
from tests.machine.hand import Machine

UNIT = "headtable-box"
TOML = "/etc/headtable/headtable.toml"
CHANGED = f"/run/systemd/system/{UNIT}.service.d/test.conf"
HORN, BUTTON, BELL = 22, 23, 24
BLAST_MS, RING_MS = (2000,), (150, 150, 150)
BOX = BoxSettings(
    lines=("serial:/dev/ttyS1",),
    pads=(Pad(uid="pad-01", table=1, bell=True),),
    buttons=(ButtonSettings(uid="button-01", at=f"gpio:{BUTTON}"),),
    signals=(
        SignalSettings(signal="horn", device=f"gpio:{HORN}", pattern_ms=BLAST_MS, shortest_gap_s=0),
        SignalSettings(signal="bell", device=f"gpio:{BELL}", pattern_ms=RING_MS, shortest_gap_s=0),
    ),
)


class Box:
    """The box of the machine, alone: no engine is heard, so that the head table's button rings by reflex.

    It has one on a pad, which presses as often as a test likes, and one on a pin. Nobody judges what that one says,
    so that each box hears its first press only: a device says nothing new before the last is judged.
    """

    def __init__(self, machine: Machine, config: Config) -> None:
        self.machine = machine
        self._config = config
        self._pad = Device("pad-01", machine.pad)
        self._met = 0  # the process that knows the pad

    def configure(self, settings: BoxSettings) -> None:
        """Write its file."""
        self.machine.write(TOML, to_toml(replace(self._config, box=settings)))

    def start(self) -> None:
        """Start it anew, and wait until systemd has heard that it lives."""
        self.machine.told("systemctl", "restart", UNIT)

    def stop(self) -> None:
        """Stop it, and wait until it has."""
        self.machine.told("systemctl", "stop", UNIT)

    @property
    def pid(self) -> int:
        """Its process."""
        return int(self.shown("MainPID"))

    def shown(self, name: str) -> str:
        """A property of its unit."""
        return self.machine.told("systemctl", "show", "--value", f"--property={name}", UNIT)

    def moment_s(self, name: str) -> float:
        """A moment that systemd noted, by the machine's monotonic clock."""
        return int(self.shown(f"{name}TimestampMonotonic")) / 1e6

    def no_other_since(self, started_s: float, moment_s: float) -> bool:
        """Whether no other box has started up to a moment than the one that had started then."""
        now_s = self.moment_s("ExecMainStart")
        return now_s == started_s or now_s > moment_s

    def up_s(self) -> float:
        """Wait until it is up again after a fall; since when it is."""
        self.machine.until_told("systemctl", "show", "--property=ActiveState", UNIT, having="=active")
        return self.moment_s("ActiveEnter")

    @contextlib.contextmanager
    def changed(self, *lines: str) -> Iterator[None]:
        """Run it by another unit: one without a layer that is to be proven."""
        self.machine.told("mkdir", "-p", str(Path(CHANGED).parent))
        self.machine.write(CHANGED, "\n".join(("[Service]", *lines, "")))
        self.machine.told("systemctl", "daemon-reload")
        try:
            yield
        finally:
            self.machine.told("rm", CHANGED)
            self.machine.told("systemctl", "daemon-reload")

    def press(self) -> None:
        """Press the pad's bell button."""
        pid = self.pid
        if pid != self._met:
            self._pad.hello("buttons")
            self._met = pid
        self._pad.say(Press("bell"))

    def blast(self) -> float:
        """Press, and wait until the horn sounds; since when it does, by the machine's clock."""
        self.machine.watch(HORN, BELL)
        self.press()
        return self.machine.until(HORN, 1, within_s=60).at_s

    def quiet_s(self, within_s: float = 120) -> float:
        """Wait until the horn is off; since when it is."""
        return self.machine.until(HORN, 0, within_s).at_s


def rewritten(toml: str, folder: Path, change: Callable[[Config], Config]) -> str:
    """The text of the machine's headtable.toml after a change; the folder is for a copy.

    A relative path in it means one beside the file, also in the new text.
    """
    copy = folder / Path(TOML).name
    copy.write_text(toml)
    return to_toml(change(load(copy))).replace(str(folder), str(Path(TOML).parent))


def alone(machine: Machine, folder: Path) -> Box:
    """The box, with no engine and no pages beside it."""
    machine.told("systemctl", "stop", "headtable-engine", "headtable-web")
    machine.pull_up(BUTTON)
    file = folder / "headtable.toml"
    file.write_text(machine.told("cat", TOML))
    box = Box(machine, load(file))
    box.configure(BOX)
    box.start()
    return box
