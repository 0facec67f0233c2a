"""Files that somebody has named are read without waiting, whatever stands under the name."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Thread

import pytest

from headtable import files


def test_a_file_is_read_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_bytes(b"[web]\r\n\0")
    assert files.read_bytes(file) == files.read_regular(file) == b"[web]\r\n\0"


def test_an_empty_file_and_no_device_are_empty(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert files.read_bytes(tmp_path / "empty") == files.read_bytes(Path("/dev/null")) == b""


def test_a_pipe_is_read_to_its_end_where_somebody_writes(tmp_path: Path) -> None:
    """A shell gives such a pipe for ``headtable check <(cat headtable.toml)``."""
    reader, writer = os.pipe()

    def write() -> None:
        with open(writer, "wb", buffering=0) as end:
            end.write(b"[venue]\n")
            end.write(b"x")

    writing = Thread(target=write)
    writing.start()
    assert files.read_bytes(Path(f"/dev/fd/{reader}")) == b"[venue]\nx"
    writing.join()
    os.close(reader)


def test_a_pipe_that_nobody_writes_into_holds_nobody_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="nobody writes into it"):
        files.read_bytes(tmp_path / "pipe")


@pytest.mark.parametrize("name", ["pipe", "/dev/null", "/dev/zero"])
def test_what_is_no_file_on_a_disk_is_no_regular_file(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="a pipe or a device"):
        files.read_regular(tmp_path / name)


def test_what_never_ends_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MOST_BYTES", 1 << 20)
    with pytest.raises(OSError, match="longer than 1 MiB"):
        files.read_bytes(Path("/dev/zero"))


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    for read in (files.read_bytes, files.read_regular):
        with pytest.raises(IsADirectoryError):
            read(tmp_path)
