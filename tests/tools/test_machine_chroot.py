"""What runs in a folder with a Debian arrives there word by word, with its own environment and its mounts."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.machine import chroot
from tests.machine.chroot import ENVIRONMENT, OWN_PROCESSES, command_inside, run_inside

STUBS = {
    "unshare": 'while [ "${1#--}" != "$1" ]; do echo "unshare $1" >>"$LOG"; shift; done; exec "$@"',
    "mount": 'echo "mount $*" >>"$LOG"',
    "chroot": 'echo "chroot $1" >>"$LOG"; shift; exec "$@"',
}
"""Programs that need root, as programs that write down what they were asked and go on where they are."""
TYPED = """name="it's \\$5"
echo '<b>' "$name" `echo here`; echo second line"""


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the stubs were asked, line by line."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, script in STUBS.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    monkeypatch.setenv("LOG", str(tmp_path / "log"))
    monkeypatch.setattr(chroot, "AS_ROOT", ())
    return tmp_path / "log"


def told(*command: str | Path) -> str:
    """What a command prints that must go well."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.usefixtures("log")
def test_a_script_may_have_any_quotes() -> None:
    assert told(*command_inside(Path("/debian"), "bash", "-ec", TYPED)) == "<b> it's $5 here\nsecond line\n"


@pytest.mark.usefixtures("log")
def test_nothing_of_our_own_environment_goes_with_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OURS", "yes")
    environment = ENVIRONMENT | {"SYSTEMD_OFFLINE": "1", "SAID": "it's two words"}
    words = told(*command_inside(Path("/debian"), "env", environment=environment)).splitlines()
    assert sorted(words) == sorted(f"{name}={value}" for name, value in environment.items())


def test_the_mounts_are_made_before_and_proc_after_them(log: Path) -> None:
    mounts = [("mount", "--bind", Path("/a folder's name"), "/debian/mnt"), ("mount", "-t", "tmpfs", "tmpfs", "/b")]
    told(*command_inside(Path("/debian"), "true", before=mounts, own=OWN_PROCESSES))
    assert log.read_text().splitlines() == [
        *(f"unshare {option}" for option in OWN_PROCESSES),
        "mount --bind /a folder's name /debian/mnt",
        "mount -t tmpfs tmpfs /b",
        "mount -t proc proc /debian/proc",
        "chroot /debian",
    ]


def test_a_folder_that_is_given_is_mnt(log: Path) -> None:
    run_inside(Path("/debian"), "true", at_mnt=Path("/given"))
    assert "mount --bind /given /debian/mnt\n" in log.read_text()


@pytest.mark.usefixtures("log")
def test_a_line_that_fails_is_told_and_the_next_is_not_run() -> None:
    with pytest.raises(RuntimeError, match="first") as failed:
        run_inside(Path("/debian"), "echo first", "false", "echo sec''ond")
    assert "\nsecond\n" not in str(failed.value)
