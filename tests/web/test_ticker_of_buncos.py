"""The latest bunco on the scoreboard, as the facts have it: after the bell, granted, corrected, taken back."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from headtable.messages.facts import Told
from headtable.messages.past import Corrected, Undone
from headtable.messages.table import BuncoGranted, Claim, Rolled, Throw
from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import called, evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

TWO = Told(7, 0, Rolled(2, "Eve", "two", 2, (2, 0)))
BUNCO = Told(8, 0, Rolled(3, "Ida", "bunco", 21, (21, 0)))
GRANTED = Told(9, 0, BuncoGranted(2, "Fay", 21, (2, 21), (4, 4, 4)))


async def open_board(hall: Hall, projector: Page, *told: Told) -> None:
    """The scoreboard while round 4 is played, whose mark is four."""
    hall.engine.tell(*evening(), *told)
    await projector.goto(f"{hall.address}/?page=1")
    await expect(projector.locator("body")).to_have_attribute("data-scene", "room")


async def test_a_bunco_of_the_last_rolls_is_announced_after_the_bell(hall: Hall, projector: Page) -> None:
    await open_board(hall, projector, BUNCO)
    hall.engine.tell(called())
    await expect(projector.locator("#called")).to_be_visible()
    await expect(projector.locator("#ticker")).to_have_text("BUNKO!Ida at table 3")


async def test_a_bunco_that_the_host_grants_is_announced(hall: Hall, projector: Page) -> None:
    await open_board(hall, projector, BUNCO, GRANTED)
    await expect(projector.locator("#ticker")).to_have_text("BUNKO!Fay at table 2")
    hall.engine.tell(Told(10, 0, Undone(9, "host", "a quarrel")))
    await expect(projector.locator("#ticker")).to_have_text("BUNKO!Ida at table 3")


async def test_a_roll_that_is_corrected_into_a_bunco_is_announced(hall: Hall, projector: Page) -> None:
    await open_board(hall, projector, TWO)
    await expect(projector.locator("#ticker")).to_have_text("")
    hall.engine.tell(Told(8, 0, Corrected(7, Claim(2, "bunco"), "host", "a die was hidden")))
    await expect(projector.locator("#ticker")).to_have_text("BUNKO!Eve at table 2")
    hall.engine.tell(Told(9, 0, Undone(8, "host", "it was not")))
    await expect(projector.locator("#ticker")).to_have_text("")


async def test_a_bunco_that_is_corrected_away_is_announced_no_more(hall: Hall, projector: Page) -> None:
    await open_board(hall, projector, BUNCO)
    await expect(projector.locator("#ticker")).to_have_text("BUNKO!Ida at table 3")
    hall.engine.tell(Told(9, 0, Corrected(8, Throw(3, (4, 4, 1)), "host", "a die was hidden")))
    await expect(projector.locator("#ticker")).to_have_text("")
    hall.engine.tell(Told(10, 0, Corrected(8, Throw(3, (4, 4, 4)), "host", "it was right")))
    await expect(projector.locator("#ticker")).to_have_text("BUNKO!Ida at table 3")


async def test_a_new_bunco_has_the_band_for_some_seconds(hall: Hall, projector: Page) -> None:
    await projector.clock.install()
    await open_board(hall, projector, BUNCO)
    await expect(projector.locator("#ticker")).to_have_text("BUNKO!Ida at table 3")
    await expect(projector.locator("#called")).to_be_hidden()  # it was there before this page
    hall.engine.tell(GRANTED)
    await expect(projector.locator("#called-word")).to_have_text("BUNKO!")
    await expect(projector.locator("#called-why")).to_have_text("Fay at table 2")
    await projector.clock.run_for(13_000)
    await expect(projector.locator("#called")).to_be_hidden()


async def test_a_new_bunco_that_is_taken_back_loses_the_band(hall: Hall, projector: Page) -> None:
    await open_board(hall, projector)
    hall.engine.tell(BUNCO)
    await expect(projector.locator("#called-word")).to_have_text("BUNKO!")
    hall.engine.tell(Told(9, 0, Undone(8, "host", "a quarrel")))
    await expect(projector.locator("#called")).to_be_hidden()
