"""The file of the guest list: a slow disk holds up nobody, an answer means that it is written, damage is kept."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from headtable.complaints import Complaints
from headtable.web.background_file import write_durably
from headtable.web.connections import Limits
from headtable.web.guest_list import FILE, GuestFile, GuestList, NewGuest
from headtable.web.page_place import Place
from tests.patience import PATIENCE_S
from tests.web.house import browser_at, let_in_as_host, nobody, opened, room_with, until


class SlowDisk:
    """A disk that writes only when it may. It counts the writes that have begun."""

    def __init__(self) -> None:
        self.begun = 0
        self.may_write = threading.Event()

    def write(self, file: Path, content: str) -> None:
        """Wait, then write."""
        self.begun += 1
        assert self.may_write.wait(PATIENCE_S)
        write_durably(file, content)


@pytest.fixture
def disk() -> Iterator[SlowDisk]:
    """A slow disk that is let go at the end, so that no thread is left."""
    slow = SlowDisk()
    yield slow
    slow.may_write.set()


def list_in(file: Path, said: list[str] | None = None, disk: SlowDisk | None = None) -> GuestList:
    """The list of this file."""
    write = disk.write if disk else write_durably
    return GuestList(GuestFile(file, Complaints(print if said is None else said.append), write), lambda: None)


@contextlib.asynccontextmanager
async def two_hosts(file: Path, disk: SlowDisk) -> AsyncIterator[tuple[httpx.AsyncClient, httpx.AsyncClient]]:
    """Two devices of hosts, whose guest list is on this disk."""
    place = Place(0, None, Limits(), guests=file, write=disk.write)
    async with (
        opened(room_with(), nobody(), place) as (_, address),
        browser_at(address) as one,
        browser_at(address) as other,
    ):
        for device in (one, other):
            await let_in_as_host(device)
        yield one, other


def walk_in(device: httpx.AsyncClient, name: str) -> asyncio.Task[httpx.Response]:
    """Somebody comes to the door."""
    return asyncio.create_task(device.post("/api/door/tap", json={"is": "walk-in", "name": name}))


# --- a slow disk -------------------------------------------------------------------------------------


async def test_two_devices_save_at_once_and_each_answer_means_that_its_guest_is_on_the_disk(
    tmp_path: Path, disk: SlowDisk
) -> None:
    async with two_hosts(tmp_path / FILE, disk) as (one, other):
        ann = walk_in(one, "Ann")
        await until(lambda: disk.begun == 1)
        bob = walk_in(other, "Bob")
        read = asyncio.create_task(other.get("/api/guests"))
        assert (await other.get("/api/host/me")).status_code == 200  # the disk holds up no other page
        assert not any(answer.done() for answer in (ann, bob, read))
        disk.may_write.set()
        assert [(await answer).status_code for answer in (ann, bob, read)] == [200, 200, 200]
        assert set(list_in(tmp_path / FILE).names) == {"Ann", "Bob"}


async def test_changes_during_a_write_share_the_next_one(tmp_path: Path, disk: SlowDisk) -> None:
    guests = list_in(tmp_path / FILE, disk=disk)
    for number in range(20):
        guests.add([NewGuest(f"Guest {number}")])
    await until(lambda: disk.begun == 1)
    guests.add([NewGuest("Zoë")])
    disk.may_write.set()
    await guests.stored()
    assert disk.begun == 2
    assert list_in(tmp_path / FILE).guests == guests.guests


async def test_a_device_that_goes_away_while_it_waits_loses_nothing(tmp_path: Path, disk: SlowDisk) -> None:
    guests = list_in(tmp_path / FILE, disk=disk)
    guests.add([NewGuest("Ann")])
    gone = asyncio.create_task(guests.stored())
    await until(lambda: disk.begun == 1)
    gone.cancel()
    guests.add([NewGuest("Bob")])
    disk.may_write.set()
    await guests.stored()
    assert list_in(tmp_path / FILE).guests == guests.guests


async def test_a_list_that_cannot_be_written_says_so_until_it_can(tmp_path: Path) -> None:
    said: list[str] = []
    guests = list_in(tmp_path / "later" / FILE, said)
    guests.add([NewGuest("Ann")])
    await guests.stored()
    assert "the guest list is not kept: No such file or directory" in guests.wrong[0]
    assert "the guest list is not kept" in said[0]
    (tmp_path / "later").mkdir()
    guests.add([NewGuest("Bob")])
    await guests.stored()
    assert guests.wrong == ()
    assert set(list_in(tmp_path / "later" / FILE).names) == {"Ann", "Bob"}


# --- a damaged file ----------------------------------------------------------------------------------


@pytest.mark.parametrize("content", ["", "{", '{"crc32":1,"kept":{}}', "\0\0"])
async def test_a_damaged_list_is_kept_under_another_name_and_the_message_says_where(
    tmp_path: Path, content: str
) -> None:
    (tmp_path / FILE).write_text(content)
    said: list[str] = []
    guests = list_in(tmp_path / FILE, said)
    aside = tmp_path / "headtable-guests.damaged.json"
    told = f"the file of the guest list was damaged; it is kept as {aside}, and a new list is begun"
    assert guests.wrong == (told,)
    assert str(aside) in said[1]
    guests.add([NewGuest("Ann")])
    await guests.stored()
    assert (aside.read_text(), list_in(tmp_path / FILE).names) == (content, ("Ann",))


async def test_a_second_damaged_list_does_not_replace_the_first(tmp_path: Path) -> None:
    for content in ("first", "second"):
        (tmp_path / FILE).write_text(content)
        list_in(tmp_path / FILE)
    kept = {file.name: file.read_text() for file in tmp_path.iterdir()}
    assert kept == {"headtable-guests.damaged.json": "first", "headtable-guests.damaged-2.json": "second"}


async def test_a_damaged_list_that_cannot_be_renamed_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / ("g" * 250 + ".json")  # the longer name of the copy is too long for a file
    file.write_text("damaged")
    guests = list_in(file)
    guests.add([NewGuest("Ann")])
    await guests.stored()
    assert "nothing is written over it" in guests.wrong[0]
    assert (guests.names, file.read_text()) == (("Ann",), "damaged")


async def test_the_hosts_pages_say_where_a_damaged_list_is(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("damaged")
    place = Place(0, None, Limits(), guests=tmp_path / FILE)
    async with opened(room_with(), nobody(), place, (str(tmp_path),)) as (_, address), browser_at(address) as device:
        await let_in_as_host(device)
        answers = [(await device.get(path)).json()["wrong"] for path in ("/api/guests", "/api/door")]
    assert all("damaged" in told and str(tmp_path / "headtable-guests.damaged.json") in told for [told] in answers)
