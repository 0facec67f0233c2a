"""Starts the Chromium of Debian without a window, for the pictures of docs/ and for the tests."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from playwright.async_api import Browser, async_playwright

SHELL = "/usr/bin/chromium-headless-shell"  # draws no browser around the pages, and starts in half the time
WHOLE = "/usr/bin/chromium"
STARTED_WITHIN_MS = 120_000  # a busy machine needs many seconds
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextlib.asynccontextmanager
async def headless_chromium(*arguments: str, program: str = SHELL) -> AsyncIterator[Browser]:
    """A browser that asks nothing of the internet by itself, with more arguments. It ends with this context."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=program, args=[*ARGUMENTS, *arguments], timeout=STARTED_WITHIN_MS
        )
        yield browser
        await browser.close()
