"""A night script is read and played the same whatever sentences the catalogue has."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from headtable.saying import languages, text
from headtable.saying.catalogue import entries
from headtable_tools.nights import play_on_paper, read
from tests.nights.scripts import HERE, SCRIPTS, script

pytestmark = pytest.mark.slow

PLAYED = [HERE / "rfp" / "points.night", HERE / "wba" / "the-host-may-decide-a-tie.night"]


@pytest.fixture
def nonsense(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue in which every sentence is another one."""
    names = entries(languages.source("en"))
    monkeypatch.setattr(languages, "source", lambda _: "\n".join(f"{name} = tralala {name}" for name in names))
    languages.catalogue_of.cache_clear()
    yield
    languages.catalogue_of.cache_clear()


@pytest.mark.usefixtures("nonsense")
async def test_every_script_passes_after_every_sentence_is_replaced() -> None:
    assert text("muted") == "tralala muted"
    for path in SCRIPTS:
        played = await play_on_paper(read(path))
        assert played.failure is None, str(played.failure)


async def test_a_failure_is_reported_in_the_phrases_of_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    told = "table 1: Ann,Bea,Cat,Dot\nthe night opens\nthe round starts\ntable 1 rolls 2 3 4\nexpect Ann rolled two"
    failure = (await play_on_paper(script(told))).failure
    assert failure is not None
    monkeypatch.setenv(languages.LANGUAGE, languages.PSEUDO)
    assert (await play_on_paper(script(told))).failure == failure


def test_scripts_pass_and_are_printed_in_the_pseudo_language() -> None:
    command = [sys.executable, "-m", "headtable", "play", *map(str, PLAYED)]
    asked = {**os.environ, languages.LANGUAGE: languages.PSEUDO}
    done = subprocess.run(command, env=asked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "\n      [table 2: Eve rolled [two] with 4 1 1, [2 points], tally 3 to 0]\n" in done.stdout
