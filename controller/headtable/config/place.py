"""The folders in which the processes keep their state."""

from __future__ import annotations

import os
from pathlib import Path

from headtable.config.settings import Config

STATE = "STATE_DIRECTORY"  # systemd sets it to the unit's folder


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
    whole = nights.absolute()
    own = whole.parent / f"{whole.name}-web"
    try:
        return own if own.stat().st_uid != whole.stat().st_uid else nights
    except OSError:
        return nights
