"""Charts as SVG in the page. Each has a title and a description for readers who do not see it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from xml.etree.ElementTree import Element

from headtable_tools.html_page.elements import element

WIDTH = 360
ROW = 36  # a line of text, and the bar below it
BAR = 11
LABEL = 36  # columns of text; a wide letter takes two
COLUMNS_WIDTH, COLUMNS_HEIGHT = 180, 120
HEAD, FOOT = 22, 18  # for the numbers above the columns and the labels below them


class Bar(NamedTuple):
    """One bar: its label, its length, and the number beside it."""

    label: str
    value: float
    shown: str


def bar_chart(key: str, title: str, description: str, bars: Sequence[Bar]) -> Element:
    """A bar for each value, from a common line; values below 0 go to the left. ``key`` is unique on the page."""
    lowest = min(0.0, *(bar.value for bar in bars))
    span = max(0.0, *(bar.value for bar in bars)) - lowest or 1.0
    zero = -lowest / span * WIDTH
    height = ROW * len(bars)
    drawn = [part for row, bar in enumerate(bars) for part in _bar(bar, row * ROW, zero, WIDTH / span)]
    line = element("line", x1=_px(zero), x2=_px(zero), y1=0, y2=height, class_="axis")
    return _svg(key, title, description, (WIDTH, height), [line, *drawn])


def column_chart(key: str, title: str, description: str, columns: Sequence[Bar], expected: float) -> Element:
    """A column for each value, and a dashed line at the expected one."""
    step = COLUMNS_WIDTH / len(columns)
    room = COLUMNS_HEIGHT - HEAD - FOOT
    scale = room / max(expected, *(column.value for column in columns), 1.0)
    base = COLUMNS_HEIGHT - FOOT
    drawn = [part for at, column in enumerate(columns) for part in _column(column, at * step, step, base, scale)]
    level = _px(base - expected * scale)
    line = element("line", x1=0, x2=COLUMNS_WIDTH, y1=level, y2=level, class_="expected")
    chart = _svg(key, title, description, (COLUMNS_WIDTH, COLUMNS_HEIGHT), [*drawn, line])
    chart.set("class", "columns")
    return chart


def _svg(key: str, title: str, description: str, size: tuple[int, int], parts: Sequence[Element]) -> Element:
    return element(
        "svg",
        element("title", title, id=f"{key}-title"),
        element("desc", description, id=f"{key}-desc"),
        *parts,
        viewBox=f"0 0 {size[0]} {size[1]}",
        role="img",
        aria_labelledby=f"{key}-title {key}-desc",
    )


def _bar(bar: Bar, top: int, zero: float, scale: float) -> Iterator[Element]:
    length = abs(bar.value) * scale
    left = zero - length if bar.value < 0 else zero
    yield element("text", shortened(bar.label), x=1, y=top + 14)
    yield element("text", bar.shown, x=WIDTH - 1, y=top + 14, text_anchor="end")
    kind = "below" if bar.value < 0 else "bar"
    yield element("rect", x=_px(left), y=top + 19, width=_px(length), height=BAR, class_=kind)


def _column(column: Bar, left: float, step: float, base: int, scale: float) -> Iterator[Element]:
    height = column.value * scale
    middle = _px(left + step / 2)
    yield element(
        "rect",
        x=_px(left + step * 0.12),
        y=_px(base - height),
        width=_px(step * 0.76),
        height=_px(height),
        class_="bar",
    )
    yield element("text", column.shown, x=middle, y=_px(base - height - 4), text_anchor="middle")
    yield element("text", column.label, x=middle, y=COLUMNS_HEIGHT - 4, text_anchor="middle")


def shortened(label: str) -> str:
    """A label that fits on a narrow phone; the table below the chart has all of it."""
    room = LABEL
    for at, letter in enumerate(label):
        room -= 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        if room < 0:
            return label[:at] + "…"
    return label


def _px(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
