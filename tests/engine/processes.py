"""A real engine in a process of its own, as a venue runs it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import Process
from pathlib import Path

from headtable.config import Broker

RUN = """
import asyncio, msgspec, pathlib, sys
from headtable.config import Config
from headtable.engine import serve
asyncio.run(serve(msgspec.toml.decode(pathlib.Path(sys.argv[1]).read_bytes(), type=Config)))
"""


async def start_engine(broker: Broker, venue: str, journal: Path, log: Path) -> Process:
    """``headtable engine`` with a configuration for this broker, venue and journal; what it says goes to the log."""
    config = journal.with_suffix(".toml")
    config.write_text(
        f'[venue]\nname = "{venue}"\n'
        f"[broker]\nport = {broker.port}\nembedded = {'true' if broker.embedded else 'false'}\n"
        f'[engine]\njournal = "{journal}"\n'
    )
    with log.open("ab") as said:
        return await asyncio.create_subprocess_exec(sys.executable, "-c", RUN, str(config), stdout=said, stderr=said)
