"""Signing in by name and password: what it lets in, what it refuses, and that nobody guesses or locks out a host."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

import httpx
import pytest

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.messages.inputs import Heard
from headtable.messages.past import UndoLast
from headtable.messages.table import Claim
from headtable.web.app import Pages, create_app
from headtable.web.guard import COOKIE
from headtable.web.live_room import LiveRoom
from headtable.web.passwords import Passwords
from tests.patience import PATIENCE_S
from tests.web.house import KEY, NOBODYS, Answerer, browser_at, evening, host, nobody, opened, room_with

pytestmark = pytest.mark.slow  # each hashes real passwords, and has a real server of its own

ANN = {"name": "Ann", "password": "mabel's 12 cups"}
BEA = {"name": "Bea", "password": "six 6s and a bell"}
HOSTILE = "<img src=x onerror=alert(1)>"
JSON = {"Content-Type": "application/json"}


class Clock:
    """A clock that the test turns."""

    now_s = 0.0

    def __call__(self) -> float:
        """The time that it shows."""
        return self.now_s


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


def at(pages: Pages, source: str = "10.0.0.1") -> httpx.AsyncClient:
    """A browser at this address, without a network in between."""
    app = create_app(pages)
    transport = httpx.ASGITransport(app, client=(source, 1))  # type: ignore[arg-type]  # it knows ASGI less exactly
    return httpx.AsyncClient(base_url="http://127.0.0.1", transport=transport, timeout=PATIENCE_S)


@contextlib.asynccontextmanager
async def house(clock: Clock) -> AsyncIterator[Pages]:
    """Pages where Ann has an account, with a clock that the test turns."""
    pages = Pages(
        Web(host_key=KEY), room_with(), nobody(), complaints=Complaints(lambda _: None),
        place=NOBODYS._replace(clock=clock),
    )  # fmt: skip
    async with at(pages, "10.0.0.9") as maker:
        await maker.get("/host", params={"key": KEY})
        assert (await make(maker, "host", ANN)).status_code == 200
    yield pages


# --- the first account -----------------------------------------------------------------------------


async def test_the_key_makes_the_first_account_and_then_a_name_and_a_password_open_the_console() -> None:
    async with host(room_with(), nobody()) as client:
        own = (await client.get("/api/host/me")).json()
        assert own == {"name": "", "role": "host", "has_accounts": False}
        made = (await make(client, "host", ANN)).json()
        assert made == {
            "accounts": [{"id": "host-ann", "name": "Ann", "role": "host", "last_s": None, "sessions": 0}]
        }
        await client.post("/api/host/leave", json="here")
        asked = await client.get("/host")
        assert asked.status_code == 401
        assert 'id="sign-in-password"' in asked.text
        assert 'name="key"' in asked.text
        assert (await sign_in(client, ANN)).status_code == 200
        assert (await client.get("/host")).status_code == 200
        [line] = (await client.get("/api/accounts")).json()["accounts"]
        assert (line["sessions"], line["last_s"] is not None) == (1, True)


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
        assert (answer.status_code, answer.json()["error"]) == (400, "a password has at least 8 letters")


async def test_a_password_is_kept_as_a_hash_of_argon2_and_no_answer_holds_it() -> None:
    async with opened(room_with(), nobody()) as (there, address), browser_at(address) as client:
        await client.get("/host", params={"key": KEY})
        answers = [await make(client, "host", ANN), await sign_in(client, ANN), await client.get("/api/accounts")]
        [account] = there._state.kept.accounts
    assert account.password.startswith("$argon2id$")
    assert not any(ANN["password"] in answer.text or "argon2" in answer.text for answer in answers)


# --- sessions --------------------------------------------------------------------------------------


async def test_each_sign_in_has_a_new_token_whatever_cookie_the_browser_brings() -> None:
    async with signed_in("host") as (ann, bea):
        first = bea.cookies[COOKIE]
        answer = await sign_in(bea, BEA)
        second = bea.cookies[COOKIE]
        assert first != second
        bea.cookies.clear()
        assert (await bea.get("/api/host/me", headers={"Cookie": f"{COOKIE}={first}"})).status_code == 401
        assert (await bea.get("/api/host/me", headers={"Cookie": f"{COOKIE}={second}"})).status_code == 200
        sessions = [line["sessions"] for line in (await ann.get("/api/accounts")).json()["accounts"]]
        assert sessions == [1, 1]
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie


async def test_a_session_that_a_stranger_has_planted_never_becomes_a_hosts() -> None:
    async with opened(room_with(), nobody()) as (_, address), browser_at(address) as ann:
        planted = {"Cookie": f"{COOKIE}=planted"}
        await ann.get("/host", params={"key": KEY})
        await make(ann, "host", ANN)
        ann.cookies.clear()
        assert (await ann.post("/api/host/sign-in", json=ANN, headers=planted)).status_code == 200
        ann.cookies.clear()
        assert (await ann.get("/api/host/me", headers=planted)).status_code == 401


@pytest.mark.parametrize(
    "forged",
    [{"Origin": "http://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Content-Type": "text/plain"}],
    ids=str,
)
async def test_another_site_signs_nobody_in_and_makes_no_account(forged: dict[str, str]) -> None:
    async with signed_in("scorekeeper") as (ann, _):
        for path, body in (
            ("/api/host/sign-in", ANN),
            ("/api/accounts", {"is": "remove-account", "account": "host-bea"}),
            ("/api/host/leave", "everywhere"),
        ):
            answer = await ann.post(path, content=json.dumps(body), headers={**JSON, **forged})
            assert answer.status_code in (403, 415), path
            assert "set-cookie" not in answer.headers
        assert len((await ann.get("/api/accounts")).json()["accounts"]) == 2


async def test_a_hostile_name_is_data_and_never_in_a_page() -> None:
    async with signed_in("scorekeeper") as (ann, _):
        assert (await make(ann, "host", {"name": HOSTILE, "password": "12345678"})).status_code == 200
        await sign_in(ann, {"name": HOSTILE, "password": "12345678"})
        assert (await ann.get("/api/host/me")).json()["name"] == HOSTILE
        for path in ("/host", "/accounts"):
            assert "onerror" not in (await ann.get(path)).text


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


async def test_another_role_holds_at_once() -> None:
    async with signed_in("host") as (ann, bea):
        await ann.post("/api/accounts", json={"is": "change-role", "account": "host-bea", "role": "door"})
        assert (await bea.get("/api/accounts")).status_code == 403
        assert (await bea.get("/api/host/me")).json()["role"] == "door"
        assert 'data-role="door"' in (await bea.get("/host")).text


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
        assert 'data-role="door"' in (await bea.get("/host")).text
        assert (await bea.post("/api/host", json={"is": "claim", "table": 2, "worth": "two"})).status_code == 403
        for path in ("/api/told", "/api/accounts", "/api/phones"):
            assert (await bea.get(path)).status_code == 403, path
        assert (await bea.get("/accounts")).status_code == 401
        assert engine.heard == []


# --- guesses ---------------------------------------------------------------------------------------


async def test_ten_thousand_wrong_passwords_are_refused_and_few_of_them_are_hashed() -> None:
    clock = Clock()
    async with house(clock) as pages, at(pages) as thief:
        wrong = [{**ANN, "password": f"guess {number}"} for number in range(10_000)]
        codes = [(await sign_in(thief, guess)).status_code for guess in wrong]
        assert codes == [403] * 6 + [429] * 9_994
        assert pages.sign_ins.guesses.wrong == 6  # each of them was hashed, and no other
        assert (await sign_in(thief, ANN)).status_code == 429
        async with at(pages, "10.0.0.2") as ann:
            assert (await sign_in(ann, ANN)).status_code == 200


async def test_many_guesses_at_once_are_checked_one_after_another() -> None:
    async with house(Clock()) as pages, at(pages) as thief:
        guesses = (sign_in(thief, {**ANN, "password": f"guess {number}"}) for number in range(50))
        codes = [answer.status_code for answer in await asyncio.gather(*guesses)]
        assert sorted(set(codes)) == [403, 503]
        assert codes.count(403) == pages.sign_ins.guesses.wrong <= 6


async def test_many_strangers_make_each_other_wait_but_lock_no_host_out() -> None:
    clock = Clock()
    async with house(clock) as pages:
        async with at(pages, "10.0.0.2") as ann:
            assert (await sign_in(ann, ANN)).status_code == 200
        codes = []
        for number in range(20):
            async with at(pages, f"10.0.1.{number}") as thief:
                codes.append((await sign_in(thief, {**ANN, "password": "a guess"})).status_code)
        assert codes == [403] * 12 + [429] * 8
        async with at(pages, "10.0.0.2") as ann, at(pages, "10.0.0.3") as new:
            assert (await sign_in(ann, ANN)).status_code == 200  # she has signed in from there before
            assert (await sign_in(new, ANN)).status_code == 429
            assert (await new.get("/host", params={"key": KEY})).status_code == 303  # the key opens all the same
            clock.now_s += 30
            assert (await sign_in(new, ANN)).status_code == 200


async def test_a_name_that_nobody_has_is_refused_like_a_wrong_password() -> None:
    async with house(Clock()) as pages, at(pages) as thief:
        answers = [await sign_in(thief, {**ANN, "name": name, "password": "a guess"}) for name in ("Ann", "Bea")]
        assert answers[0].json() == answers[1].json()
        assert answers[0].json()["reason"] == {"is": "wrong-password"}


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
