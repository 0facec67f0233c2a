"""What stands in a list more than once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def duplicates(things: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Each thing that was there before, and its place."""
    seen: set[str] = set()
    for place, thing in enumerate(things):
        if thing in seen:
            yield thing, place
        seen.add(thing)
