"""The command `headtable` as a host can type it where it was started."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "headtable"


def typed_command() -> str:
    """How `headtable` is typed here, such as ``.venv/bin/headtable``."""
    return typed_as(Path(sys.argv[0]), Path(sys.executable), Path.cwd(), shutil.which(NAME))


def typed_as(program: Path, python: Path, folder: Path, found: str | None) -> str:
    """The name if the shell finds this program by it, else its path, and without a program the module."""
    script = program if program.name == NAME else python.with_name(NAME)
    if not script.is_file():
        return f"{_path(python, folder)} -m {NAME}"
    if found and os.path.samefile(found, script):
        return NAME
    return _path(script, folder)


def _path(file: Path, folder: Path) -> str:
    """A path that a shell takes for one, from the folder if the file is inside."""
    absolute = folder / file
    if not absolute.is_relative_to(folder):
        return shlex.quote(str(absolute))
    inside = str(absolute.relative_to(folder))
    return shlex.quote(inside if "/" in inside else f"./{inside}")
