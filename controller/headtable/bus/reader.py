"""Turns what comes from the broker into messages; anything else is logged once for each cause."""

from __future__ import annotations

import re
from collections.abc import Callable

from headtable import wire
from headtable.complaints import Complaints
from headtable.errors import Trouble
from headtable.messages.rooms import MqttMessage

ANY_TOPIC = "#"  # as a subscription says it
Hear = Callable[[MqttMessage, bool], None]

_PATTERNS = [(re.compile(re.sub(r"{\w+}", "[^/]+", topic.address)).fullmatch, topic.address) for topic in wire.TOPICS]


class Reader:
    """Decodes the payloads below the root. ``hear`` gets only valid messages."""

    def __init__(self, root: str, complaints: Complaints, hear: Hear) -> None:
        self._root = root
        self._complaints = complaints
        self._hear = hear

    def read(self, topic: str, payload: bytes, retained: bool) -> None:  # noqa: FBT001 - as the broker says it
        """Pass one message on, or complain about an invalid one."""
        address = topic.removeprefix(self._root)
        try:
            self._hear(wire.decode_payload(address, payload), retained)
        except Trouble as trouble:
            self._complaints.note(_pattern(address), trouble)


def _pattern(address: str) -> str:
    """The topic that an address is one of, so that a thousand pads make one cause and not a thousand."""
    return next((pattern for matches, pattern in _PATTERNS if matches(address)), ANY_TOPIC)
