"""A page of another site sends requests with a host's cookies (CSRF): nothing changes, whatever the route."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from playwright.async_api import BrowserContext, Page, Request, Response

from headtable.web.app import Pages
from tests.attacks.targets import EVENTS, JSON, Target, changing, filled, read_paths, target
from tests.patience import PATIENCE_S
from tools.headless_chromium import headless_chromium

pytestmark = pytest.mark.slow  # each has a real server of its own

EVIL = "http://evil.example"
FORGED: dict[str, dict[str, str]] = {
    "a script of another site": {**JSON, "Origin": EVIL},
    "a frame without an origin": {**JSON, "Origin": "null"},
    "a page at another port": {**JSON, "Origin": "http://127.0.0.1:1"},
    "a name that begins like ours": {**JSON, "Origin": "http://127.0.0.1.evil.example"},
    "a request that is marked as cross-site": {**JSON, "Sec-Fetch-Site": "cross-site"},
    "a request that is marked as same-site": {**JSON, "Sec-Fetch-Site": "same-site"},
    "a plain form": {"Content-Type": "application/x-www-form-urlencoded"},
    "a form with a file": {"Content-Type": "multipart/form-data; boundary=x"},
    "JSON as plain text": {"Content-Type": "text/plain"},
    "plain text that names JSON": {"Content-Type": "text/plain; x=application/json"},
    "a body of no kind": {},
}
REASONS = {"other-site", "not-json"}

ATTACK = """async ([target, paths]) => {
  const body = '{"is":"ring","by":"host"}';
  const often = { method: "POST", credentials: "include", body };
  for (const path of paths) {
    await fetch(target + path, { ...often, mode: "no-cors" }).catch(() => {});
    const headers = { "Content-Type": "application/json" };
    await fetch(target + path, { ...often, headers }).catch(() => {});
    navigator.sendBeacon(target + path, new Blob([body], { type: "text/plain" }));
    const form = document.body.appendChild(document.createElement("form"));
    const hidden = document.body.appendChild(document.createElement("iframe"));
    hidden.name = form.target = path;
    Object.assign(form, { method: "POST", action: target + path, enctype: "text/plain" });
    const field = form.appendChild(document.createElement("input"));
    Object.assign(field, { name: '{"is":"ring","by":"', value: 'host"}' });
    form.submit();
  }
}"""
"""What a hostile page can do: a script without and with JSON, a beacon, and a form whose text is JSON."""
REQUESTS = ("script", "JSON", "beacon")
"""Those of them that end without an answer for the page."""


def reason(answer: httpx.Response) -> str:
    """The tag of a refusal; empty for any other answer."""
    try:
        return str(answer.json()["reason"]["is"])
    except (ValueError, KeyError, TypeError):
        return ""


async def sent(there: Target, method: str, path: str, headers: dict[str, str]) -> httpx.Response:
    """The answer to a request with the host's cookies and an empty order."""
    return await there.browser.request(method, filled(path), content=b"{}", headers=headers)


async def test_no_route_takes_a_forged_request() -> None:
    async with target() as there:
        before = there.kept()
        taken = []
        for who, forged in FORGED.items():
            for method, path in changing(there.pages):
                answer = await sent(there, method, path, forged)
                if answer.status_code not in (403, 415) or reason(answer) not in REASONS:
                    taken.append((who, path, answer.status_code))
                assert "set-cookie" not in answer.headers, path
        assert len(changing(there.pages)) > 20
        assert taken == []
        assert (there.kept(), there.engine.heard) == (before, [])


async def test_the_refusal_quotes_what_the_request_named() -> None:
    async with target() as there:
        for name, value in (("Origin", EVIL), ("Origin", "null"), ("Content-Type", "multipart/form-data")):
            answer = await sent(there, "POST", "/api/host", {**JSON, name: value})
            assert repr(value)[1:-1] in answer.json()["error"]


async def test_the_same_requests_of_our_own_pages_are_read() -> None:
    async with target() as there:
        own = {**JSON, "Origin": there.address, "Sec-Fetch-Site": "same-origin"}
        for method, path in changing(there.pages):
            if path != "/api/host/new-night":  # its engine would have to answer
                assert reason(await sent(there, method, path, own)) not in REASONS, path


async def test_no_route_that_is_read_changes_anything() -> None:
    """So a picture or a link on another site's page may name any of them."""
    async with target() as there:
        before = there.kept()
        for path in read_paths(there.pages):
            if path != EVENTS:
                await there.browser.get(filled(path), headers={"Sec-Fetch-Site": "cross-site", "Referer": EVIL})
        assert (there.kept(), there.engine.heard) == (before, [])


async def test_no_answer_lets_another_site_read_it() -> None:
    async with target() as there:
        for path in read_paths(there.pages):
            if path != EVENTS:
                asked = {"Origin": EVIL, "Access-Control-Request-Method": "POST"}
                answers = [await there.browser.get(filled(path), headers=asked)]
                answers.append(await there.browser.options(filled(path), headers=asked))
                for answer in answers:
                    assert not [name for name in answer.headers if name.startswith("access-control-")], path
                    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


# --- with a real browser ------------------------------------------------------------------------------


async def blank(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer with the page of another site: its script comes from the test."""
    await reader.readuntil(b"\r\n\r\n")
    body = b"<!doctype html><title>Win a horn</title><body>"
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: %d\r\n" % len(body))
    writer.write(b"Connection: close\r\n\r\n" + body)
    await writer.drain()
    writer.close()


@asynccontextmanager
async def other_site(context: BrowserContext) -> AsyncIterator[Page]:
    """A page at another port of the same machine. Cookies do not know ports, so it sends those of the host."""
    server = await asyncio.start_server(blank, "127.0.0.1", 0)
    async with server:
        page = await context.new_page()
        page.set_default_timeout(1000 * PATIENCE_S)
        await page.goto(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/")
        yield page


async def answers_to(page: Page, there: Target, paths: list[str]) -> list[tuple[str, int]]:
    """The answers to the forms that a hostile page sends, once all its other requests have ended, too."""
    answers: list[tuple[str, int]] = []
    ended: list[str] = []  # the browser lets no script of another site read an answer
    enough = asyncio.Event()

    def note() -> None:
        if len(answers) >= len(paths) and len(ended) >= len(REQUESTS) * len(paths):
            enough.set()

    def answered(got: Response) -> None:
        answers.append((got.url.removeprefix(there.address), got.status))
        note()

    def failed(request: Request) -> None:
        ended.append(request.url)
        note()

    page.context.on("response", answered)
    page.context.on("requestfailed", failed)
    await page.evaluate(ATTACK, [there.address, paths])
    async with asyncio.timeout(PATIENCE_S):
        await enough.wait()
    return answers


def posted(pages: Pages) -> list[str]:
    """The paths that take a post."""
    return [filled(path) for method, path in changing(pages) if method == "POST"]


async def test_a_hostile_page_in_a_real_browser_changes_nothing() -> None:
    async with target() as there, headless_chromium() as browser:
        context = await browser.new_context()
        for cookie in there.browser.cookies.jar:
            await context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": there.address}])
        before = there.kept()
        async with other_site(context) as page:
            answers = await answers_to(page, there, posted(there.pages))
        assert {path for path, _ in answers} == set(posted(there.pages))
        assert {status for _, status in answers} <= {403, 415}
        assert (there.kept(), there.engine.heard) == (before, [])
        own = await context.request.post(f"{there.address}/api/host", data=json.dumps({"is": "start"}), headers=JSON)
        assert own.status == 200, "the browser had the host's cookies"
