"""From the projector's page to the console: on a new box, and for a host who is signed in already."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.hall import PHONE, PROJECTOR, Hall
from tests.web.house import KEY, evening
from tests.web.test_accounts_in_a_browser import RIGHT, make

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


@pytest.mark.parametrize("size", [PROJECTOR, PHONE])
async def test_a_new_box_tells_its_host_on_the_screen_where_to_go_on(
    hall: Hall, projector: Page, size: tuple[int, int]
) -> None:
    await projector.set_viewport_size({"width": size[0], "height": size[1]})
    hall.engine.tell(*evening(tables=0, phase="closed"))
    await projector.goto(hall.address)
    told = projector.locator(".to-console")
    await expect(told).to_be_in_viewport()
    await expect(told).to_contain_text(f"The console is at {hall.address}/host: open it in a browser")
    await expect(told).to_contain_text("type the host\u2019s key")
    await expect(projector.locator("#to-console")).to_be_hidden()  # guests have no console
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.get_by_role("link", name="Make your account").click()
    await make(projector, "Ann", RIGHT, RIGHT)
    await expect(projector.locator("#accounts h2")).to_have_text(["Ann"])
    await projector.goto(hall.address)
    await expect(told).to_have_text(f"The console is at {hall.address}/host.")


async def test_a_host_goes_from_the_scoreboard_to_the_console_to_the_nights_and_back(
    hall: Hall, projector: Page
) -> None:
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.goto(hall.address)
    for link, page in (("Console", "/host"), ("Nights", "/nights"), ("Console", "/host")):
        await projector.get_by_role("link", name=re.compile(f"^(The )?{link}$", re.IGNORECASE)).click()
        await projector.wait_for_url(f"{hall.address}{page}")
