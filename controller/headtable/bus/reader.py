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

_PATTERNS = [(re.compile(re.sub(r"{\w+}", "[^/]+", topic.address)).fullmatch, topic.address) for topic in wire.TOPICS]


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
    return next((pattern for matches, pattern in _PATTERNS if matches(address)), ANY_TOPIC)
