"""An engine as the pages know it: it puts every night away that it is asked to."""

from __future__ import annotations

import asyncio

from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import ArchiveNight, NightArchived, NightPutAway
from headtable.web.engine_requests import EngineRequests
from tests.patience import PATIENCE_S
from tests.web.house import DATING


class NightEngine:
    """It records the orders, and answers each of them."""

    def __init__(self) -> None:
        self.orders: list[ArchiveNight] = []
        self.requests = EngineRequests(self.hear, DATING, give_up_s=PATIENCE_S)

    def hear(self, message: MqttMessage) -> bool:
        """Publish, as ``Bus.publish`` would."""
        assert isinstance(message, ArchiveNight)
        self.orders.append(message)
        answer = NightArchived(message.asker, message.id, NightPutAway("last.night.db"))
        asyncio.get_running_loop().call_soon(self.requests.handle_answer, answer)
        return True
