"""A second copy of each entry on a stick, which may stall, be full, be read-only, or be pulled out."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

import pytest

from headtable.config import EngineSettings
from headtable.engine.copy_watch import PATIENCE_S, CopyWatch
from headtable.journal import Journal
from headtable.journal.file import FORMAT, format_of, log_of
from headtable.journal.second_copy import CopyStatus, SecondCopy, read_status, tell_status
from headtable.messages.pace import Ring, StartRound
from headtable.messages.people import OpenNight
from headtable.messages.words import CopyState
from headtable_tools.backup.contents import Places
from headtable_tools.backup.move_in import Consent, move_in
from headtable_tools.replay import verify
from tests.forked_commands import forked_command
from tests.patience import PATIENCE_S as LONG_S
from tests.replay.short_night import TWELVE, Evening
from tests.root import a_disk, as_root, mounted

NOW = datetime(2026, 11, 27, 20, 15, 30)  # noqa: DTZ001 - only its name is used
OTHER_DISK = "/dev/shm"  # noqa: S108 - a stick is on another disk than the journal
OWN = f"uid={os.geteuid()},gid={os.getegid()}"


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with closing(Evening(tmp_path / "tonight.night.db")) as evening:
        evening.say(OpenNight(TWELVE))
        evening.round_won("a", "b", "a")
        yield evening


@pytest.fixture
def stick() -> Iterator[Path]:
    """A folder on another disk."""
    with tempfile.TemporaryDirectory(dir=OTHER_DISK, prefix="headtable-stick-") as folder:
        yield Path(folder)


def spare_in(folder: Path) -> Places:
    """A machine that keeps all in one folder."""
    folder.mkdir()
    return Places(folder / "tonight.night.db", folder, folder, folder / "headtable.toml", folder / "headtable.keys")


def entries_in(journal: Path) -> list[object]:
    with Journal.read(journal) as read:
        return list(read.entries())


@contextmanager
def unreadable(*files: Path) -> Iterator[None]:
    """No program can read them meanwhile, although their sizes and times stay."""
    with ExitStack() as restored:
        for file in files:
            content = file.read_bytes()
            restored.callback(overwrite, file, content)
            overwrite(file, bytes(len(content)))
        yield


def overwrite(file: Path, content: bytes) -> None:
    state = file.stat()
    with file.open("r+b") as opened:
        opened.write(content)
    os.utime(file, ns=(state.st_atime_ns, state.st_mtime_ns))


def is_complete(status: CopyStatus, evening: Evening) -> bool:
    return status.state == "well" and entries_in(Path(status.file)) == entries_in(evening.path)


def test_each_entry_is_in_the_copy_which_is_a_journal(evening: Evening, stick: Path) -> None:
    copy = SecondCopy(evening.path, stick)
    assert is_complete(copy.look(), evening)
    for _ in range(3):
        evening.round_won("b", "a", "b")
        assert is_complete(copy.look(), evening)
    file = Path(copy.look().file)
    assert format_of(file) == FORMAT
    assert verify(file).differences == ()
    assert list(stick.iterdir()) == [file]


def test_a_stick_that_is_put_in_later_gets_everything(evening: Evening, stick: Path) -> None:
    place = stick / "mounted"
    copy = SecondCopy(evening.path, place)
    assert copy.look().state == "no-stick"
    evening.round_won("a", "a", "a")
    place.mkdir()
    assert is_complete(copy.look(), evening)


def test_an_empty_folder_without_its_stick_gets_no_copy_on_the_same_disk(evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "media").mkdir()
    assert SecondCopy(evening.path, tmp_path / "media").look().state == "no-stick"
    assert list((tmp_path / "media").iterdir()) == []


def test_a_stick_that_was_pulled_out_catches_up_when_it_is_back(evening: Evening, stick: Path) -> None:
    place, pulled = stick / "mounted", stick / "pulled"
    place.mkdir()
    copy = SecondCopy(evening.path, place)
    copy.look()
    place.rename(pulled)
    evening.round_won("a", "a", "a")
    assert copy.look().state == "no-stick"
    pulled.rename(place)
    assert is_complete(copy.look(), evening)
    assert len(list(place.iterdir())) == 1


def test_an_entry_within_the_time_step_of_the_look_before_is_copied(evening: Evening, stick: Path) -> None:
    log = log_of(evening.path)
    with closing(sqlite3.connect(evening.path)) as other:
        other.execute("PRAGMA wal_checkpoint(RESTART)")  # so that the log is written from its beginning again
    evening.say(StartRound())
    before = log.stat()
    copy = SecondCopy(evening.path, stick)
    assert is_complete(copy.look(), evening)
    evening.say(Ring("host"))
    os.utime(log, ns=(before.st_atime_ns, before.st_mtime_ns))  # as if it were written within the same 4 ms
    assert log.stat().st_size == before.st_size
    assert is_complete(copy.look(), evening)


def test_a_journal_at_rest_is_not_read_until_its_next_entry(evening: Evening, stick: Path) -> None:
    copy = SecondCopy(evening.path, stick)
    for _ in range(3):
        assert is_complete(copy.look(), evening)
    with unreadable(evening.path, log_of(evening.path)):
        assert copy.look().state == "well"
    evening.round_won("b", "a", "b")
    assert is_complete(copy.look(), evening)


def test_a_damaged_copy_is_kept_aside_and_written_anew(evening: Evening, stick: Path) -> None:
    file = Path(SecondCopy(evening.path, stick).look().file)
    content = file.read_bytes()
    file.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    assert is_complete(SecondCopy(evening.path, stick).look(), evening)
    assert len(list(stick.iterdir())) == 2


def test_a_copy_that_has_gone_another_way_is_kept_aside(evening: Evening, stick: Path, tmp_path: Path) -> None:
    earlier = shutil.copytree(evening.path.parent, tmp_path / "earlier", ignore=shutil.ignore_patterns("earlier"))
    copy = SecondCopy(evening.path, stick)
    evening.round_won("a", "a", "a")
    copy.look()
    restored = SecondCopy(Path(earlier) / evening.path.name, stick)
    status = restored.look()
    assert entries_in(Path(status.file)) == entries_in(Path(earlier) / evening.path.name)
    assert len(list(stick.iterdir())) == 2


def test_each_night_has_a_copy_of_its_own(evening: Evening, stick: Path, tmp_path: Path) -> None:
    SecondCopy(evening.path, stick).look()
    with closing(Evening(tmp_path / "next.night.db")) as other:
        other.say(OpenNight(TWELVE))
        assert is_complete(SecondCopy(other.path, stick).look(), other)
    assert len(list(stick.iterdir())) == 2


def test_a_night_goes_on_from_the_copy_and_the_old_machine_learns_it_from_the_stick(
    evening: Evening, stick: Path, tmp_path: Path
) -> None:
    copy = SecondCopy(evening.path, stick)
    file = Path(copy.look().file)
    places = spare_in(tmp_path / "spare")
    move_in(file, places, NOW, Consent(old_is_off=True))
    assert SecondCopy(places.journal, stick).look().file == str(file)  # the spare machine goes on with the stick
    with Journal.open(places.journal) as arrived:
        arrived.check_moves()
    assert not evening.journal.has_moved


def test_an_old_machine_that_finds_the_night_taken_from_its_stick_lets_it_go(
    evening: Evening, stick: Path, tmp_path: Path
) -> None:
    copy = SecondCopy(evening.path, stick)
    file = Path(copy.look().file)
    places = spare_in(tmp_path / "spare")
    move_in(file, places, NOW, Consent(old_is_off=True))
    copy.look()
    with pytest.raises(Exception, match="goes on at another computer"):
        evening.journal.check_moves()


@pytest.mark.parametrize(
    ("told", "later_s", "seen"),
    [
        (CopyStatus("no-stick"), 0.0, "no-stick"),
        (CopyStatus("full"), 0.0, "full"),
        (CopyStatus("well", "another night", 999), 2 * PATIENCE_S, "behind"),
        (CopyStatus("well", "another night", 999), 0.0, "well"),
        (None, 2 * PATIENCE_S, "behind"),
    ],
)
def test_the_engine_tells_how_the_copy_is(
    evening: Evening, told: CopyStatus | None, later_s: float, seen: CopyState
) -> None:
    now_s = 0.0
    watch = CopyWatch(evening.journal, EngineSettings(journal_copy="/media/stick"), lambda: now_s)
    if told:
        tell_status(evening.path, told)
    now_s = later_s
    assert watch.look() == seen


def test_a_copy_that_follows_a_busy_night_is_well_although_it_never_has_the_newest_entry(evening: Evening) -> None:
    now_s = 0.0
    watch = CopyWatch(evening.journal, EngineSettings(journal_copy="/media/stick"), lambda: now_s)
    while now_s < 2 * PATIENCE_S:
        now_s += 1.0
        tell_status(evening.path, CopyStatus("well", evening.journal.night, evening.journal.last))
        evening.round_won("a", "b", "a")
        assert watch.look() == "well"
    now_s += 2 * PATIENCE_S
    assert watch.look() == "behind"


def test_without_a_folder_in_the_configuration_nothing_is_told(evening: Evening) -> None:
    assert CopyWatch(evening.journal, EngineSettings(), time.monotonic).look() == "off"


def test_a_full_stick_is_told_and_the_next_one_gets_everything(evening: Evening, tmp_path: Path) -> None:
    place = tmp_path / "media"
    copy = SecondCopy(evening.path, place)
    with mounted(place, "-t", "tmpfs", "-o", f"size=200k,{OWN}", "none"):
        assert is_complete(copy.look(), evening)
        (place / "photos").write_bytes(b"\0" * 4096)
        with suppress(OSError), (place / "films").open("wb", buffering=0) as films:
            while True:
                films.write(b"\0" * 4096)
        for _ in range(8):
            evening.round_won("a", "b", "a")
        assert copy.look().state == "full"
        (place / "films").unlink()
        assert is_complete(copy.look(), evening)
    assert copy.look().state == "no-stick"
    with mounted(place, "-t", "tmpfs", "-o", OWN, "none"):
        assert is_complete(copy.look(), evening)


def test_a_read_only_stick_is_told(evening: Evening, tmp_path: Path) -> None:
    with mounted(tmp_path / "media", "-t", "tmpfs", "-o", "ro", "none") as place:
        assert SecondCopy(evening.path, place).look().state == "read-only"


async def test_a_stick_that_stalls_holds_up_no_roll_and_the_copy_catches_up(
    evening: Evening, stick: Path, tmp_path: Path
) -> None:
    config = tmp_path / "headtable.toml"
    with a_disk(stick / "disk", tmp_path / "media", 8) as place:
        config.write_text(f'[engine]\njournal = "{evening.path}"\njournal_copy = "{place}"\n[box]\nby_phone = true\n')
        watch = CopyWatch(evening.journal, EngineSettings(journal_copy=str(place)), time.monotonic)
        async with forked_command(tmp_path / "copy.log", "copy", "--config", str(config)):
            await until(lambda: copied(evening) == evening.journal.last)
            as_root("fsfreeze", "--freeze", str(place))
            try:
                evening.round_won("a", "b", "a")  # it is recorded although nothing can be written there
                await until(lambda: watch.look() == "behind")
                assert copied(evening) < evening.journal.last
            finally:
                as_root("fsfreeze", "--unfreeze", str(place))
            await until(lambda: copied(evening) == evening.journal.last)
            assert watch.look() == "well"


def copied(evening: Evening) -> int:
    status = read_status(evening.path)
    return status.entries if status else 0


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG_S):
        while not is_so():
            await asyncio.sleep(0.02)
