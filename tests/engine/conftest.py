"""The engine tests' fixtures: no journal stays open after a test, even if it fails."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.room import close_rooms


@pytest.fixture(autouse=True)
def rooms() -> Iterator[None]:
    """Close what the test has opened."""
    yield
    close_rooms()
