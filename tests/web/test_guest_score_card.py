"""The score card on a guest's page: real Chromium, the real web part, a real broker."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, Request, expect

from headtable.messages.rooms import (
    TableRounds,
)
from tests.patience import PATIENCE_S
from tests.web.guest_page import (
    FIRST,
    SECOND,
    STANDINGS,
    introduced,
)
from tests.web.hall import Hall
from tests.web.house import evening, table

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_the_card_shows_the_standing_the_partners_and_each_round(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, TableRounds(1, (FIRST,)), TableRounds(2, (SECOND,)))
    await introduced(phone, hall, "Cat")
    await expect(phone.locator("#score div")).to_have_text(["Place3 of 12", "Wins1", "Losses2", "BUNKO2"])
    await expect(phone.locator("#partners")).to_have_text("Partners so far: Ann (2 times)")
    await expect(phone.locator("#played .which")).to_have_text(
        ["Set 1, round 2 · table 2", "Set 1, round 1 · table 1"]
    )
    await expect(phone.locator("#played .result")).to_have_text(["Lost 20 to 22, after a roll-off", "Won 21 to 9"])
    await expect(phone.locator("#played .people").first).to_have_text("with Ann against Bob and Eve")


async def test_before_the_first_round_is_over_nobody_has_a_place(hall: Hall, phone: Page) -> None:
    nobody_yet = tuple(replace(one, place=1, wins=0, losses=0) for one in STANDINGS.standings)
    hall.engine.tell(*evening(), replace(STANDINGS, standings=nobody_yet))
    await introduced(phone, hall, "Cat")
    await expect(phone.locator("#score div")).to_have_text(["Wins0", "Losses0", "BUNKO2"])


async def test_the_card_asks_again_only_when_an_own_table_has_finished_a_round(hall: Hall, phone: Page) -> None:
    asked: list[str] = []
    phone.on("request", lambda request: note(request, asked))
    hall.engine.tell(*evening(), STANDINGS)
    await introduced(phone, hall, "Ann")
    await expect(phone.locator("#none-played")).to_be_visible()
    hall.engine.tell(
        TableRounds(3, (replace(SECOND, winners=("Ida", "Kim"), losers=("Jon", "Lou")),)), table(3, (1, 0))
    )
    hall.engine.tell(TableRounds(1, (FIRST,)))
    await expect(phone.locator("#played .result")).to_have_text(["Won 21 to 9"])
    assert asked == ["/api/card?player=Ann"] * 2


def note(request: Request, asked: list[str]) -> None:
    """Note a request for a card."""
    if "/api/card" in request.url:
        asked.append(request.url[request.url.index("/api/card") :])


async def test_a_corrected_round_is_corrected_on_the_card(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, TableRounds(3, (FIRST,)))
    await introduced(phone, hall, "Ann")
    await expect(phone.locator("#played .result")).to_have_text(["Won 21 to 9"])
    corrected = replace(FIRST, team="a", winners=FIRST.losers, losers=FIRST.winners, tally=(22, 21))
    hall.engine.tell(TableRounds(3, (corrected,)))
    await expect(phone.locator("#played .result")).to_have_text(["Lost 21 to 22"])


async def test_the_card_is_complete_after_the_pages_were_restarted(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, TableRounds(1, (FIRST,)))
    await introduced(phone, hall, "Ann")
    await expect(phone.locator("#played li")).to_have_count(1)
    await hall.close_pages()
    hall.engine.tell(TableRounds(2, (SECOND,)))
    await hall.open_pages()
    await expect(phone.locator("#played li")).to_have_count(2)
