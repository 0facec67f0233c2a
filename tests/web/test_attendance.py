"""Who came when: check-ins and payments of each night, players of the journals, and nobody else's business."""

from __future__ import annotations

import asyncio
import contextlib
import csv
import io
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from headtable import rulesets
from headtable.complaints import Complaints
from headtable.journal import Journal
from headtable.journal.log import night_in
from headtable.journal.night_files import NightFile
from headtable.messages.new_night import AboutNight
from headtable.messages.prizes import Standing
from headtable.messages.rooms import BoardState, EngineState, Phase
from headtable.web.app import Pages
from headtable.web.attendance import FILE, Attendance, AttendanceFile
from headtable.web.connections import Limits
from headtable.web.csv_files import MARKED
from headtable.web.guest_list import FILE as GUESTS, GuestFile, GuestList, NewGuest, with_status
from headtable.web.live_room import LiveRoom
from headtable.web.page_place import Place
from tests.replay.short_night import TWELVE, a_night
from tests.web.house import browser_at, let_in_as_host, night, nobody, opened, room_with, until

TONIGHT = "tonight.night.db"
NAMES = ("/api/guests/history", "/host/history.csv")


def room_of(name: str, phase: Phase = "playing") -> LiveRoom:
    """The room of a night in this phase."""
    return room_with(EngineState("e1", "online", night=name), night(phase))


class House:
    """A guest list and the history, without pages."""

    def __init__(self, file: Path | None = None) -> None:
        self.attendance = Attendance(AttendanceFile(file, Complaints(print)))
        self.guests = GuestList(GuestFile(None, Complaints(print)), lambda: None)

    def check_in(self, *names: str, paid: int = 0) -> None:
        """These people come to the door."""
        self.guests.add([NewGuest(name, paid, status="here") for name in names], by="door")

    def record(self, name: str, phase: Phase = "playing") -> None:
        """The pages record what the list says."""
        self.attendance.record(room_of(name, phase), self.guests.guests, self.guests.emptied)

    def visits(self, *nights: str) -> dict[str, dict[str, int]]:
        """For each of these nights, who was checked in or has paid, and what they paid."""
        files = [NightFile(f"{name}.db", name, "", AboutNight(), is_begun=True) for name in nights]
        found: dict[str, dict[str, int]] = {name: {} for name in nights}
        for person in self.attendance.people(files, {}):
            for visit in person.visits:
                found[visit.night][person.name] = visit.paid
        return found


# --- what is recorded --------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["closed", "over"])
def test_before_a_night_and_after_it_the_list_is_that_of_another_one(phase: Phase) -> None:
    house = House()
    house.check_in("Ann")
    house.record("n1", phase)
    assert house.visits("n1") == {"n1": {}}


def test_those_who_are_here_or_have_paid_are_recorded() -> None:
    house = House()
    house.check_in("Ann", paid=500)
    house.guests.add([NewGuest("Bob"), NewGuest("Cat", 700)])
    house.record("n1")
    assert house.visits("n1") == {"n1": {"Ann": 500, "Cat": 700}}


def test_a_correction_at_the_door_corrects_the_record() -> None:
    house = House()
    house.check_in("Ann", "Bob")
    house.record("n1")
    house.guests.remove(next(one.id for one in house.guests.guests if one.name == "Bob"))
    ann = house.guests.guests[0]
    house.guests.change(with_status(ann, "no-show"))
    house.record("n1")
    assert house.visits("n1") == {"n1": {}}


def test_an_emptied_list_takes_nobody_out_of_the_record() -> None:
    house = House()
    house.check_in("Ann", paid=500)
    house.record("n1")
    house.guests.empty()
    house.check_in("Bob")
    house.record("n1")
    assert house.visits("n1") == {"n1": {"Ann": 500, "Bob": 0}}


def test_whoever_is_still_listed_as_here_from_the_last_night_does_not_come_again() -> None:
    house = House()
    house.check_in("Ann", "Bob", paid=500)
    house.record("n1")
    house.record("n2")
    assert house.visits("n1", "n2") == {"n1": {"Ann": 500, "Bob": 500}, "n2": {}}


def test_everybody_is_expected_again_and_comes_to_the_next_night_anew() -> None:
    house = House()
    house.check_in("Ann", "Bob", paid=500)
    house.record("n1")
    house.guests.expect_again()
    assert [(one.name, one.status, one.paid) for one in house.guests.guests] == [
        ("Ann", "expected", 0),
        ("Bob", "expected", 0),
    ]
    house.record("n1")
    house.guests.change(with_status(house.guests.guests[0], "here"))
    house.record("n2")
    assert house.visits("n1", "n2") == {"n1": {"Ann": 500, "Bob": 500}, "n2": {"Ann": 0}}


def test_alternates_stay_alternates_when_everybody_is_expected_again() -> None:
    house = House()
    house.check_in("Ann")
    house.guests.add([NewGuest("Bob", status="no-show"), NewGuest("Cat", status="alternate")])
    house.guests.expect_again()
    statuses = {one.name: one.status for one in house.guests.guests}
    assert statuses == {"Ann": "expected", "Bob": "expected", "Cat": "alternate"}


async def test_the_history_survives_a_restart(tmp_path: Path) -> None:
    house = House(tmp_path / FILE)
    house.check_in("Ann", paid=500)
    house.record("n1")
    await house.attendance.stored()
    assert House(tmp_path / FILE).visits("n1") == {"n1": {"Ann": 500}}
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


# --- the routes --------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with tonight's journal and a past night of twelve."""
    Journal.create(tmp_path / TONIGHT, rulesets.text("rfp"), "5eed").close()
    a_night(tmp_path / "2026-11-21-1805.night.db")
    return tmp_path


@contextlib.asynccontextmanager
async def a_host(folder: Path) -> AsyncIterator[tuple[Pages, httpx.AsyncClient]]:
    """A host's browser in a night that is under way, in which Ann has a card."""
    engine = EngineState("e1", "online", night=night_in(folder / TONIGHT) or "")
    room = room_with(engine, night("playing"), BoardState((Standing(1, "Ann", 1, 0, 0),)))
    place = Place(0, None, Limits(), journal=folder / TONIGHT, guests=folder / GUESTS)
    async with opened(room, nobody(), place) as (there, address), browser_at(address) as client:
        await let_in_as_host(client)
        yield there, client


async def test_a_host_reads_who_came_tonight_and_on_past_nights(folder: Path) -> None:
    async with a_host(folder) as (_, browser):
        await browser.post("/api/guests/names", json={"names": ["Ann", "Zoë"], "status": "here"})
        found = (await browser.get("/api/guests/history")).json()
        file = await browser.get("/host/history.csv")
    people = {one["name"]: one["visits"] for one in found["people"]}
    assert (found["unread"], len(found["nights"])) == (0, 2)
    assert set(people) == {*TWELVE, "Zoë"}
    assert [(one["played"], one["checked_in"]) for one in people["Ann"]] == [(True, True), (True, False)]
    assert [(one["played"], one["checked_in"]) for one in people["Zoë"]] == [(False, True)]
    rows = list(csv.reader(io.StringIO(file.text.removeprefix(MARKED))))
    assert rows[0] == ["day", "night", "name", "played", "checked in", "paid", "currency"]
    assert [row[2:] for row in rows[1:3]] == [["Ann", "1", "1", "0.00", "USD"], ["Zoë", "", "1", "0.00", "USD"]]
    assert {row[2] for row in rows[3:]} == set(TWELVE)
    assert file.headers["content-disposition"] == 'attachment; filename="history.csv"'


async def test_a_host_forgets_check_ins_and_the_journals_stay(folder: Path) -> None:
    async with a_host(folder) as (_, browser):
        await browser.post("/api/guests/names", json={"names": ["Zoë"], "status": "here"})
        await browser.post("/api/guests", json={"is": "empty"})
        forgotten = (await browser.post("/api/guests/history", json="forget")).json()
    assert {one["name"] for one in forgotten["people"]} == set(TWELVE)


async def test_a_journal_that_cannot_be_read_is_left_out(folder: Path) -> None:
    (folder / "2026-11-21-1805.night.db").write_bytes(spoilt((folder / "2026-11-21-1805.night.db").read_bytes()))
    async with a_host(folder) as (_, browser):
        found = (await browser.get("/api/guests/history")).json()
    assert (found["unread"], [one["name"] for one in found["people"]]) == (0, ["Ann"])


async def test_no_journal_is_read_on_after_the_pages_have_closed_although_its_reader_has_left(folder: Path) -> None:
    async with a_host(folder) as (_, browser):
        asking = asyncio.create_task(browser.get("/api/guests/history"))
        await until(requests_run)
        asking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asking
    assert not requests_run()


def requests_run() -> bool:
    """Whether any request is being answered."""
    return any("run_asgi" in repr(task.get_coro()) for task in asyncio.all_tasks())


def spoilt(journal: bytes) -> bytes:
    """The same journal with a hole in it."""
    middle = len(journal) // 2
    return journal[:middle] + bytes(8000) + journal[middle + 8000 :]


@pytest.mark.parametrize("path", NAMES)
async def test_only_a_host_sees_the_history(folder: Path, path: str) -> None:
    async with a_host(folder) as (_, browser):
        browser.cookies.clear()
        assert (await browser.get(path)).status_code == 401


async def test_only_a_host_forgets_and_only_from_our_own_pages(folder: Path) -> None:
    async with a_host(folder) as (_, browser):
        elsewhere = await browser.post(
            "/api/guests/history", json="forget", headers={"Origin": "http://evil.example"}
        )
        browser.cookies.clear()
        stranger = await browser.post("/api/guests/history", json="forget")
    assert (elsewhere.status_code, stranger.status_code) == (403, 401)
