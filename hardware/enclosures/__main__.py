"""Check the enclosures, then write hardware/out/enclosures/ and the numbers for OpenSCAD."""

from __future__ import annotations

import sys

from circuits.output import write
from enclosures.enclosures import ENCLOSURES
from enclosures.output import DIMENSIONS, dimensions_file, made, rendered_parts


def main() -> int:
    """Write all files; 1 if something does not fit."""
    DIMENSIONS.write_text(dimensions_file(), encoding="utf-8")
    done = made({one.name: rendered_parts(one) for one in ENCLOSURES})
    complaints = [one for one in done.measured if not one.holds]
    for one in complaints:
        sys.stderr.write(f"{one.check}: {one.where}: {one.value:.2f}, not {one.low:g} to {one.high:g}\n")
    if complaints:
        return 1
    write(done.files)
    return 0


if __name__ == "__main__":
    sys.exit(main())
