"""One command of apt installs the package and what it needs, in a Debian that has nothing of it."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from headtable import __version__
from tests.machine.chroot import ENVIRONMENT, OWN_PROCESSES, Words, command_inside
from tests.machine.layers import layer, run
from tests.package.build import RELEASES, Release, package, this_architecture
from tests.root import AS_ROOT

pytestmark = [pytest.mark.package, pytest.mark.slow, pytest.mark.timeout(900)]
INSTALL = "apt-get update -q && apt-get install -q -y /mnt/headtable.deb"
COMPLETE = """
. /usr/share/bash-completion/completions/headtable
COMP_WORDS=(headtable walkt) COMP_CWORD=1
_headtable_completion headtable
echo "completed: ${COMPREPLY[*]}"
"""


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
def test_apt_installs_broker_man_page_and_completion_with_the_package(release: Release, tmp_path: Path) -> None:
    given = tmp_path / "given"
    given.mkdir()
    shutil.copy(package(release, this_architecture()), given / "headtable.deb")
    told = _in_a_bare_debian(
        release, tmp_path, "test ! -e /usr/sbin/mosquitto", INSTALL, "command -v mosquitto", "headtable --version",
        "zcat /usr/share/man/man1/headtable.1.gz", COMPLETE,
    )  # fmt: skip
    assert "\n/usr/sbin/mosquitto\n" in told
    assert f"headtable {__version__}" in told
    assert ".SH COMMANDS" in told
    assert "completed: walktest" in told


def _in_a_bare_debian(release: Release, folder: Path, *commands: str) -> str:
    """What commands print there. The network is this machine's."""
    root, changed = folder / "root", folder / "changed"
    for place in (root, changed):
        place.mkdir()
    inside = command_inside(
        root, "bash", "-ec", "\n".join(commands), environment=ENVIRONMENT | {"DEBIAN_FRONTEND": "noninteractive"},
        before=_mounts(_bare(release), folder), own=OWN_PROCESSES,
    )  # fmt: skip
    ended = subprocess.run(inside, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def _mounts(debian: Path, folder: Path) -> Iterator[Words]:
    """The Debian stays as it is: what changes is kept in memory, as long as the command runs."""
    root, changed = folder / "root", folder / "changed"
    layers = f"lowerdir={debian},upperdir={changed}/upper,workdir={changed}/work"
    yield "mount", "-t", "tmpfs", "tmpfs", changed
    yield "mkdir", changed / "upper", changed / "work"
    yield "mount", "-t", "overlay", "overlay", "-o", layers, root
    yield "mount", "--bind", "/etc/resolv.conf", root / "etc/resolv.conf"
    yield "mount", "--bind", folder / "given", root / "mnt"


def _bare(release: Release) -> Path:
    def make(folder: Path) -> None:
        run(*AS_ROOT, "mmdebstrap", "--quiet", "--mode=root", "--variant=apt", release.name, folder / "root")

    return layer(f"bare-{release.name}", [release.name], make) / "root"
