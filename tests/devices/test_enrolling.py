"""A device is enrolled over its cable, with the pad's own firmware, and comes in over Wi-Fi after."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.box.lines.wifi.device_keys import Keys
from headtable.box.lines.wifi.server import WifiServer
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.errors import BadConfig, NotAllowed, Unwell
from headtable.messages.line import Hello
from headtable_tools.devices.enrolling import WIRED, Network, enrol, proved
from headtable_tools.rehearse.bench import Plugged, a_device
from headtable_tools.rehearse.cable import Cable
from tests.box.listeners import Listener
from tests.patience import PATIENCE_S
from tests.processes import a_process

BAUD = 115_200
STARTS_AGAIN = 3
NAME, PASSWORD = "Halle 3 \N{EN DASH} Büro", "p$ss*w\\rd " * 6  # 60 letters, and marks of a line in them


class Hall:
    """A cable to a pad, and an entrance for it."""

    def __init__(self, folder: Path) -> None:
        self.keys = Keys(folder / "headtable.keys")
        self.ear = Listener()
        settings = BoxSettings(keys=str(self.keys.file))
        self.entrance = WifiServer("127.0.0.1:0", settings, self.ear, Complaints(self.ear.complaints.append))
        self.cable = Cable(folder / "cable")
        self.pad = Plugged("pad", "pad-01", folder / "flash", has_wifi=True)

    @property
    def box(self) -> str:
        """Where the entrance is."""
        return f"127.0.0.1:{self.entrance.port}"

    async def is_enrolled(self, network: Network | None) -> None:
        """Plug the pad in, enrol it, and see it start again."""
        async with a_device(self.pad, self.cable) as bench:
            at = await enrol("pad-01", [str(self.cable.path)], BAUD, self.keys, network)
            assert at == str(self.cable.path)
            async with asyncio.timeout(PATIENCE_S):
                assert await bench.running.wait() == STARTS_AGAIN

    def hellos(self) -> list[Hello]:
        """What came in over Wi-Fi."""
        return [frame.message for frame in self.ear.frames if isinstance(frame.message, Hello)]


@asynccontextmanager
async def a_hall(folder: Path) -> AsyncIterator[Hall]:
    """One whose entrance is open, and whose cable is plugged in."""
    hall = Hall(folder)
    running = asyncio.create_task(hall.entrance.run())
    try:
        while not hall.entrance.port:
            await asyncio.sleep(0)
        with hall.cable:
            yield hall
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def comes_in(hall: Hall) -> None:
    """Switch the pad on, and let it say hello over Wi-Fi."""
    opened = len(hall.ear.opened)
    async with a_device(hall.pad, hall.cable):
        await hall.ear.until(lambda: len(hall.ear.opened) > opened)


@pytest.mark.slow
async def test_a_pad_enrolled_over_the_cable_connects_over_wifi(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        await hall.is_enrolled(Network(NAME, PASSWORD, hall.box))
        first = hall.keys.of("pad-01")
        await comes_in(hall)
        await hall.is_enrolled(None)  # on the cable of a pad that speaks over Wi-Fi
        assert first != hall.keys.of("pad-01")
        await comes_in(hall)
        await hall.is_enrolled(WIRED)
        opened = len(hall.ear.opened)
        async with a_device(hall.pad, hall.cable):
            await enrol("pad-01", [str(hall.cable.path)], BAUD, hall.keys, None)  # it is on its cable, and answers
        assert len(hall.ear.opened) == opened


@pytest.mark.slow
async def test_the_command_enrols_and_prints_no_secret(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        file = tmp_path / "headtable.toml"
        file.write_text("")
        words = ("enrol", "pad-01", "--port", str(hall.cable.path), "--network", NAME, "--box", hall.box)
        async with a_device(hall.pad, hall.cable) as bench:
            async with a_process(
                *(sys.executable, "-m", "headtable", "devices", *words, "--config", file),
                stdout=PIPE,
                stderr=STDOUT,
                env={**os.environ, "HEADTABLE_WIFI_PASSWORD": PASSWORD},
            ) as command:
                said, _ = await command.communicate()
            assert command.returncode == 0, said
            assert await bench.running.wait() == STARTS_AGAIN
        assert f"pad-01 (at {hall.cable.path}) has a new key" in said.decode()
        assert PASSWORD not in said.decode()
        assert (tmp_path / "headtable.keys").read_text().splitlines()[-1].split('"')[1] not in said.decode()
        await comes_in(hall)


@pytest.mark.slow
async def test_a_port_without_this_device_gets_no_key(tmp_path: Path) -> None:
    came = bytearray()
    with Cable(tmp_path / "cable") as cable, cable.listening(came.extend, lambda: None):
        keys = Keys(tmp_path / "headtable.keys")
        with pytest.raises(Unwell, match="pad-02 is at no USB port of this machine: plug it in"):
            await enrol("pad-02", [str(cable.path)], BAUD, keys, None)
        assert b"enrol" not in came
        assert keys.of("pad-02") is None


@pytest.mark.slow
async def test_a_device_keeps_its_old_key_if_the_new_one_cannot_be_stored(tmp_path: Path) -> None:
    pad = Plugged("pad", "pad-01", tmp_path / "flash", has_wifi=True)
    keys = Keys(tmp_path / "nowhere" / "headtable.keys")
    with Cable(tmp_path / "cable") as cable:
        async with a_device(pad, cable):
            with pytest.raises(Unwell, match="cannot write"):
                await enrol("pad-01", [str(cable.path)], BAUD, keys, Network(NAME, PASSWORD))
    assert not [note.name for note in pad.flash.iterdir() if "key" in note.name]


@pytest.mark.parametrize(
    ("network", "why"),
    [
        (Network(""), "no network’s name"),
        (Network("x" * 33), "1 to 32 bytes"),
        (Network("hall", "short"), "8 to 63"),
        (Network("hall", "x" * 64), "8 to 63"),
    ],
)
def test_an_impossible_network_is_refused(network: Network, why: str) -> None:
    with pytest.raises(NotAllowed, match=why):
        proved(network)


@pytest.mark.parametrize(
    "box",
    [
        "box.local:7707",
        "192.168.4.1",
        "192.168.4.1:0",
        "192.168.4.1:65536",
        "192.168.4.1:-1",
        "0.0.0.0:7707",
        "[fd00::1]:7707",
        "fd00::1:7707",
        "[192.168.4.1]:7707",
    ],
)
def test_an_address_that_no_device_can_reach_is_refused(box: str) -> None:
    with pytest.raises(BadConfig, match=r"in numbers \(IPv4\) with its port") as told:
        proved(Network("hall", "", box))
    assert box in str(told.value)


@pytest.mark.parametrize("box", ["", "192.168.4.1:7707", "10.0.0.2:1", "10.0.0.2:65535"])
def test_an_address_that_a_device_can_reach_is_accepted(box: str) -> None:
    assert proved(Network("hall", "", box)).box == box
