"""The bar charts of a shared page: every name is whole, and nothing is drawn over it."""

from __future__ import annotations

import pytest

from headtable_tools.html_page.charts import Bar, bar_chart, label_lines
from headtable_tools.html_page.document import document
from tests.printing.paper_nights import unspaced
from tools.headless_chromium import headless_chromium

NAMES = (
    "Ann Smith",
    "Maximiliana-Alexandrina van den Bergh-Lu",
    "W" * 40,
    "Wilhelmina Featherstonehaugh-Cholmondele",
    "山田太郎" * 10,
    "Ann Bea Cat Dot Eve Flo Gil Hal Ida Jim",
    "",
)
OVERLAPS = """chart => {
    const box = part => part.getBoundingClientRect();
    const boxes = parts => [...chart.querySelectorAll(parts)].map(part => [part.textContent, box(part)]);
    const beside = (one, other) => one.left < other.right && other.left < one.right;
    const meets = (one, other) => beside(one, other) && one.top < other.bottom && other.top < one.bottom;
    const texts = boxes("text").filter(([words]) => words);
    const all = box(chart);
    const outside = texts.filter(([, one]) => one.left < all.left - 1 || one.right > all.right + 1);
    const crossed = texts.filter(([, one]) => boxes("line, rect").some(([, drawn]) => meets(one, drawn)));
    const in_line = (one, other) => Math.abs(one.top - other.top) < 3 && beside(one, other);
    const touching = texts.filter(([, one], at) => texts.slice(at + 1).some(([, other]) => in_line(one, other)));
    return [...outside, ...crossed, ...touching].map(([words]) => words);
}"""


@pytest.mark.parametrize("name", NAMES)
def test_no_letter_of_a_name_is_left_out(name: str) -> None:
    assert unspaced("".join(label_lines(name))) == unspaced(name)


def test_a_name_breaks_between_its_words() -> None:
    assert label_lines("Ann Smith") == ("Ann Smith",)
    assert label_lines("Maximiliana-Alexandrina van den Bergh-Lu") == ("Maximiliana-Alexandrina van den", "Bergh-Lu")


@pytest.mark.slow
async def test_neither_the_axis_nor_a_bar_nor_a_number_meets_a_name() -> None:
    bars = [Bar(name, value, f"{value:+}") for name, value in zip(NAMES, (38.2, 3, -40, 0, 12, -1, 5), strict=True)]
    page_text = document("A chart", bar_chart("luck", "Luck", "Luck of each player", bars))
    async with headless_chromium() as browser:
        page = await browser.new_page(viewport={"width": 390, "height": 844})
        await page.set_content(page_text)
        assert await page.locator("svg").evaluate(OVERLAPS) == []
