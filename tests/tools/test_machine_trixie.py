"""The tests that QEMU cannot run are left out by names that exist."""

from __future__ import annotations

import importlib

import pytest

from tests.machine.trixie import BEYOND_QEMU


@pytest.mark.parametrize("test", BEYOND_QEMU)
def test_a_test_that_is_left_out_exists(test: str) -> None:
    file, _, name = test.partition("::")
    module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
    assert callable(getattr(module, name))
