"""The scoreboard after the last set: who goes on and why, the final roll by roll, the prizes, the traveler."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.prizes import FinalistChosen, PersonRoll, PrizeWon, Qualified, TravelerMoved, Why
from headtable.messages.rooms import (
    PrizeLine,
    StageState,
    TableState,
    TravelerState,
)
from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import board, evening, night, table

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

BY_ROLL_OFF = Why("buncos", 5, "roll-off", (PersonRoll("Eve", (6,)), PersonRoll("Cat", (3,))))
QUALIFIED = (
    Qualified("Ann", "wins", Why("wins", 13)),
    Qualified("Eve", "buncos", BY_ROLL_OFF),
    Qualified("Gil", "next-best", Why("wins", 12)),
    Qualified("Hal", "wild-card", Why("draw", 0, "draw", among=8)),
)
FINALISTS = (
    FinalistChosen("Ann", "wins", Why("wins", 5)),
    FinalistChosen("Eve", "buncos", Why("buncos", 2)),
    FinalistChosen("Gil", "semi-finalist", Why("draw", 0, "draw", among=6)),
    FinalistChosen("Hal", "wild-card", Why("draw", 0, "draw", among=44)),
)
SEATS = ("Gil", "Ann", "Hal", "Eve")
IN_THE_FINAL = StageState(qualified=QUALIFIED, semi_final=True, finalists=FINALISTS, final_seats=SEATS)
TRAVELER = TravelerState(
    "head_table",
    "Gil",
    (TravelerMoved("Ann", "bunco"), TravelerMoved("Bob", "bunco"), TravelerMoved("Gil", "roll-off")),
)


def final_table(roller: str, faces: tuple[int, ...] | None = None) -> TableState:
    return TableState(1, "rolling", SEATS, roller=roller, faces=faces)


async def test_before_the_semi_final_the_board_shows_each_seat_and_its_reason(hall: Hall, projector: Page) -> None:
    semi = replace(night("ready", 1), set=4, round=1, mark=1)
    seats = replace(table(1), phase="ready", seats=("Ann", "Eve", "Gil", "Hal"))
    hall.engine.tell(*evening(1, "ready"), semi, seats, StageState(qualified=QUALIFIED, semi_final=True))
    await projector.goto(hall.address)
    await expect(projector.locator("#set-name")).to_have_text("Semi-final")
    await expect(projector.locator("#round")).to_have_text("1 of 6")
    await expect(projector.locator("#table-1 .place")).to_have_text([
        "Most wins: 13", "Most BUNKOs: 5, roll-off 6 to 3", "Next best: 12 rounds won", "Wild card: drawn from 8",
    ])  # fmt: skip


async def test_the_break_before_the_semi_final_names_its_players_and_their_chairs(
    hall: Hall, projector: Page
) -> None:
    semi = replace(night("break", 1), set=4, round=1, mark=1)
    seats = replace(table(1), phase="ready", seats=("Ann", "Eve", "Gil", "Hal"))
    waits = StageState(qualified=QUALIFIED, semi_final=True, semi_waits=True)
    hall.engine.tell(*evening(1, "break"), semi, seats, waits)
    await projector.goto(hall.address)
    await expect(projector.locator("#called-rest")).to_have_text("Then the semi-final: its players find their chairs")
    await expect(projector.locator(".stage-title")).to_have_text("In the semi-final")
    await expect(projector.locator(".chosen .name")).to_have_text(["Ann", "Eve", "Gil", "Hal"])
    await expect(projector.locator(".chosen .where").nth(1)).to_have_text("table 1, chair 2")


async def test_the_break_before_the_final_names_its_players(hall: Hall, projector: Page) -> None:
    waits = replace(night("break", 1), sets_over=True)
    hall.engine.tell(*evening(1, "break"), waits, replace(IN_THE_FINAL, final_seats=()))
    await projector.goto(hall.address)
    await expect(projector.locator("#called-rest")).to_have_text("Then the final")
    await expect(projector.locator(".stage-title")).to_have_text("In the final")
    await expect(projector.locator(".chosen .name")).to_have_text(["Ann", "Eve", "Gil", "Hal"])


async def test_a_break_shows_the_names_of_its_drawing(hall: Hall, projector: Page) -> None:
    messages = evening(phase="break")
    hall.engine.tell(*messages, StageState(drawn=("Ann", "Jon")))
    await projector.goto(hall.address)
    await expect(projector.locator("body")).to_contain_text("Drawn: Ann, Jon")


async def test_prizes_without_a_draw_show_no_code_of_the_draws(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(1, "over"), IN_THE_FINAL)
    await projector.goto(hall.address)
    await expect(projector.locator("body")).to_have_attribute("data-scene", "prizes")
    await expect(projector.locator(".final li")).not_to_have_count(0)
    await expect(projector.locator(".draws")).to_have_count(0)


async def test_while_places_are_settled_the_settled_players_are_named(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="settling"), StageState(qualified=QUALIFIED[:2]))
    await projector.goto(hall.address)
    await expect(projector.locator(".stage-title")).to_have_text("In the semi-final")
    await expect(projector.locator(".chosen .name")).to_have_text(["Ann", "Eve"])


async def test_in_the_final_each_roll_is_shown_large_and_who_is_next(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(1, "final"), IN_THE_FINAL, final_table("Gil"))
    await projector.goto(hall.address)
    await expect(projector.locator(".final-who")).to_have_text("Gil has the dice")
    await expect(projector.locator(".final-seats .name")).to_have_text(["▸ Gil", "Ann", "Hal", "Eve"])
    hall.engine.tell(final_table("Ann", (5, 5, 2)))
    await expect(projector.locator(".final-who")).to_have_text("Gil rolled · Ann is next")
    dice = projector.locator(".final-dice .die")
    await expect(dice).to_have_count(3)
    box = await dice.first.bounding_box()
    assert box is not None
    assert box["width"] >= 200  # px of 1280: seen across a hall


async def test_a_roll_of_the_final_without_its_dice_is_shown_large(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(1, "final"), IN_THE_FINAL, replace(final_table("Ann"), last="miss"))
    await projector.goto(hall.address)
    await expect(projector.locator(".final-told")).to_have_text("Gil: not alike")
    await expect(projector.locator(".final-who")).to_have_text("Gil rolled · Ann is next")


async def test_the_winner_of_the_final_has_a_star_in_the_list(hall: Hall, projector: Page) -> None:
    over = replace(IN_THE_FINAL, grand_prize="Player 3")
    hall.engine.tell(*evening(1, "over"), final_table("Ann", (2, 2, 2)), over)
    await projector.goto(hall.address)
    await expect(projector.locator(".final .first .player")).to_have_text(["Player 3"])


async def test_the_standings_of_the_semi_final_are_labelled_as_such(hall: Hall, projector: Page) -> None:
    semi = StageState(qualified=QUALIFIED, semi_final=True)
    hall.engine.tell(*evening(1), semi, replace(board(4), counts="semi-final"))
    await projector.goto(hall.address)
    await expect(projector.locator("#standings h2")).to_have_text("In the semi-final")


async def test_a_long_path_of_the_traveler_begins_with_an_ellipsis(hall: Hall, projector: Page) -> None:
    moves = tuple(TravelerMoved(name, "bunco") for name in ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil"))
    hall.engine.tell(*evening(1, "over"), StageState(traveler=TravelerState("head_table", "Gil", moves)))
    await projector.goto(hall.address)
    way = "Traveler: Gil after … → Bob → Cat → Dan → Eve → Fay"
    await expect(projector.locator("#traveler")).to_have_text(way)


async def test_the_end_shows_the_grand_prize_and_every_prize_with_its_reason(hall: Hall, projector: Page) -> None:
    prizes = (
        PrizeLine("Most BUNCOs", 20, (PrizeWon("Most BUNCOs", ("Eve",), BY_ROLL_OFF, 20),)),
        PrizeLine("fifty-fifty", 8, (PrizeWon("fifty-fifty", ("Bob", "Cat"), Why("level", 0), 8),)),
        PrizeLine("Most Losses", 5, nobodys=True),
        PrizeLine("the last draw", 2, (PrizeWon("the last draw", ("Lou",), Why("draw", 0, "draw", among=7), 7),)),
    )
    over = replace(IN_THE_FINAL, prizes=prizes, grand_prize="Ann", traveler=TRAVELER)
    hall.engine.tell(*evening(1), replace(night("over", 1), mark=None), final_table("Ann", (2, 2, 2)), over)
    await projector.goto(hall.address)
    await expect(projector.locator("#honours .grand")).to_contain_text("Ann")
    await expect(projector.locator("#honours .die")).to_have_count(3)
    await expect(projector.locator(".prize")).to_have_text([
        "$20Most BUNCOsEve5 BUNKOs, roll-off 6 to 3",
        "$8fifty-fiftyBob & Catas many rounds won as lost",
        "$5Most Lossesnobodyit joins the last draw",
        "$7the last drawLoudrawn from 7",
    ])  # fmt: skip
    await expect(projector.locator("#traveler")).to_have_text("Traveler: Gil after Ann → Bob")
    await expect(projector.locator(".final li")).to_have_count(4)


async def test_the_travelers_holder_is_always_named(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), StageState(traveler=TravelerState("hostess")))
    await projector.goto(hall.address)
    await expect(projector.locator("#traveler")).to_have_text("Traveler: the hostess")
    hall.engine.tell(StageState(traveler=TRAVELER))
    await expect(projector.locator("#traveler")).to_have_text("Traveler: Gil")
