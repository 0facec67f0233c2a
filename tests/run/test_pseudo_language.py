"""Commands print nothing that is not in the catalogue: the pseudo-language puts each sentence in brackets."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.replay.short_night import TWELVE, a_night
from tests.saying.brackets import bare, words_outside

pytestmark = pytest.mark.slow

DATA = {*TWELVE, "BUNCO", "BUNKO"}
"""Words that no language translates: players, and the rulesets' words for a bunco."""
PARTNERS = re.compile(rf"({'|'.join(TWELVE)}) with ({'|'.join(TWELVE)})")
"""How the rules name the choices of a draw between two partnerships."""


def untranslated(output: str) -> list[str]:
    """The words outside of all brackets, without data."""
    return words_outside(PARTNERS.sub("", bare(output)), DATA)


def output_of(*command: str) -> str:
    """What a command prints in the pseudo-language, on a wide terminal."""
    environ = {**os.environ, "HEADTABLE_LANGUAGE": "en-XA", "COLUMNS": "400"}
    done = subprocess.run(
        [sys.executable, "-m", *command], check=False, capture_output=True, text=True, env=environ, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_text_without_brackets_is_reported_as_untranslated() -> None:
    assert untranslated("[the night of [Ann]] is over: Ann 3 [wins]") == ["is", "over"]


@pytest.mark.parametrize("command", ["headtable replay", "headtable verify", "tests.run.told_night"])
def test_a_journal_is_shown_in_the_language_of_the_reader(tmp_path: Path, command: str) -> None:
    output = output_of(*command.split(), str(a_night(tmp_path / "n.night.db")))
    assert "[" in output
    assert untranslated(output) == []


def test_a_night_under_other_rules_is_shown_in_the_language_of_the_reader(tmp_path: Path) -> None:
    output = output_of("headtable", "replay", str(a_night(tmp_path / "n.night.db")), "--ruleset", "wba")
    assert untranslated(output) == []


def test_nights_are_listed_in_the_language_of_the_reader(tmp_path: Path) -> None:
    a_night(tmp_path / "n.night.db")
    assert untranslated(output_of("headtable", "night", "list", str(tmp_path))) == []


def test_figures_are_shown_in_the_language_of_the_reader() -> None:
    assert untranslated(output_of("headtable", "simulate", "--nights", "2", "--cores", "1")) == []
