"""``make home-assistant``: Home Assistant itself reads the discovery messages that the pages keep on a real broker.

Its schemas judge each entity. Then its core makes the entities, shows the values, lets the pad blink, and shows a
bunco as an event. It removes all when discovery is switched off. A version before 2024.11 cannot read the message of
a whole device, so there only the schemas judge.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from headtable.config import HomeAssistant
from headtable.home_assistant.device_config import DeviceConfig
from headtable.messages.devices import Identify
from headtable.messages.facts import Told
from headtable.messages.table import Rolled
from headtable.web.app import serve
from tests.brokers import Mosquitto
from tests.home_assistant.entity_checks import Row, rows
from tests.home_assistant.home_assistant_process import HomeAssistantProcess, running
from tests.home_assistant.messages_of_a_venue import MESSAGES
from tests.home_assistant.onlooker import BEFORE, Onlooker, config, ended

DEVICES = {"night", "box-box", "pad-01", "gpio-17"}
EVENTS, BLINK = "headtable-hall-night-events", "headtable-hall-pad-01-identify"
BUNCO = Told(7, 0, Rolled(2, "Eve", "bunco", 21, (23, 0), None, "Eve"))
T = TypeVar("T")
LONGEST_S, LOOK_S = 30.0, 0.2  # until Home Assistant shows what it has heard


class Result(Struct, frozen=True):
    """What one version of Home Assistant made of the messages."""

    version: str
    reads_devices: bool
    entities: tuple[Row, ...]
    problems: tuple[str, ...] = ()

    @property
    def is_good(self) -> bool:
        """Whether nothing was wrong."""
        return not self.problems and not any(row.problem for row in self.entities)


async def tried(python: Path, folder: Path) -> Result:
    """All of it on a broker of its own."""
    async with Mosquitto(folder) as broker, Onlooker(broker).here() as onlooker:
        onlooker.bus.publish(*MESSAGES)
        async with running(python, folder / "home-assistant", broker.settings.port) as core:
            async with ended(serve(config(broker, folder, HomeAssistant(discovery=True)), print_nothing)):
                await onlooker.until(lambda: onlooker.devices == DEVICES)
                result = await _judged(core, onlooker)
            if result.is_good and result.reads_devices:
                async with ended(serve(config(broker, folder, HomeAssistant()), print_nothing)):
                    await onlooker.until(lambda: not onlooker.devices)
                    result = replace(result, problems=await _removal(core))
    return result


def print_nothing(_line: str) -> None:
    """The pages' greeting is not asked for."""


async def _judged(core: HomeAssistantProcess, onlooker: Onlooker) -> Result:
    """What the schemas say, and what the core makes if it reads such messages."""
    judged = [one for message in onlooker.kept.values() for one in await core.judge(message)]
    messages = {
        topic.removeprefix(BEFORE).removesuffix("/config"): msgspec.json.decode(message, type=DeviceConfig)
        for topic, message in onlooker.kept.items()
    }
    is_ = await core.version()
    if not is_.reads_devices:
        return Result(is_.version, reads_devices=False, entities=tuple(rows(messages, judged, None)))

    async def made() -> tuple[Row, ...]:
        return tuple(rows(messages, judged, (await core.read()).entities))

    entities = await _settled(made, lambda found: not any(row.problem for row in found))
    problems = [*await _blink(core, onlooker), *await _bunco(core, onlooker), *(await core.read()).complaints]
    return Result(is_.version, reads_devices=True, entities=entities, problems=tuple(problems))


async def _blink(core: HomeAssistantProcess, onlooker: Onlooker) -> list[str]:
    """Press the button of the pad: one order to blink reaches the broker."""
    await core.press(BLINK)
    orders = await _settled(_now(lambda: tuple(onlooker.orders)), bool)
    return [] if orders == (Identify("pad-01"),) else [f"the pad’s button said {orders}"]


async def _bunco(core: HomeAssistantProcess, onlooker: Onlooker) -> list[str]:
    """Tell of a bunco: the entity of the night's events shows it."""
    onlooker.bus.publish(BUNCO)

    async def event() -> list[str]:
        return [one.event_type for one in (await core.read()).entities if one.unique_id == EVENTS]

    shown = await _settled(event, lambda seen: seen == ["bunco"])
    return [] if shown == ["bunco"] else [f"a bunco was shown as the events {shown}"]


async def _removal(core: HomeAssistantProcess) -> tuple[str, ...]:
    """Discovery is off: no entity stays."""

    async def left() -> list[str]:
        return [one.unique_id for one in (await core.read()).entities]

    staying = await _settled(left, lambda seen: not seen)
    return tuple(f"{unique_id} stays after discovery was switched off" for unique_id in staying)


def _now(look: Callable[[], T]) -> Callable[[], Awaitable[T]]:
    async def looked() -> T:
        return look()

    return looked


async def _settled(look: Callable[[], Awaitable[T]], is_right: Callable[[T], bool]) -> T:
    """What is seen once it is right, or after the longest time."""
    deadline_s = time.monotonic() + LONGEST_S
    while not is_right(seen := await look()) and time.monotonic() < deadline_s:
        await asyncio.sleep(LOOK_S)
    return seen


def table(result: Result) -> str:
    """A line for each entity, and one for each problem beside them."""
    lines = [f"Home Assistant {result.version}"]
    if not result.reads_devices:
        lines.append("It is older than 2024.11 and reads no message of a whole device: only its schemas have judged.")
    lines += [
        f"{row.device:8} {row.platform:13} {row.unique_id:34} {row.state:26} {row.problem or 'good'}"
        for row in result.entities
    ]
    bad = sum(bool(row.problem) for row in result.entities)
    return "\n".join([*lines, *result.problems, f"{len(result.entities)} entities, {bad} of them bad"])


def main(words: list[str]) -> int:
    """Try it, print the table, and tell by the exit status whether all is good."""
    wish = _wishes(words)
    with TemporaryDirectory(prefix="headtable-home-assistant-") as folder:
        result = asyncio.run(tried(wish.python, Path(folder)))
    print(table(result))  # noqa: T201
    if wish.json:
        wish.json.write_bytes(msgspec.json.format(msgspec.json.encode(result)))
    return 0 if result.is_good else 1


def _wishes(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make home-assistant", description=__doc__)
    parser.add_argument("--python", type=Path, required=True, help="the Python that has Home Assistant")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what was found there")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
