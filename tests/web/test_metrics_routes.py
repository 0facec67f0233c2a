"""Who may read the metrics: whoever shows the key of headtable.toml, and nobody without one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from tests.web.house import OPEN_TO_TESTS, browser_at, evening, let_in_as_host, nobody, opened, room_with

METRICS_KEY = "a-key-for-prometheus"
WEB = replace(OPEN_TO_TESTS, metrics_key=METRICS_KEY)


async def status_of(authorization: str | None) -> int:
    async with opened(room_with(*evening()), nobody(), web=WEB) as (_, address), browser_at(address) as client:
        headers = {} if authorization is None else {"Authorization": authorization}
        return (await client.get("/metrics", headers=headers)).status_code


async def test_the_key_opens_the_metrics() -> None:
    assert await status_of(f"Bearer {METRICS_KEY}") == 200


@pytest.mark.parametrize(
    "authorization", [None, "", "Bearer", "Bearer x", f"Basic {METRICS_KEY}", METRICS_KEY, f"Bearer {METRICS_KEY}x"]
)
async def test_nobody_reads_the_metrics_without_the_key(authorization: str | None) -> None:
    assert await status_of(authorization) == 401


async def test_a_host_reads_no_metrics_either() -> None:
    async with opened(room_with(*evening()), nobody(), web=WEB) as (_, address), browser_at(address) as client:
        await let_in_as_host(client)
        assert (await client.get("/metrics")).status_code == 401


async def test_without_a_key_there_are_no_metrics() -> None:
    async with opened(room_with(*evening()), nobody()) as (_, address), browser_at(address) as client:
        answer = await client.get("/metrics", headers={"Authorization": f"Bearer {METRICS_KEY}"})
        assert answer.status_code == 404


async def test_answers_are_counted_by_method_and_status() -> None:
    async with opened(room_with(*evening()), nobody(), web=WEB) as (_, address), browser_at(address) as client:
        await client.get("/api/room")
        await client.get("/api/no-such-thing")
        await client.request("BREW", "/api/room")
        answer = await client.get("/metrics", headers={"Authorization": f"Bearer {METRICS_KEY}"})
        [requests] = [
            family
            for family in text_string_to_metric_families(answer.text)
            if family.name == "headtable_http_requests"
        ]
        counted = {(one.labels["method"], one.labels["code"]): one.value for one in requests.samples}
        assert counted == {("GET", "200"): 1, ("GET", "404"): 1, ("other", "405"): 1}
