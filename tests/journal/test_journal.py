"""The journal: only added to, on the disk when it says so, and never confused with other files."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from headtable.errors import BadConfig, Unwell
from headtable.journal import Facts, Journal
from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.line import Dice, Event, Press
from headtable.messages.past import Correct, Corrected, Undo, Voided
from headtable.messages.people import OpenNight
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.refusals.people import NameIsTaken
from headtable.messages.refusals.speaking import OtherRung, RefusedTooOften
from headtable.messages.table import Call, Claim, DicePassed, Rolled
from headtable.messages.words import Button

FULL = 2  # SQLite's number for it
NOBODY = 65_534
RULESET = 'name = "house"\n'
ROLLED: Facts = (Rolled(2, "Ann", "two", 2, (2, 0), (1, 1, 4)),)
TOO_OFTEN = RefusedTooOften("pad-02")


def press(seq: int, uid: str = "pad-02") -> Heard:
    return Heard(uid, "b1", seq, Press("two"), 2)


def synchronous(journal: Journal) -> int:
    """SQLite's way of writing on this connection; short of a power cut, only this shows it."""
    level: int = journal._sqlite.execute("PRAGMA synchronous").fetchone()[0]
    return level


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tonight.night.db"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    with Journal.create(path, RULESET, "5eed", lambda: 1_700_000_000.5) as fresh:
        yield fresh


def test_an_entry_is_on_the_disk_before_it_is_published(journal: Journal, path: Path) -> None:
    assert synchronous(journal) == FULL
    journal.close()
    with Journal.open(path) as again:
        assert synchronous(again) == FULL


def test_a_new_journal_names_its_ruleset_and_its_seed(journal: Journal) -> None:
    assert (journal.ruleset, journal.seed, journal.last) == (RULESET, "5eed", 0)
    assert list(journal.entries()) == []


def test_entries_are_numbered_from_one_and_read_back_in_order(journal: Journal) -> None:
    assert journal.record(press(7), ROLLED) == 1
    assert journal.record(press(8), TOO_OFTEN) == 2
    first, second = journal.entries()
    assert (first.number, first.at_ms, first.heard, first.facts, first.refusal) == (
        1, 1_700_000_000_500, press(7), ROLLED, None,
    )  # fmt: skip
    assert (second.number, second.heard, second.facts, second.refusal) == (2, press(8), (), TOO_OFTEN)


def test_a_repeated_message_has_its_verdict(journal: Journal) -> None:
    journal.record(press(7), ROLLED)
    journal.record(press(8), TOO_OFTEN)
    assert journal.verdict(press(7)) == Ack("pad-02", "b1", 7, accepted=True, entry=1)
    assert journal.verdict(press(8)) == Ack("pad-02", "b1", 8, accepted=False, entry=2, why=TOO_OFTEN)
    assert journal.verdict(replace(press(7), boot="b2")) is None
    assert journal.verdict(replace(press(7), uid="pad-03")) is None


def test_a_phone_with_the_uid_of_a_pad_is_another_speaker(journal: Journal) -> None:
    a_phone = replace(press(7), role="phone")
    journal.record(press(7), ROLLED)
    assert journal.verdict(a_phone) is None
    journal.record(a_phone, TOO_OFTEN)
    assert journal.verdict(a_phone) == Ack("pad-02", "b1", 7, accepted=False, entry=2, why=TOO_OFTEN, role="phone")


def test_the_same_message_is_never_recorded_twice(journal: Journal) -> None:
    journal.record(press(7), ROLLED)
    with pytest.raises(Unwell, match="UNIQUE"):
        journal.record(press(7), ROLLED)
    assert journal.record(press(8), ROLLED) == 2


def test_a_night_continues_in_the_journal_that_it_began_in(journal: Journal, path: Path) -> None:
    journal.record(press(1), ROLLED)
    journal.close()
    with Journal.open(path) as again:
        assert (again.ruleset, again.seed, again.last) == (RULESET, "5eed", 1)
        assert again.record(press(2), ROLLED) == 2


@pytest.mark.parametrize(
    "change",
    ["UPDATE entries SET seq = 9", "DELETE FROM entries", "UPDATE night SET seed = 'x'", "DELETE FROM night"],
)
def test_no_written_entry_can_be_changed(journal: Journal, path: Path, change: str) -> None:
    journal.record(press(1), ROLLED)
    with closing_sqlite(path) as other, pytest.raises(sqlite3.IntegrityError, match="only added to"):
        other.execute(change)


def test_two_engines_cannot_share_a_journal(journal: Journal, path: Path) -> None:
    with pytest.raises(Unwell, match="another engine has the journal"):
        Journal.open(path)
    journal.close()
    Journal.open(path).close()


def test_a_journal_can_be_read_while_an_engine_adds_to_it(journal: Journal, path: Path) -> None:
    journal.record(press(1), ROLLED)
    with Journal.read(path) as looking:
        assert [entry.heard.seq for entry in looking.entries()] == [1]
        journal.record(press(2), ROLLED)
        assert [entry.heard.seq for entry in looking.entries()] == [1, 2]
        with pytest.raises(Unwell, match="readonly"):
            looking.record(press(3), ROLLED)


def test_a_journal_in_a_read_only_folder_can_be_read() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tonight.night.db"
        with Journal.create(path, RULESET, "5eed") as journal:
            journal.record(press(1), ROLLED)
        with only_reading(Path(folder)), Journal.read(path) as looking:
            assert [entry.heard.seq for entry in looking.entries()] == [1]


def test_another_user_reads_a_night_while_its_engine_adds_to_it() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tonight.night.db"
        with Journal.create(path, RULESET, "5eed") as journal, only_reading(Path(folder)):
            with Journal.read(path) as looking:
                journal.record(press(1), ROLLED)
                assert [entry.heard.seq for entry in looking.entries()] == [1]
            with pytest.raises(OSError, match="denied"):
                path.open("ab")


def test_another_user_reads_a_night_with_a_log_whose_index_is_missing() -> None:
    with TemporaryDirectory() as folder, TemporaryDirectory() as moved:
        path, copy = Path(folder) / "tonight.night.db", Path(moved) / "moved.night.db"
        with Journal.create(path, RULESET, "5eed") as journal:
            journal.record(press(1), ROLLED)
            for ending in ("", "-wal"):
                shutil.copyfile(f"{path}{ending}", f"{copy}{ending}")
        with only_reading(Path(moved)), Journal.read(copy) as looking:
            assert [entry.heard.seq for entry in looking.entries()] == [1]
            with pytest.raises(Unwell, match="readonly"):
                looking.record(press(2), ROLLED)


@contextmanager
def only_reading(folder: Path) -> Iterator[None]:
    """Become a user who may read a folder and no more.

    Root, who may do everything, becomes nobody.
    """
    before = os.geteuid()
    folder.chmod(0o555)
    try:
        if before == 0:
            os.seteuid(NOBODY)
        yield
    finally:
        os.seteuid(before)
        folder.chmod(0o700)


def test_a_journal_without_a_writable_log_is_not_reported_as_damaged(journal: Journal, path: Path) -> None:
    journal.close()
    path.with_name(f"{path.name}-wal").mkdir()
    for opening in (Journal.open, Journal.read):
        with pytest.raises(Unwell, match="cannot write beside the journal") as why:
            opening(path)
        assert "damaged" not in str(why.value)


def test_a_new_journal_does_not_replace_an_old_one(journal: Journal, path: Path) -> None:
    journal.close()
    before = path.read_bytes()
    with pytest.raises(BadConfig, match="is there already"):
        Journal.create(path, RULESET, "other")
    assert path.read_bytes() == before


def someone_elses_database(path: Path) -> None:
    with closing_sqlite(path) as other:
        other.execute("CREATE TABLE scores (player TEXT)")


@pytest.mark.parametrize(
    "make",
    [
        lambda path: path.write_text("Ann 21, Bob 5\n"),
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(b"SQLite format 3\0 and no more"),
        someone_elses_database,
    ],
    ids=["a text", "an empty file", "half a header", "another database"],
)
@pytest.mark.parametrize("way", [Journal.open, Journal.read])
def test_a_file_of_another_kind_is_refused_as_a_journal_and_left_unchanged(
    path: Path, make: Callable[[Path], None], way: Callable[[Path], Journal]
) -> None:
    make(path)
    before = path.read_bytes()
    with pytest.raises(BadConfig, match=r"is not a headtable journal.*untouched"):
        way(path)
    assert path.read_bytes() == before


def test_a_journal_of_another_version_is_refused_and_left_unchanged(journal: Journal, path: Path) -> None:
    journal.close()
    with closing_sqlite(path) as other:
        other.execute("PRAGMA user_version = 1")
    before = path.read_bytes()
    with pytest.raises(BadConfig, match=r"of format 1, and this headtable .* reads formats 5 to 9"):
        Journal.open(path)
    assert path.read_bytes() == before


def test_a_damaged_journal_is_reported(journal: Journal, path: Path) -> None:
    for seq in range(200):
        journal.record(press(seq), ROLLED)
    journal.close()
    whole = bytearray(path.read_bytes())
    whole[8192:16384] = b"coffee  " * 1024
    path.write_bytes(whole)
    with pytest.raises(Unwell, match=r"is damaged.*put back a copy"):
        Journal.open(path)
    assert path.read_bytes() == whole


def test_a_missing_journal_cannot_be_read(path: Path) -> None:
    with pytest.raises(BadConfig, match="No such file"):
        Journal.read(path)


def test_the_error_for_a_missing_folder_names_it(tmp_path: Path) -> None:
    with pytest.raises(Unwell, match=r"nowhere.*make it"):
        Journal.create(tmp_path / "nowhere" / "n.db", RULESET, "5eed")


def test_a_full_disk_takes_no_entry_and_the_next_one_follows_in_sequence(journal: Journal) -> None:
    journal.record(press(1), ROLLED)
    with files_no_longer_than(journal.path.with_name(journal.path.name + "-wal").stat().st_size + 100):
        for seq in (2, 3):
            with pytest.raises(Unwell, match="nothing is taken until it can be"):
                journal.record(press(seq), ROLLED)
    written = [entry.heard.seq for entry in journal.entries()]
    assert written == [1]
    assert journal.record(press(3), ROLLED) == 2


@pytest.mark.parametrize("step_bytes", [8_009, pytest.param(517, marks=pytest.mark.slow)])
def test_a_power_cut_loses_only_entries_that_had_not_reached_the_disk(
    journal: Journal, path: Path, step_bytes: int
) -> None:
    """If a part of the write-ahead log survives, its entries are the first ones, whole."""
    for seq in range(12):
        journal.record(press(seq), ROLLED)
    log = path.with_name(path.name + "-wal").read_bytes()
    kept = []
    for length in (*range(0, len(log), step_bytes), len(log)):
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.db"
            shutil.copy(path, copy)
            copy.with_name("copy.db-wal").write_bytes(log[:length])
            with Journal.open(copy) as survivor:
                kept.append([entry.heard.seq for entry in survivor.entries()])
    assert all(seqs == list(range(len(seqs))) for seqs in kept)
    assert kept[0] == []
    assert len(kept[-1]) >= 11


names = st.text("abcdefghijklmnopqrstuvwxyzÄ'\" \n\\", min_size=1, max_size=40)
saids = st.one_of(
    st.builds(Press, st.sampled_from(get_args(Button))),
    st.builds(Dice, st.tuples(*[st.integers(1, 6)] * 3), st.integers(0, 86_400_000)),
    st.builds(OpenNight, st.lists(names, min_size=4, max_size=8).map(tuple)),
    st.builds(Undo, st.integers(1, 10**6), names, names),
    st.builds(Correct, st.integers(1, 99), st.builds(Claim, st.just(2), st.just("mini")), names, names),
)
refusals = st.one_of(
    st.builds(FormerRefusal, names), st.builds(OtherRung, st.integers(1, 100), st.just("paper"), st.just("pad"))
)
facts = st.one_of(
    st.builds(DicePassed, st.integers(1, 100), names),
    st.builds(Rolled, st.just(1), names, st.just("one"), st.just(1), st.tuples(st.integers(0, 99), st.just(0))),
    st.builds(Voided, st.integers(1, 10**6), st.builds(NameIsTaken, names)),
    st.builds(Corrected, st.integers(1, 9), st.builds(Call, st.just(3)), names, names),
)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(saids, st.one_of(refusals, st.lists(facts, max_size=4).map(tuple))), max_size=12))
def test_a_recorded_entry_reads_back_unchanged(told: list[tuple[Event | Input, Facts | Refusal]]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "any.db"
        with Journal.create(path, RULESET, "5eed") as journal:
            heards = [Heard("host-1", "b", seq, said, role="host") for seq, (said, _) in enumerate(told)]
            for heard, (_, outcome) in zip(heards, told, strict=True):
                journal.record(heard, outcome)
        with Journal.open(path) as journal:
            entries = list(journal.entries())
    assert [entry.heard for entry in entries] == heards
    assert [entry.outcome for entry in entries] == [out for _, out in told]


@contextmanager
def closing_sqlite(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


@contextmanager
def files_no_longer_than(limit_bytes: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit_bytes, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
