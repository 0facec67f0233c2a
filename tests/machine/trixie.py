"""Runs the unit tests in Debian 13, whose Python is 3.13: ``python -m tests.machine.trixie PACKAGE ...``.

The system is a folder, made once; the checkout is copied into it anew each time, and its environment stays there.
``--prepare`` makes both without running a test, so CI has them ready when it comes to them.
With ``--architecture arm64`` every program in it is one for arm64, which QEMU runs in place of this machine. The
kernel is this machine's, and QEMU passes on most of what a program asks of it, but not all: some tests are left out.
Lint, types, layers and JavaScript are left out in both, for they read the same files with the same result: mypy
checks for Python 3.11 wherever it runs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.machine.chroot import LOGIN_PATH, OWN_PROCESSES, Words, command_inside
from tests.machine.layers import CHECKOUT, layer, run
from tests.root import AS_ROOT

RELEASE = "trixie"
OURS = ("make", "procps", "python3")  # on any machine already; the rest is what the tests install
STAYS = (
    ".venv",
    ".machine",
    ".home-assistant",
    ".rp2040",
    ".git",
    "__pycache__",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    ".hypothesis",
)
CERTIFICATES = "/etc/ssl/certs"
SHARED = (CERTIFICATES, "/etc/resolv.conf", "/dev", "/sys")  # with the machine that this runs on
ENVIRONMENT_OF_TESTS = ".venv/.test"  # as the Makefile calls it
LINES = "tests/box/lines"
SAMPLE = "tests/soak/test_process_sample.py"
COPY = "tests/journal/test_second_copy.py"
BEYOND_QEMU = {
    f"{LINES}/test_port.py::test_a_port_unplugged_before_its_setup_cannot_switch_direction": "TCGETS2",
    f"{LINES}/test_port.py::test_a_pseudo_terminal_without_rts_counts_as_self_switching": "TCGETS2",
    f"{LINES}/test_port.py::test_releasing_the_rts_of_a_lost_port_is_no_error": "TCGETS2",
    f"{LINES}/wifi/test_mdns_announcement.py::test_unreadable_addresses_do_not_stop_the_box": "IP_MULTICAST_IF",
    f"{COPY}::test_a_stick_that_stalls_holds_up_no_roll_and_the_copy_catches_up": "FIFREEZE",
    f"{SAMPLE}::test_memory_handles_and_threads_of_a_process_are_seen_to_grow": "count of a program's own threads",
}
"""Tests, and what they need that QEMU's emulation of programs (7.2) does not have."""


def main(words: Sequence[str]) -> int:
    """Make what is missing, copy the checkout, and run its unit tests or only prepare for them; how that ended."""
    wish = _wishes(words)
    packages: list[str] = wish.packages
    root = _debian(packages, wish.architecture) / "root"
    _copy_checkout(root)
    options = _leaving_out_what_qemu_lacks() if wish.architecture and not wish.prepare else ""
    target = ENVIRONMENT_OF_TESTS if wish.prepare else "unit"
    making = f"PYTEST_ADDOPTS='{options}' make {target} APT_TEST='{' '.join(packages)}'"
    inside = f"cd /headtable && python3 --version && {making}"
    command = command_inside(
        root, "sh", "-c", inside, environment=_environment(os.environ), before=_mounts(root), own=OWN_PROCESSES
    )
    return subprocess.run(command, check=False).returncode


def _wishes(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.machine.trixie", description=__doc__)
    parser.add_argument("--prepare", action="store_true", help="make what the tests need, and run none")
    parser.add_argument("--architecture", help="as Debian calls it, for example arm64; without it, this machine's")
    parser.add_argument("packages", nargs="+", help="Debian packages that the checks need")
    return parser.parse_args(words)


def _leaving_out_what_qemu_lacks() -> str:
    """Options of pytest that leave out the tests that QEMU cannot run; they are told."""
    for test, missing in BEYOND_QEMU.items():
        print(f"left out: {test}, for QEMU has no {missing}", flush=True)  # noqa: T201  make's output
    return " ".join(f"--deselect={test}" for test in BEYOND_QEMU)


def _debian(packages: Sequence[str], architecture: str | None) -> Path:
    """The system's folder. Another architecture's programs need QEMU's binfmt entry, which ``make`` installs."""
    of = [f"--architectures={architecture}"] if architecture else []
    wanted = ",".join((*OURS, *packages))

    def make(folder: Path) -> None:
        run(
            *AS_ROOT, "mmdebstrap", "--quiet", "--mode=root", "--variant=minbase", *of, f"--include={wanted}",
            RELEASE, folder / "root",
        )  # fmt: skip

    return layer("-".join((RELEASE, *filter(None, [architecture]))), [RELEASE, *of, wanted], make)


def _copy_checkout(root: Path) -> None:
    there = root / "headtable"
    run(*AS_ROOT, "mkdir", "-p", there, root / CERTIFICATES.lstrip("/"))
    for old in there.iterdir():
        if old.name != ".venv":
            run(*AS_ROOT, "rm", "-rf", old)
    without = " ".join(f"--exclude={name}" for name in STAYS)
    run("sh", "-c", f"tar -C {CHECKOUT} {without} -c . | {' '.join(AS_ROOT)} tar -C {there} --no-same-owner -x")


def _mounts(root: Path) -> Iterator[Words]:
    yield "mount", "-t", "tmpfs", "tmpfs", root / "tmp"
    for place in SHARED:
        yield "mount", "--rbind", place, f"{root}{place}"


def _environment(ours: Mapping[str, str]) -> dict[str, str]:
    """How pip reaches its packages from here, and nothing else of whoever runs this."""
    known = [name for name in ours if name.startswith(("PIP_DEFAULT", "PIP_INDEX")) or name.endswith("_proxy")]
    own = {"PIP_CERT": f"{CERTIFICATES}/ca-certificates.crt", "PATH": LOGIN_PATH, "HOME": "/root", "LANG": "C.UTF-8"}
    return {name: ours[name] for name in known} | own


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
