"""Tables, chairs and walks in a phrase: written, and compared as they are written."""

from __future__ import annotations

from typing import cast

from headtable.messages.people import Walk
from headtable.messages.words import Seats
from headtable_tools.nights.phrases.fixed_words import OUTCOMES, PAIRED
from headtable_tools.nights.phrases.numbers import read_number
from headtable_tools.nights.phrases.slot import Players


def say_tables(value: object) -> str:
    """How many tables each group has: ``3, 3 and 2 tables``."""
    *before, last = map(str, cast("tuple[int, ...]", value))
    return f"{', '.join(before)} and {last} tables"


def say_table_numbers(value: object) -> str:
    """``table 2``, or ``tables 2, 3``."""
    numbers = cast("tuple[int, ...]", value)
    return f"{'table' if len(numbers) == 1 else 'tables'} {', '.join(map(str, numbers))}"


def read_table_numbers(words: str, players: Players) -> tuple[int, ...]:
    """The numbers after ``table`` or ``tables``."""
    return tuple(read_number(number.strip(), players) for number in words.partition(" ")[2].split(","))


def say_seats(value: object) -> str:
    """Every table with its four players."""
    tables = cast("tuple[Seats, ...]", value)
    return "; ".join(f"table {number}: {', '.join(seats)}" for number, seats in enumerate(tables, 1))


def say_walks(value: object) -> str:
    """Everybody's way."""
    return "; ".join(say_walk(walk) for walk in cast("tuple[Walk, ...]", value))


def say_walk(walk: Walk) -> str:
    """One player's way."""
    way = f"{walk.player} {OUTCOMES[walk.why]}, now table {walk.table} chair {walk.seat}"
    return f"{way} with {walk.partner}, {PAIRED[walk.paired]}" if walk.partner and walk.paired else way
