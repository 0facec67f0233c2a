"""A name in ``controller/`` has one meaning: only the layers below may repeat a file's name, and each says why."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path, PurePosixPath

import pytest

import headtable
from headtable.saying.languages import ENGLISH, languages

CONTROLLER = Path(headtable.__file__).parents[1]
PYTHONS_OWN = {"__init__.py", "__main__.py"}
WRITTEN_BY_HAND = {".py", ".js", ".css", ".html", ".ftl"}

LAYERS = {
    "headtable/messages": "the messages of each topic",
    "headtable/messages/refusals": "the refusals of the same topics",
    "headtable_tools/nights/phrases": "the phrases for the same messages",
    "headtable/rulecard/sections": "the sentences about the same topics on a rule card",
    "headtable/game": "`decide` and `apply` for all topics",
    "headtable/game/pace": "`decide` and `apply` for this topic",
    "headtable/game/people": "`decide` and `apply` for this topic",
    "headtable/game/prizes": "`decide` and `apply` for this topic",
    "headtable/game/table": "`decide` and `apply` for this topic",
    "headtable_tools/cli": "the commands, each beside the module that does its work",
}
"""The folders that repeat the topics of other folders, with what each says about them."""

TRANSLATIONS = {f"headtable/saying/{language}" for language in languages() - {ENGLISH}}
"""The folders of the languages: their files have the names of the English ones, and hold the same sentences."""

ONE_FILE_EACH = {
    "run.py": "the command, and its work",
    "journal.py": "the commands about a journal, and the journal",
}
"""The names that stand in a layer and once outside of the layers."""


def files_by_name() -> dict[str, list[PurePosixPath]]:
    """The files of ``controller/`` that people write, by their names; a translation is the same file once more."""
    found = defaultdict[str, list[PurePosixPath]](list)
    for path in sorted(CONTROLLER.rglob("*")):
        here = PurePosixPath(path.relative_to(CONTROLLER))
        if path.suffix in WRITTEN_BY_HAND and path.name not in PYTHONS_OWN and str(here.parent) not in TRANSLATIONS:
            found[path.name].append(here)
    return found


def outside_of_layers(paths: list[PurePosixPath]) -> list[PurePosixPath]:
    """The files among them that are in none of the layers."""
    return [path for path in paths if str(path.parent) not in LAYERS]


def test_two_files_have_one_name_only_where_a_layer_repeats_a_topic() -> None:
    """A stranger who looks for a file by its name finds one, or the same topic in several layers."""
    ambiguous = {
        name: [str(path) for path in paths]
        for name, paths in files_by_name().items()
        if len(paths) > 1 and len(outside_of_layers(paths)) > (name in ONE_FILE_EACH)
    }
    assert ambiguous == {}


@pytest.mark.parametrize("layer", LAYERS)
def test_each_layer_repeats_a_name(layer: str) -> None:
    """A layer stands in the list only as long as one of its files shares its name with another."""
    repeated = [
        name
        for name, paths in files_by_name().items()
        if len(paths) > 1
        for path in paths
        if str(path.parent) == layer
    ]
    assert repeated != []


@pytest.mark.parametrize("name", ONE_FILE_EACH)
def test_each_name_with_a_reason_is_used_twice(name: str) -> None:
    """A name stands in the list only as long as exactly one file outside of the layers has it."""
    paths = files_by_name()[name]
    assert len(paths) > 1
    assert len(outside_of_layers(paths)) == 1


@pytest.mark.parametrize("layer", LAYERS)
def test_the_folder_of_each_layer_says_what_it_holds(layer: str) -> None:
    """Whoever opens the folder reads in its docstring that its files are named after topics or commands."""
    folder = (CONTROLLER / layer / "__init__.py").read_text().split('"""')[1]
    assert any(word in folder for word in ("topic", "named after")), folder
