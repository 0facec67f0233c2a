"""A real engine in a process of its own, as a venue runs it."""

from __future__ import annotations

import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from headtable.config import Broker, Config, EngineSettings, Venue, to_toml
from tests.processes import a_process


@asynccontextmanager
async def an_engine(broker: Broker, venue: str, journal: Path, log: Path) -> AsyncIterator[Process]:
    """``headtable engine`` with a configuration for this broker, venue and journal; what it says goes to the log."""
    config = journal.with_suffix(".toml")
    config.write_text(
        to_toml(
            Config(venue=Venue(name=venue), broker=broker, engine=EngineSettings(journal=str(journal), confirm_s=0))
        )
    )
    command = (sys.executable, "-m", "headtable", "engine", "--config", str(config))
    with log.open("ab") as said:
        async with a_process(*command, stdout=said, stderr=said) as engine:
            yield engine
