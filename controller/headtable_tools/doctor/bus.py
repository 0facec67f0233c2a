"""The broker, and which parts are connected to it."""

from __future__ import annotations

from msgspec import Struct

from headtable.config import Config
from headtable.errors import Unwell
from headtable.hall.bus_state import LISTEN
from headtable.messages.devices import Birth
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.watch.bus_watcher import watching


class BoxOnBroker(Struct, frozen=True, tag=True):
    """A box is connected."""

    box: str


class EngineOnBroker(Struct, frozen=True, tag=True):
    """The engine is connected."""


class BrokerNotStarted(Unknown):
    """`headtable run` will start it."""

    host: str
    port: int


class BrokerShut(Wrong):
    """The broker cannot be reached, or refuses the connection."""

    why: Unwell


class BrokerAnswered(Good):
    """The broker answers."""

    host: str
    port: int
    there: tuple[BoxOnBroker | EngineOnBroker, ...]


class HeardOfBox(Struct, frozen=True):
    """What the broker told of our box; ``births`` are the devices that it has met, None if it is not running."""

    births: dict[str, Birth] | None = None
    names: dict[str, str] = {}


async def broker(config: Config) -> tuple[Finding, HeardOfBox]:
    """Whether the broker accepts us, and what it tells of our box."""
    host, port = config.broker.host, config.broker.port
    try:
        async with watching(config, "doctor", LISTEN) as bus_watcher:
            state = bus_watcher.state
    except Unwell as why:
        return (BrokerNotStarted(host, port) if config.broker.embedded else BrokerShut(why)), HeardOfBox()
    boxes = [BoxOnBroker(box) for box in state.boxes if state.box_is_online(box)]
    engines = [EngineOnBroker()] if state.engine_is_online else []
    ours = {uid: birth for uid, birth in state.births.items() if birth.box == config.box.id}
    found = BrokerAnswered(host, port, (*boxes, *engines))
    names = state.choices[config.box.id].names if config.box.id in state.choices else ()
    is_there = state.box_is_online(config.box.id)
    return found, HeardOfBox(ours if is_there else None, {one.uid: one.name for one in names})
