"""Whether Home Assistant made of headtable's discovery messages what they say: a row for each entity."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from headtable.home_assistant.device_config import DeviceConfig
from tests.home_assistant.onlooker import VENUE

STATELESS = ("button", "event")  # they are "unknown" until somebody presses, or something happens
VALUES = {
    "night-round": "1.3",
    "night-phase": "playing",
    "night-left": "90",
    "night-in-play": "on",
    "night-engine": "on",
    "box-box-online": "on",
    "box-box-horn-ready": "off",
    "pad-01-online": "on",
    "pad-01-battery": "80",
    "pad-01-garbled": "2",
    "pad-01-firmware": "on",  # there is a newer one
    "gpio-17-online": "on",
    "gpio-17-garbled": "0",
}
"""What each entity shows after the messages of a venue."""


class Judged(Struct, frozen=True):
    """What Home Assistant's schema says about an entity of a message."""

    unique_id: str
    problem: str | None


class Made(Struct, frozen=True):
    """An entity that Home Assistant has made."""

    unique_id: str
    platform: str
    state: str
    event_type: str


class Row(Struct, frozen=True):
    """An entity of a message, and what became of it."""

    device: str
    unique_id: str
    platform: str
    state: str
    problem: str | None


def rows(messages: Mapping[str, DeviceConfig], judged: list[Judged], made: list[Made] | None) -> Iterator[Row]:
    """Each entity of the messages. Without ``made``, only the schemas have judged."""
    problems = {one.unique_id: one.problem for one in judged}
    found = {one.unique_id: one for one in made or ()}
    for device, message in sorted(messages.items()):
        for entity in message.components.values():
            problem = problems.get(entity.unique_id, "not judged")
            here = found.pop(entity.unique_id, None)
            if problem is None and made is not None:
                problem = _problem(here, entity.platform, entity.unique_id)
            yield Row(device, entity.unique_id, entity.platform, here.state if here else "", problem)
    for extra in found.values():
        yield Row("", extra.unique_id, extra.platform, extra.state, "no message has it")


def _problem(made: Made | None, platform: str, unique_id: str) -> str | None:
    if made is None:
        return "Home Assistant has made no entity"
    if made.platform != platform:
        return f"it became a {made.platform}"
    if platform in STATELESS:
        return "unavailable" if made.state == "unavailable" else None
    wanted = VALUES[unique_id.removeprefix(f"headtable-{VENUE}-")]
    return None if made.state == wanted else f"its value should be {wanted}"
