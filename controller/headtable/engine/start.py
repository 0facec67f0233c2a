"""An engine's start, which is also its restart: the journal again from its first entry, then onto the bus."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import NamedTuple

from headtable import rulesets
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Config, EngineSettings
from headtable.engine.again import Again
from headtable.engine.engine import Engine
from headtable.engine.inbox import Inbox
from headtable.engine.timer import Timer
from headtable.errors import Trouble, Unwell
from headtable.game import History
from headtable.journal import Journal, archive, told
from headtable.meaning import meaning
from headtable.messages.rooms import ArchiveNight, EngineState, NightArchived

LISTEN = ("in/+/+", "again/+", "preview/+", "night/archive/+", "box/+/state", "dev/+/birth")
MOST_TOLD = 4096
BEAT_S = 1.0

log = logging.getLogger(__name__)


async def serve(
    config: Config, clock: Callable[[], float] = time.monotonic, flushed: Callable[[], None] = lambda: None
) -> None:
    """Run the engine until cancelled, one night after the other.

    ``clock`` is what rounds, walks and breaks are timed by; ``flushed`` is called after each commit.
    """
    answer: NightArchived | None = None
    while True:
        asked = await _night(config, clock, flushed, answer)
        answer = _archived(config.engine, asked)


class _Waits(NamedTuple):
    """What is set when something begins to wait for its time, or for its turn."""

    dice: asyncio.Event
    refusals: asyncio.Event
    turns: asyncio.Event


async def _night(
    config: Config, clock: Callable[[], float], flushed: Callable[[], None], answer: NightArchived | None
) -> ArchiveNight:
    """Play the night in the journal, until the host wants another one."""
    boot, speed, complaints = secrets.token_hex(4), config.engine.clock_speed, Complaints(log.warning)
    asked: asyncio.Future[ArchiveNight] = asyncio.get_running_loop().create_future()
    waits = _Waits(asyncio.Event(), asyncio.Event(), asyncio.Event())
    with open_journal(config.engine, flushed) as journal:
        _tell_what_was_found(journal)
        bus = _bus(config, boot, complaints)
        timer = Timer(lambda: clock() * speed)
        engine = _engine_of(
            journal, bus, timer=timer, boot=boot, confirm_s=config.engine.confirm_s, waits=waits, asked=asked
        )
        inbox = Inbox(engine.hear, bus.say, time.monotonic, waits.turns.set)

        def up() -> None:
            engine.up()
            if answer:
                bus.say(answer)

        await _until(
            asked,
            bus.run(inbox.hear, up, lambda: None),
            _beat(engine, complaints),
            _watch_the_clock(engine, speed, complaints),
            _look_when_due(lambda: engine.dice_left_s, engine.look_at_the_dice, waits.dice, complaints),
            _look_when_due(lambda: engine.refusals_left_s, engine.look_at_the_refusals, waits.refusals, complaints),
            _hear_in_turn(inbox, waits.turns, complaints),
        )
    return asked.result()


def _tell_what_was_found(journal: Journal) -> None:
    """Log what opening the journal had to put right."""
    if journal.left_log:
        log.warning("the end of an earlier night was in the way: it is now %s", journal.left_log)
    if journal.lost:
        log.warning("%s goes on without its entries %s, which are lost", journal.path, told(journal.lost))


def _engine_of(  # noqa: PLR0913 - it puts together what the night has made
    journal: Journal,
    bus: Bus,
    *,
    timer: Timer,
    boot: str,
    confirm_s: float,
    waits: _Waits,
    asked: asyncio.Future[ArchiveNight],
) -> Engine:
    """The engine of this journal's night, as far as it was played."""
    again = Again()
    return Engine(
        journal,
        history_of(journal, timer, again),
        bus.say,
        boot=boot,
        clock=time.monotonic,
        timer=timer,
        nonce=lambda: secrets.token_hex(8),
        confirm_s=confirm_s,
        wake=waits.dice.set,
        wake_for_refusals=waits.refusals.set,
        again=again,
        archive=lambda message: None if asked.done() else asked.set_result(message),
    )


async def _until(asked: asyncio.Future[ArchiveNight], *parts: Coroutine[None, None, None]) -> None:
    """Run all of them until something is asked for."""
    async with asyncio.TaskGroup() as together:
        tasks = [together.create_task(part) for part in parts]
        await asked
        for task in tasks:
            task.cancel()


def _archived(settings: EngineSettings, asked: ArchiveNight) -> NightArchived:
    """Put the last night away; why not, where the next one could not begin."""
    try:
        _ruleset(settings)
        place = archive(Path(settings.journal))
    except Trouble as trouble:
        log.warning("the night goes on: %s", trouble)
        return NightArchived(asked.asker, asked.id, why=str(trouble)[:MOST_TOLD])
    log.warning("the last night is now %s", place)
    return NightArchived(asked.asker, asked.id, file=str(place)[:MOST_TOLD])


def _bus(config: Config, boot: str, complaints: Complaints) -> Bus:
    """The broker keeps what is said to an engine that is away."""
    gone = EngineState(boot, "lost")
    return Bus(config.broker, config.venue.name, "engine", LISTEN, complaints, will=gone, session="kept")


def open_journal(settings: EngineSettings, flushed: Callable[[], None] = lambda: None) -> Journal:
    """Tonight's journal; a new one if there is none yet, with the ruleset of the configuration and a drawn seed."""
    path = Path(settings.journal)
    if os.path.exists(path):
        return Journal.open(path, flushed=flushed)
    return Journal.create(path, _ruleset(settings), secrets.token_hex(16), flushed=flushed)


def _ruleset(settings: EngineSettings) -> str:
    """The configured rules, word for word; BadConfig if they are none."""
    ruleset = rulesets.text(settings.ruleset)
    rulesets.parse(ruleset, settings.ruleset)
    return ruleset


def history_of(journal: Journal, timer: Timer | None = None, again: Again | None = None) -> History:
    """The night as its journal tells it, and how long what runs in it has lasted."""
    history = History(rulesets.parse(journal.ruleset, f"the ruleset in {journal.path}"), journal.seed)
    for entry in journal.entries():
        if entry.leads:
            history.record(entry.number, meaning(entry.heard), entry.facts)
        if again:
            again.take(entry.facts)
        if timer:
            timer.recall(history.night, entry.at_ms)
    return history


async def _beat(engine: Engine, complaints: Complaints) -> None:
    while True:
        await asyncio.sleep(BEAT_S)
        engine.beat()
        try:
            engine.look_at_the_journal()
        except Unwell as trouble:
            complaints.note("the journal", str(trouble))


async def _watch_the_clock(engine: Engine, speed: float, complaints: Complaints) -> None:
    """Look when the time should be up, and now and then, as people change what runs."""
    while True:
        left_s = engine.left_s
        await asyncio.sleep(BEAT_S if left_s is None else min(BEAT_S, left_s / speed))
        try:
            engine.look_at_the_clock()
        except Unwell as trouble:  # it is said again as soon as it can be recorded
            complaints.note("the clock", str(trouble))
        if engine.left_s == 0:
            await asyncio.sleep(BEAT_S)


async def _look_when_due(
    left_s: Callable[[], float | None], look: Callable[[], None], wait: asyncio.Event, complaints: Complaints
) -> None:
    """Look whenever something that waits is due; what cannot be recorded now is said again by its speaker."""
    while True:
        await wait.wait()
        wait.clear()
        while (seconds := left_s()) is not None:
            await asyncio.sleep(seconds)
            try:
                look()
            except Unwell as trouble:
                complaints.note("the journal", str(trouble))


async def _hear_in_turn(inbox: Inbox, wait: asyncio.Event, complaints: Complaints) -> None:
    """Hear one phone or one preview in each turn of the loop; a pad's event that came in meanwhile goes before."""
    while True:
        await wait.wait()
        wait.clear()
        while inbox.has_more:
            await asyncio.sleep(0)
            try:
                inbox.hear_one()
            except Trouble as trouble:
                complaints.note(f"a phone or a preview: {type(trouble).__name__}", str(trouble))
