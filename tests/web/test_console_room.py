"""The room at a glance, on the console: every table, how far the night is, and when it will end."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.devices import Birth, Health
from headtable.messages.pace import AskForHelp, GoBy, Ring
from headtable.messages.part_figures import SCARCE_BYTES, DecisionFigures, DiskFigures, EngineFigures
from headtable.messages.rooms import BoxState, NightState, StageState
from headtable.messages.table import Claim
from tests.patience import PATIENCE_S
from tests.web.console import opened
from tests.web.hall import Hall
from tests.web.house import KEY, evening as room_of, night
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

NO_DECISIONS = DecisionFigures((0,) * 11)


async def test_the_room_shows_every_table_and_when_the_night_will_end(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.phones_at(1)
    await evening.until_without_device(2, 3)
    await opened(evening, projector, "room")
    await expect(projector.locator("#room-ends")).to_have_text(
        "When the night ends is known after its first finished round."
    )
    await evening.play_round()
    await expect(projector.locator("#room-ends")).to_have_text(re.compile(r"^The night ends about \d?\d:\d\d"))
    await expect(projector.locator("#room-counts")).to_contain_text("17 rounds to come, and the final")
    await expect(projector.locator("#room-skips")).to_have_text(
        re.compile(r"^One round fewer saves about \d+ min. One set fewer saves about \d+ min.$")
    )
    await evening.say(Ring("host"), Claim(1, "two"), Claim(2, "two"), GoBy(3, "paper"), AskForHelp(2), Ring("host"))
    tables = projector.locator("#room-tables li")
    await expect(tables).to_have_count(3)
    await expect(tables.nth(2)).to_contain_text("1 phone")
    await expect(tables.nth(0)).to_contain_text("no device: by its sheet")
    await expect(tables.nth(0)).to_contain_text("asks for help")  # who needs the host comes first
    await expect(tables.nth(1)).to_contain_text("waits for its sheet · on paper")
    await expect(tables.nth(2)).to_contain_text("last turns · by phone · still play: ")
    await expect(projector.locator("#room-now")).to_have_text("Set 1 of 3, round 2 of 6, round called")
    await expect(projector.locator("#room-heard")).to_have_text("Everything is connected.")
    await projector.set_viewport_size({"width": 320, "height": 700})
    assert await projector.evaluate("document.documentElement.scrollWidth") <= 320


async def test_the_room_marks_a_table_whose_pad_is_silent(hall: Hall, projector: Page) -> None:
    box = BoxState("box", "b1", "online", "lease", 700_000)
    pad = Birth("pad-02", "box", "pad", "1.0", "1", "buttons", online=True, table=2)
    hall.engine.tell(*room_of(), box, pad, Health("pad-02", heard_ms=0))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.click("#topics [data-topic=room]")
    tables = projector.locator("#room-tables li")
    await expect(tables.nth(0).locator(".silence")).to_have_text(
        re.compile(r"^pad-02 is silent, last heard 1\d minutes")
    )
    await expect(tables.locator(".silence")).to_have_count(1)


async def test_the_console_tells_of_a_copy_that_is_not_complete_and_of_a_full_disk_until_both_are_well(
    hall: Hall, projector: Page
) -> None:
    hall.engine.tell(*room_of())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    wrong = projector.locator("#boxes")
    hall.engine.copy = "full"
    await expect(wrong).to_have_text(
        "The second copy of the night is not complete: the stick is full. Put another one in."
    )
    hall.engine.tell(EngineFigures("e1", 0, NO_DECISIONS, disk=DiskFigures(SCARCE_BYTES - 1, SCARCE_BYTES * 10)))
    await expect(wrong).to_contain_text("The disk of the journal is nearly full.")
    await projector.set_viewport_size({"width": 320, "height": 700})
    assert await projector.evaluate("document.documentElement.scrollWidth") <= 320
    hall.engine.copy = "well"
    hall.engine.tell(EngineFigures("e1", 0, NO_DECISIONS, disk=DiskFigures(SCARCE_BYTES, SCARCE_BYTES * 10)))
    await expect(wrong).to_be_empty()


@pytest.mark.parametrize(
    ("state", "semi_final", "where"),
    [
        (replace(night(), set=1, sets=0), StageState(), "Set 1 of 1, round 4 of 6"),
        (replace(night(), set=4, sets=3), StageState(semi_final=True), "Semi-final, round 4 of 6"),
    ],
)
async def test_no_set_has_a_number_beyond_the_last(
    hall: Hall, projector: Page, state: NightState, semi_final: StageState, where: str
) -> None:
    hall.engine.tell(*room_of(), state, semi_final)
    await projector.goto(f"{hall.address}/host?key={KEY}")
    for part in ("#where", "#room-now", "#pace-words"):
        await expect(projector.locator(part)).to_contain_text(where)
