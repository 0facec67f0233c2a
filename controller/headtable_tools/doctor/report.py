"""The findings as a page in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from headtable.saying import text
from headtable_tools.doctor.finding import Reported

MARK = {"green": "✔", "yellow": "?", "red": "✘"}


def show(findings: Sequence[Reported], console: Console) -> None:
    """Print the page, and the number of findings of each colour."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(style="bold", max_width=24, overflow="fold")
    table.add_column(overflow="fold")
    for finding in findings:
        table.add_row(Text(MARK[finding.colour], finding.colour), Text(finding.what), _told(finding))
    console.print(table)
    counts = Counter(finding.colour for finding in findings)
    told = text("doctor-summary", green=counts["green"], yellow=counts["yellow"], red=counts["red"])
    console.print(told, highlight=False, markup=False)


def _told(finding: Reported) -> Text:
    told = Text(finding.found, finding.colour if finding.colour != "green" else "")
    if finding.fix:
        told.append(f"\n→ {finding.fix}", "default")
    return told
