"""People come and go, by the console."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.console import answered, do_it, opened, press
from tests.web.house import until
from tests.web.real_console import NAMES, Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def found(evening: Evening, page: Page, name: str) -> None:
    await evening.open()
    await opened(evening, page, "people")
    await page.fill("#find", name[:2].upper())
    await press(page, name)


async def test_a_player_leaves_and_returns(evening: Evening, projector: Page) -> None:
    await found(evening, projector, "Eve")
    await expect(projector.locator("#person .stands")).to_have_text("Eve sits at table 2, chair 1, with Gia.")
    await press(projector, "Goes home…")
    await do_it(projector)
    await answered(projector, "Eve goes home: done")
    await until(lambda: evening.tables[2].seats[0] == "Ghost")
    await press(projector, "Has come back")
    await answered(projector, "Eve has come: done · Eve sits at table 2, chair 1, with Gia.")


async def test_a_search_ignores_accents_and_capitals(evening: Evening, projector: Page) -> None:
    await evening.open()
    await opened(evening, projector, "people")
    await projector.locator("#arrive input").fill("Zoë")
    await press(projector, "Has come")
    await expect(projector.locator("#verdict-words")).to_contain_text("Zoë has come: done · Zoë sits at table")
    await projector.fill("#find", "ZOE")
    await expect(projector.locator("#found button")).to_have_text(["Zoë"])


async def test_a_substitute_takes_over(evening: Evening, projector: Page) -> None:
    await found(evening, projector, "Eve")
    await press(projector, "Somebody takes over…")
    await projector.fill("#reason-more input", "  Zoe  Miller ")
    await do_it(projector)
    await answered(projector, "Zoe Miller plays on for Eve: done")
    await until(lambda: evening.tables[2].seats[0] == "Zoe Miller")


async def test_a_player_is_renamed(evening: Evening, projector: Page) -> None:
    await found(evening, projector, "Eve")
    await press(projector, "Put the name right…")
    await projector.fill("#reason-more input", "<b>Eva")
    await do_it(projector)
    await answered(projector, "Eve is <b>Eva: done")
    await until(lambda: evening.tables[2].seats[0] == "<b>Eva")


async def test_two_players_swap_seats(evening: Evening, projector: Page) -> None:
    await found(evening, projector, "Eve")
    await press(projector, "Swaps seats with…")
    await projector.select_option("#reason-more select", "Ann")
    await do_it(projector)
    await answered(projector, "Eve and Ann swap seats: done")
    await until(lambda: evening.tables[1].seats[0] == "Eve")


async def test_a_player_arrives_late(evening: Evening, projector: Page) -> None:
    await evening.open(NAMES[:11])
    await opened(evening, projector, "people")
    await projector.fill("#arrive input", "Lee")
    await projector.press("#arrive input", "Enter")
    await answered(projector, "Lee has come: done · Lee sits at table 3, chair 4, with Joy.")
    await until(lambda: "Lee" in evening.tables[3].seats)
    await expect(projector.locator("#arrive input")).to_have_value("")


async def test_a_late_name_that_is_refused_stays_in_its_field(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, projector, "people")
    await projector.fill("#arrive input", "Lou")
    await projector.press("#arrive input", "Enter")
    await expect(projector.locator("#verdict-words")).to_contain_text("every chair is taken until the round is over")
    await expect(projector.locator("#arrive input")).to_have_value("Lou")


async def test_a_late_name_like_one_that_is_there_is_asked_about(evening: Evening, projector: Page) -> None:
    await evening.open(NAMES[:11])
    await opened(evening, projector, "people")
    await projector.fill("#arrive input", "eve")
    await projector.press("#arrive input", "Enter")
    await expect(projector.locator("#reason-what")).to_contain_text("“Eve” is here already.")
    await press(projector, "Cancel")
    await expect(projector.locator("#arrive")).to_have_attribute("aria-busy", "false")
    assert "eve" not in evening.tables[3].seats
    await projector.press("#arrive input", "Enter")
    await press(projector, "Somebody else")
    await until(lambda: "eve" in evening.tables[3].seats)


async def test_the_host_seats_everybody_again_between_two_rounds(evening: Evening, projector: Page) -> None:
    await evening.open()
    await opened(evening, projector, "people")
    await press(projector, "Seat everybody again…")
    await projector.select_option("#reason-more select", "listed")
    await projector.fill("#reason-more textarea", "\n".join(reversed(NAMES)))
    await do_it(projector)
    await answered(projector, "Seating everybody again: done")
    await until(lambda: evening.tables[1].seats == ("Lee", "Kim", "Joy", "Ida"))


async def test_an_unknown_name_is_refused_and_a_seating_waits_for_the_round(
    evening: Evening, projector: Page
) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, projector, "people")
    await expect(projector.locator("#found button")).to_have_count(12)
    await projector.fill("#find", "Zo")
    await expect(projector.locator("#found")).to_have_text("Nobody here has that name.")
    await expect(projector.locator("#seat-again")).to_be_disabled()
