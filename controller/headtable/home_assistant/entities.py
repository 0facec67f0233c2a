"""The devices that Home Assistant may show: the night, each box, and each device on it.

Templates are Jinja, which Home Assistant runs on the messages of docs/mqtt.md. No name of a guest is in any of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from headtable import __version__
from headtable.hall.bus_state import BusState
from headtable.home_assistant.device_config import Availability, DeviceConfig, DeviceInfo, Entity, Origin
from headtable.messages.devices import Birth, Health, Identify
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import Phase
from headtable.messages.sound_commands import SignalState
from headtable.messages.words import Uid
from headtable.saying import text
from headtable.wire import address_of, encode_payload, root

LATEST_FIRMWARE = "0.1.0"  # of this version of headtable
EVENTS = ("round-started", "bell", "bunco", "round-over")
EVENT_TEMPLATE = (
    "{% set fact = value_json.fact %}"
    "{% set kinds = {'round-started': 'round-started', 'round-called': 'bell', 'round-over': 'round-over',"
    " 'bunco-granted': 'bunco'} %}"
    "{% set kind = 'bunco' if fact['is'] == 'rolled' and fact.worth == 'bunco' else kinds.get(fact['is']) %}"
    "{% if kind %}{{ {'event_type': kind, 'table': fact.table | default(none)} | tojson }}{% endif %}"
)
STATUS = "{{ value_json.status }}"
MAKER = "headtable"
SHOWN = ("engine/state", "night/state", "night/fact", "box/+/state", "dev/+/birth", "dev/+/health", "sig/+/state")
MAY_ORDER = ("dev/+/blink",)  # all that Home Assistant's own user may hear, and all that it may say
FIRMWARE_TEMPLATE = (
    f"{{% set latest = '{LATEST_FIRMWARE}' %}}"
    "{{ {'installed_version': value_json.firmware, 'latest_version': latest} | tojson }}"
)
MOST_BOXES, MOST_DEVICES = 16, 256  # as in the metrics


class Topics:
    """The addresses of a venue's messages, and the names of its devices in Home Assistant."""

    def __init__(self, venue: str) -> None:
        self.node = f"headtable-{venue}"
        self._root = root(venue)

    def of(self, message: MqttMessage) -> str:
        """Where a message like this one is published."""
        return self._root + address_of(message)

    def at(self, address: str) -> str:
        """An address below the venue's root."""
        return self._root + address

    def has_engine(self) -> Availability:
        """Whether the engine is online: its will says so when it dies."""
        return Availability(self.at("engine/state"), STATUS, payload_not_available="lost")

    def has_box(self, box: Uid) -> Availability:
        """Whether a box is online, by its will."""
        return Availability(self.at(f"box/{box}/state"), STATUS, payload_not_available="lost")

    def has_device(self, birth: Birth) -> Availability:
        """Whether a device answers its box."""
        return Availability(self.of(birth), "{{ value_json.online }}", "True", "False")

    def name(self, *parts: str) -> str:
        """A name that no other venue and device has."""
        return "-".join((self.node, *parts))


def devices(hall: BusState, topics: Topics) -> dict[str, DeviceConfig]:
    """Every device by its own name: ``night``, ``box-hall``, ``pad-01``."""
    found = {"night": _night(topics)}
    boxes = sorted(hall.boxes)[:MOST_BOXES]
    found.update({f"box-{box}": _box(hall, topics, box) for box in boxes})
    births = [birth for _, birth in sorted(hall.births.items()) if birth.firmware and birth.box in boxes]
    found.update({birth.uid: _device(hall, topics, birth) for birth in births[:MOST_DEVICES]})
    return found


def _night(topics: Topics) -> DeviceConfig:
    engine, night = topics.at("engine/state"), topics.at("night/state")
    phases: tuple[Phase, ...] = get_args(Phase)
    left = "{{ value_json.left_s | default(none) }}"
    return _config(
        DeviceInfo((topics.name("night"),), text("ha-night"), MAKER, sw_version=__version__),
        (topics.has_engine(),),
        Entity("event", "events", text("ha-events"), topics.at("night/fact"), EVENT_TEMPLATE, event_types=EVENTS),
        Entity("sensor", "round", text("ha-round"), engine, "{{ value_json.round }}"),
        Entity("sensor", "phase", text("ha-phase"), night, "{{ value_json.phase }}", "enum", options=phases),
        Entity("sensor", "left", text("ha-time-left"), engine, left, "duration", "s"),
        _yes_or_no("in-play", text("ha-in-play"), engine, "{{ value_json.in_play }}"),
        _status("engine", text("ha-engine"), engine),
    )


def _box(hall: BusState, topics: Topics, box: Uid) -> DeviceConfig:
    signals = [state for (of, _), state in sorted(hall.signals.items()) if of == box]
    return _config(
        DeviceInfo((topics.name("box", box),), text("ha-box", box=box), MAKER, sw_version=__version__),
        (topics.has_box(box),),
        *(_signal(topics, state) for state in signals),
        _status("online", text("ha-online"), topics.at(f"box/{box}/state")),
    )


def _signal(topics: Topics, state: SignalState) -> Entity:
    """Whether it would sound. Nothing here can sound it: only the engine may."""
    would = "{{ value_json.armed and not value_json.muted }}"
    return _yes_or_no(f"{state.signal}-ready", text("ha-signal-ready", signal=state.signal), topics.of(state), would)


def _device(hall: BusState, topics: Topics, birth: Birth) -> DeviceConfig:
    name = text("device-label", uid=birth.uid, name=hall.name_of(birth.uid, birth.box))
    box = topics.name("box", birth.box)
    return _config(
        DeviceInfo((topics.name(birth.uid),), name, MAKER, birth.model, birth.firmware, box),
        (topics.has_box(birth.box), topics.has_device(birth)),
        *_entities_of(hall, topics, birth),
    )


def _entities_of(hall: BusState, topics: Topics, birth: Birth) -> Iterator[Entity]:
    about, health = topics.of(birth), hall.health.get(birth.uid, Health(birth.uid))
    if birth.is_pad:
        yield _blink(topics, Identify(birth.uid))
    if health.battery is not None:
        charge = Entity("sensor", "battery", text("ha-battery"), topics.of(health), "{{ value_json.battery }}")
        yield replace(charge, device_class="battery", unit_of_measurement="%", entity_category="diagnostic")
    if birth.firmware[0].isdigit():  # one of firmware/, and no device on the Pi itself
        update = Entity("update", "firmware", text("ha-firmware"), about, FIRMWARE_TEMPLATE, "firmware", title=MAKER)
        yield replace(update, entity_category="diagnostic")
    garbled = Entity("sensor", "garbled", text("ha-garbled"), topics.of(health), "{{ value_json.garbled }}")
    yield replace(garbled, entity_category="diagnostic")
    online = _yes_or_no("online", text("ha-online"), about, "{{ value_json.online }}")
    yield replace(online, device_class="connectivity", availability=(topics.has_box(birth.box),))


def _blink(topics: Topics, order: Identify) -> Entity:
    """The only button: whoever presses it makes a pad blink, and nothing sounds."""
    return Entity(
        "button",
        "identify",
        text("ha-identify"),
        device_class="identify",
        command_topic=topics.of(order),
        payload_press=encode_payload(order).decode(),
        entity_category="config",
    )


def _yes_or_no(unique_id: str, name: str, topic: str, template: str) -> Entity:
    return Entity("binary_sensor", unique_id, name, topic, template, payload_on="True", payload_off="False")


def _status(unique_id: str, name: str, topic: str) -> Entity:
    """Whether a part is online. This is known even while the part is lost."""
    entity = Entity("binary_sensor", unique_id, name, topic, STATUS, "connectivity", payload_on="online")
    return replace(entity, payload_off="lost", availability=(Availability(topic, "online"),))


def _config(info: DeviceInfo, availability: tuple[Availability, ...], *entities: Entity) -> DeviceConfig:
    [identifier] = info.identifiers
    named = {one.unique_id: replace(one, unique_id=f"{identifier}-{one.unique_id}") for one in entities}
    return DeviceConfig(info, named, availability, "all", Origin())
