"""What holds for all tests: the time that an example takes proves nothing, and the pseudo-language is a fixture."""

from __future__ import annotations

import pytest
from hypothesis import settings

from headtable.saying.languages import LANGUAGE, PSEUDO

settings.register_profile("headtable", deadline=None)
settings.load_profile("headtable")


@pytest.fixture
def pseudo_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pseudo-language, here and in every process that the test starts; tests/saying/brackets.py reads it."""
    monkeypatch.setenv(LANGUAGE, PSEUDO)
