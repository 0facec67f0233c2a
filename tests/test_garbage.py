"""The objects that a part's start has made are left out of later garbage collections."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from headtable.garbage import collect_everything, loading, with_short_collections


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Everything is collected during the test; then what this process has loaded is left out, as before."""
    gc.unfreeze()
    yield
    gc.collect()
    gc.freeze()


async def _collected(loaded: list[object], *, after_start: bool) -> None:
    """A part that loads something, and waits for the end of its start."""
    loaded.append([])
    while after_start and not gc.get_freeze_count():
        await asyncio.sleep(0)


async def test_what_a_part_has_loaded_is_left_out_of_collections() -> None:
    loaded: list[object] = []
    await with_short_collections(_collected(loaded, after_start=True), started_s=0)
    assert not any(each is loaded for each in gc.get_objects())


class Night:
    """An object that knows itself, so that only a collection ends it."""

    def __init__(self) -> None:
        self.itself = self


def test_what_was_left_out_and_is_needed_no_more_is_collected_when_asked() -> None:
    with loading():
        night = Night()
    gone = weakref.ref(night)
    del night
    gc.collect()
    assert gone() is not None
    collect_everything()
    assert gone() is None


async def test_a_part_that_ends_before_leaves_collections_as_they_were() -> None:
    await with_short_collections(_collected([], after_start=False), started_s=0.001)
    await asyncio.sleep(0.002)
    assert gc.get_freeze_count() == 0
