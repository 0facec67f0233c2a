"""Real commands find a venue's nights, however its headtable.toml is named.

Each test has an /etc and a /var/lib of its own, in a mount namespace.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from headtable.config.place import INSTALLED, NIGHTS
from tests.brokers import free_port
from tests.patience import PATIENCE_S
from tests.root import OWN_MOUNTS

pytestmark = pytest.mark.slow
HEADTABLE = f"{sys.executable} -m headtable"
TOML = INSTALLED / "headtable.toml"
LINK = f"ln -s {TOML} link.toml"
WAYS = {
    "its own name": ("true", str(TOML)),
    "a relative path": ("true", "$(realpath --relative-to=. /etc)/headtable/headtable.toml"),
    "two dots": ("true", f"{INSTALLED}/../headtable/headtable.toml"),
    "a link to the file": (LINK, "link.toml"),
    "a link to its folder": (f"ln -s {INSTALLED} conf", "conf/headtable.toml"),
    "a link to a link": (
        f"{LINK}; mkdir further; ln -s ../link.toml further/headtable.toml",
        "further/headtable.toml",
    ),
    "a venue's file that is itself a link": (f"mv {TOML} kept.toml; ln -s $PWD/kept.toml {TOML}", str(TOML)),
    "a link to a venue's link": (f"mv {TOML} kept.toml; ln -s $PWD/kept.toml {TOML}; {LINK}", "link.toml"),
}
"""What to do before, and the file that the command is given."""


class Venue:
    """A machine with headtable installed, and the folder in which somebody types."""

    def __init__(self, folder: Path) -> None:
        self._etc, self._lib, self.here = (folder / name for name in ("etc", "lib", "here"))
        self.nights = self._lib / NIGHTS.name
        self.toml = self._etc / INSTALLED.name / TOML.name
        for made in (self.toml.parent, self.nights, self.here):
            made.mkdir(parents=True)
        self.toml.write_text(f"[box]\nby_phone = true\n[broker]\nport = {free_port()}\n")

    def types(self, typed: str) -> str:
        """What a script says that is typed at this machine."""
        script = f"mount --bind {self._etc} /etc; mount --bind {self._lib} {NIGHTS.parent}; {typed}"
        words = [*OWN_MOUNTS, "sh", "-euc", script]
        done = subprocess.run(words, cwd=self.here, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def journals(self) -> set[str]:
        """The nights in the venue's folder, after a look that there is none in the folder of the command."""
        assert not list(self.here.rglob("*.db"))
        return {path.name for path in self.nights.glob("*.db")}


@pytest.fixture
def venue(tmp_path: Path) -> Venue:
    """A venue without a night."""
    return Venue(tmp_path)


@pytest.fixture(params=WAYS)
def named(venue: Venue, request: pytest.FixtureRequest) -> str:
    """The option that names the venue's configuration in this way."""
    before, file = WAYS[request.param]
    venue.types(before)
    return f"--config {file}"


def test_a_new_night_is_in_the_venues_folder(venue: Venue, named: str) -> None:
    venue.types(f"{HEADTABLE} night new {named}")
    assert venue.journals() == {"tonight.night.db"}


def test_the_engine_opens_it_there(venue: Venue, named: str) -> None:
    until_it_is_there = f"until test -e {NIGHTS}/tonight.night.db || ls *.db; do kill -0 $!; sleep 0.1; done"
    venue.types(f"{HEADTABLE} engine {named} & {until_it_is_there} >&2; kill $!; wait $!")
    assert venue.journals() == {"tonight.night.db"}


def test_a_restore_puts_everything_back_there(venue: Venue, named: str) -> None:
    (venue.nights / "headtable-guests.json").write_text("[]")
    certificates = venue.toml.parent / "certificates"
    certificates.mkdir()
    (certificates / "server.pem").write_text("a certificate")
    venue.types(f"{HEADTABLE} night new {named}; {HEADTABLE} backup {named} .")
    for gone in (*venue.nights.iterdir(), *certificates.iterdir()):
        gone.unlink()
    venue.types(f"{HEADTABLE} restore {named} --with-config headtable-backup-*.zip")
    assert venue.journals() == {"tonight.night.db"}
    assert (venue.nights / "headtable-guests.json").read_text() == "[]"
    assert (certificates / "server.pem").read_text() == "a certificate"


def test_a_restored_configuration_replaces_the_file_and_no_link(venue: Venue, named: str) -> None:
    venue.types(f"{HEADTABLE} night new {named}; {HEADTABLE} backup {named} .")
    links = {path for path in (venue.toml, *venue.here.rglob("*")) if path.is_symlink()}
    files = [path for path in (venue.toml, venue.here / "kept.toml") if path.is_file() and path not in links]
    (file,) = files
    before = file.read_text()
    file.write_text(f"# changed\n{before}")
    venue.types(f"{HEADTABLE} restore {named} --with-config headtable-backup-*.zip")
    assert file.read_text() == before
    assert all(link.is_symlink() for link in links)
