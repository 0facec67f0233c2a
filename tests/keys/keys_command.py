"""`headtable keys` in a folder with the configuration of a venue."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from headtable.cli import build_app

VENUE, BOX = "hall", "stage"
TOML = f'[venue]\nname = "{VENUE}"\n\n[broker]\nembedded = false\nlogins = "logins"\n\n[box]\nid = "{BOX}"\n'


def keys(venue: Path, *words: str, mosquitto: str = "mosquitto") -> Result:
    """Run the command in this venue."""
    where = ["--config", str(venue / "headtable.toml"), "--mosquitto", str(venue / mosquitto)]
    return CliRunner().invoke(build_app(), ["keys", *words, *where])
