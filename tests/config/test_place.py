"""Where the pages keep their files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from headtable.config import Config, EngineSettings
from headtable.config.place import STATE, pages_folder, pages_folder_of
from tests.system.staging import SYSTEMD

NOBODY = 65_534


def test_on_a_laptop_they_are_beside_the_nights_even_if_another_folder_has_such_a_name(tmp_path: Path) -> None:
    nights = tmp_path / "bunco"
    for folder in (nights, tmp_path / "bunco-web"):
        folder.mkdir()
    assert pages_folder_of(nights) == nights


def test_a_folder_of_another_user_beside_the_nights_is_the_pages_own(tmp_path: Path) -> None:
    nights, own = tmp_path / "bunco", tmp_path / "bunco-web"
    nights.mkdir()
    if os.geteuid() == 0:
        own.mkdir()
        os.chown(own, NOBODY, NOBODY)
    else:
        own.symlink_to("/")  # root's
    assert pages_folder_of(nights) == own


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
