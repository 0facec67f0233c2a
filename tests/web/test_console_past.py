"""The past put right, by the console."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from headtable.messages.pace import NoDeviceAt, Ring
from headtable.messages.past import UndoLast
from headtable.messages.table import Claim
from tests.patience import PATIENCE_S
from tests.web.console import answered, because, opened, press
from tests.web.hall import join_link
from tests.web.house import until
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

OLDER = "Older: show what happened before"
ROLL = "“Table 2: Eve rolled two, 2 points, tally 2 to 0”"


async def test_the_host_gives_a_round_to_the_losers(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.play_round(2)
    await opened(evening, projector, "rounds")
    await projector.fill("#whose-round", "eve")
    await expect(projector.locator("#results li")).to_have_count(1)
    await expect(projector.locator("#results")).to_contain_text("Fay & Hal won against Eve & Gia, 2 to 0")
    await press(projector, "the others won…")
    await expect(projector.locator("#reason-more")).to_contain_text("The card of Eve changes")
    await expect(projector.locator("#reason-more")).to_contain_text(
        "Table 2, set 1, round 1: 2 to 0 stays; Eve and Gia now win"
    )
    await because(projector, "the tallies were exchanged")
    await answered(projector, "Set 1, round 1, table 2: to Eve & Gia: done")
    await expect(projector.locator("#results")).to_contain_text("Eve & Gia won against Fay & Hal, 0 to 2")
    await expect(projector.locator("#results")).to_contain_text(re.compile("by the host.s word"))


async def rolled(evening: Evening, page: Page) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, page)
    await evening.say(Claim(2, "two"))


async def test_the_host_corrects_a_roll_by_its_dice(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await press(projector, "correct")
    await projector.click("#reason-more summary")
    for die, face in (("first", 1), ("second", 1), ("third", 1)):
        await projector.locator("#reason").get_by_role("button", name=f"{die} die: {face}").click()
    await because(projector, "they were all ones")
    await answered(projector, f"Putting right {ROLL}: done")


async def test_a_corrected_roll_shows_its_old_value_and_who_corrected_it_and_why(
    evening: Evening, projector: Page
) -> None:
    await rolled(evening, projector)
    await correct_to_nothing(projector)
    row = projector.locator("#entries li.is-corrected")
    await expect(row.locator(".mark")).to_have_text("Corrected by the host to nothing, because it was a miss")
    await expect(row.locator(".was-said")).to_have_text(ROLL.strip("“”"))
    await expect(row.locator(".was-said")).to_have_css("text-decoration-line", "line-through")
    newest = projector.locator("#entries li").first
    await expect(newest).to_contain_text(f"{ROLL}: corrected by the host to nothing, because it was a miss")


async def correct_to_nothing(page: Page) -> None:
    await press(page, "correct")
    await page.check("#reason-more input[value=miss]")
    await because(page, "it was a miss")
    await answered(page, f"Putting right {ROLL}: done")


async def test_a_correction_is_quoted_with_the_rulesets_own_word(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await press(projector, "correct")
    await projector.check("#reason-more input[value=bunco]")
    await because(projector, "it was one")
    await answered(projector, f"Putting right {ROLL}: done")
    await projector.locator("#entries li").first.get_by_role("button", name="undo").click()
    await expect(projector.locator("#reason-what")).to_contain_text(
        "“Corrected by the host to BUNKO, because it was one”"
    )


async def test_the_list_is_still_updated_after_a_correction(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await correct_to_nothing(projector)
    await projector.mouse.move(1, 1)
    await evening.say(Claim(3, "two"))
    await expect(projector.locator("#entries li").first).to_contain_text("Ida rolled two")


async def test_an_undone_roll_is_struck_out_and_shows_the_reason(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await projector.locator("#entries li").first.get_by_role("button", name="undo").click()
    await because(projector, "it was table 3")
    row = projector.locator("#entries li.is-undone")
    await expect(row.locator(".mark")).to_have_text(
        re.compile(r"^Taken back by the host at \d+:\d\d.[AP]M, because it was table 3$")
    )
    await expect(projector.locator("#entries li")).to_have_count(3)  # the undo has no line of its own
    await expect(row.locator(".was-said")).to_have_css("text-decoration-line", "line-through")
    await expect(row.get_by_role("button")).to_have_text("bring back")


async def test_an_undo_and_its_undo_say_what_counts_now_in_the_line_of_their_entry(
    evening: Evening, projector: Page
) -> None:
    await rolled(evening, projector)
    entry = projector.locator("#entries li").first
    await projector.request.get(join_link(evening.config, 2))
    await press_at_table(evening, projector, "undo", 1)
    await expect(entry.locator(".mark")).to_have_text(
        re.compile(r"^Taken back by a phone at table 2 at \d+:\d\d.[AP]M$")
    )
    await expect(entry.get_by_role("button")).to_have_text("bring back")
    await press_at_table(evening, projector, "redo", 2)
    await expect(entry.locator(".mark")).to_have_text(
        re.compile(r"^Counts again, brought back by a phone at table 2 at \d+:\d\d.[AP]M$")
    )
    await expect(entry).to_contain_text(ROLL.strip("“”"))
    await expect(entry.get_by_role("button")).to_have_text(["correct", "undo", "+ after"])
    await expect(projector.locator("#entries li")).to_have_count(3)


async def press_at_table(evening: Evening, projector: Page, button: str, seq: int) -> None:
    """The phone at table 2 presses this."""
    press = {"boot": "b1", "seq": seq, "said": {"is": "press", "button": button, "age_ms": 3}}
    answer = await projector.request.post(f"{evening.address}/api/table/2", data=press)
    assert (await answer.json())["accepted"], await answer.text()


async def test_the_table_shows_a_roll_undone_by_a_phone(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await projector.request.get(join_link(evening.config, 2))
    await press_at_table(evening, projector, "undo", 1)
    mark = projector.locator("#entries li.is-undone .mark")
    await expect(mark).to_contain_text("Taken back by a phone at table 2")


async def test_every_changed_announcement_is_listed_until_it_is_restored(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.play_round()
    await opened(evening, projector)
    bell = projector.locator("#entries li").first
    await expect(bell).to_contain_text("The host rang the bell")
    await bell.get_by_role("button", name="undo").click()
    await because(projector, "too early")
    announced = projector.locator("#announced")
    await expect(announced.locator("summary")).to_have_text("6 announced results have changed")
    await expect(announced).to_contain_text(
        "Set 1, round 1, table 1: open again (it was: Ann and Cat won with 2 to 0)"
    )
    await expect(projector.locator("#latest")).not_to_contain_text("not announced")
    effects = projector.locator("#entries .of-undo details")
    await effects.locator("summary").click()
    await expect(effects.locator("p").first).to_be_visible()
    await evening.say(Ring("host"))
    await expect(announced).to_be_hidden()


async def test_the_host_inserts_a_forgotten_roll(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await projector.locator("#entries li").first.get_by_role("button", name="+ after").click()
    await projector.check("#reason-more input[value=one]")
    await because(projector, "nobody pressed it")
    await answered(projector, f"Adding what was forgotten after {ROLL}: done")
    await evening.until_tally(2, (3, 0))


async def test_the_host_inserts_a_forgotten_swap(evening: Evening, projector: Page) -> None:
    await evening.open()
    await opened(evening, projector)
    await projector.locator("#entries li").first.get_by_role("button", name="+ after").click()
    await projector.get_by_label("it was").select_option("swap")
    await projector.select_option("#reason-more select[name=player]", "Ann")
    await projector.select_option("#reason-more select[name=other]", "Eve")
    await because(projector, "they had said so")
    await expect(projector.locator("#verdict-words")).to_have_text(
        re.compile("^Adding what was forgotten after “The night op.*: done")
    )
    await until(lambda: evening.tables[2].seats[0] == "Ann")


async def test_the_list_can_be_limited_to_one_table(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await evening.say(Claim(3, "two"))
    await projector.select_option("#only", "2")
    await expect(projector.locator("#entries li")).to_have_count(1)
    await expect(projector.locator("#entries")).to_contain_text("Eve rolled two")


async def test_facts_from_before_pages_and_engine_started_can_be_corrected(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await projector.goto("about:blank")  # an open console loads itself again, while the test opens another one
    await evening.stop("pages")
    await evening.serve("engine")
    await evening.serve("pages")
    entries = projector.locator("#entries li")
    await opened(evening, projector)
    await expect(entries).to_have_count(3)
    await expect(entries.last).to_contain_text("The night opened")
    await evening.say(Claim(3, "two"))
    await expect(entries).to_have_count(4)
    await entries.nth(1).get_by_role("button", name="correct").click()
    await projector.check("#reason-more input[value=miss]")
    await because(projector, "it was a miss")
    await answered(projector, f"Putting right {ROLL}: done")
    await evening.until_tally(2, (0, 0))


async def test_an_old_roll_is_found_with_the_older_button_and_corrected(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.say(NoDeviceAt((1, 2, 3)))
    await evening.start()
    await evening.say(Claim(2, "two"))
    for _ in range(100):
        await evening.say(Claim(3, "one"), UndoLast(3, "host"))
    await opened(evening, projector)
    entries = projector.locator("#entries li")
    await expect(entries).to_have_count(75)  # each with its undo
    await press(projector, OLDER)
    await expect(entries).to_have_count(103)  # the news of devices is not shown
    await expect(projector.locator("#older")).to_be_hidden()
    old = entries.filter(has_text="Eve rolled two")
    await old.get_by_role("button", name="correct").click()
    await projector.check("#reason-more input[value=miss]")
    await because(projector, "it was a miss")
    await answered(projector, f"Putting right {ROLL}: done")
    await expect(entries).to_have_count(104)
    await expect(projector.locator("#entries li.is-corrected")).to_contain_text("Corrected by the host to nothing")


async def test_an_old_roll_is_found_at_its_table(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.say(NoDeviceAt((1, 2, 3)))
    await evening.start()
    await evening.say(Claim(2, "two"))
    for _ in range(80):
        await evening.say(Claim(3, "one"), UndoLast(3, "host"))
    await opened(evening, projector)
    await projector.select_option("#only", "2")
    await expect(projector.locator("#nothing")).to_have_text("Nothing has happened lately at table 2.")
    await press(projector, OLDER)
    await expect(projector.locator("#entries li")).to_have_count(1)
    await expect(projector.locator("#entries li").get_by_role("button", name="correct")).to_be_visible()
    await expect(projector.locator("#older")).to_be_hidden()
    await projector.select_option("#only", "")
    await expect(projector.locator("#entries li")).to_have_count(75)


async def test_the_opening_is_undone_only_with_a_second_confirmation_and_can_be_restored(
    evening: Evening, projector: Page
) -> None:
    await rolled(evening, projector)
    await projector.locator("#entries li").last.get_by_role("button", name="undo").click()
    asked, do_it = projector.locator("#reason-more"), projector.locator("#reason-do")
    await expect(asked).to_contain_text(
        "What was played since stands, from entry “Round 1 of set 1 started: roll ones” on"
    )
    await projector.fill("#why", "it was another night")
    await expect(do_it).to_be_disabled()
    missing = projector.locator("#reason-missing")
    await expect(missing).to_contain_text(
        "The button is grey because “let it stand” is chosen above: nothing would change."
    )
    await asked.get_by_label("throw away what was played from").check()
    await expect(asked).to_contain_text("Will no longer count")
    await expect(asked).to_contain_text("Eve rolled two")
    await expect(missing).to_have_text("First tick the box with the red frame.")
    await expect(do_it).to_be_disabled()
    await asked.get_by_label("Yes, give up the opening of the night, 1 round, 3 entries").check()
    await expect(missing).to_be_empty()
    await do_it.click()
    await until(lambda: evening.night is not None and evening.night.phase == "closed")
    await projector.locator("#entries li.is-undone").last.get_by_role("button", name="bring back").click()
    await because(projector, "it was this night")
    await until(lambda: evening.night is not None and evening.night.phase == "playing")
    await evening.until_tally(2, (2, 0))


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (320, 568)])
async def test_the_box_to_tick_and_the_buttons_stay_in_sight_below_a_long_preview(
    evening: Evening, projector: Page, width: int, height: int
) -> None:
    await rolled(evening, projector)
    await projector.locator("#entries li").last.get_by_role("button", name="undo").click()
    await projector.set_viewport_size({"width": width, "height": height})
    await projector.locator("#reason-more").get_by_label("throw away what was played from").check()
    await expect(projector.locator("#reason .sure")).to_be_attached()  # the first, shorter preview has no box to tick
    assert await projector.locator(".asked").evaluate("asked => asked.scrollHeight > asked.clientHeight")
    for part in ("#reason .sure", "#reason-missing", "#why", "#reason-do", "#reason button[formnovalidate]"):
        await expect(projector.locator(part)).to_be_in_viewport(ratio=1)


async def test_news_of_devices_is_no_entry_that_a_host_takes_back_or_loses(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await evening.until_without_device(1, 2, 3)
    await expect(projector.locator("#entries li")).to_have_count(3)
    await projector.locator("#entries li").last.get_by_role("button", name="undo").click()
    await projector.locator("#reason-more").get_by_label("throw away what was played from").check()
    await expect(projector.locator("#reason-more .sure")).to_contain_text("1 round, 3 entries")
    await expect(projector.locator("#reason-more")).not_to_contain_text("Tables without a device")


async def test_a_change_that_is_refused_shows_the_reason_and_cannot_be_confirmed(
    evening: Evening, projector: Page
) -> None:
    await evening.open()
    await opened(evening, projector)
    await projector.locator("#entries li").first.get_by_role("button", name="+ after").click()
    await projector.get_by_label("it was").select_option("roll")
    await expect(projector.locator("#reason .refused")).to_contain_text("the round has not started")
    await expect(projector.locator("#reason-do")).to_be_disabled()
    await projector.get_by_label("it was").select_option("leave")
    await expect(projector.locator("#reason-do")).to_be_enabled()
    await expect(projector.locator("#reason .refused")).to_have_count(0)


async def test_without_a_preview_the_host_must_agree_to_it_unseen(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await evening.stop("engine")
    await projector.locator("#entries li").first.get_by_role("button", name="undo").click()
    asked = projector.locator("#reason .preview")
    await expect(asked).to_contain_text("What this changes is not known")
    await expect(asked.get_by_label("Do it anyway")).not_to_be_checked()
    await expect(projector.locator("#reason-do")).to_be_disabled()
    await evening.serve("engine")
    await expect(asked).to_contain_text("2 to 0 becomes 0 to 0")
    await expect(projector.locator("#reason-do")).to_be_enabled()
    await projector.keyboard.press("Escape")
    await evening.until_tally(2, (2, 0))


async def test_without_a_connection_the_host_is_told_so_and_offered_nothing(
    evening: Evening, projector: Page
) -> None:
    await rolled(evening, projector)
    await projector.context.set_offline(True)
    await projector.locator("#entries li").first.get_by_role("button", name="undo").click()
    asked = projector.locator("#reason .preview")
    await expect(asked).to_contain_text("The box cannot be reached")
    await expect(asked.get_by_label("Do it anyway")).to_have_count(0)
    await expect(projector.locator("#reason-do")).to_be_disabled()
    await projector.context.set_offline(False)
    await expect(asked).to_contain_text("2 to 0 becomes 0 to 0")
    await expect(projector.locator("#reason-do")).to_be_enabled()
    await projector.keyboard.press("Escape")


async def test_contradictions_to_played_rolls_are_listed_before_the_host_confirms(
    evening: Evening, projector: Page
) -> None:
    await evening.open()
    await evening.play_round(2)
    await evening.start()
    await opened(evening, projector, "rounds")
    await projector.fill("#whose-round", "eve")
    await press(projector, "the others won…")
    asked = projector.locator("#reason-more")
    await expect(asked).to_contain_text("would have sat elsewhere")
    await expect(asked.get_by_label("let it stand")).to_be_checked()
    seats = [table.seats for table in evening.tables.values()]
    await because(projector, "the tallies were exchanged")
    await answered(projector, "Set 1, round 1, table 2: to Eve & Gia: done")
    assert [table.seats for table in evening.tables.values()] == seats
