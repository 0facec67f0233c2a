"""Nothing that only hosts may know about a guest is on a public page, in an event, or on its way to the journal."""

from __future__ import annotations

import asyncio
import base64
import re

import httpx

from headtable.web.app import Pages
from tests.patience import PATIENCE_S
from tests.web.house import Answerer, browser_at, evening, let_in_as_host, opened, room_with

SECRETS = ("private.address", "1234567", "12345.67", "beside the loud one", "Quentin")
"""An e-mail address, an amount in cents and in dollars, a wish, and a guest without a seat."""
FILE = "name,paid,email,wish\nQuentin,12345.67,private.address@example.org,beside the loud one\n"


async def public_answers(client: httpx.AsyncClient, pages: Pages) -> dict[str, str]:
    """What each route that anybody can read answers to a browser without a right."""
    found = {}
    for route in pages.routes():
        for path in route.paths:
            if "GET" in route.http_methods and path != "/api/events":
                filled = re.sub(r"{\w+:int}", "1", path)
                found[path] = (await client.get(filled)).text
    return found


async def events_of(client: httpx.AsyncClient, told: asyncio.Event, enough: str) -> str:
    """The stream of events, from its beginning until this one has come."""
    heard = ""
    async with asyncio.timeout(PATIENCE_S), client.stream("GET", "/api/events") as stream:
        async for line in stream.aiter_lines():
            heard += f"{line}\n"
            told.set()
            if enough in heard:
                break
    return heard


async def test_no_public_answer_and_no_event_holds_anything_of_the_guest_list() -> None:
    engine = Answerer()
    async with (
        opened(room_with(*evening()), engine.requests) as (there, address),
        browser_at(address) as console,
        browser_at(address) as stranger,
    ):
        await let_in_as_host(console)
        told = asyncio.Event()
        events = asyncio.create_task(events_of(stranger, told, '{"changes":2}'))
        await told.wait()
        await use_every_private_route(console)
        heard = await events
        answers = await public_answers(stranger, there)
    assert 'event: guests\ndata: {"changes":1}' in heard
    assert len(answers) > 20
    assert leaks({**answers, "/api/events": heard}) == {}
    assert engine.heard == []


async def use_every_private_route(console: httpx.AsyncClient) -> None:
    """A host loads the guest, checks in, and notes an expense."""
    file = base64.b64encode(FILE.encode()).decode()
    taken = await console.post("/api/guests/file", json={"file": file})
    assert taken.json()["taken"] == 1
    listed = (await console.get("/api/guests")).json()["guests"]
    assert leaks({"/api/guests": str(listed)}) != {}, "the secrets are not what the list holds"
    tap = {"is": "status", "guest": listed[0]["id"], "status": "here"}
    assert (await console.post("/api/door/tap", json=tap)).status_code == 200
    assert (await console.get("/api/money")).json()["paid"] == 1234567


def leaks(answers: dict[str, str]) -> dict[str, list[str]]:
    """The secrets in each answer that has some."""
    found = {path: [secret for secret in SECRETS if secret in answer] for path, answer in answers.items()}
    return {path: secrets for path, secrets in found.items() if secrets}
