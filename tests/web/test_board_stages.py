"""The scoreboard when no round is on: who rolls off and with which dice, and what was corrected."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.announcements import AnnouncedPlayers, AnnouncedResult, ResultOf, SeatsAt
from headtable.messages.past import Changed
from headtable.messages.people import Walk
from headtable.messages.prizes import FinalistChosen, PersonRoll, Why
from headtable.messages.roll_offs import AllTables, ChairAt, FirstRollOfFinal, LastPlaces, MostOf, PrizeOf
from headtable.messages.rooms import (
    RollingOff,
    StageState,
)
from headtable.messages.table import TableWon
from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import DONE, KEY, LAST_LAP, called, evening, night, table

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

WHAT = MostOf("wins", 1)
TIED = RollingOff(WHAT, ("Ann", "Bob", "Cat"), ("Ann", "Bob", "Cat"), place_in="semi-final")
RESULT = Changed(
    ResultOf(1, 3, 2),
    AnnouncedResult(("Eve", "Gil"), "points", 21, 13),
    AnnouncedResult(("Fay", "Hal"), "points", 22, 21),
)
CHAIRS = Changed(
    SeatsAt(1, 4, 2), AnnouncedPlayers(("Eve", "Bob", "Gil", "Dan")), AnnouncedPlayers(("Fay", "Bob", "Hal", "Dan"))
)
WHOLE_WORDS = """words => [...document.querySelectorAll(words)].every(one =>
  one.getClientRects().length === 1 && one.scrollWidth <= one.closest(".score").clientWidth + 1)"""


def one(player: str, face: int) -> PersonRoll:
    return PersonRoll(player, (face,))


async def test_a_roll_off_shows_its_players_its_prize_and_its_rules(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="settling"), StageState(TIED))
    await projector.goto(hall.address)
    title = projector.locator(".stage-title")
    await expect(title).to_have_text("Roll-off for a place in the semi-final (the most wins of group 1)")
    await expect(projector.locator(".stage-how")).to_have_text("One die each: the highest goes to the semi-final")
    await expect(projector.locator(".person.is-rolls")).to_have_count(3)


@pytest.mark.parametrize(
    ("contest", "title", "rule"),
    [
        (
            replace(TIED, place_in="final", places=2),
            "Roll-off for a place in the final (the most wins of group 1)",
            "One die each: the 2 highest of 3 go to the final",
        ),
        (
            replace(TIED, what=LastPlaces(), places=2),
            "Roll-off for the last places of the semi-final",
            "One die each: the 2 highest of 3 go to the semi-final",
        ),
        (
            replace(TIED, what=FirstRollOfFinal(), place_in=None, wins="lowest"),
            "Roll-off for the first roll of the final",
            "One die each: the lowest begins the final",
        ),
        (
            replace(TIED, what=PrizeOf("Most Wins"), place_in=None),
            "Roll-off for the prize Most Wins",
            "One die each: the highest wins the prize",
        ),
        (
            replace(TIED, what=AllTables(), place_in=None, places=3, dice=3),
            "Roll-off for their tables",
            "3 dice each: everybody gets a place, the highest first",
        ),
    ],
)
async def test_a_roll_off_says_what_the_winner_has_then(
    hall: Hall, projector: Page, contest: RollingOff, title: str, rule: str
) -> None:
    hall.engine.tell(*evening(phase="settling"), StageState(contest))
    await projector.goto(hall.address)
    await expect(projector.locator(".stage-title")).to_have_text(title)
    await expect(projector.locator(".stage-how")).to_have_text(rule)


async def test_the_next_roll_off_says_who_has_the_place_before_it(hall: Hall, projector: Page) -> None:
    why = Why("wins", 3, "roll-off", (one("Ann", 6), one("Bob", 2)))
    first = StageState(replace(TIED, place_in="final"), finalists=(FinalistChosen("Ann", "wins", why),))
    hall.engine.tell(*evening(phase="settling"), first)
    await projector.goto(f"{hall.address}/?page=2")
    news = "Ann goes to the final. Most wins: 3, roll-off 6 to 2"
    await expect(projector.locator(".stage-news")).to_have_text(news)
    await expect(projector.locator(".stage-done li")).to_have_text(f"Decided so far{news}")


async def test_the_roll_for_the_first_roll_names_the_finalists(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="settling"), StageState(replace(TIED, what=FirstRollOfFinal(), place_in=None)))
    await projector.goto(hall.address)
    await expect(projector.locator(".stage-news")).to_have_text("In the final: Ann, Bob and Cat")


async def test_dice_appear_as_they_fall_and_a_player_who_is_out_is_marked(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="settling"), StageState(TIED))
    await projector.goto(hall.address)
    await expect(projector.locator(".person.is-rolls")).to_have_count(3)
    hall.engine.tell(StageState(replace(TIED, to_roll=("Bob", "Cat"), rolls=(one("Ann", 5),))))
    await expect(projector.locator(".person.is-rolled")).to_have_text("Ann")
    await expect(projector.locator(".person.is-rolled .die")).to_have_attribute("aria-label", "a die showing 5")
    before = (one("Ann", 5), one("Bob", 5), one("Cat", 1))
    hall.engine.tell(StageState(replace(TIED, to_roll=("Ann", "Bob"), before=before)))
    await expect(projector.locator(".person.is-out")).to_have_text("Catis out")
    await expect(projector.locator(".person.is-rolls .note")).to_have_text(["rolls again", "rolls again"])


ABOVE_THE_DOTS = """() => {
  const name = document.querySelector(".person .name");
  const base = document.createElement("i");
  base.style.cssText = "display: inline-block; width: 1px; height: 0";
  name.append(base);
  const pen = document.createElement("canvas").getContext("2d");
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(name);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const dots = base.getBoundingClientRect().bottom - pen.measureText("ÄÖ").actualBoundingBoxAscent;
  return dots - name.getBoundingClientRect().top;
}"""
"""How many pixels of room are above the dots of a name, below the line above it."""


async def test_the_dots_of_a_name_are_below_the_line_above_it(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="settling"), StageState(replace(TIED, players=("Ö", "Ä"), to_roll=("Ö", "Ä"))))
    await projector.goto(hall.address)
    await expect(projector.locator(".person .name")).to_have_count(2)
    assert await projector.evaluate(ABOVE_THE_DOTS) > 1


async def test_if_several_places_are_open_the_board_shows_how_many(hall: Hall, projector: Page) -> None:
    names = tuple(f"Player {n}" for n in range(1, 13))
    seating = RollingOff(ChairAt(1), names, names, places=4, dice=3)
    hall.engine.tell(*evening(phase="seating"), StageState(seating))
    await projector.goto(hall.address)
    await expect(projector.locator(".stage-how")).to_have_text("3 dice each: the 4 highest of 12 get it")
    await expect(projector.locator(".person").first.locator(".no-die")).to_have_count(3)


async def test_if_the_host_decides_nobody_is_asked_to_roll(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="settling"), StageState(replace(TIED, to_roll=())))
    await projector.goto(hall.address)
    await expect(projector.locator(".stage-how")).to_have_text("The host decides.")
    await expect(projector.locator(".person.is-rolls")).to_have_count(0)


async def test_the_tables_are_shown_again_after_the_roll_off(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="settling"), StageState(TIED))
    await projector.goto(hall.address)
    await expect(projector.locator(".person")).to_have_count(3)
    hall.engine.tell(StageState(), night("ready"), *(replace(table(n), phase="ready") for n in (1, 2, 3)))
    await expect(projector.locator(".card")).to_have_count(3)
    await expect(projector.locator(".person")).to_have_count(0)


async def test_a_corrected_fact_is_shown_with_its_old_value(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="ready"), StageState(changed=(CHAIRS, RESULT)))
    await projector.goto(hall.address)
    lines = projector.locator("#changed p")
    await expect(lines).to_have_text([
        "Set 1, round 3, table 2: Fay and Hal won with 22 to 21 (it was: Eve and Gil won with 21 to 13)",
        "Set 1, round 4, seats of table 2: Fay, Bob, Hal, Dan (it was: Eve, Bob, Gil, Dan)",
    ])  # fmt: skip
    hall.engine.tell(StageState())
    await expect(projector.locator("#changed")).to_be_hidden()


async def test_on_the_picture_of_the_prizes_a_corrected_round_is_no_news(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="ready"), StageState(changed=(RESULT,)))
    await projector.goto(hall.address)
    await expect(projector.locator("#changed p")).to_have_count(1)
    hall.engine.tell(night("over"))
    await expect(projector.locator("#changed")).to_be_hidden()


async def test_many_corrections_are_shown_as_a_count(hall: Hall, projector: Page) -> None:
    seats = tuple(replace(CHAIRS, what=SeatsAt(1, 4, n)) for n in (1, 2, 3))
    hall.engine.tell(*evening(phase="ready"), StageState(changed=(*seats, RESULT)))
    await projector.goto(hall.address)
    await expect(projector.locator("#changed p")).to_have_count(3)
    await expect(projector.locator("#changed .more")).to_have_text("and other chairs at tables 2, 3")


async def test_corrections_that_are_too_many_for_one_message_are_counted(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="ready"), StageState(changed=(CHAIRS, RESULT), changes_left_out=2200))
    await projector.goto(hall.address)
    await expect(projector.locator("#changed p")).to_have_count(3)
    await expect(projector.locator("#changed .more")).to_have_text("and 2200 more")
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#announced summary")).to_have_text("2202 announced results have changed")
    await expect(projector.locator("#changed .more")).to_have_text("and 2200 more")


async def test_ghosts_look_different_from_people_and_the_board_names_who_throws_for_them(
    hall: Hall, projector: Page
) -> None:
    seats = ("Eve", "Ghost", "Gil", "Hal")
    haunted = replace(table(2), seats=seats, roller="Ghost", thrower="Hal", ghosts=("Ghost",))
    hall.engine.tell(*evening(), haunted)
    await projector.goto(hall.address)
    await expect(projector.locator("#table-2 .name.ghost")).to_have_text("Ghost (Hal)")
    await expect(projector.locator("#table-2 .who")).to_have_text("Hal rolls for Ghost")


async def test_ghosts_have_the_word_of_the_readers_language(hall: Hall, projector: Page) -> None:
    haunted = ("Eve", "Ghost", "Gil", "Ghost 2")
    ghosts = ("Ghost", "Ghost 2")
    hall.engine.tell(*evening(), replace(table(2), seats=haunted, roller="Ghost", thrower="Gil", ghosts=ghosts))
    await projector.goto(f"{hall.address}/?language=de")
    await expect(projector.locator("#table-2 .name.ghost")).to_have_text(["Geist (Gil)", "Geist 2"])
    await expect(projector.locator("#table-2 .who")).to_have_text("Gil würfelt für Geist")


async def test_each_card_names_its_group_if_there_are_several(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(6), replace(night("playing", 6), groups=(3, 3)))
    await projector.goto(hall.address)
    await expect(projector.locator(".card .group")).to_have_text([*["group 1"] * 3, *["group 2"] * 3])
    hall.engine.tell(night("playing", 6))
    await expect(projector.locator(".card .group")).to_have_count(0)


async def test_after_a_restart_of_the_pages_the_cards_still_have_the_last_scores(hall: Hall, projector: Page) -> None:
    result = TableWon(1, "b", ("Bob", "Dan"), ("Ann", "Cat"), (12, 12), "roll-off")
    hall.engine.tell(*evening(phase="ready"), replace(table(1), phase="ready", before=result))
    await projector.goto(hall.address)
    score = projector.locator("#table-1 .score")
    await expect(score).to_have_text("★ won12:12roll-off")
    await hall.close_pages()
    await hall.open_pages()
    await projector.reload()
    await expect(score).to_have_text("★ won12:12roll-off")


async def test_the_score_of_the_round_before_says_what_a_star_is_and_keeps_its_words_whole(
    hall: Hall, projector: Page
) -> None:
    result = TableWon(1, "b", ("Bob", "Dan"), ("Ann", "Cat"), (7, 7), "roll-off")
    hall.engine.tell(*evening(phase="ready"), replace(table(1), phase="ready", before=result))
    await projector.goto(hall.address)
    await expect(projector.locator("#table-1 .score span")).to_have_text(["★ won", "7:7", "roll-off"])
    await projector.wait_for_function(WHOLE_WORDS, arg="#table-1 .score span")  # they are fitted after they are shown


async def test_if_everybody_moves_on_the_winners_of_the_round_have_a_star(hall: Hall, projector: Page) -> None:
    seats = table(1).seats
    walks = tuple(Walk(name, 1, n, 2, n, "everyone-moves-on") for n, name in enumerate(seats, start=1))
    won = TableWon(1, "b", (seats[1], seats[3]), (seats[0], seats[2]), (9, 12), "points")
    hall.engine.tell(*evening(1, "ready"), replace(table(1), phase="ready", walks=walks, before=won))
    await projector.goto(hall.address)
    await expect(projector.locator(".chairs li", has=projector.locator(".star"))).to_have_count(2)
    await expect(projector.locator(".chairs .name").nth(1)).to_have_text("★ Bob")


async def test_a_card_shows_the_proposal_of_the_dice_and_that_all_are_thrown_again(
    hall: Hall, projector: Page
) -> None:
    hall.engine.tell(*evening(), replace(table(2), proposed=(1, 1, 4)))
    await projector.goto(hall.address)
    await expect(projector.locator("#table-2 footer .last")).to_have_text("?")
    await expect(projector.locator("#table-2 footer .last svg")).to_have_count(3)
    hall.engine.tell(replace(table(2), again="floor"))
    await expect(projector.locator("#table-2 footer")).to_have_text("All dice again")


async def test_after_the_bell_a_large_hall_shows_who_still_plays(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(14, "called"), called(14))
    await projector.goto(hall.address)
    await expect(projector.locator(".card")).to_have_count(14)
    hall.engine.tell(*(replace(DONE, table=number) for number in range(1, 13)))
    await expect(projector.locator(".card")).to_have_count(2)
    hall.engine.tell(replace(DONE, table=14))
    await expect(projector.locator(".card")).to_have_count(1)
    await expect(projector.locator("#table-13")).to_be_visible()
    hall.engine.tell(night("ready", 14))
    await expect(projector.locator(".card")).to_have_count(14)


async def test_a_large_hall_on_paper_shows_the_numbers_of_the_awaited_sheets_at_once(
    hall: Hall, projector: Page
) -> None:
    sheets = [replace(table(number), phase="waits-for-sheet") for number in range(1, 15)]
    hall.engine.tell(*evening(14, "called"), *sheets)
    await projector.goto(hall.address)
    await expect(projector.locator("#tables .waiting")).to_have_text(
        "Waiting for the sheets of tables 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14"
    )
    hall.engine.tell(replace(table(2), phase="last-lap"))
    await expect(projector.locator(".card")).to_have_count(1)


async def test_after_the_bell_a_small_hall_shows_every_table(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(3, "called"), called(3), LAST_LAP, DONE)
    await projector.goto(hall.address)
    await expect(projector.locator(".card.is-done")).to_have_count(1)
    await expect(projector.locator(".card")).to_have_count(3)
