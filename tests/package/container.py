"""A Debian that runs with its own systemd, beside the machine's: real units and a real dpkg, without an emulator.

It has processes, a network and a control group of its own. It sees no device. What it writes is forgotten.
"""

from __future__ import annotations

import contextlib
import subprocess
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.machine.chroot import PATH
from tests.root import AS_ROOT

START_S = 120.0
COMMAND_S = 280.0
DEVICES = "null zero full random urandom tty"
# {0}: the Debian that stays as it is, {1}: a folder for what changes, {2}: a control group
START = """
echo $$ >{2}/cgroup.procs
echo $$ >{1}/pid
exec unshare --mount --pid --net --uts --ipc --cgroup --fork --kill-child sh -euc '
mount --make-rprivate /
mount -t overlay overlay -o lowerdir={0},upperdir={1}/upper,workdir={1}/work {1}/root
cd {1}/root
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
for device in {3}; do touch dev/$device; mount --bind /dev/$device dev/$device; done
ln -s /proc/self/fd dev/fd
mkdir dev/shm dev/pts dev/mqueue dev/hugepages dev/old
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
ip link set lo up
pivot_root . dev/old
umount -l /dev/old
exec env -i container=headtable PATH={4} /sbin/init --log-target=null
'
"""


class Container:
    """A running Debian, by the number of its first process."""

    def __init__(self, init: int) -> None:
        self.init = init

    def run(self, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command in it as root, whatever comes of it."""
        inside = [*AS_ROOT, "nsenter", f"--target={self.init}", "--all", "--root"]
        clean = [
            "env",
            "-i",
            "--chdir=/root",
            f"PATH={PATH}",
            "HOME=/root",
            "LC_ALL=C.UTF-8",
            "DEBIAN_FRONTEND=noninteractive",
        ]
        return subprocess.run(
            [*inside, *clean, *words], input=said, capture_output=True, text=True, timeout=COMMAND_S, check=False
        )

    def told(self, *words: str, said: str = "") -> str:
        """What a command prints that must go well."""
        ended = self.run(*words, said=said)
        assert ended.returncode == 0, (
            f"{' '.join(words)} ended with {ended.returncode}:\n{ended.stdout}{ended.stderr}"
        )
        return ended.stdout.strip()

    def until_told(self, *words: str, having: str) -> str:
        """What a command prints, as soon as that has something in it."""
        deadline = time.monotonic() + START_S
        while having not in (told := self.run(*words).stdout):
            assert time.monotonic() < deadline, f"{words} has no {having!r} within {START_S} s:\n{told}"
            time.sleep(0.2)
        return told

    def put(self, file: Path, place: str) -> None:
        """Put a file there."""
        subprocess.run([*AS_ROOT, "cp", file, f"/proc/{self.init}/root{place}"], check=True)

    def put_tree(self, folder: Path, names: Iterable[str], place: str) -> None:
        """Put some of a folder's files and folders there."""
        self.told("mkdir", place)
        out: list[str | Path] = ["tar", "-C", folder, "--exclude=__pycache__", "-c", *names]
        into = [*AS_ROOT, "tar", "-C", f"/proc/{self.init}/root{place}", "--no-same-owner", "-x"]
        with subprocess.Popen(out, stdout=subprocess.PIPE) as packed:
            subprocess.run(into, stdin=packed.stdout, check=True)
        assert packed.returncode == 0

    def has(self, path: str) -> bool:
        """Whether there is such a file."""
        return self.run("test", "-e", path).returncode == 0


@contextlib.contextmanager
def started(debian: Path, folder: Path) -> Iterator[Container]:
    """A Debian from a folder, once its systemd has started everything; the other folder takes what it writes."""
    group = _control_groups() / f"headtable-{folder.name}"
    run = [*AS_ROOT, "mkdir", "-p", group, *(folder / name for name in ("upper", "work", "root"))]
    subprocess.run(run, check=True)
    script = START.format(debian, folder, group, DEVICES, PATH)
    running = subprocess.Popen([*AS_ROOT, "sh", "-euc", script], stdin=subprocess.DEVNULL)
    try:
        container = Container(_first_process(folder / "pid"))
        container.until_told("systemctl", "is-system-running", "--wait", having="running")
        yield container
    finally:
        _end(group)
        running.wait()


def _end(group: Path) -> None:
    """Kill all that is in it, and remove its control groups."""
    script = "echo 1 >$0/cgroup.kill; while grep -q 'populated 1' $0/cgroup.events; do sleep 0.1; done"
    subprocess.run([*AS_ROOT, "sh", "-euc", script, group], check=True)
    subprocess.run([*AS_ROOT, "find", group, "-depth", "-type", "d", "-exec", "rmdir", "{}", ";"], check=True)


def _control_groups() -> Path:
    """Where this machine shows the control groups of version 2."""
    mounts = (line.split() for line in Path("/proc/mounts").read_text().splitlines())
    return next(Path(place) for _, place, kind, *_ in mounts if kind == "cgroup2")


def _first_process(pid: Path) -> int:
    """The number of its init, by the machine's count."""
    deadline = time.monotonic() + START_S
    while time.monotonic() < deadline:
        if pid.exists() and (text := pid.read_text().strip()):
            child = subprocess.run(["pgrep", "-P", text], capture_output=True, text=True, check=False).stdout.split()
            if child:
                return int(child[0])
        time.sleep(0.05)
    message = "the container has not started"
    raise AssertionError(message)
