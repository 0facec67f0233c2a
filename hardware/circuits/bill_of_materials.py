"""What to buy for a board: each item with its references, its maker's number and a second source. No prices."""

from __future__ import annotations

import csv
import io

from circuits.checked import READ
from circuits.parts import Board, Fit, Item

COLUMNS = ("count", "references", "value", "kind", "maker", "number", "second source", "footprint", "fit")


def as_csv(board: Board) -> str:
    """The bill as a table for a spreadsheet."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([COLUMNS, *_rows(board)])
    return text.getvalue()


def as_page(board: Board) -> str:
    """The bill as a page, with the task of each part."""
    bill = "\n".join(_row(row) for row in (COLUMNS, ("---",) * len(COLUMNS), *_rows(board)))
    tasks = "\n".join(_row((part.reference, part.item.value, part.task)) for part in board.parts)
    return (
        f"# What to buy for the {board.name}, revision {board.revision}\n\nNumbers are those of manufacturers. "
        "A distributor finds a part by them. Check ratings and pins\nof the second source in its data sheet. "
        'The column "fit" tells who needs a part.\n\n'
        f"{bill}\n\n{_checked(board)}\n\n## What each part does\n\n| part | value | task |\n|---|---|---|\n{tasks}\n"
    )


def _checked(board: Board) -> str:
    """What was read about the items of a board. The others are named, for nobody read of them."""
    items = list(dict.fromkeys(part.item for part in board.parts))
    numbers = [number for item in items for number in (item.number, item.second)]
    read = "\n".join(_row((number, READ[number])) for number in dict.fromkeys(numbers) if number in READ)
    unread = "; ".join(
        dict.fromkeys(item.number for item in items if item.number not in READ and item.maker != "any")
    )
    table = f"| number | what its data sheet says |\n|---|---|\n{read}\n\n" if read else ""
    return f"## What was checked\n\n{table}Nobody has checked these numbers and their ratings: {unread}."


def _rows(board: Board) -> list[tuple[str, ...]]:
    by_item: dict[tuple[Item, Fit], list[str]] = {}
    for part in board.parts:
        by_item.setdefault((part.item, part.fits), []).append(part.reference)
    return [
        (str(len(names)), " ".join(names), one.value, one.kind, one.maker, one.number, one.second, one.footprint, fit)
        for (one, fit), names in by_item.items()
    ]


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"
