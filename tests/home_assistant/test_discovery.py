"""The pages keep Home Assistant's messages on a real broker: they come, follow the devices, and go again."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.config import HomeAssistant
from headtable.messages.devices import Birth
from headtable.messages.rooms import BoxState
from headtable.web.app import serve
from tests.brokers import Mosquitto
from tests.home_assistant.onlooker import BEFORE, Onlooker, config, ended

pytestmark = pytest.mark.slow
ON = HomeAssistant(discovery=True)
PAD = Birth("pad-01", "box", "pad", "0.1.0", "7", "buttons", online=True, table=1)


async def test_discovery_follows_the_devices_and_is_taken_back_when_it_is_off(tmp_path: Path) -> None:
    async with Mosquitto(tmp_path) as broker, Onlooker(broker).here() as onlooker:
        onlooker.bus.publish(BoxState("box", "b1", "online"), PAD)
        async with ended(serve(config(broker, tmp_path, ON), print)):
            await onlooker.until(lambda: onlooker.devices == {"night", "box-box", "pad-01"})
            before = onlooker.kept[f"{BEFORE}pad-01/config"]
            onlooker.bus.publish(replace(PAD, firmware="0.2.0"))
            await onlooker.until(lambda: onlooker.kept[f"{BEFORE}pad-01/config"] != before)
            onlooker.bus.publish(replace(PAD, online=False))
            onlooker.bus.clear("dev/pad-01/birth")
            await onlooker.until(lambda: onlooker.devices == {"night", "box-box"})
        async with ended(serve(config(broker, tmp_path, HomeAssistant()), print)):
            await onlooker.until(lambda: onlooker.devices == set())


async def test_pages_that_start_again_clear_what_is_gone_and_leave_other_programs_alone(tmp_path: Path) -> None:
    other = "homeassistant/device/headtable-cellar/night/config"
    async with Mosquitto(tmp_path) as broker, Onlooker(broker).here() as onlooker:
        for topic in (f"{BEFORE}pad-99/config", other):
            onlooker.bus.retain(topic, b"{}")
        async with ended(serve(config(broker, tmp_path, ON), print)):
            await onlooker.until(lambda: f"{BEFORE}pad-99/config" not in onlooker.kept and len(onlooker.kept) > 1)
            assert other in onlooker.kept
