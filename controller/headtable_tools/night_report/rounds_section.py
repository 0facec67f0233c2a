"""The sections of the report about rounds: who won at which table, and who rolled a bunco."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from headtable.saying import player_name, text
from headtable_tools.html_page.charts import Bar, bar_chart
from headtable_tools.html_page.data_table import data_table
from headtable_tools.html_page.elements import element
from headtable_tools.night_report.words_of_night import name_of_round
from headtable_tools.whole_night.night_data import BuncoRolled, RoundPlayed, WholeNight


def buncos_section(night: WholeNight) -> Iterator[Element]:
    """Every bunco, and how many each player has on the card."""
    bunco = night.bunco_word
    yield element("h2", text("report-buncos", bunco))
    rows = [(*row,) for played in night.rounds for row in _buncos(night, played)]
    if not rows:
        yield element("p", text("report-no-buncos", bunco))
        return
    lines = sorted((line for line in night.standings if line.buncos), key=lambda line: -line.buncos)
    if lines:
        bars = [Bar(player_name(line.player), line.buncos, str(line.buncos)) for line in lines]
        title, description = text("report-buncos-chart", bunco), text("report-buncos-description", bunco)
        yield element("figure", bar_chart("buncos", title, description, bars))
    heads = (text("report-round"), text("report-table"), text("report-player"), text("report-card"))
    yield data_table(text("report-buncos-caption", bunco), heads, rows, words=(2, 3))


def _buncos(night: WholeNight, played: RoundPlayed) -> Iterator[tuple[str, ...]]:
    for bunco in played.buncos:
        yield name_of_round(played), str(bunco.table), *_whose(bunco)


def _whose(bunco: BuncoRolled) -> tuple[str, str]:
    """Who rolled it, and whose card has it."""
    return player_name(bunco.player), player_name(bunco.card) if bunco.card else text("report-no-card")


def rounds_section(night: WholeNight) -> Iterator[Element]:
    """How each round ended at each table."""
    yield element("h2", text("report-rounds"))
    if not night.rounds:
        yield element("p", text("report-no-rounds"))
        return
    heads = (
        text("report-round"),
        text("report-mark"),
        text("report-table"),
        text("report-winners-of-table"),
        text("report-losers-of-table"),
        text("report-tally"),
        text("report-decided-by"),
    )
    rows = (row for played in night.rounds for row in _tables(night, played))
    yield data_table(text("report-rounds-caption"), heads, rows, words=(1, 3, 4, 6))


def _tables(night: WholeNight, played: RoundPlayed) -> Iterator[tuple[str, ...]]:
    for table in played.tables:
        yield (
            name_of_round(played),
            text("mark", face=played.mark),
            str(table.table),
            text("report-pair", players=table.winners),
            text("report-pair", players=table.losers),
            text("report-points-of-table", high=table.tally[0], low=table.tally[1]),
            text("report-how", how=table.how),
        )
