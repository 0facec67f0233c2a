"""The files of a firmware: its model's package, the common modules, the board's own files, and a list of them."""

from __future__ import annotations

import ast
import binascii
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

import headtable
from headtable.board_firmware.board_types import BOARDS, WITH_WIFI
from headtable.board_firmware.firmware_image import VERSION
from headtable.errors import BadConfig

_PACKAGE = Path(headtable.__file__).parent
_IN_A_WHEEL, _IN_A_CHECKOUT = _PACKAGE / "_firmware", _PACKAGE.parents[1] / "firmware"
FIRMWARE = _IN_A_WHEEL if _IN_A_WHEEL.is_dir() else _IN_A_CHECKOUT
START = FIRMWARE / "boards" / "start.py"
COMMON = "common"
PICO = FIRMWARE / "boards" / "pico"  # one for all kinds: they have the same pins
PICO_W = FIRMWARE / "boards" / "pico_w"  # extra files for boards with a radio
PROGRAM = "main.py"
NOTES, GOOD = "notes", "good"  # boards/start.py reads it
FIRST, SECOND = "a", "b"  # the two trees of a board


class Version(msgspec.Struct, frozen=True):
    """A tree's own description."""

    firmware: str
    board: str
    model: str
    files: Mapping[str, str]  # each one's CRC-32


class Tree(msgspec.Struct, frozen=True):
    """A firmware, ready to be copied."""

    version: Version
    files: Mapping[str, bytes]  # by their paths; the version is one of them


def models() -> list[str]:
    """The models that have firmware."""
    return sorted(program.parent.name for program in FIRMWARE.glob(f"*/{PROGRAM}"))


def tree_of(board: str, model: str) -> Tree:
    """The firmware of a model on a board."""
    _must_be_known("board", board, tuple(BOARDS))
    _must_be_known("model", model, tuple(models()))
    files = dict(sorted(_files(board, model)))
    crcs = {path: crc(raw) for path, raw in files.items()}
    version = Version(firmware_version(), board, model, crcs)
    return Tree(version, {**files, VERSION: msgspec.json.format(msgspec.json.encode(version))})


def _must_be_known(what: str, name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        raise BadConfig("firmware-unknown", option=what, name=name, known=known)


def _files(board: str, model: str) -> Iterator[tuple[str, bytes]]:
    yield PROGRAM, (FIRMWARE / model / PROGRAM).read_bytes()
    for path in (*PICO.glob("*.py"), *(PICO_W.glob("*.py") if board in WITH_WIFI else ())):
        yield path.name, path.read_bytes()
    for package in (COMMON, model):
        for path in (FIRMWARE / package).rglob("*.py"):
            if path != FIRMWARE / model / PROGRAM:
                yield str(path.relative_to(FIRMWARE)), path.read_bytes()


def crc(raw: bytes) -> str:
    """A file's CRC-32, as the board computes it."""
    return f"{binascii.crc32(raw):08x}"


def firmware_version() -> str:
    """The version that the firmware's hello names."""
    text = (FIRMWARE / COMMON / "device.py").read_text(encoding="utf-8")
    for line in ast.parse(text).body:
        match line:
            case ast.Assign(targets=[ast.Name("FIRMWARE")], value=ast.Constant(str(version))):
                return version
            case _:
                pass
    raise BadConfig("firmware-without-version", file=FIRMWARE / COMMON / "device.py")


def write(tree: Tree, into: Path) -> None:
    """Write the contents of a board's flash into a folder that is empty or new."""
    try:
        if into.exists() and (not into.is_dir() or any(into.iterdir())):
            raise BadConfig("firmware-folder-used", folder=into)
        _write(into / PROGRAM, START.read_bytes())
        _write(into / NOTES / GOOD, FIRST.encode())
        for path, raw in tree.files.items():
            _write(into / FIRST / path, raw)
    except OSError as trouble:
        raise BadConfig("firmware-unwritable", folder=into, error=trouble.strerror) from None


def _write(path: Path, raw: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(raw)
