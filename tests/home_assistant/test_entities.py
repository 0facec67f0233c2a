"""What Home Assistant is told of the night, and what it makes of headtable's messages.

The keys below are those that the MQTT schemas of Home Assistant 2025.4 know. It ignores a key that it does not know,
so a misspelt one would be missed only on a dashboard.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jinja2 import StrictUndefined
from jinja2.sandbox import SandboxedEnvironment

from headtable.hall.bus_state import BusState
from headtable.home_assistant.entities import EVENTS, LATEST_FIRMWARE, MAY_ORDER, SHOWN, Topics, devices
from headtable.messages.devices import Identify
from headtable.messages.facts import Fact, Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import RoundOver, RoundStarted
from headtable.messages.rooms import BoxState, EngineState
from headtable.messages.table import BuncoGranted, Rolled
from headtable.wire import address_of, decode_payload, encode_payload, root
from tests.home_assistant.messages_of_a_venue import MESSAGES, PAD
from tests.home_assistant.onlooker import VENUE
from tools.docs.samples import FACTS

COMMON = {"platform", "unique_id", "name", "availability", "device_class", "entity_category"}
STATE = {"state_topic", "value_template"}
KNOWN = {
    "sensor": COMMON | STATE | {"unit_of_measurement", "options"},
    "binary_sensor": COMMON | STATE | {"payload_on", "payload_off"},
    "event": COMMON | STATE | {"event_types"},
    "update": COMMON | STATE | {"title"},
    "button": COMMON | {"command_topic", "payload_press"},
}
NEEDED = {
    "sensor": {"state_topic"},
    "binary_sensor": {"state_topic"},
    "event": {"state_topic", "event_types"},
    "update": set[str](),
    "button": {"command_topic"},
}
OBJECT_ID = re.compile(r"[a-zA-Z0-9_-]+")
Config = dict[str, Any]


def configs(*messages: MqttMessage) -> dict[str, Config]:
    """Each device's message, as Home Assistant decodes it."""
    hall = BusState(lambda: 0.0)
    for message in messages or MESSAGES:
        hall.on_message(message, "live")
    found = devices(hall, Topics(VENUE))
    return {name: msgspec.json.decode(msgspec.json.encode(config)) for name, config in found.items()}


def components(*messages: MqttMessage) -> Iterator[tuple[str, Config]]:
    """Each entity by its device and its own name."""
    for name, config in configs(*messages).items():
        yield from ((f"{name} {key}", entity) for key, entity in config["components"].items())


def rendered(template: str, message: MqttMessage) -> str:
    """What the template makes of a message: Home Assistant runs Jinja in a sandbox, too."""
    jinja = SandboxedEnvironment(undefined=StrictUndefined)
    return str(jinja.from_string(template).render(value_json=msgspec.json.decode(encode_payload(message))))


def value(entity: str, *messages: MqttMessage) -> str:
    """The value of an entity after these messages: that of the last one on its topic."""
    every = [*MESSAGES, *messages]
    found = dict(components(*every))[entity]
    last = next(one for one in reversed(every) if root(VENUE) + address_of(one) == found["state_topic"])
    return rendered(found["value_template"], last)


def test_every_entity_has_the_keys_that_home_assistant_knows_and_needs() -> None:
    for name, entity in components():
        platform = entity["platform"]
        assert entity.keys() <= KNOWN[platform], name
        assert entity.keys() >= NEEDED[platform] | {"unique_id", "name"}, name


def test_every_device_has_a_name_of_its_own_and_hangs_on_its_box() -> None:
    found = configs()
    assert all(OBJECT_ID.fullmatch(name) for name in found)
    identifiers = {name: config["device"]["identifiers"] for name, config in found.items()}
    assert identifiers["pad-01"] == ["headtable-hall-pad-01"]
    assert found["pad-01"]["device"]["via_device"] == identifiers["box-box"][0]
    unique = [entity["unique_id"] for _, entity in components()]
    assert len(set(unique)) == len(unique)


def test_entities_are_available_by_the_wills_of_their_parts() -> None:
    night, pad = (configs()[name]["availability"] for name in ("night", "pad-01"))
    assert [each["topic"] for each in night] == ["ht/1/hall/engine/state"]
    assert [each["topic"] for each in pad] == ["ht/1/hall/box/box/state", "ht/1/hall/dev/pad-01/birth"]
    for will in (EngineState("e1", "lost"), BoxState("box", "b1", "lost")):
        assert rendered(night[0]["value_template"], will) == night[0]["payload_not_available"]
    away = msgspec.structs.replace(PAD, online=False)
    assert rendered(pad[1]["value_template"], away) == pad[1]["payload_not_available"]
    assert rendered(pad[1]["value_template"], PAD) == pad[1]["payload_available"]


@pytest.mark.parametrize(
    ("entity", "shown"),
    [
        ("night round", "1.3"),
        ("night phase", "playing"),
        ("night left", "90"),
        ("night in-play", "True"),
        ("night engine", "online"),
        ("box-box online", "online"),
        ("box-box horn-ready", "False"),
        ("pad-01 online", "True"),
        ("pad-01 battery", "80"),
        ("pad-01 garbled", "2"),
    ],
)
def test_a_value_is_read_from_headtables_own_message(entity: str, shown: str) -> None:
    assert value(entity) == shown


def test_an_older_firmware_has_an_update() -> None:
    told = msgspec.json.decode(value("pad-01 firmware"))
    assert told == {"installed_version": "0.0.9", "latest_version": LATEST_FIRMWARE}
    firmware = (Path(__file__).parents[2] / "firmware/common/device.py").read_text()
    assert f'FIRMWARE = "{LATEST_FIRMWARE}"' in firmware


def test_a_device_on_the_pi_has_no_firmware_and_no_battery() -> None:
    assert set(configs()["gpio-17"]["components"]) == {"garbled", "online"}


def event_of(fact: Fact) -> Config | None:
    """The event that Home Assistant shows for a fact; None if it shows none."""
    template = dict(components())["night events"]["value_template"]
    told = rendered(template, Told(7, 0, fact, 1_795_284_367_120, "pad-01", "device"))
    return msgspec.json.decode(told) if told else None


def test_the_bell_a_bunco_and_the_end_of_a_round_are_events_without_names() -> None:
    bunco = Rolled(2, "Eve", "bunco", 21, (23, 0), None, "Eve")
    assert event_of(RoundStarted(1, 3, 3)) == {"event_type": "round-started", "table": None}
    assert event_of(bunco) == {"event_type": "bunco", "table": 2}
    assert event_of(BuncoGranted(3, "Ida", 21, (21, 0), (4, 4, 4))) == {"event_type": "bunco", "table": 3}
    assert event_of(RoundOver(1, 3)) == {"event_type": "round-over", "table": None}
    assert event_of(Rolled(2, "Eve", "two", 2, (2, 0))) is None


def test_no_fact_makes_an_event_that_was_not_announced() -> None:
    kinds = {told["event_type"] for fact in FACTS if (told := event_of(fact))}
    assert kinds == set(EVENTS)


def test_the_only_button_lets_a_pad_blink() -> None:
    buttons = {name: entity for name, entity in components() if entity["platform"] == "button"}
    assert buttons.keys() == {"pad-01 identify"}
    order = buttons["pad-01 identify"]
    address = order["command_topic"].removeprefix(root(VENUE))
    assert decode_payload(address, order["payload_press"].encode()) == Identify("pad-01")
    assert address.replace("pad-01", "+") in MAY_ORDER


def test_every_topic_is_one_that_home_assistants_user_may_hear() -> None:
    heard = {entity["state_topic"] for _, entity in components() if "state_topic" in entity}
    heard |= {each["topic"] for config in configs().values() for each in config["availability"]}
    patterns = [re.compile(re.escape(root(VENUE) + each).replace(r"\+", "[^/]+")) for each in SHOWN]
    assert [topic for topic in heard if not any(pattern.fullmatch(topic) for pattern in patterns)] == []
