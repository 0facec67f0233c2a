"""Somebody guesses passwords, ten thousand of them, from one address and from many: no host is locked out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import httpx
import pytest

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.web.app import Pages, create_app
from tests.patience import PATIENCE_S
from tests.web.house import KEY, NO_AUTHORITIES, NOBODYS, nobody, room_with
from tests.web.test_sign_in import ANN, make, sign_in

pytestmark = pytest.mark.slow  # each hashes real passwords


class Clock:
    """A clock that the test turns."""

    now_s = 0.0

    def __call__(self) -> float:
        """The time that it shows."""
        return self.now_s


def at(pages: Pages, source: str = "10.0.0.1") -> httpx.AsyncClient:
    """A browser at this address, without a network in between."""
    app = create_app(pages)
    transport = httpx.ASGITransport(app, client=(source, 1))  # type: ignore[arg-type]  # it knows ASGI less exactly
    return httpx.AsyncClient(
        base_url="http://127.0.0.1", transport=transport, timeout=PATIENCE_S, verify=NO_AUTHORITIES
    )


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


async def test_ten_thousand_wrong_passwords_are_refused_and_few_of_them_are_hashed() -> None:
    clock = Clock()
    async with house(clock) as pages, at(pages) as thief:
        wrong = [{**ANN, "password": f"guess {number}"} for number in range(10_000)]
        codes = [(await sign_in(thief, guess)).status_code for guess in wrong]
        assert codes == [403] * 6 + [429] * 9_994
        assert pages.access.sign_ins.guesses.wrong == 6  # each of them was hashed, and no other
        assert (await sign_in(thief, ANN)).status_code == 429
        async with at(pages, "10.0.0.2") as ann:
            assert (await sign_in(ann, ANN)).status_code == 200


async def test_many_guesses_at_once_are_checked_one_after_another() -> None:
    async with house(Clock()) as pages, at(pages) as thief:
        guesses = (sign_in(thief, {**ANN, "password": f"guess {number}"}) for number in range(50))
        codes = [answer.status_code for answer in await asyncio.gather(*guesses)]
        assert sorted(set(codes)) == [403, 503]
        assert codes.count(403) == pages.access.sign_ins.guesses.wrong <= 6


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
