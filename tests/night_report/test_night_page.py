"""The report of a night: what is on it, that names stay text, and that it says where data are missing."""

from __future__ import annotations

import html
import re
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import expect

from headtable import rulesets
from headtable.messages.pace import GoBy, Ring, StartRound
from headtable.messages.table import Claim, FinalScore
from headtable.saying.languages import ENGLISH, readers_language
from headtable_tools.night_report.night_page import night_page
from headtable_tools.whole_night.night_data import WholeNight
from headtable_tools.whole_night.whole_night import night_data
from tests.cli.test_cli import headtable
from tests.patience import PATIENCE_S
from tests.printing.paper_nights import PaperNight
from tests.replay.short_night import Evening, a_night
from tests.saying.brackets import words_outside
from tests.saying.english_left import english_left
from tests.whole_night.recorded_nights import NAMES, data_of, played, short
from tools.headless_chromium import headless_chromium

expect.set_options(timeout=1000 * PATIENCE_S)

BUNDLED = rulesets.names()
WRONG = ("<img src=x onerror=alert(1)>", '"><script>alert(1)</script>', "&lt;b&gt; & 'Bob'", "</title><h1>x")
EVIL = (*WRONG, *NAMES[4:])
VOID = {"meta", "br"}
PARTY = "wba"  # a ruleset with prizes in dollars
IN_LANGUAGE = {
    "de": (
        "Die Party zu zwölft, 23.11.2026",
        "Die Preise, und wer sie gewonnen hat",
        "17 $",
        "Jedes BUNCO, das gezählt hat",
        "Ein BUNCO, das niemand gerufen hat, zählt hier so, als wäre es gerufen worden.",
        "+16,6",
        "wie bei fairen Würfeln",
        "Satz 1, Runde 2 Zweien",
        "Entschieden durch",
        "Gil und Geist 2",
    ),
    "es": (
        "La fiesta de doce, 23 nov 2026",
        "Los premios, y quién los ganó",
        "17 US$",
        "Cada BUNCO que contó",
        "Un BUNCO que nadie cantó cuenta aquí como si se hubiera cantado.",
        "+16,6",
        "como dados equilibrados",
        "Serie 1, ronda 2 doses",
        "Se decidió por",
        "Gil y Fantasma 2",
    ),
}
"""What the night of PARTY says in languages other than English."""


class Page(HTMLParser):
    """Reads a page strictly: every element ends, in the right order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(page)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.attributes += attrs
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self._open:
            self.words.append(data)

    @property
    def text(self) -> str:
        """All that a person reads."""
        return " ".join(" ".join(self.words).split())


@cache
def night_by(name: str) -> WholeNight:
    return night_data(played(short(name)))


@cache
def page_by(name: str) -> str:
    return night_page(night_by(name))


def body(page: str) -> str:
    """The words of a page in the pseudo-language, between its tags."""
    return html.unescape(re.sub(r"<style>.*?</style>|<[^>]*>", " ", page, flags=re.DOTALL))


def on_paper() -> PaperNight:
    """A night whose tables told only their results."""
    evening = PaperNight(NAMES[:8])
    evening.say(GoBy(1, "paper"), GoBy(2, "paper"), StartRound(), Ring("host"))
    evening.say(FinalScore(1, (9, 3)), FinalScore(2, (4, 12)))
    return evening


def partly_on_paper() -> PaperNight:
    """A night with one table on paper beside one that told its rolls."""
    evening = PaperNight(NAMES[:8])
    evening.say(GoBy(2, "paper"), StartRound(), Claim(1, "two"), Ring("host"), FinalScore(2, (4, 12)))
    evening.roll_until(lambda night: night.phase != "called")
    return evening


@pytest.mark.parametrize("name", BUNDLED)
def test_the_page_of_every_ruleset_is_whole_and_loads_nothing(name: str) -> None:
    page = Page(page_by(name))
    assert {name for name, _ in page.attributes}.isdisjoint({"src", "href", "style", "onerror", "onload"})
    assert page.tags.keys().isdisjoint({"script", "link", "img", "iframe", "object"})
    assert ("http-equiv", "Content-Security-Policy") in page.attributes
    assert "url(" not in page_by(name)


@pytest.mark.parametrize("name", BUNDLED)
def test_every_chart_has_a_title_a_description_and_its_data_in_a_table(name: str) -> None:
    page = Page(page_by(name))
    charts = page.tags["svg"]
    assert charts >= 5
    assert page.tags["desc"] == charts
    assert page.tags["title"] == charts + 1
    assert page.tags["table"] == page.tags["caption"] >= 6
    ids = [value for name, value in page.attributes if name == "id"]
    assert len(ids) == len(set(ids))


def test_names_stay_text() -> None:
    night = night_data(played(short("rfp"), names=EVIL))
    page = Page(night_page(night))
    assert page.tags["img"] == page.tags["script"] == page.tags["b"] == 0
    assert page.tags["h1"] == 1
    assert all(" ".join(name.split()) in page.text for name in WRONG)


def test_the_page_has_no_other_names_than_the_scoreboard() -> None:
    night = night_data(played(short("rfp")))
    assert not re.search(r"host-1|7ab1e000", night_page(night))


def test_a_table_with_too_few_rolls_says_so() -> None:
    evening = PaperNight()
    evening.say(StartRound())
    evening.roll_until(lambda night: night.tables[0].done > 1)
    assert "too few rolls:" in Page(night_page(data_of(evening))).text


def test_a_night_on_paper_says_what_is_not_known() -> None:
    page = Page(night_page(data_of(on_paper()))).text
    assert "Luck is not known" in page
    assert "no single faces are known" in page


def test_a_night_with_some_tables_on_paper_counts_their_results() -> None:
    assert "One result came without rolls" in Page(night_page(data_of(partly_on_paper()))).text


def test_a_night_that_is_not_over_says_so() -> None:
    evening = PaperNight(NAMES[:8])
    assert "This night is not over." in Page(night_page(data_of(evening))).text


@pytest.mark.usefixtures("pseudo_language")
@pytest.mark.parametrize("name", BUNDLED)
def test_every_word_of_the_page_is_translated(name: str) -> None:
    ruleset = short(name)
    page = night_page(night_by(name))
    own = {*NAMES, ruleset.title, ruleset.words.bunco, *(prize.name for prize in ruleset.prizes)}
    assert "[Standings]" in page
    assert words_outside(body(page), own) == []


@pytest.mark.parametrize("language", IN_LANGUAGE)
def test_the_page_is_in_the_language_of_its_reader(language: str) -> None:
    with readers_language(language):
        page = night_page(night_by(PARTY))
    text = Page(page).text
    assert f'<html lang="{language}">' in page
    assert [said for said in IN_LANGUAGE[language] if said not in text] == []


@pytest.mark.parametrize("language", IN_LANGUAGE)
@pytest.mark.parametrize("name", BUNDLED)
def test_no_page_keeps_english(name: str, language: str) -> None:
    with readers_language(language):
        page = night_page(night_by(name))
    assert english_left(Page(page).text, language) == []


@pytest.mark.parametrize("language", IN_LANGUAGE)
def test_what_a_page_cannot_tell_is_not_english_either(language: str) -> None:
    for night in (PaperNight(NAMES[:8]), on_paper(), partly_on_paper()):
        with readers_language(language):
            page = night_page(data_of(night))
        assert english_left(Page(page).text, language) == []


def test_english_that_is_left_is_found() -> None:
    with readers_language(ENGLISH):
        page = night_page(night_by(PARTY))
    left = english_left(Page(page).text, "de")
    assert {"Standings", "The prizes, and who has won them", "as fair dice do"} <= {*left}


def test_an_opening_without_a_date_is_told_as_the_journal_has_it() -> None:
    night = replace(night_by(PARTY), opened="some day")
    assert "some day" in Page(night_page(night)).text


@pytest.mark.slow
def test_the_command_names_the_file_and_its_size(tmp_path: Path) -> None:
    journal = a_night(tmp_path / "tonight.night.db")
    told = headtable("night", "report", journal, "-o", "shared.html", cwd=tmp_path)
    size = (tmp_path / "shared.html").stat().st_size
    assert (told.returncode, told.stderr) == (0, "")
    assert re.fullmatch(r"shared\.html: [\d.]+ kB\n", told.stdout)
    as_json = headtable("night", "report", journal, "-o", "shared.html", "--json", cwd=tmp_path)
    assert as_json.stdout == f'{{"file":"shared.html","bytes":{size}}}\n'


@pytest.mark.parametrize(
    ("out", "said"),
    [
        ("tonight.night.db", "'tonight.night.db' is not the name of a page: name a file that ends in .html"),
        ("none/x.html", "cannot write 'none/x.html': No such file or directory; name another file"),
    ],
)
def test_a_page_that_cannot_be_written_is_refused(tmp_path: Path, out: str, said: str) -> None:
    Evening(tmp_path / "tonight.night.db").close()
    told = headtable("night", "report", "tonight.night.db", "--out", out, cwd=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert said in told.stderr


@pytest.mark.slow
async def test_a_browser_without_scripts_and_without_a_network_shows_the_page(tmp_path: Path) -> None:
    file = tmp_path / "night.html"
    file.write_text(night_page(night_data(played(short("wba"), names=EVIL))), encoding="utf-8")
    async with headless_chromium() as browser:
        context = await browser.new_context(
            java_script_enabled=False, offline=True, viewport={"width": 320, "height": 700}
        )
        page = await context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.goto(file.as_uri())
        await expect(page.get_by_role("heading", name="Standings")).to_be_visible()
        await expect(page.get_by_role("img", name=re.compile("Luck of each player"))).to_be_visible()
        await expect(page.get_by_role("rowheader", name=EVIL[0]).first).to_be_visible()
        main = await page.locator("main").bounding_box()
    assert asked == [file.as_uri()]
    assert main
    assert main["width"] <= 320
