"""The form of a device's own page: what it takes, and what it refuses with which words."""

from __future__ import annotations

import contextlib
from base64 import b64encode
from urllib.parse import urlencode

import pytest
from hypothesis import given, strategies as st

from common.setup_form import KEY_BYTES, Refused, decoded, settings_in

KEY = b64encode(bytes(range(KEY_BYTES))).decode()
GOOD = {"key": KEY, "network": "Parish hall", "password": "a long password", "box": "192.168.4.20:7707"}


def body(**changed: str) -> bytes:
    """The form with some fields changed."""
    return urlencode({**GOOD, **changed}).encode()


def test_a_whole_form_gives_its_settings() -> None:
    assert settings_in(body()) == GOOD


@given(st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), min_size=1, max_size=8))
def test_any_name_of_a_network_arrives_as_it_was_typed(name: str) -> None:
    assert settings_in(body(network=name))["network"] == name


def test_password_and_box_may_be_missing_and_unknown_fields_are_ignored() -> None:
    assert settings_in(urlencode({"network": "hall", "key": KEY, "colour": "red"}).encode()) == {
        "key": KEY, "network": "hall", "password": "", "box": "",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"network": ""}, "network's name"),
        ({"network": "é" * 17}, "network's name"),
        ({"password": "short"}, "network's password"),
        ({"password": "x" * 64}, "network's password"),
        ({"password": "pässword!"}, "network's password"),
        ({"password": "line\nbreak"}, "network's password"),
        ({"box": "headtable.local"}, "box's address"),
        ({"box": "0.0.0.0:7707"}, "box's address"),
        ({"box": "1.2.3.256:7707"}, "box's address"),
        ({"box": "1.2.3.4:0"}, "box's address"),
        ({"box": "1.2.3.4:65536"}, "box's address"),
        ({"box": "1.2.3.-4:7707"}, "box's address"),
        ({"box": "[::1]:7707"}, "box's address"),
        ({"key": ""}, "key"),
        ({"key": KEY[:-1]}, "key"),
        ({"key": "!" * 44}, "key"),
        ({"key": b64encode(bytes(31)).decode()}, "key"),
    ],
)
def test_a_field_that_the_device_cannot_use_is_named(changed: dict[str, str], told: str) -> None:
    with pytest.raises(Refused, match=told):
        settings_in(body(**changed))


@pytest.mark.parametrize("raw", [b"%", b"%4", b"%zz", b"% 1", b"%+1", b"%ff", b"a%00b", b"\xff"])
def test_letters_that_are_none_are_refused(raw: bytes) -> None:
    with pytest.raises(ValueError, match=r"percent|zero|codec"):
        decoded(raw)
    with pytest.raises(Refused, match="letters that this device cannot read"):
        settings_in(b"network=" + raw)


@given(st.binary(max_size=200))
def test_any_bytes_give_settings_or_a_refusal(raw: bytes) -> None:
    with contextlib.suppress(Refused):
        assert settings_in(raw)["key"]
