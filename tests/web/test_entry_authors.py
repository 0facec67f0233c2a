"""Who made each entry: hosts read it, and nobody else does."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from headtable.messages.facts import Told
from headtable.messages.past import Undone
from headtable.messages.table import DicePassed, SheetTold
from headtable.messages.words import Role
from headtable.web.entry_authors import entry_authors
from headtable.web.fact_log import FactLog
from tests.web.house import NAMES, ONLINE, browser_at, let_in_as_host, nobody, opened, room_with
from tests.web.test_guests_stay_private import events_of, public_answers

ROLL = DicePassed(2, "Eve")
SHEET = SheetTold(2, NAMES[4:8], (26, 9))
RITA = Told(5, 0, Undone(4, "Rita Meter", "a mistake"), 1000, "host-rita-meter", "host")


def words(told: Told, account: str = "") -> list[str]:
    """What hosts read of this entry; ``account`` is the name of one."""
    log = FactLog()
    log.add(told)
    return [author.words for author in entry_authors(log, 1, {"host-rita": account})]


@pytest.mark.parametrize(
    ("uid", "role", "said"),
    [
        ("phone-k3f", "phone", "phone k3f"),
        ("pad-02", "device", "device pad-02"),
        ("engine", "clock", "the clock"),
        ("host-console", "host", "a host with the key"),
        ("host-rita", "host", "Rita Meter"),
    ],
)
def test_hosts_read_which_account_phone_or_device_made_an_entry(uid: str, role: Role, said: str) -> None:
    assert words(Told(4, 0, ROLL, 1000, uid, role), account="Rita Meter") == [said]


def test_a_paper_sheet_names_who_typed_it_in() -> None:
    assert words(Told(4, 0, SHEET, 1000, "host-rita", "host"), account="Rita") == ["paper sheet by Rita"]
    assert words(Told(4, 0, SHEET, 1000, "host-console", "host")) == ["paper sheet by a host with the key"]


def test_an_entry_of_an_account_that_is_gone_keeps_its_name() -> None:
    assert words(RITA) == ["Rita Meter"]
    assert words(replace(RITA, fact=ROLL)) == ["host-rita-meter"]


def test_an_entry_of_which_nobody_knows_the_author_has_none() -> None:
    assert words(Told(4, 0, ROLL)) == []


async def test_only_hosts_may_read_the_name_of_an_account() -> None:
    room = room_with(ONLINE, Told(4, 0, ROLL, 900, "host-rita-meter", "host"), RITA)
    async with (
        opened(room, nobody()) as (there, address),
        browser_at(address) as stranger,
        browser_at(address) as console,
    ):
        answers = await public_answers(stranger, there)
        told = asyncio.Event()
        stream = asyncio.create_task(events_of(stranger, told, '"entry":6'))
        await told.wait()
        room.on_message(replace(RITA, entry=6))
        streamed = await stream
        refused = await stranger.get("/api/told/authors", params={"first": 1})
        await let_in_as_host(console)
        authors = (await console.get("/api/told/authors", params={"first": 1})).json()
    assert [path for path, text in answers.items() if "rita" in text.lower()] == []
    assert "undone" in answers["/api/room"]
    assert "a mistake" in streamed
    assert "rita" not in streamed.lower()
    assert refused.status_code == 401
    assert [(author["entry"], author["words"]) for author in authors] == [
        (4, "host-rita-meter"),
        (5, "Rita Meter"),
        (6, "Rita Meter"),
    ]
