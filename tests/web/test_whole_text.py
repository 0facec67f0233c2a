"""No field of a page cuts a text silently."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

import headtable.web
from tests.patience import PATIENCE_S
from tests.web.console import press
from tests.web.real_console import Evening

expect.set_options(timeout=1000 * PATIENCE_S)
STATIC = Path(headtable.web.__file__).parent / "static"
TYPED_CODES = {"pad"}  # its field is for six letters, and the page has it only before the phone is let in


def with_limits() -> list[Path]:
    """The pages whose fields have limits, and that have a script."""
    texts = {page: page.read_text() for page in sorted(STATIC.glob("*.html")) if page.stem not in TYPED_CODES}
    return [page for page, html in texts.items() if "maxlength" in html and "<script" in html]


@pytest.mark.parametrize("page", with_limits(), ids=lambda page: page.stem)
def test_a_page_whose_fields_have_limits_keeps_their_texts_whole(page: Path) -> None:
    assert re.search("^keepWhole", page.with_suffix(".js").read_text(), re.MULTILINE)


@pytest.mark.slow
async def test_a_title_that_is_too_long_is_kept_and_no_night_begins(evening: Evening, projector: Page) -> None:
    page = projector
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/nights")
    title = page.locator("#night-title")
    await expect(title).to_be_visible()
    await title.press_sequentially("Charity " * 9)
    await expect(title).to_have_value("Charity " * 9)
    message = await title.evaluate("field => field.validationMessage")
    assert message == "This text is too long: length 72, at most 60."
    await press(page, "Begin this night")
    await expect(page.locator("#night-trouble")).to_have_text("")
    await title.fill("Charity")
    assert await title.evaluate("field => field.validationMessage") == ""
