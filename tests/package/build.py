"""Builds the Debian packages into ``dist/``, for each release and architecture: ``python -m tests.package.build``.

The environment of a package is made by the Python of its release, in a folder with that Debian. Wheels come with
their hashes, also those for another architecture: nothing of that one has to run here.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import NamedTuple

from headtable import __version__
from tests.machine.chroot import run_inside
from tests.machine.layers import CHECKOUT, layer, run
from tests.root import AS_ROOT

DIST = CHECKOUT / "dist"
DEBIAN, REQUIREMENTS = "systemd/debian", ".ci/requirements.txt"
TOOLS = ("debhelper", "lintian", "python3", "python3-venv")
SOURCE = ("systemd", "README.md", "CHANGELOG.md", "docs/third-party-licenses.txt", REQUIREMENTS)
WHEEL = ("controller", "firmware", "pyproject.toml", "README.md", "LICENSE", "docs/third-party-licenses.txt")
C_LIBRARIES = ("2_28", "2_27", "2_26", "2_24", "2_17")  # the newest is older than Debian 12's
MAINTAINER = "The headtable developers <headtable@localhost>"
LINTIAN = "lintian --allow-root --fail-on=error,warning ../*.deb"
HEADTABLE = Path(sys.executable).with_name("headtable")
SHELLS = ("bash", "zsh", "fish")
CPUS = {"amd64": "x86_64", "arm64": "aarch64"}


class Release(NamedTuple):
    """A release of Debian, with the number in its package's version, and its Python."""

    name: str
    number: int
    python: str


RELEASES = (Release("bookworm", 12, "3.11"), Release("trixie", 13, "3.13"))


class SourceTree(NamedTuple):
    """What a package is made of, and the version that it gets."""

    folder: Path
    version: str


THIS_CHECKOUT = SourceTree(CHECKOUT, __version__)


def copy_to_dist(release: Release, architecture: str) -> Path:
    """The package for a release and an architecture, in ``dist/``."""
    DIST.mkdir(exist_ok=True)
    return Path(shutil.copy(package(release, architecture), DIST))


def package(release: Release, architecture: str) -> Path:
    """The package for a release and an architecture; lintian has found nothing in it."""
    ingredients: list[str | Path] = [
        release.name,
        Path(__file__),
        *(CHECKOUT / place for place in dict.fromkeys((*SOURCE, *WHEEL))),
    ]
    made = layer(
        f"deb-{release.name}-{architecture}",
        ingredients,
        lambda folder: make_package(THIS_CHECKOUT, release, architecture, folder),
    )
    (found,) = made.glob("*.deb")
    return found


def make_package(tree: SourceTree, release: Release, architecture: str, folder: Path) -> None:
    """Make the package in a folder, and let lintian read it."""
    source = folder / "source"
    for place in SOURCE:
        _copy(tree.folder / place, source / place)
    _copy(tree.folder / DEBIAN, source / "debian")
    (source / "debian/changelog").write_text(_changelog(tree, release))
    (source / "debian/copyright").write_text(_copyright(tree.folder))
    _make_parts_for_every_machine(tree.folder, source / "made")
    shutil.copytree(wheels(release, architecture, tree.folder / REQUIREMENTS), source / "wheels")
    build = f'PLATFORMS="{" ".join(_platforms(architecture))}" dpkg-buildpackage -b -d -us -uc -a{architecture}'
    run_inside(_debian(release) / "root", "cd /mnt/source", build, LINTIAN, at_mnt=folder)
    run(*AS_ROOT, "rm", "-rf", source)


def _copy(file: Path, there: Path) -> None:
    there.parent.mkdir(parents=True, exist_ok=True)
    if file.is_dir():
        shutil.copytree(file, there, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(file, there)


def _changelog(tree: SourceTree, release: Release) -> str:
    """One entry. What has changed is in headtable's own list."""
    written = datetime.fromtimestamp((tree.folder / "CHANGELOG.md").stat().st_mtime, UTC)
    return (
        f"headtable ({tree.version}+deb{release.number}) {release.name}; urgency=medium\n\n"
        "  * Changes are listed in CHANGELOG.md beside this file.\n\n"
        f" -- {MAINTAINER}  {format_datetime(written)}\n"
    )


def _copyright(source: Path) -> str:
    """Debian's form of our licence, around its own text."""
    _, *licence = (source / "LICENSE").read_text().strip().splitlines()
    holder = next(line.removeprefix("Copyright (c) ") for line in licence if line.startswith("Copyright"))
    text = "\n".join(f" {line}" if line else " ." for line in licence[3:])
    head = (source / DEBIAN / "copyright").read_text().rstrip()
    return f"{head}\nCopyright: {holder}\nLicense: Expat\n{text}\n"


def _make_parts_for_every_machine(source: Path, made: Path) -> None:
    """The wheel of headtable, its man page, and its completion for each shell."""
    tree = made / "tree"
    for place in WHEEL:
        _copy(source / place, tree / place)
    run(
        sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps",
        "--no-build-isolation", "-w", made, tree,
    )  # fmt: skip
    shutil.rmtree(tree)
    (made / "headtable.1").write_text(_told(source, sys.executable, "-m", "tools.man_page"))
    for shell in SHELLS:
        (made / f"headtable.{shell}").write_text(_told(source, HEADTABLE, _HEADTABLE_COMPLETE=f"source_{shell}"))


def _told(source: Path, *words: str | Path, **environment: str) -> str:
    english = {**os.environ, "PYTHONPATH": str(source / "controller"), "LANGUAGE": "en", **environment}
    return subprocess.run(words, env=english, capture_output=True, text=True, check=True).stdout


def wheels(release: Release, architecture: str, requirements: Path = CHECKOUT / REQUIREMENTS) -> Path:
    """The folder with the wheels that a package has inside."""
    platforms = _platforms(architecture)

    def fetch(folder: Path) -> None:
        run(
            sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--require-hashes",
            "--no-deps", f"--python-version={release.python}", *platforms, "--only-binary=:all:",
            "-r", requirements, "-d", folder,
        )  # fmt: skip

    return layer(f"deb-wheels-{release.python}-{architecture}", [requirements.read_text(), *platforms], fetch)


def _platforms(architecture: str) -> list[str]:
    return [f"--platform=manylinux_{version}_{CPUS[architecture]}" for version in C_LIBRARIES]


def _debian(release: Release) -> Path:
    def make(folder: Path) -> None:
        run(
            *AS_ROOT, "mmdebstrap", "--quiet", "--mode=root", "--variant=minbase", f"--include={','.join(TOOLS)}",
            release.name, folder / "root",
        )  # fmt: skip

    return layer(f"build-{release.name}", [release.name, *TOOLS], make)


def this_architecture() -> str:
    """Debian's name of this machine's architecture."""
    return subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()


def main() -> None:
    """Build the packages, and say how large they are."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.package.build", description=__doc__, epilog='for example: make deb ARGS="amd64"'
    )
    parser.add_argument(
        "architectures", nargs="*", default=[*CPUS], help=f"some of {', '.join(CPUS)}; all by default"
    )
    wanted = parser.parse_args().architectures
    if unknown := set(wanted) - set(CPUS):
        parser.error(f"no package is built for {', '.join(sorted(unknown))}; there is one for {', '.join(CPUS)}")
    for release in RELEASES:
        for architecture in wanted:
            built = copy_to_dist(release, architecture)
            print(f"{built.relative_to(CHECKOUT)}: {built.stat().st_size / 1e6:.1f} MB")  # noqa: T201  its output


if __name__ == "__main__":
    main()
