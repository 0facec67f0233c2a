"""The package as it was on 2026-11-27: its source is stored here, and it is built from that as it was then.

Debian's rule sorts ``0.1.0~20261127`` before ``0.1.0``. The wheels inside are those of its own requirements.
"""

from __future__ import annotations

from pathlib import Path

from tests.machine.layers import layer, run
from tests.package import build
from tests.package.build import Release, SourceTree, make_package

VERSION = "0.1.0~20261127"
STORED = Path(__file__).with_name("stored") / f"headtable_{VERSION}.tar.xz"


def older(release: Release, architecture: str) -> Path:
    """That package for a release and an architecture."""

    def unpack_and_make(folder: Path) -> None:
        source = folder / "stored"
        source.mkdir()
        run("tar", "-C", source, "-xJf", STORED)
        make_package(SourceTree(source, VERSION), release, architecture, folder)
        run("rm", "-r", source)

    ingredients: list[str | Path] = [release.name, STORED, Path(__file__), Path(build.__file__)]
    made = layer(f"older-deb-{release.name}-{architecture}", ingredients, unpack_and_make)
    (found,) = made.glob("*.deb")
    return found
