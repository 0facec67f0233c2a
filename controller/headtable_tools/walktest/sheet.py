"""The walk as a page to print, sign and hang up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

from headtable.errors import BadConfig
from headtable.files import without_waiting
from headtable_tools.walktest.walk import Outcome, summary

STYLE = """
@page { size: A4; margin: 15mm }
body { font: 11pt/1.35 system-ui, sans-serif; color: #000; background: #fff; max-width: 180mm; margin: 8mm auto }
h1 { font-size: 18pt; margin: 0 0 1mm }
p { margin: 0 0 4mm }
table { border-collapse: collapse; width: 100% }
th { text-align: left; border-bottom: 1.5pt solid #000; padding: 1.5mm 2mm }
td { border-bottom: .5pt solid #999; padding: 1.5mm 2mm; vertical-align: top }
tr { break-inside: avoid }
.box { width: 5mm; font-weight: bold }
.failed td, .skipped td, .open td { background: #f1d9d9; font-weight: bold; print-color-adjust: exact }
.time, .result { white-space: nowrap }
.sign { margin-top: 12mm; display: flex; gap: 10mm }
.sign span { flex: 1; border-top: .5pt solid #000; padding-top: 1mm; font-size: 9pt }
"""
SIGNS = {"answered": "✔", "failed": "✘", "skipped": "✘", "open": "☐", "left out": "–"}  # noqa: RUF001 - a dash, in print
WORDS = {"open": "not tried", "skipped": "skipped: did not answer", "left out": "left out"}


def sheet(outcomes: list[Outcome], venue: str, when: str) -> str:
    """The whole page."""
    rows = "\n".join(map(_row, outcomes))
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Walk test, {escape(venue)}, {escape(when)}</title>
<style>{STYLE}</style>
<h1>Walk test: {escape(venue)}</h1>
<p>{escape(when)}. <strong>{summary(outcomes)}.</strong></p>
<table>
<thead><tr><th></th><th>where</th><th>what</th><th>to do</th><th>result</th><th>time</th></tr></thead>
<tbody>
{rows}
</tbody>
</table>
<div class="sign"><span>walked by</span><span>put right by</span></div>
</html>
"""


def _row(outcome: Outcome) -> str:
    station = outcome.station
    result = WORDS.get(outcome.result, outcome.result)
    note = f"<br>{escape(outcome.note)}" if outcome.note else ""
    cells = (
        f'<td class="box">{SIGNS[outcome.result]}</td>',
        f"<td>{escape(station.where)}</td>",
        f"<td>{escape(station.name)}</td>",
        f"<td>{escape(station.ask.partition(':')[0])}</td>",
        f"<td>{escape(result)}{note}</td>",
        f'<td class="time">{escape(outcome.at)}</td>',
    )
    return f'<tr class="{outcome.result.replace(" ", "-")}">{"".join(cells)}</tr>'


def prove(file: Path) -> None:
    """Find out before the walk whether it can be written; nothing is left behind, and nothing written over."""
    with _as_bad_config(file):
        was_there = file.exists()
        open(file, "a", opener=without_waiting).close()
        if not was_there:
            file.unlink()


def write(file: Path, page: str) -> None:
    """Write it where it was asked for."""
    with _as_bad_config(file):
        file.write_text(page, encoding="utf-8")


@contextmanager
def _as_bad_config(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as trouble:
        raise BadConfig(f"cannot write the sheet {file}: {trouble.strerror}") from None
