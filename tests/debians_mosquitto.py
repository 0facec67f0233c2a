"""Debian's own mosquitto.conf with our file in conf.d, as at a venue, but below a folder and on another port."""

from __future__ import annotations

import getpass
from pathlib import Path

DEBIANS = Path("/etc/mosquitto/mosquitto.conf")
OURS = "etc/mosquitto/conf.d/headtable.conf"


def mosquitto_below(root: Path, port: int) -> Path:
    """Debian's file for Mosquitto below a root that has ours already."""
    for folder in ("run", "var/lib", "var/log"):
        (root / folder / "mosquitto").mkdir(parents=True, exist_ok=True)
    move(root / OURS, {"listener 1883": f"listener {port}", "/etc/mosquitto": f"{root}/etc/mosquitto"})
    moved = root / DEBIANS.relative_to("/")
    moved.write_text(f"user {getpass.getuser()}\n{DEBIANS.read_text()}")
    move(moved, {f" /{place}/": f" {root}/{place}/" for place in ("run", "var", "etc")})
    return moved


def move(file: Path, changes: dict[str, str]) -> None:
    """Replace these texts in a file, which has each of them."""
    text = file.read_text()
    for was, now in changes.items():
        assert was in text, f"{file} has no {was!r}"
        text = text.replace(was, now)
    file.write_text(text)
