"""A stranger plants a cookie, or keeps an old one: after a sign-in, a sign-out or another role it opens nothing."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import httpx
import pytest

from headtable.web.guard import COOKIE
from headtable.web.phone_sessions import COOKIE as PHONE_COOKIE
from tests.attacks.targets import Target, target
from tests.web.house import KEY, browser_at, let_in

pytestmark = pytest.mark.slow  # each hashes real passwords, and has a real server of its own

ANN = {"name": "Ann", "password": "mabel's 12 cups"}
BEA = {"name": "Bea", "password": "six 6s and a bell"}
PRESS = {"boot": "b1", "seq": 1, "said": {"is": "press", "button": "two", "age_ms": 0}}


async def opens(there: Target, token: str) -> int:
    """The answer to a thief who has this token of a host."""
    async with browser_at(there.address) as thief:
        return (await thief.get("/api/host/me", headers={"Cookie": f"{COOKIE}={token}"})).status_code


async def presses(there: Target, token: str, table: int) -> int:
    """The answer to a thief who has this token of a phone."""
    async with browser_at(there.address) as thief:
        cookie = {"Cookie": f"{PHONE_COOKIE}={token}"}
        return (await thief.post(f"/api/table/{table}", json=PRESS, headers=cookie)).status_code


async def sign_in(browser: httpx.AsyncClient, who: dict[str, str]) -> str:
    """The token of a browser that has signed in."""
    assert (await browser.post("/api/host/sign-in", json=who)).status_code == 200
    return browser.cookies[COOKIE]


@contextlib.asynccontextmanager
async def with_accounts() -> AsyncIterator[tuple[Target, httpx.AsyncClient, httpx.AsyncClient]]:
    """Ann is a host and Bea a scorekeeper; each has a browser, and nobody has signed in."""
    async with target() as there, browser_at(there.address) as ann, browser_at(there.address) as bea:
        for role, who in (("host", ANN), ("scorekeeper", BEA)):
            made = await there.browser.post("/api/accounts", json={"is": "make-account", "role": role, **who})
            assert made.status_code == 200
        yield there, ann, bea


async def test_a_cookie_that_was_planted_before_the_sign_in_opens_nothing_after_it() -> None:
    async with with_accounts() as (there, ann, _):
        for planted in ("planted", "null", ""):
            ann.cookies.set(COOKIE, planted)
            answer = await ann.post("/api/host/sign-in", json=ANN)
            assert answer.status_code == 200
            assert await opens(there, planted) == 401
            fresh = answer.cookies[COOKIE]
            assert (await opens(there, fresh), len(fresh) >= 43) == (200, True)
            ann.cookies.clear()


async def test_a_thiefs_own_session_that_was_planted_is_not_the_session_after_the_sign_in() -> None:
    async with with_accounts() as (there, ann, bea):
        thiefs = await sign_in(bea, BEA)
        ann.cookies.set(COOKIE, thiefs)
        await ann.post("/api/host/sign-in", json=ANN)
        assert await opens(there, thiefs) == 401


async def test_the_key_begins_a_session_with_a_token_of_its_own() -> None:
    async with with_accounts() as (there, ann, bea):
        thiefs = await sign_in(bea, BEA)
        ann.cookies.set(COOKIE, thiefs)
        shown = await ann.get("/host", params={"key": KEY})
        assert (shown.status_code, await opens(there, thiefs)) == (303, 401)
        assert await opens(there, shown.cookies[COOKIE]) == 200


async def test_each_sign_in_has_a_new_token_and_ends_the_one_before() -> None:
    async with with_accounts() as (there, ann, bea):
        tokens = [await sign_in(bea, BEA) for _ in range(3)]
        assert len(set(tokens)) == 3
        assert [await opens(there, token) for token in tokens] == [401, 401, 200]
        await sign_in(ann, ANN)
        sessions = [line["sessions"] for line in (await ann.get("/api/accounts")).json()["accounts"]]
        assert sessions == [2, 1]  # Ann also has the browser in which she made her account


async def test_a_token_opens_nothing_after_its_person_has_signed_out() -> None:
    async with with_accounts() as (there, ann, _):
        for where in ("here", "everywhere"):
            token = await sign_in(ann, ANN)
            assert (await ann.post("/api/host/leave", json=where)).status_code == 200
            assert await opens(there, token) == 401


async def test_another_role_ends_every_session_so_that_no_old_token_has_the_new_rights() -> None:
    async with with_accounts() as (there, _, bea):
        for role in ("host", "door"):
            old = await sign_in(bea, BEA)
            change = {"is": "change-role", "account": "host-bea", "role": role}
            assert (await there.browser.post("/api/accounts", json=change)).status_code == 200
            assert await opens(there, old) == 401
            await sign_in(bea, BEA)
            assert (await bea.get("/api/host/me")).json()["role"] == role
            assert ((await bea.get("/accounts")).status_code == 200) == (role == "host")


async def test_the_last_host_keeps_the_session_when_the_other_role_is_refused() -> None:
    async with with_accounts() as (there, ann, _):
        token = await sign_in(ann, ANN)
        change = {"is": "change-role", "account": "host-ann", "role": "door"}
        assert (await ann.post("/api/accounts", json=change)).status_code == 409
        assert await opens(there, token) == 200


async def test_no_script_and_no_other_site_gets_a_token() -> None:
    async with with_accounts() as (_, ann, _):
        answer = await ann.post("/api/host/sign-in", json=ANN)
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "domain" not in cookie  # so no other name of the network gets it


async def test_a_phones_token_that_was_planted_speaks_for_no_table_after_the_code() -> None:
    """A thief whose phone is in at table 2 gives its cookie to the phone of somebody at table 1."""
    async with target() as there, browser_at(there.address) as thief, browser_at(there.address) as guest:
        await let_in(thief, there.pages, 2)
        planted = thief.cookies[PHONE_COOKIE]
        guest.cookies.set(PHONE_COOKIE, planted)
        answer = await guest.get("/join", params={"code": there.pages.phones.code(1)})
        fresh = answer.cookies[PHONE_COOKIE]
        assert [await presses(there, planted, table) for table in (1, 2)] == [401, 401]
        assert (await presses(there, fresh, 1), "httponly" in answer.headers["set-cookie"].lower()) == (200, True)
        assert len(there.pages.phones.at(2)) == 0
