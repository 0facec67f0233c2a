"""An archived night loses no published fact, from any state of the journal. The next night has none of them."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from headtable.errors import BadConfig, Unwell
from headtable.journal import Displaced, Facts, InUse, Journal, archive
from headtable.journal.archive import names_held
from headtable.journal.file import damaged
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.table import DicePassed, Rolled
from tests.patience import PATIENCE_S

RULESET = 'name = "house"\n'
PASSED: Facts = (DicePassed(2, "Eve"),)
KILLED = """
import itertools, sys
from pathlib import Path
from headtable.journal import Journal
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.table import DicePassed

with Journal.create(Path(sys.argv[1]), 'name = "house"', "5eed") as journal:
    for seq in itertools.count(1):
        journal.record(Heard("pad-02", "b1", seq, Press("two"), 2), (DicePassed(2, "Eve"),))
        print(seq, flush=True)
"""


def press(seq: int) -> Heard:
    return Heard("pad-02", "b1", seq, Press("two"), 2)


def seqs(path: Path) -> list[int]:
    with Journal.read(path) as journal:
        return [entry.heard.seq for entry in journal.entries()]


def killed(path: Path, after: int) -> int:
    """An engine's journal, killed after so many verdicts; the last verdict that was told."""
    words = [sys.executable, "-c", KILLED, str(path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as engine:
        assert engine.stdout is not None
        told = [engine.stdout.readline() for _ in range(after)]
        os.kill(engine.pid, signal.SIGKILL)
        told += engine.stdout.readlines()
    return int([line for line in told if line.endswith("\n")][-1])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tonight.night.db"


@pytest.mark.parametrize("after", [1, 7, *(pytest.param(number, marks=pytest.mark.slow) for number in (60, 384))])
def test_a_killed_engines_night_is_archived_with_every_sent_verdict(path: Path, after: int) -> None:
    told = killed(path, after)
    place = archive(path)
    assert [file.name for file in path.parent.glob("*-wal*")] == []
    assert seqs(place)[:told] == list(range(1, told + 1))
    with Journal.create(path, RULESET, "other") as new:
        assert list(new.entries()) == []


def test_a_night_is_archived_under_its_date_and_overwrites_no_other(path: Path) -> None:
    names = []
    for _ in range(3):
        Journal.create(path, RULESET, "5eed", lambda: 1_700_000_000).close()
        names.append(archive(path).name.removeprefix("2023-11-1").partition("-")[2])
    assert [name.partition("-")[2] for name in names] == ["", "2.night.db", "3.night.db"]


def test_reading_an_archived_night_leaves_no_file_beside_it(path: Path) -> None:
    killed(path, 7)
    place = archive(path)
    assert seqs(place)
    assert sorted(file.name for file in path.parent.iterdir()) == sorted((place.name, f"{path.name}-lock"))


def test_a_journal_that_an_engine_has_open_is_not_archived(path: Path) -> None:
    with Journal.create(path, RULESET, "5eed"), pytest.raises(InUse, match="another engine has the journal"):
        archive(path)
    assert path.exists()


def test_a_missing_journal_cannot_be_archived(path: Path) -> None:
    with pytest.raises(BadConfig, match="there is no journal"):
        archive(path)


def test_a_damaged_journal_is_archived_with_its_log(path: Path) -> None:
    killed(path, 20)
    data = path.read_bytes()
    path.write_bytes(data[:4096] + bytes(len(data) - 4096))
    log = path.with_name(f"{path.name}-wal").read_bytes()
    with pytest.raises(Unwell, match="damaged"):
        Journal.open(path)
    assert path.with_name(f"{path.name}-wal").read_bytes() == log
    place = archive(path)
    assert place.name == "tonight-damaged.night.db"
    assert place.with_name(f"{place.name}-wal").read_bytes() == log
    assert not path.with_name(f"{path.name}-wal").exists()


@pytest.mark.parametrize("how", ["moved", "deleted", "replaced", "the log deleted"])
def test_a_journal_moved_under_an_engine_accepts_no_more_entries(path: Path, how: str) -> None:
    with Journal.create(path, RULESET, "5eed") as journal:
        journal.record(press(1), PASSED)
        match how:
            case "moved":
                path.rename(path.with_name("elsewhere.db"))
            case "deleted":
                path.unlink()
            case "replaced":
                path.with_name("copy").write_bytes(path.read_bytes())
                path.with_name("copy").replace(path)
            case _:
                path.with_name(f"{path.name}-wal").unlink()
        with pytest.raises(Displaced, match=r"was moved, deleted or replaced.*`headtable night archive`"):
            journal.record(press(2), PASSED)


def test_a_journal_moved_by_hand_gets_its_log_back(path: Path) -> None:
    told = killed(path, 50)
    moved = path.rename(path.with_name("moved.night.db"))
    with Journal.create(path, RULESET, "other") as new:
        assert new.left_log == moved.with_name("moved.night.db-wal").absolute()
        assert list(new.entries()) == []
    assert seqs(moved)[:told] == list(range(1, told + 1))


def test_a_log_without_its_journal_is_kept_beside_the_new_night(path: Path) -> None:
    killed(path, 50)
    log = path.with_name(f"{path.name}-wal")
    left = log.read_bytes()
    path.unlink()
    with Journal.create(path, RULESET, "other") as new:
        assert list(new.entries()) == []
        assert new.left_log == log.with_name(f"{log.name}-left-1")
        assert new.left_log.read_bytes() == left


@pytest.mark.parametrize("way", [Journal.open, Journal.read])
def test_a_journal_beside_another_nights_log_is_not_read_with_it(path: Path, way: object) -> None:
    killed(path, 50)
    log = path.with_name(f"{path.name}-wal").read_bytes()
    path.unlink()
    path.with_name(f"{path.name}-wal").unlink()
    Journal.create(path, RULESET, "other").close()
    path.with_name(f"{path.name}-wal").write_bytes(log)
    with pytest.raises(Unwell, match="belongs to another night"):
        way(path)  # type: ignore[operator]  # one of the two


@pytest.mark.parametrize("column", ["heard", "facts", "at_ms", "uid"])
def test_one_changed_digit_is_detected_when_the_night_continues(path: Path, column: str) -> None:
    with Journal.create(path, RULESET, "5eed") as journal:
        for seq in range(1, 9):
            journal.record(press(seq), (Rolled(2, "Ann", "two", 2, (2, 0), (1, 1, 4)),))
    forger = sqlite3.connect(path, isolation_level=None)
    forger.execute("DROP TRIGGER entries_stay")
    forger.execute(f"UPDATE entries SET {column} = replace({column}, '2', '3') WHERE number = 5")  # noqa: S608
    forger.execute("UPDATE entries SET at_ms = at_ms + 1 WHERE number = 5")
    forger.close()
    with Journal.open(path) as journal, pytest.raises(Unwell, match=r"entry 5 was changed.*night rescue"):
        list(journal.entries())


def test_a_journal_opened_by_another_name_is_read_with_its_log(path: Path, tmp_path: Path) -> None:
    told = killed(path, 20)
    link = tmp_path / "link.night.db"
    link.symlink_to(path)
    assert seqs(link)[:told] == list(range(1, told + 1))
    with Journal.open(link), pytest.raises(InUse, match="another engine has the journal"):
        Journal.open(path)
    assert seqs(archive(link))[:told] == list(range(1, told + 1))
    assert not path.exists()


def test_a_link_to_itself_is_refused_as_a_journal(path: Path) -> None:
    path.symlink_to(path)
    with pytest.raises(BadConfig, match="cannot read the journal"):
        Journal.read(path)


@pytest.mark.parametrize("name", ["-lock", "-wal", "-wal-spare", "-shm"])
def test_a_folder_in_place_of_a_journals_file_is_named_and_nothing_is_moved(path: Path, name: str) -> None:
    Journal.create(path, RULESET, "5eed").close()
    for left in path.parent.glob(f"*{name}"):
        left.unlink()
    path.with_name(f"{path.name}{name}").mkdir()
    with pytest.raises(Unwell, match=f"cannot write beside the journal .*{name} is a folder; move it away"):
        archive(path)
    assert path.exists()


@pytest.mark.parametrize("name", ["", "-lock", "-wal", "-wal-spare", "-shm"])
def test_a_pipe_in_place_of_a_journals_file_is_named_and_blocks_nothing(path: Path, name: str) -> None:
    Journal.create(path, RULESET, "5eed").close()
    there = path.with_name(f"{path.name}{name}")
    there.unlink(missing_ok=True)
    os.mkfifo(there)
    with pytest.raises((Unwell, BadConfig), match=f"tonight.night.db{name}.* is a pipe or a device"):
        archive(path)
    assert there.is_fifo()


@pytest.mark.parametrize("folder", [".", "/", ".."])
def test_a_folder_cannot_be_archived_as_a_journal(folder: str) -> None:
    with pytest.raises(BadConfig, match="it is a folder; name a file"):
        archive(Path(folder))


def test_a_night_on_a_full_disk_is_archived_under_its_date_with_its_log(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = killed(path, 20)

    def full(journal: Journal) -> None:
        journal.close()
        wrong = sqlite3.OperationalError("database or disk is full")
        wrong.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise damaged(path, wrong)

    monkeypatch.setattr(Journal, "make_one_file", full)
    place = archive(path)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{4}\.night\.db", place.name)
    assert seqs(place)[:told] == list(range(1, told + 1))


def test_two_nights_archived_in_one_minute_get_two_names(tmp_path: Path) -> None:
    """The second waits while the first has chosen its name, and not yet taken it."""
    first, second = tmp_path / "a.night.db", tmp_path / "b.night.db"
    for journal in (first, second):
        Journal.create(journal, RULESET, "5eed", wall=lambda: 1_000_000_000.0).close()
    places: list[Path] = []
    with names_held(first):
        waiting = Thread(target=lambda: places.append(archive(second)))
        waiting.start()
        waiting.join(0.3)
        assert (places, second.exists()) == ([], True)
    waiting.join(PATIENCE_S)
    assert len({archive(first), *places}) == 2
