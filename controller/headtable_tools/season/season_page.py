"""A season as one page to share."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from headtable.rulecard.ruleset_title import ruleset_title
from headtable.saying import text
from headtable_tools.html_page.charts import Bar, bar_chart
from headtable_tools.html_page.data_table import data_table, listed
from headtable_tools.html_page.document import document
from headtable_tools.html_page.elements import element
from headtable_tools.season.rankings import cells, heads, neighbours, ranked, rankings_of, shown
from headtable_tools.season.season_data import Season
from headtable_tools.whole_night.day_in_words import day_in_words

MOST_BARS = 20  # of a chart; the table has everybody


def season_page(season: Season) -> str:
    """The whole page."""
    return document(text("season-title"), element("main", *_parts(season)), element("footer", text("season-footer")))


def _parts(season: Season) -> Iterator[Element]:
    yield element("header", element("h1", text("season-title")), element("p", _span(season)))
    if season.skipped:
        yield element("p", text("season-skipped-count", files=len(season.skipped)), class_="note")
    if not season.players:
        yield element("p", text("season-nobody"))
        return
    yield element("h2", text("season-all-players"))
    rows = (cells(season, player) for player in season.players)
    yield data_table(text("season-players-caption"), heads(season), rows)
    if any(player.untold_rounds for player in season.players):
        yield element("p", text("season-untold"), class_="small")
    for by in rankings_of(season):
        yield from _ranking(season, by)
    yield from _together(season)
    yield from _nights(season)


def _span(season: Season) -> str:
    """How many nights and players, and from when to when."""
    days = [day_in_words(night.day) for night in season.nights]
    counts = text("season-of", nights=len(season.nights), players=len(season.players))
    if not days:
        return counts
    return text("season-span", counts=counts, first=days[0], last=days[-1] if days[-1] != days[0] else None)


def _ranking(season: Season, by: str) -> Iterator[Element]:
    title = text("season-by", by=by, bunco=season.bunco_word)
    places = ranked(season.players, by)
    bars = [Bar(one.player.player, one.value, shown(by, one.value)) for one in places[:MOST_BARS]]
    yield element("h2", title)
    description = text("season-chart-description", bars=len(bars), players=len(places))
    yield element("figure", bar_chart(by, title, description, bars))
    rows = ((one.player.player, str(one.place), shown(by, one.value), str(one.player.nights)) for one in places)
    columns = (text("season-player"), text("season-place"), title, text("season-nights"))
    yield data_table(title, columns, rows)


def _together(season: Season) -> Iterator[Element]:
    yield element("h2", text("season-together"))
    columns = (text("season-player"), text("season-sat-with"))
    rows = (
        (player, listed(_with(other, pair.rounds, pair.partners) for other, pair in others))
        for player, others in neighbours(season).items()
    )
    yield data_table(text("season-together-caption"), columns, rows, words=(1,))


def _with(player: str, rounds: int, partners: int) -> str:
    return text("season-with-partners", player=player, rounds=rounds, partners=partners)


def _nights(season: Season) -> Iterator[Element]:
    yield element("h2", text("season-nights"))
    columns = (text("season-date"), text("season-rules"), text("season-first"), text("season-players"))
    rows = (
        (
            day_in_words(night.day),
            ruleset_title(night.title),
            text("season-winners", players=night.winners),
            str(night.players),
        )
        for night in season.nights
    )
    yield data_table(text("season-nights-caption"), columns, rows, words=(1, 2))
