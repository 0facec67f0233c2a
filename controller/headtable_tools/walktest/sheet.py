"""The walk as a page to print, sign and hang up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

from headtable.errors import BadConfig
from headtable.hall.outcomes import Outcome, Result, count
from headtable.hall.walk_words import name, notes_text, place, summary, task
from headtable.regular_files import without_waiting
from headtable.saying import text
from headtable.saying.languages import language

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
SIGNS: dict[Result, str] = {
    "answered": "✔",
    "failed": "✘",
    "skipped": "✘",
    "open": "☐",
    "left-out": "–",  # noqa: RUF001 - a dash, in print
}


def sheet(outcomes: list[Outcome], venue: str, when: str) -> str:
    """The whole page."""
    rows = "\n".join(map(_row, outcomes))
    heads = (
        text("sheet-where"), text("sheet-what"), text("sheet-task"), text("sheet-result"), text("sheet-time")
    )  # fmt: skip
    return f"""<!doctype html>
<html lang="{language()}">
<meta charset="utf-8">
<title>{escape(text("sheet-title", venue=venue, when=when))}</title>
<style>{STYLE}</style>
<h1>{escape(text("sheet-heading", venue=venue))}</h1>
<p>{escape(when)}. <strong>{escape(summary(count(outcomes)))}.</strong></p>
<table>
<thead><tr><th></th>{"".join(f"<th>{escape(head)}</th>" for head in heads)}</tr></thead>
<tbody>
{rows}
</tbody>
</table>
<div class="sign"><span>{escape(text("sheet-walked-by"))}</span><span>{escape(text("sheet-repaired-by"))}</span></div>
</html>
"""


def _row(outcome: Outcome) -> str:
    notes = f"<br>{escape(notes_text(outcome.notes))}" if outcome.notes else ""
    cells = (
        f'<td class="box">{SIGNS[outcome.result]}</td>',
        f"<td>{escape(place(outcome.station))}</td>",
        f"<td>{escape(name(outcome.station))}</td>",
        f"<td>{escape(task(outcome.station))}</td>",
        f"<td>{escape(text('sheet-outcome', result=outcome.result))}{notes}</td>",
        f'<td class="time">{escape(outcome.at)}</td>',
    )
    return f'<tr class="{outcome.result}">{"".join(cells)}</tr>'


def prove(file: Path) -> None:
    """Check before the walk that the sheet can be written, without changing any file."""
    with _as_bad_config(file):
        was_there = file.exists()
        open(file, "a", opener=without_waiting).close()
        if not was_there:
            file.unlink()


def write(file: Path, page: str) -> None:
    """Write the sheet."""
    with _as_bad_config(file):
        file.write_text(page, encoding="utf-8")


@contextmanager
def _as_bad_config(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as trouble:
        raise BadConfig("sheet-unwritable", file=str(file), error=trouble.strerror) from None
