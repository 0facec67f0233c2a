"""What to buy for a board: each item with its references, its maker's number and a second source. No prices."""

from __future__ import annotations

import csv
import io

from circuits import data_sheets
from circuits.markdown import table
from circuits.parts import Board, Fit, Item, Kind
from circuits.sources import of_one_pattern, words_of

COLUMNS = ("count", "references", "value", "kind", "maker", "number", "second source", "footprint", "fit")
BESIDE: dict[Kind, tuple[str, str]] = {
    "jumper": ("cap", "any jumper cap of 2.54 mm"),
    "one-shot": ("socket", "any DIP socket with 16 poles, 7.62 mm wide"),
    "transceiver": ("socket", "any DIP socket with 8 poles, 7.62 mm wide"),
}
"""What else to buy for a part: its kind and its number. It is no part of the circuit."""
FITS_ITS_PART = words_of(of_one_pattern("that fits its part"))


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
        f"{data_sheets.page(board)}"
    )


def _rows(board: Board) -> list[tuple[str, ...]]:
    by_item: dict[tuple[Item, Fit], list[str]] = {}
    for part in board.parts:
        by_item.setdefault((part.item, part.fits), []).append(part.reference)
    rows = [
        (str(len(names)), " ".join(names), *_bought(one), one.footprint, fit) for (one, fit), names in by_item.items()
    ]
    return rows + [_beside(one, fit, names) for (one, fit), names in by_item.items() if one.kind in BESIDE]


def _bought(item: Item) -> tuple[str, ...]:
    """What a shop needs to know of an item."""
    return item.value, item.kind, item.maker, item.number, words_of(item.second)


def _beside(item: Item, fit: Fit, names: list[str]) -> tuple[str, ...]:
    """The row of what belongs to each of these parts."""
    kind, number = BESIDE[item.kind]
    return str(len(names)), "", f"for {' '.join(names)}", kind, "any", number, FITS_ITS_PART, "with its part", fit
