"""The report of a night as one page. ``night_page(whole_night(Path("tonight.night.db")))``"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element

from headtable.rulecard.ruleset_title import ruleset_title
from headtable.saying import text
from headtable.saying.semi_final import semi_final_is
from headtable_tools.html_page.document import WrittenPage, check_html, document, write_page
from headtable_tools.html_page.elements import element
from headtable_tools.night_report.cards_section import prizes_section, standings_section
from headtable_tools.night_report.dice_section import dice_section
from headtable_tools.night_report.luck_section import luck_section
from headtable_tools.night_report.pace_section import pace_section
from headtable_tools.night_report.rounds_section import buncos_section, rounds_section
from headtable_tools.whole_night.day_in_words import day_in_words
from headtable_tools.whole_night.night_data import WholeNight
from headtable_tools.whole_night.whole_night import whole_night


def write_report(journal: Path, file: Path) -> WrittenPage:
    """Write the report of a journal; BadConfig or Unwell if one of the two files cannot be used."""
    check_html(file)
    return write_page(file, night_page(whole_night(journal)))


def night_page(night: WholeNight) -> str:
    """The whole page."""
    title = text("report-title", title=title_of_night(night), date=day_in_words(night.day))
    with semi_final_is(night.semi_final):
        main = element("main", *_parts(night))
    return document(title, main, element("footer", text("report-footer")))


def title_of_night(night: WholeNight) -> str:
    """The host's title for the night, or else that of its rules, in the reader's language."""
    return night.about.title or ruleset_title(night.title)


def _parts(night: WholeNight) -> Iterator[Element]:
    yield _header(night)
    if night.phase != "over":
        yield element("p", text("report-not-over"), class_="note")
    if not night.players:
        yield element("p", text("report-no-players"))
        return
    yield _tiles(night)
    yield from standings_section(night)
    yield from prizes_section(night)
    yield from buncos_section(night)
    yield from luck_section(night)
    yield from dice_section(night)
    yield from pace_section(night)
    yield from rounds_section(night)


def _header(night: WholeNight) -> Element:
    rules = ruleset_title(night.title) if night.about.title else ""
    about = tuple(filter(None, (day_in_words(night.day), night.about.place, rules)))
    return element("header", element("h1", title_of_night(night)), element("p", text("report-about", about=about)))


def _tiles(night: WholeNight) -> Element:
    counts = (
        (text("report-players"), len(night.players)),
        (text("report-tables"), night.tables),
        (text("report-rounds"), len(night.rounds)),
        (text("report-buncos", night.bunco_word), sum(len(one.buncos) for one in night.rounds)),
        (text("report-rolls"), sum(len(turn.rolls) for turn in night.turns)),
    )
    tiles = (element("div", element("dt", name), element("dd", str(count))) for name, count in counts)
    return element("dl", *tiles, class_="tiles")
