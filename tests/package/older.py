"""A package as it was some time ago: of a lower version, and with a file that is no longer there today."""

from __future__ import annotations

import re
from pathlib import Path

from tests.machine.layers import run
from tests.root import AS_ROOT

LONG_GONE = "opt/headtable/.venv/long_gone"


def older(package: Path, folder: Path) -> Path:
    """Such a package, in a folder."""
    tree = folder / "older"
    run("dpkg-deb", "--raw-extract", package, tree)
    (tree / LONG_GONE).touch()
    control = tree / "DEBIAN/control"
    control.write_text(re.sub(r"(?m)^Version: .*", "Version: 0.0.9", control.read_text()))
    made = folder / "older.deb"
    run("dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", tree, made)
    run(*AS_ROOT, "rm", "-rf", tree)
    return made
