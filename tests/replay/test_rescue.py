"""Spoilt journals: no traceback, nothing false is taken for true, and what is whole is saved."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from headtable.config import EngineSettings
from headtable.engine.resumed_night import history_of
from headtable.engine.start import open_journal
from headtable.errors import Trouble, Unwell
from headtable.journal import Entry
from headtable.messages.people import OpenNight
from headtable.saying import say
from headtable_tools.replay import replay, replay_under, verify
from headtable_tools.replay.listing import nights_in
from headtable_tools.replay.rescue import rescue
from tests.journal.spoilt import Files, spoilt
from tests.replay.short_night import TWELVE, Evening


@pytest.fixture(scope="module")
def hot(tmp_path_factory: pytest.TempPathFactory) -> tuple[Files, list[Entry]]:
    """A night whose engine was killed: its last entries are in the log alone."""
    path = tmp_path_factory.mktemp("hot") / "tonight.night.db"
    with closing(Evening(path)) as evening:
        evening.say(OpenNight(TWELVE))
        evening.journal.make_one_file()
        evening.roll_on(random.Random(3))
        return Files.of(path), list(evening.journal.entries())


def goes_on(path: Path) -> list[Entry]:
    """An engine starts on it."""
    with open_journal(EngineSettings(journal=str(path))) as journal:
        history_of(journal)
        return list(journal.entries())


def looked_at(path: Path) -> None:
    replay(path)
    verify(path)
    assert len(list(nights_in(path.parent))) >= 1


def fuzz(files: Files, entries: list[Entry], folder: Path, runs: int, seed: int) -> Counter[str]:
    """Spoil it so often; what became of it."""
    chance, became = random.Random(seed), Counter[str]()
    apart = folder / "saved"  # so that a listing of either folder reads one journal
    apart.mkdir()
    for run in range(runs):
        path = spoilt(files, chance).put(folder / "spoilt.night.db")
        saved = apart / "saved.night.db"
        saved.unlink(missing_ok=True)
        try:
            rescue(path, saved)
            looked_at(saved)
            kept = goes_on(saved)
            assert {entry.number: entry for entry in kept}.items() <= {e.number: e for e in entries}.items()
            became["saved whole" if kept == entries else "saved in part"] += 1
        except Trouble:
            became["not saved"] += 1
        try:
            looked_at(path)
        except Trouble:
            became["not looked at"] += 1
        try:
            kept = goes_on(path)
            assert kept == entries[: len(kept)], run
            became["goes on whole" if kept == entries else "goes on without its end"] += 1
        except Trouble:
            became["does not go on"] += 1
    return became


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_each_of_hundreds_of_corrupted_journals_is_reported_as_damaged_or_sound(
    hot: tuple[Files, list[Entry]], tmp_path: Path, seed: int
) -> None:
    became = fuzz(*hot, tmp_path, 50, seed)
    assert became["saved whole"] > 15
    assert became["not saved"] < 15


def without(path: Path, numbers: range) -> None:
    """Take entries out of a journal, as no program of ours does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as journal:
        journal.execute("DROP TRIGGER entries_last")
        journal.execute("DELETE FROM entries WHERE number BETWEEN ? AND ?", (numbers[0], numbers[-1]))


@pytest.mark.parametrize("missing", [range(1, 4), range(6, 9)])
def test_a_journal_with_missing_entries_is_reported_as_damaged_and_lists_the_others(
    hot: tuple[Files, list[Entry]], tmp_path: Path, missing: range
) -> None:
    hot[0].put(tmp_path / "sound.night.db")
    path = hot[0].put(tmp_path / "tonight.night.db")
    without(path, missing)
    words = f"entries {missing[0]} to {missing[-1]} are missing"
    with pytest.raises(Unwell, match=words):
        replay(path)
    with pytest.raises(Unwell, match=words):
        replay_under(path, "wba")
    sound, damaged = nights_in(tmp_path)
    assert (sound.errors, sound.entries) == ((), len(hot[1]))
    assert [words in say(error) for error in damaged.errors] == [True]


def test_a_journal_behind_a_link_is_rescued_with_its_log(hot: tuple[Files, list[Entry]], tmp_path: Path) -> None:
    hot[0].put(tmp_path / "real.db")
    link = tmp_path / "tonight.night.db"
    link.symlink_to(tmp_path / "real.db")
    assert rescue(link, tmp_path / "saved.night.db").entries == len(hot[1])
