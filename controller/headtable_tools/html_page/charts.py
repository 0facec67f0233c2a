"""Charts as SVG in the page. Each has a title and a description for readers who do not see it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple
from xml.etree.ElementTree import Element

from headtable_tools.html_page.elements import element

WIDTH = 360
LINE = 17  # of a label; the bar is below the last one
BAR = 11
ROOM_FOR_BAR = 19
ROOM_FOR_NUMBER = 64  # beside the first line of a label
WIDE, NARROW = 14, 8  # the room for one letter
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
    heights = [LINE * len(label_lines(bar.label)) + ROOM_FOR_BAR for bar in bars]
    tops = accumulate(heights, initial=0)
    drawn = [part for bar, top in zip(bars, tops, strict=False) for part in _bar(bar, top, zero, WIDTH / span)]
    return _svg(key, title, description, (WIDTH, sum(heights)), drawn)


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
    lines = label_lines(bar.label)
    for number, line in enumerate(lines):
        yield element("text", line, x=1, y=top + 14 + number * LINE)
    yield element("text", bar.shown, x=WIDTH - 1, y=top + 14, text_anchor="end")
    kind = "below" if bar.value < 0 else "bar"
    above = top + LINE * len(lines) + 3
    yield element("rect", x=_px(left), y=above, width=_px(length), height=BAR, class_=kind)
    yield element("line", x1=_px(zero), x2=_px(zero), y1=above - 1, y2=above + BAR + 1, class_="axis")


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


def label_lines(label: str) -> tuple[str, ...]:
    """The whole label, on as many lines as it needs beside the number; a word longer than a line is broken."""
    lines, room = [""], WIDTH - ROOM_FOR_NUMBER
    for piece in _pieces(label, room):
        if lines[-1] and _room_for(lines[-1] + piece.rstrip()) > room:
            lines.append("")
        lines[-1] += piece
    return tuple(line.strip() for line in lines)


def _pieces(label: str, room: int) -> Iterator[str]:
    """The words of a label with the space or the hyphen behind each; a word longer than a line in letters."""
    for word in re.findall(r"[^\s-]+[\s-]*|[\s-]+", label):
        yield from (word,) if _room_for(word.rstrip()) <= room else word


def _room_for(words: str) -> int:
    return sum(WIDE if _is_wide(letter) else NARROW for letter in words)


def _is_wide(letter: str) -> bool:
    return letter in "WMwm@%—…" or unicodedata.east_asian_width(letter) in "WFA"


def _px(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
