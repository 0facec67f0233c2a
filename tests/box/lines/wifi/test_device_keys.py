"""The file of the keys: private, read again when it has changed, and never quoted."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.box.lines.wifi.device_keys import Keys
from headtable.errors import Unwell

ONE, OTHER = bytes(range(32)), bytes(range(1, 33))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "headtable.keys"


def test_a_stored_key_is_found_also_by_an_earlier_reader_of_the_file(file: Path) -> None:
    reader = Keys(file)
    assert reader.of("pad-01") is None
    Keys(file).store("pad-01", ONE)
    assert reader.of("pad-01") == ONE
    Keys(file).store("pad-02", OTHER)
    Keys(file).store("pad-01", OTHER)
    assert (reader.of("pad-01"), reader.of("pad-02"), reader.of("pad-03")) == (OTHER, OTHER, None)


def test_a_removed_key_is_gone_and_the_others_stay(file: Path) -> None:
    reader = Keys(file)
    assert not reader.forget("pad-01")
    assert not file.exists()
    Keys(file).store("pad-01", ONE)
    Keys(file).store("pad-02", OTHER)
    assert reader.of("pad-01") == ONE
    assert Keys(file).forget("pad-01")
    assert (reader.of("pad-01"), reader.of("pad-02")) == (None, OTHER)
    assert not Keys(file).forget("pad-01")


@pytest.mark.parametrize(("folder", "mode"), [(0o700, 0o600), (0o755, 0o600), (0o750, 0o640), (0o770, 0o640)])
def test_the_file_is_readable_by_its_owner_and_the_group_of_its_folder(file: Path, folder: int, mode: int) -> None:
    file.parent.chmod(folder)
    for key in (ONE, OTHER):
        Keys(file).store("pad-01", key)
        assert file.stat().st_mode & 0o777 == mode
        assert file.stat().st_gid == file.parent.stat().st_gid
        assert Keys(file).of("pad-01") == key


@pytest.mark.parametrize("mode", [0o604, 0o641, 0o660, 0o620])
def test_a_file_that_others_may_read_or_change_is_not_trusted(file: Path, mode: int) -> None:
    Keys(file).store("pad-01", ONE)
    file.chmod(mode)
    with pytest.raises(Unwell, match=r"is open to others.* chmod g-wx,o= "):
        Keys(file).of("pad-01")


@pytest.mark.parametrize("text", ['pad-01 = "c2hvcnQ="', 'pad-01 = "€"', "secret", "pad-01 = 3"])
def test_a_damaged_file_is_reported_without_its_content(file: Path, text: str) -> None:
    file.write_text(text)
    file.chmod(0o600)
    with pytest.raises(Unwell, match="is damaged") as told:
        Keys(file).of("pad-01")
    assert text not in str(told.value)


def test_a_failed_write_is_reported(tmp_path: Path) -> None:
    with pytest.raises(Unwell, match="cannot write"):
        Keys(tmp_path / "nowhere" / "headtable.keys").store("pad-01", ONE)


def test_an_inaccessible_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unwell, match=r"cannot read .*: Not a directory"):
        Keys(tmp_path / "file" / "headtable.keys").of("pad-01")


def test_a_write_test_leaves_the_file_unchanged(file: Path) -> None:
    Keys(file).store("pad-01", ONE)
    before = file.read_text()
    Keys(file).prove_writable()
    assert file.read_text() == before
    with pytest.raises(Unwell, match="cannot write"):
        Keys(file.parent / "nowhere" / "headtable.keys").prove_writable()
