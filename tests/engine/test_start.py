"""An engine's start: a new journal or tonight's, one engine for each journal, and then the bus."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Broker, Config, DiceSettings, EngineSettings
from headtable.config.settings import BoxSettings
from headtable.engine import serve
from headtable.engine.engine import Engine
from headtable.engine.resumed_night import history_of
from headtable.engine.start import open_journal
from headtable.errors import BadConfig, Unwell
from headtable.journal import Journal, archive, prepare_night
from headtable.journal.night_files import night_files
from headtable.messages.inputs import Ack, Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import AboutNight, ArchiveNight, NightArchived, NightPutAway, NightStays
from headtable.messages.rooms import (
    EngineState,
    NightState,
)
from headtable.messages.words import Delivery
from headtable.rulesets import text
from headtable_tools.devices.running_parts import archive_night
from tests.brokers import Embedded
from tests.engine.room import OPEN
from tests.patience import PATIENCE_S

LISTENED = ("engine/state", "night/state", "ack/+/+", "night/archived/+")


@pytest.fixture
async def broker() -> AsyncIterator[Broker]:
    async with Embedded() as embedded:
        yield embedded.settings


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[None]:
    engine = asyncio.create_task(serve(config))
    yield
    engine.cancel()
    await asyncio.wait([engine])
    assert engine.cancelled()


class Screen:
    """The messages on the bus, to wait for."""

    def __init__(self, broker: Broker) -> None:
        self.bus = Bus(broker, "hall", "screen", LISTENED, Complaints(print))
        self.seen: list[MqttMessage] = []
        self._changed = asyncio.Event()

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self.bus.run(self._hear, self._changed.set, self._changed.set))
        await self.until(lambda: self.bus.connected)
        yield
        task.cancel()
        await asyncio.wait([task])

    def _hear(self, message: MqttMessage, delivery: Delivery) -> None:
        self.seen.append(message)
        self._changed.set()

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not done():
                self._changed.clear()
                await self._changed.wait()

    def statuses(self) -> list[str]:
        return [state.status for state in self.seen if isinstance(state, EngineState)]

    def acks(self) -> list[Ack]:
        return [ack for ack in self.seen if isinstance(ack, Ack)]

    def phases(self) -> list[str]:
        return [state.phase for state in self.seen if isinstance(state, NightState)]


async def test_an_engine_publishes_its_state_heartbeats_and_its_end(broker: Broker, tmp_path: Path) -> None:
    config = Config(broker=broker, engine=EngineSettings(journal=str(tmp_path / "n.db")))
    screen = Screen(broker)
    async with screen.watching():
        async with running(config):
            await screen.until(lambda: len(screen.statuses()) >= 2)
        await screen.until(lambda: screen.statuses()[-1] == "lost")
    assert screen.phases() == ["closed"]
    assert set(screen.statuses()[:-1]) == {"online"}


async def test_the_second_engine_continues_the_firsts_night(broker: Broker, tmp_path: Path) -> None:
    config = Config(broker=broker, engine=EngineSettings(journal=str(tmp_path / "n.db")))
    screen = Screen(broker)
    async with screen.watching():
        async with running(config):
            await screen.until(lambda: screen.phases() == ["closed"])
            screen.bus.publish(Heard("host-1", "h1", 1, OPEN, role="host"))
            await screen.until(lambda: screen.phases() == ["closed", "ready"])
        async with running(config):
            await screen.until(lambda: screen.phases() == ["closed", "ready", "ready"])
            screen.bus.publish(Heard("host-1", "h1", 1, OPEN, role="host"))
            await screen.until(lambda: len(screen.acks()) == 2)
    boots = {state.boot for state in screen.seen if isinstance(state, EngineState)}
    assert len(boots) == 2
    assert screen.acks() == [Ack("host-1", "h1", 1, accepted=True, entry=1, role="host")] * 2


def test_a_new_night_gets_the_configured_ruleset_and_its_own_seed(tmp_path: Path) -> None:
    seeds = set()
    for name in ("a.db", "b.db"):
        with open_journal(EngineSettings(journal=str(tmp_path / name))) as journal:
            assert journal.ruleset == text("rfp")
            assert history_of(journal).night.phase == "closed"
            seeds.add(journal.seed)
    assert len(seeds) == 2


def test_a_night_keeps_the_ruleset_that_it_began_with(tmp_path: Path) -> None:
    open_journal(EngineSettings(journal=str(tmp_path / "n.db"))).close()
    with open_journal(EngineSettings(journal=str(tmp_path / "n.db"), ruleset="something else")) as journal:
        assert journal.ruleset == text("rfp")


def test_a_missing_ruleset_creates_no_journal(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="no ruleset 'bridge'"):
        open_journal(EngineSettings(journal=str(tmp_path / "n.db"), ruleset="bridge"))
    assert list(tmp_path.iterdir()) == []


async def test_a_journal_that_another_engine_has_open_stops_the_start(broker: Broker, tmp_path: Path) -> None:
    settings = EngineSettings(journal=str(tmp_path / "n.db"))
    with open_journal(settings), pytest.raises(Unwell, match="another engine has the journal"):
        await serve(Config(broker=broker, engine=settings))


def archived(screen: Screen) -> list[NightArchived]:
    return [answer for answer in screen.seen if isinstance(answer, NightArchived)]


async def test_a_running_engine_archives_its_night_and_begins_another(broker: Broker, tmp_path: Path) -> None:
    journal = tmp_path / "n.db"
    config = Config(broker=broker, engine=EngineSettings(journal=str(journal)))
    screen = Screen(broker)
    async with screen.watching(), running(config):
        await screen.until(lambda: screen.phases() == ["closed"])
        screen.bus.publish(Heard("host-1", "h1", 1, OPEN, role="host"))
        await screen.until(lambda: len(screen.acks()) == 1)
        place = await archive_night(config)
        await screen.until(lambda: screen.phases() == ["closed", "ready", "closed"])
        screen.bus.publish(Heard("host-1", "h1", 1, OPEN, role="host"))
        await screen.until(lambda: len(screen.acks()) == 2)
    assert [ack.entry for ack in screen.acks()] == [1, 1]
    assert (Path(place) != journal, journal.exists()) == (True, True)
    nights = set()
    for each in (Path(place), journal):
        with Journal.read(each) as looking:
            nights.add(looking.night)
            assert [entry.heard.said for entry in looking.entries()] == [OPEN]
    assert len(nights) == 2


async def test_the_log_names_who_asks_for_a_new_night(broker: Broker, tmp_path: Path) -> None:
    """Another's question is not answered to me, and mine said twice puts one night away."""
    config = Config(broker=broker, engine=EngineSettings(journal=str(tmp_path / "n.db")))
    screen = Screen(broker)
    async with screen.watching(), running(config):
        await screen.until(lambda: screen.phases() == ["closed"])
        for _ in range(2):
            screen.bus.publish(ArchiveNight("web-1", "n1"))
        await screen.until(lambda: len(archived(screen)) == 1)
        await archive_night(config)
        await screen.until(lambda: len(archived(screen)) == 2)
    answers = archived(screen)
    assert (answers[0].asker, answers[0].id) == ("web-1", "n1")
    assert {answer.result for answer in answers} == {NightPutAway(str(f)) for f in tmp_path.glob("*.night.db")}
    assert len({answer.result for answer in answers}) == 2


async def test_a_night_continues_if_another_cannot_begin(broker: Broker, tmp_path: Path) -> None:
    config = Config(broker=broker, engine=EngineSettings(journal=str(tmp_path / "n.db")))
    unlike = Config(broker=broker, engine=EngineSettings(journal=str(tmp_path / "n.db"), ruleset="bridge"))
    open_journal(config.engine).close()
    screen = Screen(broker)
    async with screen.watching(), running(unlike):
        await screen.until(lambda: screen.phases() == ["closed"])
        with pytest.raises(Unwell, match=r"the night goes on: .*no ruleset 'bridge'"):
            await archive_night(unlike)
        await screen.until(lambda: screen.phases() == ["closed", "closed"])
    assert sorted(file.name for file in tmp_path.glob("*.db")) == ["n.db"]


async def test_a_night_that_is_put_away_leaves_nothing_in_memory(broker: Broker, tmp_path: Path) -> None:
    config = Config(broker=broker, engine=EngineSettings(journal=str(tmp_path / "n.db")))
    gc.collect()
    screen = Screen(broker)
    async with screen.watching(), running(config):
        await screen.until(lambda: screen.phases() == ["closed"])
        for _ in range(2):
            await archive_night(config)
        await screen.until(lambda: len(screen.phases()) == 3)
        gc.unfreeze()  # so that what is left out of collections is counted, too
        engines = [each for each in gc.get_objects() if isinstance(each, Engine)]
        gc.freeze()
    assert len(engines) == 1


def order(**fields: object) -> ArchiveNight:
    """The order of a console for another night."""
    return ArchiveNight("web-1", "n1", **fields)  # type: ignore[arg-type]


async def test_the_host_orders_a_night_by_other_rules_with_a_title(broker: Broker, tmp_path: Path) -> None:
    journal = tmp_path / "n.db"
    config = Config(broker=broker, engine=EngineSettings(journal=str(journal)))
    screen, about = Screen(broker), AboutNight("Rolling for Zoë", "2026-11-21", "The barn")
    async with screen.watching():
        async with running(config):
            await screen.until(lambda: screen.phases() == ["closed"])
            screen.bus.publish(order(ruleset=text("wba"), about=about))
            await screen.until(lambda: len(archived(screen)) == 1 and len(screen.phases()) == 2)
        async with running(config):
            await screen.until(lambda: len(screen.phases()) == 3)
    with Journal.read(journal) as looking:
        assert (looking.ruleset, history_of(looking).night.phase) == (text("wba"), "closed")
    assert {file.file: file.about for file in night_files(tmp_path)}["n.db"] == about


@pytest.mark.parametrize(
    ("ruleset", "dice", "error"),
    [
        (text("rfp").replace("sets = 3", "sets = 0"), 3, "value-wrong"),
        (text("rfp").replace('worth = "bunco"', 'worth = "mini"'), 3, "example-wrong"),
        ("sets = ", 3, "toml-misspelt"),
        (text("party-4-dice"), 3, "dice-of-other-ruleset"),
    ],
)
async def test_a_bad_ruleset_leaves_the_night_as_it_was(
    broker: Broker, tmp_path: Path, ruleset: str, dice: int, error: str
) -> None:
    journal = tmp_path / "n.db"
    box = BoxSettings(dice=(DiceSettings(uid="dice-01", table=1, dice=dice),))
    config = Config(broker=broker, engine=EngineSettings(journal=str(journal)), box=box)
    screen = Screen(broker)
    async with screen.watching(), running(config):
        await screen.until(lambda: screen.phases() == ["closed"])
        screen.bus.publish(Heard("host-1", "h1", 1, OPEN, role="host"))
        await screen.until(lambda: screen.phases() == ["closed", "ready"])
        screen.bus.publish(order(ruleset=ruleset, about=AboutNight("Another night")))
        await screen.until(lambda: len(archived(screen)) == 1 and len(screen.phases()) == 3)
    [answer] = archived(screen)
    assert isinstance(answer.result, NightStays)
    assert error in str([one.arguments["what"] for one in answer.result.errors])
    assert screen.phases() == ["closed", "ready", "ready"]
    [file] = night_files(tmp_path)
    assert (file.file, file.about, file.is_begun) == ("n.db", AboutNight(), True)


async def test_a_night_continues_if_the_next_journal_cannot_be_written(broker: Broker, tmp_path: Path) -> None:
    journal = tmp_path / "n.db"
    config = Config(broker=broker, engine=EngineSettings(journal=str(journal)))
    screen = Screen(broker)
    async with screen.watching(), running(config):
        await screen.until(lambda: screen.phases() == ["closed"])
        (tmp_path / "n.db-new").mkdir()  # where a new journal is written
        screen.bus.publish(order(ruleset=text("wba")))
        await screen.until(lambda: len(archived(screen)) == 1 and len(screen.phases()) == 2)
    [answer] = archived(screen)
    assert isinstance(answer.result, NightStays)
    assert [error.name for error in answer.result.errors] == ["journal-not-created"]
    assert [(file.file, ruleset_of(journal)) for file in night_files(tmp_path)] == [("n.db", text("rfp"))]


def ruleset_of(path: Path) -> str:
    """The ruleset of a journal."""
    with Journal.read(path) as looking:
        return looking.ruleset


def test_a_power_cut_after_the_archiving_loses_no_order(tmp_path: Path) -> None:
    settings, about = EngineSettings(journal=str(tmp_path / "n.db")), AboutNight("Rolling for Zoë")
    open_journal(settings).close()
    prepare_night(tmp_path / "n.db", text("wba"), "5eed", about)
    archive(tmp_path / "n.db")
    open_journal(settings).close()
    assert ruleset_of(tmp_path / "n.db") == text("wba")
    assert {file.file: file.about for file in night_files(tmp_path)}["n.db"] == about
    assert not list(tmp_path.glob("n.db-n*"))


def test_a_power_cut_before_the_archiving_leaves_the_night_as_it_was(tmp_path: Path) -> None:
    settings = EngineSettings(journal=str(tmp_path / "n.db"))
    open_journal(settings).close()
    prepare_night(tmp_path / "n.db", text("wba"), "5eed", AboutNight())
    open_journal(settings).close()
    assert [(file.file, ruleset_of(tmp_path / "n.db")) for file in night_files(tmp_path)] == [("n.db", text("rfp"))]
    assert not list(tmp_path.glob("n.db-n*"))


def test_a_draft_that_fails_is_deleted(tmp_path: Path) -> None:
    (tmp_path / "n.db-next").mkdir()
    with pytest.raises(Unwell):
        prepare_night(tmp_path / "n.db", text("wba"), "5eed", AboutNight())
    assert [file.name for file in tmp_path.iterdir()] == ["n.db-next"]
