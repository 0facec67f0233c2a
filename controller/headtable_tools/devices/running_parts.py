"""Requests of a host to the running parts: a new night to the engine, the count of blasts to a box."""

from __future__ import annotations

import secrets
from typing import Literal

from headtable.config import Config
from headtable.errors import Unwell
from headtable.messages.devices import BlastsCounted, CountBlasts
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import ArchiveNight, NightArchived, NightPutAway, NightStays
from headtable.messages.words import Delivery
from headtable_tools.watch.bus_watcher import BusWatcher, watching

ANSWER_S = 10.0


async def archive_night(config: Config) -> str:
    """Let the running engine archive the night; the path of the archive. Unwell if the night goes on."""
    asked = ArchiveNight(f"night-{secrets.token_hex(4)}", secrets.token_hex(4))
    async with watching(config, "night", (f"night/archived/{asked.asker}",)) as bus_watcher:
        answer = await _answer(bus_watcher, asked, NightArchived)
    if not isinstance(answer, NightArchived):
        raise Unwell("archive-unanswered")
    match answer.result:
        case NightPutAway(file):
            return file
        case NightStays() as why:
            raise Unwell(why)


async def count_blasts(config: Config, wish: Literal["tell", "reset"]) -> BlastsCounted:
    """Ask this configuration's box for its count; Unwell if it does not answer."""
    box = config.box.id
    async with watching(config, "blasts", (f"box/{box}/blasts",)) as bus_watcher:
        answer = await _answer(bus_watcher, CountBlasts(box, wish), BlastsCounted)
    if not isinstance(answer, BlastsCounted):
        raise Unwell("box-silent", box=box)
    return answer


async def _answer(bus_watcher: BusWatcher, asked: MqttMessage, kind: type[MqttMessage]) -> MqttMessage | None:
    answers: list[MqttMessage] = []

    def on_message(message: MqttMessage, delivery: Delivery) -> None:
        if isinstance(message, kind) and delivery == "live":
            answers.append(message)

    bus_watcher.listen(on_message)
    bus_watcher.bus.publish(asked)
    await bus_watcher.until(lambda: bool(answers), ANSWER_S)
    return answers[0] if answers else None
