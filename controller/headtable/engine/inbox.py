"""The queue of messages from the bus.

Devices and the host are heard at once, phones and previews one at a time after them. Every guest has a phone and may
press it at any speed. A preview replays the whole night. A pad's event never waits for more than one of these.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from headtable.bus.reader import OnMessage
from headtable.engine.previews import WaitingPreviews
from headtable.engine.refusal_queue import refused
from headtable.messages.inputs import Ack, Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.past import AskPreview
from headtable.messages.refusals.speaking import PhonesSayTooMuch, SaysTooMuch
from headtable.messages.words import Delivery
from headtable.rates import Rate, RateLimit

ONE_PHONE, ALL_PHONES = Rate(20, 5), Rate(400, 100)
MOST_WAITING = 1000


class Inbox:
    """Passes messages on. Those of phones and previews wait here; ``wake`` is called when one begins to wait."""

    def __init__(
        self,
        on_message: OnMessage,
        publish: Callable[[Ack], object],
        clock: Callable[[], float],
        wake: Callable[[], None],
    ) -> None:
        self._on_message = on_message
        self._publish = publish
        self._wake = wake
        self._waiting: deque[Heard] = deque()
        self._previews = WaitingPreviews(on_message, clock)
        self._one, self._all = RateLimit(ONE_PHONE, clock), RateLimit(ALL_PHONES, clock)

    def on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        """Take a message from the bus."""
        if isinstance(message, AskPreview) and delivery == "live":
            self._previews.add(message)
            self._wake()
        elif delivery == "retained" or not isinstance(message, Heard) or message.role != "phone":
            self._on_message(message, delivery)
        elif (why := self._too_much(message.uid)) is not None:
            self._publish(refused(message, None, why))
        else:
            self._one.spend(message.uid)
            self._all.spend("phones")
            self._waiting.append(message)
            self._wake()

    def _too_much(self, uid: str) -> SaysTooMuch | PhonesSayTooMuch | None:
        if self._one.is_spent(uid):
            return SaysTooMuch(uid)
        if self._all.is_spent("phones") or len(self._waiting) >= MOST_WAITING:
            return PhonesSayTooMuch()
        return None

    @property
    def has_more(self) -> bool:
        """Whether phones or previews wait."""
        return bool(self._waiting) or self._previews.has_more

    @property
    def waiting(self) -> int:
        """The number of messages that wait."""
        return len(self._waiting) + len(self._previews)

    def hear_one(self) -> None:
        """Pass on the oldest message of a phone. If no phone waits, pass on one preview."""
        if self._waiting:
            self._on_message(self._waiting.popleft(), "live")
        else:
            self._previews.hear_one()
