"""One Chromium with a context for each person, as each of them has a device with cookies of its own.

The fixture `browsers` opens them in the Chromium that all tests of a process share.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Route, ViewportSize

from tests.patience import PATIENCE_S
from tools.headless_chromium import SHELL, headless_chromium

REFUSED = (401, 403, 409, 503)  # what a test does on purpose: a wrong code, a second phone, an engine that is cut off
Size = tuple[int, int]
PRESSES_OF_PEOPLE = """Object.defineProperty(navigator, "userActivation", {
  value: { hasBeenActive: navigator.userActivation.hasBeenActive },
});"""
"""Keeps what the browser knew when the page began: it takes what Playwright asks of the page later for a press."""


class Devices:
    """Opens pages for people, and collects what their logs complain of."""

    def __init__(self, chromium: Browser, on_purpose: str = "") -> None:
        self._chromium = chromium
        self._on_purpose = on_purpose
        self._complaints: list[str] = []

    async def page(self, size: Size) -> Page:
        """A page on a device of its own."""
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        return await self.page_on(await self._chromium.new_context(viewport=viewport, accept_downloads=True))

    async def page_on(self, device: BrowserContext) -> Page:
        """One more page on this device."""
        page = await device.new_page()
        page.set_default_timeout(1000 * PATIENCE_S)
        await page.add_init_script(PRESSES_OF_PEOPLE)
        page.on("console", self._note)
        page.on("pageerror", lambda error: self._complaints.append(str(error)))
        return page

    async def close_all_but(self, staying: Page) -> None:
        """Everybody else goes home."""
        for context in self._chromium.contexts:
            if context is not staying.context:
                await context.close()

    async def close(self) -> None:
        """Everybody goes home, also who came with a context of the test's own."""
        for context in self._chromium.contexts:
            await context.close()

    @property
    def complaints(self) -> list[str]:
        """The complaints other than those about what the test does on purpose."""
        return [text for text in self._complaints if not self._is_on_purpose(text)]

    def _note(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self._complaints.append(said.text)

    def _is_on_purpose(self, text: str) -> bool:
        refused = any(f"status of {status}" in text for status in REFUSED)
        return refused or "net::ERR_" in text or bool(self._on_purpose and self._on_purpose in text)


@contextlib.asynccontextmanager
async def devices_of(chromium: Browser, on_purpose: str = "") -> AsyncIterator[Devices]:
    """As many devices as the test asks for.

    At the end, no page may have complained of anything but a cut connection, or what the test does on purpose.
    """
    devices = Devices(chromium, on_purpose)
    try:
        yield devices
    finally:
        await devices.close()
    assert devices.complaints == []


@contextlib.asynccontextmanager
async def several_devices(on_purpose: str = "", *arguments: str, program: str = SHELL) -> AsyncIterator[Devices]:
    """The same in a Chromium of its own, which has these arguments too."""
    async with (
        headless_chromium(*arguments, program=program) as chromium,
        devices_of(chromium, on_purpose) as devices,
    ):
        yield devices


@contextlib.asynccontextmanager
async def held_back(page: Page, address: str) -> AsyncIterator[None]:
    """Requests to this address wait until the block ends."""
    is_free = asyncio.Event()

    async def wait(route: Route) -> None:
        await is_free.wait()
        await route.continue_()

    async with routed(page, address, wait, is_free):
        yield


@contextlib.asynccontextmanager
async def answers_held_back(page: Page, address: str) -> AsyncIterator[None]:
    """Requests to this address are heard at once, but the page waits for the answers until the block ends."""
    is_free = asyncio.Event()

    async def wait(route: Route) -> None:
        answer = await route.fetch()
        await is_free.wait()
        await route.fulfill(response=answer)

    async with routed(page, address, wait, is_free):
        yield


@contextlib.asynccontextmanager
async def routed(
    page: Page, address: str, wait: Callable[[Route], Awaitable[None]], is_free: asyncio.Event
) -> AsyncIterator[None]:
    """Requests to this address wait so until the block ends and they are free."""
    await page.route(address, wait)
    try:
        yield
    finally:
        is_free.set()
    await page.unroute_all(behavior="wait")
