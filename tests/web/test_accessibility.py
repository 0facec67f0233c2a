"""axe-core finds nothing wrong on any page in any state, its best practices and the contrast of colors included."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.axe import Audit, checked
from tests.web.browsers import Devices
from tests.web.hall import PHONE, PROJECTOR, Hall
from tests.web.test_every_page_fits import FAULTS, LONGEST_LABELS
from tests.web.visits import (
    VISITS,
    Visit,
    accounts,
    by_hand,
    codes,
    console,
    console_questions,
    devices,
    full_hall,
    guest,
    guest_list,
    helpers,
    nights,
    pad,
    past_nights,
    scenes,
    scoreboard,
    time_up,
    words,
)

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

ON_PROJECTOR = (scoreboard, scenes, codes, full_hall)
ON_A_DESK = (console, console_questions, by_hand, nights, past_nights, guest_list, accounts, helpers, devices)
SMALLEST_PHONE = (320, 568)
EVERY_PAGE_KEEPS = {"color-contrast", "region"}  # of an open question axe-core sees nothing around it


async def test_a_page_without_names_and_contrast_is_found(phone: Page) -> None:
    await phone.set_content('<p style="color: #777; background: #888">dim</p><button></button><img src="data:,">')
    found = {each.partition(":")[0] for each in (await checked(phone)).violations}
    assert {"color-contrast", "button-name", "image-alt", "html-has-lang", "document-title"} <= found


@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.__name__)
async def test_a_page_violates_no_rule_in_any_state(hall: Hall, visit: Visit, browsers: Devices) -> None:
    page = await browsers.page(PROJECTOR if visit in ON_PROJECTOR else PHONE)
    await page.emulate_media(reduced_motion="reduce")  # a color that changes has no contrast to measure
    audit = Audit(page)
    async for state in visit(hall, page):
        await audit.look(state)
    assert audit.found == {}
    assert audit.passed >= EVERY_PAGE_KEEPS


@pytest.mark.parametrize("visit", ON_A_DESK, ids=lambda visit: visit.__name__)
async def test_a_page_of_hosts_violates_no_rule_on_a_large_screen(
    hall: Hall, visit: Visit, browsers: Devices
) -> None:
    page = await browsers.page(PROJECTOR)
    await page.emulate_media(reduced_motion="reduce")
    audit = Audit(page)
    async for state in visit(hall, page):
        await audit.look(state)
    assert audit.found == {}
    assert audit.passed >= EVERY_PAGE_KEEPS


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("visit", [past_nights, guest_list, pad, guest, devices], ids=lambda visit: visit.__name__)
async def test_a_page_violates_no_rule_in_another_language(
    hall: Hall, visit: Visit, language: str, browsers: Devices
) -> None:
    page = await browsers.page(PHONE)
    await page.emulate_media(reduced_motion="reduce")
    await page.goto(f"{hall.address}/me?language={language}")  # from now on
    audit = Audit(page)
    async for state in visit(hall, page):
        await audit.look(state)
    assert audit.found == {}


@pytest.mark.parametrize("visit", [scenes, time_up, words], ids=lambda visit: visit.__name__)
async def test_the_smallest_phone_in_german_shows_all_and_violates_no_rule(
    hall: Hall, visit: Visit, browsers: Devices
) -> None:
    page = await browsers.page(SMALLEST_PHONE)
    await page.emulate_media(reduced_motion="reduce")
    await page.goto(f"{hall.address}/me?language={LONGEST_LABELS}")  # from now on
    audit = Audit(page)
    faults: dict[str, list[str]] = {}
    async for state in visit(hall, page):
        assert await page.get_attribute("html", "lang") == LONGEST_LABELS
        await audit.look(state)
        faults[state] = await page.evaluate(FAULTS)
    assert audit.found == {}
    assert {state: found for state, found in faults.items() if found} == {}
