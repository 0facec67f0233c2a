"""A file is replaced as a whole; if that fails, it is unchanged."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from headtable.config.atomic import Rights, write_atomically

PRIVATE = Rights(os.getuid(), os.getgid(), 0o600)


def test_the_written_file_has_its_text_and_its_permissions(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    for text, mode in (("one", 0o600), ("two", 0o640)):
        write_atomically(file, text, Rights(os.getuid(), os.getgid(), mode))
        assert (file.read_text(), file.stat().st_mode & 0o777) == (text, mode)
    assert list(tmp_path.iterdir()) == [file]


def test_no_temporary_file_is_left_if_the_replacement_fails(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    file.mkdir()  # no file takes the place of a folder
    with pytest.raises(OSError, match="kept"):
        write_atomically(file, "secret", PRIVATE)
    assert list(tmp_path.iterdir()) == [file]


def test_no_temporary_file_is_left_if_the_write_fails(tmp_path: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        write_atomically(tmp_path / "kept", "secret \ud800", PRIVATE)
    assert list(tmp_path.iterdir()) == []
