"""Publishes the box's messages on MQTT."""

from __future__ import annotations

from typing import Protocol

from headtable.messages.mqtt import MqttMessage


class Publish(Protocol):
    """Publishes at once, in order."""

    def __call__(self, *messages: MqttMessage) -> bool:
        """Publish these in order; false if no broker hears them."""
