"""A night in which everything that a person or a device may name is a script, typed in where people type it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.messages.device_names import NamedDevice
from headtable.messages.devices import Birth
from headtable.messages.host_choices import HostChoices
from headtable.messages.pace import Pause, Resume, StartBreak, StartRound
from headtable.messages.people import OpenNight
from headtable.messages.rooms import BoxState
from headtable.messages.table import Claim
from tests.replay.short_night import Evening as Recorded
from tests.web.house import browser_at, let_in_as_host
from tests.web.real_console import Evening

SCRIPTS = (
    "<img src=x onerror=hacked(1)>", '"><script>hacked(2)</script>', "'><svg onload=hacked(3)>",
    "javascript:hacked(4)", "</title><script>hacked(5)</script>", '" onfocus=hacked(6) autofocus x="',
    "' autofocus onfocus='hacked(7)", "</textarea><img src=x onerror=hacked(8)>",
    "&lt;img src=x onerror=hacked(9)&gt;",
    "${hacked(10)}", "<a href=javascript:hacked(11)>Ann</a>", "{{ b }}<script>hacked(12)</script>",
)  # fmt: skip
"""Names of forty letters at most. Each calls ``hacked`` if a page takes it for HTML, an address or a script."""
FIRST, SECOND, THIRD = SCRIPTS[:3]
PASSWORD = "a long password"  # noqa: S105  of an account in a test
PICTURE = "PHN2ZyBvbmxvYWQ9aGFja2VkKDEpPg=="  # <svg onload=hacked(1)> in base64


async def order(host: httpx.AsyncClient, path: str, body: object) -> httpx.Response:
    """The answer to a host's order that must be taken."""
    answer = await host.post(path, json=body)
    assert answer.status_code == 200, (path, answer.text)
    return answer


async def name_everything(host: httpx.AsyncClient) -> None:
    """The rules, the night, the notice, guests, expenses, accounts and screens get hostile names."""
    changed = {"start_from": "rfp", "changes": {"words.bunco": FIRST}}
    saved = (await order(host, "/api/rulesets/save", {"changed": changed, "title": SECOND})).json()
    tonight = (await host.get("/api/nights")).json()["tonight"]["night"]
    about = {"title": FIRST, "place": SECOND}
    new = {"night": tonight, "ruleset": saved["name"], "about": about, "names": "\n".join(SCRIPTS), "puts_away": True}
    await order(host, "/api/nights/new", new)
    await order(host, "/api/host/notice", {"text": " ".join(SCRIPTS)[:200]})
    await order(host, "/api/guests/names", {"names": SCRIPTS, "others": True})
    for guest in (await host.get("/api/guests")).json()["guests"]:
        edit = {"guest": guest["id"], "name": guest["name"], "email": "x@x.<script>hacked(13)</script>"}
        await order(host, "/api/guests", {"is": "edit", **edit, "wish": FIRST})
        await order(host, "/api/door/tap", {"is": "paid", "guest": guest["id"], "cents": 500})
    await order(host, "/api/money", {"is": "add", "kind": "expense", "what": FIRST, "cents": 100})
    await order(host, "/api/money", {"is": "add", "kind": "income", "what": FIRST, "cents": 100})
    for role, name in (("host", FIRST), ("scorekeeper", SECOND), ("door", THIRD)):
        made = {"is": "make-account", "role": role, "name": name, "password": PASSWORD}
        await order(host, "/api/accounts", made)


async def is_refused(host: httpx.AsyncClient) -> None:
    """Where only a plain word or a picture fits, a script is refused."""
    for path, body in (
        ("/api/host/scene", {"screen": FIRST, "scene": "notice"}),
        ("/api/host/picture", {"base64": PICTURE}),
        ("/api/rulesets/save", {"changed": {"start_from": "rfp"}, "replaces": FIRST, "title": "x"}),
    ):
        answer = await host.post(path, json=body)
        assert answer.status_code in (400, 409), (path, answer.text)


@asynccontextmanager
async def hostile_devices(evening: Evening) -> AsyncIterator[None]:
    """A box on the network tells of devices whose model, firmware and name are scripts."""
    bus = Bus(evening.config.broker, evening.config.venue.name, "hostile", (), Complaints(print))
    up = asyncio.Event()
    running = asyncio.create_task(bus.run(lambda _, __: None, up.set, lambda: None))
    try:
        await up.wait()
        bus.publish(BoxState("box", "b1", "online", FIRST, 100_000, ("bell", "horn")))
        for number, script in enumerate(SCRIPTS, 1):
            bus.publish(Birth(f"pad-{number}", "box", script, script, "1", script, online=True, table=number))
        names = (NamedDevice(f"pad-{number}", script) for number, script in enumerate(SCRIPTS, 1))
        bus.publish(HostChoices("box", names=tuple(names)))
        yield
    finally:
        running.cancel()
        await asyncio.wait([running])


async def play(evening: Evening) -> None:
    """A round is played by people with hostile names, and paused for a hostile reason."""
    await evening.until_phase("closed")
    await evening.say(OpenNight(SCRIPTS, "listed"))
    await evening.until_phase("ready")
    await evening.play_round()
    await evening.say(StartRound(), StartBreak(FIRST), Claim(1, "two"), Pause(FIRST), Resume(), Pause(SECOND))


def a_hostile_night(path: Path, names: tuple[str, ...] = SCRIPTS) -> None:
    """The journal of two rounds by these players, from the opening to the last standings."""
    with closing(Recorded(path)) as night:
        night.say(OpenNight(names, "listed"))
        night.roll_on(random.Random(3))


@asynccontextmanager
async def hostile_night(evening: Evening) -> AsyncIterator[httpx.AsyncClient]:
    """The night in the middle of its second round, and a browser of its host."""
    async with browser_at(evening.address) as host, hostile_devices(evening):
        await let_in_as_host(host)
        await name_everything(host)
        await is_refused(host)
        await play(evening)
        yield host
