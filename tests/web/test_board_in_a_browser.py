"""The scoreboard as the hall sees it: real Chromium, the real web part, a real broker."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.facts import Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.people import Walk
from headtable.messages.prizes import Standing
from headtable.messages.table import DicePassed, TableWon
from tests.patience import PATIENCE_S
from tests.web.hall import PHONE, PROJECTOR, Hall
from tests.web.house import CALL_IT, DONE, KEY, LAST_LAP, TIED, board, called, evening, night, table
from tests.web.looks import OUTSIDE, SPILT

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

HOSTILE = '<b>Ann</b><img src=x onerror="alert(1)">'


async def test_a_tally_is_updated_live(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    tally = projector.locator("#table-2 .team-a .tally")
    await expect(tally).to_have_text("0")
    hall.engine.tell(table(2, (21, 0)))
    await expect(tally).to_have_text("21")
    await expect(projector.locator("#mark-name")).to_have_text("fours")
    await expect(projector.locator("#round")).to_have_text("4 of 6")
    await expect(projector.locator("#table-1 .rolls")).to_have_text("Ann")


async def test_a_called_round_shows_the_reason_and_who_still_rolls(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#called")).to_be_hidden()
    hall.engine.tell(called(), DONE, LAST_LAP, TIED)
    banner = projector.locator("#called")
    await expect(banner).to_be_visible()
    await expect(banner).to_have_attribute("aria-live", "assertive")
    await expect(projector.locator("#called-word")).to_have_text("Round called")
    await expect(projector.locator("#called-why")).to_have_text("Ann and Cat reach 21")
    await expect(projector.locator("#called-rest")).to_have_text("Still to roll: Gil at table 2 · Tied at table 3")
    letters = await projector.locator("#called-word").evaluate(
        "element => parseFloat(getComputedStyle(element).fontSize)"
    )
    assert letters >= 100  # px of 720: seen across a hall


async def test_the_band_and_the_cards_say_which_sheets_are_awaited(hall: Hall, projector: Page) -> None:
    on_paper = [replace(table(number), phase="waits-for-sheet", roller=None) for number in (2, 3)]
    hall.engine.tell(*evening(), called(), DONE, *on_paper)
    await projector.goto(hall.address)
    await expect(projector.locator("#called-rest")).to_have_text("Waiting for the sheets of tables 2, 3")
    await expect(projector.locator("#table-2 footer")).to_have_text("Waits for its sheet")
    await expect(projector.locator("#table-2 .status")).to_have_text("sheet?")
    hall.engine.tell(replace(table(2, (12, 9)), phase="done", roller=None, winner="a"))
    await expect(projector.locator("#called-rest")).to_have_text("Waiting for the sheet of table 3")


async def test_a_table_on_paper_has_no_score_and_no_roller_until_it_tells_something(
    hall: Hall, projector: Page
) -> None:
    on_paper = replace(table(1), rung="paper")
    hall.engine.tell(*evening(), replace(night(), without_device=(2,)), on_paper)
    await projector.goto(hall.address)
    for card in (projector.locator("#table-1"), projector.locator("#table-2")):
        await expect(card.locator("footer")).to_have_text("On paper")
        await expect(card.locator(".tally, .rolls")).to_have_count(0)
    await expect(projector.locator("#table-3 .tally")).to_have_count(2)
    await expect(projector.locator("#head-score")).to_be_hidden()
    hall.engine.tell(replace(on_paper, tally=(3, 0), last="three"))
    await expect(projector.locator("#table-1 .tally")).to_have_text(["3", "0"])
    await expect(projector.locator("#head-score b")).to_have_text("3 : 0")
    hall.engine.tell(called(), replace(table(2), phase="waits-for-sheet", roller=None, takes_sheet=True))
    await expect(projector.locator("#table-2 footer")).to_have_text("Waits for its sheet")
    await expect(projector.locator("#table-2 .tally")).to_have_count(0)


async def test_a_bunco_on_the_table_says_call_it(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    hall.engine.tell(CALL_IT)
    await expect(projector.locator("#table-2 .call-it")).to_have_text("Call it!")


async def test_a_winner_stands_out_in_more_than_colour(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), called(), DONE)
    await projector.goto(hall.address)
    await expect(projector.locator("#table-1 .won .medal")).to_have_text("won")
    await expect(projector.locator("#table-1 .lost .tally")).to_have_text("13")


async def test_standings_show_wins_losses_and_buncos_in_the_rulesets_word(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#standings th.buncos")).to_have_text("BUNKO")
    hall.engine.tell(replace(board(0), standings=(Standing(1, "Zoe", 5, 1, 2), Standing(2, "Yan", 1, 5, 0))))
    await expect(projector.locator("#standings tbody tr")).to_have_text(
        [re.compile("1 ?Zoe ?5 ?1 ?2"), re.compile("Yan")]
    )


async def test_the_projector_names_the_rules_in_its_own_language(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), replace(night(), ruleset="The twelve-player party"))
    await projector.goto(f"{hall.address}/?language=de")
    await expect(projector.locator("#ruleset")).to_have_text("Regeln: Die Party zu zwölft")
    hall.engine.tell(replace(night(), ruleset="Our own way"))
    await expect(projector.locator("#ruleset")).to_have_text("Regeln: Our own way")


async def test_between_rounds_everybody_reads_where_to_walk(hall: Hall, projector: Page) -> None:
    walks = (
        Walk("Ann", 1, 1, 1, 1, "won-and-stays"), Walk("Bob", 1, 2, 2, 3, "lost-and-moves-down"),
        Walk("Cat", 1, 3, 1, 4, "won-and-stays"), Walk("Dan", 1, 4, 2, 1, "lost-and-moves-down"),
    )  # fmt: skip
    hall.engine.tell(*evening(phase="ready"), replace(table(1), phase="ready", walks=walks))
    await projector.goto(hall.address)
    ways = projector.locator("#table-1 li .full")
    await expect(ways).to_have_text(["stays, chair 1", "→ table 2 chair 3", "→ chair 4", "→ table 2 chair 1"])


async def test_between_rounds_each_card_shows_who_won_and_how(hall: Hall, projector: Page) -> None:
    walks = (Walk("Ann", 1, 1, 1, 1, "won-and-stays"), Walk("Bob", 1, 2, 2, 3, "lost-and-moves-down"),
             Walk("Cat", 1, 3, 1, 4, "won-and-stays"))  # fmt: skip
    won = TableWon(1, "b", ("Ann", "Cat"), ("Bob", "Dan"), (13, 21), "points")
    hall.engine.tell(*evening(phase="ready"), replace(table(1), phase="ready", walks=walks, before=won))
    await projector.goto(hall.address)
    await expect(projector.locator("#table-1 .name", has=projector.locator(".star"))).to_have_text(["★ Ann", "★ Cat"])
    await expect(projector.locator("#table-1 .score")).to_have_text("★ won21:13")
    await expect(projector.locator("#star-means")).to_have_text("★ won the last round")
    await expect(projector.locator("#star-means")).to_be_visible()
    hall.engine.tell(night("playing"), table(1))
    await expect(projector.locator("#star-means")).to_be_hidden()


@pytest.mark.parametrize(("leaders", "stars"), [(6, 0), (5, 0), (4, 4), (1, 1)])
async def test_nobody_has_a_star_while_more_than_a_third_of_the_hall_is_first(
    hall: Hall, projector: Page, leaders: int, stars: int
) -> None:
    lines = tuple(Standing(1, f"W {n}", 2, 0, 0) for n in range(leaders))
    others = tuple(Standing(leaders + 1, f"L {n}", 0, 2, 0) for n in range(12 - leaders))
    hall.engine.tell(*evening(), replace(board(0), standings=lines + others))
    await projector.goto(hall.address)
    await expect(projector.locator("#standings tbody tr")).to_have_count(12)
    await expect(projector.locator("#standings tr.first")).to_have_count(stars)


async def test_the_best_players_are_named_after_the_night(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), replace(night("over"), mark=None))
    await projector.goto(hall.address)
    await expect(projector.locator("#mark-name")).to_have_text("The night is over")
    await expect(projector.locator("#honours dd").first).to_have_text("Player 1 · 18")
    await expect(projector.locator(".final li")).to_have_count(12)


async def test_names_are_always_shown_as_text(hall: Hall, projector: Page) -> None:
    seats = (HOSTILE, "'; DROP TABLE", "&lt;Cat", "</script>")
    hall.engine.tell(*evening(), replace(table(1), seats=seats, roller=HOSTILE))
    hall.engine.tell(replace(board(0), standings=(Standing(1, HOSTILE, 1, 0, 0),)))
    hall.engine.tell(called(), Told(1, 0, DicePassed(1, HOSTILE)))
    await projector.goto(hall.address)
    await expect(projector.locator("#table-1 .name").first).to_have_text(HOSTILE)
    await expect(projector.locator("#standings td.player")).to_have_text(HOSTILE)
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#entry .stands")).to_contain_text(HOSTILE)
    await projector.goto(f"{hall.address}/table/1")
    await expect(projector.locator(".name").first).to_have_text(HOSTILE)
    assert await projector.locator("#teams b b, #teams img").count() == 0


async def test_the_page_reconnects_after_a_restart_of_the_server(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#table-2 .team-a .tally")).to_have_text("0")  # the room has been heard
    await expect(projector.locator("#stale")).to_be_hidden()
    await hall.close_pages()
    await expect(projector.locator("#stale")).to_have_text(
        re.compile(r"^No connection to the host.s computer — showing the state of \d?\d:\d\d:\d\d\s[AP]M$")
    )
    await expect(projector.locator("#table-2 .team-a .tally")).to_have_text("0")
    hall.engine.tell(table(2, (7, 0)))
    await hall.open_pages()
    await expect(projector.locator("#table-2 .team-a .tally")).to_have_text("7")
    await expect(projector.locator("#stale")).to_be_hidden()


async def test_the_page_shows_when_the_engine_is_lost_and_when_it_is_back(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#table-2 .team-a .tally")).to_have_text("0")  # the room has been heard
    await expect(projector.locator("#stale")).to_be_hidden()
    await hall.stop_engine()
    await expect(projector.locator("#stale")).to_have_text(re.compile("showing the state of"))
    hall.start_engine()
    await expect(projector.locator("#stale")).to_be_hidden()


async def test_the_page_says_that_the_night_goes_on_at_another_machine(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#stale")).to_be_hidden()
    hall.engine.moved = True
    await expect(projector.locator("#stale")).to_contain_text("This night goes on at another computer")
    hall.engine.moved = False
    await expect(projector.locator("#stale")).to_be_hidden()


def phases(tables: int) -> dict[str, tuple[MqttMessage, ...]]:
    """The evening in each of its phases, with long names."""
    seats = ("Bartholomew-Maximilian", "Ann", "Christopher Alexander", "Wilhelmina van der Bergh")
    all_tables = [replace(table(n, (n % 22, 12)), seats=seats, roller=seats[n % 4]) for n in range(1, tables + 1)]
    walked = [
        replace(one, phase="ready", walks=tuple(
            Walk(player, one.table, chair, 1 + one.table % tables, chair, "lost-and-moves-down")
            for chair, player in enumerate(seats, 1)
        ))
        for one in all_tables
    ]  # fmt: skip
    ended = [replace(one, phase="done", winner="b", roller=None) for one in all_tables]
    tied = [replace(one, phase="roll-off", roller=None, tally=(12, 12)) for one in all_tables]
    return {
        "ready": (*evening(tables, "ready"), *walked),
        "playing": (*evening(tables), *all_tables, replace(all_tables[-1], call_it=True)),
        "called": (*evening(tables), called(tables), *(replace(one, phase="last-lap") for one in all_tables)),
        "roll-off": (*evening(tables), called(tables), *tied),
        "over": (*evening(tables), *ended, night("over", tables)),
    }


@pytest.mark.parametrize("tables", [1, 3, 50])
async def test_a_phone_never_scrolls_sideways(hall: Hall, phone: Page, tables: int) -> None:
    for phase, messages in phases(tables).items():
        hall.engine.tell(*messages)
        await phone.goto(hall.address)
        await expect(phone.locator(".card, .final li").last).to_be_attached()
        assert await phone.evaluate("document.documentElement.scrollWidth") <= PHONE[0], phase


@pytest.mark.parametrize("tables", [1, 3, 12, 16, 50])
async def test_every_table_fits_on_the_projector(hall: Hall, projector: Page, tables: int) -> None:
    for phase, messages in phases(tables).items():
        hall.engine.tell(*messages)
        await projector.goto(hall.address)
        everyone = {".card": tables, ".final li": 4 * tables}
        what = ".final li" if phase == "over" else ".card"
        await expect(projector.locator(what)).to_have_count(everyone[what])
        await expect(projector.locator("body")).to_have_attribute("data-phase", night_phase(phase))
        assert await projector.evaluate(OUTSIDE, what) == 0, phase
        assert await projector.evaluate(SPILT) == [], phase
        assert await projector.evaluate("document.documentElement.scrollHeight") <= PROJECTOR[1], phase


def night_phase(phase: str) -> str:
    return "called" if phase == "roll-off" else phase
