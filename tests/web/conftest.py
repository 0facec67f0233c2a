"""A hall for every slow test of the pages, and browser pages at the projector and on a phone.

A start of Chromium takes as much time as a whole test, so the tests of a process share one. It belongs to one loop:
all tests with these fixtures run in that loop.
"""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from tests.web.browsers import Devices, devices_of
from tests.web.hall import PHONE, PROJECTOR, Hall, open_hall
from tests.web.real_console import Evening, open_evening
from tools.headless_chromium import headless_chromium

IN_ONE_LOOP = {"chromium", "hall", "evening"}
FOLDERS = (Path(__file__).parent, Path(__file__).parents[1] / "attacks")


def is_in_one_loop(test: pytest.Function) -> bool:
    """Whether it uses the fixtures of this file: tests elsewhere have an `evening` or a `hall` of their own."""
    is_here = any(test.path.is_relative_to(folder) for folder in FOLDERS)
    return is_here and inspect.iscoroutinefunction(test.function) and not IN_ONE_LOOP.isdisjoint(test.fixturenames)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the tests with these fixtures run in the loop of the shared Chromium."""
    for item in items:
        if isinstance(item, pytest.Function) and is_in_one_loop(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """The browser of all tests; each person has a context of their own in it."""
    async with headless_chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browsers(chromium: Browser) -> AsyncIterator[Devices]:
    """As many browsers as the test has people, all in one Chromium."""
    async with devices_of(chromium) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def hall() -> AsyncIterator[Hall]:
    """Everybody is there."""
    async with open_hall() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A real evening by the rules of Rolling for Pink, not opened yet."""
    async with open_evening(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def projector(browsers: Devices) -> Page:
    """A page as wide as the projector."""
    return await browsers.page(PROJECTOR)


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browsers: Devices) -> Page:
    """A page as narrow as a phone."""
    return await browsers.page(PHONE)
