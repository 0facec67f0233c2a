"""headtable's box with a button and a horn on pins. Run as ``boxed.py BUTTON HORN STABLE_MS``.

No file may ask for a contact that need not stand at all, as the bench does to see what debouncing adds.
"""

import asyncio
import sys
from pathlib import Path

from msgspec.structs import replace

from headtable.box.daemon import serve
from headtable.config import BoxSettings, ButtonSettings, Config, SignalSettings, load

HOSTS = Path("/etc/headtable/headtable.toml")
BLAST_MS = 20


def main(button: int, horn: int, stable_ms: int) -> None:
    """Run it until it is killed."""
    asyncio.run(serve(_config(button, horn, stable_ms)))


def _config(button: int, horn: int, stable_ms: int) -> Config:
    box = BoxSettings(
        id=f"box-{button}",
        buttons=(ButtonSettings(uid=f"button-{button}", at=f"gpio:{button}", stable_ms=stable_ms),),
        signals=(
            SignalSettings(
                signal="horn", device=f"gpio:{horn}", pattern_ms=(BLAST_MS,), shortest_gap_s=0, most_a_night=10_000
            ),
        ),
    )
    return replace(load(HOSTS), box=box)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
