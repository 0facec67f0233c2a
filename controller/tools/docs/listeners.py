"""Who hears which topic, from the filters that each part subscribes to."""

from __future__ import annotations

from typing import get_args

from paho.mqtt.client import topic_matches_sub

from headtable.box.subscriptions import listens_to
from headtable.config import BoxSettings, SignalSettings
from headtable.engine.start import LISTEN as ENGINE
from headtable.messages.words import Role, Signal
from headtable.web.hall_watch import LISTEN as HALL
from headtable.web.live_room import LISTEN as ROOM
from headtable.wire import Topic

_BOX = BoxSettings(signals=tuple(SignalSettings(signal=signal, device="horn-01") for signal in get_args(Signal)))
FILTERS = {"box": listens_to(_BOX), "engine": ENGINE, "web": (*ROOM, *HALL)}
_LIKE = {"id": _BOX.id, "box": _BOX.id, "signal": "horn", "uid": "pad-01", "asker": "web-1", "table": "1"}


def listeners(topic: Topic) -> list[str]:
    """The parts of headtable that hear a topic."""
    addresses = [topic.address.format_map({**_LIKE, "role": role}) for role in get_args(Role)]
    return [
        part
        for part, filters in FILTERS.items()
        if any(topic_matches_sub(sub, address) for sub in filters for address in addresses)
    ]
