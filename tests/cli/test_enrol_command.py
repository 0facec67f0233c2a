"""`headtable devices enrol` where no device is needed for it: what makes no sense, and a key taken away."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.box.lines.wifi.device_keys import Keys
from tests.cli.test_cli import headtable

ENROL = ("devices", "enrol", "pad-07")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--wired", "--network", "hall"), "--wired puts it on its cable again, --network on Wi-Fi"),
        (("--box", "192.168.4.1:7707"), "--box is for a device on Wi-Fi: name its network"),
        (("--password", "p$ssw0rd"), "--password is for a device on Wi-Fi: name its network"),
        (("--wired", "--box", "192.168.4.1:7707"), "--box is for a device on Wi-Fi"),
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
