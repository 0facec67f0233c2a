"""``make home-assistant`` finds an entity that Home Assistant refuses, leaves out or shows wrongly."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.home_assistant.device_config import DeviceConfig, DeviceInfo, Entity
from tests.home_assistant.verdicts import Judged, Made, rows

ROUND = Entity("sensor", "headtable-hall-night-round", "Round", "ht/1/hall/engine/state")
NIGHT = {"night": DeviceConfig(DeviceInfo(("headtable-hall-night",), "Bunco night"), {"round": ROUND}, ())}
FINE = Judged(ROUND.unique_id, "")
MADE = Made(ROUND.unique_id, "sensor", "1.3", "")


def problems(judged: list[Judged], made: list[Made] | None) -> list[str]:
    return [row.problem for row in rows(NIGHT, judged, made)]


def test_an_entity_that_shows_its_value_is_good() -> None:
    assert problems([FINE], [MADE]) == [""]


def test_an_entity_that_the_schema_refuses_is_bad() -> None:
    assert problems([replace(FINE, problem="unknown keys: titel")], [MADE]) == ["unknown keys: titel"]
    assert problems([], [MADE]) == ["not judged"]


def test_an_entity_that_is_missing_or_of_another_platform_is_bad() -> None:
    assert problems([FINE], []) == ["Home Assistant has made no entity"]
    assert problems([FINE], [replace(MADE, platform="event")]) == ["it became a event"]


def test_a_wrong_value_is_bad() -> None:
    assert problems([FINE], [replace(MADE, state="unavailable")]) == ["its value should be 1.3"]


def test_an_entity_that_no_message_has_is_bad() -> None:
    assert problems([FINE], [MADE, replace(MADE, unique_id="ghost")]) == ["", "no message has it"]


def test_a_version_that_reads_no_devices_judges_by_its_schemas_alone() -> None:
    assert problems([FINE], None) == [""]
    assert problems([replace(FINE, problem="expected str")], None) == ["expected str"]
