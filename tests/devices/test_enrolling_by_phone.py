"""The command shows a phone what it brings to the pad, and keeps the key."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest

from common.setup_form import settings_in
from headtable.box.lines.wifi.device_keys import Keys
from headtable.errors import NotAllowed
from headtable_tools.devices.enrolling import LONGEST_NETWORK, Network
from headtable_tools.devices.enrolling_by_phone import invite, own_network

NAME, PASSWORD, BOX = "Halle 3 \N{EN DASH} Büro & Bar", "p$ss+w%rd =&#", "192.168.4.20:7707"


def form_in(link: str) -> dict[str, str]:
    """What the pad's page gets of a link; the browser's form says it with the same marks."""
    return settings_in(link.partition("#")[2].encode())


def test_the_link_has_what_the_pads_page_takes_and_the_key_that_is_kept(tmp_path: Path) -> None:
    keys = Keys(tmp_path / "headtable.keys")
    link = invite("pad-07", keys, Network(NAME, PASSWORD, BOX))
    key = keys.of("pad-07")
    assert key
    assert form_in(link) == {"network": NAME, "password": PASSWORD, "box": BOX, "key": b64encode(key).decode()}
    assert link.startswith("http://192.168.4.1/#")  # nothing before the mark is a secret


def test_each_invitation_has_a_key_of_its_own(tmp_path: Path) -> None:
    keys = Keys(tmp_path / "headtable.keys")
    links = {invite("pad-07", keys, Network(NAME)) for _ in range(3)}
    assert len({form_in(link)["key"] for link in links}) == 3


def test_an_open_network_has_no_password_in_its_link(tmp_path: Path) -> None:
    link = invite("pad-07", Keys(tmp_path / "headtable.keys"), Network("hall"))
    assert form_in(link)["password"] == form_in(link)["box"] == ""
    assert "password" not in link


def test_the_name_of_the_pads_network_is_that_of_the_firmware() -> None:
    assert own_network("pad-07") == "headtable-pad-07"
    assert len(own_network("x" * 24)) == LONGEST_NETWORK


@pytest.mark.parametrize("uid", ["pad 07", "Pad-07", "pad.07", "", "x" * 25, 'pad"', "pad-07\n"])
def test_a_name_that_no_device_can_have_spoils_no_key(uid: str, tmp_path: Path) -> None:
    keys = Keys(tmp_path / "headtable.keys")
    keys.store("pad-06", bytes(32))
    before = keys.file.read_text()
    with pytest.raises(NotAllowed):
        invite(uid, keys, Network("hall"))
    assert keys.file.read_text() == before
