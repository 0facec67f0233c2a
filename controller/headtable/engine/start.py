"""An engine's start, which is also its restart: the journal again from its first entry, then onto the bus."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from pathlib import Path

from headtable import rulesets
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Config, EngineSettings
from headtable.engine.engine import Engine
from headtable.game import History
from headtable.journal import Journal
from headtable.meaning import meaning
from headtable.messages import EngineState

LISTEN = ("in/+", "box/+/state")
BEAT_S = 1.0

log = logging.getLogger(__name__)


async def serve(config: Config) -> None:
    """Run the engine until cancelled."""
    boot = secrets.token_hex(4)
    with open_journal(config.engine) as journal:
        bus = Bus(
            config.broker,
            config.venue.name,
            "engine",
            LISTEN,
            Complaints(log.warning),
            will=EngineState(boot, "lost"),
            session="kept",
        )
        engine = Engine(
            journal,
            history_of(journal),
            bus.say,
            boot=boot,
            clock=time.monotonic,
            nonce=lambda: secrets.token_hex(8),
        )
        async with asyncio.TaskGroup() as both:
            both.create_task(bus.run(engine.hear, engine.up, lambda: None))
            both.create_task(_beat(engine))


def open_journal(settings: EngineSettings) -> Journal:
    """Tonight's journal; a new one if there is none yet, with the ruleset of the configuration and a drawn seed."""
    path = Path(settings.journal)
    if path.exists():
        return Journal.open(path)
    ruleset = rulesets.text(settings.ruleset)
    rulesets.parse(ruleset, settings.ruleset)
    return Journal.create(path, ruleset, secrets.token_hex(16))


def history_of(journal: Journal) -> History:
    """The night as its journal tells it."""
    history = History(rulesets.parse(journal.ruleset, f"the ruleset in {journal.path}"), journal.seed)
    for entry in journal.entries():
        if entry.refusal is None:
            history.record(entry.number, meaning(entry.heard), entry.facts)
    return history


async def _beat(engine: Engine) -> None:
    while True:
        await asyncio.sleep(BEAT_S)
        engine.beat()
