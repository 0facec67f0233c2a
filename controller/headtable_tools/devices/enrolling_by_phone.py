"""Enrols a device for Wi-Fi without a cable: its settings go into a QR code, and a phone brings them to the device.

The device has a page of its own for them (``firmware/common/setup_page.py``). The settings stand behind the ``#`` of
the link, which no browser sends anywhere.
"""

from __future__ import annotations

import base64
import secrets
from urllib.parse import urlencode

import msgspec

from headtable.box.lines.wifi.device_keys import KEY_BYTES, Keys
from headtable.errors import NotAllowed
from headtable.messages.words import Uid
from headtable_tools.devices.enrolling import LONGEST_NETWORK, Network

PAGE = "http://192.168.4.1/"  # the device's own, in its own network
NETWORK_START = "headtable-"


def invite(uid: str, keys: Keys, network: Network) -> str:
    """Give a device a new key, and return the link with its settings.

    Raises NotAllowed for a name that no device can have, and Unwell if the key cannot be stored.
    """
    try:
        msgspec.convert(uid, Uid)
    except msgspec.ValidationError:
        raise NotAllowed("adopt-uid-wrong", uid=uid) from None
    key = secrets.token_bytes(KEY_BYTES)
    keys.store(uid, key)
    return link_to(key, network)


def link_to(key: bytes, network: Network) -> str:
    """The link that fills the form of the device's page."""
    fields = {"network": network.name, "password": network.password, "box": network.box}
    given = {name: value for name, value in fields.items() if value}
    return f"{PAGE}#{urlencode({**given, 'key': base64.b64encode(key).decode()})}"


def own_network(uid: str) -> str:
    """The name of the network that the device opens."""
    return f"{NETWORK_START}{uid}"[:LONGEST_NETWORK]
