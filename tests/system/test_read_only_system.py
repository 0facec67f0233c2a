"""The commands of docs/monitoring.md on real disks: what the services write outlasts a start below a real overlay."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from headtable_tools.doctor.lasting_folders import STATE_FOLDERS
from headtable_tools.doctor.mounts import Mounts
from tests.machine.layers import CHECKOUT
from tests.root import AS_ROOT

pytestmark = pytest.mark.slow

MIB = 1024 * 1024
OF_THE_PI = """
mount --bind system/var/lib /var/lib
mount --bind system/srv /srv
mount --bind system/fstab /etc/fstab
"""
BELOW_AN_OVERLAY = """
for place in var/lib srv; do
  mkdir -p memory/$place
  mount -t tmpfs memory memory/$place
  mkdir memory/$place/changes memory/$place/work
  mount -t overlay -o lowerdir=system/$place,upperdir=memory/$place/changes,workdir=memory/$place/work overlay /$place
done
mount -a --fstab system/fstab
cp /proc/self/mountinfo mounts
"""


class Pi:
    """The folders of a Pi, each in a folder of the test, and an image that is the partition."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.partition = folder, folder / "partition"
        for name in STATE_FOLDERS:
            (folder / f"system{name}").mkdir(parents=True)
            (folder / f"system{name}/before").write_text("the first night")
        (folder / "system/srv").mkdir()
        (folder / "system/fstab").touch()
        self.partition.write_bytes(bytes(16 * MIB))
        (folder / "bin").mkdir()
        for name, does in {"sudo": 'exec "$@"', "systemctl": "exit 0"}.items():
            (folder / "bin" / name).write_text(f"#!/bin/sh\n{does}\n")
            (folder / "bin" / name).chmod(0o755)

    def run(self, *script: str) -> str:
        """Run it with mounts that nobody else sees, and that end with it."""
        words = (*AS_ROOT, "unshare", "--mount", "bash", "-euc", f'PATH="$PWD/bin:$PATH"\n{"".join(script)}')
        return subprocess.run(words, cwd=self.folder, check=True, capture_output=True, text=True).stdout

    def mounts(self) -> str:
        """What the kernel has mounted in the last start."""
        return (self.folder / "mounts").read_text()

    def commands(self) -> str:
        """The commands of the page up to raspi-config, with the image in place of a partition."""
        page = (CHECKOUT / "docs/monitoring.md").read_text()
        lines = [line.removeprefix("    ") for line in page.splitlines() if line.startswith("    ")]
        first = next(number for number, line in enumerate(lines) if line.startswith("sudo mkfs.ext4"))
        last = next(number for number, line in enumerate(lines) if "raspi-config" in line)
        told = "\n".join((*lines[first:last], "")).replace("/dev/sda1", "partition")
        assert "/dev/" not in told  # no disk of this machine is formatted
        return told.replace("LABEL=stays", str(self.partition)).replace("ext4 defaults", "ext4 loop")


@pytest.fixture
def pi(tmp_path: Path) -> Pi:
    """A Pi with a writable system."""
    return Pi(tmp_path)


def in_memory(pi: Pi) -> list[str]:
    """The folders that the last start would forget, as the doctor judges."""
    return [*filter(Mounts(pi.mounts()).is_in_memory, STATE_FOLDERS)]


WRITES = "for folder in /var/lib/*; do echo tonight >$folder/after; done\n"
READS = "cd /var/lib; grep -r . | sort\n"


def test_what_was_there_and_what_is_written_outlasts_a_start(pi: Pi) -> None:
    pi.run(OF_THE_PI, pi.commands())
    pi.run(BELOW_AN_OVERLAY, WRITES, "echo tonight >/var/lib/elsewhere\n")
    assert in_memory(pi) == []
    names = sorted(Path(folder).name for folder in STATE_FOLDERS)
    expected = [f"{name}/{file}" for name in names for file in ("after:tonight", "before:the first night")]
    assert sorted(pi.run(BELOW_AN_OVERLAY, READS).splitlines()) == sorted(expected)


def test_without_the_commands_the_next_start_forgets_it_and_the_doctor_says_so(pi: Pi) -> None:
    pi.run(BELOW_AN_OVERLAY, WRITES)
    assert in_memory(pi) == list(STATE_FOLDERS)
    assert "tonight" not in pi.run(BELOW_AN_OVERLAY, READS)
