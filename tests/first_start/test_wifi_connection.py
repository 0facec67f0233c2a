"""The network in NetworkManager's own kind of file."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from headtable_tools.first_start.start_file import Wifi
from headtable_tools.first_start.wifi_connection import connection, join

PASSWORD = "twelve buncos"  # noqa: S105  of no network


def test_a_network_with_a_password_uses_wpa() -> None:
    assert connection(Wifi(network="Hall", country="US", password=PASSWORD)).splitlines()[3:] == [
        "type=wifi", "", "[wifi]", "mode=infrastructure", "ssid=72;97;108;108;",
        "", "[wifi-security]", "key-mgmt=wpa-psk", f"psk={PASSWORD}",
    ]  # fmt: skip


def test_an_open_network_has_no_security() -> None:
    assert "security" not in connection(Wifi(network="Hall", country="US"))


@pytest.mark.parametrize(
    ("password", "written"),
    [(r"back\slash", r"back\\slash"), ("  both ends ", r"\s\sboth ends\s"), ("        ", r"\s" * 8)],
)
def test_a_password_is_escaped(password: str, written: str) -> None:
    assert f"psk={written}\n" in connection(Wifi(network="Hall", country="US", password=password))


def test_a_name_may_have_any_letters() -> None:
    assert "ssid=71;101;109;101;105;110;100;101;32;195;188;59;35;\n" in connection(
        Wifi(network="Gemeinde ü;#", country="DE")
    )


def test_only_root_may_read_the_file(tmp_path: Path) -> None:
    join(Wifi(network="Hall", country="US", password=PASSWORD), tmp_path)
    [file] = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
