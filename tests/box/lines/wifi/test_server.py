"""The box's Wi-Fi server lets devices in, refuses them and disconnects them.

The tests use TCP, and set the clock.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.box.lines.flood import MOST_AT_ONCE, SHUT_S
from headtable.box.lines.wifi.device_keys import Keys
from headtable.box.lines.wifi.freshness import LATEST_S
from headtable.box.lines.wifi.rejected_connections import MOST_SHOWN, SHOWN_S
from headtable.box.lines.wifi.server import BACKLOG, MOST_UNPROVEN, PROVE_S, SILENT_S, WifiServer
from headtable.box.lines.wifi.signed import HEARTBEAT
from headtable.complaints import Complaints
from headtable.config import BoxSettings, SignalSettings
from headtable.messages.line import Press, Who
from headtable.wire import Frame, encode_line
from tests.box.lines.wifi.wifi_device import NONCE, AirDevice, an_air_device
from tests.box.listeners import Listener

KEY = bytes(range(32))
PRESS = Frame("pad-01", 1, Press("two"))
WHO = encode_line(Frame("all", 1, Who()))


class Here:
    """An entrance, who listens behind it, and its clock."""

    def __init__(self, folder: Path, *signals: SignalSettings) -> None:
        self.now_s = 1000.0
        self.keys = Keys(folder / "headtable.keys")
        self.ear = Listener()
        complaints = Complaints(self.ear.complaints.append)
        settings = BoxSettings(keys=str(self.keys.file), signals=signals)
        self.entrance = WifiServer("127.0.0.1:0", settings, self.ear, complaints, lambda: self.now_s)

    async def comes_in(self, device: AirDevice, uid: str = "pad-01") -> None:
        """Let a device prove who it is."""
        opened = len(self.ear.opened)
        await device.greet(uid, KEY)
        device.say(HEARTBEAT)
        await self.ear.until(lambda: len(self.ear.opened) > opened)

    def passes(self, seconds: float) -> None:
        """Let time pass, with the server's heartbeats."""
        self.now_s += seconds
        self.entrance.heartbeat()


@asynccontextmanager
async def open_here(folder: Path, *signals: SignalSettings) -> AsyncIterator[Here]:
    """Open, with a key for pad-01 and one for horn-01."""
    here = Here(folder, *signals)
    for uid in ("pad-01", "horn-01"):
        here.keys.store(uid, KEY)
    running = asyncio.create_task(here.entrance.run())
    try:
        while not here.entrance.port:
            await asyncio.sleep(0)
        yield here
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def open_files() -> int:
    """The number of connections in this process: each counts once at either end."""
    return len(os.listdir("/proc/self/fd"))


def knocks(port: int, address: str = "127.0.0.1") -> socket.socket:
    """Somebody who connects, and does no more."""
    plug = socket.socket()
    plug.settimeout(0)
    plug.bind((address, 0))
    plug.connect_ex(("127.0.0.1", port))
    return plug


async def test_a_device_with_a_key_connects_and_exchanges_lines(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here, an_air_device(here.entrance.port) as device:
        await here.comes_in(device)
        device.say(encode_line(PRESS))
        await here.ear.until(lambda: here.ear.frames == [PRESS])
        assert here.ear.opened[0].write(WHO)
        assert await device.hears() == WHO.removesuffix(b"\n")
        device.writes.close()
        await here.ear.until(lambda: here.ear.gone == 1)
        assert not here.ear.opened[0].write(WHO)


async def test_a_line_with_another_devices_uid_is_garbage(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here, an_air_device(here.entrance.port) as device:
        await here.comes_in(device)
        device.say(encode_line(Frame("pad-02", 1, Press("two"))))
        device.say(b"$pad-01 1 press two 0*0000")
        device.writes.write(encode_line(PRESS))
        device.writes.write(bytes(300) + b"\n")
        device.say(encode_line(PRESS))
        await here.ear.until(lambda: here.ear.frames == [PRESS])
        assert "another’s name" in here.ear.garbled[0]
        assert "CRC" in here.ear.garbled[1]
        assert all("not signed" in why for why in here.ear.garbled[2:])
        assert len(here.ear.garbled) >= 4


@pytest.mark.parametrize("signal", ["bell", "horn"])
async def test_a_signal_connects_over_wifi_only_if_the_host_allows_it(tmp_path: Path, signal: str) -> None:
    wired = SignalSettings(signal="horn" if signal == "horn" else "bell", device="horn-01")
    async with open_here(tmp_path, wired) as here, an_air_device(here.entrance.port) as device:
        await device.greet("horn-01", KEY)
        assert await device.is_let_go()
        assert f"no {signal} obeys over Wi-Fi" in here.ear.troubles[0]
        assert "over_wifi = true" in here.ear.troubles[0]
    allowed = SignalSettings(signal=wired.signal, device="horn-01", over_wifi=True)
    async with open_here(tmp_path, allowed) as here, an_air_device(here.entrance.port) as device:
        await here.comes_in(device, "horn-01")


async def test_without_the_right_key_no_device_connects_and_the_log_names_the_remedy(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        async with an_air_device(here.entrance.port) as device:
            await device.greet("pad-02", KEY)
            assert await device.is_let_go()
        async with an_air_device(here.entrance.port) as device:
            await device.greet("pad-01", bytes(32))
            device.say(HEARTBEAT)
            assert await device.is_let_go()
        no_key, other_key = here.ear.troubles
        assert "run `headtable devices enrol pad-02`" in no_key
        assert "another key" in other_key
        assert here.ear.opened == []
        here.passes(SHOWN_S)
        assert here.ear.gone == 2  # they have gone, and are shown no more


async def test_invented_names_do_not_fill_the_memory(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        for number in range(MOST_SHOWN + 3):
            async with an_air_device(here.entrance.port) as device:
                await device.greet(f"pad-{number + 10}", KEY)
                assert await device.is_let_go()
        assert len(here.ear.troubles) == MOST_SHOWN
        assert any("too many unknown devices" in text for text in here.ear.complaints)


async def test_an_impostor_of_a_present_device_does_not_remove_it(tmp_path: Path) -> None:
    async with (
        open_here(tmp_path) as here,
        an_air_device(here.entrance.port) as device,
        an_air_device(here.entrance.port) as other,
    ):
        await here.comes_in(device)
        await other.greet("pad-01", bytes(32))
        other.say(HEARTBEAT)
        assert await other.is_let_go()
        device.say(encode_line(PRESS))
        await here.ear.until(lambda: here.ear.frames == [PRESS])
        assert here.ear.troubles == []
        (why,) = here.ear.complaints
        assert "an impostor at 127.0.0.1 claims to be pad-01" in why
        assert "enrol" not in why


@pytest.mark.parametrize("key", [bytes(32), None])
async def test_a_changed_or_removed_key_closes_the_connection_made_with_the_old_one(
    tmp_path: Path, key: bytes | None
) -> None:
    async with open_here(tmp_path) as here:
        async with an_air_device(here.entrance.port) as device:
            await here.comes_in(device)
            here.passes(1.0)
            if key:
                here.keys.store("pad-01", key)
            else:
                here.keys.forget("pad-01")
            here.passes(1.0)
            device.say(encode_line(PRESS))
            assert await device.is_let_go()
            assert (here.ear.frames, here.ear.gone) == ([], 1)
            assert "its key is another one now" in here.ear.complaints[0]
        async with an_air_device(here.entrance.port) as device:
            await device.greet("pad-01", KEY)
            device.say(HEARTBEAT)
            assert await device.is_let_go()
        assert len(here.ear.opened) == 1


async def test_unreadable_keys_close_no_connection(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here, an_air_device(here.entrance.port) as device:
        await here.comes_in(device)
        here.keys.file.chmod(0o644)
        here.passes(1.0)
        assert await device.hears() == HEARTBEAT
        device.say(encode_line(PRESS))
        await here.ear.until(lambda: here.ear.frames == [PRESS])
        assert "chmod g-wx,o=" in here.ear.complaints[0]


async def test_a_connection_without_a_device_is_closed(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here, an_air_device(here.entrance.port) as device:
        device.writes.write(b"GET / HTTP/1.1\r\n\r\n")
        assert await device.is_let_go()
        assert any("as a device begins on Wi-Fi" in text for text in here.ear.complaints)


async def test_lines_after_a_refused_greeting_are_ignored(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here, an_air_device(here.entrance.port) as device:
        names = (b"headtable 1 x-%02d %b\n" % (number, NONCE) for number in range(8))
        device.writes.write(b"".join(names))
        assert await device.is_let_go()
        (why,) = here.ear.troubles
        assert "devices enrol x-00" in why


async def test_a_connection_without_a_proof_is_closed(tmp_path: Path) -> None:
    async with (
        open_here(tmp_path) as here,
        an_air_device(here.entrance.port) as silent,
        an_air_device(here.entrance.port) as half,
    ):
        await half.greet("pad-01", KEY)
        await silent.reads.readline()
        here.passes(PROVE_S + 0.1)
        assert await silent.is_let_go()
        assert await half.is_let_go()


async def test_the_oldest_unproven_connection_gives_way_to_a_device(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        crowd = [await asyncio.open_connection("127.0.0.1", here.entrance.port) for _ in range(MOST_UNPROVEN)]
        for reads, _ in crowd:
            await reads.readline()
        async with an_air_device(here.entrance.port) as device:
            await here.comes_in(device)
            assert await AirDevice(*crowd[0]).is_let_go()
        for _, writes in crowd:
            writes.close()


async def test_a_rush_of_connections_never_exceeds_the_limit(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        before, most, burst = open_files(), 0, 200
        crowd = [knocks(here.entrance.port) for _ in range(burst)]
        for _ in range(burst):
            await asyncio.sleep(0)
            most = max(most, open_files() - before - burst)
        assert MOST_UNPROVEN < most <= MOST_UNPROVEN + 3 * BACKLOG  # those of a turn or two, which are on their way
        assert open_files() - before - burst == MOST_UNPROVEN
        async with an_air_device(here.entrance.port) as device:
            await here.comes_in(device)
        for plug in crowd:
            plug.close()


async def test_at_the_limit_the_source_with_the_most_connections_loses_one_first(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here, an_air_device(here.entrance.port) as device:
        before = open_files()
        crowd = [knocks(here.entrance.port, "127.0.0.2") for _ in range(3 * MOST_UNPROVEN)]
        for _ in crowd:
            await asyncio.sleep(0)
        assert open_files() - before == len(crowd) + MOST_UNPROVEN - 1
        await here.comes_in(device)
        for plug in crowd:
            plug.close()


async def test_a_silent_device_is_disconnected_and_one_with_heartbeats_is_not(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here, an_air_device(here.entrance.port) as device:
        await here.comes_in(device)
        here.passes(SILENT_S - 1)
        assert await device.hears() == HEARTBEAT
        device.say(HEARTBEAT)
        device.say(encode_line(PRESS))
        await here.ear.until(lambda: here.ear.frames == [PRESS])
        here.passes(SILENT_S - 1)
        assert here.ear.gone == 0
        here.passes(2)
        await here.ear.until(lambda: here.ear.gone == 1)
        assert await device.is_let_go()


async def test_a_delayed_press_gets_its_greatest_possible_age(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here, an_air_device(here.entrance.port) as device:
        await here.comes_in(device)
        here.passes(1.0)
        assert await device.hears() == HEARTBEAT
        device.say(encode_line(PRESS))
        await here.ear.until(lambda: here.ear.frames == [PRESS])
        here.passes(0.1)
        for _ in range(3):  # it hears none of these; and says with every line what it heard last
            here.passes(1.0)
        device.say(encode_line(PRESS))
        await here.ear.until(lambda: len(here.ear.frames) == 2)
        assert here.ear.frames[1].message == Press("two", 3100)


async def test_lines_that_come_too_late_end_the_connection(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here, an_air_device(here.entrance.port) as device:
        await here.comes_in(device)
        here.passes(LATEST_S - 1)
        device.say(encode_line(PRESS))
        await here.ear.until(lambda: len(here.ear.frames) == 1)
        here.passes(1.1)
        device.say(encode_line(PRESS))
        assert await device.is_let_go()
        assert "later than 5 s" in here.ear.garbled[0]
        assert (len(here.ear.frames), here.ear.gone) == (1, 1)


async def test_a_device_that_claims_an_unsent_number_is_disconnected(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here, an_air_device(here.entrance.port) as device:
        await here.comes_in(device)
        device.session._heard = 10
        device.say(encode_line(PRESS))
        assert await device.is_let_go()
        assert "has heard number 10" in here.ear.garbled[0]
        assert here.ear.frames == []


async def test_a_reconnected_device_replaces_its_dead_connection(tmp_path: Path) -> None:
    async with (
        open_here(tmp_path) as here,
        an_air_device(here.entrance.port) as dead,
        an_air_device(here.entrance.port) as back,
    ):
        await here.comes_in(dead)
        await here.comes_in(back)
        assert await dead.is_let_go()
        assert here.ear.gone == 1
        back.say(encode_line(PRESS))
        await here.ear.until(lambda: here.ear.frames == [PRESS])
        assert here.entrance.line_of("pad-01") is here.entrance.line_of("wifi:pad-01") is here.ear.opened[1]


async def test_a_flooding_device_is_shut_out_for_a_while(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        async with an_air_device(here.entrance.port) as device:
            await here.comes_in(device)
            for _ in range(MOST_AT_ONCE // 16):
                device.say(encode_line(PRESS))
            assert await device.is_let_go()
            assert "floods its line" in here.ear.troubles[0]
        async with an_air_device(here.entrance.port) as device:
            await device.greet("pad-01", KEY)
            assert await device.is_let_go()
        here.passes(SHUT_S)
        async with an_air_device(here.entrance.port) as device:
            await here.comes_in(device)


async def test_a_device_that_reads_no_lines_delays_no_other(tmp_path: Path) -> None:
    async with open_here(tmp_path) as here:
        plug = socket.socket()
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        plug.settimeout(0)
        await asyncio.get_running_loop().sock_connect(plug, ("127.0.0.1", here.entrance.port))
        device = AirDevice(*await asyncio.open_connection(sock=plug, limit=64))
        await here.comes_in(device)
        device.writes.transport.pause_reading()  # type: ignore[attr-defined]  # a TCP transport can
        lines = 0
        while here.ear.opened[0].write(WHO):
            lines += 1
            assert lines < 10_000
        await here.ear.until(lambda: here.ear.gone == 1)
        assert "does not take its lines" in here.ear.garbled[0]
        device.writes.close()


async def test_an_occupied_port_is_reported_once_and_used_as_soon_as_it_is_free(tmp_path: Path) -> None:
    async with open_here(tmp_path) as first:
        second = Here(tmp_path)
        address = f"127.0.0.1:{first.entrance.port}"
        entrance = WifiServer(
            address, BoxSettings(), second.ear, Complaints(second.ear.complaints.append), lambda: second.now_s
        )
        running = asyncio.create_task(entrance.run(lambda _: asyncio.sleep(0.001)))
        while not second.ear.complaints:
            await asyncio.sleep(0.001)
    while not entrance.port:
        await asyncio.sleep(0.001)
    async with an_air_device(entrance.port) as device:
        await device.reads.readline()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert "does another program listen there?" in second.ear.complaints[0]
