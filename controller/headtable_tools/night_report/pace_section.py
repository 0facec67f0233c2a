"""The section of the report about the length of the rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from xml.etree.ElementTree import Element

from headtable.saying import text
from headtable_tools.html_page.charts import Bar, bar_chart
from headtable_tools.html_page.data_table import data_table
from headtable_tools.html_page.elements import element
from headtable_tools.night_report.words_of_night import decimal, name_of_round
from headtable_tools.whole_night.night_data import RoundPlayed, WholeNight

MINUTE_MS = 60_000


def pace_section(night: WholeNight) -> Iterator[Element]:
    """The minutes of each round, from its start until the last table was done."""
    yield element("h2", text("report-pace"))
    timed = [(played, minutes) for played in night.rounds if (minutes := minutes_of(played)) is not None]
    if not timed:
        yield element("p", text("report-pace-unknown"))
        return
    mean = sum(minutes for _, minutes in timed) / len(timed)
    yield element("p", text("report-pace-mean", mean=mean, rounds=len(timed)))
    bars = [Bar(name_of_round(played), minutes, decimal(minutes)) for played, minutes in timed]
    title, description = text("report-pace-chart"), text("report-pace-description")
    yield element("figure", bar_chart("pace", title, description, bars))
    heads = (text("report-round"), text("report-minutes"), text("report-minutes-after"))
    yield data_table(text("report-pace-caption"), heads, _rows(night, night.rounds))


def minutes_of(played: RoundPlayed) -> float | None:
    """The length of a round; None where the clock does not tell it."""
    return _between(played.started_ms, played.over_ms)


def _between(start_ms: int | None, end_ms: int | None) -> float | None:
    if start_ms is None or end_ms is None or end_ms < start_ms:
        return None
    return (end_ms - start_ms) / MINUTE_MS


def _rows(night: WholeNight, rounds: Sequence[RoundPlayed]) -> Iterator[tuple[str, ...]]:
    for played, following in zip_longest(rounds, rounds[1:]):
        after = _between(played.over_ms, following.started_ms) if following else None
        yield name_of_round(played), _shown(minutes_of(played)), _shown(after)


def _shown(minutes: float | None) -> str:
    return text("report-no-minutes") if minutes is None else decimal(minutes)
