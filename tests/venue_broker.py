"""Mosquitto with the configuration that we ship, and with the users that `headtable keys` makes."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.config import Broker
from tests.brokers import MOSQUITTO, answers, free_port
from tests.keys.guarded_broker import Client
from tests.patience import PATIENCE_S

SYSTEMD = Path(__file__).parents[1] / "systemd"
SHIPPED = (SYSTEMD / "mosquitto/headtable.conf").read_text()
VENUE, BOX, FURTHER_BOX = "hall", "stage", "cellar"
TOML = f'[venue]\nname = "{VENUE}"\n\n[broker]\nembedded = false\nlogins = "logins"\n\n[box]\nid = "{BOX}"\n'


def limits_in(configuration: str) -> dict[str, int]:
    """The numbers in a configuration of Mosquitto."""
    found = re.findall(r"^(\w+) (\d+)$", configuration, re.MULTILINE)
    return {key: int(number) for key, number in found}


def open_files() -> int:
    """The most files that our addition to Mosquitto's unit lets it open. A connection is one."""
    [number] = re.findall(r"^LimitNOFILE=(\d+)$", (SYSTEMD / "mosquitto/override.conf").read_text(), re.MULTILINE)
    return int(number)


class VenueBroker:
    """A running Mosquitto of a venue."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.settings = Broker(port=free_port(), embedded=False, logins=str(folder / "logins"))
        (folder / "headtable.toml").write_text(TOML)
        self.keys("make", "--box", FURTHER_BOX)
        limited = ("prlimit", f"--nofile={open_files()}")
        self._running = subprocess.Popen([*limited, MOSQUITTO, "-c", self._configuration()])

    def _configuration(self) -> Path:
        """Debian's own file, which includes ours. Only port and paths of ours are others than at a venue."""
        main, included = self._folder / "mosquitto.conf", self._folder / "conf.d"
        included.mkdir()
        (self._folder / "kept").mkdir()
        at_port = _replaced(SHIPPED, "listener 1883 127.0.0.1", f"listener {self.settings.port} 127.0.0.1")
        ours = _replaced(at_port, " /etc/mosquitto/headtable.", f" {self._folder}/mosquitto/headtable.")
        (included / "headtable.conf").write_text(ours)
        kept = f"persistence_location {self._folder}/kept/"
        main.write_text(f"user root\nlog_type error\n{kept}\ninclude_dir {included}\n")
        return main

    def keys(self, *words: str) -> str:
        """What `headtable keys` says in this venue."""
        where = ("--config", str(self._folder / "headtable.toml"), "--mosquitto", str(self._folder / "mosquitto"))
        done = CliRunner().invoke(build_app(), ["keys", *words, *where])
        assert done.exit_code == 0, done.output
        return done.output

    def reload(self) -> None:
        """What `systemctl reload mosquitto` does."""
        self._running.send_signal(signal.SIGHUP)

    def stop(self) -> None:
        """Kill it."""
        self._running.kill()
        self._running.wait()

    def password(self, user: str) -> str:
        """The user's password now."""
        return (self._folder / "logins" / user).read_text().strip()

    @contextmanager
    def client(self, user: str, password: str = "") -> Iterator[Client]:
        """A client of this user, with its password now or another one."""
        with Client(user, password or self.password(user), self.settings.port) as client:
            yield client


def _replaced(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


@contextmanager
def venue_broker(folder: Path) -> Iterator[VenueBroker]:
    """Mosquitto of a venue, until the end of the test."""
    broker = VenueBroker(folder)
    try:
        asyncio.run(_until_it_answers(broker.settings.port))
        yield broker
    finally:
        broker.stop()


async def _until_it_answers(port: int) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not await answers(port):
            await asyncio.sleep(0.01)
