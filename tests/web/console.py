"""The console as its tests use it: opened at a topic, and answered."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.web.real_console import Evening


async def opened(evening: Evening, page: Page, topic: str = "now") -> None:
    """The host looks at this topic."""
    await page.goto(evening.console)
    await page.locator(f"#topics [data-topic={topic}]").click()


async def until_answered(page: Page) -> None:
    """Wait until what was sent before has its answer: a page sends one thing at a time."""
    await expect(page.locator("#verdict.is-waiting")).to_have_count(0)


async def press(page: Page, name: str) -> None:
    """The host presses the button of this name."""
    await until_answered(page)
    await page.get_by_role("button", name=name, exact=True).click()


async def do_it(page: Page) -> None:
    """The host is asked once more, and says do it."""
    await until_answered(page)
    await page.click("#reason-do")


async def because(page: Page, why: str) -> None:
    """The host is asked why, and says it."""
    await page.fill("#why", why)
    await do_it(page)


async def answered(page: Page, words: str) -> None:
    """The room has answered so, and the keyboard has kept its place."""
    await expect(page.locator("#verdict-words")).to_have_text(words)
    await expect(page.locator(":focus")).to_have_count(1)
