"""Every page fits the smallest phone with the longest labels: nothing hangs out, is cut off, or is too small to tap.

The pages and their states are those of the screenshots, so a new page is measured as soon as it has a picture.
"""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page

from tools.screenshots.photographer import devices_of, opened_hall, visited
from tools.screenshots.played_night import play_night
from tools.screenshots.shot_matrix import GROUPS, HALLS, SMALL_PHONE

pytestmark = pytest.mark.slow

TABLES = min(HALLS)
LONGEST_LABELS = "de"
LARGE_SCREENS_ONLY = "A stream"
FAULTS = """() => {
  const seen = element => element.getClientRects().length && getComputedStyle(element).visibility !== "hidden"
    && !element.closest(".unseen");  /* .unseen is only read aloud */
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const named = (fault, elements) => elements.map(
    element => `${fault}: ${element.tagName} ${element.id} ${element.className} ${element.textContent.trim()}`);
  const target = element => (element.matches("[type=radio], [type=checkbox]") && element.closest("label")) || element;
  const isInSentence = element => element.tagName === "A" && getComputedStyle(element).display === "inline";
  const isSmall = element => {
    const { width, height } = target(element).getBoundingClientRect();
    return Math.min(width, height) < 43.9 && !isInSentence(element);
  };
  const SCROLLS = ".scroll[tabindex='0']";  /* a wide table, by finger and by keys */
  const isCut = element => getComputedStyle(element).overflowX !== "visible" && !element.matches(SCROLLS)
    && !element.matches("input, select, textarea") && element.scrollWidth > element.clientWidth + 1;
  const isOut = element => !element.closest(SCROLLS) && element.getBoundingClientRect().right > innerWidth + 1;
  return [
    ...named("too small", all("a, button, input, select, textarea, summary").filter(isSmall)),
    ...named("cut off", all("body *").filter(isCut)),
    ...named("hangs out", all("body *").filter(isOut)),
  ];
}"""
"""What does not fit: targets smaller than a thumb, text that is cut, and what is wider than the screen."""


@pytest.mark.parametrize("group", [title for title in GROUPS if title != LARGE_SCREENS_ONLY])
async def test_every_page_fits_the_smallest_phone_in_german(group: str, chromium: Browser) -> None:
    players, moments = play_night(TABLES)
    faults: dict[str, list[str]] = {}
    for subject in GROUPS[group]:
        messages = (*moments[subject.moment], *devices_of(subject, TABLES))
        async with opened_hall(messages, players, subject) as hall:
            context = await chromium.new_context(locale=LONGEST_LABELS)
            page = await visited(context, hall, subject, SMALL_PHONE)
            faults[subject.name] = await _faults(page)
            await context.close()
    assert len(faults) == len(GROUPS[group])
    assert {name: found for name, found in faults.items() if found} == {}


async def _faults(page: Page) -> list[str]:
    assert await page.get_attribute("html", "lang") == LONGEST_LABELS
    found: list[str] = await page.evaluate(FAULTS)
    return found
