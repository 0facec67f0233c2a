"""The findings as a page in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from headtable_tools.doctor.finding import Finding

MARK = {"green": "✔", "yellow": "?", "red": "✘"}


def show(findings: Sequence[Finding], console: Console) -> None:
    """Print the page, and how many of each colour there are."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(style="bold", max_width=24, overflow="fold")
    table.add_column(overflow="fold")
    for finding in findings:
        table.add_row(Text(MARK[finding.colour], finding.colour), Text(finding.what), _told(finding))
    console.print(table)
    counts = Counter(finding.colour for finding in findings)
    console.print(f"{counts['green']} green, {counts['yellow']} yellow, {counts['red']} red", highlight=False)


def _told(finding: Finding) -> Text:
    told = Text(finding.found, finding.colour if finding.colour != "green" else "")
    if finding.fix:
        told.append(f"\n→ {finding.fix}", "default")
    return told
