"""A page explains each word of the glossary that it shows, and so does the rule card."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from headtable.messages.rooms import RulesState
from headtable.rulecard.setting_fields import setting_fields
from headtable.rulesets import load, text as ruleset_text
from headtable.saying.catalogue import entries
from headtable.saying.glossary import glossary, words_in
from headtable.saying.languages import ENGLISH, file_source, languages, readers_language, source
from headtable.web.page_scripts import modules_of
from headtable.web.page_sentences import HELP, PLACEHOLDER, with_parts
from headtable.web.pages import STATIC
from headtable.web.rules_told import told_of
from tests.patience import PATIENCE_S
from tests.rulecard.rulesets_nearby import known
from tests.web.console import opened
from tests.web.hall import Hall
from tests.web.house import evening as room
from tests.web.real_console import Evening
from tests.web.test_page_sentences import SAID

expect.set_options(timeout=1000 * PATIENCE_S)
PAGES = ("host", "pad", "guest", "house-rules", "nights", "devices")
IN_SCRIPTS = re.compile(r'\bhelp\(("[a-z", -]+")\)')
OF_NO_ROLL = {"pages-worth", "pages-mark", "pages-ghost"}
"""What a shared module can say, and these pages never do: they show no roll and no player of a night."""
OTHER_SENSE = {"hall-walk-link", "pages-ruleset-title", "pages-prize-name"}
"""The walk test is not the walk of a night, and the titles of rulesets and prizes are names."""
WITHOUT_ROLLS = ("house-rules", "nights", "devices")
ENTRIES = entries(source(ENGLISH))


def written(page: str) -> tuple[str, str]:
    """The HTML of a page as it is in the file, and its scripts."""
    scripts = (module.read_text(encoding="utf-8") for module in modules_of(STATIC / f"{page}.js"))
    return (STATIC / f"{page}.html").read_text(encoding="utf-8"), "\n".join(scripts)


def words_shown(page: str) -> set[str]:
    """The words of the glossary in every sentence that a page can show, outside of the explanations."""
    _, scripts = written(page)
    said = {*PLACEHOLDER.findall(with_parts(STATIC / f"{page}.html")), *SAID.findall(scripts)}
    said -= OTHER_SENSE | (OF_NO_ROLL if page in WITHOUT_ROLLS else set())
    own = entries(file_source(ENGLISH, "glossary"))
    texts = (ENTRIES[name].partition("=")[2] for name in said - own.keys())
    return {word for text in texts for word in words_in(text.replace("$bunco", "bunco"))}


def words_explained(page: str) -> set[str]:
    """The words that a page has help for."""
    html, scripts = written(page)
    named = [*HELP.findall(html), *(found.replace('", "', " ").strip('"') for found in IN_SCRIPTS.findall(scripts))]
    return {word for words in named for word in words.split()}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_explains_each_word_of_the_glossary_that_it_shows(page: str) -> None:
    shown = words_shown(page)
    assert shown
    assert shown - words_explained(page) == set()
    assert words_explained(page) <= set(glossary())


def test_each_word_of_the_glossary_is_explained_on_a_page() -> None:
    assert set(glossary()) == set().union(*map(words_explained, PAGES))


def test_each_part_of_a_rule_card_names_the_words_in_it() -> None:
    for ruleset in known():
        for part in told_of(ruleset).parts:
            assert part.words == words_in("\n".join((part.title, *part.sentences)), ruleset.words.bunco)
    parts = {part.title: part.words for part in told_of(load("rfp")).parts}
    assert parts["Points"] == ("bunco", "mark")
    assert "mark" not in parts["Your score card"]  # there one marks a win


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_card_names_the_words_in_the_readers_language(language: str) -> None:
    with readers_language(language):
        words = {word for part in told_of(load("wba")).parts for word in part.words}
    assert {"traveler", "star", "ghost", "walk", "bell", "bunco", "mark", "head-table", "roll-off"} <= words


def test_the_fields_of_the_form_name_the_words_in_them() -> None:
    fields = {field.key: field.words for field in setting_fields(load("rfp"))}
    assert "traveler" in fields["traveler"]
    assert "head-table" in fields["ladder"]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("two minis", ("mini",)),
        ("Calls it out", ("call-it",)),
        ("the remarks of a minister", ()),
        ("the BUNKOs of Ann", ("bunco",)),
    ],
)
def test_a_word_is_found_in_its_other_forms_and_not_inside_of_another_word(told: str, words: tuple[str, ...]) -> None:
    assert words_in(told, "BUNKO") == words


def test_a_catalogue_has_every_form_of_a_word_in_its_language() -> None:
    with readers_language("de"):
        assert words_in("Stechen um den Wanderwürfel") == ("roll-off", "traveler")
    with readers_language("es"):
        assert words_in("Desempate por el dado viajero") == ("roll-off", "traveler")


OFF_THE_MIDDLE = """() => [...document.querySelectorAll("button.word-help")].flatMap(button => {
  const range = document.createRange();
  range.selectNodeContents(button);
  const mark = range.getBoundingClientRect(), circle = button.getBoundingClientRect();
  if (button.textContent.trim() !== "?" || !circle.width) return [];
  const aside = mark.x + mark.width / 2 - circle.x - circle.width / 2;
  const below = mark.y + mark.height / 2 - circle.y - circle.height / 2;
  const isRound = Math.abs(circle.width - circle.height) <= 1;
  return isRound && Math.max(Math.abs(aside), Math.abs(below)) <= 1 ? [] : [[button.dataset.help, aside, below]];
})"""
"""The visible "?" whose sign is not in the middle of its circle."""

# --- in a browser -------------------------------------------------------------------------------------


async def words_without_help(page: Page) -> set[str]:
    """The words in what a page shows now that no visible button explains."""
    told = await page.locator("body").inner_text()
    helps = [await one.get_attribute("data-help") or "" for one in await page.locator("[data-help]:visible").all()]
    return set(words_in(told)) - {word for words in helps for word in words.split()}


@pytest.mark.slow
@pytest.mark.parametrize("width", [320, 390, 1280])
async def test_each_question_mark_of_the_console_is_in_the_middle_of_its_circle(
    evening: Evening, phone: Page, width: int
) -> None:
    await phone.set_viewport_size({"width": width, "height": 844})
    await evening.open()
    await evening.start()
    await opened(evening, phone)
    await phone.locator("#choose-table button", has_text="2").click()
    await expect(phone.locator("#entry [data-help=goes-by]")).to_be_visible()
    for topic in await phone.locator("#topics [data-topic]:visible").all():
        await topic.click()
        assert await phone.evaluate(OFF_THE_MIDDLE) == []


@pytest.mark.slow
async def test_the_help_is_opened_and_closed_with_the_keyboard_alone(evening: Evening, phone: Page) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, phone)
    await phone.locator("#choose-table button", has_text="2").click()
    button = phone.locator("#entry [data-help=call-it]")
    await button.focus()
    await phone.keyboard.press("Enter")
    shown = phone.locator("dialog.word-meanings")
    await expect(shown).to_be_visible()
    await expect(shown.locator("dt")).to_have_text("Call it!")
    await expect(shown.locator("dd")).to_contain_text("called before the next throw")
    await phone.keyboard.press("Escape")
    await expect(shown).to_have_count(0)
    await expect(button).to_be_focused()
    assert await words_without_help(phone) == set()


@pytest.mark.slow
async def test_the_help_of_a_paused_table_still_opens(evening: Evening, phone: Page) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, phone, "pace")
    await phone.locator("#pace-acts button", has_text="Pause the night").click()
    await phone.click("#reason-do")
    await phone.locator("#topics [data-topic=now]").click()
    await phone.locator("#choose-table button", has_text="2").click()
    await expect(phone.locator("#entry .why-not")).to_be_visible()
    await phone.locator("#entry [data-help=goes-by]").click()
    await expect(phone.locator("dialog.word-meanings dt")).to_have_text("Goes by")


@pytest.mark.slow
async def test_a_tap_beside_the_box_closes_the_help_of_a_pad(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*room())
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#teams .team")).to_have_count(2)
    await phone.locator("header .word-help").click()
    shown = phone.locator("dialog.word-meanings")
    await expect(shown.locator("dt", has_text="Mini")).to_be_visible()
    await phone.mouse.click(3, 3)
    await expect(shown).to_have_count(0)
    assert await words_without_help(phone) == set()


@pytest.mark.slow
async def test_a_guest_finds_the_words_of_each_part_of_the_rules(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*room(), RulesState(ruleset_text("rfp")))
    await phone.goto(f"{hall.address}/me?language=de")
    part = phone.locator("#rules details", has=phone.get_by_text("Punkte", exact=True))
    await part.locator("summary").click()
    box = await part.locator(".word-help").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    await part.locator(".word-help").click()
    await expect(phone.locator("dialog.word-meanings dt", has_text="Bunco")).to_be_visible()
    await phone.get_by_role("button", name="Schließen").click()
    await expect(phone.locator("dialog.word-meanings")).to_have_count(0)
