"""The image of an SD card as it lies in dist/: whole, ready to boot, and without a secret."""

from __future__ import annotations

import hashlib

import pytest

from headtable.config.reading import read_as
from headtable.config.settings import Config
from headtable_tools.first_start.start_file import StartFile
from tests.sd_card.card import Card
from tests.sd_card.partitions import BOOT_AT, BOOT_SIZE, ROOT_AT
from tests.system.staging import PARTS

pytestmark = [pytest.mark.card, pytest.mark.slow, pytest.mark.timeout(900)]
FIRMWARE = {"bootcode.bin", "start.elf", "start4.elf", "fixup.dat", "fixup4.dat", "config.txt", "cmdline.txt"}
TREES = {"bcm2837-rpi-3-b.dtb", "bcm2837-rpi-3-b-plus.dtb", "bcm2711-rpi-4-b.dtb"}
FOR_HOSTS = {"read-me.txt", "headtable-start.example.toml", "headtable.example.toml"}
STARTED_WITH_THE_PI = {
    "headtable.target", "headtable-own-secrets.service", "headtable-first-start.service", "mosquitto.service",
    "NetworkManager.service", "avahi-daemon.service",
}  # fmt: skip


def _line(text: str, start: str) -> str:
    return next(line.removeprefix(start) for line in text.splitlines() if line.startswith(start))


def test_it_has_the_two_partitions_that_every_pi_boots(card: Card) -> None:
    kind, (boot, root) = card.table()
    assert kind == "dos"
    assert (boot.start * 512, boot.size * 512, boot.type) == (BOOT_AT, BOOT_SIZE, "c")
    assert (root.start * 512, root.type) == (ROOT_AT, "83")
    assert (root.start + root.size) * 512 == card.image.stat().st_size


def test_the_boot_partition_has_all_that_a_pi_3_and_a_pi_4_load(card: Card) -> None:
    names, config = card.boot_names(), card.boot_text("config.txt")
    assert names >= FIRMWARE | TREES
    assert {_line(config, "kernel="), _line(config, "initramfs ")} <= names
    assert "arm_64bit=1" in config


def test_the_serial_port_is_free_for_a_pad(card: Card) -> None:
    words = card.boot_text("cmdline.txt").split()
    assert [word for word in words if word.startswith("console=")] == ["console=tty0"]
    assert "root=LABEL=headtable" in words


def test_a_pc_shows_hosts_what_they_may_write_and_it_is_valid(card: Card) -> None:
    assert card.boot_names() >= FOR_HOSTS
    start = read_as(StartFile, card.boot_text("headtable-start.example.toml"), "headtable-start.toml")
    assert start.wifi is not None
    assert start.host is not None
    read_as(Config, card.boot_text("headtable.example.toml"), "headtable.toml")


def test_the_package_is_installed_for_the_processor_of_a_pi(card: Card) -> None:
    packages = card.text("/var/lib/dpkg/status").split("\n\n")
    [headtable] = (package for package in packages if package.startswith("Package: headtable\n"))
    assert {"Status: install ok installed", "Architecture: arm64"} <= set(headtable.splitlines())


def test_all_that_a_night_needs_starts_with_the_pi(card: Card) -> None:
    wanted = "/etc/systemd/system/{}.wants"
    assert card.names(wanted.format("multi-user.target")) >= STARTED_WITH_THE_PI
    parts = {*(f"headtable-{part}.service" for part in PARTS), "headtable-web.socket"}
    assert parts <= card.names(wanted.format("headtable.target"))


def test_no_two_pis_share_a_secret_that_the_image_had(card: Card) -> None:
    assert card.names("/etc/headtable") == set()
    assert {"headtable.passwd", "headtable.acl"} & card.names("/etc/mosquitto") == set()
    assert {name for name in card.names("/etc/ssh") if name.startswith("ssh_host_")} == set()
    assert "machine-id" in card.names("/etc")
    assert card.text("/etc/machine-id") == ""  # systemd then makes one
    assert "machine-id" not in card.names("/var/lib/dbus")
    assert "random-seed" not in card.names("/var/lib/systemd")
    assert "headtable-needs-secrets" in card.names("/etc")


def test_no_password_opens_it(card: Card) -> None:
    hashes = {line.split(":")[1] for line in card.text("/etc/shadow").splitlines()}
    assert {kept for kept in hashes if kept not in {"*", "!", "!*"}} == set()
    sshd = card.text("/etc/ssh/sshd_config.d/headtable.conf").splitlines()
    assert {"PasswordAuthentication no", "PermitRootLogin prohibit-password"} <= set(sshd)


def test_ssh_waits_for_a_key_on_the_boot_partition(card: Card) -> None:
    drop_in = card.text("/etc/systemd/system/ssh.service.d/headtable.conf")
    assert "ConditionPathExists=/boot/firmware/authorized_keys" in drop_in
    assert "authorized_keys" not in card.boot_names()


def test_it_has_nothing_of_the_machine_that_built_it(card: Card) -> None:
    assert card.text("/etc/hostname") == "headtable\n"
    assert "resolv.conf" not in card.names("/etc")
    assert "policy-rc.d" not in card.names("/usr/sbin")
    assert {name for name in card.names("/root") if not name.startswith(".")} == set()


def test_its_checksum_is_beside_it(card: Card) -> None:
    with card.image.open("rb") as content:
        digest = hashlib.file_digest(content, "sha256").hexdigest()
    beside = card.image.with_name(f"{card.image.name}.sha256").read_text()
    assert beside == f"{digest}  {card.image.name}\n"
