"""The pages' knowledge of the room, and the messages to each browser."""

from __future__ import annotations

import asyncio
import gc
import json

import pytest
from msgspec.structs import replace

from headtable.messages.announcements import AnnouncedResult, ResultOf
from headtable.messages.facts import Fact, Told
from headtable.messages.part_figures import DecisionFigures, DiskFigures, EngineFigures
from headtable.messages.past import Changed, Undone
from headtable.messages.people import NightOpened
from headtable.messages.roll_offs import MostOf
from headtable.messages.rooms import (
    BoxState,
    CalledBy,
    EngineState,
    RollingOff,
    RoundResult,
    StageState,
    TableRounds,
)
from headtable.messages.table import DicePassed, RolledOff
from headtable.web.live_events import event
from headtable.web.live_room import LiveRoom
from headtable.web.stage_words import ChangeLine, StageWords
from headtable.web.watcher import GATHER_S, HEARTBEAT, MOST_WAITING, Watcher
from tests.patience import PATIENCE_S
from tests.web.house import ONLINE, board, evening, night, room_with, table


async def told(watcher: Watcher, room: LiveRoom, beat_s: float = 30) -> list[tuple[str, object]]:
    """Everything that waits for a browser, as (kind, what)."""
    events = watcher.events(lambda: event(room.snapshot()), beat_s)
    written = await anext(events)
    return [_read(one) for one in written.decode().split("\n\n") if one]


def _read(one: str) -> tuple[str, object]:
    kind, _, what = one.removeprefix("event: ").partition("\ndata: ")
    return kind, json.loads(what)


def test_the_snapshot_holds_the_last_state_of_everything() -> None:
    room = room_with(*evening(), table(2, (5, 7)))
    snapshot = room.snapshot()
    assert snapshot.link.engine == "online"
    assert snapshot.night == night()
    assert snapshot.tables == (table(1), table(2, (5, 7)), table(3))
    assert snapshot.board == board(12)


def test_tables_of_an_earlier_larger_night_are_not_shown() -> None:
    room = room_with(*evening(tables=5), night(tables=3))
    assert [state.table for state in room.snapshot().tables] == [1, 2, 3]


async def test_a_browser_gets_a_snapshot_and_then_only_changes() -> None:
    room = room_with(*evening())
    with room.watch() as watcher:
        assert [kind for kind, _ in await told(watcher, room)] == ["snapshot"]
        for message in (*evening(), table(2, (0, 21)), night("called", 3, CalledBy("bunco", "Eve"))):
            room.on_message(message)
        news = await told(watcher, room)
    assert [kind for kind, _ in news] == ["table", "night"]
    assert news[0][1] == {
        "is": "table", "table": 2, "phase": "rolling", "seats": ["Eve", "Fay", "Gil", "Hal"], "tally": [0, 21],
        "roller": "Eve", "turn_points": 0, "last": None, "faces": None, "call_it": False, "winner": None, "walks": [],
        "thrower": None, "ghosts": [], "before": None,
        "may_roll": [], "strikes": 0, "uncalled": None, "may_decline": False, "help": False,
        "takes_sheet": False, "undo_reopens": None,
            "rung": "dice", "mark": None, "proposed": None, "again": None, "first_roll": None,
    }  # fmt: skip


async def test_a_browser_is_notified_of_changed_rounds_and_asks_for_them() -> None:
    result = RoundResult(1, 1, "a", ("Ann", "Cat"), ("Bob", "Dan"), (21, 4), "points")
    finished = TableRounds(1, (result,))
    room = room_with(*evening(), TableRounds(1), TableRounds(9))
    with room.watch() as watcher:
        await told(watcher, room)
        for _ in range(2):
            room.on_message(finished)
        assert await told(watcher, room) == [("rounds", {"of_table": 1, "changes": 1})]
    assert room.rounds() == (finished,)


async def test_a_countdown_is_sent_only_when_it_starts_jumps_or_ends() -> None:
    now_s = 100.0
    room = LiveRoom(lambda: now_s)
    room.on_message(ONLINE)
    with room.watch() as watcher:
        await told(watcher, room)
        for left_s in (60, 59, 58, 118, None):
            room.on_message(EngineState("e1", "online", left_s=left_s))
            now_s += 1
        news = await told(watcher, room)
    night = {"night_left_s": None}
    assert news == [("clock", {"left_s": left_s, **night}) for left_s in (60.0, 118.0, None)]


def test_a_later_viewer_gets_the_time_that_is_left_now() -> None:
    now_s = 100.0
    room = LiveRoom(lambda: now_s)
    room.on_message(EngineState("e1", "online", left_s=60))
    now_s += 0.5
    assert room.snapshot().clock.left_s == 59.5


async def test_a_browser_that_falls_behind_gets_a_new_snapshot() -> None:
    room = room_with(*evening())
    with room.watch() as watcher:
        await told(watcher, room)
        for points in range(1, MOST_WAITING + 10):
            room.on_message(table(1, (points, 0)))
        [(kind, what)] = await told(watcher, room)
    assert kind == "snapshot"
    assert isinstance(what, dict)
    assert what["tables"][0]["tally"] == [MOST_WAITING + 9, 0]


async def test_a_quiet_room_still_sends_heartbeats() -> None:
    room = room_with(*evening())
    with room.watch() as watcher:
        await told(watcher, room)
        events = watcher.events(lambda: b"", heartbeat_s=0.01)
        assert await anext(events) == HEARTBEAT


async def test_closing_the_room_ends_every_stream() -> None:
    room = room_with()
    with room.watch() as watcher:
        stream = asyncio.create_task(_drain(watcher))
        await asyncio.sleep(0)
        room.close()
        await asyncio.wait_for(stream, PATIENCE_S)


async def test_a_browser_that_comes_while_the_room_closes_is_not_kept() -> None:
    room = room_with()
    room.close()
    with room.watch() as watcher:
        await asyncio.wait_for(_drain(watcher), PATIENCE_S)


async def _drain(watcher: Watcher) -> None:
    async for _ in watcher.events(lambda: b"", heartbeat_s=1000):
        pass


@pytest.mark.slow
async def test_a_browser_that_leaves_is_forgotten() -> None:
    room = room_with()
    with room.watch():
        assert room.watched_by == 1
    gc.collect()
    assert room.watched_by == 0


def test_a_silent_engine_is_reported_with_the_length_of_its_silence() -> None:
    now = [100.0]
    room = LiveRoom(lambda: now[0])
    room.on_connect()
    room.on_message(ONLINE)
    assert room.link().engine == "online"
    now[0] += 3.0
    assert room.link().engine == "online"
    now[0] += 1.0
    assert (room.link().engine, room.link().age_s) == ("silent", 4.0)


def test_a_stopped_engine_is_lost_and_a_returning_engine_is_online() -> None:
    room = room_with(ONLINE, EngineState("e1", "lost"))
    assert room.link().engine == "lost"
    room.on_message(EngineState("e2", "online"))
    assert room.link().engine == "online"


async def test_the_browsers_are_notified_of_the_loss_and_the_return_of_the_broker() -> None:
    room = room_with(ONLINE)
    with room.watch() as watcher:
        await told(watcher, room)
        room.on_disconnect()
        room.on_connect()
        news = await told(watcher, room)
    assert [(kind, what["broker"]) for kind, what in news if isinstance(what, dict)] == [
        ("link", False),
        ("link", True),
    ]


def test_a_lost_box_is_named() -> None:
    room = room_with(BoxState("box", "b1", "online"), BoxState("stage", "b1", "lost"))
    assert room.link().boxes_lost == ("stage",)


def test_hosts_are_told_when_the_journals_disk_is_nearly_full() -> None:
    decisions = DecisionFigures((0,) * 11)
    room = room_with(EngineFigures("e1", 0, decisions, disk=DiskFigures(499_000_000, 32_000_000_000)))
    assert room.link().disk_scarce
    room.on_message(EngineFigures("e1", 0, decisions, disk=DiskFigures(500_000_000, 32_000_000_000)))
    assert not room.link().disk_scarce


def test_facts_are_listed_as_sentences_and_a_repeated_one_once() -> None:
    fact = Told(7, 0, DicePassed(1, "<b>Ann"))
    room = room_with(fact, fact, Told(7, 1, RolledOff(2, 5, 3)), Told(8, 0, Undone(7, "host", "a mistake")))
    assert [(line.entry, line.part) for line in room.snapshot().latest] == [(7, 0), (7, 1), (8, 0)]
    assert "<b>Ann" in room.snapshot().latest[0].words


def test_another_night_starts_a_new_list() -> None:
    opened: Fact = NightOpened("rfp", "0" * 64, (("A", "B", "C", "D"),))
    room = room_with(Told(1, 0, opened), Told(2, 0, DicePassed(1, "A")), Told(1, 0, NightOpened("rfp", "1" * 64, ())))
    assert [line.entry for line in room.snapshot().latest] == [1]


def test_the_opening_names_the_title_of_the_rules_and_not_their_file() -> None:
    opened = NightOpened("martha", "0" * 64, (("A", "B", "C", "D"),))
    room = room_with(replace(night(), ruleset="Our short Pink"), Told(1, 0, opened))
    assert room.snapshot().latest[0].words.startswith("the night opened by the “Our short Pink” rules; table 1: A")


@pytest.mark.parametrize("players", [4, 400])
def test_the_sentence_of_a_fact_stays_short(players: int) -> None:
    seats = tuple(("Bartholomew", "Christopher", "Wilhelmina", "Sebastian") for _ in range(players // 4))
    room = room_with(Told(1, 0, NightOpened("rfp", "0" * 64, seats)))
    assert len(room.snapshot().latest[0].words) <= 160


async def test_the_name_of_a_stage_is_sent_before_it_in_the_rulesets_spelling() -> None:
    what = MostOf("buncos", 1)
    change = Changed(ResultOf(1, 1, 2), AnnouncedResult(("Eve", "Gil"), "points", 3, 1), None)
    room = room_with(*evening())
    with room.watch() as watcher:
        await told(watcher, room)
        room.on_message(StageState(RollingOff(what, ("Ann", "Bob"), ("Bob",)), (change,)))
        news = await told(watcher, room)
    assert [kind for kind, _ in news] == ["words", "stage"]
    line = ChangeLine(change, "set 1, round 1, table 2", "open again", "(it was: Eve and Gil won with 3 to 1)")
    assert room.snapshot().words == StageWords("the most BUNKOs of group 1", (line,))


def test_a_corrected_round_of_the_semi_final_has_its_name() -> None:
    change = Changed(ResultOf(4, 1, 2), AnnouncedResult(("Eve", "Gil"), "points", 3, 1), None)
    stage = StageState(changed=(change,), semi_final=True)
    room = room_with(*evening(), replace(night(), set=4), stage)
    assert [line.what for line in room.snapshot().words.changes] == ["semi-final, round 1, table 2"]


def test_the_end_of_the_night_is_told_again_only_when_it_has_moved_by_half_a_minute() -> None:
    times: list[float] = []
    room = LiveRoom(lambda: times[-1] if times else 0.0)
    ends = []
    for now_s, left_s in ((0.0, None), (1.0, 600), (11.0, 590), (31.0, 600), (91.0, 600)):
        times.append(now_s)
        room.on_message(EngineState("e1", "online", night_left_s=left_s))
        ends.append(room.clock().night_left_s)
    assert ends == [None, 600, 590, 570, 600]


async def test_news_after_a_silence_goes_at_once_and_what_follows_closely_goes_together() -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if seconds:
            watcher.send(b"third ")

    watcher = Watcher(clock=lambda: 7.0, pause=pause)
    events = watcher.events(lambda: b"snapshot")
    assert await anext(events) == b"snapshot"
    watcher.send(b"first ")
    assert await anext(events) == b"first "
    watcher.send(b"second ")
    assert await anext(events) == b"second third "
    assert pauses == [0.0, pytest.approx(GATHER_S)]
