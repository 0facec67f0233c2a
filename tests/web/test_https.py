"""The pages over https: the same pages and limits, with cookies of their own, beside the port for http."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.errors import Unwell
from headtable.web.connections import Limits
from headtable.web.entrances import entrances
from headtable.web.server_certificate import ServerCertificate
from headtable_tools.certificate.make import Made
from tests.brokers import free_port
from tests.patience import PATIENCE_S
from tests.web.certified import browser_over_https, certificate_in, over_https, trusting
from tests.web.house import (
    EXPECTED,
    KEY,
    NOBODYS,
    browser_at,
    evening,
    let_in_as_host,
    nobody,
    opened,
    others_are_served,
    room_with,
)

ON_PURPOSE = (*EXPECTED, "https: ")


class Doors(NamedTuple):
    """Pages at two ports."""

    made: Made
    http: str
    https_port: int

    def browser(self) -> httpx.AsyncClient:
        """A browser of sorts that uses https."""
        return browser_over_https(self.made, self.https_port)


@contextlib.asynccontextmanager
async def two_doors(folder: Path, limits: Limits | None = None) -> AsyncIterator[Doors]:
    """Pages over http and https."""
    made = certificate_in(folder)
    web = over_https(made, free_port())
    place = NOBODYS._replace(limits=limits or Limits())
    async with opened(room_with(*evening()), nobody(), place, ON_PURPOSE, web) as (_, address):
        yield Doors(made, address, web.https_port)


async def test_a_device_with_the_authority_opens_the_pages_over_https_and_others_over_http(tmp_path: Path) -> None:
    async with two_doors(tmp_path) as doors, doors.browser() as tablet, browser_at(doors.http) as phone:
        for browser in (tablet, phone):
            assert (await browser.get("/api/room")).json()["night"]["ruleset"] == "Rolling for Pink"
            async with browser.stream("GET", "/api/events") as stream:
                assert await anext(stream.aiter_lines()) == "event: snapshot"


async def test_a_device_without_the_authority_refuses_and_is_told_of_in_the_log(tmp_path: Path) -> None:
    async with two_doors(tmp_path) as doors:
        wary = httpx.AsyncClient(base_url=f"https://127.0.0.1:{doors.https_port}", trust_env=False)
        with pytest.raises(httpx.ConnectError, match="certificate verify failed"):
            await wary.get("/")
        await wary.aclose()
        async with doors.browser() as tablet:
            assert (await tablet.get("/")).status_code == 200


async def test_a_session_over_https_is_not_sent_over_http_and_the_other_way_round(tmp_path: Path) -> None:
    async with two_doors(tmp_path) as doors, doors.browser() as secured, browser_at(doors.http) as plain:
        shown = await secured.get("/host", params={"key": KEY})
        assert shown.headers["set-cookie"].startswith("__Host-headtable-host=")
        assert {"secure", "httponly"} < {part.strip().lower() for part in shown.headers["set-cookie"].split(";")}
        await let_in_as_host(plain)
        assert [(await each.get("/api/phones")).status_code for each in (secured, plain)] == [200, 200]
        secured.cookies, plain.cookies = plain.cookies, secured.cookies
        assert [(await each.get("/api/phones")).status_code for each in (secured, plain)] == [401, 401]


async def test_a_phone_over_https_is_admitted_with_a_cookie_that_only_https_sends(tmp_path: Path) -> None:
    made = certificate_in(tmp_path)
    web = over_https(made, free_port())
    async with (
        opened(room_with(*evening()), nobody(), NOBODYS, ON_PURPOSE, web) as (there, _),
        browser_over_https(made, web.https_port) as phone,
    ):
        joined = await phone.get("/join", params={"code": there.phones.code(2)})
        assert joined.headers["set-cookie"].startswith("__Host-headtable-phone=")
        assert (await phone.get("/api/table/2/phone")).json()["table"] == 2


async def test_the_links_for_phones_keep_to_http_for_a_host_who_came_by_https(tmp_path: Path) -> None:
    made = certificate_in(tmp_path)
    web = over_https(made, free_port())
    async with (
        opened(room_with(*evening()), nobody(), NOBODYS, ON_PURPOSE, web) as (_, address),
        browser_over_https(made, web.https_port) as host,
    ):
        await let_in_as_host(host)
        links = [table["link"] for table in (await host.get("/api/phones")).json()["tables"]]
        assert links
        assert all(link.startswith(f"{address}/join?code=") for link in links)


async def test_a_tablet_gets_the_authority_over_http_and_never_a_key(tmp_path: Path) -> None:
    async with two_doors(tmp_path) as doors, browser_at(doors.http) as tablet:
        got = await tablet.get("/authority")
        assert got.headers["content-type"] == "application/x-x509-ca-cert"
        assert got.content == Path(doors.made.authority).read_bytes()
        Path(doors.made.authority).write_bytes(got.content + Path(doors.made.key).read_bytes())
        assert (await tablet.get("/authority")).status_code == 404


async def test_pages_without_a_certificate_have_no_authority() -> None:
    async with opened(room_with(*evening()), nobody()) as (_, address), browser_at(address) as tablet:
        assert (await tablet.get("/authority")).status_code == 404


async def test_a_renewed_certificate_is_used_without_a_restart(tmp_path: Path) -> None:
    async with two_doors(tmp_path) as doors:
        first = await shown_by(doors)
        certificate_in(tmp_path)
        assert await shown_by(doors) != first


async def test_a_renewed_certificate_that_is_useless_leaves_the_one_before(tmp_path: Path) -> None:
    made = certificate_in(tmp_path)
    said: list[str] = []
    certificate = ServerCertificate(Path(made.certificate), Path(made.key), Complaints(said.append))
    before = certificate.context
    Path(made.certificate).write_text("half a cert")
    assert certificate.context is before
    assert certificate.context is before
    assert [line.partition(":")[0] for line in said] == ["certificate"]


@pytest.mark.parametrize("missing", ["certificate", "key"])
def test_a_certificate_that_cannot_be_read_stops_the_start_and_both_files_are_named(
    tmp_path: Path, missing: str
) -> None:
    made = certificate_in(tmp_path)
    Path(getattr(made, missing)).unlink()
    with (
        pytest.raises(Unwell, match=rf"{made.certificate}.*{made.key}"),
        entrances(over_https(made), Complaints(print)),
    ):
        pass


def test_a_key_of_another_certificate_stops_the_start(tmp_path: Path) -> None:
    made = certificate_in(tmp_path)
    key = Path(made.key).read_bytes()
    certificate_in(tmp_path)
    Path(made.key).write_bytes(key)
    with pytest.raises(Unwell, match="key values mismatch"), entrances(over_https(made), Complaints(print)):
        pass


def test_without_a_certificate_there_is_one_door() -> None:
    with entrances(Web(port=0), Complaints(print)) as doors:
        assert (len(doors.sockets), doors.https, doors.handshakes) == (1, None, None)


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01"])
async def test_strangers_who_do_not_finish_a_handshake_fill_only_their_share(tmp_path: Path, sent: bytes) -> None:
    limits = Limits(asking=20, asking_by_source=12, head_s=0.5)
    async with two_doors(tmp_path, limits) as doors, asyncio.timeout(PATIENCE_S):
        strangers = [await asyncio.open_connection("127.0.0.1", doors.https_port) for _ in range(40)]
        for _, writer in strangers:
            writer.write(sent)
        await others_are_served(doors.http)
        for reader, writer in strangers:
            with contextlib.suppress(ConnectionError):
                await reader.read()  # until the pages close it
            writer.close()
        async with doors.browser() as tablet:
            assert (await tablet.get("/api/room")).status_code == 200


async def test_a_request_that_comes_with_the_end_of_the_handshake_is_answered(tmp_path: Path) -> None:
    async with two_doors(tmp_path) as doors:
        answer = await asyncio.to_thread(ask_at_once, doors)
        assert answer.startswith(b"HTTP/1.1 200 OK")


def ask_at_once(doors: Doors) -> bytes:
    """Send the request in the same bytes as the last ones of the handshake, as browsers with TLS 1.3 do."""
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = trusting(doors.made).wrap_bio(incoming, outgoing, server_hostname="127.0.0.1")
    with socket.create_connection(("127.0.0.1", doors.https_port), timeout=PATIENCE_S) as line:
        while True:
            with contextlib.suppress(ssl.SSLWantReadError):
                client.do_handshake()
                break
            line.sendall(outgoing.read())
            incoming.write(line.recv(65_536))
        client.write(b"GET /api/room HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        line.sendall(outgoing.read())
        while True:
            with contextlib.suppress(ssl.SSLWantReadError):
                return client.read(64)
            incoming.write(line.recv(65_536))


async def shown_by(doors: Doors) -> bytes:
    """The certificate that the pages show now."""
    _, writer = await asyncio.open_connection("127.0.0.1", doors.https_port, ssl=trusting(doors.made))
    shown: bytes = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
    writer.close()
    await writer.wait_closed()
    return shown
