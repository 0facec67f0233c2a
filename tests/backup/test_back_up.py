"""A backup has all that a venue keeps, and brings it back to the same machine or to another one."""

from __future__ import annotations

import asyncio
import os
import zipfile
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.config import Broker, Config, EngineSettings, Web
from headtable.errors import BadConfig, Unwell
from headtable.journal.journal import Journal
from headtable.messages.people import OpenNight
from headtable_tools.backup.back_up import back_up
from headtable_tools.backup.contents import Places
from headtable_tools.backup.move_out import move_out
from headtable_tools.backup.restore import restore
from headtable_tools.replay.recorded_night import recorded_night
from tests.brokers import free_port
from tests.patience import PATIENCE_S
from tests.processes import a_part
from tests.replay.short_night import TWELVE, Evening, a_night
from tests.system.staging import command

NOW = datetime(2026, 11, 27, 20, 15, 30)  # noqa: DTZ001 - only its name is used
NOBODY = 65_534
CERTIFICATE = "certificates/server-key.pem"
CERTIFICATE_BELOW = "config/certificates/a/b.pem"
GUESTS, RULES, BLASTS = "headtable-guests.json", "rulesets/ours.toml", "box.blasts"


def places_in(folder: Path, journal: str = "tonight.night.db", pages: Path | None = None) -> Places:
    """A machine that keeps all in one folder, or the pages' files in another."""
    return Places(folder / journal, folder, pages or folder, folder / "headtable.toml", folder / "headtable.keys")


@pytest.fixture
def venue(tmp_path: Path) -> Iterator[Evening]:
    """A venue in mid-round, with a finished night, guests, house rules and a configuration."""
    folder = tmp_path / "venue"
    (folder / "rulesets").mkdir(parents=True)
    a_night(folder / "2026-11-20.night.db")
    (folder / "certificates").mkdir()
    for name in (GUESTS, RULES, BLASTS, CERTIFICATE, "headtable.toml", "headtable.keys"):
        (folder / name).write_text(f"the content of {name}")
    (folder / "unrelated.txt").write_text("not headtable's")
    with closing(Evening(folder / "tonight.night.db")) as evening:
        evening.say(OpenNight(TWELVE))
        yield evening


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """Where backups go."""
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def other(tmp_path: Path) -> Places:
    """Another machine, whose journal has another name."""
    folder = tmp_path / "other"
    folder.mkdir()
    return places_in(folder, "now.night.db")


def backup_of(venue: Evening, stick: Path) -> Path:
    return Path(back_up(places_in(venue.path.parent), stick, 3, NOW).file)


def entries_in(path: Path) -> int:
    with Journal.read(path) as journal:
        return journal.last


def test_a_night_goes_on_while_it_is_copied_and_every_entry_so_far_is_in_the_copy(
    venue: Evening, stick: Path, other: Places
) -> None:
    before, tables = entries_in(venue.path), recorded_night(venue.path).night.tables
    backup = backup_of(venue, stick)
    venue.round_won("a", "b", "a")
    restore(backup, other, NOW, with_config=False)
    assert other.journal.stat().st_mode & 0o777 == 0o640  # the pages read it as its group
    assert entries_in(other.journal) == before
    assert recorded_night(other.journal).night.tables == tables
    assert entries_in(other.state / "2026-11-20.night.db") == entries_in(venue.path.parent / "2026-11-20.night.db")


def test_it_has_guests_rules_and_choices_but_nothing_that_is_not_headtables(
    venue: Evening, stick: Path, other: Places
) -> None:
    backup = backup_of(venue, stick)
    restore(backup, other, NOW, with_config=False)
    assert [(other.state / name).read_text() for name in (GUESTS, RULES)] == [
        f"the content of {name}" for name in (GUESTS, RULES)
    ]
    assert not any("unrelated" in name for name in zipfile.ZipFile(backup).namelist())


def test_what_the_pages_keep_comes_from_their_own_folder_and_back_into_it(
    venue: Evening, stick: Path, tmp_path: Path
) -> None:
    nights, kept = venue.path.parent, tmp_path / "kept"
    kept.mkdir()
    for name in (GUESTS, "rulesets"):
        (nights / name).rename(kept / name)
    backup = Path(back_up(places_in(nights, pages=kept), stick, 3, NOW).file)
    machine, pages = tmp_path / "machine", tmp_path / "machine-web"
    machine.mkdir()
    pages.mkdir()
    restore(backup, places_in(machine, pages=pages), NOW, with_config=False)
    assert [(pages / name).read_text() for name in (GUESTS, RULES)] == [
        f"the content of {name}" for name in (GUESTS, RULES)
    ]
    assert (machine / BLASTS).exists()
    assert not (pages / BLASTS).exists()


def test_a_link_of_the_pages_to_a_file_of_others_is_left_out(venue: Evening, stick: Path) -> None:
    folder = venue.path.parent
    (folder / "headtable-stolen.json").symlink_to("/etc/passwd")
    if os.geteuid() == 0:  # anybody else has no file of root's
        os.chown(folder, NOBODY, NOBODY)
    assert "state/headtable-stolen.json" not in zipfile.ZipFile(backup_of(venue, stick)).namelist()


def test_nothing_is_restored_through_a_link_out_of_the_folder(
    venue: Evening, stick: Path, other: Places, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (other.pages / "rulesets").symlink_to(elsewhere)
    with pytest.raises(BadConfig, match="headtable has no file"):
        restore(backup_of(venue, stick), other, NOW, with_config=False)
    assert list(elsewhere.iterdir()) == []


def test_configuration_and_keys_come_only_if_they_are_asked_for(venue: Evening, stick: Path, other: Places) -> None:
    backup = backup_of(venue, stick)
    assert set(restore(backup, other, NOW, with_config=False).left_out) == {
        "config/headtable.toml",
        "config/headtable.keys",
        f"config/{CERTIFICATE}",
    }
    assert not other.config.exists()
    restore(backup, other, NOW, with_config=True)
    assert other.keys.read_text() == "the content of headtable.keys"
    assert (other.state / CERTIFICATE).read_text() == f"the content of {CERTIFICATE}"


def test_only_its_owner_may_read_a_backup(venue: Evening, stick: Path) -> None:
    assert backup_of(venue, stick).stat().st_mode & 0o777 == 0o600


def test_the_newest_backups_stay(venue: Evening, stick: Path) -> None:
    made = [back_up(places_in(venue.path.parent), stick, 2, NOW + timedelta(minutes=one)) for one in range(4)]
    assert sorted(str(path) for path in stick.iterdir()) == [one.file for one in made[2:]]
    assert made[3].deleted == (made[1].file,)


def test_the_new_backup_stays_although_the_clock_was_set_back(venue: Evening, stick: Path) -> None:
    places = places_in(venue.path.parent)
    for minutes in (5, 6):
        back_up(places, stick, 2, NOW + timedelta(minutes=minutes))
    made = back_up(places, stick, 2, NOW)
    assert Path(made.file).exists()
    assert len(list(stick.iterdir())) == 2


def test_a_file_that_was_written_before_the_clock_was_set_is_in_the_backup(venue: Evening, stick: Path) -> None:
    os.utime(venue.path.parent / GUESTS, (0, 0))
    assert f"state/{GUESTS}" in zipfile.ZipFile(backup_of(venue, stick)).namelist()


def test_a_backup_that_would_delete_itself_is_refused(venue: Evening, stick: Path) -> None:
    with pytest.raises(BadConfig, match="--keep 0 would delete the new backup"):
        back_up(places_in(venue.path.parent), stick, 0, NOW)


def test_a_folder_that_is_not_there_is_named_and_nothing_is_left(venue: Evening, stick: Path) -> None:
    with pytest.raises(Unwell, match=r"cannot write a backup into .*/gone: No such file or directory"):
        back_up(places_in(venue.path.parent), stick / "gone", 3, NOW)
    assert list(stick.iterdir()) == []


def test_a_damaged_night_does_not_keep_the_others_from_their_backup(
    venue: Evening, stick: Path, other: Places
) -> None:
    old = venue.path.parent / "2026-11-20.night.db"
    content = bytearray(old.read_bytes())
    content[len(content) // 2 :] = b"\xff" * (len(content) - len(content) // 2)
    old.write_bytes(content)
    made = back_up(places_in(venue.path.parent), stick, 3, NOW)
    assert made.damaged == (str(old),)
    restore(Path(made.file), other, NOW, with_config=False)
    assert (other.state / old.name).read_bytes() == bytes(content)
    assert entries_in(other.journal) == entries_in(venue.path)


def test_nothing_is_restored_under_a_running_engine(venue: Evening, stick: Path) -> None:
    backup = backup_of(venue, stick)
    venue.round_won("a", "b", "a")
    before = entries_in(venue.path)
    with pytest.raises(Unwell, match="another engine has the journal"):
        restore(backup, places_in(venue.path.parent), NOW, with_config=False)
    assert entries_in(venue.path) == before


@pytest.mark.slow
async def test_nothing_is_restored_under_running_pages(venue: Evening, stick: Path, other: Places) -> None:
    backup = backup_of(venue, stick)
    config = Config(
        broker=Broker(port=free_port()), web=Web(port=0), engine=EngineSettings(journal=other.journal.name)
    )
    async with a_part("web", config, other.state, stdout=PIPE) as pages:
        assert pages.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            assert b"scoreboard      http://" in await pages.stdout.readline()
        with pytest.raises(Unwell, match="the pages run"):
            restore(backup, other, NOW, with_config=False)
        assert not other.journal.exists()
    restore(backup, other, NOW, with_config=False)
    assert other.journal.exists()


def test_what_was_there_before_lies_aside_and_what_is_the_same_stays(venue: Evening, stick: Path) -> None:
    here = places_in(venue.path.parent)
    backup = backup_of(venue, stick)
    venue.round_won("a", "b", "a")
    later = entries_in(venue.path)
    venue.close()
    (here.state / GUESTS).write_text("another list")
    done = restore(backup, here, NOW, with_config=False)
    aside = here.state / "before-restore-2026-11-27-201530"
    assert (aside / "state" / GUESTS).read_text() == "another list"
    assert entries_in(aside / "nights" / "tonight.night.db") == later
    assert {Path(file).name for file in done.files} == {GUESTS, "tonight.night.db"}
    assert restore(backup, here, NOW, with_config=False).files == ()


@pytest.mark.parametrize(
    "strange",
    ["../evil.db", "/etc/passwd", "state/../../evil", "nights/a/b.db", "config/x", CERTIFICATE_BELOW],
)
def test_a_file_with_a_strange_name_is_refused_as_a_whole(
    venue: Evening, stick: Path, other: Places, strange: str
) -> None:
    backup = backup_of(venue, stick)
    with zipfile.ZipFile(backup, "a") as archive:
        archive.writestr(strange, "evil")
    with pytest.raises(BadConfig, match="headtable has no file"):
        restore(backup, other, NOW, with_config=True)
    assert list(other.state.iterdir()) == []


def test_a_damaged_backup_changes_nothing(venue: Evening, stick: Path, other: Places) -> None:
    backup = backup_of(venue, stick)
    sound = backup.read_bytes()
    for place in range(len(sound) // 3, len(sound) // 2, len(sound) // 200):
        damaged = bytearray(sound)
        damaged[place] ^= 0xFF
        backup.write_bytes(damaged)
        with pytest.raises(BadConfig, match="is damaged, or no backup of headtable"):
            restore(backup, other, NOW, with_config=False)
    assert list(other.state.iterdir()) == []


def test_a_backup_does_not_bring_a_night_back_that_has_moved(venue: Evening, stick: Path) -> None:
    backup, here = backup_of(venue, stick), places_in(venue.path.parent)
    venue.close()
    move_out(here, stick / "night.zip", NOW)
    with pytest.raises(BadConfig, match="has moved to another machine already"):
        restore(backup, here, NOW, with_config=False)


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x05\x06" + bytes(18)])
def test_another_file_is_no_backup(stick: Path, other: Places, content: bytes) -> None:
    (stick / "some.zip").write_bytes(content)
    with pytest.raises(BadConfig, match="no backup of headtable"):
        restore(stick / "some.zip", other, NOW, with_config=False)


def test_the_commands_say_what_was_done(venue: Evening, stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(venue.path.parent)
    (venue.path.parent / "headtable.toml").write_text("[box]\nby_phone = true\n")
    made = CliRunner().invoke(build_app(), ["backup", str(stick)])
    assert "2 nights and 6 other files" in made.output
    venue.close()
    done = CliRunner().invoke(build_app(), ["restore", str(next(stick.iterdir()))])
    assert (done.exit_code, done.exception) == (0, None)
    assert "every file was the same already" in done.output
    assert "--with-config brings them, too" in done.output


def test_without_a_folder_it_goes_into_the_one_of_the_configuration(
    venue: Evening, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = venue.path.parent
    (folder / "headtable.toml").write_text(f'[engine]\nbackups = "{stick}"\n[box]\nby_phone = true\n')
    monkeypatch.chdir(folder)
    made = CliRunner().invoke(build_app(), ["backup", "--config", str(folder / "headtable.toml")])
    assert made.exit_code == 0, made.output
    (file,) = stick.iterdir()
    with zipfile.ZipFile(file) as archive:
        assert "nights/tonight.night.db" in archive.namelist()


def test_a_backup_without_a_folder_fails_and_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(
        BadConfig, match=r"no backup was made: name a folder.* or write one as backups under \[engine"
    ):
        CliRunner().invoke(build_app(), ["backup"], catch_exceptions=False)
    assert list(tmp_path.iterdir()) == []


def test_the_daily_backup_is_off_and_no_failure_until_a_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "headtable.toml").write_text("[box]\nby_phone = true\n")
    monkeypatch.chdir(tmp_path)
    _python, _m, _headtable, *words = command("backup")
    named = ["headtable.toml" if word == "/etc/headtable/headtable.toml" else word for word in words]
    off = CliRunner().invoke(build_app(), named)
    assert (off.exit_code, off.output) == (0, "")
    assert [path.name for path in tmp_path.iterdir()] == ["headtable.toml"]
