"""One command of apt installs the package and what it needs, in a Debian that has nothing of it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from headtable import __version__
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
# {0}: the Debian that stays as it is, {1}: a folder for what changes, {2}: what is done inside
WITHIN = """
mount -t tmpfs tmpfs {1}/changed
mkdir {1}/changed/upper {1}/changed/work
mount -t overlay overlay -o lowerdir={0},upperdir={1}/changed/upper,workdir={1}/changed/work {1}/root
mount -t proc proc {1}/root/proc
mount --bind /etc/resolv.conf {1}/root/etc/resolv.conf
mount --bind {1}/given {1}/root/mnt
exec chroot {1}/root env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 \
    bash -ec '{2}'
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
    for name in ("root", "changed"):
        (folder / name).mkdir()
    script = WITHIN.format(_bare(release), folder, "\n".join(commands))
    ended = subprocess.run(
        [*AS_ROOT, "unshare", "--mount", "--pid", "--fork", "sh", "-ec", script],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def _bare(release: Release) -> Path:
    def make(folder: Path) -> None:
        run(*AS_ROOT, "mmdebstrap", "--quiet", "--mode=root", "--variant=apt", release.name, folder / "root")

    return layer(f"bare-{release.name}", [release.name], make) / "root"
