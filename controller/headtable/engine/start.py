"""The start of an engine, and its restart. It replays the journal from the first entry, then connects to the bus."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import NamedTuple

from headtable import rulesets
from headtable.bus.client import Bus
from headtable.bus.logins import ENGINE
from headtable.clock_steps import ClockSteps
from headtable.complaints import Complaints
from headtable.config import Config, EngineSettings
from headtable.config.problem import BadFile, named_errors, problem
from headtable.engine.copy_watch import CopyWatch
from headtable.engine.engine import Engine, Environment
from headtable.engine.engine_figures import DecisionTimes, DiskWatch, Measured, publish_figures
from headtable.engine.inbox import Inbox
from headtable.engine.past_reader import PastReader
from headtable.engine.resumed_night import ResumedNight, resumed_from
from headtable.engine.snapshot_keeper import SnapshotKeeper
from headtable.engine.timer import Timer
from headtable.errors import Trouble, Unwell
from headtable.game.past.standing import PastMissing
from headtable.garbage import collect_everything
from headtable.journal import Journal, archive, discard_prepared, entry_ranges, open_prepared, prepare_night
from headtable.journal.moves import moved
from headtable.messages.new_night import MOST_ERRORS, ArchiveNight, NightArchived, NightPutAway, NightStays
from headtable.messages.rooms import (
    EngineState,
)
from headtable.saying import say, text
from headtable.watchdog import notify_watchdog
from headtable.wire import address_of

LISTEN = ("in/+/+", "again/+", "preview/+", "night/archive/+", "box/+/state", "dev/+/birth")
HEARTBEAT_S = 1.0
JOURNAL, CLOCK, PHONE_OR_PREVIEW = "journal", "clock", "phone-or-preview"  # the source of troubles in the log

log = logging.getLogger(__name__)


async def serve(
    config: Config, clock: Callable[[], float] = time.monotonic, flushed: Callable[[], None] = lambda: None
) -> None:
    """Run the engine until cancelled, one night after the other.

    ``clock`` times rounds, walks and breaks; ``flushed`` is called after each commit.
    """
    answer: NightArchived | None = None
    while True:
        asked = await _night(config, clock, flushed, answer)
        answer = _archived(config, asked)
        collect_everything()  # of the last night, before the next one's objects are left out of collections


class _Waits(NamedTuple):
    """Each is set when something begins to wait: dice, refusals, or messages in the inbox."""

    dice: asyncio.Event
    refusals: asyncio.Event
    turns: asyncio.Event


async def _night(
    config: Config, clock: Callable[[], float], flushed: Callable[[], None], answer: NightArchived | None
) -> ArchiveNight:
    """Play the night in the journal until the host wants another one."""
    boot, speed, complaints = secrets.token_hex(4), config.engine.clock_speed, Complaints(log.warning)
    asked: asyncio.Future[ArchiveNight] = asyncio.get_running_loop().create_future()
    waits = _Waits(asyncio.Event(), asyncio.Event(), asyncio.Event())
    with open_journal(config.engine, flushed) as journal, SnapshotKeeper(journal) as keeper:
        _tell_what_was_found(journal)
        bus = _bus(config, boot, complaints)
        start = started(journal, keeper, lambda: Timer(lambda: clock() * speed))
        times, watch = DecisionTimes(), CopyWatch(journal, config.engine, time.monotonic)
        environment = _environment(bus, boot, config.engine, waits, asked)._replace(
            decided=times.note, copy_state=watch.look, after_entry=partial(keeper.after_entry, start.night)
        )
        engine = Engine(journal, start.night, environment)
        inbox = Inbox(engine.on_message, bus.publish, time.monotonic, waits.turns.set)
        measured = Measured(boot, journal, engine, inbox, bus, times, ClockSteps(log.warning))
        await _until(
            asked,
            bus.run(inbox.on_message, partial(_greet, engine, bus, answer), lambda: None),
            _heartbeat(engine, complaints),
            _watch_the_clock(engine, speed, complaints),
            _call_when_due(lambda: engine.dice_left_s, engine.check_dice, waits.dice, complaints),
            _call_when_due(lambda: engine.refusals_left_s, engine.check_refusals, waits.refusals, complaints),
            _handle_inbox(inbox, waits.turns, complaints),
            publish_figures(measured, DiskWatch(log.warning)),
            read_past(start.past, engine, keeper),
            notify_watchdog(os.environ),
        )
    return asked.result()


class Started(NamedTuple):
    """A night to go on with; ``past`` reads what is missing if it comes from a snapshot."""

    night: ResumedNight
    past: PastReader | None


def started(journal: Journal, keeper: SnapshotKeeper, timer: Callable[[], Timer]) -> Started:
    """The night from its snapshot if it has one that fits, and else from its whole journal."""
    start = _from_snapshot(journal, keeper, timer) or Started(keeper.replay(timer()), None)
    keeper.begin(start.night)
    return start


def _from_snapshot(journal: Journal, keeper: SnapshotKeeper, timer: Callable[[], Timer]) -> Started | None:
    snapshot = keeper.take()
    if snapshot is None:
        return None
    try:
        night = resumed_from(snapshot.state, journal, timer())
    except PastMissing:  # a correction since then needs the past
        return None
    return Started(night, PastReader(journal, snapshot.state))


async def read_past(past: PastReader | None, engine: Engine, keeper: SnapshotKeeper) -> None:
    """Read the past that a snapshot has left out, and let the engine go on with it. Everything else comes first."""
    if past is None:
        return
    while not past.is_done:
        await asyncio.sleep(0)
        past.read_on()
    engine.take_past(past.whole)
    if past.agrees:
        keeper.put(past.state)
    else:
        log.error("%s", text("snapshot-differs", entry=past.state.standing.last))
        engine.on_connect()


def _greet(engine: Engine, bus: Bus, answer: NightArchived | None) -> None:
    """Publish every state on a new connection, and the answer to the host who wanted this night."""
    engine.on_connect()
    if answer:
        bus.publish(answer)


def _tell_what_was_found(journal: Journal) -> None:
    """Log every repair that opening the journal has needed."""
    if journal.left_log:
        log.warning("%s", text("log-left-behind", log=str(journal.left_log)))
    if journal.move and journal.has_moved:
        log.warning("%s", moved(journal.move))
    if journal.lost:
        log.warning("%s", text("entries-lost", journal=str(journal.path), entries=entry_ranges(journal.lost)))


def _environment(
    bus: Bus, boot: str, settings: EngineSettings, waits: _Waits, asked: asyncio.Future[ArchiveNight]
) -> Environment:
    """The real connection, clock and chance."""
    return Environment(
        bus.publish,
        boot,
        time.monotonic,
        partial(secrets.token_hex, 8),
        settings.confirm_s,
        wake=waits.dice.set,
        wake_for_refusals=waits.refusals.set,
        archive=partial(_note, asked),
    )


def _note(asked: asyncio.Future[ArchiveNight], message: ArchiveNight) -> None:
    """The host wants a new night; only the first request counts."""
    if not asked.done():
        asked.set_result(message)


async def _until(asked: asyncio.Future[ArchiveNight], *parts: Coroutine[None, None, None]) -> None:
    """Run all of them until a new night is requested."""
    async with asyncio.TaskGroup() as together:
        tasks = [together.create_task(part) for part in parts]
        await asked
        for task in tasks:
            task.cancel()


def _archived(config: Config, asked: ArchiveNight) -> NightArchived:
    """Archive the last night, for which the next one is prepared; the answer has the reason if that is impossible.

    Nothing is archived before the next journal is on the disk. So a bad ruleset or a full disk leaves the night as
    it was, and no power cut loses the order.
    """
    path = Path(config.engine.journal)
    try:
        ruleset = _ordered_ruleset(config, asked) if asked.ruleset else _ruleset(config.engine)
        prepare_night(path, ruleset, secrets.token_hex(16), asked.about)
        place = archive(path)
    except Trouble as trouble:
        discard_prepared(path)
        why = NightStays(named_errors(trouble)[:MOST_ERRORS])
        log.warning("%s", say(why))
        return NightArchived(asked.asker, asked.id, why)
    log.warning("%s", text("last-night-put-away", place=str(place)))
    return NightArchived(asked.asker, asked.id, NightPutAway(str(place)))


def _bus(config: Config, boot: str, complaints: Complaints) -> Bus:
    """The connection. The broker keeps messages while the engine is away."""
    gone = EngineState(boot, "lost")
    return Bus(config.broker, config.venue.name, "engine", LISTEN, complaints, user=ENGINE, will=gone, session="kept")


def open_journal(settings: EngineSettings, flushed: Callable[[], None] = lambda: None) -> Journal:
    """Open tonight's journal. A new one is as the host has ordered it, or gets the configured ruleset.

    A night that goes on makes an order void.
    """
    path = Path(settings.journal)
    if os.path.exists(path):
        journal = Journal.open(path, flushed=flushed)
        discard_prepared(path)
        return journal
    return open_prepared(path, flushed) or Journal.create(
        path, _ruleset(settings), secrets.token_hex(16), flushed=flushed
    )


def _ordered_ruleset(config: Config, asked: ArchiveNight) -> str:
    """The ruleset that the host has chosen; BadConfig if it is invalid or does not fit the electronic dice."""
    where = address_of(asked)
    ruleset = rulesets.parse(asked.ruleset, where)
    if misfits := list(rulesets.misfitting_dice(config, ruleset)):
        raise BadFile(problem(where, None, (), what) for what in misfits)
    return asked.ruleset


def _ruleset(settings: EngineSettings) -> str:
    """The text of the configured rules; BadConfig if they are invalid."""
    ruleset = rulesets.text(settings.ruleset)
    rulesets.parse(ruleset, settings.ruleset)
    return ruleset


async def _heartbeat(engine: Engine, complaints: Complaints) -> None:
    while True:
        await asyncio.sleep(HEARTBEAT_S)
        engine.heartbeat()
        try:
            engine.check_journal()
        except Unwell as trouble:
            complaints.note(JOURNAL, trouble)


async def _watch_the_clock(engine: Engine, speed: float, complaints: Complaints) -> None:
    """Check when a time should be up, and once a second, because people may change which time runs."""
    while True:
        left_s = engine.left_s
        await asyncio.sleep(HEARTBEAT_S if left_s is None else min(HEARTBEAT_S, left_s / speed))
        try:
            engine.check_clock()
        except Unwell as trouble:  # it is repeated as soon as it can be recorded
            complaints.note(CLOCK, trouble)
        if engine.left_s == 0:
            await asyncio.sleep(HEARTBEAT_S)


async def _call_when_due(
    left_s: Callable[[], float | None], look: Callable[[], None], wait: asyncio.Event, complaints: Complaints
) -> None:
    """Look whenever a waiting message is due. A message that cannot be recorded is repeated by its speaker."""
    while True:
        await wait.wait()
        wait.clear()
        while (seconds := left_s()) is not None:
            await asyncio.sleep(seconds)
            try:
                look()
            except Unwell as trouble:
                complaints.note(JOURNAL, trouble)


async def _handle_inbox(inbox: Inbox, wait: asyncio.Event, complaints: Complaints) -> None:
    """Handle one phone or one preview in each turn of the loop, so that a pad's event comes first."""
    while True:
        await wait.wait()
        wait.clear()
        while inbox.has_more:
            await asyncio.sleep(0)
            try:
                inbox.hear_one()
            except Trouble as trouble:
                complaints.note(PHONE_OR_PREVIEW, trouble)
