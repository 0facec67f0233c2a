"""A page of another site shows ours in a frame, so that a host taps what they do not see: no page is shown there."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Page, Request

from tests.attacks.targets import EVENTS, filled, read_paths, target
from tests.attacks.test_forged_requests import other_site
from tests.patience import PATIENCE_S
from tests.web.house import browser_at
from tools.headless_chromium import headless_chromium

pytestmark = pytest.mark.slow  # each has a real server of its own

ERRORS = ("/nowhere", "/static/nowhere.js", "/table/none", "/host?key=wrong", "/join?code=WRONG1", f"/{'x' * 2000}")
FRAME = """address => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frame.src = address;
}"""


def framed(headers: dict[str, str]) -> bool:
    """Whether a browser would show this answer in a frame: a new one reads the policy, an old one the option."""
    policy = headers.get("content-security-policy", "")
    return "frame-ancestors 'none'" not in policy or headers.get("x-frame-options") != "DENY"


async def test_every_answer_forbids_frames_also_to_strangers_and_also_errors() -> None:
    async with target() as there, browser_at(there.address) as stranger:
        paths = [filled(path) for path in read_paths(there.pages) if path != EVENTS]
        for browser in (there.browser, stranger):
            for path in (*paths, *ERRORS, "/static/host.js"):
                answer = await browser.get(path, headers={"Accept": "text/html"})
                assert not framed(dict(answer.headers)), path
        foreign = await stranger.get("/host", headers={"Host": "evil.example"})
        assert (foreign.status_code, framed(dict(foreign.headers))) == (421, False)
        async with stranger.stream("GET", EVENTS) as stream:
            assert not framed(dict(stream.headers))


async def shown_in_frame(page: Page, address: str) -> str:
    """What becomes of an address in a frame of another site's page."""
    ended: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def failed(request: Request) -> None:
        if request.url == address and not ended.done():
            ended.set_result(request.failure or "")

    def finished(request: Request) -> None:
        if request.url == address and not ended.done():
            ended.set_result("shown")

    page.on("requestfailed", failed)
    page.on("requestfinished", finished)
    await page.evaluate(FRAME, address)
    async with asyncio.timeout(PATIENCE_S):
        return await ended


async def test_a_real_browser_shows_no_page_in_a_frame_of_another_site() -> None:
    """OBS opens the overlay as a page of its own, so that needs no frame either."""
    async with target() as there, headless_chromium() as browser:
        context = await browser.new_context()
        for cookie in there.browser.cookies.jar:
            await context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": there.address}])
        async with other_site(context) as page:
            for path in ("/", "/host", "/overlay", "/accounts"):
                assert "BLOCKED_BY_RESPONSE" in await shown_in_frame(page, f"{there.address}{path}"), path
            assert await shown_in_frame(page, page.url) == "shown"
