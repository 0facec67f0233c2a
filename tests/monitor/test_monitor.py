"""The monitor by Textual's own pilot, at a real broker: what stands on a small and on a large terminal."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Broker, Config, Pad
from headtable.errors import Unwell
from headtable.messages.devices import Birth, Health
from headtable.messages.facts import Told
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    BoxState,
    EngineState,
    NightState,
    TableState,
)
from headtable.messages.sound_commands import SignalState
from headtable.messages.table import DicePassed, Rolled
from headtable_tools.monitor.monitor_app import HEARD, Monitor, monitor
from headtable_tools.watch.bus_watcher import watching
from tests.brokers import Embedded, free_port
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
BOX = BoxSettings()
LOOK_S = 0.02
SMALL, LARGE = (80, 24), (200, 60)
ANN = ("Ann", "Bea", "Cat", "Dot")
EVE = ("Eve", "Fay", "Bartholomew-Maximilian", "Hal")
ROOM: tuple[MqttMessage, ...] = (
    EngineState("e1", "online", "1.3", in_play=True, left_s=125),
    BoxState("box", "b1", "online", None, 60_000, ("bell", "horn")),
    Birth("pad-01", "box", "pad", "1.0", "1", "buttons", online=True, table=1),
    Birth("pad-02", "box", "pad", "1.0", "1", "buttons", online=False, table=2),
    Health("pad-01", 17, 2, 1, 0, 4, heard_ms=57_000),
    SignalState("bell", "box", sounding=False, armed=True, muted=True),
    SignalState("horn", "box", sounding=False, armed=True, muted=False),
    NightState("Rolling for Pink", "BUNKO", "playing", 2, 1, 3, 3, 6, 3),
    TableState(1, "rolling", ANN, (12, 7), "Ann", 2),
    TableState(2, "done", EVE, (5, 9), winner="b"),
)


class Room:
    """What a test has in its hands."""

    def __init__(self, bus: Bus, app: Monitor, pilot: Pilot[None], broker: Embedded) -> None:
        self.bus = bus
        self.app = app
        self.broker = broker
        self._pilot = pilot

    async def text(self) -> list[str]:
        """The screen, line by line, as it is now."""
        self.app.draw()
        await self._pilot.pause()
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    async def until(self, words: str) -> list[str]:
        """The screen, when these words stand on one of its lines; a regular expression."""
        async with asyncio.timeout(PATIENCE_S):
            while not re.search(words, "\n".join(text := await self.text()), re.MULTILINE):
                await asyncio.sleep(LOOK_S)
        return text

    async def press(self, *keys: str) -> None:
        """Press keys."""
        await self._pilot.press(*keys)


@asynccontextmanager
async def a_room(size: tuple[int, int], *said: MqttMessage, box: BoxSettings = BOX) -> AsyncIterator[Room]:
    """A monitor that looks at a broker on which this has been said."""
    async with Embedded() as broker:
        config = Config(broker=broker.settings, box=box)
        connected = asyncio.Event()
        bus = Bus(config.broker, config.venue.name, "test", (), Complaints(lambda _: None))
        running = asyncio.create_task(bus.run(lambda *_: None, connected.set, lambda: None))
        await connected.wait()
        bus.publish(*said)
        await bus.flush()
        async with watching(config, "monitor", HEARD) as bus_watcher:
            app = Monitor(bus_watcher, config)
            async with app.run_test(size=size) as pilot:
                yield Room(bus, app, pilot, broker)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_configured_pad_that_was_never_heard_is_missing() -> None:
    box = BoxSettings(pads=(Pad(uid="pad-07", table=3),))
    async with a_room(LARGE, *ROOM, box=box) as room:
        assert await room.until(r"pad-07 +3 +- .*never said hello")


async def test_a_small_terminal_shows_the_whole_room() -> None:
    async with a_room(SMALL, *ROOM) as room:
        text = await room.until("Ann rolls")
    assert len(text) == 24
    assert text[:6] == [
        "hall: set 1, round 3: playing, everyone rolls threes, 2:05 left · Rolling for P…",
        "● broker  ● engine  ● box  bell muted  horn silent",
        "─tables─────────────────────────────────────────────────────────────────────────",
        "  tally chairs 1, 3        chairs 2, 4 now",
        "1  12:7 Ann & Cat          Bea & Dot   Ann rolls, 2 this turn",
        "2   5:9 Eve & Bartholomew… Fay & Hal   done",
    ]
    devices = text[text.index("─devices────────────────────────────────────────────────────────────────────────") :]
    assert devices[1].split() == ["device", "at", "silent", "heard", "again", "CRC", "late", "trouble"]
    assert devices[2].split()[:2] == ["pad-01", "1"]
    assert devices[2].split()[-4:] == ["17", "2", "1", "4"]
    assert devices[3].split() == ["pad-02", "2", "-", "0", "0", "0", "0", "gone"]
    assert "what happens from now on stands here" in text


async def test_a_large_terminal_has_the_panels_side_by_side() -> None:
    async with a_room(LARGE, *ROOM) as room:
        text = await room.until("Ann rolls")
    assert len(text) == 60
    [titles] = [line for line in text if "─tables─" in line]
    assert "─devices─" in titles
    assert any("Ann & Cat" in line and "pad-01" in line for line in text)


async def test_facts_are_shown_as_sentences_newest_first() -> None:
    async with a_room(SMALL, *ROOM) as room:
        room.bus.publish(
            Told(7, 0, Rolled(1, "Ann", "miss", 0, (12, 7), (1, 1, 4))),
            Told(7, 1, DicePassed(1, "Bea")),
            TableState(1, "rolling", ANN, (12, 7), "Bea", call_it=True),
        )
        text = await room.until("CALL IT!")
    at = next(place for place, line in enumerate(text) if line.startswith("─what happens"))
    assert text[at + 1 : at + 3] == [
        "Table 1: the dice pass to Bea",
        "Table 1: Ann rolled nothing with 1 1 4, 0 points, tally 12 to 7",
    ]


async def test_a_signal_that_sounds_and_a_device_that_speaks_are_shown_at_once() -> None:
    async with a_room(SMALL, *ROOM) as room:
        room.bus.publish(
            SignalState("horn", "box", sounding=True, armed=True, muted=False),
            Heard("pad-01", "1", 18, Press("two"), 1),
        )
        await room.until("♪ horn SOUNDS")
        await room.until(r"^pad-01 .* [012] s ")  # it was silent for 3 s; how slow this machine is proves nothing


async def test_stopped_parts_are_shown_as_gone() -> None:
    async with a_room(SMALL, *ROOM) as room:
        assert (await room.until("● engine"))[1].startswith("● broker  ● engine  ● box")
        room.bus.publish(BoxState("box", "b1", "lost"), EngineState("e1", "lost"))
        text = await room.until("✘ engine  ✘ box")
        assert any(line.startswith("pad-01") and "box box is gone" in line for line in text)
        await room.broker.stop()
        await room.until("✘ broker")
        await room.broker.start()
        await room.until("● broker")


async def test_an_empty_room_is_shown_as_empty() -> None:
    async with a_room(SMALL) as room:
        text = await room.text()
    assert text[0] == "hall: no engine has told of a night yet"
    assert text[1] == "● broker  ✘ engine  ✘ box"
    assert "no table is set yet" in text


async def test_a_full_hall_is_scrolled() -> None:
    tables = [TableState(number, "rolling", ANN, (number, 0), "Ann") for number in range(1, 31)]
    hall = NightState("Rolling for Pink", "BUNKO", "playing", 30, 1, 3, 3, 6, 3)
    async with a_room(SMALL, *ROOM, hall, *tables) as room:
        text = await room.until("1   1:0")
        assert not any(line.startswith("30") for line in text)
        await room.press("end")
        await room.until("30  30:0")


async def test_q_quits() -> None:
    async with a_room(SMALL, *ROOM) as room:
        assert room.app.is_running
        await room.press("q")
        assert not room.app.is_running


async def test_a_drawing_that_comes_after_the_end_does_no_harm() -> None:
    """Textual stops the timers after the screen."""
    async with a_room(SMALL, *ROOM) as room:
        await room.until("Ann rolls")
    room.app.draw()


async def test_without_a_broker_it_names_what_to_start() -> None:
    with pytest.raises(Unwell, match=r"cannot reach the broker at .* start one: headtable broker"):
        await monitor(Config(broker=Broker(port=free_port())))
