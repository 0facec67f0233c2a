"""The pad's firmware on Wi-Fi: real MicroPython, a real TCP connection, the real box, and somebody in between."""

from __future__ import annotations

import asyncio
import base64
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.box.lines.all_lines import Lines
from headtable.box.lines.wifi.device_keys import Keys
from headtable.complaints import Complaints
from headtable.messages.devices import Birth
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Press
from headtable.messages.troubles import NoKey, OtherKey
from headtable_tools.rehearse.bench import Bench, Plugged, Switched, a_device
from headtable_tools.rehearse.cable import Cable
from tests.box.in_memory import SETTINGS, Hall
from tests.firmware.between import Between
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow

KEY, OTHER_KEY = bytes(range(32)), bytes(range(1, 33))


class Room:
    """A box that lets devices in through the air, and the pad that comes through somebody in between."""

    def __init__(self, folder: Path) -> None:
        keys = folder / "headtable.keys"
        self.keys = Keys(keys)
        settings = replace(SETTINGS, lines=("tcp:127.0.0.1:0",), keys=str(keys))
        self.hall = Hall(settings).plug_in_everything()
        self.hall.box.line_gone(self.hall.pad)  # it comes through the air
        self.hall.forget()
        self.lines = Lines(settings, self.hall.box, Complaints(self.hall.complaints.append))
        self.between = Between()
        self._judged = 0  # messages
        self.bench: Bench

    def births(self) -> list[Birth]:
        """What was said of the pad, or of who says to be it."""
        return [said for said in self.hall.all_said if isinstance(said, Birth)]

    def is_online(self) -> bool:
        """Whether the pad is there."""
        mine = [birth.online for birth in self.births() if birth.uid == "pad-01"]
        return bool(mine) and mine[-1]

    def heard(self) -> list[Heard]:
        """Its presses, as the engine would get them: the first of each number counts."""
        return [said for said in self.hall.all_said if isinstance(said, Heard)]

    def counted(self) -> list[tuple[str, int, str]]:
        """What would be in the journal: each event of a start once, in the order in which it came."""
        once = {(heard.boot, heard.seq): heard for heard in reversed(self.heard())}
        ordered = sorted(once.values(), key=self.heard().index)
        return [(h.boot, h.seq, h.said.button) for h in ordered if isinstance(h.said, Press)]

    def judge(self) -> None:
        """The rules take what the box has heard since; what a pad repeats is heard again."""
        heard_so_far = self.heard()
        for heard in heard_so_far[self._judged :]:
            self.hall.box.on_message(Ack(heard.uid, heard.boot, heard.seq, accepted=True, entry=heard.seq), "live")
        self._judged = len(heard_so_far)

    async def press(self, button: str) -> None:
        """Press and let go."""
        await self.bench.press(button)

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until something holds; the rules judge meanwhile."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                self.judge()
                await asyncio.sleep(0.01)


def enrolled(flash: Path, port: int, key: bytes = KEY) -> None:
    """What a pad keeps after it was enrolled."""
    flash.mkdir()
    notes = {"key": key, "network": b"the hall", "password": b"secret", "box": b"127.0.0.1:%d" % port}
    for name, text in notes.items():
        (flash / name).write_text(base64.b64encode(text).decode())


@asynccontextmanager
async def a_room(folder: Path, key: bytes = KEY) -> AsyncIterator[Room]:
    """Everything runs; the pad may be on its way."""
    room = Room(folder)
    running = asyncio.create_task(room.lines.run())
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not room.lines.wifi_servers[0].port:
                await asyncio.sleep(0)
        async with room.between.stands_before(room.lines.wifi_servers[0].port) as port:
            enrolled(folder / "flash", port, key)
            with Cable(folder / "cable") as cable:
                pad = Plugged("pad", "pad-01", folder / "flash", has_wifi=True)
                async with a_device(pad, cable) as room.bench:
                    yield room
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_pad_on_wifi_behaves_like_any_other_pad(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.keys.store("pad-01", KEY)
        await room.until(room.is_online)
        for button in ("one", "two", "mini"):
            await room.press(button)
        await room.until(lambda: len(room.counted()) == 3)
        assert room.counted() == [("1", 1, "one"), ("1", 2, "two"), ("1", 3, "mini")]
        assert room.hall.complaints == []


@pytest.mark.slow
async def test_a_pad_without_a_key_is_shown_with_the_remedy_until_it_has_one(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        await room.until(lambda: any(birth.trouble == NoKey("pad-01") for birth in room.births()))
        assert not room.is_online()
        room.keys.store("pad-01", OTHER_KEY)
        await room.until(lambda: any(birth.trouble == OtherKey("pad-01") for birth in room.births()))
        assert not room.is_online()
        room.keys.store("pad-01", KEY)
        await room.until(room.is_online)
        assert [birth.online for birth in room.births() if birth.uid == "port-wifi-pad-01"][-1] is False


@pytest.mark.slow
async def test_no_press_is_lost_or_doubled_by_a_loss_of_wifi(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.keys.store("pad-01", KEY)
        await room.until(room.is_online)
        await room.press("one")
        room.between.cut()
        for _ in range(8):
            await room.press("two")
        room.between.mend()
        await room.press("mini")
        room.between.swallow()  # nobody closes anything: both ends find out by themselves
        await room.press("one")
        await room.until(lambda: not room.is_online())
        for _ in range(4):
            await room.press("pass")
        room.between.mend()
        await room.until(lambda: len(room.counted()) == 15)
        buttons = ["one", *["two"] * 8, "mini", "one", *["pass"] * 4]
        assert room.counted() == [("1", seq, button) for seq, button in enumerate(buttons, 1)]
        ages = [heard.said.age_ms for heard in room.heard() if isinstance(heard.said, Press) and heard.seq == 11]
        assert max(ages) > 4000  # what was kept back says for how long


async def recorded(room: Room) -> list[bytes]:
    """The pad comes in and is pressed once; its press, as it came through the air."""
    room.keys.store("pad-01", KEY)
    await room.until(room.is_online)
    await room.press("one")
    await room.until(lambda: len(room.counted()) == 1)
    return [line for line in room.between.from_device if b" press " in line]


async def test_a_man_in_the_middle_can_neither_replay_nor_forge_lines(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        lines = await recorded(room)
        counts = len(room.heard())
        for line in lines:  # the same again, in the same session
            room.between.say_to_box(line)
        room.between.say_to_box(lines[0].replace(b" press one ", b" press two "))
        room.between.say_to_box(lines[0][:-10] + b"\n")
        room.between.say_to_box(b" ".join(lines[0].split(b" ")[:-3]) + b"\n")  # as on a cable
        room.between.say_to_device(b"$pad-01 9 took 2*0000 99 0123456789abcdef\n")
        await room.press("two")
        await room.until(lambda: len(room.counted()) == 2)
        assert any("so it was heard before" in text for text in room.hall.complaints)
        assert all(heard.seq == 2 for heard in room.heard()[counts:])


async def test_a_man_in_the_middle_cannot_reorder_lines(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        await recorded(room)
        room.between.exchanges_neighbours = True
        for button in ("two", "mini", "pass"):
            await room.press(button)
        room.between.exchanges_neighbours = False
        await room.until(lambda: len(room.counted()) == 4)
        assert [button for _, _, button in room.counted()] == ["one", "two", "mini", "pass"]


async def test_lines_recorded_in_one_session_are_invalid_in_the_next(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        lines = await recorded(room)
        room.between.cut()
        room.between.mend()
        await room.until(lambda: not room.is_online())
        await room.until(room.is_online)
        await room.press("mini")
        await room.until(lambda: len(room.counted()) == 2)  # so the pad has the verdict on the first press
        counts = len(room.heard())
        for line in lines:
            room.between.say_to_box(line)
        await room.press("two")
        await room.until(lambda: len(room.counted()) == 3)
        assert all(heard.seq > 1 for heard in room.heard()[counts:])


@pytest.mark.slow
async def test_a_delayed_bell_does_not_ring_and_has_its_true_age(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        room.keys.store("pad-01", KEY)
        await room.until(room.is_online)
        room.hall.passes(60)
        room.bench.move("arm", 0)
        await room.press("bell")
        await room.until(lambda: len(room.counted()) == 1)
        assert room.hall.sounded() != []  # at once, and there is no engine
        room.hall.passes(60)
        room.between.holds_back_s = 3.0
        await room.press("bell")
        await room.until(lambda: len(room.counted()) == 2)
        late = room.heard()[-1].said
        assert isinstance(late, Press)
        assert late.age_ms >= 3000
        assert room.hall.sounded() == []


@pytest.mark.parametrize("key", [OTHER_KEY])
async def test_a_box_without_the_key_receives_no_press(tmp_path: Path, key: bytes) -> None:
    async with a_room(tmp_path, key) as room:
        room.keys.store("pad-01", KEY)
        await room.press("one")
        await room.until(lambda: len(room.between.from_device) > 2)
        assert room.heard() == []
        assert not [line for line in room.between.from_device if b"press" in line or b"hello" in line]


class FalseBox:
    """Somebody at the box's address, without a key: it greets as a box does, and then talks and talks."""

    def __init__(self) -> None:
        self.greeted = 0
        self.was_left = asyncio.Event()

    async def takes_up(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Flood whoever comes, until he goes."""
        self.greeted += 1
        writer.write(b"headtable 1 " + b"ab" * 16 + b"\n")
        with contextlib.suppress(OSError):
            while True:
                writer.write(b"a\n" * 4096)
                await writer.drain()
        writer.close()
        self.was_left.set()


async def test_a_false_box_that_never_stops_talking_is_disconnected(tmp_path: Path) -> None:
    false, switched = FalseBox(), list[Switched]()
    server = await asyncio.start_server(false.takes_up, "127.0.0.1", 0)
    async with server:
        enrolled(tmp_path / "flash", server.sockets[0].getsockname()[1])
        with Cable(tmp_path / "cable") as cable:
            pad = Plugged("pad", "pad-01", tmp_path / "flash", has_wifi=True)
            async with asyncio.timeout(PATIENCE_S), a_device(pad, cable, switched.append) as bench:
                await false.was_left.wait()
                bench.move("one", 0)
                while not any(pin == "heard" and level for _, pin, level in switched):
                    await asyncio.sleep(0.01)  # it lives, and feels its buttons
