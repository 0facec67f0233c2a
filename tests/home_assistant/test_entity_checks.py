"""``make home-assistant`` finds an entity that Home Assistant refuses, leaves out or shows wrongly."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.hall.bus_state import BusState
from headtable.home_assistant.device_config import DeviceConfig, DeviceInfo, Entity
from headtable.home_assistant.entities import Topics, devices
from tests.home_assistant.entity_checks import STATELESS, VALUES, Judged, Made, rows
from tests.home_assistant.messages_of_a_venue import MESSAGES
from tests.home_assistant.onlooker import VENUE

ROUND = Entity("sensor", "headtable-hall-night-round", "Round", "ht/1/hall/engine/state")
NIGHT = {"night": DeviceConfig(DeviceInfo(("headtable-hall-night",), "Bunco night"), {"round": ROUND}, ())}
FINE = Judged(ROUND.unique_id, None)
MADE = Made(ROUND.unique_id, "sensor", "1.3", "")


def problems(judged: list[Judged], made: list[Made] | None) -> list[str | None]:
    return [row.problem for row in rows(NIGHT, judged, made)]


def test_each_entity_that_has_a_value_has_one_in_values() -> None:
    hall = BusState(lambda: 0.0)
    for message in MESSAGES:
        hall.on_message(message, "live")
    entities = [each for device in devices(hall, Topics(VENUE)).values() for each in device.components.values()]
    with_value = {each.unique_id for each in entities if each.platform not in STATELESS}
    assert with_value == {f"headtable-{VENUE}-{name}" for name in VALUES}


def test_an_entity_that_shows_its_value_is_good() -> None:
    assert problems([FINE], [MADE]) == [None]


def test_an_entity_that_the_schema_refuses_is_bad() -> None:
    assert problems([replace(FINE, problem="unknown keys: titel")], [MADE]) == ["unknown keys: titel"]
    assert problems([], [MADE]) == ["not judged"]


def test_an_entity_that_is_missing_or_of_another_platform_is_bad() -> None:
    assert problems([FINE], []) == ["Home Assistant has made no entity"]
    assert problems([FINE], [replace(MADE, platform="event")]) == ["it became a event"]


def test_a_wrong_value_is_bad() -> None:
    assert problems([FINE], [replace(MADE, state="unavailable")]) == ["its value should be 1.3"]


def test_an_entity_that_no_message_has_is_bad() -> None:
    assert problems([FINE], [MADE, replace(MADE, unique_id="ghost")]) == [None, "no message has it"]


def test_a_version_that_reads_no_devices_judges_by_its_schemas_alone() -> None:
    assert problems([FINE], None) == [None]
    assert problems([replace(FINE, problem="expected str")], None) == ["expected str"]
