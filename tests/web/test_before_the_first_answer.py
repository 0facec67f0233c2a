"""No page says anything about the night before it knows of one."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from headtable.saying import text
from tests.patience import PATIENCE_S
from tests.web.browsers import held_back
from tests.web.hall import Hall
from tests.web.house import KEY, browser_at, evening, let_in_as_host, night

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

CLAIMS = (
    "pad-closed", "guest-no-list", "guest-no-rounds", "guest-closed", "console-nothing", "console-nothing-told",
    "console-no-rounds", "console-open", "door-seats-nobody", "projector-closed", "projector-over",
    "projector-seating", "projector-welcome",
)  # fmt: skip
"""What pages say of a night that is known."""
PAGES = ("/", "/me", "/host", "/table/1", "/overlay", "/seats", *(f"/?screen={name}" for name in ("join", "prizes")))


async def prepare(hall: Hall, page: Page) -> None:
    """A phone of table 1 that is signed in as a host, and two screens with scenes of their own."""
    await page.goto(hall.pad(1))
    await page.goto(f"{hall.address}/host?key={KEY}")
    async with browser_at(hall.address) as host:
        await let_in_as_host(host)
        for scene in ("join", "prizes"):
            await host.post("/api/host/scene", json={"screen": scene, "scene": scene})


async def claims_on(page: Page) -> list[str]:
    """The claims that somebody reads on the page."""
    shown = await page.inner_text("body")
    return [claim for claim in CLAIMS if text(claim) in shown]


async def test_no_page_speaks_of_the_night_before_the_server_has_answered(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await prepare(hall, phone)
    for address in PAGES:
        async with held_back(phone, "**/api/events*"):
            await phone.goto(hall.address + address)
            await phone.wait_for_load_state()
            assert await claims_on(phone) == [], address


async def test_no_page_speaks_of_the_night_while_no_engine_was_heard(hall: Hall, phone: Page) -> None:
    await prepare(hall, phone)
    for address in PAGES:
        async with phone.expect_response("**/api/events*"):
            await phone.goto(hall.address + address)
        await expect(phone.locator("#stale")).to_be_hidden()  # the engine lives, and has told nothing of its night
        assert await claims_on(phone) == [], address


@pytest.mark.parametrize(
    ("address", "claim"),
    [
        ("/table/1", "pad-closed"), ("/me", "guest-before-later"), ("/host", "console-open"),
        ("/", "projector-closed"), ("/seats", "door-seats-nobody"),
    ],
)  # fmt: skip
async def test_a_page_says_that_the_night_is_not_open_once_it_knows(
    hall: Hall, phone: Page, address: str, claim: str
) -> None:
    await prepare(hall, phone)
    await phone.goto(hall.address + address)
    hall.engine.tell(night("closed", 0))
    await expect(phone.locator("body")).to_contain_text(text(claim))


async def test_nothing_on_the_console_can_be_pressed_before_what_is_above_it_has_its_place(
    hall: Hall, phone: Page
) -> None:
    hall.engine.tell(*evening(phase="ready"))
    await prepare(hall, phone)
    async with held_back(phone, "**/api/host/me"):
        await phone.goto(f"{hall.address}/host")
        await expect(phone.locator("#where")).not_to_be_empty()
        for pressed in ("#topics", "#start"):
            await expect(phone.locator(pressed)).not_to_be_visible()
    for pressed in ("#no-account", "#topics", "#start"):
        await expect(phone.locator(pressed)).to_be_visible()
