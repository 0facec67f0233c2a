"""A real engine in a process of its own, as a venue runs it."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path

from headtable.config import Broker, Config, EngineSettings, Venue, to_toml
from tests.forked_commands import ForkedCommand, forked_command


def an_engine(
    broker: Broker, venue: str, journal: Path, log: Path, journal_copy: str = ""
) -> AbstractAsyncContextManager[ForkedCommand]:
    """``headtable engine`` with a configuration for this broker, venue and journal; what it says goes to the log."""
    config = journal.with_suffix(".toml")
    settings = EngineSettings(journal=str(journal), journal_copy=journal_copy, confirm_s=0)
    config.write_text(to_toml(Config(venue=Venue(name=venue), broker=broker, engine=settings)))
    return forked_command(log, "engine", "--config", str(config))
