"""Find duplicates in a list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def duplicates(things: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Each repeated item, with the index at which it is repeated."""
    seen: set[str] = set()
    for place, thing in enumerate(things):
        if thing in seen:
            yield thing, place
        seen.add(thing)
