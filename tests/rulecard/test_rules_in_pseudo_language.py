"""Every word of rule cards, lists, differences and proofs is from the catalogue, or from the ruleset itself."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from headtable import rulesets
from headtable_tools.rulecard.rules_command import answer
from tests.cli.test_cli import headtable
from tests.saying.brackets import words_outside

pytestmark = pytest.mark.usefixtures("pseudo_language")
NAMES = rulesets.names()
TITLES = [rulesets.load(name).title for name in NAMES]
"""A ruleset is its author's text, as is what a bunco is called in it."""


def escaped(*words: str) -> list[str]:
    """The printed words that are in no brackets and no ruleset."""
    paper = io.StringIO()
    answer(words).show(Console(file=paper, width=4000))
    printed = paper.getvalue()
    assert "[" in printed
    return words_outside(printed, (*NAMES, *TITLES))


@pytest.mark.parametrize("ruleset", NAMES)
def test_every_rule_card_is_translated(ruleset: str) -> None:
    assert escaped(ruleset) == []


def test_the_list_of_rulesets_is_translated() -> None:
    assert escaped() == []


@pytest.mark.parametrize("other", NAMES[1:])
def test_a_difference_of_rulesets_is_translated(other: str) -> None:
    assert escaped("diff", NAMES[0], other) == []


def test_two_rulesets_that_are_alike() -> None:
    assert escaped("diff", "rfp", "rfp") == []


@pytest.mark.parametrize("ruleset", NAMES)
def test_a_copy_and_its_proof(tmp_path: Path, ruleset: str) -> None:
    file = str(tmp_path / "mine.toml")
    assert escaped("copy", ruleset, file) == []
    assert escaped("check", file) == []


@pytest.mark.parametrize("words", ["nonsense", "diff rfp", "check none.toml", "copy rfp", "diff rfp none"])
def test_words_that_are_refused(tmp_path: Path, words: str) -> None:
    told = headtable("rules", *words.split(), cwd=tmp_path)
    assert told.returncode == 2
    assert re.match(r"headtable: \[", told.stderr)
    assert words_outside(told.stderr, ("headtable",)) == []
