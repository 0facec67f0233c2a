"""Host and phones come in, even if strangers open many connections and ask slowly."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial

import pytest

from headtable.complaints import Complaints
from headtable.web.connections import Client, Connections, Limits, Visit, files
from headtable.web.public_command import LONGEST_S
from tests.web.house import (
    NOBODYS,
    Answerer,
    browser_at,
    evening,
    let_in,
    let_in_as_host,
    opened,
    room_with,
    until,
)

FEW = Limits(asking=6, asking_by_source=3, streams=4, streams_by_source=2, kept=6, kept_by_owner=2)
HALF = b"GET /api/room HTTP/1.1\r\nHost: localhost\r\nX: "
STREAM = b"GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n"


class House:
    """Connections on a clock that a test moves, and who was hung up on."""

    def __init__(self, limits: Limits = FEW) -> None:
        self.now_s = 0.0
        self.gone: list[Client] = []
        self.said: list[str] = []
        self.visits: dict[Client, Visit] = {}
        self.connections = Connections(limits, lambda: self.now_s, Complaints(self.said.append))

    def arrive(self, address: str, *ports: int) -> None:
        """Somebody connects, from each of these ports."""
        for port in ports:
            client = (address, port)
            self.visits[client] = self.connections.arrive(client, partial(self.gone.append, client))

    def leave(self, address: str, port: int) -> None:
        """A connection of theirs is closed."""
        self.connections.leave(self.visits[address, port])


def test_the_oldest_idle_connection_of_an_address_gives_way() -> None:
    house = House()
    house.arrive("10.0.0.1", 1, 2, 3)
    house.arrive("10.0.0.2", 1)
    house.arrive("10.0.0.1", 4)
    assert house.gone == [("10.0.0.1", 1)]


def test_a_connection_with_a_recent_request_closes_after_the_others() -> None:
    house = House()
    house.arrive("10.0.0.1", 1, 2, 3)
    house.connections.asked(("10.0.0.1", 1), None)
    house.arrive("10.0.0.1", 4)
    assert house.gone == [("10.0.0.1", 2)]


def test_many_addresses_together_have_a_limit() -> None:
    house = House()
    for number in range(10):
        house.arrive(f"10.0.0.{number}", 1)
    assert len(house.connections) == 6
    assert house.gone == [(f"10.0.0.{number}", 1) for number in range(4)]


def test_the_addresses_of_one_ipv6_network_are_one_source() -> None:
    house = House()
    for number in range(4):
        house.arrive(f"2001:db8::{number}", 1)
    assert house.gone == [("2001:db8::0", 1)]


def test_streams_are_limited_per_address_and_in_total() -> None:
    house = House(Limits(asking=50, asking_by_source=50, streams=3, streams_by_source=2))
    house.arrive("10.0.0.1", 1, 2, 3)
    house.arrive("10.0.0.2", 1, 2)
    granted = [house.connections.stream(("10.0.0.1", port)) for port in (1, 2, 3)]
    granted += [house.connections.stream(("10.0.0.2", port)) for port in (1, 2)]
    assert granted == [True, True, False, True, False]
    house.leave("10.0.0.1", 1)
    assert house.connections.stream(("10.0.0.1", 3))


def test_host_and_phones_have_reserved_connections() -> None:
    house = House()
    house.arrive("10.0.0.1", 1)
    house.connections.asked(("10.0.0.1", 1), "host")
    house.arrive("10.0.0.1", 2, 3, 4)
    for port in (2, 3):
        house.connections.asked(("10.0.0.1", port), None)
        assert house.connections.stream(("10.0.0.1", port))
    assert house.connections.stream(("10.0.0.1", 1))
    house.arrive("10.0.0.1", *range(10, 30))
    assert ("10.0.0.1", 1) not in house.gone


def test_the_reserved_connections_of_one_owner_are_limited() -> None:
    house = House()
    house.arrive("10.0.0.1", 1, 2, 3)
    for port in (1, 2, 3):
        house.connections.asked(("10.0.0.1", port), "k7t")
    assert house.gone == [("10.0.0.1", 1)]


def test_a_former_host_has_no_reserved_connection() -> None:
    house = House()
    house.arrive("10.0.0.1", 1)
    house.connections.asked(("10.0.0.1", 1), "host")
    house.connections.asked(("10.0.0.1", 1), None)
    house.arrive("10.0.0.1", 2, 3, 4)
    assert house.gone == [("10.0.0.1", 1)]


def test_a_slow_connection_is_closed_and_a_stream_may_last() -> None:
    house = House()
    house.arrive("10.0.0.1", 1, 2)
    house.arrive("10.0.0.2", 1)
    house.connections.asked(("10.0.0.1", 2), None)
    house.connections.stream(("10.0.0.2", 1))
    house.now_s = FEW.head_s + 1
    house.connections.close_overdue()
    assert house.gone == [("10.0.0.1", 1)]
    house.now_s = 10_000
    house.connections.close_overdue()
    assert house.gone == [("10.0.0.1", 1), ("10.0.0.1", 2)]
    assert len(house.connections) == 1


def test_nobody_is_closed_for_the_time_in_which_this_machine_was_too_busy() -> None:
    house = House()
    house.arrive("10.0.0.1", 1)
    house.now_s = FEW.head_s + 30
    house.connections.close_overdue(late_s=30)
    assert house.gone == []
    house.now_s += 1
    house.connections.close_overdue()
    assert house.gone == [("10.0.0.1", 1)]


def test_a_host_waits_longer_for_an_answer_than_a_stranger() -> None:
    house = House()
    house.arrive("10.0.0.1", 1, 2)
    house.connections.asked(("10.0.0.1", 1), "host")
    house.connections.asked(("10.0.0.1", 2), None)
    house.now_s = LONGEST_S + FEW.answer_s  # a sheet may take that long to print
    house.connections.close_overdue()
    assert house.gone == [("10.0.0.1", 2)]
    house.now_s = FEW.command_s + 1
    house.connections.close_overdue()
    assert len(house.connections) == 0


def test_ten_thousand_connections_leave_a_few_lines_in_the_log() -> None:
    house = House()
    house.arrive("10.0.0.1", *range(10_000))
    assert len(house.connections) == FEW.asking_by_source
    assert len(house.said) == 4  # the first, the tenth, the hundredth and the thousandth


def test_a_browser_that_has_left_leaves_no_data() -> None:
    house = House()
    house.arrive("10.0.0.1", 1, 2)
    house.connections.asked(("10.0.0.1", 1), "host")
    for port in (1, 2, 2):
        house.leave("10.0.0.1", port)
    assert (len(house.connections), dict(house.connections._groups)) == (0, {})


async def test_the_end_waits_for_the_last_connection() -> None:
    house = House()
    house.arrive("10.0.0.1", 1, 2)
    end = asyncio.create_task(house.connections.all_left())
    await asyncio.sleep(0)
    house.leave("10.0.0.1", 1)
    await asyncio.sleep(0)
    assert not end.done()
    house.leave("10.0.0.1", 2)
    await end


def test_limits_fit_the_files_that_a_process_may_open() -> None:
    within = Limits().within(512)
    assert within.asking + within.streams + within.kept <= 512 - 100
    assert Limits().within(100_000) == Limits()


def test_a_process_raises_its_limit_of_open_files_to_the_maximum() -> None:
    assert files() == resource.getrlimit(resource.RLIMIT_NOFILE)[0]


# --- over real sockets -------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def crowd(address: str, many: int, says: bytes) -> AsyncIterator[list[asyncio.StreamReader]]:
    """Open this many connections, each of which has sent this."""
    host, _, port = address.removeprefix("http://").partition(":")
    ends = []
    for _ in range(many):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(says)
        ends.append((reader, writer))
    try:
        yield [reader for reader, _ in ends]
    finally:
        for _, writer in ends:
            writer.transport.abort()
        await asyncio.sleep(0)


@pytest.fixture
def many_files() -> Iterator[None]:
    """Enough for a crowd and for the pages in one process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def answers_in_s(address: str) -> float:
    """The time that a new host needs to log in, look, and follow the night."""
    begun_s = time.monotonic()
    async with browser_at(address) as client:
        await let_in_as_host(client)
        assert (await client.get("/host")).status_code == 200
        async with client.stream("GET", "/api/events") as stream:
            assert stream.status_code == 200
            await anext(stream.aiter_lines())
    return time.monotonic() - begun_s


@pytest.mark.slow
@pytest.mark.parametrize(
    "says", [b"", HALF, STREAM, b"POST /api/host HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"]
)
async def test_a_crowd_at_the_hosts_own_address_does_not_shut_the_host_out(says: bytes) -> None:
    limits = Limits(asking=20, asking_by_source=12, streams=10, streams_by_source=6)
    room = room_with(*evening())
    async with opened(room, Answerer().requests, NOBODYS._replace(limits=limits)) as (there, address):
        async with crowd(address, 60, says):
            assert await answers_in_s(address) < 20
            assert len(there.connections) <= 12 + 6 + 4
        await until(lambda: len(there.connections) == 0)


@pytest.mark.slow
async def test_an_admitted_phone_can_press_and_follow_despite_a_crowd() -> None:
    limits = Limits(asking=20, asking_by_source=12, streams=10, streams_by_source=6)
    engine = Answerer()
    place = NOBODYS._replace(limits=limits)
    async with (
        opened(room_with(*evening()), engine.requests, place) as (there, address),
        browser_at(address) as client,
    ):
        await let_in(client, there, 1)
        async with crowd(address, 40, STREAM), client.stream("GET", "/api/events") as stream:
            assert stream.status_code == 200
            said = {"boot": "b1", "seq": 1, "said": {"is": "press", "button": "two", "age_ms": 0}}
            assert (await client.post("/api/table/1", json=said)).status_code == 200


@pytest.mark.slow
async def test_one_stream_too_many_is_refused_with_the_reason() -> None:
    limits = Limits(streams_by_source=2)
    async with (
        opened(room_with(*evening()), Answerer().requests, NOBODYS._replace(limits=limits)) as (_, address),
        crowd(address, 2, STREAM) as readers,
        browser_at(address) as client,
    ):
        for reader in readers:
            await reader.readuntil(b"snapshot")
        answer = await client.get("/api/events")
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "10")
    assert "too many pages follow the night" in answer.json()["error"]


@pytest.mark.slow
@pytest.mark.timeout(170)
@pytest.mark.usefixtures("many_files")
@pytest.mark.parametrize(("many", "says"), [(2000, STREAM), (1500, HALF)])
async def test_the_host_can_log_in_despite_a_large_crowd(many: int, says: bytes) -> None:
    room = room_with(*evening())
    async with opened(room, Answerer().requests) as (there, address), crowd(address, many, says):
        assert await answers_in_s(address) < 30
        assert len(there.connections) < 200
