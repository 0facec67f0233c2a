"""Signing in by name and password: what it lets in, what it refuses, and that nobody guesses or locks out a host."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import httpx
import pytest

from headtable.messages.inputs import Heard
from headtable.messages.past import UndoLast
from headtable.messages.table import Claim
from headtable.web.live_room import LiveRoom
from headtable.web.passwords import Passwords
from tests.patience import PATIENCE_S
from tests.web.house import KEY, Answerer, browser_at, evening, host, nobody, opened, room_with

pytestmark = pytest.mark.slow  # each hashes real passwords, and has a real server of its own

ANN = {"name": "Ann", "password": "mabel's 12 cups"}
BEA = {"name": "Bea", "password": "six 6s and a bell"}
HOSTILE = "<img src=x onerror=alert(1)>"
JSON = {"Content-Type": "application/json"}


async def make(client: httpx.AsyncClient, role: str, who: dict[str, str]) -> httpx.Response:
    """Make an account as a host."""
    return await client.post("/api/accounts", json={"is": "make-account", "role": role, **who})


async def sign_in(client: httpx.AsyncClient, who: dict[str, str]) -> httpx.Response:
    """Sign in."""
    return await client.post("/api/host/sign-in", json=who)


@contextlib.asynccontextmanager
async def signed_in(
    role: str, room: LiveRoom | None = None, engine: Answerer | None = None
) -> AsyncIterator[tuple[httpx.AsyncClient, httpx.AsyncClient]]:
    """Ann as a host, and Bea in this role at another browser."""
    room, engine = room or room_with(*evening()), engine or Answerer()
    async with (
        opened(room, engine.requests) as (_, address),
        browser_at(address) as ann,
        browser_at(address) as bea,
    ):
        await ann.get("/host", params={"key": KEY})
        assert (await make(ann, "host", ANN)).status_code == 200
        assert (await make(ann, role, BEA)).status_code == 200
        assert (await sign_in(ann, ANN)).status_code == 200
        assert (await sign_in(bea, BEA)).json() == {"name": "Bea", "role": role, "has_accounts": True}
        yield ann, bea


# --- the first account -----------------------------------------------------------------------------


async def test_the_key_makes_the_first_account_and_then_a_name_and_a_password_open_the_console() -> None:
    async with host(room_with(), nobody()) as client:
        own = (await client.get("/api/host/me")).json()
        assert own == {"name": "", "role": "host", "has_accounts": False}
        made = (await make(client, "host", ANN)).json()
        [line] = made["accounts"]
        assert (line["id"], line["name"], line["role"]) == ("host-ann", "Ann", "host")
        assert (made["key_opens"], made["file_troubles"]) == (True, [])
        own = (await client.get("/api/host/me")).json()  # whoever made the account is signed in with it
        assert own == {"name": "Ann", "role": "host", "has_accounts": True}
        assert (await client.get("/api/accounts")).json()["key_sessions"] == 0
        await client.post("/api/host/leave", json="here")
        asked = await client.get("/host")
        assert asked.status_code == 401
        assert 'id="sign-in-password"' in asked.text
        assert 'name="key"' in asked.text
        assert (await sign_in(client, ANN)).status_code == 200
        assert (await client.get("/host")).status_code == 200
        [line] = (await client.get("/api/accounts")).json()["accounts"]
        assert (line["sessions"], line["last_s"] is not None) == (1, True)


async def test_a_host_who_makes_a_second_account_stays_who_they_are() -> None:
    async with host(room_with(), nobody()) as client:
        await make(client, "host", ANN)
        await make(client, "host", BEA)
        assert (await client.get("/api/host/me")).json()["name"] == "Ann"


async def test_a_host_ends_the_key_and_nobody_comes_in_by_it_any_more() -> None:
    async with host(room_with(), nobody()) as client:
        alone = await client.post("/api/accounts", json={"is": "end-key"})
        assert (alone.status_code, alone.json()["reason"]["is"]) == (409, "key-is-only-way")
        await make(client, "host", ANN)
        ended = await client.post("/api/accounts", json={"is": "end-key"})
        assert (ended.status_code, ended.json()["key_opens"], ended.json()["key_sessions"]) == (200, False, 0)
        assert (await client.get("/host", params={"key": KEY})).status_code == 403


async def test_the_key_still_opens_the_console_when_a_password_is_forgotten() -> None:
    async with signed_in("host") as (ann, _):
        await ann.post("/api/host/leave", json="here")
        assert (await ann.get("/host", params={"key": KEY})).status_code == 303
        new = {"is": "change-password", "account": "host-ann", "password": "another password"}
        assert (await ann.post("/api/accounts", json=new)).status_code == 200
        assert (await sign_in(ann, ANN)).status_code == 403
        assert (await sign_in(ann, {**ANN, "password": "another password"})).status_code == 200


@pytest.mark.parametrize("password", ["", "1234567"])
async def test_a_short_password_is_refused(password: str) -> None:
    async with host(room_with(), nobody()) as client:
        answer = await make(client, "host", {"name": "Ann", "password": password})
        assert (answer.status_code, answer.json()["error"]) == (400, "a password has at least 8 characters")


async def test_a_password_is_kept_as_a_hash_of_argon2_and_no_answer_holds_it() -> None:
    async with opened(room_with(), nobody()) as (there, address), browser_at(address) as client:
        await client.get("/host", params={"key": KEY})
        answers = [await make(client, "host", ANN), await sign_in(client, ANN), await client.get("/api/accounts")]
        [account] = there._state.kept.accounts
    assert account.password.startswith("$argon2id$")
    assert not any(ANN["password"] in answer.text or "argon2" in answer.text for answer in answers)


# --- sessions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "order",
    [
        {"is": "remove-account", "account": "host-bea"},
        {"is": "end-sessions", "account": "host-bea"},
        {"is": "change-password", "account": "host-bea", "password": "another password"},
    ],
    ids=lambda order: str(order["is"]),
)
async def test_an_account_is_signed_out_at_once_and_every_console_is_told(order: dict[str, str]) -> None:
    async with signed_in("scorekeeper") as (ann, bea), bea.stream("GET", "/api/events") as stream:
        lines = stream.aiter_lines()
        assert await anext(lines) == "event: snapshot"
        assert (await bea.get("/api/host/me")).status_code == 200
        assert (await ann.post("/api/accounts", json=order)).status_code == 200
        async with asyncio.timeout(PATIENCE_S):
            while await anext(lines) != "event: sessions":
                pass
        assert (await bea.get("/api/host/me")).status_code == 401
        assert (await bea.post("/api/host", json={"is": "claim", "table": 1, "worth": "two"})).status_code == 401
        assert (await ann.get("/api/host/me")).status_code == 200


async def test_a_helper_who_signs_out_everywhere_signs_out_nobody_else() -> None:
    async with signed_in("scorekeeper") as (ann, bea):
        assert (await bea.post("/api/host/leave", json="everywhere")).status_code == 200
        assert [(await one.get("/api/host/me")).status_code for one in (ann, bea)] == [200, 401]


# --- roles -----------------------------------------------------------------------------------------


async def test_a_scorekeeper_enters_a_roll_in_their_own_name_and_ends_no_night() -> None:
    engine = Answerer()
    async with signed_in("scorekeeper", engine=engine) as (_, bea):
        claim, undo = {"is": "claim", "table": 2, "worth": "two"}, {"is": "undolast", "table": 2, "by": "host"}
        for seq, said in enumerate((claim, claim, undo), start=1):
            for _ in range(2):  # a repeated post counts once
                assert (await bea.post(f"/api/host?boot=b1&seq={seq}", json=said)).json()["accepted"]
        assert list(dict.fromkeys(engine.heard)) == [
            Heard("host-bea", "b1", 1, Claim(2, "two"), role="host"),
            Heard("host-bea", "b1", 2, Claim(2, "two"), role="host"),
            Heard("host-bea", "b1", 3, UndoLast(2, "Bea"), role="host"),
        ]
        heard = len(engine.heard)
        refused = await bea.post("/api/host", json={"is": "ring", "by": "host"})
        assert (refused.status_code, refused.json()["reason"]["is"]) == (403, "input-not-yours")
        ended = await bea.post("/api/nights/new", json={})
        assert (ended.status_code, ended.json()["reason"]["is"]) == (403, "role-may-not")
        assert len(engine.heard) == heard


async def test_the_door_takes_back_its_taps_and_no_change_of_a_host() -> None:
    async with signed_in("door") as (ann, bea):
        await ann.post("/api/guests/names", json={"names": ["Cat"]})
        [cat] = (await bea.get("/api/door")).json()["guests"]
        added = cat["id"] + 1  # the number of the host's change
        refused = await bea.post("/api/door/tap", json={"is": "undo", "change": added})
        assert (refused.status_code, refused.json()["reason"]["is"]) == (403, "not-made-at-door")
        paid = await bea.post("/api/door/tap", json={"is": "paid", "guest": cat["id"], "cents": 500})
        back = await bea.post("/api/door/tap", json={"is": "undo", "change": paid.json()["change"]})
        assert back.json()["list"]["guests"] == [cat]
        assert (await ann.post("/api/door/tap", json={"is": "undo", "change": added})).json()["list"]["guests"] == []


async def test_the_door_enters_nothing_and_reads_no_list_of_what_happened() -> None:
    engine = Answerer()
    async with signed_in("door", engine=engine) as (_, bea):
        for page in ("/host", "/door"):
            assert 'data-role="door"' in (await bea.get(page)).text, page
        assert (await bea.post("/api/host", json={"is": "claim", "table": 2, "worth": "two"})).status_code == 403
        for path in ("/api/told", "/api/accounts", "/api/phones"):
            assert (await bea.get(path)).status_code == 403, path
        other = await bea.get("/accounts")
        assert other.status_code == 403
        assert 'You are signed in for the door, and this page is for hosts. Go back to <a href="/door">' in other.text
        assert engine.heard == []


# --- hashing ---------------------------------------------------------------------------------------


async def test_the_pages_answer_while_a_password_is_hashed() -> None:
    passwords = Passwords()
    hashing = asyncio.create_task(passwords.hashed("a password"))
    waiting = asyncio.create_task(passwords.hashed("another"))
    beats = 0
    while not hashing.done():
        beats += 1
        await asyncio.sleep(0)
    assert beats > 2  # the loop went round
    assert not waiting.done()  # one at a time
    assert (await hashing) != (await waiting)
