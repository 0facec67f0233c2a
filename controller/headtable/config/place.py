"""The folders of a configuration, and those in which the processes keep their state."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from headtable.config.settings import Config

STATE = "STATE_DIRECTORY"  # systemd sets it to the unit's folder
INSTALLED, NIGHTS = Path("/etc/headtable"), Path("/var/lib/headtable")
"""The folders of a venue's configuration and of its nights, as its units have them."""
MOST_LINKS = 40  # that Linux follows, too


def folder_of(config: Path) -> Path:
    """The folder of a configuration file, which is a venue's also if a link or ``..`` leads there."""
    named = config.absolute()
    return INSTALLED if any(_is_installed(file.parent) for file in _on_the_way(named)) else named.parent


def _on_the_way(file: Path) -> Iterator[Path]:
    """A file, and what its links name."""
    yield file
    for _ in range(MOST_LINKS):
        if not file.is_symlink():
            return
        file = file.parent / file.readlink()
        yield file


def _is_installed(folder: Path) -> bool:
    try:
        return folder.samefile(INSTALLED)
    except OSError:  # one of them is not there
        return folder == INSTALLED


def state_folder(config: Config) -> Path:
    """systemd's folder for this process, or the folder of the night's journal."""
    return Path(os.environ.get(STATE) or Path(config.engine.journal).parent)


def pages_folder(config: Config) -> Path:
    """The folder of what the pages keep: systemd's for this process, or the one that belongs to these nights."""
    return Path(os.environ.get(STATE) or pages_folder_of(Path(config.engine.journal).parent))


def pages_folder_of(nights: Path) -> Path:
    """``pages_folder_of(Path("/var/lib/headtable"))`` is ``/var/lib/headtable-web``.

    At a venue, the pages have a user of their own and so a folder of their own. Elsewhere they keep all beside the
    nights.
    """
    apart = folder_apart_for_pages(nights)
    try:
        return apart if apart.stat().st_uid != nights.stat().st_uid else nights
    except OSError:
        return nights


def folder_apart_for_pages(nights: Path) -> Path:
    """The folder of the pages if they have a user of their own. It need not be there."""
    whole = nights.absolute()
    return whole.parent / f"{whole.name}-web"
