"""Ways to spoil a table of parts, as a hand with a soldering iron, or a typing error, does."""

from __future__ import annotations

from msgspec.structs import replace

from circuits.parts import Board, Item, Kind, Part, Pin

POLAR: tuple[Kind, ...] = ("diode", "zener", "suppressor", "led")


def with_part(board: Board, changed: Part) -> Board:
    """The board with another part for this reference."""
    return replace(
        board, parts=tuple(changed if part.reference == changed.reference else part for part in board.parts)
    )


def without(board: Board, *references: str) -> Board:
    """The board after somebody forgot some parts."""
    return replace(board, parts=tuple(part for part in board.parts if part.reference not in references))


def loosened(part: Part, loose: Pin) -> Part:
    """The part with one leg that was not soldered."""
    return replace(part, pins=tuple(replace(pin, net="LOOSE") if pin is loose else pin for pin in part.pins))


def reversed_(part: Part) -> Part:
    """The part, the wrong way round."""
    one, other = part.pins
    return replace(part, pins=(replace(one, net=other.net), replace(other, net=one.net)))


def of_value(part: Part, item: Item) -> Part:
    """The part with another item."""
    return replace(part, item=item)


def times(board: Board, reference: str, factor: float) -> Board:
    """The board with so many times the value of a part."""
    part = board.part(reference)
    return with_part(board, of_value(part, replace(part.item, amount=part.item.amount * factor)))


def turned(board: Board, reference: str) -> Board:
    """The board with a part the wrong way round."""
    return with_part(board, reversed_(board.part(reference)))
