"""A venue in a folder: what systemd/install put there, run as the units run it, with Debian's own mosquitto.conf."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from headtable.config import Config, load
from tests.brokers import MOSQUITTO, free_port, until_it_answers
from tests.debians_mosquitto import mosquitto_below, move
from tests.system.staging import command


class Venue:
    """An installation below a folder, moved to ports that are free."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.port = free_port()
        self.toml = root / "etc/headtable/headtable.toml"
        move(self.toml, {"port = 1883": f"port = {self.port}", "port = 8080": "port = 0"})
        self._mosquitto_conf = mosquitto_below(root, self.port)

    @property
    def config(self) -> Config:
        """What all parts are told."""
        return load(self.toml)

    @asynccontextmanager
    async def mosquitto(self) -> AsyncIterator[None]:
        """Mosquitto as Debian starts it, until it answers; then gone again."""
        running = subprocess.Popen([MOSQUITTO, "-c", self._mosquitto_conf])
        try:
            await until_it_answers(self.port)
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
