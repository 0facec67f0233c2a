"""A Debian with systemd, Mosquitto and Python, as small as they come."""

from __future__ import annotations

from pathlib import Path

from tests.machine.layers import layer, run
from tests.root import AS_ROOT

PACKAGES = ("systemd", "systemd-sysv", "udev", "dbus", "kmod", "procps", "python3", "python3-venv", "mosquitto")
UNREAD = ("/usr/share/doc/*", "/usr/share/man/*", "/usr/share/locale/*", "/usr/share/info/*")
ASLEEP = (
    "apt-daily.timer", "apt-daily-upgrade.timer", "dpkg-db-backup.timer", "e2scrub_all.timer", "e2scrub_reap.service",
    "fstrim.timer", "systemd-timesyncd.service", "systemd-binfmt.service", "systemd-logind.service",
    "getty@tty1.service", "serial-getty@ttyS0.service",
)  # fmt: skip


def debian(release: str) -> Path:
    """The folder with every file of it."""
    return layer(f"machine-{release}", [Path(__file__), release], lambda folder: _make(release, folder))


def _make(release: str, folder: Path) -> None:
    without = [f"--dpkgopt=path-exclude={place}" for place in UNREAD]
    run(
        *AS_ROOT, "mmdebstrap", "--quiet", "--mode=root", "--variant=minbase",
        f"--include={','.join(PACKAGES)}", *without, release, folder / "root",
    )  # fmt: skip
    run(*AS_ROOT, "systemctl", f"--root={folder / 'root'}", "mask", "--quiet", *ASLEEP)
