"""kill -9, at any moment and many times: the night goes on, and every roll counts exactly once."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from headtable.engine.engine import Engine, Environment
from headtable.engine.resumed_night import history_of, resumed
from headtable.engine.timer import Timer
from headtable.game.views import board_state, night_state, table_state
from headtable.journal import Entry, Journal
from headtable.messages.inputs import Ack
from headtable.messages.pace import RoundOver
from headtable.messages.words import Message
from headtable_tools.replay import replay
from tests.brokers import Kind, some_broker
from tests.engine.killed import TABLES, KilledNight

NIGHTS = 4  # at the same time
LIVES = 60  # of the engine, each night

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


@pytest.mark.parametrize(("kind", "lives"), [("mosquitto", LIVES), ("embedded", 10)])
async def test_no_acknowledged_roll_is_lost_or_counted_twice(tmp_path: Path, kind: Kind, lives: int) -> None:
    async with some_broker(kind, tmp_path) as broker:
        nights = [KilledNight(broker.settings, f"v{seed}", tmp_path, random.Random(seed)) for seed in range(NIGHTS)]
        async with asyncio.TaskGroup() as all_nights:
            for night in nights:
                all_nights.create_task(played_to_the_end(night, lives))
    progress(f"{sum(night.kills for night in nights)} kills")
    for night in nights:
        check(night, tmp_path)


async def played_to_the_end(night: KilledNight, lives: int) -> None:
    """Kill this many engines, and let one more run for a while."""
    async with night.going_on():
        for _ in range(lives):
            await night.one_life()
            if night.kills % 20 == 0:
                progress(f"{night.journal.name}: {night.kills} kills, {len(night.acked)} verdicts")
        async with night.an_engine() as last:
            await night.verdicts(50)
            await night.second_round()
            last.terminate()
            await last.wait()


def check(night: KilledNight, folder: Path) -> None:
    """The journal holds every verdict once and in order, and the night is as it should be."""
    with Journal.read(night.journal) as journal:
        entries = list(journal.entries())
        seed, ruleset = journal.seed, journal.ruleset
    assert night.contradictions == []
    keys = [(entry.heard.uid, entry.heard.boot, entry.heard.seq) for entry in entries]
    assert len(keys) == len(set(keys))
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    written = {key: verdict_of(entry) for key, entry in zip(keys, entries, strict=True)}
    unwritten = {key for key, ack in night.acked.items() if ack.entry is None}  # what was not the speaker's to say
    assert not [ack for key, ack in night.acked.items() if key in unwritten and ack.accepted]
    assert {key: written.get(key) for key in night.acked if key not in unwritten} == {
        key: ack for key, ack in night.acked.items() if key not in unwritten
    }
    for uid in {uid for uid, _, _ in keys}:
        seqs = [seq for speaker, _, seq in keys if speaker == uid]
        assert seqs == sorted(seqs)
        told = {seq for speaker, _, seq in unwritten if speaker == uid}
        assert told.isdisjoint(seqs)
        assert sorted({*seqs, *told}) == list(range(len(seqs) + len(told)))
    assert replay(night.journal).differences == ()
    rounds = sum(isinstance(fact, RoundOver) for entry in entries for fact in entry.facts)
    progress(f"{night.journal.name}: {len(entries)} entries, {len(night.acked)} verdicts, {rounds} rounds played")
    assert rounds >= 1
    with Journal.create(folder / f"{night.journal.name}-uninterrupted", ruleset, seed) as other:
        uninterrupted(other, entries)
        assert [entry.facts for entry in other.entries()] == [entry.facts for entry in entries]
        assert [entry.refusal for entry in other.entries()] == [entry.refusal for entry in entries]
        with Journal.read(night.journal) as journal:
            assert room(journal) == room(other)


def progress(text: str) -> None:
    sys.stderr.write(f"{text}\n")


def verdict_of(entry: Entry) -> Ack:
    heard = entry.heard
    refusal = entry.refusal
    return Ack(heard.uid, heard.boot, heard.seq, refusal is None, entry.number, refusal, heard.role)


def uninterrupted(journal: Journal, entries: list[Entry]) -> None:
    """One engine that is never killed hears the same messages in the same order, and at the same times."""
    heard_ms = 0
    environment = Environment(lambda *_: True, "e1", lambda: (heard_ms + 0.5) / 1000, lambda: "never")
    engine = Engine(journal, resumed(journal, Timer(lambda: 0.0)), environment)
    for entry in entries:
        heard_ms = entry.heard.heard_ms or 0
        engine.on_message(entry.heard, "live")


def room(journal: Journal) -> list[Message]:
    """Everything a screen would show after the last entry."""
    night = history_of(journal).night
    tables = [table_state(night, table) for table in range(1, TABLES + 1)]
    return [night_state(night, journal.last), board_state(night), *tables]


@pytest.mark.parametrize("kind", ["mosquitto", "embedded"])
async def test_a_temporary_loss_of_the_broker_loses_no_roll(tmp_path: Path, kind: Kind) -> None:
    async with some_broker(kind, tmp_path) as broker:
        night = KilledNight(broker.settings, "hall", tmp_path, random.Random(7))
        async with night.going_on(), night.an_engine() as engine:
            for _ in range(5):
                await night.verdicts(60)
                await broker.stop()
                await broker.start()
            await night.verdicts(300)
            await night.second_round()
            engine.terminate()
            await engine.wait()
    check(night, tmp_path)
