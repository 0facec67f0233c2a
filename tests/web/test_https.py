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
from headtable.web.app import Pages
from headtable.web.connections import Limits
from headtable.web.page_listeners import open_listeners
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
    until,
)

ON_PURPOSE = (*EXPECTED, "https: ")


class Ports(NamedTuple):
    """Pages at two ports."""

    made: Made
    http: str
    https_port: int
    pages: Pages

    def browser(self) -> httpx.AsyncClient:
        """A browser of sorts that uses https."""
        return browser_over_https(self.made, self.https_port)


@contextlib.asynccontextmanager
async def at_two_ports(folder: Path, limits: Limits | None = None) -> AsyncIterator[Ports]:
    """Pages over http and https."""
    made = certificate_in(folder)
    web = over_https(made, free_port())
    place = NOBODYS._replace(limits=limits or Limits())
    async with opened(room_with(*evening()), nobody(), place, ON_PURPOSE, web) as (there, address):
        yield Ports(made, address, web.https_port, there)


async def test_a_device_with_the_authority_opens_the_pages_over_https_and_others_over_http(tmp_path: Path) -> None:
    async with at_two_ports(tmp_path) as ports, ports.browser() as tablet, browser_at(ports.http) as phone:
        for browser in (tablet, phone):
            assert (await browser.get("/api/room")).json()["night"]["ruleset"] == "Rolling for Pink"
            async with browser.stream("GET", "/api/events") as stream:
                assert await anext(stream.aiter_lines()) == "event: snapshot"


async def test_a_device_without_the_authority_refuses_and_is_told_of_in_the_log(tmp_path: Path) -> None:
    async with at_two_ports(tmp_path) as ports:
        wary = httpx.AsyncClient(base_url=f"https://127.0.0.1:{ports.https_port}", trust_env=False)
        with pytest.raises(httpx.ConnectError, match="certificate verify failed"):
            await wary.get("/")
        await wary.aclose()
        await until(lambda: ports.pages.complaints.counts["https: handshake-failed"] == 1)
        async with ports.browser() as tablet:
            assert (await tablet.get("/")).status_code == 200


async def test_a_session_over_https_is_not_sent_over_http_and_the_other_way_round(tmp_path: Path) -> None:
    async with at_two_ports(tmp_path) as ports, ports.browser() as secured, browser_at(ports.http) as plain:
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
    async with at_two_ports(tmp_path) as ports, browser_at(ports.http) as tablet:
        got = await tablet.get("/authority")
        assert got.headers["content-type"] == "application/x-x509-ca-cert"
        assert got.content == Path(ports.made.authority).read_bytes()
        Path(ports.made.authority).write_bytes(got.content + Path(ports.made.key).read_bytes())
        assert (await tablet.get("/authority")).status_code == 404


async def test_pages_without_a_certificate_have_no_authority() -> None:
    async with opened(room_with(*evening()), nobody()) as (_, address), browser_at(address) as tablet:
        assert (await tablet.get("/authority")).status_code == 404


async def test_a_renewed_certificate_is_used_without_a_restart(tmp_path: Path) -> None:
    async with at_two_ports(tmp_path) as ports:
        first = await shown_by(ports)
        certificate_in(tmp_path)
        assert await shown_by(ports) != first


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
        open_listeners(over_https(made), Complaints(print)),
    ):
        pass


def test_a_key_of_another_certificate_stops_the_start(tmp_path: Path) -> None:
    made = certificate_in(tmp_path)
    (tmp_path / "other").mkdir()
    Path(made.key).write_bytes(Path(certificate_in(tmp_path / "other").key).read_bytes())
    with pytest.raises(Unwell, match="key values mismatch"), open_listeners(over_https(made), Complaints(print)):
        pass


def test_without_a_certificate_there_is_one_port() -> None:
    with open_listeners(Web(port=0), Complaints(print)) as ports:
        assert (len(ports.sockets), ports.https, ports.handshakes) == (1, None, None)


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01"])
async def test_strangers_who_do_not_finish_a_handshake_fill_only_their_share(tmp_path: Path, sent: bytes) -> None:
    limits = Limits(asking=20, asking_by_source=12, head_s=0.5)
    async with at_two_ports(tmp_path, limits) as ports, asyncio.timeout(PATIENCE_S):
        strangers = [await asyncio.open_connection("127.0.0.1", ports.https_port) for _ in range(40)]
        for _, writer in strangers:
            writer.write(sent)
        await others_are_served(ports.http)
        assert len(ports.pages.connections) <= 12 + 4
        for reader, writer in strangers:
            with contextlib.suppress(ConnectionError):
                await reader.read()  # until the pages close it
            writer.close()
        async with ports.browser() as tablet:
            assert (await tablet.get("/api/room")).status_code == 200


async def test_a_request_that_comes_with_the_end_of_the_handshake_is_answered(tmp_path: Path) -> None:
    async with at_two_ports(tmp_path) as ports:
        answer = await asyncio.to_thread(ask_at_once, ports)
        assert answer.startswith(b"HTTP/1.1 200 OK")


def ask_at_once(ports: Ports) -> bytes:
    """Send the request in the same bytes as the last ones of the handshake, as browsers with TLS 1.3 do."""
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = trusting(ports.made).wrap_bio(incoming, outgoing, server_hostname="127.0.0.1")
    with socket.create_connection(("127.0.0.1", ports.https_port), timeout=PATIENCE_S) as line:
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


async def shown_by(ports: Ports) -> bytes:
    """The certificate that the pages show now."""
    _, writer = await asyncio.open_connection("127.0.0.1", ports.https_port, ssl=trusting(ports.made))
    shown: bytes = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
    writer.close()
    await writer.wait_closed()
    return shown
