"""What holds for all tests: no limit on the time of an example, the pseudo-language, garbage of collection."""

from __future__ import annotations

import gc
import sys
from collections.abc import Generator
from importlib import import_module

import pytest
from hypothesis import settings

from headtable.saying.languages import LANGUAGE, PSEUDO

NEW_OBJECTS_BEFORE_A_SEARCH = 50_000

settings.register_profile("headtable", deadline=None)
settings.load_profile("headtable")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests without the garbage collector, and never search them for garbage afterwards.

    A test leaves few objects, so the search for them is rare: by Python's own thresholds it is a fifth of all time.
    """
    gc.disable()
    collected = yield
    if "litestar" in sys.modules:
        import_module("tests.handler_types").read_handler_types_once()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS_BEFORE_A_SEARCH, *gc.get_threshold()[1:])
    gc.enable()
    return collected


@pytest.fixture
def pseudo_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pseudo-language, here and in every process that the test starts; tests/saying/brackets.py reads it."""
    monkeypatch.setenv(LANGUAGE, PSEUDO)
