"""`headtable devices enrol` where no device is needed for it: what makes no sense, and a key taken away."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.box.lines.wifi.device_keys import Keys
from headtable.web.qr_picture import qr_lines
from tests.cli.test_cli import headtable

ENROL = ("devices", "enrol", "pad-07")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--wired", "--network", "hall"), "--wired puts it on its cable again, --network on Wi-Fi"),
        (("--box", "192.168.4.1:7707"), "--box is for a device on Wi-Fi: name its network"),
        (("--password", "p$ssw0rd"), "--password is for a device on Wi-Fi: name its network"),
        (("--wired", "--box", "192.168.4.1:7707"), "--box is for a device on Wi-Fi"),
        (("--by-phone",), "--by-phone is for a device on Wi-Fi: name its network with --network, too"),
        (("--by-phone", "--network", "hall", "--port", "x"), "--by-phone needs no cable, --port is for one"),
        (("--by-phone", "--wired"), "--by-phone needs no cable, --wired is for one"),
        (("--by-phone", "--forget"), "--forget takes the key away, --by-phone is for giving one"),
        (("--forget", "--wired"), "--forget takes the key away, --wired is for giving one"),
        (("--forget", "--network", "hall"), "--forget takes the key away, --network is for giving one"),
        (("--forget", "--port", "/dev/ttyACM0"), "--forget takes the key away, --port is for giving one"),
    ],
)
def test_options_that_contradict_each_other_are_refused(tmp_path: Path, words: tuple[str, ...], why: str) -> None:
    told = headtable(*ENROL, *words, cwd=tmp_path)
    assert told.returncode == 2
    assert why in told.stderr
    assert "p$ssw0rd" not in told.stderr
    assert not list(tmp_path.iterdir())


def test_a_key_can_be_removed_without_a_cable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADTABLE_WIFI_PASSWORD", "secret00")  # it contradicts nothing there
    keys = Keys(tmp_path / "headtable.keys")
    keys.store("pad-07", bytes(32))
    keys.store("pad-08", bytes(32))
    (tmp_path / "headtable.toml").touch()
    words = (*ENROL, "--forget", "--config", tmp_path / "headtable.toml")
    told = headtable(*words, cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "pad-07 has no key any longer" in told.stdout
    assert (keys.of("pad-07"), keys.of("pad-08")) == (None, bytes(32))
    again = headtable(*words, cwd=tmp_path)
    assert again.returncode != 0
    assert "pad-07 has no key in" in again.stderr


def test_by_phone_it_shows_the_code_and_its_link_and_keeps_the_key(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.touch()
    words = ("--network", "the hall", "--password", "long enough", "--by-phone", "--config", file)
    told = headtable(*ENROL, *words, cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    [link] = [line for line in told.stdout.splitlines() if line.startswith("http://192.168.4.1/#network=the+hall&")]
    assert "\n".join(qr_lines(link)) in told.stdout
    assert "clear the screen" in told.stdout
    assert Keys(tmp_path / "headtable.keys").of("pad-07")
