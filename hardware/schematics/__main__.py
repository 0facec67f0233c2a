"""Write the schematics in hardware/out/, unless one differs from its table of parts."""

from __future__ import annotations

import sys

from circuits.output import write
from schematics.output import SCHEMATICS, files


def main() -> int:
    """Check the drawings, then write them; 1 if there is a complaint."""
    complaints = [f"{one.board.name}: {text}\n" for one in SCHEMATICS for text in one.complaints()]
    sys.stderr.writelines(complaints)
    if complaints:
        return 1
    write(files())
    return 0


if __name__ == "__main__":
    sys.exit(main())
