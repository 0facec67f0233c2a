"""The log of what hosts and their helpers do with the pages: who, what and when."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from headtable.complaints import Complaints
from headtable.web.guard import Host, HostSessions, same_site
from headtable.web.host_log import ACTS, DESCRIBED, FILE, MOST_ACTS, NOT_LOGGED, HostLog, HostLogFile
from headtable.web.state_file import StateFile
from tests.web.house import KEY, Answerer, browser_at, evening, host, let_in_as_host, nobody, opened, room_with

ANN = Host("host-ann", "Ann")
SIGN_IN = {"name": "Ann", "password": "mabel's 12 cups"}


def log(file: Path | None = None, said: list[str] | None = None) -> HostLog:
    """A log whose clock stands still."""
    complaints = Complaints((said if said is not None else []).append)
    hosts = HostSessions(KEY, StateFile(None, complaints), lambda: 0.0)
    return HostLog(HostLogFile(file, complaints), hosts, lambda: 1000.0)


async def acts(client: httpx.AsyncClient) -> list[tuple[str, str, str]]:
    """Who did what, the oldest first."""
    answer = (await client.get("/api/accounts/log")).json()
    assert answer["file_troubles"] == []
    return [(one["who"], one["act"], one["detail"]) for one in reversed(answer["acts"])]


async def test_what_a_host_does_is_listed_with_its_time_and_its_person() -> None:
    async with host(room_with(*evening()), nobody()) as client:
        await client.post("/api/host/notice", json={"text": "Dinner"})
        await client.post("/api/phones", json={"is": "renew", "table": 2})
        [latest, *_] = (await client.get("/api/accounts/log")).json()["acts"]
        assert latest["at_s"] > 0
        assert await acts(client) == [
            ("host-console", "signed-in", ""),
            ("host-console", "notice", ""),
            ("host-console", "code", "2"),
        ]


async def test_what_is_refused_or_only_read_is_not_listed() -> None:
    async with host(room_with(*evening()), nobody()) as client:
        assert (await client.post("/api/host/notice", json={"text": 7})).status_code == 400
        assert (await client.post("/api/phones", json={"is": "remove-phone", "phone": "K7M"})).status_code == 404
        await client.get("/api/phones")
        assert await acts(client) == [("host-console", "signed-in", "")]


async def test_what_is_entered_for_the_night_is_in_its_journal_alone() -> None:
    async with host(room_with(*evening()), Answerer().requests) as client:
        assert (await client.post("/api/host", json={"is": "start"})).json()["accepted"]
        assert await acts(client) == [("host-console", "signed-in", "")]


async def test_a_stranger_leaves_no_act_and_reads_none() -> None:
    async with opened(room_with(*evening()), nobody()) as (there, address), browser_at(address) as stranger:
        assert (await stranger.get("/host", params={"key": "wrong"})).status_code == 403
        assert (await stranger.post("/api/host/notice", json={"text": "Go home"})).status_code == 401
        assert (await stranger.get("/api/accounts/log")).status_code == 401
        assert list(there.access.log.latest) == []


@pytest.mark.slow  # it hashes a real password
async def test_an_account_is_named_with_what_was_done_to_it_and_what_it_did() -> None:
    async with opened(room_with(*evening()), nobody()) as (_, address), browser_at(address) as client:
        await let_in_as_host(client)
        made = {"is": "make-account", "role": "host", **SIGN_IN}
        assert (await client.post("/api/accounts", json=made)).status_code == 200
        assert (await client.post("/api/host/leave", json="everywhere")).status_code == 200
        await let_in_as_host(client)
        listed = await acts(client)
        assert listed[:4] == [
            ("host-console", "signed-in", ""),
            ("host-ann", "signed-in", ""),
            ("host-console", "account-made", "Ann"),
            ("host-ann", "sessions", ""),
        ]
        assert SIGN_IN["password"] not in (await client.get("/api/accounts/log")).text


async def test_every_order_that_needs_a_right_is_logged_or_named_as_not_logged() -> None:
    async with opened(room_with(*evening()), nobody()) as (there, _):
        orders = {
            path
            for route in there.routes()
            if "POST" in route.http_methods and set(route.guards or ()) - {same_site}
            for path in route.paths
        }
    assert orders == {*ACTS, *DESCRIBED, *NOT_LOGGED}


async def test_the_log_survives_a_restart_and_keeps_only_the_latest_acts(tmp_path: Path) -> None:
    file = tmp_path / FILE
    before = log(file)
    for number in range(MOST_ACTS + 5):
        before.add(ANN, "code", str(number))
    await before.stored()
    after = log(file)
    assert len(after.latest) == MOST_ACTS
    assert [one.detail for one in after.latest[:2]] == [str(MOST_ACTS + 4), str(MOST_ACTS + 3)]
    assert (after.latest[0].name, after.latest[0].at_s) == ("Ann", 1000.0)


async def test_a_damaged_log_is_set_aside_and_hosts_are_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{ broken")
    said: list[str] = []
    damaged = log(tmp_path / FILE, said)
    damaged.add(ANN, "notice")
    await damaged.stored()
    assert any("was damaged" in line for line in said)
    assert any("was damaged" in trouble for trouble in damaged.troubles)
    assert len(list(tmp_path.iterdir())) == 2
