"""The section of the report about the dice of each table."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from headtable.saying import text
from headtable_tools.html_page.charts import Bar, column_chart
from headtable_tools.html_page.data_table import data_table
from headtable_tools.html_page.elements import element
from headtable_tools.whole_night.dice_fairness import TableFairness, fairness
from headtable_tools.whole_night.night_data import WholeNight


def dice_section(night: WholeNight) -> Iterator[Element]:
    """The faces at each table, and whether fair dice are often so uneven."""
    yield element("h2", text("report-dice"))
    tables = fairness(night.dice)
    if not tables:
        yield element("p", text("report-dice-unknown"))
        return
    tested = sum(table.test is not None for table in tables)
    yield element("p", text("report-dice-explained", tables=tested))
    yield element("div", *map(_figure, tables), class_="many")
    faces = tuple(text("report-face", face=face) for face in range(1, len(tables[0].faces) + 1))
    heads = (text("report-table"), text("report-faces"), *faces)
    yield data_table(text("report-faces-caption"), heads, map(_faces, tables))
    tests = (
        text("report-table"),
        text("report-chi-square"),
        text("report-degrees"),
        text("report-p"),
        text("report-p-corrected"),
        text("report-verdict"),
    )
    yield data_table(text("report-tests-caption"), tests, map(_test, tables), words=(5,))


def _figure(table: TableFairness) -> Element:
    columns = [Bar(str(face), count, str(count)) for face, count in enumerate(table.faces, 1)]
    expected = table.seen / len(table.faces)
    title = text("report-dice-chart", table=table.table)
    description = text("report-dice-description", table=table.table, seen=table.seen, expected=expected)
    chart = column_chart(f"dice-{table.table}", title, description, columns, expected)
    return element("figure", chart, element("figcaption", title))


def _faces(table: TableFairness) -> tuple[str, ...]:
    return text("report-table-number", table=table.table), str(table.seen), *map(str, table.faces)


def _test(table: TableFairness) -> tuple[str, ...]:
    name = text("report-table-number", table=table.table)
    test = table.test
    if test is None:
        return name, "", "", "", "", text("report-too-few", seen=table.seen, needed=table.needed)
    verdict = text("report-unusual") if test.unusual else text("report-usual")
    chi_square = text("shared-two-digits", number=test.chi_square)
    return name, chi_square, str(test.degrees), _p(test.p), _p(test.p_corrected), verdict


def _p(value: float) -> str:
    return text("report-p-value", tiny=value < 0.001, number=value)
