"""The final and the traveler, by the console."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.facts import Told
from headtable.messages.pace import RoundOver
from headtable.messages.prizes import (
    FinalistBy,
    FinalistChosen,
    GiveTraveler,
    NotPresent,
    PrizeWon,
    Qualified,
    SeatFinal,
    Standing,
    Why,
)
from headtable.messages.rooms import (
    BoardState,
    PrizeLine,
    StageState,
    TravelerState,
)
from headtable.messages.table import DicePassed, Throw
from tests.patience import PATIENCE_S
from tests.web.console import answered, do_it, press
from tests.web.hall import Hall
from tests.web.house import KEY, evening, night, table

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

PLACES: tuple[FinalistBy, ...] = ("wins", "buncos", "semi-finalist", "wild-card")
PLAYERS = ("Ann", "Bob", "Cat", "Dan")
FINALISTS = tuple(FinalistChosen(who, by, Why("wins", 4)) for who, by in zip(PLAYERS, PLACES, strict=True))


async def settling(hall: Hall, page: Page, stage: StageState) -> None:
    hall.engine.tell(*evening(phase="settling"), stage)
    await page.goto(f"{hall.address}/host?key={KEY}")


async def test_during_the_semi_final_everybody_is_listed_under_people(hall: Hall, projector: Page) -> None:
    line = Standing(1, "Ann", 1, 0, 0)
    stage = StageState(semi_final=True)
    hall.engine.tell(*evening(tables=1, phase="playing"), BoardState((line,), "semi-final", ("Zoe",)), stage)
    await projector.goto(f"{hall.address}/host?key={KEY}#people")
    await projector.locator("[data-topic=people]").first.click()
    await projector.fill("#find", "zoe")
    await expect(projector.locator("#found button")).to_have_text(["Zoe"])


async def test_an_absent_finalist_is_replaced(hall: Hall, projector: Page) -> None:
    await settling(hall, projector, StageState(finalists=FINALISTS))
    await expect(projector.locator("#final-acts")).to_contain_text("Tap the name: somebody else gets the place.")
    await press(projector, "Bob…")
    await do_it(projector)
    await answered(projector, "Bob is not there: done")
    assert hall.engine.heard[0].said == NotPresent("Bob")


async def test_before_the_semi_final_a_player_who_went_home_is_replaced(hall: Hall, projector: Page) -> None:
    waits = StageState(qualified=tuple(Qualified(who, "wins", Why("wins", 4)) for who in PLAYERS), semi_waits=True)
    hall.engine.tell(*evening(phase="break"), waits)
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#final h2")).to_have_text("The semi-final")
    await press(projector, "Cat…")
    await do_it(projector)
    await answered(projector, "Cat is not there: done")
    assert hall.engine.heard[0].said == NotPresent("Cat")
    second = Qualified("Eve", "next-best", Why("wins", 3))
    hall.engine.tell(replace(waits, qualified=(*waits.qualified[:2], second, waits.qualified[3])))
    await expect(projector.locator("#final-words")).to_contain_text("Eve (next best)")
    await expect(projector.locator("#final-acts button", has_text="Cat…")).to_have_count(0)


async def test_the_finalists_choose_their_chairs(hall: Hall, projector: Page) -> None:
    await settling(hall, projector, StageState(finalists=FINALISTS))
    for chair, player in zip(("first", "second", "third", "fourth"), reversed(PLAYERS), strict=True):
        await projector.get_by_label(f"{chair} chair").select_option(player)
    await press(projector, "Seat them like this")
    await projector.wait_for_selector("#verdict.is-taken")
    assert hall.engine.heard[0].said == SeatFinal(tuple(reversed(PLAYERS)))


async def test_a_roll_of_the_final_is_entered(hall: Hall, projector: Page) -> None:
    await settling(hall, projector, StageState(finalists=FINALISTS, final_seats=PLAYERS))
    hall.engine.tell(night("final"), replace(table(1), roller="Dan"))
    for die in ("first", "second", "third"):
        await projector.locator("#final").get_by_role("button", name=f"{die} die: 6").click()
    await press(projector, "enter these dice")
    await answered(projector, "The final, Dan: 6-6-6: done")
    assert hall.engine.heard[0].said == Throw(1, (6, 6, 6))


async def test_the_past_of_every_table_can_be_listed_during_the_final(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), Told(3, 0, DicePassed(3, "Ida")), Told(4, 0, RoundOver(1, 1)))
    hall.engine.tell(night("final", tables=1), table(1), StageState(finalists=FINALISTS, final_seats=PLAYERS))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.select_option("#only", "3")
    await expect(projector.locator("#entries li")).to_have_count(1)
    await expect(projector.locator("#entries")).to_contain_text("Ida")


async def test_the_host_gives_the_traveler_to_another_player(hall: Hall, projector: Page) -> None:
    await settling(hall, projector, StageState(traveler=TravelerState("hostess", "Ann")))
    await expect(projector.locator("#final summary")).to_be_visible()
    await expect(projector.locator("#final")).not_to_contain_text("not in the hall")  # nobody was chosen yet
    await projector.locator("#final summary").click()
    await projector.locator("#final select").select_option("Eve")
    await press(projector, "Give it")
    await answered(projector, "The traveler: Eve has it: done")
    assert hall.engine.heard[0].said == GiveTraveler("Eve")


async def test_when_the_night_is_over_the_console_shows_what_is_left_to_do(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="final"))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#left-to-do")).to_be_hidden()
    hall.engine.tell(night("over"))
    left = projector.locator("#left-to-do")
    await expect(left.get_by_role("link")).to_have_text(
        [
            "Money of the night",
            "Report to share (HTML)",
            "Standings as CSV",
            "Rounds as CSV",
            "All data (CSV and JSON)",
            "New night…",
        ]
    )
    await left.get_by_role("button", name="Print results and certificates…").click()
    await expect(projector.locator("#print-sheet")).to_be_focused()
    await expect(projector.locator("#print-sheet")).to_have_value("results")


async def test_when_the_night_is_over_the_console_names_its_winners(hall: Hall, projector: Page) -> None:
    finalists = (
        FinalistChosen("Player 2", "buncos", Why("buncos", 2)),
        FinalistChosen("Player 1", "wins", Why("wins", 18)),
    )
    hall.engine.tell(*evening(1, "over"), StageState(finalists=finalists, grand_prize="Player 2"))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#where")).to_have_text("The night is over")
    await expect(projector.locator("#round-words")).to_contain_text("“New night…”, further down, begins another one")
    await expect(projector.locator("#outcome-lines li")).to_have_text([
        "★ Grand Prize: Player 2", "Player 2 was in the final: most BUNKOs", "Player 1 was in the final: most wins",
    ])  # fmt: skip


async def test_the_most_wins_are_no_prize_unless_the_rules_say_so(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(1, "over"), StageState(prizes=(PrizeLine("Fifty-fifty", nobodys=True),)))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#outcome-lines li")).to_have_text("Fifty-fifty: nobody; it joins the last draw")
    hall.engine.tell(StageState())
    await expect(projector.locator("#outcome-lines li")).to_have_text([
        "These rules have no prizes. The score cards say:", "Most wins: Player 1 (18)", "Most BUNKOs: Player 3 (2)",
    ])  # fmt: skip


async def test_a_prize_for_the_final_is_told_once(hall: Hall, projector: Page) -> None:
    won = PrizeWon("The final", ("Player 2",), Why("final", 1))
    stage = StageState(prizes=(PrizeLine("The final", 20, (won,)),), grand_prize="Player 2")
    hall.engine.tell(*evening(1, "over"), stage)
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#outcome-lines li")).to_have_text("$20 The final: Player 2")
