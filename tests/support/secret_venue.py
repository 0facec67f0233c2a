"""A venue in a folder, with a secret in each place that has one, and a log that tells all of them."""

from __future__ import annotations

import base64
import os
import subprocess
import sys
import zipfile
from pathlib import Path

from headtable.box.lines.wifi.device_keys import Keys
from headtable.config import load
from headtable_tools.certificate.make import AUTHORITY_KEY, FOLDER, SERVER_KEY
from headtable_tools.keys import venue_logins
from tests.brokers import free_port

DEVICE_KEY = bytes(range(100, 132))
CONFIGURED = {
    "password": "the broker's own word",
    "host_key": "mabel's 12 cups",
    "metrics_key": "figures-for-all-of-us",
}


class SecretVenue:
    """headtable.toml and all that stands beside it; the commands run in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder / "venue", folder / "venue/headtable.toml"
        self.mosquitto, self.log, self.programs = folder / "mosquitto", folder / "log", folder / "bin"
        self.programs.mkdir(parents=True)
        self.folder.mkdir()
        self.write(_configuration())
        self.logins = self.folder / "logins"
        venue_logins.make(load(self.file), venue_logins.Folders(self.logins, self.mosquitto), ("cellar",))
        (self.folder / "devices").mkdir()
        Keys(self.folder / "devices/pads").store("pad-07", DEVICE_KEY)
        for name in (SERVER_KEY, AUTHORITY_KEY):
            self._private_key(self.folder / FOLDER / name)
        journalctl = self.programs / "journalctl"
        journalctl.write_text(f"#!/bin/sh\nexec cat {self.log}\n")
        journalctl.chmod(0o755)

    def write(self, configuration: str) -> None:
        """Write headtable.toml."""
        self.file.write_text(configuration, encoding="utf-8")

    def move_logins(self, name: str) -> None:
        """Let the logins lie in a folder of another name."""
        self.logins = self.logins.rename(self.folder / name)

    def secrets(self) -> dict[str, str]:
        """Every secret, by where it is."""
        logins = {f"login {file.name}": file.read_text().strip() for file in self.logins.iterdir()}
        return {
            **CONFIGURED,
            **logins,
            "device key": base64.b64encode(DEVICE_KEY).decode(),
            "device key in hex": DEVICE_KEY.hex(),
            "certificate's key": (self.folder / FOLDER / SERVER_KEY).read_text().splitlines()[1],
            "authority's key": (self.folder / FOLDER / AUTHORITY_KEY).read_text().splitlines()[1],
        }

    def report(self) -> str:
        """All that the command puts into its file, with a log that has told each secret."""
        self.log.write_text("".join(f"{where}: <{secret}>\n" for where, secret in self.secrets().items()))
        out = self.folder / "report.zip"
        environment = os.environ | {"PATH": f"{self.programs}:{os.environ['PATH']}"}
        words = [sys.executable, "-m", "headtable", "report", "--config", str(self.file), "--out", str(out)]
        subprocess.run(words, cwd=self.folder, env=environment, check=True, capture_output=True)
        with zipfile.ZipFile(out) as archive:
            return "\n".join(archive.read(name).decode() for name in archive.namelist())

    def _private_key(self, file: Path) -> None:
        file.parent.mkdir(exist_ok=True)
        body = base64.b64encode(os.urandom(90)).decode()
        file.write_text(f"-----BEGIN PRIVATE KEY-----\n{body}\n-----END PRIVATE KEY-----\n")


def _configuration() -> str:
    return f"""
[broker]
port = {free_port()}
username = "web"
password = "{CONFIGURED["password"]}"
[web]
host_key = "{CONFIGURED["host_key"]}"
metrics_key = "{CONFIGURED["metrics_key"]}"
[box]
keys = "devices/pads"
"""
