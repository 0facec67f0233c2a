"""The guest list beside the night: whoever has a card is here, and a list of an earlier night says so."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from headtable.journal.log import night_in
from headtable.journal.night_files import NightFile
from headtable.messages.new_night import AboutNight
from headtable.messages.prizes import Standing
from headtable.messages.rooms import BoardState, EngineState, Phase, PrizeLine, RulesState, StageState
from headtable.rulesets import text
from headtable.web.app import Pages
from headtable.web.connections import Limits
from headtable.web.guest_list import FILE as GUESTS
from headtable.web.live_room import LiveRoom
from headtable.web.money_routes import money_csv
from headtable.web.page_place import Place
from tests.replay.short_night import a_night
from tests.web.house import browser_at, let_in_as_host, night, nobody, opened, room_with
from tests.web.night_engine import NightEngine

HERE, EXPECTED = "here", "expected"


def engine_of(name: str) -> EngineState:
    """The engine, while it plays the journal of this name."""
    return EngineState("e1", "online", night=name)


def seated(*players: str) -> BoardState:
    """The scoreboard of these players."""
    return BoardState(tuple(Standing(place, player, 0, 0, 0) for place, player in enumerate(players, 1)))


async def listed(browser: httpx.AsyncClient, *names: str) -> None:
    """A host puts these names on the list."""
    assert (await browser.post("/api/guests/names", json={"names": names})).status_code == 200


async def statuses(browser: httpx.AsyncClient, address: str = "/api/door") -> dict[str, str]:
    """Each guest's status, by name."""
    return {one["name"]: one["status"] for one in (await browser.get(address)).json()["guests"]}


async def is_earlier(browser: httpx.AsyncClient, address: str = "/api/door") -> bool:
    """Whether a page is told that the list is of an earlier night."""
    earlier: bool = (await browser.get(address)).json()["earlier"]
    return earlier


def hears(pages: Pages, room: LiveRoom, name: str, phase: Phase) -> None:
    """The engine plays this night."""
    room.on_message(engine_of(name))
    pages.on_message(night(phase))


@pytest.mark.parametrize("address", ["/api/door", "/api/guests"])
async def test_whoever_the_night_has_seated_is_here(address: str) -> None:
    room = room_with(engine_of("n1"), night(), seated("Ann", "Late Lou"))
    async with opened(room, nobody()) as (_, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await listed(browser, "Ann", "Late Lou", "Zoë")
        assert await statuses(browser, address) == {"Ann": HERE, "Late Lou": HERE, "Zoë": EXPECTED}


async def test_a_name_that_gets_a_card_is_told_to_the_door_at_once() -> None:
    room = room_with(engine_of("n1"), night(), seated("Ann"))
    async with opened(room, nobody()) as (pages, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await listed(browser, "Ann", "Zoë")
        with room.watch() as watcher:
            events = watcher.events(lambda: b"snapshot")
            assert await anext(events) == b"snapshot"
            pages.on_message(seated("Ann", "Zoë"))
            assert b"event: guests" in await anext(events)
        assert await statuses(browser) == {"Ann": HERE, "Zoë": HERE}


async def test_the_file_of_the_list_has_the_same_statuses() -> None:
    room = room_with(engine_of("n1"), night(), seated("Ann"))
    async with opened(room, nobody()) as (_, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await listed(browser, "Ann", "Zoë")
        file = (await browser.get("/host/guests.csv")).text
    assert [line.split(",")[-1] for line in file.splitlines()[1:]] == [HERE, EXPECTED]


async def test_the_list_of_an_earlier_night_says_so() -> None:
    room = room_with(engine_of("n1"), night())
    async with opened(room, nobody()) as (pages, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await listed(browser, "Ann", "Zoë")
        assert not await is_earlier(browser)
        hears(pages, room, "n2", "closed")
        for address in ("/api/door", "/api/guests", "/api/money"):
            assert await is_earlier(browser, address), address


async def test_a_list_whose_guests_are_expected_again_is_of_the_next_night() -> None:
    room = room_with(engine_of("n1"), night())
    async with opened(room, nobody()) as (pages, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await listed(browser, "Ann", "Zoë")
        hears(pages, room, "n2", "closed")
        again = await browser.post("/api/guests", json={"is": "again"})
        assert again.json()["earlier"] is False
        hears(pages, room, "n2", "playing")
        assert not await is_earlier(browser)


async def test_after_the_night_everybody_can_be_expected_again() -> None:
    room = room_with(engine_of("n1"), night(), seated("Ann"))
    async with opened(room, nobody()) as (pages, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await listed(browser, "Ann")
        hears(pages, room, "n1", "over")
        assert await statuses(browser) == {"Ann": HERE}
        await browser.post("/api/guests", json={"is": "again"})
        assert await statuses(browser) == {"Ann": EXPECTED}


async def test_a_payment_of_an_earlier_night_is_not_counted_for_the_next_one() -> None:
    room = room_with(engine_of("n1"), night())
    async with opened(room, nobody()) as (pages, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await listed(browser, "Ann")
        [ann] = (await browser.get("/api/guests")).json()["guests"]
        await browser.post("/api/door/tap", json={"is": "paid", "guest": ann["id"], "cents": 500})
        hears(pages, room, "n2", "playing")
        pages.on_message(seated("Ann"))
        kept = pages.records.attendance.people([NightFile("n", "n2", "", AboutNight(), is_begun=True)], {})
    assert [visit.paid for person in kept for visit in person.visits] == []


async def test_a_list_made_before_the_night_is_of_that_night() -> None:
    room = room_with(engine_of("n1"), night("closed"))
    async with opened(room, nobody()) as (pages, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await listed(browser, "Ann")
        hears(pages, room, "n1", "ready")
        assert not await is_earlier(browser)
        hears(pages, room, "n1", "over")
        assert not await is_earlier(browser)
        hears(pages, room, "n2", "closed")
        assert await is_earlier(browser)
        await browser.post("/api/guests", json={"is": "empty"})
        assert not await is_earlier(browser)


@pytest.mark.parametrize(("unnamed", "names"), [({}, ["Ann", "Bea", "Zoë"]), ({"unnamed": "leave"}, ["Ann", "Bea"])])
async def test_guests_who_are_not_named_for_the_next_night_leave_a_used_list_only_if_the_host_says_so(
    unnamed: dict[str, str], names: list[str]
) -> None:
    engine = NightEngine()
    room = room_with(engine_of("n1"), night(), seated("Ann"))
    async with opened(room, engine.requests) as (pages, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await listed(browser, "Ann", "Zoë")
        [ann, _] = (await browser.get("/api/guests")).json()["guests"]
        await browser.post("/api/door/tap", json={"is": "paid", "guest": ann["id"], "cents": 500})
        order = {"night": "n1", "ruleset": "wba", "players": ["Ann", "Bea"], "puts_away": True, **unnamed}
        assert (await browser.post("/api/nights/new", json=order)).status_code == 200
        pages.on_message(night("playing"))  # what the engine has said of the night before it was put away
        pages.on_message(seated("Ann", "Bea"))
        guests = (await browser.get("/api/guests")).json()["guests"]
        assert [one["name"] for one in guests] == names
        assert {(one["paid"], one["status"]) for one in guests} == {(0, EXPECTED)}
        hears(pages, room, "n2", "playing")
        assert not await is_earlier(browser)
        kept = pages.records.attendance.people([NightFile("n1.db", "n1", "", AboutNight(), is_begun=True)], {})
    assert [(one.name, visit.paid) for one in kept for visit in one.visits] == [("Ann", 500)]


# --- the money of the night before -------------------------------------------------------------------


async def paid(browser: httpx.AsyncClient, *names: str) -> None:
    """These people come and pay five dollars, and the hall costs seven."""
    await listed(browser, *names)
    for guest in (await browser.get("/api/guests")).json()["guests"]:
        await browser.post("/api/door/tap", json={"is": "paid", "guest": guest["id"], "cents": 500})
    await browser.post("/api/money", json={"is": "add", "kind": "expense", "what": "the hall", "cents": 700})


async def test_the_money_of_a_night_stays_with_it_when_everybody_is_expected_again(tmp_path: Path) -> None:
    a_night(tmp_path / "past.night.db")
    before = night_in(tmp_path / "past.night.db") or ""
    room = room_with(engine_of(before), night())
    place = Place(0, None, Limits(), journal=tmp_path / "tonight.night.db", guests=tmp_path / GUESTS)
    async with opened(room, nobody(), place) as (pages, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await paid(browser, "Ann", "Zoë")
        hears(pages, room, before, "over")
        await browser.post("/api/guests", json={"is": "again"})
        hears(pages, room, "n2", "closed")
        [past] = (await browser.get("/api/nights")).json()["past"]
        sheet = (await browser.get("/api/nights/money", params={"file": past["file"]})).json()
        file = await browser.get("/nights/money.csv", params={"file": past["file"]})
        now = (await browser.get("/api/money")).json()
    assert past["has_money"]
    assert (sheet["paid"], sheet["spent"], sheet["donation"]) == (1000, 700, 300)
    assert file.text.splitlines()[1:3] == ["Paid,Ann,5.00,USD", "Paid,Zoë,5.00,USD"]
    assert (now["paid"], now["spent"]) == (0, 0)


async def test_who_paid_is_forgotten_with_the_check_ins_and_the_sums_stay(tmp_path: Path) -> None:
    room = room_with(engine_of("n1"), night())
    place = Place(0, None, Limits(), journal=tmp_path / "tonight.night.db", guests=tmp_path / GUESTS)
    async with opened(room, nobody(), place) as (pages, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await paid(browser, "Ann")
        hears(pages, room, "n2", "closed")
        await browser.post("/api/guests/history", json="forget")
        kept = pages.records.attendance.money_of("n1")
    assert kept is not None
    assert (kept.payments, kept.sheet.paid) == ((), 500)
    assert money_csv(kept).splitlines()[1] == "Paid,,5.00,USD"


async def test_while_the_night_goes_on_nobody_is_expected_again() -> None:
    room = room_with(engine_of("n1"), night())
    async with opened(room, nobody()) as (_, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await paid(browser, "Ann")
        again = await browser.post("/api/guests", json={"is": "again"})
        assert again.status_code == 409
        assert "expect everybody again after the night" in again.json()["error"]
        assert (await browser.get("/api/money")).json()["paid"] == 500


async def test_the_money_of_an_earlier_night_keeps_its_prizes_while_the_next_one_goes_on() -> None:
    room = room_with(engine_of("n1"), night(), StageState(prizes=(PrizeLine("Most Wins", 3),)))
    async with opened(room, nobody()) as (pages, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        await paid(browser, "Ann")
        hears(pages, room, "n2", "closed")
        pages.on_message(StageState())
        assert (await browser.get("/api/money")).json()["pot"] == 300


async def test_what_a_guest_pays_is_that_of_the_rules_until_a_host_sets_it() -> None:
    room = room_with(RulesState(text("wba")), night("closed", 0))
    async with opened(room, nobody()) as (_, at), browser_at(at) as browser:
        await let_in_as_host(browser)
        assert (await browser.get("/api/guests")).json()["price"] == 500
        await browser.post("/api/guests", json={"is": "price", "cents": 700})
        assert (await browser.get("/api/guests")).json()["price"] == 700
