"""A hall for every slow test of the pages, and browser pages at the projector and on a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.web.hall import PHONE, PROJECTOR, Hall, browser_page, open_hall
from tests.web.real_console import Evening, open_evening


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """Everybody is there."""
    async with open_hall() as opened:
        yield opened


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A real evening by the rules of Rolling for Pink, not opened yet."""
    async with open_evening(tmp_path) as opened:
        yield opened


@pytest.fixture
async def projector() -> AsyncIterator[Page]:
    """A browser as wide as the projector."""
    async with browser_page(PROJECTOR) as page:
        yield page


@pytest.fixture
async def phone() -> AsyncIterator[Page]:
    """A browser as narrow as a phone."""
    async with browser_page(PHONE) as page:
        yield page
