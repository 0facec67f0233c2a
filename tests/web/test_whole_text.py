"""No field of a page cuts a text silently."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

import headtable.web
from headtable.messages.people import Arrive
from headtable.messages.prizes import PersonRoll, RollFor
from headtable.messages.rooms import StageState
from tests.patience import PATIENCE_S
from tests.web.console import press
from tests.web.hall import Hall
from tests.web.house import KEY, evening as room, until
from tests.web.real_console import Evening
from tests.web.test_console_contest import TIED, tied

expect.set_options(timeout=1000 * PATIENCE_S)
STATIC = Path(headtable.web.__file__).parent / "static"
MESSAGE = "field => field.validationMessage"
LONG_NAME = "Wilhelmina-Alexandra von Hohenschwangau-Jung"
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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "This text is too long: length 2, at most 1."),
        ("de", "Dieser Text ist zu lang: Länge 2, höchstens 1."),
    ],
)
async def test_two_dice_where_one_was_thrown_stay_in_their_field_and_are_not_sent(
    hall: Hall, projector: Page, language: str, message: str
) -> None:
    await tied(hall, projector)
    await projector.goto(f"{hall.address}/host?language={language}")
    field = projector.get_by_role("textbox", name="Cat")
    await field.press_sequentially("46")
    await expect(field).to_have_value("46")
    assert await field.evaluate(MESSAGE) == message
    hall.engine.tell(StageState(replace(TIED, to_roll=("Cat",), rolls=(PersonRoll("Ann", (2,)),))))
    await expect(projector.get_by_role("textbox", name="Ann")).to_have_count(0)
    await expect(field).to_be_focused()
    await expect(field).to_have_value("46")
    await projector.keyboard.press("Enter")
    assert await field.evaluate(MESSAGE) == message
    await field.fill("4")
    await projector.keyboard.press("Enter")
    await until(lambda: len(hall.engine.heard) > 0)
    assert [heard.said for heard in hall.engine.heard] == [RollFor((PersonRoll("Cat", (4,)),))]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "This text is too long: length 44, at most 40."),
        ("de", "Dieser Text ist zu lang: Länge 44, höchstens 40."),
    ],
)
async def test_a_late_guests_name_that_is_too_long_stays_in_its_field_and_is_not_sent(
    hall: Hall, projector: Page, language: str, message: str
) -> None:
    hall.engine.tell(*room())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.goto(f"{hall.address}/host?language={language}")
    await projector.click("#topics [data-topic=people]")
    field = projector.locator("#arrive input")
    await field.focus()
    await projector.keyboard.insert_text(LONG_NAME)  # as a paste does
    await expect(field).to_have_value(LONG_NAME)
    assert await field.evaluate(MESSAGE) == message
    await projector.click("#arrive button")
    await expect(field).to_have_value(LONG_NAME)
    await field.fill("Zoe")
    await projector.click("#arrive button")
    await until(lambda: len(hall.engine.heard) > 0)
    assert [heard.said for heard in hall.engine.heard] == [Arrive("Zoe")]
