"""Each test that the table of faults names exists."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.docs.faults_table import FAULTS

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("name", sorted({name for fault in FAULTS for name in fault.shown_by}))
def test_a_test_that_shows_a_fault_exists(name: str) -> None:
    file, _, test = name.partition("::")
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    assert test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_each_fault_has_a_test() -> None:
    assert [fault.what for fault in FAULTS if not fault.shown_by] == []
