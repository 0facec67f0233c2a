"""The scoreboard in a break, in a pause and against the clock: what runs, until when, and what comes next."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.rooms import (
    CalledBy,
    EngineState,
    NightState,
)
from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import evening, night, table

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

READY = tuple(replace(table(n), phase="ready", roller=None) for n in (1, 2, 3))


def dinner(minutes: int | None = 45) -> NightState:
    return replace(night("break"), break_for="dinner", break_minutes=minutes)


def seconds_left(shown: str) -> int:
    minutes, seconds = shown.split(":")
    return 60 * int(minutes) + int(seconds)


async def test_a_break_shows_its_name_its_end_and_the_next_round(hall: Hall, projector: Page) -> None:
    hall.engine.left_s = 2690
    hall.engine.tell(*evening(phase="break"), dinner(), *READY)
    await projector.goto(hall.address)
    await expect(projector.locator("#called-word")).to_have_text("Break")
    await expect(projector.locator("#called-why")).to_have_text("Dinner")
    await expect(projector.locator("#called-rest")).to_have_text("Then set 1, round 4, fours: find your chair")
    await expect(projector.locator("#called-left")).to_have_text(re.compile(r"^4[34]:\d\d$"))
    await expect(projector.locator("#called-until")).to_have_text(re.compile(r"^until \d?\d:\d\d\s[AP]M$"))


async def test_the_countdown_runs_by_itself(hall: Hall, projector: Page) -> None:
    hall.engine.left_s = 600
    hall.engine.tell(*evening(phase="break"), dinner(), *READY)
    await projector.goto(hall.address)
    left = projector.locator("#called-left")
    await expect(left).to_have_text(re.compile(r"^9:\d\d$"))
    shown = await left.inner_text()
    await expect(left).not_to_have_text(shown)
    assert seconds_left(await left.inner_text()) < seconds_left(shown)


async def test_a_break_without_a_length_has_no_countdown(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="break"), dinner(None), *READY)
    await projector.goto(hall.address)
    await expect(projector.locator("#called-word")).to_have_text("Break")
    await expect(projector.locator("#called-left")).to_have_text("")


async def test_a_pause_shows_its_reason_until_it_ends(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), replace(night(), paused=True, paused_why="a glass broke"))
    await projector.goto(hall.address)
    await expect(projector.locator("#called-word")).to_have_text("Paused")
    await expect(projector.locator("#called-why")).to_have_text("A glass broke")
    hall.engine.tell(night())
    await expect(projector.locator("#called")).to_be_hidden()


async def test_a_timed_round_shows_its_time_and_when_it_is_up(hall: Hall, projector: Page) -> None:
    hall.engine.left_s = 179
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#time")).to_have_text(re.compile(r"^Time2:\d\d$"))
    hall.engine.left_s = None
    hall.engine.tell(EngineState("e1", "online"), replace(night(), time_up=True))
    await expect(projector.locator("#time")).to_have_text("Timeis up")


async def test_the_roll_that_called_the_round_is_shown_beside_it(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), night("called", 3, CalledBy("score", "Ann", ("Ann", "Cat"), 21, "two", (4, 4, 1))))
    await projector.goto(hall.address)
    await expect(projector.locator("#called-why")).to_have_text("Ann and Cat reach 21: Ann rolls two")
    faces = projector.locator("#called-dice .die")
    await expect(faces).to_have_count(3)
    assert [await face.get_attribute("aria-label") for face in await faces.all()] == [
        "a die showing 4", "a die showing 4", "a die showing 1",
    ]  # fmt: skip


async def test_after_the_bell_every_player_who_may_still_roll_is_named(hall: Hall, projector: Page) -> None:
    last = replace(table(2, (3, 9)), phase="last-lap", roller="Gil", may_roll=("Gil", "Hal"))
    done = tuple(replace(table(n), phase="done", roller=None) for n in (1, 3))
    hall.engine.tell(*evening(), night("called", 3, CalledBy("button", "button")), last, *done)
    await projector.goto(hall.address)
    await expect(projector.locator("#called-rest")).to_have_text("Still to roll: Gil, Hal at table 2")
    await expect(projector.locator("#table-2 .who")).to_have_text("Gil rolls, then Hal")
