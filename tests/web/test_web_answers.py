"""The pages' answers: the room, the host's and the phones' inputs, and every kind of wrong request."""

from __future__ import annotations

import asyncio
import json
import re

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from headtable.messages.inputs import Heard
from headtable.messages.line import DieEach, Press
from headtable.messages.pace import Ring, StartRound
from headtable.messages.people import OpenNight
from headtable.messages.table import Claim
from headtable.web.engine_requests import EngineRequests
from headtable.web.live_events import Snapshot
from tests.web.house import DATING, KEY, Answerer, evening, host, night, nobody, pages, phone, room_with, table, until

pytestmark = pytest.mark.slow  # each has a real broker and a real server of its own

PRESS = {"boot": "b1", "seq": 1, "said": {"is": "press", "button": "two", "age_ms": 3}}
HTML = {"Accept": "text/html"}


async def test_the_room_can_be_read_as_json() -> None:
    room = room_with(*evening())
    async with pages(room, nobody()) as browser:
        answer = await browser.get("/api/room")
    assert msgspec.json.decode(answer.content, type=Snapshot) == room.snapshot()


async def test_events_begin_with_a_snapshot_and_continue_with_changes() -> None:
    room = room_with(*evening())
    async with pages(room, nobody()) as browser, browser.stream("GET", "/api/events") as stream:
        lines = stream.aiter_lines()
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert await anext(lines) == "event: snapshot"
        room.on_message(table(3, (2, 0)))
        while await anext(lines) != "event: table":
            pass
        assert json.loads((await anext(lines)).removeprefix("data: "))["tally"] == [2, 0]


async def test_a_browser_that_goes_away_is_forgotten() -> None:
    room = room_with(*evening())
    async with pages(room, nobody()) as browser:
        async with browser.stream("GET", "/api/events") as stream:
            await anext(stream.aiter_lines())
            assert room.watched_by == 1
        await until(lambda: room.watched_by == 0)


async def test_the_pages_close_at_once_despite_open_browsers() -> None:
    room = room_with(*evening())
    async with pages(room, nobody()) as browser:
        streams = [browser.stream("GET", "/api/events") for _ in range(5)]
        for stream in streams:
            await stream.__aenter__()
        before = asyncio.get_running_loop().time()
    assert asyncio.get_running_loop().time() - before < 5  # and within 1 s on a machine that is not busy
    for stream in streams:
        await stream.__aexit__(None, None, None)


@pytest.mark.parametrize("path", ["/", "/table/1", "/static/board.js", "/static/stage.css", "/static/die.svg"])
async def test_pages_load_nothing_from_elsewhere(path: str) -> None:
    async with pages(room_with(), nobody()) as browser:
        answer = await browser.get(path)
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


# --- the host ------------------------------------------------------------------------------------


async def test_without_the_key_the_console_asks_for_it() -> None:
    async with pages(room_with(), nobody()) as browser:
        answer = await browser.get("/host", headers=HTML)
    assert answer.status_code == 401
    assert 'name="key"' in answer.text


async def test_a_wrong_key_opens_nothing() -> None:
    async with pages(room_with(), nobody()) as browser:
        answer = await browser.get("/host", params={"key": "anöther key"})
        assert (answer.status_code, answer.headers.get("set-cookie")) == (403, None)
        assert (await browser.post("/api/host", json={"is": "start"})).status_code == 401


async def test_a_forged_cookie_opens_nothing() -> None:
    async with pages(room_with(), nobody()) as browser:
        browser.cookies.set("headtable-host", KEY)
        assert (await browser.get("/host")).status_code == 401


async def test_the_key_opens_the_console_and_disappears_from_the_address() -> None:
    async with pages(room_with(), nobody()) as browser:
        answer = await browser.get("/host", params={"key": KEY})
        assert (answer.status_code, answer.headers["location"]) == (303, "/host")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert KEY not in cookie
        assert (await browser.get("/host")).status_code == 200


async def test_the_host_sends_an_input_and_gets_the_verdict() -> None:
    engine = Answerer()
    async with host(room_with(), engine.requests) as browser:
        answer = await browser.post("/api/host", json={"is": "open", "players": ["Ann", "Bob", "Cat", "Dan"]})
    assert answer.status_code == 200
    assert answer.json()["accepted"] is True
    [heard] = engine.heard
    assert heard.role == "host"
    assert heard.said == OpenNight(("Ann", "Bob", "Cat", "Dan"))


async def test_inputs_without_a_number_each_count_separately() -> None:
    engine = Answerer()
    async with host(room_with(), engine.requests) as browser:
        for _ in range(3):
            await browser.post("/api/host", json={"is": "claim", "table": 1, "worth": "one"})
    assert len({(heard.boot, heard.seq) for heard in engine.heard}) == 3
    assert {heard.said for heard in engine.heard} == {Claim(1, "one")}


async def test_an_input_that_the_console_numbered_keeps_its_number() -> None:
    engine = Answerer()
    async with host(room_with(), engine.requests) as browser:
        for _ in range(2):
            await browser.post("/api/host?boot=b7&seq=4", json={"is": "ring", "by": "host"})
    assert set(engine.heard) == {Heard("host-console", "b7", 4, Ring("host"), role="host")}


async def test_a_refusal_comes_back_with_its_reason() -> None:
    async with host(room_with(), Answerer(refuse="the night is open already").requests) as browser:
        answer = await browser.post("/api/host", json={"is": "start"})
    assert (answer.status_code, answer.json()["accepted"]) == (200, False)
    assert answer.json()["why"] == "the night is open already"


async def test_an_opening_with_too_few_players_is_refused_with_a_readable_reason() -> None:
    engine = Answerer()
    async with host(room_with(), engine.requests) as browser:
        answer = await browser.post("/api/host", json={"is": "open", "players": ["Ann", "Bea", "Cat"]})
    assert (answer.status_code, engine.heard) == (400, [])
    assert answer.json() == {
        "error": "a night takes from 4 to 400 players; list them one on a line",
        "reason": {"is": "number-of-players"},
    }


@pytest.mark.parametrize(
    "said",
    [
        {"is": "arrive", "player": "x" * 41},
        {"is": "open", "players": ["Ann", "Bea", "Cat", ""]},
        {"is": "rename", "player": "Ann", "to": "x" * 41},
        {"is": "seat-again", "seating": "listed", "players": ["x" * 41]},
    ],
    ids=lambda said: str(said["is"]),
)
async def test_a_name_that_is_empty_or_too_long_is_refused_with_a_readable_reason(said: dict[str, object]) -> None:
    engine = Answerer()
    async with host(room_with(), engine.requests) as browser:
        answer = await browser.post("/api/host", json=said)
    assert (answer.status_code, engine.heard) == (400, [])
    assert answer.json() == {
        "error": "a name has 1 to 40 characters: write it shorter, or write one",
        "reason": {"is": "name-length", "longest": 40},
    }


async def test_an_input_that_the_engine_missed_is_repeated_under_the_same_number() -> None:
    engine = Answerer(deaf_to=3)
    async with host(room_with(), engine.requests) as browser:
        answer = await browser.post("/api/host", json={"is": "start"})
    assert answer.json()["accepted"] is True
    assert len(engine.heard) == 4
    assert len(set(engine.heard)) == 1
    assert engine.heard[0].said == StartRound()


async def test_an_engine_that_does_not_answer_is_reported_with_a_sentence() -> None:
    deaf = EngineRequests(lambda _: True, DATING, again_s=0.05, give_up_s=0.2)
    async with host(room_with(*evening()), deaf) as browser:
        answer = await browser.post("/api/host", json={"is": "start"})
    assert answer.status_code == 503
    assert "the engine does not answer" in answer.json()["error"]


async def test_a_missing_broker_is_named_as_the_cause() -> None:
    room = room_with()
    room.on_disconnect()
    async with host(room, nobody()) as browser:
        answer = await browser.post("/api/host", json={"is": "start"})
    assert answer.status_code == 503
    assert "broker" in answer.json()["error"]


# --- phones --------------------------------------------------------------------------------------


async def test_no_button_of_a_pad_can_be_pressed_before_its_script_listens() -> None:
    async with pages(room_with(*evening()), nobody()) as browser:
        buttons = re.findall("<button[^>]* data-button=[^>]*>", (await browser.get("/table/2")).text)
    assert len(buttons) > 10
    assert [button for button in buttons if " disabled" not in button] == []


async def test_a_phone_presses_for_its_table() -> None:
    engine = Answerer()
    async with phone(room_with(*evening()), engine.requests, 2) as browser:
        answer = await browser.post("/api/table/2", json=PRESS)
        name = (await browser.get("/api/table/2/phone")).json()["phone"]
    assert answer.json()["accepted"] is True
    assert engine.heard == [Heard(f"phone-{name}", "b1", 1, Press("two", 3), 2, role="phone")]


async def test_a_phone_sends_the_dice_of_a_roll_off() -> None:
    engine = Answerer()
    async with phone(room_with(*evening()), engine.requests, 2) as browser:
        await browser.post("/api/table/2", json={**PRESS, "said": {"is": "dieeach", "a": 5, "b": 3}})
    assert engine.heard[0].said == DieEach(5, 3)


async def test_two_posts_of_one_press_get_one_verdict() -> None:
    engine = Answerer(deaf_to=5)
    async with phone(room_with(*evening()), engine.requests, 2) as browser:
        answers = await asyncio.gather(*(browser.post("/api/table/2", json=PRESS) for _ in range(2)))
    assert [answer.json()["accepted"] for answer in answers] == [True, True]
    assert len(set(engine.heard)) == 1


@pytest.mark.parametrize("uid", ["host-abc", "pad-01", "phone-abc"])
async def test_a_phone_speaks_only_for_itself(uid: str) -> None:
    engine = Answerer()
    async with phone(room_with(*evening()), engine.requests, 2) as browser:
        answer = await browser.post("/api/table/2", json={**PRESS, "uid": uid})
    assert (answer.status_code, engine.heard) == (400, [])


async def test_a_phone_cannot_send_inputs_of_the_host() -> None:
    engine = Answerer()
    async with phone(room_with(*evening()), engine.requests, 2) as browser:
        answer = await browser.post("/api/table/2", json={**PRESS, "said": {"is": "ring", "by": "host"}})
    assert (answer.status_code, engine.heard) == (400, [])


@pytest.mark.parametrize(("number", "says"), [(4, "1 to 3"), (0, "1 to 3"), (100, "1 to 3")])
async def test_a_table_missing_tonight_is_refused(number: int, says: str) -> None:
    async with pages(room_with(*evening()), nobody()) as browser:
        answer = await browser.post(f"/api/table/{number}", json=PRESS)
    assert answer.status_code == 404
    assert says in answer.json()["error"]


async def test_before_the_opening_a_phone_is_refused_with_the_reason() -> None:
    async with pages(room_with(replace(night("closed"), tables=0)), nobody()) as browser:
        answer = await browser.post("/api/table/1", json=PRESS)
    assert answer.status_code == 404
    assert "not opened" in answer.json()["error"]


async def test_a_press_before_the_pages_know_a_night_must_be_repeated() -> None:
    room, engine = room_with(), Answerer()
    async with phone(room, engine.requests, 2) as browser:
        early = await browser.post("/api/table/2", json=PRESS)
        for message in evening():
            room.on_message(message)
        answer = await browser.post("/api/table/2", json=PRESS)
    assert early.status_code == 503
    assert "the engine does not answer" in early.json()["error"]
    assert answer.json()["accepted"] is True
    assert engine.heard == [Heard(engine.heard[0].uid, "b1", 1, Press("two", 3), 2, role="phone")]


# --- asked wrongly -------------------------------------------------------------------------------


async def test_posts_from_our_own_pages_are_accepted() -> None:
    async with phone(room_with(*evening()), Answerer().requests) as browser:
        origin = str(browser.base_url).rstrip("/")
        headers = {"Origin": origin, "Sec-Fetch-Site": "same-origin"}
        assert (await browser.post("/api/table/1", json=PRESS, headers=headers)).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"null", b"[]", b"\xff\xfe", b"[" * 60_000, b'{"is":"stop"}', b'{"is":"start","extra":1}',
        b'{"is":"claim","table":0,"worth":"one"}', b'{"is":"press"}',
    ],
)  # fmt: skip
async def test_garbled_bodies_are_quoted_back(body: bytes) -> None:
    engine = Answerer()
    async with host(room_with(*evening()), engine.requests) as browser:
        answer = await browser.post("/api/host", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, engine.heard) == (400, [])
    assert body[:20].decode(errors="backslashreplace") in answer.json()["error"].replace("\\\\", "\\")
    assert len(answer.content) < 1000


@pytest.mark.parametrize("query", ["boot=B!&seq=1", "boot=b1&seq=-1", "boot=b1&seq=x", "boot=&seq=1"])
async def test_an_invalid_number_is_refused(query: str) -> None:
    engine = Answerer()
    async with host(room_with(), engine.requests) as browser:
        answer = await browser.post(f"/api/host?{query}", json={"is": "start"})
    assert (answer.status_code, engine.heard) == (400, [])


async def test_oversize_bodies_are_refused() -> None:
    async with host(room_with(*evening()), nobody()) as browser:
        answer = await browser.post("/api/host", json={"is": "open", "players": ["x" * 40] * 2000})
    assert answer.status_code == 413
    assert "64 KiB" in answer.json()["error"]


async def test_oversize_bodies_in_chunks_are_refused() -> None:
    async with host(room_with(*evening()), nobody()) as browser:
        answer = await browser.post("/api/host", content=_chunks(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


async def _chunks() -> httpx.AsyncByteStream:  # type: ignore[misc]  # an async generator is one
    for _ in range(80):
        yield b" " * 1024


@pytest.mark.parametrize("path", ["/nope", "/table/one", "/static/%2e%2e/app.py", "/static/nope.js"])
async def test_an_unknown_page_is_answered_with_a_sentence(path: str) -> None:
    async with pages(room_with(), nobody()) as browser:
        for_people = await browser.get(path, headers=HTML)
        for_programs = await browser.get(path)
    assert (for_people.status_code, for_programs.status_code) == (404, 404)
    assert "There is no such page" in for_people.text
    assert "there is no page" in for_programs.json()["error"]


async def test_a_wrong_method_is_answered_with_a_sentence() -> None:
    async with pages(room_with(), nobody()) as browser:
        answer = await browser.delete("/api/room")
    assert answer.status_code == 405
    assert "DELETE" in answer.json()["error"]
