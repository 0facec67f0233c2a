"""Mosquitto with the configuration that we ship, and with the users that `headtable keys` makes."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from headtable.config import Broker
from tests.brokers import MOSQUITTO, free_port, until_it_answers
from tests.debians_mosquitto import OURS, mosquitto_below
from tests.keys.guarded_broker import Client
from tests.keys.keys_command import TOML, keys
from tests.shipped_limits import SHIPPED, open_files

FURTHER_BOX = "cellar"


class VenueBroker:
    """A running Mosquitto of a venue, with its files in etc/mosquitto below the venue's folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.settings = Broker(port=free_port(), embedded=False, logins=str(folder / "logins"))
        (folder / "headtable.toml").write_text(TOML)
        (folder / OURS).parent.mkdir(parents=True)
        shutil.copy(SHIPPED, folder / OURS)
        self.keys("make", "--box", FURTHER_BOX)
        limited = ("prlimit", f"--nofile={open_files()}")
        self._running = subprocess.Popen([*limited, MOSQUITTO, "-c", mosquitto_below(folder, self.settings.port)])

    def keys(self, *words: str) -> str:
        """What `headtable keys` says in this venue."""
        done = keys(self._folder, *words, mosquitto="etc/mosquitto")
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


@contextmanager
def venue_broker(folder: Path) -> Iterator[VenueBroker]:
    """Mosquitto of a venue, until the end of the test."""
    broker = VenueBroker(folder)
    try:
        asyncio.run(until_it_answers(broker.settings.port))
        yield broker
    finally:
        broker.stop()
