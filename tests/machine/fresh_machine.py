"""``make fresh-machine``: from a bare Debian to a running night, by what README.md tells a host to type on a Pi.

The commands are read from the page. Those of the installation run in a folder with a bare Debian, because the
emulated machine has no network. Debian's packages come from Debian, and those of PyPI from a folder. Then the machine
boots from that folder, and the rest is typed there. The host answers the pages' question, opens a night, and starts
the first round. ``--from-source`` types what systemd/README.md tells for an installation from a checkout.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

from headtable.messages.pace import StartRound
from headtable.messages.people import OpenNight
from tests.machine import first_night
from tests.machine.chroot import ENVIRONMENT, LOGIN_PATH, command_inside
from tests.machine.debian import ASLEEP, UNREAD
from tests.machine.emulator import booted
from tests.machine.hand import Machine
from tests.machine.image import RELEASE, Made, dress, write
from tests.machine.kernel import kernel
from tests.machine.layers import CHECKOUT, layer, run
from tests.package.build import package, this_architecture, wheels
from tests.root import AS_ROOT

OS = ("systemd", "systemd-sysv", "udev", "dbus", "kmod", "procps", "python3", "sudo", "git", "nano")
APT_YES = 'APT::Get::Assume-Yes "true";'  # a host presses Enter
PIP = "[global]\\nno-index = true\\nfind-links = /root/wheels\\n"
OFFLINE = "Defaults env_keep += SYSTEMD_OFFLINE"  # in a folder no systemd runs
HOST_ENVIRONMENT = {**ENVIRONMENT, "PATH": LOGIN_PATH, "SYSTEMD_OFFLINE": "1"}
"""The environment of a host who types."""
SOURCE, NAMED = "/srv/headtable", "<where you have headtable from>"
PACKAGE = re.compile(r"\./(headtable_\S+)_arm64\.deb")
EDITOR = "sudo nano "  # the file that it opens is valid as it is
PYTHON, PROGRAM = "python3", "/run/first_night.py"
NIGHT = (OpenNight(("Ann", "Bob", "Cleo", "Dan"), "listed"), StartRound())
TICK = "date +%s.%N"


class Typed(NamedTuple):
    """A command of the page, and the seconds that it took."""

    command: str
    took_s: float


class Installation(NamedTuple):
    """How headtable is installed: where the commands are, and what is copied to the machine before."""

    page: Path
    section: str
    copy_files: Callable[[Path], None]

    def commands(self) -> tuple[str, ...]:
        """The commands of the section, without their comments."""
        section = self.page.read_text().split(f"\n## {self.section}\n", 1)[1].split("\n## ", 1)[0]
        lines = (line.removeprefix("    ") for line in section.splitlines() if line.startswith("    "))
        return tuple(re.sub(r"\s+# .*", "", line) for line in lines)


def _copy_package(root: Path) -> None:
    run(*AS_ROOT, "cp", package(RELEASE, this_architecture()), root / "root")


def _copy_checkout(root: Path) -> None:
    run(*AS_ROOT, "git", "clone", "-q", "--bare", CHECKOUT, f"{root}{SOURCE}")
    run(*AS_ROOT, "cp", "-r", wheels(RELEASE, this_architecture()), root / "root/wheels")
    run("sh", "-c", f"printf '{PIP}' | {_tee(root / 'etc/pip.conf')}")


BY_PACKAGE = Installation(CHECKOUT / "README.md", "On a Pi, as a service", _copy_package)
FROM_SOURCE = Installation(CHECKOUT / "systemd/README.md", "Install", _copy_checkout)


def install(root: Path, lines: Sequence[str]) -> Iterator[Typed]:
    """Type these in the folder with a bare Debian."""
    run(*AS_ROOT, "cp", "/etc/resolv.conf", root / "etc/resolv.conf")
    run("sh", "-c", f"echo '{OFFLINE}' | {_tee(root / 'etc/sudoers.d/offline')}")
    run("sh", "-c", f"echo '{APT_YES}' | {_tee(root / 'etc/apt/apt.conf.d/yes')}")
    typed = "\n".join(f"{_of_this_machine(line)}\n{TICK} >>/root/moments" for line in lines)
    run(*command_inside(root, "bash", "-ec", f"{TICK} >/root/moments\ncd\n{typed}", environment=HOST_ENVIRONMENT))
    moments = [float(line) for line in (root / "root/moments").read_text().split()]
    for line, before, after in zip(lines, moments, moments[1:], strict=False):
        yield Typed(line, after - before)


def _of_this_machine(line: str) -> str:
    """A command of the page with what differs here: the architecture, and where the checkout is."""
    return PACKAGE.sub(rf"./\1_{this_architecture()}.deb", line).replace(NAMED, SOURCE)


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


def main(words: list[str]) -> None:
    """Do it all, and print each command with its time."""
    parser = argparse.ArgumentParser(
        prog="make fresh-machine", description=__doc__, epilog='example: make fresh-machine ARGS="--from-source"'
    )
    parser.add_argument("--from-source", action="store_true", help="install from a checkout, not from the package")
    installation = FROM_SOURCE if parser.parse_args(words).from_source else BY_PACKAGE
    with TemporaryDirectory(prefix="headtable-fresh-") as folder:
        _install_and_play(installation, Path(folder))


def _install_and_play(installation: Installation, folder: Path) -> None:
    lines = installation.commands()
    at_once = next(number for number, line in enumerate(lines) if line.startswith(EDITOR))
    disk = _installed(installation, lines[:at_once], folder)
    started_s = time.monotonic()
    with booted(_made(disk), folder) as machine:
        machine.run("systemctl", "is-system-running", "--wait")
        _say(f"{time.monotonic() - started_s:6.1f} s  the emulated machine has booted")
        typed = [line for line in lines[at_once:] if not line.startswith(EDITOR)]
        _tell(type_in(machine, typed), "in the machine")
        play_first_round(machine)
    _say(f"{len(lines)} commands, one of them an editor: a night is open, and its first round has begun")


def _installed(installation: Installation, lines: Sequence[str], folder: Path) -> Path:
    """The disk of a bare Debian in which these were typed."""
    root, disk = folder / "root", folder / "disk.ext4"
    run(*AS_ROOT, "cp", "-a", _bare_debian() / "root", root)
    installation.copy_files(root)
    _tell(install(root, lines), "installed")
    run(*AS_ROOT, "sh", "-c", f"rm -rf {root}/root/*")  # the package or the wheels are large
    dress(root)
    write(root, disk)
    run(*AS_ROOT, "rm", "-rf", root)
    return disk


def _bare_debian() -> Path:
    def make(folder: Path) -> None:
        without = [f"--dpkgopt=path-exclude={place}" for place in UNREAD]
        run(
            *AS_ROOT, "mmdebstrap", "--quiet", "--mode=root", "--variant=minbase", f"--include={','.join(OS)}",
            *without, RELEASE.name, folder / "root",
        )  # fmt: skip
        run(*AS_ROOT, "systemctl", f"--root={folder / 'root'}", "mask", "--quiet", *ASLEEP)

    return layer("bare-debian", [RELEASE.name, *OS], make)


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
    main(sys.argv[1:])
