"""A guest finds and keeps her name on her own page: real Chromium, the real web part, a real broker."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.rooms import (
    BoardState,
    RoundResult,
    StageState,
    TableRounds,
)
from tests.patience import PATIENCE_S
from tests.web.guest_page import (
    STANDINGS,
    beside,
    introduced,
)
from tests.web.hall import Hall
from tests.web.house import NAMES, evening, night, table

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

HOSTILE = '<img src=x onerror="alert(1)">'


@pytest.mark.parametrize("typed", ["zoe", "ZOË", "  oneil", "o'neil", "Zoe\u0308 O"])
async def test_a_name_is_found_without_case_accents_and_punctuation(hall: Hall, phone: Page, typed: str) -> None:
    hall.engine.tell(*evening(), STANDINGS, replace(table(2), seats=("Zoë O\u2019Neil", "Fay", "Gil", "Hal")))
    await phone.goto(f"{hall.address}/me")
    await phone.fill("#name-typed", typed)
    await expect(phone.locator("#fitting button")).to_have_text(["Zoë O\u2019Neil"])
    await expect(phone.locator("#fitting-words")).to_have_text("1 name")
    await phone.press("#name-typed", "Enter")
    await expect(phone.locator("#guest-name")).to_have_text("Zoë O\u2019Neil")


async def test_two_names_that_differ_by_an_accent_are_both_offered(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, replace(table(2), seats=("Zoë", "Zoe", "Gil", "Hal")))
    await phone.goto(f"{hall.address}/me")
    await phone.fill("#name-typed", "zoe")
    await expect(phone.locator("#fitting button")).to_have_text(["Zoe", "Zoë"])
    await phone.press("#name-typed", "Enter")
    await expect(phone.locator("#who")).to_be_visible()
    await phone.get_by_role("button", name="Zoë", exact=True).click()
    await expect(phone.locator("#guest-name")).to_have_text("Zoë")


async def test_the_choice_survives_a_reload_and_can_be_changed(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await introduced(phone, hall, "Eve")
    await phone.reload()
    await expect(phone.locator("#guest-name")).to_have_text("Eve")
    await expect(phone.locator("#who")).to_be_hidden()
    await phone.get_by_role("button", name="I am somebody else").click()
    await phone.get_by_role("button", name="Fay", exact=True).click()
    await expect(phone.locator("#guest-name")).to_have_text("Fay")
    await expect(beside(phone, "Partner")).to_have_text("Hal")


async def test_a_guest_who_is_not_on_the_list_chooses_again(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await introduced(phone, hall, "Eve")
    anew = BoardState(tuple(replace(one, player="Eva") for one in STANDINGS.standings if one.player == "Eve"))
    hall.engine.tell(anew, replace(table(2), seats=("Eva", "Fay", "Gil", "Hal")))
    await expect(phone.locator("#who-words")).to_contain_text("Eve is not on tonight\u2019s list")
    await expect(phone.locator("#whereabouts")).to_be_hidden()
    await phone.get_by_role("button", name="Eva", exact=True).click()
    await expect(phone.locator("#chair-at")).to_have_text("Table 2, chair 1")


async def test_a_ghost_is_not_among_the_names(hall: Hall, phone: Page) -> None:
    hall.engine.tell(
        *evening(), STANDINGS, replace(table(2), seats=("Ghost", "Fay", "Gil", "Hal"), ghosts=("Ghost",))
    )
    await phone.goto(f"{hall.address}/me")
    await phone.fill("#name-typed", "h")
    await expect(phone.locator("#fitting button")).to_have_text(["Hal"])


async def test_before_the_night_the_list_is_awaited(hall: Hall, phone: Page) -> None:
    hall.engine.tell(night("closed", 0))
    await phone.goto(f"{hall.address}/me")
    await expect(phone.locator("#who-words")).to_have_text("The names appear here when the host opens the night.")
    await expect(phone.locator("#name-typed")).to_be_hidden()
    hall.engine.tell(*evening(), STANDINGS)
    await expect(phone.locator("#fitting button")).to_have_text(list(NAMES))


async def test_in_the_semi_final_also_those_who_are_out_can_choose_their_names(hall: Hall, phone: Page) -> None:
    board = BoardState(STANDINGS.standings[:4], "semi-final", NAMES[4:])
    hall.engine.tell(*evening(tables=1), board, StageState(semi_final=True))
    await introduced(phone, hall, "Kim")
    await expect(phone.locator("#news")).to_have_text("The semi-final is played, and you are not in it.")
    await expect(phone.locator("#card-counts")).to_have_text("The standings count only the semi-final now.")
    await expect(phone.locator("#score div")).to_have_count(0)


async def test_a_hostile_name_is_only_text(hall: Hall, phone: Page) -> None:
    seats = (HOSTILE, "</script>", "&lt;Gil", "'; DROP TABLE")
    result = RoundResult(1, 1, "a", (HOSTILE, "&lt;Gil"), ("</script>", "'; DROP TABLE"), (21, 4), "points")
    hall.engine.tell(*evening(), STANDINGS, replace(table(2), seats=seats, roller=HOSTILE), TableRounds(2, (result,)))
    await introduced(phone, hall, HOSTILE)
    await expect(phone.locator("#news")).to_have_text("You roll.")
    await expect(beside(phone, "Partner")).to_have_text("&lt;Gil")
    await expect(phone.locator("#played .people")).to_have_text("with &lt;Gil against </script> and '; DROP TABLE")
    assert await phone.locator("img").count() == 0
