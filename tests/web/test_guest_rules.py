"""The rules on a guest's page: real Chromium, the real web part, a real broker."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from headtable.messages.rooms import (
    RulesState,
)
from headtable.rulesets import text
from tests.patience import PATIENCE_S
from tests.web.guest_page import (
    STANDINGS,
)
from tests.web.hall import Hall
from tests.web.house import evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_the_rules_of_the_night_are_on_the_page_before_a_name_is_chosen(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await phone.goto(f"{hall.address}/me")
    await expect(phone.locator("#who")).to_be_visible()
    await expect(phone.locator("#rules")).to_be_hidden()
    hall.engine.tell(RulesState(text("rfp")))
    points = phone.locator("#rules details", has=phone.get_by_text("Points", exact=True))
    await points.locator("summary").click()
    await expect(points.locator("li").nth(1)).to_contain_text("BUNKO")
    hall.engine.tell(RulesState(text("snake-eyes")))
    await expect(points.locator("li").nth(1)).to_contain_text("BUNCO")
