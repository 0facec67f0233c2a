"""Where a part keeps what it has to remember."""

from __future__ import annotations

import os
from pathlib import Path

from headtable.config.settings import Config

STATE = "STATE_DIRECTORY"  # how systemd names its folder for a part


def state_folder(config: Config) -> Path:
    """systemd's folder for this part, or that of the night's journal."""
    return Path(os.environ.get(STATE) or Path(config.engine.journal).parent)
