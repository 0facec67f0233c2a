"""systemd/projector/install: a Pi that shows the scoreboard from its start on."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.system.staging import SYSTEMD

PROJECTOR = SYSTEMD / "projector"
PAGE = "http://headtable.local:8080/"
PUT = {
    "headtable-projector.service": "etc/systemd/system/headtable-projector.service",
    "headtable-projector.sysusers": "etc/sysusers.d/headtable-projector.conf",
    "headtable-projector.tmpfiles": "etc/tmpfiles.d/headtable-projector.conf",
}


def install(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([PROJECTOR / "install", *words], capture_output=True, text=True, check=False)


def test_the_unit_and_its_page_are_put_in_their_places(tmp_path: Path) -> None:
    told = install("--root", tmp_path, PAGE)
    assert told.returncode == 0, told.stderr
    for name, place in PUT.items():
        assert (tmp_path / place).read_text() == (PROJECTOR / name).read_text()
    page = (tmp_path / "etc/headtable-projector.conf").read_text()
    assert page == f"ADDRESS={PAGE}\nBROWSER=/usr/bin/chromium\n"


def test_another_page_replaces_the_one_before(tmp_path: Path) -> None:
    install("--root", tmp_path, PAGE)
    install("--root", tmp_path, "https://[fd00::7]:8443/tables?page=2")
    assert "fd00::7" in (tmp_path / "etc/headtable-projector.conf").read_text()


def test_a_dry_run_tells_each_step_and_does_none(tmp_path: Path) -> None:
    told = install("--root", tmp_path, "--dry-run", PAGE)
    assert "nothing was done" in told.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words", [(), ("headtable.local",), (f"{PAGE} --no-sandbox",), ("$(reboot)",), (PAGE, PAGE), ("--fast", PAGE)]
)
def test_anything_else_is_refused_by_what_it_says(tmp_path: Path, words: tuple[str, ...]) -> None:
    told = install("--root", tmp_path, *words)
    assert (told.returncode, told.stderr.startswith("install: ")) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_systemd_finds_nothing_to_complain_about(tmp_path: Path) -> None:
    programs = {name: tmp_path / name for name in ("curl", "cage")}
    unit = (PROJECTOR / "headtable-projector.service").read_text()
    for name, program in programs.items():
        program.symlink_to("/bin/true")  # this machine need not have them
        unit = unit.replace(f"/usr/bin/{name}", str(program))
    file = tmp_path / "headtable-projector.service"
    file.write_text(unit)
    verified = subprocess.run(
        ["systemd-analyze", "--no-pager", "verify", "--man=no", "--recursive-errors=no", file],
        capture_output=True, text=True, check=False, env=os.environ | {"LC_ALL": "C"},
    )  # fmt: skip
    assert (verified.returncode, verified.stdout + verified.stderr) == (0, "")
