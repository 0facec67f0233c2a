"""From a file of guests to the money: two devices at the door, the opening, a late arrival, and the sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import FilePayload, Page, expect

from tests.patience import PATIENCE_S
from tests.web.console import press
from tests.web.real_console import Evening, open_evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

CSV = "Wish;Name;Paid\n;Zoë;5\nnear Zoë;Ann;\n;Bea;5,00\n;Ann;\n;<b>Cat</b>;5\n;Dot;\n"
TOO_SMALL = """() => [...document.querySelectorAll("main button, main input, main select, main a, header a, summary")]
  .filter(element => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && element.type !== "checkbox" && (box.width < 44 || box.height < 44);
  }).map(element => element.outerHTML)"""


async def fits_a_small_phone(phone: Page) -> None:
    """Nothing is wider than the screen, and a thumb finds everything that can be pressed."""
    assert await phone.evaluate("document.documentElement.scrollWidth") == 320
    assert await phone.evaluate(TOO_SMALL) == []


async def tap(page: Page, guest: str, button: str) -> None:
    """A host finds a guest and taps a button there."""
    await page.fill("#door-find", guest)
    line = page.locator("#door-list > li")
    await expect(line).to_have_count(1)
    await line.get_by_role("button", name=button, exact=True).click()


async def shows(page: Page, guest: str, words: str) -> None:
    """The door shows this about a guest."""
    line = page.locator("#door-list > li").filter(has=page.get_by_text(guest, exact=True))
    await expect(line.locator(".about")).to_have_text(words)


async def counts(page: Page, words: str) -> None:
    """The line of counts."""
    await expect(page.locator("#door-counts")).to_have_text(words)


async def test_from_a_file_of_guests_over_the_door_to_the_money(tmp_path: Path, projector: Page, phone: Page) -> None:
    async with open_evening(tmp_path, "wba") as evening:
        await phone.set_viewport_size({"width": 320, "height": 640})
        for device in (projector, phone):
            await device.goto(evening.console)
        await load_the_file(evening, projector)
        await check_in_at_two_devices(evening, projector, phone)
        await open_with_seats_by_hand(evening, projector)
        await seat_a_late_guest(phone)
        await read_the_seats(evening, phone)
        await settle_the_money(evening, phone)
        await read_who_came(evening, phone)


async def load_the_file(evening: Evening, page: Page) -> None:
    """A file from an old program has one name twice; the host writes a letter of the surname."""
    await page.goto(f"{evening.address}/guests")
    file: FilePayload = {"name": "guests.csv", "mimeType": "text/csv", "buffer": CSV.encode("cp1252")}
    await expect(page.locator("#guest-file")).to_be_visible()
    await page.set_input_files("#guest-file", files=[file])
    await expect(page.locator("#wrong-lines li")).to_have_count(1)
    await expect(page.locator("#wrong-left-out")).to_have_text("“Take the others” leaves out Ann (line 5).")
    field = page.get_by_label("Name for line 5")
    await expect(field).to_have_value("Ann (2)")
    await field.fill("Ann B.")
    await press(page, "Add all with these names")
    await expect(page.locator("#guests-said")).to_have_text("6 guests were added.")
    await page.fill("#new-names", "Eve\nzoe")
    await page.check("#as-alternates")
    await press(page, "Add them")
    await expect(page.locator("#guests-said")).to_contain_text("“zoe” is easily confused with “Zoë”")
    await expect(page.locator("#as-alternates")).not_to_be_checked()  # the next guests are expected
    await page.fill("#price", "5")
    await page.click("#price-form button")
    await expect(page.locator("#guests-said")).to_contain_text("this is what the door asks of a guest")
    await expect(page.locator("#guest-entries > li")).to_have_count(8)


async def check_in_at_two_devices(evening: Evening, one: Page, other: Page) -> None:
    """Both devices show each tap; a tap is taken back."""
    for page in (one, other):
        await page.goto(f"{evening.address}/door")
        await counts(page, "6 expected, 0 here, 2 alternates; 3 have paid $15.00")
    await fits_a_small_phone(other)
    await tap(other, "dot", "Is here")
    await shows(one, "Dot", "here")
    await tap(one, "dot", "Take $5.00")
    await shows(other, "Dot", "here · paid $5.00")
    await press(one, "undo")
    await shows(other, "Dot", "here")
    for guest in ("Bea", "cat", "ann b"):
        await tap(other, guest, "Is here")
    await other.fill("#door-find", "be")
    await expect(other.locator("#door-list .name")).to_have_text(["Bea"])
    await expect(other.locator("#walk-in")).to_be_hidden()  # half a name of somebody else becomes no guest
    await other.get_by_text("Is it none of these?").click()
    await expect(other.get_by_role("button", name="Add “be”, who is here")).to_be_visible()
    await other.fill("#door-find", "Fay")
    await press(other, "Add “Fay”, who is here")
    await expect(other.locator("#tapped-words")).to_have_text("Fay: here")
    await counts(one, "2 expected, 5 here, 2 alternates; 3 have paid $15.00")
    names = ["Ann", "Zoë", "Ann B.", "Dot", "Fay", "Eve", "zoe", "<b>Cat</b>", "Bea"]
    await one.fill("#door-find", "")
    await expect(one.locator("#door-list .name")).to_have_text(names)  # those who need nothing come last
    await fits_a_small_phone(other)


async def take_those_who_are_here(page: Page) -> None:
    """The host takes those who are here: no others of the list, and whoever the list does not have."""
    await expect(page.locator("#alternate-names button")).to_have_text(["Eve", "zoe"])
    await press(page, "Take those who are here (5)")
    assert (await page.input_value("#players")).split("\n") == ["Ann B.", "<b>Cat</b>", "Bea", "Dot", "Fay"]
    await page.fill("#players", "Eve *\nDot *\nMo")  # the list expects Eve and not here, Dot is here, nobody knows Mo
    await press(page, "Take those who are here (5)")
    assert (await page.input_value("#players")).split("\n") == ["Dot *", "Mo", "Ann B.", "<b>Cat</b>", "Bea", "Fay"]
    await expect(page.locator("#list-said")).to_contain_text("though not on the guest list: Mo.")
    await page.fill("#players", "")
    await press(page, "Take those who are here (5)")
    await press(page, "Eve")
    await press(page, "zoe")
    await page.fill("#players", (await page.input_value("#players")).replace("Eve", "fay").removesuffix("\nzoe"))
    await expect(page.locator("#counted")).to_have_text(
        "6 players: 2 tables with 2 ghosts. “Fay” is easily confused with “fay”"
    )
    await page.fill("#players", "")
    await press(page, "Take those who are here (5)")


async def open_with_seats_by_hand(evening: Evening, page: Page) -> None:
    """The host opens with those who are here, swaps two of them first, and names a chair for a third one."""
    await page.goto(evening.console)
    await take_those_who_are_here(page)
    await page.check("input[value=listed]")
    await expect(page.locator("#hand-tables > li")).to_have_count(2)
    await press(page, "Table 1, chair 1: Ann B.")
    await press(page, "Table 2, chair 2: Fay")
    await page.select_option("#hand-who", label="Dot")
    await page.select_option("#hand-where", label="Table 1, chair 2: <b>Cat</b>")
    await press(page, "Seat there")
    await expect(page.locator("#hand-said")).to_have_text("Dot sits at table 1, chair 2.")
    shown = [
        await table.locator("button").all_inner_texts() for table in await page.locator("#hand-tables > li").all()
    ]
    await press(page, "Open the night")
    await evening.until_phase("ready")
    seats = [[name for name in evening.tables[n].seats if not name.startswith("Ghost")] for n in (1, 2)]
    assert seats == shown
    assert shown[0][:2] == ["Fay", "Dot"]


async def seat_a_late_guest(page: Page) -> None:
    """One tap at the door seats whoever comes late."""
    await page.fill("#door-find", "Zoë")
    line = page.locator("#door-list > li").filter(has=page.get_by_text("Zoë", exact=True))
    await line.get_by_role("button", name="Seat now").click()
    await expect(line.locator(".about")).to_contain_text("here · table ")


async def read_the_seats(evening: Evening, page: Page) -> None:
    """The list by name is for everybody: without a key, and without anything but names and tables."""
    await page.context.clear_cookies()
    await page.goto(f"{evening.address}/seats")
    await expect(page.locator("#seat-list li")).to_have_count(6)
    await expect(page.locator("#seat-list .player").nth(1)).to_have_text("<b>Cat</b>")
    await expect(page.locator("#seat-list li").nth(1)).to_contain_text("chair 1")
    assert await page.evaluate("document.documentElement.scrollWidth") == 320


async def settle_the_money(evening: Evening, page: Page) -> None:
    """What was paid is the prizes, the expenses and the donation."""
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/money")
    await expect(page.locator("#money-paid")).to_have_text("$15.00")
    await expect(page.locator("#money-pot")).to_have_text("$30.00")
    await expect(page.locator("#money-lines")).to_contain_text("Pot: what the rules take from each player")
    prizes = await page.locator("#money-lines #money-prizes b").all_inner_texts()
    assert sum(float(prize.removeprefix("$")) for prize in prizes) == 30
    await expect(page.locator("#money-left-words")).to_have_text("Shortfall: more goes out than comes in")
    await page.goto(f"{evening.address}/door")
    await page.fill("#door-find", "Fay")
    await page.locator("#door-list summary").click()
    await page.get_by_label("Amount paid by Fay").fill("22.5")
    await press(page, "Save")
    await shows(page, "Fay", "here · table 1, chair 1 · paid $22.50")
    await page.goto(f"{evening.address}/money")
    await page.fill("#expense-what", "the hall")
    await page.fill("#expense-amount", "7.25")
    await press(page, "Add an expense")
    await expect(page.locator("#money-spent")).to_have_text("$7.25")
    await expect(page.locator("#money-left")).to_have_text("$0.25")
    await page.fill("#income-what", "the raffle")
    await page.fill("#income-amount", "40.5")
    await press(page, "Add an income")
    await expect(page.locator("#money-received")).to_have_text("$40.50")
    await expect(page.locator("#money-income li")).to_contain_text("the raffle")
    await expect(page.locator("#money-left")).to_have_text("$40.75")
    await expect(page.locator("#money-left-words")).to_have_text("Left for the donation")
    await fits_a_small_phone(page)


async def read_who_came(evening: Evening, page: Page) -> None:
    """The history has tonight, too: who plays, who was checked in, and what they have paid."""
    await page.goto(f"{evening.address}/guests")
    await page.get_by_text("All nights on this machine").click()
    fay = page.locator("#history-people > li").filter(has=page.get_by_text("Fay", exact=True))
    await expect(fay.locator("summary span")).to_have_text(
        re.compile(r"^1 night, last on \w{3} \d\d?, 20\d\d, paid \$22\.50$")
    )
    await fay.locator("summary").click()
    await expect(fay.locator("ul li")).to_have_text(re.compile(r"^\w{3} \d\d?, 20\d\d: played, paid \$22\.50$"))
    await fits_a_small_phone(page)


async def test_a_check_in_is_undone_and_redone_at_the_door(evening: Evening, projector: Page, phone: Page) -> None:
    for device in (projector, phone):
        await device.goto(evening.console)
    await projector.goto(f"{evening.address}/guests")
    await projector.fill("#new-names", "Dot")
    await press(projector, "Add them")
    await expect(projector.locator("#guest-entries > li")).to_have_count(1)
    for device in (projector, phone):
        await device.goto(f"{evening.address}/door")
    await tap(phone, "dot", "Is here")
    for button, said, status in (
        ("undo", "Dot: taken back", "expected"),
        ("redo", "Dot: done again", "here"),
        ("undo", "Dot: taken back", "expected"),
    ):
        await press(phone, button)
        await expect(phone.locator("#tapped-words")).to_have_text(said)
        await shows(projector, "Dot", status)
