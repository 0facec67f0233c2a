"""Firmware, hardware and tests import what ``docs/design.md`` says. The controller has import-linter."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONTROLLER = {"headtable", "headtable_tools", "tools"}
MODELS = {"pad", "dice", "leddice", "horn"}
HARDWARE = {"circuits", "enclosures", "harness", "layouts", "schematics"}
OURS = {*CONTROLLER, *MODELS, *HARDWARE, "common", "board", "boards", "tests"}
IMPORTED = {
    "firmware/common": {"common"},
    **{f"firmware/{model}": {model, "common", "board"} for model in MODELS},
    "firmware/boards": {"boards", "common", "dice"},
    **{f"hardware/{package}": {package, "circuits"} for package in HARDWARE},
    "systemd": set(),
    "controller": CONTROLLER,
}
"""What each folder may import of ours."""


@pytest.mark.parametrize("folder", sorted(IMPORTED))
def test_a_folder_imports_only_what_the_design_says(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    wrong = {
        f"{file.relative_to(ROOT)}: {name}"
        for file in files
        for name in imported_by(file)
        if name in OURS - IMPORTED[folder]
    }
    assert wrong == set()
    assert bool(files) == (folder != "systemd")


def imported_by(file: Path) -> Iterator[str]:
    """The first part of each name that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name.partition(".")[0] for name in names)
            case ast.ImportFrom(module=str() as module, level=0):
                yield module.partition(".")[0]
            case _:
                pass
