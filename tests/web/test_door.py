"""The door: taps of hosts, seats for late guests, and nobody else's business."""

from __future__ import annotations

import base64

import httpx

from headtable.messages.inputs import Heard
from headtable.messages.people import Arrive
from tests.web.house import Answerer, host, night, nobody, pages, room_with, statuses_of_orders

CSV = "name;paid;email\nZoë;20;zoe@example.org\nAnna;;\nAnna;;\n"


async def loaded(browser: httpx.AsyncClient, file: str = CSV, **more: object) -> dict[str, object]:
    """The answer to a CSV file."""
    body = {"file": base64.b64encode(file.encode()).decode(), **more}
    answer = await browser.post("/api/guests/file", json=body)
    assert answer.status_code == 200, answer.text
    told: dict[str, object] = answer.json()
    return told


async def tapped(browser: httpx.AsyncClient, **tap: object) -> httpx.Response:
    """The answer to a tap at the door."""
    return await browser.post("/api/door/tap", json=tap)


async def door(browser: httpx.AsyncClient) -> dict[str, tuple[str, int]]:
    """Each guest's status and payment, by name."""
    listed = (await browser.get("/api/door")).json()["guests"]
    return {guest["name"]: (guest["status"], guest["paid"]) for guest in listed}


async def number_of(browser: httpx.AsyncClient, name: str) -> int:
    """The number of a guest."""
    listed = (await browser.get("/api/door")).json()["guests"]
    return next(int(guest["id"]) for guest in listed if guest["name"] == name)


async def test_a_file_is_taken_only_when_its_wrong_lines_are_settled() -> None:
    async with host(room_with(), nobody()) as browser:
        told = await loaded(browser)
        assert (told["taken"], await door(browser)) == (0, {})
        assert told["wrong"] == [
            {
                "line": 4,
                "words": "line 4, name: “Anna” is in line 3 as well; write “Anna (2)”, "
                "or add a letter of the surname",
                "name": "Anna",
                "suggested": "Anna (2)",
            }
        ]
        assert (await loaded(browser, instead={"4": "Anna B."}))["taken"] == 3
        assert await door(browser) == {"Zoë": ("expected", 2000), "Anna": ("expected", 0), "Anna B.": ("expected", 0)}


async def test_a_file_of_as_many_guests_as_a_night_has_is_taken_with_addresses_and_wishes() -> None:
    lines = "".join(f"Guest {n};20;{n}@{'x' * 60}.example;{'near Ann ' * 20}\n" for n in range(400))
    async with host(room_with(), nobody()) as browser:
        assert (await loaded(browser, "name;paid;email;wish\n" + lines))["taken"] == 400


async def test_the_host_takes_the_other_lines() -> None:
    async with host(room_with(), nobody()) as browser:
        assert (await loaded(browser, others=True))["taken"] == 2
        assert set(await door(browser)) == {"Zoë", "Anna"}


async def test_a_file_without_columns_is_refused_with_a_sentence() -> None:
    async with host(room_with(), nobody()) as browser:
        answer = await browser.post("/api/guests/file", json={"file": base64.b64encode(b"Ann\nBob").decode()})
    assert answer.status_code == 400
    assert "the first line must name the columns" in answer.json()["error"]


async def test_taps_check_in_take_money_and_are_taken_back() -> None:
    async with host(room_with(), nobody()) as browser:
        await browser.post("/api/guests/names", json={"names": ["Ann", "Bob"]})
        ann = await number_of(browser, "Ann")
        await tapped(browser, **{"is": "status", "guest": ann, "status": "here"})
        paid = await tapped(browser, **{"is": "paid", "guest": ann, "cents": 2000})
        assert (await door(browser))["Ann"] == ("here", 2000)
        again = await tapped(browser, **{"is": "paid", "guest": ann, "cents": 2000})
        assert again.json()["change"] is None
        undone = await tapped(browser, **{"is": "undo", "change": paid.json()["change"]})
        assert await door(browser) == {"Ann": ("here", 0), "Bob": ("expected", 0)}
        await tapped(browser, **{"is": "undo", "change": undone.json()["change"]})
        assert (await door(browser))["Ann"] == ("here", 2000)  # made again
        walked = await tapped(browser, **{"is": "walk-in", "name": "Cat"})
        gone = await tapped(browser, **{"is": "undo", "change": walked.json()["change"]})
        assert "Cat" not in await door(browser)
        await tapped(browser, **{"is": "undo", "change": gone.json()["change"]})
        assert (await door(browser))["Cat"] == ("here", 0)
        twice = await tapped(browser, **{"is": "undo", "change": paid.json()["change"]})
        assert (twice.status_code, twice.json()["reason"]) == (409, {"is": "changed-since"})


async def test_a_walk_in_is_here_at_once_and_is_told_apart() -> None:
    async with host(room_with(), nobody()) as browser:
        await browser.post("/api/guests/names", json={"names": ["Zoë"]})
        warned = await tapped(browser, **{"is": "walk-in", "name": " zoe "})
        assert warned.json()["warning"] == "“zoe” is easily confused with “Zoë”"
        refused = await tapped(browser, **{"is": "walk-in", "name": "Zoë"})
        assert (refused.status_code, refused.json()["reason"]["suggested"]) == (409, "Zoë (2)")
        assert await door(browser) == {"Zoë": ("expected", 0), "zoe": ("here", 0)}


async def test_a_late_guest_gets_a_seat_and_the_engine_hears_nothing_but_the_name() -> None:
    engine = Answerer()
    async with host(room_with(night()), engine.requests) as browser:
        await loaded(browser, others=True)
        zoe = await number_of(browser, "Zoë")
        verdict = await browser.post("/api/door/seat?boot=b7&seq=4", json={"guest": zoe})
        assert verdict.json()["accepted"] is True
        assert (await door(browser))["Zoë"] == ("here", 2000)
    assert engine.heard == [Heard("host-console", "b7", 4, Arrive("Zoë"), role="host")]


async def test_a_guest_whom_the_rules_refuse_a_seat_stays_expected() -> None:
    async with host(room_with(night()), Answerer(refuse="no chair is free").requests) as browser:
        await browser.post("/api/guests/names", json={"names": ["Ann"]})
        verdict = await browser.post("/api/door/seat", json={"guest": await number_of(browser, "Ann")})
        assert (verdict.json()["accepted"], verdict.json()["why"]) == (False, "no chair is free")
        assert await door(browser) == {"Ann": ("expected", 0)}


async def test_a_guest_is_corrected_and_removed() -> None:
    async with host(room_with(), nobody()) as browser:
        await browser.post("/api/guests/names", json={"names": ["Ann", "Bob"], "status": "alternate"})
        ann = await number_of(browser, "Ann")
        edit = {"is": "edit", "guest": ann, "email": "a@example.org", "wish": "near Bob", "status": "expected"}
        same = await browser.post("/api/guests", json={**edit, "name": "Bob"})
        assert (same.status_code, same.json()["reason"]["is"]) == (409, "same-name")
        await browser.post("/api/guests", json={**edit, "name": "Anne"})
        assert await door(browser) == {"Anne": ("expected", 0), "Bob": ("alternate", 0)}
        await tapped(browser, **{"is": "status", "guest": ann, "status": "here"})
        await browser.post("/api/guests", json={**edit, "name": "Anna", "status": None})
        assert await door(browser) == {"Anna": ("here", 0), "Bob": ("alternate", 0)}
        await browser.post("/api/guests", json={"is": "remove", "guest": ann})
        gone = await browser.post("/api/guests", json={"is": "remove", "guest": ann})
        assert (gone.status_code, await door(browser)) == (404, {"Bob": ("alternate", 0)})


async def test_the_files_of_guests_and_money_are_downloads_with_no_formula() -> None:
    async with host(room_with(), nobody()) as browser:
        await loaded(browser, "name,paid,wish\n=1+1,5,@home\n")
        await browser.post("/api/money", json={"is": "add", "kind": "expense", "what": "the hall", "cents": 700})
        await browser.post("/api/money", json={"is": "add", "kind": "income", "what": "the raffle", "cents": 50})
        guests = await browser.get("/host/guests.csv")
        money = await browser.get("/host/money.csv")
    assert guests.text.splitlines()[1:] == ["'=1+1,5.00,,'@home,expected"]
    left = "Shortfall: more goes out than comes in,,-1.50,USD"
    lines = ["Paid,'=1+1,5.00,USD", "Income,the raffle,0.50,USD", "Pot,,0.00,USD", "Expense,the hall,7.00,USD", left]
    assert money.text.splitlines()[1:] == lines
    assert money.headers["content-disposition"] == 'attachment; filename="money.csv"'


PRIVATE = (
    "/api/guests", "/api/door", "/api/money", "/host/guests.csv", "/host/money.csv", "/host/sheets.pdf", "/guests",
    "/door", "/money",
)  # fmt: skip
CHANGES = (
    "/api/guests", "/api/guests/names", "/api/guests/file", "/api/door/tap", "/api/door/seat", "/api/money",
    "/api/host/print",
)  # fmt: skip


async def test_only_a_host_sees_the_guests() -> None:
    async with pages(room_with(), nobody()) as browser:
        statuses = {path: (await browser.get(path)).status_code for path in PRIVATE}
    assert statuses == dict.fromkeys(PRIVATE, 401)


async def test_only_a_host_changes_them_and_only_from_our_own_pages() -> None:
    async with host(room_with(), nobody()) as browser:
        assert await statuses_of_orders(browser, CHANGES) == dict.fromkeys(CHANGES, (403, 401))
