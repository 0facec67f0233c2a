"""The first start of a card, on an emulated machine for arm64: a host has put two files onto it with a PC."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import httpx
import pytest

from tests.sd_card.card import Card
from tests.sd_card.emulator import Booted, powered
from tests.sd_card.partitions import MIB
from tests.system.staging import PARTS

pytestmark = [pytest.mark.card, pytest.mark.slow, pytest.mark.timeout(1800)]
BOOT_S, AGAIN_S = 1500.0, 2.0
LARGER = 1024 * MIB  # so much larger is the card than the image
KATE = {"name": "Kate", "password": "a long password"}
START = f'[host]\nname = "{KATE["name"]}"\npassword = "{KATE["password"]}"\n'
NIGHT = (
    {"is": "open", "players": ["Ann", "Bob", "Cat", "Dan"], "seating": "listed"},
    {"is": "start"},
    {"is": "ring", "by": "host"},
)
UNITS = (
    *(f"headtable-{part}.service" for part in PARTS),
    "headtable-web.socket",
    "headtable.target",
    "mosquitto.service",
)


@pytest.fixture(scope="module")
def machine(card: Card, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Booted]:
    """The machine, as soon as its pages answer."""
    folder = tmp_path_factory.mktemp("card")
    mine = Card(folder / "card.img")
    subprocess.run(["cp", "--sparse=always", card.image, mine.image], check=True)
    with mine.image.open("r+b") as image:
        image.truncate(card.image.stat().st_size + LARGER)
    _write_as_a_host(mine, folder)
    with powered(mine, folder / "key", folder) as machine:
        _wait_for_pages(machine)
        yield machine


def _write_as_a_host(card: Card, folder: Path) -> None:
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / "key"], check=True)
    (folder / "key.pub").rename(folder / "authorized_keys")
    (folder / "headtable-start.toml").write_text(START)
    card.put_on_boot(folder / "authorized_keys")
    card.put_on_boot(folder / "headtable-start.toml")


def _wait_for_pages(machine: Booted) -> None:
    deadline = time.monotonic() + BOOT_S
    while not _answers(machine.pages):
        assert time.monotonic() < deadline, machine.console.read_text(errors="replace")[-4000:]
        time.sleep(AGAIN_S)


def _answers(pages: str) -> bool:
    try:
        return httpx.get(pages, timeout=60).status_code == HTTPStatus.OK
    except httpx.TransportError:
        return False


def test_every_part_runs_as_arm64(machine: Booted) -> None:
    assert machine.told("uname -m; dpkg --print-architecture").split() == ["aarch64", "arm64"]
    assert machine.told("systemctl is-system-running --wait || systemctl --failed --no-legend") == "running"
    assert machine.told(f"systemctl is-active {' '.join(UNITS)}").split() == ["active"] * len(UNITS)


def test_the_host_of_the_cards_file_signs_in_and_plays(machine: Booted) -> None:
    with httpx.Client(base_url=machine.pages, headers={"Origin": machine.pages}, timeout=100) as kate:
        assert kate.post("/api/host/sign-in", json=KATE).status_code == HTTPStatus.OK
        for said in NIGHT:
            verdict = kate.post("/api/host", json=said)
            assert verdict.json()["accepted"], verdict.text


def test_the_file_with_the_password_is_gone_from_the_card(machine: Booted) -> None:
    names = machine.told("ls /boot/firmware").split()
    assert "headtable-start.toml" not in names
    assert KATE["name"] in machine.told("cat /boot/firmware/headtable-start.txt")
    assert machine.told("stat -c %a /boot/firmware/headtable-start.txt") == "700"


def test_it_has_made_its_own_keys_and_passwords(machine: Booted) -> None:
    assert "host_key" in machine.told("cat /etc/headtable/headtable.toml")
    users = machine.told("cut -d: -f1 /etc/mosquitto/headtable.passwd").splitlines()
    assert len(users) >= len(PARTS)
    assert len(machine.told("cat /etc/machine-id")) == 32
    assert machine.told("test -e /etc/headtable-needs-secrets || echo settled") == "settled"


def test_the_system_has_grown_to_the_whole_card(machine: Booted) -> None:
    rows = json.loads(machine.told("lsblk --json --bytes --output MOUNTPOINT,SIZE,FSSIZE /dev/vda2"))
    [root] = rows["blockdevices"]
    assert root["size"] > LARGER + 1024 * MIB
    assert int(root["fssize"]) > 0.9 * root["size"]


def test_only_a_key_opens_ssh(machine: Booted) -> None:
    assert "Permission denied (publickey)" in machine.refusal("-o", "PubkeyAuthentication=no")
