"""Lay the boards out, check them, and write their files into hardware/out/."""

from __future__ import annotations

import sys

from circuits.output import write
from layouts.footprints import UnknownFootprint
from layouts.kicad import KicadFailed
from layouts.output import BadBoard, files
from layouts.router import RouteNotFound
from layouts.silkscreen import NoRoom


def main() -> int:
    """Write all files; 1 if a board is wrong or KiCad is not the one that is needed."""
    try:
        made = files()
    except (BadBoard, KicadFailed, NoRoom, RouteNotFound, UnknownFootprint) as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 1
    write(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
