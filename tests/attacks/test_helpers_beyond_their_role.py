"""A helper asks for more than the role allows, or after the account is gone: every route of the pages is tried."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import NamedTuple

import httpx
import pytest

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.web.app import Pages
from tests.attacks.targets import JSON, ONLY_READ, filled
from tests.attacks.test_wrong_passwords import at
from tests.web.house import KEY, NOBODYS, evening, nobody, room_with
from tests.web.test_sign_in import ANN, BEA, make, sign_in

pytestmark = pytest.mark.slow  # each hashes real passwords

Operation = tuple[str, str]
AT_THE_DOOR = {
    ("GET", "/api/door"), ("GET", "/door"), ("POST", "/api/door/seat"), ("POST", "/api/door/tap"),
}  # fmt: skip
AT_THE_TABLES = {
    ("GET", "/api/devices/silent"), ("GET", "/api/told"), ("GET", "/api/told/authors"), ("POST", "/api/host"),
    ("POST", "/api/preview"),
}  # fmt: skip
BOTH = {("GET", "/api/host/me"), ("GET", "/host"), ("POST", "/api/host/leave")}
MAY = {"door": AT_THE_DOOR | BOTH, "scorekeeper": AT_THE_TABLES | BOTH}


class Hall(NamedTuple):
    """The pages, a browser of the host, and one of the helper."""

    pages: Pages
    host: httpx.AsyncClient
    helper: httpx.AsyncClient

    async def refused(self, browser: httpx.AsyncClient, status: int) -> set[Operation]:
        """The operations of hosts that answer this browser so; none of them gets a body that it would take."""
        return {
            (method, path)
            for method, path in await self.of_hosts()
            if (await _asked(browser, method, path)).status_code == status
        }

    async def of_hosts(self) -> list[Operation]:
        """The operations for which a stranger must sign in. Those of a phone want its code."""
        operations = (
            (method, path)
            for route in self.pages.routes()
            for method in route.http_methods - {"HEAD", "OPTIONS"}
            for path in route.paths
            if not path.startswith("/api/table/") and path != "/api/events"
        )
        async with at(self.pages, "10.0.0.3") as stranger:
            return [each for each in operations if (await _asked(stranger, *each)).status_code == 401]


async def _asked(browser: httpx.AsyncClient, method: str, path: str) -> httpx.Response:
    if method in ONLY_READ:
        return await browser.get(filled(path))
    return await browser.request(method, filled(path), content=b"0", headers=JSON)


@contextlib.asynccontextmanager
async def hall_with(role: str) -> AsyncIterator[Hall]:
    """Ann is the host, and Bea helps in this role."""
    pages = Pages(
        Web(host_key=KEY), room_with(*evening()), nobody(), complaints=Complaints(lambda _: None), place=NOBODYS
    )
    async with at(pages, "10.0.0.1") as ann, at(pages, "10.0.0.2") as bea:
        await ann.get("/host", params={"key": KEY})
        for whose, who in (("host", ANN), (role, BEA)):
            assert (await make(ann, whose, who)).status_code == 200
        for browser, who in ((ann, ANN), (bea, BEA)):
            assert (await sign_in(browser, who)).status_code == 200
        yield Hall(pages, ann, bea)


@pytest.mark.parametrize("role", ["door", "scorekeeper"])
async def test_a_helper_is_refused_whatever_the_role_does_not_name(role: str) -> None:
    async with hall_with(role) as hall:
        everything = set(await hall.of_hosts())
        assert len(everything) > 50
        assert everything - await hall.refused(hall.helper, 403) == MAY[role]
        assert await hall.refused(hall.host, 403) == set()


REVOKED = {
    "removed": {"is": "remove-account", "account": "host-bea"},
    "signed out": {"is": "end-sessions", "account": "host-bea"},
    "another role": {"is": "change-role", "account": "host-bea", "role": "door"},
    "another password": {"is": "change-password", "account": "host-bea", "password": "a new one for Bea"},
}


@pytest.mark.parametrize("order", REVOKED.values(), ids=REVOKED.keys())
async def test_a_helper_whose_account_is_revoked_is_a_stranger_at_once(order: dict[str, str]) -> None:
    async with hall_with("scorekeeper") as hall:
        assert (await hall.host.post("/api/accounts", json=order)).status_code == 200
        assert await hall.refused(hall.helper, 401) == set(await hall.of_hosts())
