"""What to buy for a board: each item with its references, its maker's number and a second source. No prices."""

from __future__ import annotations

import csv
import io

from circuits import checked
from circuits.markdown import table
from circuits.parts import Board, Fit, Item

COLUMNS = ("count", "references", "value", "kind", "maker", "number", "second source", "footprint", "fit")


def as_csv(board: Board) -> str:
    """The bill as a table for a spreadsheet."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([COLUMNS, *_rows(board)])
    return text.getvalue()


def as_page(board: Board) -> str:
    """The bill as a page, with the task of each part."""
    bill = table(COLUMNS, _rows(board))
    tasks = table(("part", "value", "task"), ((one.reference, one.item.value, one.task) for one in board.parts))
    return (
        f"# What to buy for the {board.title}, revision {board.revision}\n\nNumbers are those of manufacturers. "
        "A distributor finds a part by them. Check ratings and pins\nof the second source in its data sheet. "
        'The column "fit" tells who needs a part.\n\n'
        f"{bill}\n\n## What each part does\n\n{tasks}\n\n"
        f"{checked.page(board)}"
    )


def _rows(board: Board) -> list[tuple[str, ...]]:
    by_item: dict[tuple[Item, Fit], list[str]] = {}
    for part in board.parts:
        by_item.setdefault((part.item, part.fits), []).append(part.reference)
    return [
        (str(len(names)), " ".join(names), one.value, one.kind, one.maker, one.number, one.second, one.footprint, fit)
        for (one, fit), names in by_item.items()
    ]
