"""However a host has opened the pages, every surface has the address that a guest's phone can open.

The machine's name stands beside it. The surfaces are the console, the projector's scenes, the codes and the paper.
"""

from __future__ import annotations

import contextlib
import io
import socket
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import ifaddr
import pytest
from playwright.async_api import Page, expect
from pypdf import PdfReader

from headtable.config import Web
from headtable.messages.people import OpenNight
from headtable.web.addresses import Addresses
from headtable.web.app import Pages
from headtable.web.page_place import Place
from headtable.web.qr_picture import qr_picture
from tests.patience import PATIENCE_S
from tests.replay.short_night import TWELVE, Evening
from tests.web.browsers import several_devices
from tests.web.console import press
from tests.web.hall import PROJECTOR
from tests.web.house import KEY, NOBODYS, browser_at, evening, let_in_as_host, nobody, opened, room_with

expect.set_options(timeout=1000 * PATIENCE_S)
IN_HALL = "10.1.2.3"
NAMED = "headtable.local"
BARE = socket.gethostname().partition(".")[0]
OPENED_AS = (IN_HALL, NAMED, BARE, "localhost", "127.0.0.1")
ALL_LEAD_HERE = "--host-resolver-rules=" + ",".join(f"MAP {name} 127.0.0.1" for name in (IN_HALL, NAMED, BARE))

WITHOUT_TLS = "The Cross-Origin-Opener-Policy header has been ignored"
OK = 200
FIX = """async (scene) => {
  const body = JSON.stringify({ screen: "main", scene });
  const headers = { "content-type": "application/json" };
  return (await fetch("/api/host/scene", { method: "POST", headers, body })).status;
}"""


def in_the_hall(_: Web, port: int) -> Addresses:
    """The addresses of a machine that is in the hall's network and announces its name."""
    wifi = ifaddr.Adapter("wlan0", "wlan0", [ifaddr.IP(IN_HALL, 24, "wlan0")])
    return Addresses(Web(host="0.0.0.0"), port, lambda: [wifi], tuple, lambda: True)  # noqa: S104


PLACE = NOBODYS._replace(addresses=in_the_hall)


def name_beside(asked: str) -> str:
    """The name that stands beside the address: the reader's own one if the network has told it."""
    return NAMED if asked == NAMED else f"{BARE}.local"


@contextlib.asynccontextmanager
async def opened_pages(place: Place = PLACE) -> AsyncIterator[tuple[Pages, int]]:
    """The pages of a night at three tables, and their port."""
    async with opened(room_with(*evening(phase="ready")), nobody(), place) as (there, address):
        yield there, int(address.rpartition(":")[2])


@pytest.mark.parametrize("asked", OPENED_AS)
async def test_links_and_qr_codes_have_the_address_in_digits(asked: str) -> None:
    async with opened_pages() as (there, port), browser_at(f"http://127.0.0.1:{port}") as browser:
        browser.headers["host"] = f"{asked}:{port}"
        await let_in_as_host(browser)
        guests = (await browser.get("/api/join")).json()
        tables = (await browser.get("/api/phones")).json()["tables"]
        drawn = [(await browser.get(address)).content for address in ("/qr/me", "/host/qr/2")]
        code = there.phones.code(2)
    here, named = f"http://{IN_HALL}:{port}/", f"http://{name_beside(asked)}:{port}/"
    assert guests == {
        "address": f"{here}me", "by_name": f"{named}me", "why_unreachable": None,
        "console": f"{here}host", "has_accounts": False,
    }  # fmt: skip
    assert (tables[1]["link"], tables[1]["by_name"]) == (f"{here}join?code={code}", f"{named}join?code={code}")
    assert drawn == [qr_picture(f"{here}me"), qr_picture(f"{here}join?code={code}")]


@pytest.mark.slow
@pytest.mark.parametrize("asked", OPENED_AS)
async def test_console_and_projector_show_the_address_in_digits_and_the_name_beside_it(asked: str) -> None:
    async with opened_pages() as (there, port), several_devices(WITHOUT_TLS, ALL_LEAD_HERE) as devices:
        page = await devices.page(PROJECTOR)
        await sign_in(page, f"http://{asked}:{port}")
        here, named, code = f"{IN_HALL}:{port}", f"{name_beside(asked)}:{port}", there.phones.code(1)
        links = [f"http://{here}/join?code={code}", f"or http://{named}/join?code={code}"]
        await press(page, "Phones")
        await page.locator("#phone-tables summary").first.click()
        await expect(page.locator("#phone-tables li").first.locator(".link")).to_have_text(links)
        await show(page, "join")
        await expect(page.locator(".is-join .address")).to_have_text(f"{here}/me")
        await expect(page.locator(".is-join .near").first).to_have_text(f"or {named}/me")
        await show(page, "phones")
        await expect(page.locator("#tables")).to_contain_text(f"at {here}/join or {named}/join.")


async def sign_in(page: Page, address: str) -> None:
    """Sign in on the console."""
    await page.goto(f"{address}/host?key={KEY}")
    await page.wait_for_url("**/host")


async def show(page: Page, scene: str) -> None:
    """Let this browser show a scene as a projector does."""
    assert await page.evaluate(FIX, scene) == OK
    await page.goto("/".join((*page.url.split("/")[:3], "")))


@pytest.mark.slow
@pytest.mark.parametrize("asked", OPENED_AS)
async def test_printed_table_cards_have_the_address_in_digits_and_the_name_beside_it(
    tmp_path: Path, asked: str
) -> None:
    journal = tmp_path / "tonight.night.db"
    with closing(Evening(journal)) as night:
        night.say(OpenNight(TWELVE, "listed"))
    place = PLACE._replace(journal=journal)
    async with opened_pages(place) as (there, port), browser_at(f"http://127.0.0.1:{port}") as browser:
        browser.headers["host"] = f"{asked}:{port}"
        await let_in_as_host(browser)
        order = {"sheet": "table-cards", "paper": "a4"}
        answer = await browser.post("/api/host/print", json=order)
        assert answer.status_code == 200, answer.text
        pdf = PdfReader(io.BytesIO((await browser.get("/host/sheets.pdf", params=order)).content))
        code = there.phones.code(1)
    words = pdf.pages[0].extract_text().replace("\N{ZERO WIDTH SPACE}", "").replace("\n", "")
    assert f"http://{IN_HALL}:{port}/join?code={code}" in words
    assert f"http://{name_beside(asked)}:{port}/join?code={code}" in words
