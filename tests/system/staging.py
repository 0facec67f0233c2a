"""systemd/install into a folder, and what it put there."""

from __future__ import annotations

import shlex
import stat
import subprocess
from pathlib import Path
from typing import NamedTuple

SYSTEMD = Path(__file__).parents[2] / "systemd"
PYTHON = "/opt/headtable/.venv/bin/python"
PARTS = ("box", "engine", "web")
UNITS = (
    *(f"headtable-{part}.service" for part in (*PARTS, "copy", "backup", "first-start")),
    "headtable-web.socket",
    "headtable-backup.timer",
    "headtable.target",
)


class Put(NamedTuple):
    """One file as it was put."""

    mode: int
    content: bytes


def install(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the script; whether it went well is for the caller to say."""
    return subprocess.run([SYSTEMD / "install", *words], capture_output=True, text=True, check=False)


def stage(root: Path) -> str:
    """Install into a folder; what it told."""
    installed = install("--root", root)
    assert installed.returncode == 0, installed.stdout + installed.stderr
    return installed.stdout


def files(root: Path) -> dict[str, Put]:
    """Every file below a folder."""
    return {
        f"/{path.relative_to(root)}": Put(stat.S_IMODE(path.stat().st_mode), path.read_bytes())
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }


def command(part: str) -> list[str]:
    """The command line in a part's unit."""
    unit = (SYSTEMD / f"headtable-{part}.service").read_text()
    (line,) = (line for line in unit.splitlines() if line.startswith("ExecStart="))
    return shlex.split(line.removeprefix("ExecStart="))
