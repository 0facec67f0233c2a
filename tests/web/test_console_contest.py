"""People who roll against each other, by the console."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from headtable.messages.prizes import Give, PersonRoll, RollFor
from headtable.messages.roll_offs import MostOf
from headtable.messages.rooms import (
    RollingOff,
    StageState,
)
from tests.patience import PATIENCE_S
from tests.web.console import answered, do_it, press
from tests.web.hall import Hall
from tests.web.house import KEY, evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


MOST_WINS = MostOf("wins", 1)
TIED = RollingOff(MOST_WINS, ("Ann", "Bob", "Cat"), ("Ann", "Cat"), before=(PersonRoll("Ann", (4,)),))


async def tied(hall: Hall, page: Page, contest: RollingOff = TIED) -> None:
    hall.engine.tell(*evening(phase="settling"), StageState(contest))
    await page.goto(f"{hall.address}/host?key={KEY}")


async def test_the_thrown_dice_are_entered_and_the_others_may_follow(hall: Hall, projector: Page) -> None:
    await tied(hall, projector)
    await projector.get_by_role("textbox", name="Cat").fill("5")
    await projector.keyboard.press("Enter")
    await answered(projector, "Cat threw 5: done")
    assert hall.engine.heard[0].said == RollFor((PersonRoll("Cat", (5,)),))


async def test_the_host_reads_what_the_winner_of_a_roll_off_has_then(hall: Hall, projector: Page) -> None:
    await tied(hall, projector, RollingOff(MOST_WINS, ("Ann", "Bob"), ("Ann", "Bob"), place_in="final"))
    title = projector.locator("#contest-what")
    await expect(title).to_have_text("Roll-off: a place in the final (the most wins of group 1)")
    await expect(projector.locator("#contest-words")).to_have_text("One die each: the highest goes to the final.")


async def test_no_die_shows_a_seven(hall: Hall, projector: Page) -> None:
    await tied(hall, projector)
    await projector.get_by_role("textbox", name="Ann").fill("7")
    await press(projector, "Enter what they threw")
    await expect(projector.locator("#contest-fields input:invalid")).to_have_count(1)
    assert hall.engine.heard == []


async def test_the_host_decides_a_roll_off(hall: Hall, projector: Page) -> None:
    await tied(hall, projector, RollingOff(MOST_WINS, ("Ann", "Bob", "Cat"), (), places=2))
    await projector.get_by_role("checkbox", name="Ann").check()
    await projector.get_by_role("checkbox", name="Cat").check()
    await press(projector, "Decide it so…")
    await do_it(projector)
    await answered(projector, "The most wins of group 1: to Ann, Cat: done")
    assert hall.engine.heard[0].said == Give(MOST_WINS, ("Ann", "Cat"))


async def test_a_half_entered_input_is_kept(hall: Hall, projector: Page) -> None:
    await tied(hall, projector)
    await projector.get_by_role("textbox", name="Ann").fill("3")
    hall.engine.tell(
        StageState(
            RollingOff(MOST_WINS, TIED.players, ("Ann",), before=TIED.before, rolls=(PersonRoll("Cat", (2,)),))
        )
    )
    await expect(projector.locator("#contest-fields label")).to_have_count(1)
    await expect(projector.get_by_role("textbox", name="Ann")).to_have_value("3")


async def test_dice_that_were_entered_before_are_not_offered_for_the_next_throw(hall: Hall, projector: Page) -> None:
    await tied(hall, projector)
    await projector.get_by_role("textbox", name="Ann").fill("3")
    level = (*TIED.before, PersonRoll("Ann", (3,)), PersonRoll("Cat", (3,)))
    hall.engine.tell(StageState(RollingOff(MOST_WINS, TIED.players, ("Ann", "Cat"), before=level)))
    await expect(projector.locator("#contest-words")).to_contain_text("Cat 3")
    await expect(projector.get_by_role("textbox", name="Ann")).to_have_value("")


async def test_where_everybody_gets_a_place_the_rule_says_so(hall: Hall, projector: Page) -> None:
    await tied(hall, projector, RollingOff(MOST_WINS, ("Ann", "Bob"), ("Ann", "Bob"), places=2, dice=3))
    await expect(projector.locator("#contest-words")).to_contain_text("everybody gets a place, the highest first")
    await expect(projector.get_by_role("textbox", name="Ann")).to_have_attribute("placeholder", "462")
