"""The section of the report about points and luck."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from headtable.saying import player_name, text
from headtable_tools.html_page.charts import Bar, bar_chart
from headtable_tools.html_page.data_table import data_table
from headtable_tools.html_page.elements import element
from headtable_tools.night_report.words_of_night import decimal, signed
from headtable_tools.whole_night.night_data import Luck, PlayerNight, WholeNight


def luck_section(night: WholeNight) -> Iterator[Element]:
    """What each player rolled, against the average that the rules give."""
    yield element("h2", text("report-luck"))
    known = sorted(_lucky(night), key=lambda one: -one[1].luck)
    if not known:
        yield element("p", text("report-luck-unknown"))
        return
    yield element("p", text("report-luck-explained", night.bunco_word))
    if untold := sum(table.rolls == 0 for played in night.rounds for table in played.tables):
        yield element("p", text("report-untold", results=untold), class_="note")
    bars = [Bar(player_name(player.player), luck.luck, signed(luck.luck)) for player, luck in known]
    title, description = text("report-luck-chart"), text("report-luck-description")
    yield element("figure", bar_chart("luck", title, description, bars))
    heads = (
        text("report-player"),
        text("report-turns"),
        text("report-points"),
        text("report-dice-points"),
        text("report-expected"),
        text("report-luck"),
        text("report-spread"),
    )
    yield data_table(text("report-luck-caption"), heads, (_row(*one) for one in known))


def _lucky(night: WholeNight) -> Iterator[tuple[PlayerNight, Luck]]:
    for player in night.players:
        if player.luck:
            yield player, player.luck


def _row(player: PlayerNight, luck: Luck) -> tuple[str, ...]:
    spread = text("report-plus-or-minus", number=luck.spread)
    counts = (player.turns, player.points, luck.points)
    return player_name(player.player), *map(str, counts), decimal(luck.expected), signed(luck.luck), spread
