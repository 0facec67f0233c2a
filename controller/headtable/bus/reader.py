"""Turns what comes from the broker into messages; anything else is logged once for each cause."""

from __future__ import annotations

import re
from collections.abc import Callable

from headtable import wire
from headtable.complaints import Complaints
from headtable.errors import Trouble
from headtable.messages.mqtt import MqttMessage
from headtable.messages.words import Delivery

ANY_TOPIC = "#"  # as in a subscription
OnMessage = Callable[[MqttMessage, Delivery], None]

_ADDRESSES = [topic.address for topic in wire.TOPICS]
_is_at = re.compile("|".join("({})".format(re.sub(r"{\w+}", "[^/]+", address)) for address in _ADDRESSES)).fullmatch
"""Each group is a topic: to try one after the other takes ten times as long when a device floods the bus."""


class Reader:
    """Decodes the payloads below the root. ``on_message`` gets only valid messages."""

    def __init__(self, root: str, complaints: Complaints, on_message: OnMessage) -> None:
        self._root = root
        self._complaints = complaints
        self._on_message = on_message

    def read(self, topic: str, payload: bytes, delivery: Delivery) -> None:
        """Pass one message on, or complain about an invalid one."""
        address = topic.removeprefix(self._root)
        try:
            self._on_message(wire.decode_payload(address, payload), delivery)
        except Trouble as trouble:
            self._complaints.note(_pattern(address), trouble)


def _pattern(address: str) -> str:
    """The topic of an address, so that a thousand pads make one cause and not a thousand."""
    found = _is_at(address)
    return _ADDRESSES[found.lastindex - 1] if found and found.lastindex else ANY_TOPIC
