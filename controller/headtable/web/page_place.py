"""Where the pages are: their port, limits, clocks and addresses, and the files that they keep or print."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from headtable.config import BoxSettings, EngineSettings, Web
from headtable.web.addresses import Addresses
from headtable.web.background_file import Write, write_durably
from headtable.web.connections import Limits
from headtable.web.first_host_question import FirstHost


class Place(NamedTuple):
    """The settings of the pages that are not in headtable.toml's section about them."""

    port: int
    file: Path | None
    limits: Limits
    clock: Callable[[], float] = time.monotonic
    journal: Path = Path(EngineSettings().journal)  # tonight's; past nights are beside it
    rulesets: Path = Path("rulesets")  # of the house
    guests: Path | None = None
    box: BoxSettings = BoxSettings()
    write: Write = write_durably  # of the files
    first_host: FirstHost = "by-key"
    addresses: Callable[[Web, int], Addresses] = Addresses
    time_of_day: Callable[[], float] = time.time  # of what a restart keeps: phones, sessions, the log
