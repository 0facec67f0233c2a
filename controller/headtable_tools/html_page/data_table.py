"""A table for people: a caption, a heading for each column, and one for each row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from headtable_tools.html_page.elements import Child, element

Row = Sequence[Child]


def data_table(caption: str, heads: Sequence[str], rows: Iterable[Row], words: Iterable[int] = ()) -> Element:
    """The first column names the row. ``words`` are the other columns that hold words; the rest holds numbers."""
    left = {0, *words}
    head = element("tr", *(element("th", text, scope="col", **_class(at, left)) for at, text in enumerate(heads)))
    table = element(
        "table",
        element("caption", caption),
        element("thead", head),
        element("tbody", *(element("tr", *_cells(row, left)) for row in rows)),
    )
    return element("div", table, class_="wide", role="region", aria_label=caption, tabindex=0)


def _cells(row: Row, left: set[int]) -> Iterable[Element]:
    yield element("th", row[0], scope="row")
    for at, text in enumerate(row[1:], 1):
        yield element("td", text, **_class(at, left))


def _class(at: int, left: set[int]) -> dict[str, str]:
    return {} if at in left else {"class_": "number"}


def listed(each: Iterable[str]) -> Element:
    """A list in one cell."""
    return element("ul", *(element("li", one) for one in each))
