"""``make fresh-machine``: from a bare Debian to a running night, by what systemd/README.md tells a host to type.

The commands are read from the page. Those of the installation run in a folder with a bare Debian, because the
emulated machine has no network. Debian's packages come from Debian, and those of PyPI from a folder. Then the machine
boots from that folder, and the rest is typed there. The host answers the pages' question, opens a night, and starts
the first round.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

from headtable.messages.pace import StartRound
from headtable.messages.people import OpenNight
from tests.machine import first_night
from tests.machine.debian import ASLEEP, UNREAD
from tests.machine.emulator import booted
from tests.machine.hand import Machine
from tests.machine.image import RELEASE, Made, dress, wheels, write
from tests.machine.kernel import kernel
from tests.machine.layers import CHECKOUT, layer, run
from tests.root import AS_ROOT

PAGE = CHECKOUT / "systemd/README.md"
OS = ("systemd", "systemd-sysv", "udev", "dbus", "kmod", "procps", "python3", "sudo", "git", "nano")
PIP = "[global]\\nno-index = true\\nfind-links = /root/wheels\\n"
OFFLINE = "Defaults env_keep += SYSTEMD_OFFLINE"  # in a folder no systemd runs
SOURCE, NAMED = "/srv/headtable", "<where you have headtable from>"
EDITOR = "sudo nano "  # the file that it opens is valid as it is
ONCE_RUNNING = "sudo systemctl "
PYTHON, PROGRAM = "python3", "/run/first_night.py"
NIGHT = (OpenNight(("Ann", "Bob", "Cleo", "Dan"), "listed"), StartRound())
TICK = "date +%s.%N"


class Typed(NamedTuple):
    """A command of the page, and the seconds that it took."""

    command: str
    took_s: float


def commands(page: str) -> tuple[str, ...]:
    """The commands of the page's section on installing, without their comments."""
    section = page.split("\n## Install\n", 1)[1].split("\n## ", 1)[0]
    lines = (line.removeprefix("    ") for line in section.splitlines() if line.startswith("    "))
    return tuple(re.sub(r"\s+# .*", "", line) for line in lines)


def install(root: Path, lines: Sequence[str]) -> Iterator[Typed]:
    """Type these in the folder with a bare Debian."""
    run(*AS_ROOT, "git", "clone", "-q", "--bare", CHECKOUT, f"{root}{SOURCE}")
    run(*AS_ROOT, "cp", "-r", wheels(), root / "root/wheels")
    run(*AS_ROOT, "cp", "/etc/resolv.conf", root / "etc/resolv.conf")
    run("sh", "-c", f"printf '{PIP}' | {_tee(root / 'etc/pip.conf')}")
    run("sh", "-c", f"echo '{OFFLINE}' | {_tee(root / 'etc/sudoers.d/offline')}")
    typed = "\n".join(f"{line}\n{TICK} >>/root/moments" for line in lines).replace(NAMED, SOURCE)
    typed = f"{TICK} >/root/moments\ncd\n{typed}"
    inside = f"mount -t proc proc {root}/proc && exec chroot {root} env SYSTEMD_OFFLINE=1 bash -ec '{typed}'"
    run(*AS_ROOT, "unshare", "--mount", "sh", "-c", inside)
    moments = [float(line) for line in (root / "root/moments").read_text().split()]
    for line, before, after in zip(lines, moments, moments[1:], strict=False):
        yield Typed(line, after - before)


def type_in(machine: Machine, lines: Sequence[str]) -> Iterator[Typed]:
    """Type these in the machine."""
    for line in lines:
        started_s = time.monotonic()
        machine.told("sh", "-ec", line)
        yield Typed(line, time.monotonic() - started_s)


def play_first_round(machine: Machine) -> None:
    """Be the first host in the pages, open a night, and start its first round."""
    machine.write(PROGRAM, Path(first_night.__file__).read_text())
    machine.told(PYTHON, PROGRAM, *(msgspec.json.encode(said).decode() for said in NIGHT))


def main() -> None:
    """Do it all, and print each command with its time."""
    with TemporaryDirectory(prefix="headtable-fresh-") as folder:
        root, disk = Path(folder) / "root", Path(folder) / "disk.ext4"
        run(*AS_ROOT, "cp", "-a", _bare_debian() / "root", root)
        lines = commands(PAGE.read_text())
        at_once = next(number for number, line in enumerate(lines) if line.startswith(EDITOR))
        _tell(install(root, lines[:at_once]), "installed")
        run(*AS_ROOT, "rm", "-rf", root / "root/wheels")
        dress(root)
        write(root, disk)
        run(*AS_ROOT, "rm", "-rf", root)
        started_s = time.monotonic()
        with booted(_made(disk), Path(folder)) as machine:
            machine.run("systemctl", "is-system-running", "--wait")
            _say(f"{time.monotonic() - started_s:6.1f} s  the emulated machine has booted")
            typed = [line for line in lines[at_once:] if not line.startswith(EDITOR)]
            _tell(type_in(machine, typed), "in the machine")
            play_first_round(machine)
        _say(f"{len(lines)} commands, one of them an editor: a night is open, and its first round has begun")


def _bare_debian() -> Path:
    def make(folder: Path) -> None:
        without = [f"--dpkgopt=path-exclude={place}" for place in UNREAD]
        run(
            *AS_ROOT, "mmdebstrap", "--quiet", "--mode=root", "--variant=minbase", f"--include={','.join(OS)}",
            *without, RELEASE, folder / "root",
        )  # fmt: skip
        run(*AS_ROOT, "systemctl", f"--root={folder / 'root'}", "mask", "--quiet", *ASLEEP)

    return layer("bare-debian", [RELEASE, *OS], make)


def _made(disk: Path) -> Made:
    folder = kernel()
    return Made(folder / "vmlinuz", folder / "initrd.gz", disk)


def _tee(file: Path) -> str:
    return f"{' '.join(AS_ROOT)} tee {file}"


def _tell(typed: Iterator[Typed], where: str) -> None:
    total_s = 0.0
    for command, took_s in typed:
        total_s += took_s
        _say(f"{took_s:6.1f} s  {command}")
    _say(f"{total_s:6.1f} s  {where}")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
