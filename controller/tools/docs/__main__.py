"""``make generate``: writes what docs/ says of the code, or with ``--check`` names the files that differ."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools import CannotGenerate
from tools.docs.generated_parts import DOCS, differing, write


def main() -> None:
    """Write the pages, or check them."""
    asked = argparse.ArgumentParser(
        prog="python -m tools.docs",
        description="Write the parts of docs/ that are made from the code.",
        epilog="Example: python -m tools.docs --check",
    )
    asked.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page is not up to date")
    asked.add_argument("--docs", type=Path, default=DOCS, metavar="FOLDER", help="the folder (default: %(default)s)")
    said = asked.parse_args()
    try:
        sys.exit(_check(said.docs) if said.check else _write(said.docs))
    except CannotGenerate as trouble:
        sys.exit(f"tools.docs: {trouble}")


def _write(docs: Path) -> int:
    for path in write(docs):
        sys.stdout.write(f"wrote {path}\n")
    return 0


def _check(docs: Path) -> int:
    stale = differing(docs)
    for path in stale:
        sys.stderr.write(f"{path} is not what the code says; write it with: make generate\n")
    return int(bool(stale))


main()
