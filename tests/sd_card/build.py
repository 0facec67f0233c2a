"""Builds the image of an SD card into ``dist/``: ``make image``.

It has Debian for arm64, with Debian's kernel and Raspberry Pi's firmware, and the headtable package. QEMU runs
the programs of arm64, where the machine has another processor.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path

from headtable import __version__
from tests.machine.chroot import run_inside
from tests.machine.layers import CHECKOUT, layer, run
from tests.package.build import DIST, RELEASES, Release, copy_to_dist
from tests.root import AS_ROOT
from tests.sd_card.partitions import write_card

RECIPE = CHECKOUT / "systemd/image"
PACKAGES = (
    "systemd", "systemd-sysv", "systemd-timesyncd", "udev", "dbus", "kmod", "procps", "ca-certificates", "nano",
    "python3", "mosquitto", "alsa-utils",
    "network-manager", "wpasupplicant", "wireless-regdb", "avahi-daemon", "openssh-server",
    "linux-image-arm64", "initramfs-tools", "zstd", "raspi-firmware", "firmware-brcm80211",
    "dosfstools", "e2fsprogs", "fdisk", "cloud-initramfs-growroot",
)  # fmt: skip
UNREAD = ("/usr/share/man/*", "/usr/share/locale/*", "/usr/share/info/*")
PUT = {  # what the recipe puts where
    "fstab": ("644", "etc/fstab"),
    "raspi-firmware": ("644", "etc/default/raspi-firmware"),
    "own-secrets": ("755", "usr/local/lib/headtable/own-secrets"),
    "headtable-own-secrets.service": ("644", "etc/systemd/system/headtable-own-secrets.service"),
    "sshd.conf": ("644", "etc/ssh/sshd_config.d/headtable.conf"),
    "ssh.service.conf": ("644", "etc/systemd/system/ssh.service.d/headtable.conf"),
    "read-me.txt": ("644", "boot/firmware/read-me.txt"),
    "headtable-start.example.toml": ("644", "boot/firmware/headtable-start.example.toml"),
}
SECRETS = (  # each Pi makes its own
    "etc/headtable", "etc/mosquitto/headtable.passwd", "etc/mosquitto/headtable.acl", "etc/ssh/ssh_host_*_key*",
    "var/lib/dbus/machine-id", "var/lib/systemd/random-seed", "var/lib/NetworkManager/secret_key",
)  # fmt: skip
OF_THIS_MACHINE = ("etc/resolv.conf", "root/*.deb", "usr/sbin/policy-rc.d", "var/cache/apt/*.bin", "var/log/*.log")
NAME = "headtable"
HOSTS = f"127.0.0.1\tlocalhost\n127.0.1.1\t{NAME}\n::1\tlocalhost ip6-localhost ip6-loopback\n"
NEEDED = "etc/headtable-needs-secrets"
CANNOT = """This machine cannot run programs of arm64, and the image is made of them.
Install qemu-user-static and binfmt-support. In a container, also let it see what the kernel runs:
    sudo mount -t binfmt_misc none /proc/sys/fs/binfmt_misc && sudo update-binfmts --enable qemu-aarch64"""
EXAMPLE = 'make image ARGS="--release trixie" builds one with Debian 13'


def build(release: Release) -> Path:
    """The image with this release of Debian, in ``dist/``, and its SHA-256 beside it."""
    package = copy_to_dist(release, "arm64")
    ingredients: list[str | Path] = [
        _debian(release).name,
        package,
        RECIPE,
        Path(__file__),
        Path(__file__).with_name("partitions.py"),
    ]
    made = layer(f"sd-card-{release.name}", ingredients, lambda folder: _make(release, package, folder))
    image = DIST / f"{NAME}_{__version__}+deb{release.number}_arm64.img"
    run("cp", "--sparse=always", made / "card.img", image)
    with image.open("rb") as content:
        digest = hashlib.file_digest(content, "sha256").hexdigest()
    image.with_name(f"{image.name}.sha256").write_text(f"{digest}  {image.name}\n")
    return image


def _debian(release: Release) -> Path:
    """The system without headtable, which takes the longest."""

    def make(folder: Path) -> None:
        _say(f"fetching Debian {release.number} for arm64, and setting it up; this takes some minutes")
        without = [f"--dpkgopt=path-exclude={place}" for place in UNREAD]
        run(
            *AS_ROOT, "mmdebstrap", "--quiet", "--mode=root", "--variant=minbase", "--architectures=arm64",
            "--components=main,non-free-firmware", f"--include={','.join(PACKAGES)}", *without,
            release.name, folder / "root",
        )  # fmt: skip

    return layer(f"sd-card-debian-{release.name}", [*PACKAGES, *UNREAD], make)


def _make(release: Release, package: Path, folder: Path) -> None:
    root = folder / "root"
    run(*AS_ROOT, "cp", "-a", _debian(release) / "root", root)
    _say(f"installing {package.name}")
    _install(root, package)
    _say("forgetting every key and password, so that each Pi makes its own")
    _forget(root)
    _say("writing the partitions")
    write_card(root, folder / "card.img")
    run(*AS_ROOT, "rm", "-rf", root)


def _install(root: Path, package: Path) -> None:
    for name, (mode, place) in PUT.items():
        run(*AS_ROOT, "install", "-D", "-m", mode, RECIPE / name, root / place)
    run(*AS_ROOT, "cp", package, root / "root")
    _write(root / "usr/sbin/policy-rc.d", "#!/bin/sh\nexit 101\n")  # nothing starts in a folder
    run(*AS_ROOT, "chmod", "755", root / "usr/sbin/policy-rc.d")
    run_inside(
        root,
        f"dpkg --install /root/{package.name}",
        "headtable init /boot/firmware/headtable.example.toml",
        "DEB_MAINT_PARAMS=configure /etc/kernel/postinst.d/z50-raspi-firmware",  # config.txt, kernel and device trees
        "systemctl enable --quiet headtable-own-secrets ssh",
    )


def _forget(root: Path) -> None:
    for place in (*SECRETS, *OF_THIS_MACHINE):
        run(*AS_ROOT, "sh", "-euc", f"rm -rf {root}/{place}")
    for place, text in {"etc/machine-id": "", NEEDED: "", "etc/hostname": f"{NAME}\n", "etc/hosts": HOSTS}.items():
        _write(root / place, text)


def _write(file: Path, text: str) -> None:
    subprocess.run([*AS_ROOT, "tee", file], input=text, text=True, stdout=subprocess.DEVNULL, check=True)


def _say(line: str) -> None:
    print(f"image: {line}", flush=True)  # noqa: T201  make's output


def main() -> None:
    """Build the image that was asked for, and say how large it is."""
    parser = argparse.ArgumentParser(prog="make image", description="Build the image of an SD card.", epilog=EXAMPLE)
    names = {release.name: release for release in RELEASES}
    parser.add_argument("--release", choices=names, default="bookworm", help="the release of Debian")
    asked = parser.parse_args()
    if subprocess.run(["arch-test", "arm64"], capture_output=True, check=False).returncode != 0:
        sys.exit(CANNOT)
    image = build(names[asked.release])
    size_mb, used_mb = image.stat().st_size / 1e6, image.stat().st_blocks * 512 / 1e6
    _say(f"{image.relative_to(CHECKOUT)}: {size_mb:.0f} MB, of which {used_mb:.0f} MB are used")
    _say(image.with_name(f"{image.name}.sha256").read_text().strip())


if __name__ == "__main__":
    main()
