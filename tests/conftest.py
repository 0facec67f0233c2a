"""What holds for all tests: the time that an example takes proves nothing, and the pseudo-language is a fixture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from headtable.saying import catalogue
from headtable.saying.languages import LANGUAGE, PSEUDO

settings.register_profile("headtable", deadline=None)
settings.load_profile("headtable")


@pytest.fixture
def pseudo_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pseudo-language, here and in every process that the test starts; tests/saying/brackets.py reads it."""
    monkeypatch.setenv(LANGUAGE, PSEUDO)
    catalogue.cache_clear()  # a process reads its language when it says its first sentence; this one begins again
    yield
    catalogue.cache_clear()
