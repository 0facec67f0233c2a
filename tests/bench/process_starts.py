"""Real starts: the seconds from exec until a process tells systemd that it is ready."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from headtable.config import Broker, Config, EngineSettings, to_toml
from headtable.config.settings import BoxSettings
from headtable.journal import snapshot_of
from headtable.saying import text
from tests.patience import PATIENCE_S
from tests.systemd_socket import systemd_socket

READY = b"READY=1"
NO_PORT = 9  # nobody listens there: a start is ready before it has a broker


class RealStarts:
    """Starts processes on one journal and its snapshot."""

    def __init__(self, journal: Path, snapshot: bytes) -> None:
        self._journal = journal
        self._snapshot = snapshot
        self._folder = journal.parent
        config = Config(
            broker=Broker(port=NO_PORT, embedded=False),
            box=BoxSettings(by_phone=True),
            engine=EngineSettings(journal=str(journal)),
        )
        self._config = self._folder / "headtable.toml"
        self._config.write_text(to_toml(config))

    def bare(self) -> float:
        """A process that only imports the same modules."""
        return self._ready_s("tests.bench.bare_start")

    def engine(self) -> float:
        """`headtable engine`, which takes the snapshot."""
        snapshot_of(self._journal).write_bytes(self._snapshot)
        took_s = self._ready_s("headtable", "engine", "--config", str(self._config))
        refusal = text("snapshot-unfit", snapshot=str(snapshot_of(self._journal)))
        return sys.exit(refusal) if refusal in self._log.read_text() else took_s

    @property
    def _log(self) -> Path:
        return self._folder / "start.log"

    def _ready_s(self, *words: str) -> float:
        with systemd_socket(self._folder / "notify", PATIENCE_S) as systemd, self._log.open("wb") as log:
            environ = {**os.environ, "NOTIFY_SOCKET": systemd.getsockname()}
            began_s = time.perf_counter()
            with subprocess.Popen([sys.executable, "-m", *words], env=environ, stdout=log, stderr=log) as process:
                try:
                    told = systemd.recv(100)
                    took_s = time.perf_counter() - began_s
                finally:
                    process.kill()
        return took_s if told == READY else sys.exit(f"{words[0]} told {told!r}")
