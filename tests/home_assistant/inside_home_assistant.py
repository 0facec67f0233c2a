"""Runs Home Assistant's own core with its MQTT integration, in an environment apart: see ``make home-assistant``.

It imports Home Assistant and nothing of headtable. ``python inside_home_assistant.py FOLDER BROKERS_PORT OWN_PORT``
answers each line of JSON on its input with one on its output. ``judge`` checks a discovery message by Home
Assistant's schemas. ``read`` tells the entities, ``press`` presses a button, and ``version`` tells the version.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import voluptuous as vol
from homeassistant import auth, bootstrap, config_entries, const, loader
from homeassistant.components import mqtt
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry
from homeassistant.setup import async_setup_component

ENTRY = {
    "entry_id": "headtable", "domain": "mqtt", "title": "the broker of this test", "source": "user", "version": 1,
    "minor_version": 1, "options": {}, "unique_id": None, "disabled_by": None, "pref_disable_new_entities": False,
    "pref_disable_polling": False,
}  # fmt: skip
COMMON = ("availability", "availability_mode", "origin")  # of a device, for each of its entities
NEWER = {"options"}  # keys that versions before 2024.11 do not know; headtable needs 2024.11
Json = dict[str, Any]


class Complaints(logging.Handler):
    """What Home Assistant warns about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one line."""
        self.lines.append(record.getMessage())


def reads_devices() -> bool:
    """Whether this version reads the message of a whole device: 2024.11 is the first."""
    return (const.MAJOR_VERSION, const.MINOR_VERSION) >= (2024, 11)


def judge(message: Json) -> list[Json]:
    """Each entity of a message, and what Home Assistant's schema for it says: an error, or the keys it drops."""
    common = {key: message[key] for key in COMMON if key in message} | {"device": message["device"]}
    return [
        {"unique_id": entity.get("unique_id", ""), "problem": _problem(entity, common)}
        for entity in message["components"].values()
    ]


def _problem(entity: Json, common: Json) -> str | None:
    config = common | {key: value for key, value in entity.items() if key != "platform"}
    try:
        schema = import_module(f"homeassistant.components.mqtt.{entity['platform']}").DISCOVERY_SCHEMA
        kept = schema(config)
    except (ModuleNotFoundError, KeyError) as trouble:
        return f"no such platform: {trouble}"
    except vol.Invalid as trouble:
        return str(trouble)
    dropped = sorted(config.keys() - kept.keys() - (set() if reads_devices() else NEWER))
    return f"unknown keys: {', '.join(dropped)}" if dropped else None


def read(hass: HomeAssistant, complaints: Complaints) -> Json:
    """All entities that the integration has made, and what was logged."""
    registry = entity_registry.async_get(hass)
    entities = [_entity(hass, entry) for entry in registry.entities.values() if entry.platform == "mqtt"]
    return {"entities": entities, "complaints": complaints.lines}


def _entity(hass: HomeAssistant, entry: entity_registry.RegistryEntry) -> Json:
    state = hass.states.get(entry.entity_id)
    attributes = state.attributes if state else {}
    return {
        "unique_id": entry.unique_id,
        "platform": entry.domain,
        "state": state.state if state else "",
        "event_type": attributes.get("event_type") or "",
    }


async def started(folder: Path, port: int, own_port: int) -> HomeAssistant:
    """A core with the MQTT integration, connected to the broker."""
    entry = ENTRY | {"data": {"broker": "127.0.0.1", "port": port}}
    storage = folder / ".storage"
    storage.mkdir()
    stored = {"version": 1, "minor_version": 1, "key": "core.config_entries", "data": {"entries": [entry]}}
    (folder / "configuration.yaml").touch()
    (storage / "core.config_entries").write_text(json.dumps(stored))
    hass = HomeAssistant(str(folder))
    hass.config.skip_pip = True
    loader.async_setup(hass)
    hass.config_entries = config_entries.ConfigEntries(hass, {})
    await bootstrap.async_load_base_functionality(hass)
    hass.auth = await auth.auth_manager_from_config(hass, [], [])
    config = {"http": {"server_host": "127.0.0.1", "server_port": own_port}}  # a dependency of mqtt; nobody asks it
    for name in ("homeassistant", "http", "mqtt"):
        assert await async_setup_component(hass, name, config), f"{name} did not start"
    await hass.async_start()
    return hass


async def answer(hass: HomeAssistant | None, complaints: Complaints, order: Json) -> object:
    """Do what one line asks for."""
    match order:
        case {"do": "version"}:
            return {"version": const.__version__, "reads_devices": reads_devices()}
        case {"do": "judge", "message": message}:
            return judge(message)
        case {"do": "press", "unique_id": unique_id} if hass:
            entity_id = entity_registry.async_get(hass).async_get_entity_id("button", mqtt.DOMAIN, unique_id)
            await hass.services.async_call("button", "press", {"entity_id": entity_id}, blocking=True)
            return {}
        case {"do": "read"} if hass:
            return read(hass, complaints)
        case _:
            raise ValueError(order)


async def main(folder: Path, port: int, own_port: int) -> None:
    """Start it, and answer until the input ends."""
    logging.basicConfig(level=logging.WARNING)
    logging.getLogger("homeassistant.helpers.frame").setLevel(logging.ERROR)  # its warnings are about its own code
    complaints = Complaints()
    logging.getLogger("homeassistant").addHandler(complaints)
    hass = await started(folder, port, own_port) if reads_devices() else None
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await answer(hass, complaints, json.loads(line))), flush=True)  # noqa: T201
    if hass:
        await hass.async_stop(force=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
