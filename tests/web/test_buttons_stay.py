"""No message moves a button of the pad: a second tap on the same place is never another roll."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from msgspec.structs import replace
from playwright.async_api import Browser, Page, expect

from headtable.messages.facts import Told
from headtable.messages.people import Walk
from headtable.messages.rooms import StageState, TableState
from headtable.messages.table import CalledFalsely
from tests.patience import PATIENCE_S
from tests.web.browsers import devices_of
from tests.web.hall import PHONE, Hall
from tests.web.house import browser_at, called, evening, night
from tests.web.room_states import FIRST_ROLL, ROLLS_OFF
from tests.web.test_small_phone import ALL_LONG, ORDINARY

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

SIZES = (PHONE, (320, 568), (PHONE[1], PHONE[0]), (667, 375))
SEATS = {"ordinary names": ORDINARY.seats, "long names": ALL_LONG}
THUMB_PX = 44
MOST_WAITING = 32
REASON = "table 2: the round is over here, and what is pressed now counts for nothing"
BUTTONS = "header button, #buttons button, #rolloff button, #messages button"
BOXES = """() => [
  ["page", document.documentElement.scrollWidth, document.documentElement.scrollHeight],
  ...[...document.querySelectorAll("header button, #buttons button")].filter(one => !one.hidden).map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.dataset.button ?? "what words mean", ...[x, y + scrollY, width, height].map(Math.round)];
  }),
]"""
"""How large the page is, and where each button is on it."""
OUT_OF_REACH = """([selector, thumb]) => [...document.querySelectorAll(selector)].filter(button => {
  if (!button.checkVisibility()) return false;
  button.scrollIntoView({ block: "nearest" });
  const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edges = [[left + 3, y], [right - 3, y], [x, top + 3], [x, bottom - 3]];
  return Math.min(width, height) < thumb || edges.some(at => !button.contains(document.elementFromPoint(...at)));
}).map(button => button.dataset.button ?? button.id)"""
"""The buttons that are too small for a thumb, or that something covers or cuts after scrolling to them."""
CUT = """selector => {
  scrollTo(0, 0);
  const one = document.querySelector(selector), { top, bottom } = one.getBoundingClientRect();
  return top < 0 || bottom > innerHeight || one.scrollHeight > one.clientHeight;
}"""
PRESS_IN_TURN = """presses => {
  const buttons = [...document.querySelectorAll("[data-button=one], [data-button=two]")];
  for (let press = 0; press < presses; press += 1) buttons[press % 2].click();
}"""


class Played:
    """A table with a phone as its pad, which gets messages of every kind."""

    def __init__(self, hall: Hall, phone: Page, seats: tuple[str, ...]) -> None:
        self.hall = hall
        self.phone = phone
        self.state: TableState = replace(ORDINARY, table=2, seats=seats, roller=seats[0], last="one")

    async def open(self, size: tuple[int, int], language: str) -> None:
        """Make the phone the pad, for a reader of this language."""
        self.hall.engine.tell(*evening(), self.state)
        await self.phone.set_viewport_size({"width": size[0], "height": size[1]})
        await self.phone.goto(self.hall.pad(2))
        await self.phone.goto(f"{self.hall.address}/table/2?language={language}")
        await self.shows("#screen")
        await expect(self.phone.locator("[data-button=one]")).to_be_enabled()

    async def shows(self, selector: str) -> None:
        """Wait for a message."""
        await expect(self.phone.locator(selector)).to_be_visible()

    async def answers(self, press: str, kind: str) -> None:
        """Press a button, and wait for an answer of this kind."""
        await self.phone.click(f"[data-button={press}]:visible")
        await expect(self.phone.locator("#verdict")).to_have_class(kind)
        assert not await self.phone.evaluate(CUT, "#verdict"), press

    async def waiting(self, presses: int) -> None:
        """Wait until so many presses are listed."""
        await expect(self.phone.locator("#presses-list li")).to_have_count(presses)
        assert not await self.phone.evaluate(CUT, "#verdict")


async def about_presses(at: Played) -> AsyncIterator[str]:
    """Show what the page says about a press."""
    await at.phone.click("#screen-told")
    yield "the hint about the screen is gone"
    await at.answers("bunco", "is-refused")
    yield "a tap on a button that is to be held"
    await at.answers("one", "is-taken")
    yield "a press that counts"
    await at.answers("undo", "is-taken")
    await at.shows("#redo")
    yield "an undo with its redo"
    at.hall.engine.refuse = REASON
    await at.answers("two", "is-refused")
    at.hall.engine.refuse = ""
    yield "a refused press"
    await at.answers("help", "is-taken")
    at.hall.engine.tell(replace(at.state, help=True))
    await at.shows("#waits.is-ours")
    yield "the host was asked to come"


async def about_the_night(at: Played) -> AsyncIterator[str]:
    """Show what the page says about the night and about the dice."""
    turn, tell = at.phone.locator("#turn"), at.hall.engine.tell
    tell(at.state, replace(night(), paused=True, paused_why=REASON))
    await at.shows("#waits.is-paused")
    yield "a pause"
    tell(replace(night(), time_up=True))
    await at.shows("#waits.is-ours")
    yield "the time is up"
    tell(night(), Told(9, 0, CalledFalsely(2, at.state.seats[0], 5)), replace(at.state, tally=(9, 10)))
    await expect(turn).to_contain_text("BUNKO")
    yield "a false call"
    tell(called(), replace(at.state, phase="last-lap", may_roll=at.state.seats, undo_reopens="hall"))
    await at.shows("#undo-bell")
    yield "the last turns"
    tell(night(), replace(at.state, roller=at.state.seats[1]), StageState(ROLLS_OFF))
    await at.shows("#waits")
    yield "others roll off"
    walks = (Walk(at.state.seats[0], 2, 1, 1, 1, "won-and-moves-up"),)
    tell(StageState(), night("ready"), replace(at.state, phase="ready", walks=walks))
    await at.shows("#waits.is-ours")
    yield "the phone stays while people walk"
    tell(night(), at.state)
    await expect(at.phone.locator("[data-button=one]")).to_be_enabled()


async def about_the_network(at: Played) -> AsyncIterator[str]:
    """Show what the page says while it reaches nobody, and when it does again."""
    await at.phone.context.set_offline(True)
    await at.phone.click("[data-button=mini]")
    await at.shows("#forget")
    await at.waiting(1)
    yield "one press waits"
    await at.phone.click("[data-button=pass]")
    await at.waiting(2)
    yield "two presses wait"
    await at.phone.evaluate(PRESS_IN_TURN, MOST_WAITING)
    await at.waiting(MOST_WAITING)
    yield "as many presses wait as the phone keeps"
    await at.phone.context.set_offline(False)
    await expect(at.phone.locator("#verdict")).to_have_class("is-taken")
    await expect(at.phone.locator("#presses-list .is-taken")).to_have_count(MOST_WAITING)
    yield "all were sent"
    await at.answers("one", "is-taken")
    await expect(at.phone.locator("#presses")).to_be_hidden()
    yield "the list is gone"
    await at.hall.stop_engine()
    await at.shows("#stale")
    yield "the engine is lost"
    at.hall.start_engine()
    await expect(at.phone.locator("#stale")).to_be_hidden()


async def about_another_phone(at: Played) -> AsyncIterator[str]:
    """Show what the page says when another phone takes over."""
    async with browser_at(at.hall.address) as other:
        await other.get(at.hall.pad(2))
        await other.post("/api/table/2/take", json={})
    await at.shows("#take")
    yield "another phone took over"
    await at.phone.click("[data-button=two]")
    await expect(at.phone.locator("#verdict")).to_have_class("is-refused")
    await at.shows("#access.is-asked")
    yield "a press beside another phone"
    await at.phone.click("#take")
    await expect(at.phone.locator("#access")).to_be_hidden()
    yield "it took over again"


@pytest_asyncio.fixture(loop_scope="session")
async def patient(chromium: Browser) -> AsyncIterator[Page]:
    """A phone that is told to wait: it may not send at once as many presses as it keeps."""
    async with devices_of(chromium, "status of 429") as devices:
        yield await devices.page(PHONE)


@pytest.mark.parametrize("names", SEATS)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
async def test_no_message_moves_or_covers_a_button(
    hall: Hall, patient: Page, language: str, size: tuple[int, int], names: str
) -> None:
    at = Played(hall, patient, SEATS[names])
    await at.open(size, language)
    before = await patient.evaluate(BOXES)
    assert before[0][1] == size[0]
    assert before[0][2] <= size[1] or (names == "long names" and size == SIZES[1])  # else there is nothing to scroll
    assert await patient.evaluate(OUT_OF_REACH, [BUTTONS, THUMB_PX]) == []
    for messages in (about_presses, about_the_night, about_the_network, about_another_phone):
        async for message in messages(at):
            assert await patient.evaluate(BOXES) == before, message
            assert await patient.evaluate(OUT_OF_REACH, [BUTTONS, THUMB_PX]) == [], message


@pytest.mark.parametrize("names", SEATS)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_every_die_of_four_players_is_in_reach(
    hall: Hall, phone: Page, size: tuple[int, int], names: str
) -> None:
    at = Played(hall, phone, SEATS[names])
    await at.open(size, "de")
    first = replace(FIRST_ROLL, players=at.state.seats, to_roll=at.state.seats)
    hall.engine.tell(night("ready"), replace(at.state, phase="first-roll", first_roll=first))
    await expect(phone.locator("#rolloff .pick")).to_have_count(24)
    assert await phone.evaluate(OUT_OF_REACH, [BUTTONS, THUMB_PX]) == []
    if names == "ordinary names" or size[0] > size[1]:
        await expect(phone.locator("#rolloff button.primary")).to_be_in_viewport(ratio=1)
        assert await phone.evaluate("document.documentElement.scrollHeight") <= size[1]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
async def test_all_buttons_that_rules_may_have_are_in_sight(
    hall: Hall, phone: Page, language: str, size: tuple[int, int]
) -> None:
    at = Played(hall, phone, ORDINARY.seats)
    await at.open(size, language)
    every = replace(night(), claims=("one", "two", "three", "mini", "bunco", "wipe", "miss"))
    hall.engine.tell(every, replace(at.state, may_decline=True))
    await expect(phone.locator("#buttons button:visible")).to_have_count(12)
    before = await phone.evaluate(BOXES)
    await at.answers("one", "is-taken")
    assert await phone.evaluate(BOXES) == before
    assert await phone.evaluate(OUT_OF_REACH, [BUTTONS, THUMB_PX]) == []
    assert await phone.evaluate("document.documentElement.scrollHeight") <= size[1]


async def test_a_button_has_the_same_place_when_the_number_of_points_gets_a_second_digit(
    hall: Hall, phone: Page
) -> None:
    at = Played(hall, phone, ALL_LONG)
    at.state = replace(at.state, tally=(9, 9))
    await at.open(SIZES[1], "en")
    before = await phone.evaluate(BOXES)
    for roller in at.state.seats:
        hall.engine.tell(replace(at.state, tally=(10, 11), roller=roller))
        await expect(phone.locator(".rolls")).to_have_text(roller)
        assert await phone.evaluate(BOXES) == before
    await expect(phone.locator(".tally").first).to_have_text(re.compile("10"))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_call_that_is_due_and_a_turn_that_may_be_left_move_no_other_button(
    hall: Hall, phone: Page, language: str, size: tuple[int, int]
) -> None:
    at = Played(hall, phone, ORDINARY.seats)
    await at.open(size, language)
    before = await phone.evaluate(BOXES)
    hall.engine.tell(replace(at.state, call_it=True, faces=(4, 4, 4)))
    await at.shows("[data-button=call].is-due")
    assert without_call(await phone.evaluate(BOXES)) == without_call(before)
    hall.engine.tell(replace(at.state, may_decline=True))
    await at.shows("[data-button=decline]")
    assert without_call(await phone.evaluate(BOXES)) == without_call(before)


def without_call(boxes: list[list[str | float]]) -> list[list[str | float]]:
    """The boxes but those of the call, which may be larger, and of the button beside it."""
    return [box for box in boxes if box[0] not in ("call", "decline")]
