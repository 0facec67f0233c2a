"""How far a play or a fact of the game spreads through the code."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from statistics import median
from typing import get_args

from headtable.messages.facts import Fact
from headtable.messages.plays import Play

CONTROLLER = Path(__file__).parents[1] / "controller"
MOST_FILES = 5


def test_half_of_all_plays_and_facts_are_named_in_five_files_at_most() -> None:
    kinds = {kind.__name__ for kind in get_args(Play | Fact)}
    files = Counter(name for file in CONTROLLER.rglob("*.py") for name in names_in(file) & kinds)
    assert set(files) == kinds
    assert median(files.values()) <= MOST_FILES, files.most_common(20)


def names_in(file: Path) -> set[str]:
    """The names that a module defines or uses; those in imports alone do not count."""
    names = set[str]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.ClassDef(name=name):
                names.add(name)
            case _:
                pass
    return names
