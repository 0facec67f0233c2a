"""The sheets as PDF: what is on the pages, how large they are, and that every name fits and is printed as it is."""

from __future__ import annotations

import io
import math
import subprocess
import sys
import zipfile
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image
from pypdf import PdfReader

from headtable.messages.new_night import AboutNight
from headtable.rulesets import text
from headtable.saying import say
from headtable_tools.printing.name_tags import NameTags
from headtable_tools.printing.night_to_print import Evening
from headtable_tools.printing.sheet_kinds import KINDS, sheet_of
from headtable_tools.printing.table_cards import RulesPart, TableCards
from headtable_tools.printing.typeset import PAPERS, TEMPLATES, compiler_for, typeset
from tests.patience import PATIENCE_S
from tests.printing.paper_nights import (
    FINAL,
    ONE_ROUND,
    PaperNight,
    a_night_for,
    players,
    printed_text,
    text_of,
    unspaced,
)
from tests.replay.short_night import TWELVE

WITH_ALL_NAMES = ("name-tags", "score-cards", "seating", "results", "half-filled")
SIZES = {"a4": (595, 842), "letter": (612, 792)}
FOREIGN = ("Zoë Ångström", "Łucja", "Nguyễn Thị", "Анна Каренина", "Ελένη", "Đorđe")
NOWHEN = Evening("", "")
LONGEST = ("W" * 40, "Wilhelmina Featherstonehaugh-Cholmondele", "i" * 40, "Ann Bea Cat Dot Eve Flo Gil Hal Ida Jim")
MM = 72 / 25.4
ABOUT = AboutNight("Charity Bunco for the Children's Hospice of the Holy Trinity", "2026-12-01", "The barn")
LOGO = (files("headtable") / "web/static/icons/die-512.png").read_bytes()


def pictures(pdf: bytes) -> int:
    """How many pictures the first page has, however often each is drawn."""
    return len(PdfReader(io.BytesIO(pdf)).pages[0].images)


@pytest.mark.slow
@pytest.mark.parametrize("guests", [4, 7, 12, 13, 14, 200])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_printed_for_any_number_of_guests(kind: str, guests: int) -> None:
    names, tables = players(guests), math.ceil(guests / 4)  # ghosts hold the other chairs
    evening = a_night_for(kind, names)
    words = unspaced(printed_text(kind, evening))
    assert unspaced(evening.night.ruleset.title) in words
    if kind in WITH_ALL_NAMES:
        assert [name for name in names if unspaced(name) not in words] == []
    if kind in ("tally-sheets", "table-cards", "seating", "half-filled"):
        assert [table for table in range(1, tables + 1) if f"Table{table}" not in words] == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_sheet_names_the_evening_and_its_day(kind: str) -> None:
    told = replace(a_night_for(kind).to_print, about=ABOUT)
    words = unspaced(text_of(kind, sheet_of(kind, told)))
    assert (unspaced(ABOUT.title) in words, "Dec1,2026" in words) == (True, True)


@pytest.mark.parametrize("kind", ["name-tags", "score-cards", "tally-sheets", "table-cards"])
def test_the_sheets_for_tables_and_guests_name_the_rules_below_the_evening(kind: str) -> None:
    evening = a_night_for(kind)
    rules = evening.night.ruleset.title
    titled = unspaced(text_of(kind, sheet_of(kind, replace(evening.to_print, about=ABOUT))))
    assert unspaced(f"{ABOUT.title} · Dec 1, 2026 Rules: {rules}") in titled
    untitled = unspaced(printed_text(kind, evening))
    assert (unspaced(f"{rules} · Nov 23, 2026") in untitled, "Rules:" in untitled) == (True, False)


def test_a_table_card_has_its_number_once() -> None:
    evening = a_night_for("table-cards", players(4))
    sheet = sheet_of("table-cards", replace(evening.to_print, join=None))
    assert isinstance(sheet, TableCards)
    bare = replace(sheet, rules=(RulesPart("Points", ()),), evening=NOWHEN)
    assert unspaced(text_of("table-cards", bare)).count("1") == 1


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("kind", ["name-tags", "score-cards", "tally-sheets", "table-cards", "certificates"])
def test_the_charitys_picture_is_on_the_sheets(kind: str, paper: str) -> None:
    sheet = sheet_of(kind, a_night_for(kind, players(4)).to_print)
    with_logo, without = (typeset(kind, sheet, paper, logo) for logo in (LOGO, b""))
    assert (with_logo.pages, pictures(with_logo.pdf), pictures(without.pdf)) == (without.pages, 1, 0)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("kind", ["name-tags", "certificates"])
def test_the_pages_have_the_size_of_the_paper(kind: str, paper: str) -> None:
    sheet = sheet_of(kind, a_night_for(kind, players(4)).to_print)
    boxes = [page.mediabox for page in PdfReader(io.BytesIO(typeset(kind, sheet, paper).pdf)).pages]
    size = SIZES[paper] if kind == "name-tags" else SIZES[paper][::-1]
    assert {(round(box.width), round(box.height)) for box in boxes} == {size}


@pytest.mark.slow
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    ("kind", "pages"),
    [("score-cards", 6), ("tally-sheets", 2), ("table-cards", 3), ("half-filled", 1 + 3 + 6), ("seating", 2)],
)
def test_both_papers_have_the_same_pages(kind: str, pages: int, paper: str) -> None:
    sheet = sheet_of(kind, a_night_for(kind).to_print)
    done = typeset(kind, sheet, paper)
    assert (done.pages, len(PdfReader(io.BytesIO(done.pdf)).pages)) == (pages, pages)


@pytest.mark.parametrize("ruleset", ["rfp", "wba", "evt"])
def test_a_score_card_of_a_whole_night_fits_on_half_a_page(ruleset: str) -> None:
    sheet = sheet_of("score-cards", a_night_for("score-cards", players(4), text(ruleset)).to_print)
    assert typeset("score-cards", sheet, "letter").pages == 2


@pytest.mark.slow
@pytest.mark.parametrize("kind", WITH_ALL_NAMES)
def test_a_name_in_other_letters_is_printed_letter_by_letter(kind: str) -> None:
    names = (*FOREIGN, *players(8))
    words = unspaced(printed_text(kind, a_night_for(kind, names[: 4 * (len(names) // 4)])))
    assert [name for name in FOREIGN if unspaced(name) not in words] == []


@pytest.mark.parametrize(("rules", "stars"), [("wba", 4), ("rfp", 0)])
def test_four_of_twelve_score_cards_are_printed_with_a_star(rules: str, stars: int) -> None:
    sheet = sheet_of("score-cards", PaperNight(TWELVE, text(rules)).to_print)
    assert text_of("score-cards", sheet).count("★") == stars
    assert typeset("score-cards", sheet, "letter").missing == ()


def test_a_name_from_right_to_left_is_printed_with_all_its_letters() -> None:
    words = printed_text("name-tags", a_night_for("name-tags", ("מרים", "Ann", "Bea", "Cat")))
    assert set("מרים") <= set(words)


def test_a_letter_that_no_font_has_is_named() -> None:
    sheet = NameTags("", NOWHEN, ("Ann", "Ångström", "\U000f0041nn"))
    assert typeset("name-tags", sheet, "a4").missing == ("\U000f0041",)


@pytest.mark.slow
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", LONGEST, ids=lambda name: name[:10])
def test_a_name_of_forty_letters_stays_inside_its_tag(name: str, paper: str) -> None:
    assert unspaced(name) in unspaced(text_of("name-tags", NameTags("", NOWHEN, (name,)), paper))
    page = compiler_for("name-tags", NameTags("", NOWHEN, (name,) * 10), paper).compile(format="png", ppi=72)
    assert isinstance(page, bytes)
    picture = Image.open(io.BytesIO(page)).convert("L")
    width, height = (picture.width - 24 * MM) / 2, (picture.height - 24 * MM) / 5
    for column in range(2):
        for row in range(5):
            left, top = 12 * MM + column * width, 12 * MM + row * height
            margin = picture.crop((round(left + MM), round(top + MM), round(left + 4 * MM), round(top + height - MM)))
            other = picture.crop(
                (round(left + width - 4 * MM), round(top + MM), round(left + width - MM), round(top + height - MM))
            )
            assert (margin.getextrema(), other.getextrema()) == ((255, 255), (255, 255))


@pytest.mark.slow
@pytest.mark.parametrize("name", LONGEST, ids=lambda name: name[:10])
@pytest.mark.parametrize("kind", WITH_ALL_NAMES)
def test_a_name_of_forty_letters_is_complete_on_every_sheet(kind: str, name: str) -> None:
    assert unspaced(name) in unspaced(printed_text(kind, a_night_for(kind, (name, "Ann", "Bea", "Cat"))))


def test_the_results_name_the_prizes_and_their_worth() -> None:
    evening = a_night_for("results", players(4))
    words = unspaced(printed_text("results", evening))
    for won in evening.night.stage.prizes:
        told = f"{won.prize}{' and '.join(won.players)}{say(won.why, 'BUNCO')}${won.dollars}"
        assert unspaced(told) in words
    assert "Nov23,2026" in words


def test_the_winner_of_the_final_is_on_the_certificate() -> None:
    evening = a_night_for("certificates", players(4), FINAL)
    words = unspaced(printed_text("certificates", evening))
    assert unspaced(f"{evening.night.stage.grand_prize} won the Grand Prize in the final") in words


@pytest.mark.slow
def test_a_wheel_carries_the_templates(tmp_path: Path) -> None:
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation")
    subprocess.run([*pip, "-w", str(tmp_path), str(Path(__file__).parents[2])], check=True, timeout=PATIENCE_S)
    (wheel,) = tmp_path.glob("*.whl")
    there = {file.name for file in TEMPLATES.glob("*.typ")}
    assert {f"{kind}.typ" for kind in KINDS} <= there
    assert there == {name.rpartition("/")[2] for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".typ")}


@pytest.mark.slow
def test_a_score_card_of_very_many_sets_goes_on_to_other_pages() -> None:
    many = text("rfp").replace("sets = 3\n", "sets = 40\n")
    words = unspaced(printed_text("score-cards", a_night_for("score-cards", players(4), many)))
    assert words.count("Set40") == 4


def test_the_document_has_a_title() -> None:
    done = typeset("seating", sheet_of("seating", a_night_for("seating", ruleset=ONE_ROUND).to_print), "a4")
    about = PdfReader(io.BytesIO(done.pdf)).metadata
    assert about is not None
    assert about.title == "Seating"
