"""Phones come in by the QR picture's link, a typed code, or a take-over; and the host puts one out."""

from __future__ import annotations

import asyncio
import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, Page, Route, expect

from headtable.messages.devices import Birth
from headtable.messages.line import Press
from headtable.messages.pace import GoBy
from tests.patience import PATIENCE_S
from tests.web.hall import PHONE, Hall
from tests.web.house import KEY, browser_at, evening, table, until

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)
NARROW = (320, 640)
ROUND_TRIP_MS = 500
FITS = "document.documentElement.scrollWidth <= innerWidth"  # nobody scrolls sideways
PAD_2 = Birth("pad-02", "box", "pad", "0.1.0", "7", "buttons+lamps", online=True, table=2)


async def another(page: Page) -> Page:
    """Another phone, with cookies of its own."""
    browser = page.context.browser
    assert isinstance(browser, Browser)
    context = await browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]})
    second = await context.new_page()
    second.set_default_timeout(1000 * PATIENCE_S)
    return second


@pytest.mark.parametrize("size", [PHONE, NARROW])
async def test_the_link_of_a_qr_code_admits_a_phone_and_disappears_from_the_address(
    hall: Hall, phone: Page, size: tuple[int, int]
) -> None:
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await expect(phone).to_have_url(f"{hall.address}/table/2")
    await expect(phone.locator("#this-phone")).to_have_text(re.compile(r"this phone is called “\w{3}”\.$"))
    await phone.click("[data-button=two]")
    await expect(phone.locator("#verdict-words")).to_have_text("Two: counted")
    [heard] = hall.engine.heard
    assert f"“{heard.uid.removeprefix('phone-')}”." in await phone.locator("#this-phone").inner_text()
    assert await phone.evaluate(FITS)


@pytest.mark.parametrize("size", [PHONE, NARROW])
async def test_a_phone_without_a_code_sees_its_table_and_is_asked_for_the_code(
    hall: Hall, phone: Page, size: tuple[int, int]
) -> None:
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    hall.engine.tell(*evening())
    code = hall.pad(2).rpartition("=")[2]
    await phone.goto(f"{hall.address}/table/2")
    await expect(phone.locator("#access-words")).to_have_text(re.compile("scan its QR picture or type its code"))
    await expect(phone.locator(".name").first).to_be_visible()
    await expect(phone.locator("#buttons")).to_be_hidden()
    assert await phone.evaluate(FITS)
    await phone.fill("#code", f"{code[:3].lower()} {code[3:].lower()}")
    await phone.press("#code", "Enter")
    await expect(phone.locator("[data-button=two]")).to_be_enabled()


async def test_a_wrong_code_is_reported_and_another_may_be_typed(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(f"{hall.address}/join")
    await phone.fill("#code", "WRNGXX")
    await phone.click("button")
    await expect(phone.locator("h1")).to_have_text("That is no code of tonight")
    await phone.fill("#code", hall.pad(1).rpartition("=")[2])
    await phone.click("button")
    await expect(phone).to_have_url(f"{hall.address}/table/1")


async def test_a_second_phone_is_asked_to_take_over_and_no_press_counts_twice(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=two]")
    await expect(phone.locator("#verdict-words")).to_have_text("Two: counted")
    second = await another(phone)
    await second.goto(hall.pad(2))
    await second.click("[data-button=two]")
    await expect(second.locator("#access-words")).to_have_text(
        re.compile(r"That was not counted. Another phone, “\w{3}”, is the pad")
    )
    assert len(hall.engine.heard) == 1
    await second.click("#take")
    await expect(second.locator("#access")).to_be_hidden()
    await expect(second.locator("#verdict-words")).to_have_text("This phone is the pad of this table now")
    await expect(second.locator("#verdict")).to_have_class("is-taken")
    await second.click("[data-button=mini]")
    await expect(second.locator("#verdict-words")).to_have_text("Mini: counted")
    assert [heard.said for heard in hall.engine.heard if isinstance(heard.said, Press)][-1].button == "mini"
    await expect(phone.locator("#access-words")).to_have_text(re.compile("is the pad of this table"))
    await phone.click("[data-button=one]")
    await expect(phone.locator("#verdict-words")).to_have_text(re.compile("One: not counted: another phone"))
    assert len(hall.engine.numbers) == 2
    await phone.click("#take")
    await expect(phone.locator("#access")).to_be_hidden()


async def test_an_answer_that_comes_late_does_not_make_a_phone_the_pad_again(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await expect(phone.locator("[data-button=two]")).to_be_enabled()
    is_asked, may_arrive, has_arrived = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        """The answer of now arrives later, and those to later questions arrive at once."""
        answer = await route.fetch()
        if not is_asked.is_set():
            is_asked.set()
            await may_arrive.wait()
            await route.fulfill(response=answer)
            has_arrived.set()
        else:
            await route.fulfill(response=answer)

    await phone.route("**/api/table/2/phone", late)
    async with browser_at(hall.address) as other:
        await other.get(hall.pad(2))
        await is_asked.wait()
        assert (await other.post("/api/table/2/take", json={})).is_success
        await phone.wait_for_timeout(ROUND_TRIP_MS)  # a question beside the late one would be answered meanwhile
        may_arrive.set()
        await has_arrived.wait()
        await phone.wait_for_timeout(ROUND_TRIP_MS)
    await expect(phone.locator("#take")).to_be_visible()


async def test_a_phone_takes_over_from_a_button_pad_with_the_engines_consent(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), PAD_2)
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=two]")
    await expect(phone.locator("#access-words")).to_have_text(
        re.compile("That was not counted. The button pad pad-02")
    )
    assert hall.engine.heard == []
    await phone.click("#take")
    await until(lambda: len(hall.engine.heard) == 1)
    assert (hall.engine.heard[0].said, hall.engine.heard[0].table) == (GoBy(2, "phone"), 2)


async def test_the_host_sees_the_phones_and_removes_one(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=two]")
    await expect(phone.locator("#verdict-words")).to_have_text("Two: counted")
    name = hall.engine.heard[0].uid.removeprefix("phone-")
    console = await another(phone)
    await console.goto(f"{hall.address}/host?key={KEY}")
    await console.click("[data-topic=phones]")
    line = console.locator("#phone-tables li li")
    await expect(line).to_have_text(re.compile(f"{name}, since .*, the table.s pad"))
    before = hall.pad(2)
    await line.get_by_role("button").click()
    await console.click("#reason-do")
    await expect(line).to_have_count(0)
    await expect(phone.locator("#access-words")).to_have_text(re.compile("The host has removed this phone."))
    await phone.goto(before)
    await expect(phone.locator("h1")).to_have_text("That is no code of tonight")
    await console.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    await console.locator("#phone-tables summary").first.click()
    await expect(console.locator(".qr").first).to_be_visible()
    assert await console.locator(".qr").first.evaluate(
        "picture => picture.decode().then(() => picture.naturalWidth > 50)"
    )
    assert await console.evaluate(FITS)


async def test_setting_a_table_to_its_pad_excludes_phones_at_once(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await expect(phone.locator("[data-button=two]")).to_be_enabled()
    hall.engine.tell(replace(table(2), rung="pad"))
    await expect(phone.locator("#access-words")).to_have_text(re.compile("go by its button pad: phones are shut out"))
    await expect(phone.locator("[data-button=two]")).to_be_disabled()


async def test_a_host_who_logs_out_needs_the_key_again(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(f"{hall.address}/host?key={KEY}")
    await phone.click("#sign-out")
    await expect(phone.locator("#key")).to_be_visible()
