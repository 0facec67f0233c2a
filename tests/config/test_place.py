"""Where the pages keep their files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from headtable.config import Config, EngineSettings, load
from headtable.config.place import STATE, pages_folder, pages_folder_of
from headtable.config.reading import with_paths_of
from tests.system.staging import SYSTEMD

NOBODY = 65_534


def test_on_a_laptop_they_are_beside_the_nights_even_if_another_folder_has_such_a_name(tmp_path: Path) -> None:
    nights = tmp_path / "bunco"
    for folder in (nights, tmp_path / "bunco-web"):
        folder.mkdir()
    assert pages_folder_of(nights) == nights


def test_nights_in_the_root_have_no_other_folder() -> None:
    assert pages_folder_of(Path("/")) == Path("/")


def test_a_folder_of_another_user_beside_the_nights_is_the_pages_own(tmp_path: Path) -> None:
    nights, own = tmp_path / "bunco", tmp_path / "bunco-web"
    nights.mkdir()
    if os.geteuid() == 0:
        own.mkdir()
        os.chown(own, NOBODY, NOBODY)
    else:
        own.symlink_to("/")  # root's
    assert pages_folder_of(nights) == own


def test_a_venues_nights_are_in_their_folder_wherever_a_command_is_typed() -> None:
    venue = with_paths_of(Path("/etc/headtable"), Config(engine=EngineSettings(journal="tonight.night.db")))
    assert venue.engine == EngineSettings(journal="/var/lib/headtable/tonight.night.db")
    on_a_disk = with_paths_of(Path("/etc/headtable"), Config(engine=EngineSettings(journal="/mnt/tonight.night.db")))
    assert on_a_disk.engine.journal == "/mnt/tonight.night.db"


def test_a_laptops_nights_are_in_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "headtable.toml").write_text('[engine]\njournal = "tonight.night.db"\n')
    assert load(tmp_path / "headtable.toml").engine.journal == "tonight.night.db"


def test_a_venues_other_folders_are_there_too_and_none_stays_none() -> None:
    own = EngineSettings(journal="/mnt/n.db", journal_copy="/media/stick", backups="backups")
    found = with_paths_of(Path("/etc/headtable"), Config(engine=own)).engine
    assert (found.journal_copy, found.backups) == ("/media/stick", "/var/lib/headtable/backups")
    assert with_paths_of(Path("/etc/headtable"), Config()).engine.backups == ""


def test_the_units_name_these_two_folders() -> None:
    folders = {
        part: line.partition("=")[2]
        for part in ("engine", "box", "web")
        for line in (SYSTEMD / f"headtable-{part}.service").read_text().splitlines()
        if line.startswith("StateDirectory=")
    }
    assert folders == {"engine": "headtable", "box": "headtable", "web": "headtable-web"}


def test_the_unit_of_the_pages_says_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STATE, str(tmp_path))
    assert pages_folder(Config(engine=EngineSettings(journal="/nowhere/tonight.night.db"))) == tmp_path
