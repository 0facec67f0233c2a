"""The time of day jumps by an hour and back in the middle of a round, under a real engine, as faketime makes it jump.

faketime changes only the time of day here: the seconds that pass are the kernel's.
"""

from __future__ import annotations

import asyncio
import os
import random
from itertools import pairwise
from pathlib import Path

import pytest

from headtable.config import Broker, Config, EngineSettings, Venue
from headtable.journal import Entry, Journal
from headtable.messages.pace import RoundStarted, TimeUp
from headtable_tools.replay import verify
from tests.brokers import Mosquitto
from tests.engine.killed import KilledNight
from tests.patience import PATIENCE_S
from tests.processes import a_part

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]
HALL, HOUR_S = "hall", 3600
RULESET, ROUND_S, SPEED = "timed-3+2", 180, 9.0  # only the clock ends a round, here after 20 s
ROUND_MS, SLACK_MS = 1000 * ROUND_S / SPEED, 500
FAKETIME = "/usr/$LIB/faketime/libfaketime.so.1"  # the loader fills in $LIB


class TimeOfDay:
    """The engine's time of day: a file says how far it is from the real one."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "time-of-day"
        self.step(0)

    def step(self, by_s: int) -> None:
        """Set it to the real time and so many seconds."""
        draft = self._file.with_suffix(".new")
        draft.write_text(f"{by_s:+}\n")
        draft.replace(self._file)

    @property
    def environ(self) -> dict[str, str]:
        """What makes a process follow it."""
        return {
            **os.environ,
            "LD_PRELOAD": FAKETIME,
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }


async def test_an_hour_forward_and_back_in_a_round_loses_nothing_and_changes_no_order_and_no_round(
    tmp_path: Path,
) -> None:
    time_of_day, log = TimeOfDay(tmp_path), tmp_path / "engine.log"
    async with Mosquitto(tmp_path) as broker:
        night = KilledNight(broker.settings, HALL, tmp_path, random.Random(8))
        config = ended_by_the_clock(broker.settings, night.journal)
        with log.open("wb") as said:
            engine = a_part("engine", config, tmp_path, stderr=said, env=time_of_day.environ)
            async with night.going_on(), engine:
                await night.verdicts(30)
                for offset_s, jump_s in ((HOUR_S, HOUR_S), (0, -HOUR_S)):
                    time_of_day.step(offset_s)
                    await said_in(log, f"jumped by {jump_s} s", night)
                await night.second_round()
    with Journal.read(night.journal) as journal:
        check(list(journal.entries()), night)


def check(entries: list[Entry], night: KilledNight) -> None:
    """The jumps are in the first round, and nothing else of the night shows them.

    What was refused too often has no entry, so a repetition that was already on its way may be judged again.
    """
    assert jumps(entries) == [1, -1]
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert lost(entries, night) == []
    assert [first for first, _ in night.contradictions if first.entry is not None] == []
    seqs: dict[str, list[int]] = {}
    for entry in entries:
        seqs.setdefault(entry.heard.uid, []).append(entry.heard.seq)
    assert all(of_one == sorted(set(of_one)) for of_one in seqs.values())
    heard_ms = [entry.heard.heard_ms or 0 for entry in entries if entry.heard.role != "clock"]
    assert heard_ms == sorted(heard_ms)
    assert verify(night.journal).differences == ()
    first, *_ = rounds(entries)
    assert jumps(first) == [1, -1]
    assert ROUND_MS - SLACK_MS < first[-1].at_ms - first[0].at_ms < 1000 * PATIENCE_S  # both jumps are in between


def jumps(entries: list[Entry]) -> list[int]:
    """The hours by which the time of day jumps from one entry to the next."""
    hours = [round((after.at_ms - before.at_ms) / 1000 / HOUR_S) for before, after in pairwise(entries)]
    return [by for by in hours if by]


def rounds(entries: list[Entry]) -> list[list[Entry]]:
    """The entries of each round that was played, from its start until its time was up."""
    starts = [at for at, entry in enumerate(entries) if any(isinstance(fact, RoundStarted) for fact in entry.facts)]
    ends = [at for at, entry in enumerate(entries) if isinstance(entry.heard.said, TimeUp)]
    return [entries[start : min(end for end in ends if end > start) + 1] for start in starts if start < ends[-1]]


def lost(entries: list[Entry], night: KilledNight) -> list[tuple[str, str, int]]:
    """What was acknowledged and is not in the journal as it was acknowledged."""
    kept = {(one.heard.uid, one.heard.boot, one.heard.seq): (one.number, one.refusal is None) for one in entries}
    acked = {key: (ack.entry, ack.accepted) for key, ack in night.acked.items() if ack.entry is not None}
    return [key for key, verdict in acked.items() if kept.get(key) != verdict]


def ended_by_the_clock(broker: Broker, journal: Path) -> Config:
    """The configuration of an engine whose rounds end by the clock."""
    engine = EngineSettings(journal=str(journal), ruleset=RULESET, clock_speed=SPEED, confirm_s=0)
    return Config(venue=Venue(name=HALL), broker=broker, engine=engine)


async def said_in(log: Path, words: str, night: KilledNight) -> None:
    """Wait until the log has these words, while the night goes on."""
    async with asyncio.timeout(PATIENCE_S):
        while words not in log.read_text():
            await night.verdicts(5)
