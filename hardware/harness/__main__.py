"""Check the cables, then write hardware/out/harness/."""

from __future__ import annotations

import sys

from circuits.output import write
from harness.cables import HARNESS
from harness.output import files
from harness.rules import broken


def main() -> int:
    """1 if a rule is broken; then nothing is written."""
    complaints = broken(HARNESS)
    for complaint in complaints:
        sys.stderr.write(f"{complaint.rule}: {complaint.where}\n")
    if complaints:
        return 1
    write(files())
    return 0


if __name__ == "__main__":
    sys.exit(main())
