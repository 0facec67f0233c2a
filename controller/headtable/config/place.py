"""The folder in which a process keeps its state."""

from __future__ import annotations

import os
from pathlib import Path

from headtable.config.settings import Config

STATE = "STATE_DIRECTORY"  # systemd sets it to the unit's folder


def state_folder(config: Config) -> Path:
    """systemd's folder for this process, or the folder of the night's journal."""
    return Path(os.environ.get(STATE) or Path(config.engine.journal).parent)
