"""A venue in a folder: what systemd/install put there, run as the units run it, with Debian's own mosquitto.conf."""

from __future__ import annotations

import asyncio
import getpass
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from headtable.config import Config, load
from tests.brokers import MOSQUITTO, answers, free_port
from tests.patience import PATIENCE_S
from tests.system.staging import command

DEBIANS = Path("/etc/mosquitto/mosquitto.conf")


class Venue:
    """An installation below a folder, moved to ports that are free."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.port = free_port()
        self.toml = root / "etc/headtable/headtable.toml"
        self._move(self.toml, {"port = 1883": f"port = {self.port}", "port = 8080": "port = 0"})
        self._move(
            root / "etc/mosquitto/conf.d/headtable.conf",
            {"listener 1883": f"listener {self.port}", "/etc/mosquitto": f"{root}/etc/mosquitto"},
        )

    @property
    def config(self) -> Config:
        """What all parts are told."""
        return load(self.toml)

    @asynccontextmanager
    async def mosquitto(self) -> AsyncIterator[None]:
        """Mosquitto as Debian starts it, until it answers; then gone again."""
        running = subprocess.Popen([MOSQUITTO, "-c", self._debians()])
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not await answers(self.port):
                    await asyncio.sleep(0.01)
            assert running.poll() is None
            yield
        finally:
            running.kill()
            running.wait()

    async def start(self, part: str) -> asyncio.subprocess.Process:
        """Start a part with the words of its unit."""
        words = [str(self.toml) if word == "/etc/headtable/headtable.toml" else word for word in command(part)]
        state = self.root / "var/lib/headtable"
        state.mkdir(parents=True, exist_ok=True)
        return await asyncio.create_subprocess_exec(
            sys.executable, *words[1:], cwd=state, env={"PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE
        )

    def _debians(self) -> Path:
        """Debian's configuration, which takes in ours, with every path below our folder."""
        for folder in ("run", "var/lib", "var/log"):
            (self.root / folder / "mosquitto").mkdir(parents=True, exist_ok=True)
        ours = self.root / DEBIANS.relative_to("/")
        ours.write_text(f"user {getpass.getuser()}\n{DEBIANS.read_text()}")
        self._move(ours, {f" /{place}/": f" {self.root}/{place}/" for place in ("run", "var", "etc")})
        return ours

    @staticmethod
    def _move(file: Path, changes: dict[str, str]) -> None:
        text = file.read_text()
        for was, now in changes.items():
            assert was in text, f"{file} has no {was!r}"
            text = text.replace(was, now)
        file.write_text(text)
