"""What box, engine and devices of a venue say on MQTT in the third round of a night."""

from __future__ import annotations

from headtable.messages.devices import Birth, Health
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import BoxState, EngineState, NightState
from headtable.messages.sound_commands import SignalState

PAD = Birth("pad-01", "box", "pad", "0.0.9", "7", "buttons+lamps", online=True, table=1)
HORN = Birth("gpio-17", "box", "horn", "headtable", "7", "horn", online=True)
MESSAGES: tuple[MqttMessage, ...] = (
    EngineState("e1", "online", "1.3", in_play=True, left_s=90),
    NightState("Rolling for Pink", "BUNKO", "playing", 3, 1, 3, 3, 6, 3),
    BoxState("box", "b1", "online"),
    SignalState("horn", "box", sounding=False, armed=True, muted=True),
    PAD,
    Health("pad-01", garbled=2, battery=80),
    HORN,
    Health("gpio-17"),
)
