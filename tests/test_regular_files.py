"""Files that somebody has named are read without waiting, whatever stands under the name."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Thread

import pytest

from headtable import regular_files


def test_a_file_is_read_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_bytes(b"[web]\r\n\0")
    assert regular_files.read_bytes(file) == regular_files.read_regular(file) == b"[web]\r\n\0"


def test_an_empty_file_and_the_null_device_are_empty(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert regular_files.read_bytes(tmp_path / "empty") == regular_files.read_bytes(Path("/dev/null")) == b""


def test_a_pipe_with_a_writer_is_read_to_its_end(tmp_path: Path) -> None:
    """A shell gives such a pipe for ``headtable check <(cat headtable.toml)``."""
    reader, writer = os.pipe()

    def write() -> None:
        with open(writer, "wb", buffering=0) as end:
            end.write(b"[venue]\n")
            end.write(b"x")

    writing = Thread(target=write)
    writing.start()
    assert regular_files.read_bytes(Path(f"/dev/fd/{reader}")) == b"[venue]\nx"
    writing.join()
    os.close(reader)


def test_a_pipe_without_a_writer_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="nobody writes into it"):
        regular_files.read_bytes(tmp_path / "pipe")


@pytest.mark.parametrize("name", ["pipe", "/dev/null", "/dev/zero"])
def test_only_a_file_on_a_disk_is_a_regular_file(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="a pipe or a device"):
        regular_files.read_regular(tmp_path / name)


def test_an_endless_file_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regular_files, "MOST_BYTES", 1 << 20)
    with pytest.raises(OSError, match="longer than 1 MiB"):
        regular_files.read_bytes(Path("/dev/zero"))


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    for read in (regular_files.read_bytes, regular_files.read_regular):
        with pytest.raises(IsADirectoryError):
            read(tmp_path)
