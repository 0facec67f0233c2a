"""The file of codes, phones and sessions: an answer means that its change is on the disk, and damage is kept."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from headtable.complaints import Complaints
from headtable.errors import Unwell
from headtable.messages.mqtt import MqttMessage
from headtable.web.app import Pages
from headtable.web.background_file import Write, write_durably
from headtable.web.connections import Limits
from headtable.web.guard import COOKIE as HOST_COOKIE
from headtable.web.page_place import Place
from headtable.web.page_server import CLOSE_S
from headtable.web.phone_sessions import COOKIE as PHONE_COOKIE
from headtable.web.state_file import FILE, StateFile, StoredState, stored_codes
from tests.patience import PATIENCE_S
from tests.web.house import browser_at, evening, let_in_as_host, nobody, opened, room_with, until

TYPED = "cake for everybody"  # as a password
ANN = {"is": "make-account", "name": "Ann", "role": "host", "password": TYPED}
Change = Callable[[Pages, httpx.AsyncClient], Coroutine[None, None, httpx.Response]]
Kept = Callable[[StoredState], object]


class HeldDisk:
    """A disk that writes at once until it is held, and then only when it may again."""

    def __init__(self) -> None:
        self.may_write = threading.Event()
        self.may_write.set()

    def write(self, file: Path, content: str) -> None:
        """Wait, then write."""
        assert self.may_write.wait(PATIENCE_S)
        write_durably(file, content)


class FullDisk:
    """A disk that is full until somebody makes room."""

    def __init__(self) -> None:
        self.is_full = True

    def write(self, file: Path, content: str) -> None:
        """Write, if there is room."""
        if self.is_full:
            raise OSError(28, "No space left on device")
        write_durably(file, content)


@pytest.fixture
def disk() -> Iterator[HeldDisk]:
    """A disk that is let go at the end, so that no thread is left."""
    held = HeldDisk()
    yield held
    held.may_write.set()


@contextlib.asynccontextmanager
async def pages_on(
    folder: Path, write: Write = write_durably, *messages: MqttMessage
) -> AsyncIterator[tuple[Pages, httpx.AsyncClient]]:
    """Pages whose state is in this folder, and a host's browser."""
    place = Place(0, folder / FILE, Limits(), write=write)
    async with (
        opened(room_with(*messages), nobody(), place, ("127.0.0.1: ", str(folder))) as (pages, address),
        browser_at(address) as browser,
    ):
        await let_in_as_host(browser)
        yield pages, browser


def on_disk(folder: Path) -> StoredState:
    """What a restart would know now, as after kill -9."""
    return StateFile(folder / FILE, Complaints(pytest.fail)).kept


# --- what is acknowledged ----------------------------------------------------------------------------


async def join(pages: Pages, browser: httpx.AsyncClient) -> httpx.Response:
    """A phone shows the code of table 2."""
    return await browser.get("/join", params={"code": pages.phones.code(2)})


async def renew(_: Pages, browser: httpx.AsyncClient) -> httpx.Response:
    """The host renews the code of table 1."""
    return await browser.post("/api/phones", json={"is": "renew", "table": 1})


async def make_account(_: Pages, browser: httpx.AsyncClient) -> httpx.Response:
    """The host makes an account with a password."""
    return await browser.post("/api/accounts", json=ANN)


async def leave(_: Pages, browser: httpx.AsyncClient) -> httpx.Response:
    """The host signs out everywhere."""
    return await browser.post("/api/host/leave", json="everywhere")


async def write_notice(_: Pages, browser: httpx.AsyncClient) -> httpx.Response:
    """The host writes to the hall."""
    return await browser.post("/api/host/notice", json={"text": "Cake"})


async def fix_scene(_: Pages, browser: httpx.AsyncClient) -> httpx.Response:
    """The host fixes the scene of a screen."""
    return await browser.post("/api/host/scene", json={"screen": "left", "scene": "clock"})


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        (join, lambda state: [phone.table for phone in state.phones]),
        (renew, lambda state: state.codes),
        (make_account, lambda state: [account.name for account in state.accounts]),
        (leave, lambda state: state.hosts),
        (write_notice, lambda state: state.notice),
        (fix_scene, lambda state: state.scenes),
    ],
)
async def test_an_answer_waits_until_its_change_is_on_the_disk(
    tmp_path: Path, disk: HeldDisk, change: Change, kept: Kept
) -> None:
    async with pages_on(tmp_path, disk.write, *evening()) as (pages, browser):
        before = kept(on_disk(tmp_path))
        memory = pages._state.kept
        disk.may_write.clear()
        answer = asyncio.create_task(change(pages, browser))
        await until(lambda: kept(memory) != before)
        async with browser_at(str(browser.base_url)) as guest:
            assert (await guest.get("/api/join")).status_code == 200  # the disk holds up no other page
        assert not answer.done()
        assert kept(on_disk(tmp_path)) == before
        disk.may_write.set()
        assert (await answer).status_code in (200, 303)
        assert kept(on_disk(tmp_path)) == kept(memory) != before


async def test_a_phone_a_password_and_the_end_of_a_session_outlive_a_restart_after_their_answers(
    tmp_path: Path,
) -> None:
    async with pages_on(tmp_path, write_durably, *evening()) as (pages, browser):
        await make_account(pages, browser)
        await join(pages, browser)
        cookies = dict(browser.cookies)
        await leave(pages, browser)
        (tmp_path / "killed").mkdir()
        (tmp_path / "killed" / FILE).write_bytes((tmp_path / FILE).read_bytes())  # what kill -9 leaves
    assert {HOST_COOKIE, PHONE_COOKIE} <= cookies.keys()
    async with (
        pages_on(tmp_path / "killed", write_durably, *evening()) as (_, browser),
        browser_at(str(browser.base_url)) as again,
    ):
        again.cookies.update(cookies)
        assert (await again.get("/api/host/me")).status_code == 401
        assert (await again.get("/api/table/2/phone")).json()["table"] == 2
        signed_in = await again.post("/api/host/sign-in", json={"name": "Ann", "password": TYPED})
        assert signed_in.status_code == 200


@pytest.mark.parametrize("seed", range(10))
async def test_the_newest_change_is_always_the_one_that_stays(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    file = StateFile(tmp_path / FILE, Complaints(pytest.fail))
    for number in range(30):
        file.kept.notice = f"{number}"
        file.save_soon()
        if chance.random() < 1 / 3:
            await file.stored()
            assert on_disk(tmp_path).notice == f"{number}"
        elif chance.random() < 1 / 2:
            await asyncio.sleep(0)
    await file.stored()
    assert on_disk(tmp_path).notice == "29"


async def test_the_pages_close_only_when_the_last_change_is_on_the_disk(tmp_path: Path, disk: HeldDisk) -> None:
    async with pages_on(tmp_path, disk.write, *evening()) as (pages, _):
        disk.may_write.clear()
        pages.phones.renew(1)
        await asyncio.sleep(0)
        pages.phones.renew(2)
        asyncio.get_running_loop().call_later(2 * CLOSE_S + 0.2, disk.may_write.set)  # the server has stopped by then
        codes = {table: pages.phones.code(table) for table in (1, 2)}
    assert {table: on_disk(tmp_path).codes[table] for table in (1, 2)} == codes


# --- a damaged file, and a full disk -----------------------------------------------------------------


async def test_a_damaged_file_is_kept_under_another_name_and_the_hosts_pages_say_where(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("damaged")
    aside = tmp_path / "headtable-pages.damaged.json"
    async with pages_on(tmp_path) as (pages, browser):
        answers = [(await browser.get(path)).json()["file_troubles"] for path in ("/api/phones", "/api/accounts")]
        told = (
            f"the file of the codes, phones and accounts was damaged; it is kept as {aside}, and a new one is begun"
        )
        assert answers == [[told], [told]]
        assert stored_codes(tmp_path / FILE, Complaints(pytest.fail))[1] == pages.phones.code(1)
    assert aside.read_text() == "damaged"


def test_another_program_that_reads_the_codes_leaves_a_damaged_file_where_it_is(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("damaged")
    said: list[str] = []
    assert stored_codes(tmp_path / FILE, Complaints(said.append)) == {}
    assert "the earlier codes are not known" in said[0]
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


async def test_on_a_full_disk_phones_come_in_and_the_host_reads_what_a_restart_would_lose(tmp_path: Path) -> None:
    disk = FullDisk()
    async with pages_on(tmp_path, disk.write, *evening()) as (pages, browser):
        assert (await join(pages, browser)).status_code == 303
        [told] = (await browser.get("/api/phones")).json()["file_troubles"]
        why = Unwell("state-not-kept", error="No space left on device")
        assert told == str(why)
        disk.is_full = False
        after = (await renew(pages, browser)).json()
        assert after["file_troubles"] == []
        assert [phone.table for phone in on_disk(tmp_path).phones] == [2]
