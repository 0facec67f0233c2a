"""The pad on small phones: nothing is cut off, and a thumb finds every button."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import LAST_LAP, TIED, called, evening, table

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

SIZES = ((320, 568), (390, 844))
SMALL = ((320, 568), (360, 640))
LANGUAGES = ("en", "de")
THUMB_PX = 44
READABLE_PX = 16
ORDINARY = replace(table(1, (21, 5)), seats=("Ann Smith", "Dave Ruiz", "Bob Jones", "Zoë García"), roller="Ann Smith")
LONG = ("Wilhelmina-Alexandra von Hohenschwangau", "Bartholomew Featherstonehaugh-Cholmondel", "Ida", "Bo")
ALL_LONG = (*LONG[:2], "Anne-Sophie de Rochefoucauld-Montmorency", "Maximiliane Schwarzenberger-Wittelsbach")
IN_SIGHT = {
    "ordinary names": (ORDINARY.seats, "#buttons button:visible, #verdict", 10),
    "long names": (ALL_LONG, "#verdict", 1),
}
"""What is in sight with such names, and how much that is."""
LINES = """name => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
}"""
"""The lines that a name takes."""
BROKEN_WORDS = """() => [...document.querySelectorAll("#teams .name")].flatMap(name => {
  const text = name.firstChild;
  return [...text.data.matchAll(/[^ -]+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
  }).map(match => match[0]);
})"""
OUTSIDE_TEAMS = """() => [...document.querySelectorAll("#teams .name, #teams .tally")].filter(one => {
  const box = one.getBoundingClientRect(), team = one.closest(".team").getBoundingClientRect();
  return box.right > team.right || box.right > innerWidth || one.scrollWidth > one.clientWidth && one.clientWidth > 0;
}).length"""
RIGHT_EDGES = """() => [...document.querySelectorAll("#teams .team, #buttons")].map(
  one => Math.round(one.getBoundingClientRect().right)
)"""
LINE_SEEN = """line => {
  const { top, bottom } = line.getBoundingClientRect();
  const news = document.querySelector("#news").getBoundingClientRect();
  return top >= news.top && bottom <= news.bottom + 1;
}"""
CUT_LINES = """() => {
  const news = document.querySelector("#news"), { top, bottom } = news.getBoundingClientRect();
  const cut = edge => parseFloat(getComputedStyle(news).getPropertyValue(edge)) || 0;
  const from = top + cut("--cut-above"), to = bottom - cut("--cut-below");
  const texts = document.createTreeWalker(news, NodeFilter.SHOW_TEXT), range = document.createRange(), found = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects())
      for (const edge of [from, to])
        if (line.top < edge - 1 && line.bottom > edge + 1) found.push(texts.currentNode.data);
  }
  return found;
}"""
"""The messages that an edge of their room cuts through a line."""
LETTER_PX = "name => parseFloat(getComputedStyle(name).fontSize)"
HEIGHT = "button => button.getBoundingClientRect().height"
STATES = {
    "playing": evening(),
    "long names": (*evening(), replace(table(1), seats=LONG)),
    "last turns": (*evening(), called(), LAST_LAP),
    "a tie": (*evening(), called(), TIED),
}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("state", STATES)
async def test_every_button_has_the_size_of_a_thumb_and_nothing_is_cut_off(
    hall: Hall, phone: Page, state: str, size: tuple[int, int]
) -> None:
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    hall.engine.tell(*STATES[state])
    await phone.goto(hall.pad(1 if state == "long names" else 2))
    await expect(phone.locator("#teams .team")).to_have_count(2)
    assert await phone.evaluate("document.documentElement.scrollWidth") == size[0]
    boxes = [await button.bounding_box() for button in await phone.locator("button:visible").all()]
    small = [box for box in boxes if box and min(box["width"], box["height"]) < THUMB_PX]
    assert len(boxes) >= 1
    assert small == []


async def test_long_names_break_between_their_words(hall: Hall, phone: Page) -> None:
    await phone.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    hall.engine.tell(*evening(), replace(table(1), seats=LONG))
    await phone.goto(hall.pad(1))
    await expect(phone.locator("#teams .name")).to_have_text(
        ["Wilhelmina-Alexandra von Hohenschwangau", "Ida", "Bartholomew Featherstonehaugh-Cholmondel", "Bo"]
    )
    assert await phone.evaluate(BROKEN_WORDS) == []
    assert await phone.evaluate(OUTSIDE_TEAMS) == 0
    hall.engine.tell(replace(table(1), seats=("W" * 40, "Bob", "Ida", "Bo")))
    await expect(phone.locator("#teams .name").first).to_have_text("W" * 40)
    assert await phone.evaluate(OUTSIDE_TEAMS) == 0  # a word that no line has room for breaks


@pytest.mark.parametrize("size", [*SIZES, *SMALL], ids=str)
@pytest.mark.parametrize("word", ["Wolfeschlegelsteinhausenbergerdorffwelch", "W" * 40])
async def test_with_a_word_of_40_letters_both_teams_end_where_the_buttons_end(
    hall: Hall, phone: Page, word: str, size: tuple[int, int]
) -> None:
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    hall.engine.tell(*evening(), replace(table(1, (21, 10)), seats=("Cora", word, "Ida", "Bea")))
    await phone.goto(hall.pad(1))
    await expect(phone.locator("#teams .name").nth(2)).to_have_text(word)
    await expect(phone.locator("#buttons")).to_be_visible()  # once the page knows its phone
    assert await phone.evaluate(RIGHT_EDGES) == [size[0] - 16] * 3


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_one_hand_reaches_the_main_buttons(hall: Hall, phone: Page, size: tuple[int, int]) -> None:
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(1))
    await expect(phone.locator("#teams .team")).to_have_count(2)
    await expect(phone.locator("#buttons")).to_be_visible()  # once the page knows its phone
    for name in ("one", "two", "mini", "bunco", "pass", "call"):
        box = await phone.locator(f"[data-button={name}]").bounding_box()
        assert box
        assert box["y"] + box["height"] / 2 >= size[1] / 3, name  # a thumb meets the middle of a button
        assert min(box["width"], box["height"]) >= THUMB_PX, name


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_heading_of_the_head_table_takes_two_lines(hall: Hall, phone: Page, size: tuple[int, int]) -> None:
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(1))
    await expect(phone.locator("#head")).to_be_visible()
    heading = await phone.locator("header h1").bounding_box()
    where = await phone.locator("#where").bounding_box()
    line_px = await phone.locator("#where").evaluate("at => parseFloat(getComputedStyle(at).fontSize) * 1.6")
    assert heading
    assert where
    assert where["height"] <= line_px
    assert where["y"] >= heading["y"] + heading["height"] - 1


async def open_small(hall: Hall, phone: Page, size: tuple[int, int], language: str) -> None:
    """Open table 1 on a small phone, by a reader of this language."""
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    await phone.goto(hall.pad(1))
    await phone.goto(f"{hall.address}/table/1?language={language}")
    await expect(phone.locator("#teams .team")).to_have_count(2)


async def of_names(phone: Page, measure: str) -> list[float]:
    """Measure each name in one go: the page may draw them anew in between."""
    measured: list[float] = await phone.evaluate(
        f"() => [...document.querySelectorAll('#teams .name')].map({measure})"
    )
    return measured


@pytest.mark.parametrize("names", IN_SIGHT)
@pytest.mark.parametrize("size", SMALL, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_buttons_and_the_line_that_confirms_a_press_are_whole_without_scrolling(
    hall: Hall, phone: Page, language: str, size: tuple[int, int], names: str
) -> None:
    seats, in_sight, count = IN_SIGHT[names]
    hall.engine.tell(*evening(), replace(ORDINARY, seats=seats, roller=seats[0]))
    await open_small(hall, phone, size, language)
    await phone.locator("[data-button=one]").click()
    await expect(phone.locator("#verdict")).to_have_class("is-taken")
    seen = [await one.bounding_box() for one in await phone.locator(in_sight).all()]
    bottoms = [box["y"] + box["height"] for box in seen if box]
    assert await phone.evaluate("scrollY") == 0
    assert len(bottoms) == count
    assert max(bottoms) <= size[1]


@pytest.mark.parametrize("size", SMALL, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_ordinary_name_takes_one_line_beside_a_tally_of_two_digits(
    hall: Hall, phone: Page, language: str, size: tuple[int, int]
) -> None:
    hall.engine.tell(*evening(), ORDINARY)
    await open_small(hall, phone, size, language)
    await expect(phone.locator("#teams .name").first).to_have_text(ORDINARY.seats[0])
    assert await of_names(phone, LINES) == [1, 1, 1, 1]


@pytest.mark.parametrize("size", SMALL, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_of_40_letters_stay_whole_and_readable(
    hall: Hall, phone: Page, language: str, size: tuple[int, int]
) -> None:
    hall.engine.tell(*evening(), replace(ORDINARY, seats=ALL_LONG, roller=ALL_LONG[1]))
    await open_small(hall, phone, size, language)
    names = phone.locator("#teams .name")
    await expect(names).to_have_text([ALL_LONG[0], ALL_LONG[2], ALL_LONG[1], ALL_LONG[3]])
    assert max(await of_names(phone, LINES)) <= 3
    assert min(await of_names(phone, LETTER_PX)) >= READABLE_PX
    assert await phone.evaluate(BROKEN_WORDS) == []
    assert await phone.evaluate(OUTSIDE_TEAMS) == 0


@pytest.mark.parametrize("size", SMALL, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_button_for_a_call_is_lower_than_those_of_the_dice_until_it_is_due(
    hall: Hall, phone: Page, language: str, size: tuple[int, int]
) -> None:
    hall.engine.tell(*evening(), ORDINARY)
    await open_small(hall, phone, size, language)
    call, one = phone.locator("[data-button=call]"), phone.locator("[data-button=one]")
    assert await call.evaluate(HEIGHT) < await one.evaluate(HEIGHT)
    hall.engine.tell(replace(ORDINARY, call_it=True, faces=(4, 4, 4)))
    await expect(call).to_have_class(re.compile("is-due"))
    assert await call.evaluate(HEIGHT) >= await one.evaluate(HEIGHT)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_both_help_buttons_stand_beside_the_heading_of_the_head_table(
    hall: Hall, phone: Page, language: str, size: tuple[int, int]
) -> None:
    hall.engine.tell(*evening())
    await open_small(hall, phone, size, language)
    await expect(phone.locator("#head")).to_be_visible()
    middles = [
        box["y"] + box["height"] / 2
        for seen in await phone.locator("header h1, header button").all()
        if (box := await seen.bounding_box())
    ]
    assert len(middles) == 3
    assert max(middles) - min(middles) <= 2


@pytest.mark.parametrize(
    ("language", "longest"),
    [("en", ORDINARY.seats[0]), ("en", LONG[0]), ("de", ORDINARY.seats[0])],  # German words leave less room
)
async def test_of_presses_that_wait_the_latest_is_in_sight_and_no_message_is_cut_through_a_line(
    hall: Hall, phone: Page, language: str, longest: str
) -> None:
    hall.engine.tell(*evening(), replace(ORDINARY, seats=(longest, *ORDINARY.seats[1:]), roller=longest))
    await open_small(hall, phone, SMALL[0], language)
    await expect(phone.locator("#screen")).to_be_visible()
    await expect(phone.locator("[data-button=one]")).to_be_enabled()
    await expect_whole_lines(phone)
    await phone.context.set_offline(True)
    for presses, press in enumerate(("one", "two", "pass", "mini"), start=1):
        await phone.click(f"[data-button={press}]")
        await expect(phone.locator("#presses-list li")).to_have_count(presses)
    assert await phone.locator("#presses-list li").last.evaluate(LINE_SEEN)
    await expect_whole_lines(phone)
    await phone.context.set_offline(False)
    await expect(phone.locator("#presses-list .is-taken")).to_have_count(4)
    assert await phone.locator("#presses-list li").last.evaluate(LINE_SEEN)
    await expect_whole_lines(phone)


async def expect_whole_lines(phone: Page) -> None:
    """Wait until no line of the messages is cut: the page looks again after each change."""
    await phone.wait_for_function(f"() => ({CUT_LINES})().length === 0", timeout=1000 * PATIENCE_S)
